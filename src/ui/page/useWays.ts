import { useRouter, type Href } from 'expo-router';
import { useMemo } from 'react';
import { useText } from '../../i18n/language';
import { useOnce } from '../useOnce';

const isHref = (address: string): address is Href & string => address.startsWith('/');

/** The ways to all pages that can be reached from several others. */
export function useWays() {
  const router = useRouter();
  // Twice in one frame would be two tables of one game.
  const table = useOnce(async (id: string) => {
    const address = `/table/${id}`;
    if (isHref(address)) router.push(address);
  }, useText()('begin.failed'));
  const ways = useMemo(() => {
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
      marks: go('/marks'),
      daily: go('/daily'),
      shaft: go('/shaft'),
      /** Back up to the shaft from one of its chapters, wherever that was come from. */
      shaftAgain: () => {
        const address = '/shaft';
        if (isHref(address)) router.dismissTo(address);
      },
      chapter: (key: string) => go(`/shaft/${key}`)(),
      learn: go('/learn'),
      lesson: (game: string, lesson: string) => go(`/learn/${game}/${lesson}`)(),
      /** The next lesson takes the place of the one that is over. */
      nextLesson: (game: string, lesson: string) => instead(`/learn/${game}/${lesson}`),
      learnOf: (game: string) => go(`/learn?game=${game}`)(),
      claims: go('/claims'),
      claimsOf: (game: string) => go(`/claims?game=${game}`)(),
      claim: (game: string, claim: string) => go(`/claims/${game}/${claim}`)(),
      /** The next claim takes the place of the one that is solved. */
      nextClaim: (game: string, claim: string) => instead(`/claims/${game}/${claim}`),
      rules: go('/rules'),
      /** The rules of a game, at a section or card; with the cards of an edition, where it is not the newest. */
      rulesOf: (game: string, at?: string, edition?: number) => {
        const wanted = Object.entries({ at, edition }).flatMap(([name, value]) =>
          value === undefined ? [] : [`${name}=${value}`],
        );
        go(`/rules/${game}${wanted.length > 0 ? '?' : ''}${wanted.join('&')}`)();
      },
      game: (game: string) => go(`/${game}`)(),
      assay: (id: string) => go(`/assay/${id}`)(),
      again: (id: string, at: number) => go(`/again/${id}?at=${at}`)(),
      replay: (id: string, at?: number) => go(`/replay/${id}${at === undefined ? '' : `?at=${at}`}`)(),
    };
  }, [router]);
  return { ...ways, table };
}
