/** What chapters can ask for in the games that have some. */
import type { Tasks } from '../engine/chapter';
import type { Doors } from './room';

const TASKS = {
  'dig-deeper-dwarf': () => import('./dig-deeper-dwarf/tasks'),
  saboteur: () => import('./saboteur/tasks'),
  'city-under-the-mountain': () => import('./city-under-the-mountain/tasks'),
} satisfies Doors<Tasks>;

/** The games that chapters can be set in. */
export type ToldGame = keyof typeof TASKS;

/** The tallies and twists of a game. */
export const loadTasks = (game: ToldGame): Promise<Tasks> => TASKS[game]();
