/** What somebody who wants to win knows of the game. */
import type { Advice } from '../../../engine/advice';
import type { Happening } from '../../../engine/game';
import type { SaboteurMove, SaboteurState } from '../rules/state';
import { bent } from './bents';
import { fateOf } from './fates';
import { judge } from './judge';
import { isSaboteur, mindOf, printed } from './mind';
import { minerWorth } from './miner';
import { reason } from './motives';
import { saboteurWorth } from './saboteur';
import { guiltOf } from './suspicion';

const { exp } = Math;

/** A difference of so much makes one option e times as promising as another. */
const WORTH_THAT_MATTERS = 0.55;

function weigh(
  state: SaboteurState,
  moves: readonly SaboteurMove[],
  weights: number[],
  story?: readonly Happening[],
): void {
  const frame = state.stack[state.stack.length - 1];
  weights.length = moves.length;
  if (frame?.kind !== 'turn') {
    moves.forEach((move, at) => {
      weights[at] = move.do === 'take' ? exp(4 * (printed(state, move.card)?.gold ?? 0)) : 1;
    });
    return;
  }
  const mind = mindOf(state, frame.seat, story);
  let most = -Infinity;
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at];
    const worth = move === undefined ? 0 : mind.saboteur ? saboteurWorth(mind, move) : minerWorth(mind, move);
    weights[at] = worth;
    if (worth > most) most = worth;
  }
  for (let at = 0; at < moves.length; at++) {
    weights[at] = Math.max(1e-4, exp(((weights[at] ?? 0) - most) / WORTH_THAT_MATTERS));
  }
}

/** Who was dealt which role in a world, by how those seats have acted. */
function likelihood(world: SaboteurState, story: readonly Happening[]): number {
  const guilt = guiltOf(story, world.seats);
  let speaks = 0;
  for (let seat = 0; seat < world.seats; seat++) if (isSaboteur(world, seat)) speaks += guilt[seat] ?? 0;
  return exp(speaks);
}

/** What bots know of the game. */
export const saboteurAdvice: Advice<SaboteurState, SaboteurMove> = {
  effort: { depth: 20, playouts: 110 },
  calibration: { sharp: 2, firm: 0.7 },
  weigh,
  judge,
  likelihood,
  bent,
  fate: fateOf,
  reason,
};
