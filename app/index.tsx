import { Stack, useRouter } from 'expo-router';
import { useEffect, useMemo } from 'react';
import { COVERS, loadGames } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { Home } from '../src/ui/home/Home';

export default function HomeScreen() {
  const router = useRouter();
  const language = useLanguage();
  const text = useText();
  const shafts = useMemo(() => COVERS.map((cover) => ({ ...cover, name: cover[language].name })), [language]);
  useEffect(() => {
    // The mountain first; while somebody looks at it, the games behind its shafts come.
    const later = setTimeout(() => void loadGames().catch(() => undefined), 1500);
    return () => clearTimeout(later);
  }, []);
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
