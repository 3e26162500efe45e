import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { use, useCallback } from 'react';
import { loadGames } from '../../src/games';
import { useLanguage, useText } from '../../src/i18n/language';
import { newestBox } from '../../src/engine/editions';
import type { Setup } from '../../src/engine/game';
import { PRACTICE } from '../../src/storage/notes';
import type { Player } from '../../src/storage/savedGame';
import { CIRCLE, circleIn, circleNote, type Circle } from '../../src/table/circle';
import { declined, offerAfter } from '../../src/table/difficulty';
import { lastTable } from '../../src/table/gameStore';
import { NewGamePage } from '../../src/ui/page/NewGamePage';
import { NowherePage } from '../../src/ui/page/NowherePage';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useStore } from '../../src/ui/store';
import { useLoaded } from '../../src/ui/useLoaded';
import { useOnce } from '../../src/ui/useOnce';

export default function NewGameScreen() {
  const { game: wanted } = useLocalSearchParams<{ game: string }>();
  const language = useLanguage();
  const router = useRouter();
  const store = useStore();
  const back = useWayBack();
  const text = useText();
  const known = useLoaded(
    useCallback(async () => {
      const [list, notes, answers, practice] = await Promise.all([
        store.list(),
        store.notes(CIRCLE),
        store.notes(declined(wanted)),
        store.notes(PRACTICE),
      ]);
      return {
        last: lastTable(list, wanted) ?? lastTable(list),
        circle: circleIn(notes),
        offer: offerAfter(list.games, wanted, new Map([...answers, ...practice])),
      };
    }, [store, wanted]),
  );
  const entry = use(loadGames()).find(({ game }) => game.id === wanted);
  const begin = useOnce(async (setup: Setup, players: readonly Player[], circle: Circle) => {
    if (!entry) return;
    const id = await store.begin(entry.game, { ...setup, ...newestBox(entry.game) }, players);
    const { name, value } = circleNote(circle);
    // A game is not held up because the names could not be kept for the next one.
    await store.note(name, value).catch(() => undefined);
    router.replace({ pathname: '/table/[id]', params: { id } });
  }, text('begin.failed'));
  if (entry === undefined) return <NowherePage onBack={back} />;
  if (known.at === 'loading') return null;
  const words = entry.show.words[language];
  return (
    <>
      <Stack.Screen options={{ title: words.title }} />
      <NewGamePage
        title={words.title}
        // A table can be set, though nobody remembers the last one.
        last={known.at === 'loaded' ? known.value.last : null}
        circle={known.at === 'loaded' ? known.value.circle : null}
        seats={entry.game.seats}
        offer={known.at === 'loaded' ? known.value.offer : null}
        onAnswered={({ after }) => void store.note(declined(wanted), after).catch(() => undefined)}
        variants={entry.game.variants.flatMap((key) => {
          const variant = words.variants[key];
          return variant ? [{ key, ...variant }] : [];
        })}
        onStart={begin}
        onBack={back}
      />
    </>
  );
}
