import { Stack, useLocalSearchParams, useRouter } from 'expo-router';
import { use } from 'react';
import { loadGames } from '../../src/games';
import { useText } from '../../src/i18n/language';
import { think } from '../../src/thinking/think';
import { TablePage } from '../../src/ui/table/TablePage';

export default function TableRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  const text = useText();
  const games = use(loadGames());
  return (
    <>
      <Stack.Screen options={{ title: text('app.name'), gestureEnabled: false }} />
      <TablePage
        id={id}
        entry={(wanted) => games.find(({ game }) => game.id === wanted)}
        think={think}
        onLeave={() => router.dismissTo('/')}
        onTable={(next) => router.replace({ pathname: '/table/[id]', params: { id: next } })}
      />
    </>
  );
}
