/** What chapters can ask for in each game, loaded when it is wanted. A list of its own: those who only play need none of it. */
import type { GameId } from '.';
import type { Tasks } from '../engine/chapter';

const TASKS: Readonly<Record<GameId, () => Promise<Tasks>>> = {
  'dig-deeper-dwarf': () => import('./dig-deeper-dwarf/tasks'),
  saboteur: () => import('./saboteur/tasks'),
  'city-under-the-mountain': () => import('./city-under-the-mountain/tasks'),
};

/** The tallies and twists of a game. */
export const loadTasks = (game: GameId): Promise<Tasks> => TASKS[game]();
