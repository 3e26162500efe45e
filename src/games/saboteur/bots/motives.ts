/** Why moves are good: only what the position shows. What a search alone has found is said to be just that. */
import { faceOf, cardsIn, knows } from '../../../engine/cards';
import { pieceAt } from '../../../engine/grid';
import type { Reason } from '../../../engine/show';
import { PRINT, toolBit } from '../cards/faces';
import { measure } from '../rules/distance';
import { copyMaze, FIRST_GOAL_PIECE, layPath, liftPath } from '../rules/maze';
import { HANDED, type SaboteurMove, type SaboteurState } from '../rules/state';
import { consider, mindOf, printed, step, type Mind } from './mind';

/** Why moves are good; the words are in the texts. */
export const MOTIVES = [
  'path-reaches',
  'path-closer',
  'path-keeps',
  'path-seems',
  'path-blocks',
  'map-finds',
  'mend-self',
  'mend-other',
  'stop-other',
  'clear-way',
  'cut-way',
  'most-gold',
  'goes-on',
  'looks-best',
] as const;

export type Motive = (typeof MOTIVES)[number];

/** By how many cards the way to where the treasure may lie is shorter after a move. */
function shortens({ state: { maze }, goals }: Mind, change: (maze: ReturnType<typeof copyMaze>) => void): number {
  const before = measure(maze, goals).cards;
  const changed = copyMaze(maze);
  change(changed);
  return before - measure(changed, goals).cards;
}

function pathMotive(mind: Mind, move: Extract<SaboteurMove, { readonly do: 'path' }>): Motive {
  const card = printed(mind.state, move.card);
  if (card === undefined) return 'looks-best';
  consider(mind, move);
  const isReached = step.reaches;
  const closer = isReached ? 1 : shortens(mind, (maze) => layPath(maze, move.card, move.cell, card, move.turned));
  if (closer < 0) return mind.saboteur ? 'path-blocks' : 'looks-best';
  if (closer === 0) return 'path-keeps';
  if (mind.saboteur) return isReached ? 'looks-best' : 'path-seems';
  return isReached ? 'path-reaches' : 'path-closer';
}

function rockfallMotive(mind: Mind, cell: number): Motive {
  const closer = shortens(mind, (maze) => liftPath(maze, pieceAt(maze.grid, cell)));
  if (mind.saboteur) return closer < 0 ? 'cut-way' : 'looks-best';
  return closer > 0 ? 'clear-way' : 'looks-best';
}

/** Whether a look at a goal would tell something new of where the treasure lies. */
const tells = ({ state, goals, seat }: Mind, goal: number): boolean =>
  (goals & (1 << goal)) !== 0 &&
  (goals & ~(1 << goal)) !== 0 &&
  !knows(state.cards, state.maze.card[FIRST_GOAL_PIECE + goal] ?? -1, seat);

function motiveOf(view: SaboteurState, move: SaboteurMove): Motive {
  const seat = view.eye;
  const mind = mindOf(view, seat, undefined);
  switch (move.do) {
    case 'path':
      return pathMotive(mind, move);
    case 'map':
      return tells(mind, move.goal) ? 'map-finds' : 'looks-best';
    case 'fix':
      if (move.seat === seat) return 'mend-self';
      return view.broken[move.seat] === toolBit(move.tool) ? 'mend-other' : 'looks-best';
    case 'break':
      return view.broken[move.seat] === 0 && move.seat !== seat ? 'stop-other' : 'looks-best';
    case 'rockfall':
      return rockfallMotive(mind, move.cell);
    case 'take': {
      const gold = (card: number): number => PRINT[faceOf(view.cards, card)]?.gold ?? 0;
      return cardsIn(view.cards, HANDED).every((card) => gold(card) <= gold(move.card)) ? 'most-gold' : 'looks-best';
    }
    case 'ready':
    case 'clear':
      return 'goes-on';
    case 'pass':
      return 'looks-best';
  }
}

export const reason = (view: SaboteurState, move: SaboteurMove): Reason => ({ because: motiveOf(view, move) });
