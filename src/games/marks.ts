/** The marks of the games: whoever plays needs none of them before the end. */
import type { Mark } from '../engine/marks';
import { room } from './room';

const marks = room<readonly Mark[]>({
  'dig-deeper-dwarf': () => import('./dig-deeper-dwarf/marks').then((of) => of.marks),
  saboteur: () => import('./saboteur/marks').then((of) => of.marks),
  'city-under-the-mountain': () => import('./city-under-the-mountain/marks').then((of) => of.marks),
});

/** The marks that a game has of its own. */
export const loadMarks = async (game: string): Promise<readonly Mark[]> => (await marks.load(game)) ?? [];
