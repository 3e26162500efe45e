import { Stack, useLocalSearchParams } from 'expo-router';
import { useCallback } from 'react';
import { judgeWith, loadBook } from '../../src/campaign/load';
import { COVERS, loadGames } from '../../src/games';
import { useLanguage, useText } from '../../src/i18n/language';
import { lookDown, noteSkip, UNTRIED } from '../../src/table/shaft';
import { NowherePage } from '../../src/ui/page/NowherePage';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { ChapterPage } from '../../src/ui/shaft/ChapterPage';
import { useBegin } from '../../src/ui/shaft/useBegin';
import { figureOf, useSaid } from '../../src/ui/shaft/useSaid';
import { WhenLoaded } from '../../src/ui/WhenLoaded';
import { useStore } from '../../src/ui/store';
import { useLoadedInSight } from '../../src/ui/useLoaded';

export default function ChapterScreen() {
  const { chapter: key } = useLocalSearchParams<{ chapter: string }>();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const said = useSaid();
  const begin = useBegin(ways.table);
  const [loaded] = useLoadedInSight(
    useCallback(async () => {
      const games = await loadGames();
      const [book, progress] = await Promise.all([loadBook(key, language, games), lookDown(store, judgeWith(games))]);
      const entry = games.find(({ game }) => game.id === book?.chapter.game);
      return { book, progress, game: entry?.game };
    }, [store, key, language]),
  );
  return (
    <WhenLoaded loaded={loaded} onBack={back}>
      {({ book, progress, game }) => {
        const cover = COVERS.find(({ id }) => id === game?.id);
        if (!book || !game || !cover) return <NowherePage onBack={back} />;
        const { chapter, story, number } = book;
        const own = progress.get(key) ?? UNTRIED;
        const { echo } = story;
        const past = echo && (progress.get(echo.of)?.lanterns[0] ? echo.lit : echo.dark);
        const title = `${number}. ${story.title}`;
        return (
          <>
            <Stack.Screen options={{ title: `${story.title} · ${text('shaft.title')}` }} />
            <ChapterPage
              {...{ title }}
              gallery={book.gallery}
              game={{ name: cover[language].name, symbol: cover.symbol }}
              told={said([...(past ? [past] : []), ...story.before])}
              rivals={chapter.rivals.map((rival) => figureOf(rival, language))}
              twists={book.twists}
              wanted={book.wanted}
              progress={own}
              onBegin={() => begin({ game, chapter, title: story.title, given: own.going })}
              onGoOn={ways.table}
              onSkip={() => void noteSkip(store, key).then(back)}
              onRules={() => ways.rulesOf(chapter.game)}
              onBack={back}
            />
          </>
        );
      }}
    </WhenLoaded>
  );
}
