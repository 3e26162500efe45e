import { useRouter, type Href } from 'expo-router';
import { useMemo } from 'react';

const isHref = (address: string): address is Href & string => address.startsWith('/');

/** The ways to all pages that can be reached from several others. */
export function useWays() {
  const router = useRouter();
  return useMemo(() => {
    const go = (address: string) => () => {
      if (isHref(address)) router.push(address);
    };
    const instead = (address: string) => {
      if (isHref(address)) router.replace(address);
    };
    return {
      home: () => router.dismissTo('/'),
      settings: go('/settings'),
      about: go('/about'),
      privacy: go('/privacy'),
      licences: go('/licences'),
      games: go('/games'),
      statistics: go('/statistics'),
      daily: go('/daily'),
      learn: go('/learn'),
      lesson: (game: string, lesson: string) => go(`/learn/${game}/${lesson}`)(),
      /** The next lesson takes the place of the one that is over. */
      nextLesson: (game: string, lesson: string) => instead(`/learn/${game}/${lesson}`),
      learnOf: (game: string) => go(`/learn?game=${game}`)(),
      rules: go('/rules'),
      rulesOf: (game: string, at?: string) => go(`/rules/${game}${at === undefined ? '' : `?at=${at}`}`)(),
      game: (game: string) => go(`/${game}`)(),
      table: (id: string) => go(`/table/${id}`)(),
      replay: (id: string) => go(`/replay/${id}`)(),
    };
  }, [router]);
}
