import { Stack } from 'expo-router';
import { useCallback } from 'react';
import { GALLERIES } from '../../src/campaign/chapters';
import { judgeWith, loadStory } from '../../src/campaign/load';
import { VISTAS } from '../../src/canvas/pictures/shaft';
import { COVERS, loadGames } from '../../src/games';
import { useLanguage, useText } from '../../src/i18n/language';
import { isPassed, lookDown, UNTRIED } from '../../src/table/shaft';
import { useDatabase } from '../../src/ui/database';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { ShaftPage } from '../../src/ui/shaft/ShaftPage';
import { WhenLoaded } from '../../src/ui/WhenLoaded';
import { useStore } from '../../src/ui/store';
import { useLoadedInSight } from '../../src/ui/useLoaded';

export default function ShaftScreen() {
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const isKept = useDatabase() !== undefined;
  const [loaded] = useLoadedInSight(
    useCallback(async () => {
      const [story, games] = await Promise.all([loadStory(language), loadGames()]);
      return { story, progress: await lookDown(store, judgeWith(games)) };
    }, [store, language]),
  );
  return (
    <>
      <Stack.Screen options={{ title: text('shaft.title') }} />
      <WhenLoaded loaded={loaded} onBack={back}>
        {({ story, progress }) => {
          const keys = GALLERIES.flatMap(({ chapters }) => chapters.map(({ key }) => key));
          const of = (key: string) => progress.get(key) ?? UNTRIED;
          const listed = GALLERIES.map(({ key: gallery, chapters }) => ({
            key: gallery,
            ...story.galleries[gallery],
            scene: VISTAS[gallery],
            chapters: chapters.map(({ key, game }) => {
              const at = keys.indexOf(key);
              const { lanterns, going, isSkipped } = of(key);
              const cover = COVERS.find(({ id }) => id === game) ?? COVERS[0];
              return {
                key,
                number: at + 1,
                title: story.chapters[key].title,
                game: cover?.[language].name ?? '',
                symbol: cover?.symbol ?? 'mining',
                lanterns,
                isOpen: at === 0 || isPassed(of(keys[at - 1] ?? '')),
                isGoing: going !== null,
                isSkipped: isSkipped && !lanterns[0],
              };
            }),
          }));
          return <ShaftPage galleries={listed} isKept={isKept} onChapter={ways.chapter} onBack={back} />;
        }}
      </WhenLoaded>
    </>
  );
}
