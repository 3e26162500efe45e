import { Stack, useLocalSearchParams } from 'expo-router';
import { COVERS } from '../src/games/covers';
import { useLanguage, useText } from '../src/i18n/language';
import { GamePage } from '../src/ui/page/GamePage';
import { NowherePage } from '../src/ui/page/NowherePage';
import { useWayBack } from '../src/ui/page/useWayBack';

export default function GameScreen() {
  const { game } = useLocalSearchParams<{ game: string }>();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const cover = COVERS.find(({ id }) => id === game);
  if (cover === undefined) return <NowherePage onBack={back} />;
  return (
    <>
      <Stack.Screen options={{ title: `${cover[language].name} · ${text('app.name')}` }} />
      <GamePage game={{ ...cover, ...cover[language] }} onBack={back} />
    </>
  );
}
