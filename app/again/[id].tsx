import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { use } from 'react';
import { loadGames } from '../../src/games';
import { useText } from '../../src/i18n/language';
import { opinionOf } from '../../src/thinking/think';
import { AgainPage } from '../../src/ui/assay/AgainPage';
import { NowherePage } from '../../src/ui/page/NowherePage';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { GameOver } from '../../src/ui/replay/GameOver';

export default function AgainScreen() {
  const { id, at = '0' } = useLocalSearchParams<{ id: string; at?: string }>();
  const router = useRouter();
  const back = useWayBack();
  const ways = useWays();
  const text = useText();
  const games = use(loadGames());
  return (
    <GameOver id={id} onBack={back} onHome={ways.home} onTable={ways.table}>
      {(found) => {
        const entry = games.find(({ game }) => game.id === found.game);
        if (!entry) return <NowherePage onBack={back} />;
        return (
          <>
            <Stack.Screen options={{ title: text('again.title') }} />
            <AgainPage
              {...{ found, game: entry.game, show: entry.show }}
              at={Number.parseInt(at, 10) || 0}
              opinion={opinionOf}
              onRules={(rule) => ways.rulesOf(found.game, rule)}
              onTable={(next) => router.replace({ pathname: '/table/[id]', params: { id: next } })}
              onBack={back}
            />
          </>
        );
      }}
    </GameOver>
  );
}
