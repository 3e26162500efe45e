import { Stack, useRouter } from 'expo-router';
import { useMemo } from 'react';
import { COVERS } from '../src/games/covers';
import { useLanguage, useText } from '../src/i18n/language';
import { Home } from '../src/ui/home/Home';

export default function HomeScreen() {
  const router = useRouter();
  const language = useLanguage();
  const text = useText();
  const shafts = useMemo(() => COVERS.map((cover) => ({ ...cover, name: cover[language].name })), [language]);
  return (
    <>
      <Stack.Screen options={{ title: text('app.name') }} />
      <Home
        shafts={shafts}
        onEnter={(game) => router.push({ pathname: '/[game]', params: { game } })}
        onSettings={() => router.push('/settings')}
        onAbout={() => router.push('/about')}
      />
    </>
  );
}
