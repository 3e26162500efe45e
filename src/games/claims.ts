/** The claims of the games, loaded when they are wanted: those who only play need none of it. */
import type { GameId } from '.';
import type { Claims } from '../engine/claim';

/** How the claims of each game are loaded; null for one that has none. */
const CLAIMS: Readonly<Record<GameId, (() => Promise<Claims>) | null>> = {
  'dig-deeper-dwarf': () => import('./dig-deeper-dwarf/claims').then(({ claims }) => claims),
  saboteur: () => import('./saboteur/claims').then(({ claims }) => claims),
  'city-under-the-mountain': () => import('./city-under-the-mountain/claims').then(({ claims }) => claims),
};

const rows = new Map(Object.entries(CLAIMS).flatMap(([game, load]) => (load ? [[game, load] as const] : [])));
const loaded = new Map<string, Promise<Claims | null>>();

/** The games that have claims. */
export const CLAIMED: readonly string[] = [...rows.keys()];

/** The claims of a game, loaded once; null if it has none. What failed is tried anew. */
export function loadClaims(game: string): Promise<Claims | null> {
  const known = loaded.get(game);
  if (known) return known;
  const loading: Promise<Claims | null> = rows.get(game)?.() ?? Promise.resolve(null);
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game));
  return loading;
}
