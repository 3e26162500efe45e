import { Stack, useFocusEffect, useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';
import { COVERS } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { GamePage } from '../src/ui/page/GamePage';
import { NowherePage } from '../src/ui/page/NowherePage';
import { useWayBack } from '../src/ui/page/useWayBack';
import { useWays } from '../src/ui/page/useWays';
import { useStore } from '../src/ui/store';

export default function GameScreen() {
  const { game } = useLocalSearchParams<{ game: string }>();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const router = useRouter();
  const ways = useWays();
  const store = useStore();
  const [latest, setLatest] = useState<string | null>(null);
  useFocusEffect(
    useCallback(() => {
      void store.latest(game).then(setLatest);
    }, [store, game]),
  );
  const cover = COVERS.find(({ id }) => id === game);
  if (cover === undefined) return <NowherePage onBack={back} />;
  return (
    <>
      <Stack.Screen options={{ title: `${cover[language].name} · ${text('app.name')}` }} />
      <GamePage
        game={{ ...cover, ...cover[language] }}
        onNew={() => router.push({ pathname: '/new/[game]', params: { game } })}
        onContinue={latest === null ? null : () => ways.table(latest)}
        onRules={() => ways.rulesOf(game)}
        onBack={back}
      />
    </>
  );
}
