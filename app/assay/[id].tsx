import { Stack, useLocalSearchParams } from 'expo-router';
import { use } from 'react';
import { loadGames } from '../../src/games';
import { useText } from '../../src/i18n/language';
import { assayOf } from '../../src/thinking/think';
import { AssayPage } from '../../src/ui/assay/AssayPage';
import { NowherePage } from '../../src/ui/page/NowherePage';
import { useWayBack } from '../../src/ui/page/useWayBack';
import { useWays } from '../../src/ui/page/useWays';
import { GameOver } from '../../src/ui/replay/GameOver';

export default function AssayScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
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
            <Stack.Screen options={{ title: text('assay.title') }} />
            <AssayPage
              {...{ found, game: entry.game, show: entry.show }}
              weigh={assayOf}
              onAgain={(at) => ways.again(id, at)}
              onWatch={(at) => ways.replay(id, at)}
              onBack={back}
            />
          </>
        );
      }}
    </GameOver>
  );
}
