import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { use, useEffect, useState } from 'react';
import { loadGames } from '../../src/games';
import type { LastTable } from '../../src/table/store';
import { useLanguage } from '../../src/i18n/language';
import { NewGamePage } from '../../src/ui/page/NewGamePage';
import { NowherePage } from '../../src/ui/page/NowherePage';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useStore } from '../../src/ui/store';

export default function NewGameScreen() {
  const { game: wanted } = useLocalSearchParams<{ game: string }>();
  const language = useLanguage();
  const router = useRouter();
  const store = useStore();
  const back = useWayBack();
  const [last, setLast] = useState<LastTable | null>();
  useEffect(() => {
    store.lastTable(wanted).then(setLast, () => setLast(null));
  }, [store, wanted]);
  const entry = use(loadGames()).find(({ game }) => game.id === wanted);
  if (entry === undefined) return <NowherePage onBack={back} />;
  if (last === undefined) return null;
  const words = entry.show.words[language];
  return (
    <>
      <Stack.Screen options={{ title: words.title }} />
      <NewGamePage
        title={words.title}
        last={last}
        seats={entry.game.seats}
        variants={entry.game.variants.flatMap((key) => {
          const variant = words.variants[key];
          return variant ? [{ key, ...variant }] : [];
        })}
        onStart={(setup, players) =>
          void store
            .begin(entry.game, setup, players)
            .then((id) => router.replace({ pathname: '/table/[id]', params: { id } }))
        }
        onBack={back}
      />
    </>
  );
}
