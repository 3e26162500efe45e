import { Stack, useFocusEffect } from 'expo-router';
import { useEffect, useMemo } from 'react';
import { COVERS, loadGames } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { Home } from '../src/ui/home/Home';
import { useWays } from '../src/ui/page/useWays';
import { useLatestGame } from '../src/ui/saved/useSavedGames';

export default function HomeScreen() {
  const ways = useWays();
  const { latest, refresh } = useLatestGame();
  useFocusEffect(refresh);
  const language = useLanguage();
  const text = useText();
  const shafts = useMemo(() => COVERS.map((cover) => ({ ...cover, name: cover[language].name })), [language]);
  const nameOf = (game: string): string => shafts.find(({ id }) => id === game)?.name ?? game;
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
        going={latest && { game: nameOf(latest.game), turn: latest.players[latest.summary.turn ?? -1]?.name ?? null }}
        onContinue={() => latest && ways.table(latest.id)}
        onEnter={ways.game}
        onDaily={ways.daily}
        onLearn={ways.learn}
        onGames={ways.games}
        onRules={ways.rules}
        onStatistics={ways.statistics}
        onSettings={ways.settings}
        onAbout={ways.about}
      />
    </>
  );
}
