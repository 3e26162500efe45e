import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { use } from 'react';
import { loadGames } from '../../src/games';
import { loadMarks } from '../../src/games/marks';
import { useText } from '../../src/i18n/language';
import type { Minds } from '../../src/table/events';
import { assayOf, hintFor, think } from '../../src/thinking/think';
import { useWays } from '../../src/ui/page/useWays';
import { TablePage } from '../../src/ui/table/TablePage';

const minds: Minds = { think, advise: hintFor, assay: assayOf };

export default function TableRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  const text = useText();
  const ways = useWays();
  const games = use(loadGames());
  return (
    <>
      <Stack.Screen options={{ title: text('app.name'), gestureEnabled: false }} />
      <TablePage
        id={id}
        entry={(wanted) => games.find(({ game }) => game.id === wanted)}
        minds={minds}
        onRules={ways.rulesOf}
        onReplay={ways.replay}
        onAssay={ways.assay}
        marksOf={loadMarks}
        onLeave={() => router.dismissTo('/')}
        onTable={(next) => router.replace({ pathname: '/table/[id]', params: { id: next } })}
      />
    </>
  );
}
