/** The registry: the only list of games. The backs of the boxes are at hand, the games themselves are loaded when they are wanted. */
import type { Advice } from '../engine/advice';
import type { Game } from '../engine/game';
import type { Show } from '../engine/show';
import { cover as city } from './city-under-the-mountain/cover';
import type { Cover } from './cover';
import { cover as dwarf } from './dig-deeper-dwarf/cover';
import { cover as saboteur } from './saboteur/cover';

/** A game and how it is shown. */
export interface Entry {
  readonly game: Game;
  readonly show: Show;
  /** What its bots know of it. */
  readonly advice?: Advice;
}

/** A game as the registry has it: the back of its box, and the way to the rest. */
interface Row {
  readonly cover: Cover;
  readonly load: () => Promise<Entry>;
}

/** In the order of their shafts, from the top of the mountain. */
export const GAMES = [
  {
    cover: dwarf,
    load: () => import('./dig-deeper-dwarf').then(({ entry }) => entry),
  },
  {
    cover: saboteur,
    load: () => import('./saboteur').then(({ entry }) => entry),
  },
  {
    cover: city,
    load: () => import('./city-under-the-mountain').then(({ entry }) => entry),
  },
] as const satisfies readonly Row[];

/** The games by name. */
export type GameId = (typeof GAMES)[number]['cover']['id'];

/** The backs of the boxes. */
export const COVERS: readonly Cover[] = GAMES.map(({ cover }) => cover);

let loading: Promise<readonly Entry[]> | null = null;

/** All games, loaded once; what failed is tried anew. */
export function loadGames(): Promise<readonly Entry[]> {
  loading ??= Promise.all(GAMES.map(({ load }) => load())).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
