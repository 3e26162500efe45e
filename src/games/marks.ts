/** The marks of the games, loaded when they are wanted: whoever plays needs none of them before the end. */
import type { GameId } from '.';
import type { Mark } from '../engine/marks';

const MARKS: Readonly<Record<GameId, () => Promise<readonly Mark[]>>> = {
  'dig-deeper-dwarf': () => import('./dig-deeper-dwarf/marks').then(({ marks }) => marks),
  saboteur: () => import('./saboteur/marks').then(({ marks }) => marks),
  'city-under-the-mountain': () => import('./city-under-the-mountain/marks').then(({ marks }) => marks),
};

const rows = new Map<string, () => Promise<readonly Mark[]>>(Object.entries(MARKS));

/** The marks that a game has of its own. */
export const loadMarks = (game: string): Promise<readonly Mark[]> => rows.get(game)?.() ?? Promise.resolve([]);
