import { Stack, useFocusEffect, useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useState } from 'react';
import { COVERS } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { FileRefused } from '../src/storage/exchange';
import { pickFile, shareFile } from '../src/storage/share';
import { GamePage } from '../src/ui/page/GamePage';
import { NowherePage } from '../src/ui/page/NowherePage';
import { useWayBack } from '../src/ui/page/useWayBack';
import { useStore } from '../src/ui/store';

export default function GameScreen() {
  const { game } = useLocalSearchParams<{ game: string }>();
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const router = useRouter();
  const store = useStore();
  const [latest, setLatest] = useState<string | null>(null);
  useFocusEffect(
    useCallback(() => {
      void store.latest(game).then(setLatest);
    }, [store, game]),
  );
  const [trouble, setTrouble] = useState<string | null>(null);
  const sit = (id: string) => router.push({ pathname: '/table/[id]', params: { id } });
  const passOn = async (id: string) => {
    const file = await store.write(id);
    if (file !== null) await shareFile(`${game}.json`, file);
  };
  const takeIn = async () => {
    setTrouble(null);
    try {
      const file = await pickFile();
      if (file !== null) sit(await store.read(file));
    } catch (error) {
      setTrouble(text(error instanceof FileRefused ? `import.${error.trouble}` : 'import.not ours'));
    }
  };
  const cover = COVERS.find(({ id }) => id === game);
  if (cover === undefined) return <NowherePage onBack={back} />;
  return (
    <>
      <Stack.Screen options={{ title: `${cover[language].name} · ${text('app.name')}` }} />
      <GamePage
        game={{ ...cover, ...cover[language] }}
        onNew={() => router.push({ pathname: '/new/[game]', params: { game } })}
        onContinue={latest === null ? null : () => sit(latest)}
        onPassOn={latest === null ? null : () => void passOn(latest)}
        onTakeIn={() => void takeIn()}
        trouble={trouble}
        onBack={back}
      />
    </>
  );
}
