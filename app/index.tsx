import { Stack } from 'expo-router';
import { useCallback, useEffect, useMemo } from 'react';
import { COVERS, loadGames } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { latestOf } from '../src/table/gameStore';
import { Home } from '../src/ui/home/Home';
import { useWays } from '../src/ui/page/useWays';
import { useStore } from '../src/ui/store';
import { useLoadedInSight } from '../src/ui/useLoaded';

export default function HomeScreen() {
  const ways = useWays();
  const store = useStore();
  const [loaded] = useLoadedInSight(useCallback(async () => latestOf(await store.list()), [store]));
  const latest = loaded.at === 'loaded' ? loaded.value : null;
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
        onShaft={ways.shaft}
        onLearn={ways.learn}
        onClaims={ways.claims}
        onGames={ways.games}
        onRules={ways.rules}
        onStatistics={ways.statistics}
        onSettings={ways.settings}
        onAbout={ways.about}
      />
    </>
  );
}
