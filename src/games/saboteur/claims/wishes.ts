/** What a claim of Saboteur may ask for, and how rivals stay out of it. */
import { faceOf } from '../../../engine/cards';
import type { Puzzles, Wish } from '../../../engine/claim';
import { options, pending } from '../../../engine/frames';
import { GOALS, PRINT } from '../cards/faces';
import { saboteur } from '../index';
import { measure, NOWHERE } from '../rules/distance';
import { FIRST_GOAL_PIECE, isGoalHidden } from '../rules/maze';
import type { SaboteurMove, SaboteurState } from '../rules/state';

/** So few cards are missing to a goal that something can be decided. */
const CLOSE = 4;
/** So near that it is worth asking for. */
const NEAR = 2;
/** So much longer that it is worth asking for, and no longer than anybody can count. */
const LONGER = 2;
const LONGEST = 8;

/** The goals that lie face down, a bit each. */
function hidden({ maze }: SaboteurState): number {
  let goals = 0;
  for (let goal = 0; goal < GOALS; goal++) if (isGoalHidden(maze, goal)) goals |= 1 << goal;
  return goals;
}

/** How many cards are missing to the nearest face-down goal; `NOWHERE` if no way can lead there. */
export const missing = (state: SaboteurState): number => measure(state.maze, hidden(state)).cards;

/** The goals that were face down and have been reached. */
const reached = (before: SaboteurState, now: SaboteurState): string[] =>
  Array.from({ length: GOALS }, (_, goal) => goal)
    .filter((goal) => isGoalHidden(before.maze, goal) && !isGoalHidden(now.maze, goal))
    .map(String);

/** Whether the one who looks knows that a goal is the treasure. */
export const isTreasure = ({ cards, maze }: SaboteurState, goal: number): boolean =>
  PRINT[faceOf(cards, maze.card[FIRST_GOAL_PIECE + goal] ?? -1)]?.key === 'treasure';

function done(before: SaboteurState, now: SaboteurState): readonly Wish[] {
  const list: Wish[] = reached(before, now).map((of) => ({ what: 'reach', of }));
  if (list.length > 0 || now.round !== before.round) return list;
  const [was, is] = [missing(before), missing(now)];
  if (is < was && is <= NEAR) list.push({ what: 'near', n: is });
  if (is >= NOWHERE && was < NOWHERE) list.push({ what: 'cut' });
  else if (is >= was + LONGER && is <= LONGEST) list.push({ what: 'far', n: is });
  return list;
}

function holds(before: SaboteurState, now: SaboteurState, { what, n = 0, of = '' }: Wish): boolean {
  switch (what) {
    case 'reach':
      return reached(before, now).includes(of);
    case 'near':
      return reached(before, now).length > 0 || missing(now) <= n;
    case 'cut':
      return missing(now) >= NOWHERE;
    case 'far':
      return missing(now) >= n;
    default:
      return false;
  }
}

function tells(state: SaboteurState, move: SaboteurMove): string | null {
  if (move.do === 'pass' || !('card' in move)) return null;
  const key = PRINT[faceOf(state.cards, move.card)]?.key ?? '';
  return `${key} ${JSON.stringify({ ...move, card: 0 })}`;
}

export const rulesOfClaims: Omit<Puzzles<SaboteurState, SaboteurMove>, 'words'> = {
  wishes: {
    reach: { worth: 3, turns: 3 },
    near: { worth: 2, turns: 3 },
    cut: { worth: 2, turns: 2 },
    far: { worth: 1, turns: 2 },
  },
  least: 1,
  begins: (state) => pending(saboteur, state)?.frame.kind === 'turn' && missing(state) <= CLOSE,
  isOver: (before, now, _seat, decisions, turns) =>
    decisions >= turns || now.treasure || now.round !== before.round || pending(saboteur, now)?.frame.kind !== 'turn',
  stays: (state) => options(saboteur, state).find((move) => move.do === 'pass') ?? null,
  done,
  holds: (before, now, _seat, wish) => holds(before, now, wish),
  // The others only discard: to wait, to look, or to hinder and help them changes nothing.
  helps: (state, move) =>
    move.do === 'path' || move.do === 'rockfall' || (move.do === 'fix' && move.seat === pending(saboteur, state)?.seat),
  tells,
};
