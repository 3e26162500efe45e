/** What somebody who wants to win knows of the game. */
import type { Advice } from '../../../engine/advice';
import type { CityMove, CityState } from '../rules/state';
import { bent } from './bents';
import { fateOf } from './fates';
import { companies, fields, secrets } from './gems';
import { blocks, exchanges, shareWorth } from './investing';
import { judge } from './judge';
import { reason } from './motives';
import { lead, prospects } from './outlook';

const { exp } = Math;

/** A difference of so many coins makes one option e times as promising as another. */
const COINS_THAT_MATTER = 1.6;

/** What each option is thought to be worth in coins. */
function worths(state: CityState, moves: readonly CityMove[]): number[] {
  const frame = state.stack[state.stack.length - 1];
  switch (frame?.kind) {
    case 'company':
      return companies(state, moves);
    case 'field':
      return fields(state, moves);
    case 'safe':
    case 'stock':
    case 'founding':
    case 'exchangeTo': {
      const likely = prospects(state);
      return moves.map((move) => ('company' in move ? shareWorth(state, likely, move.company, 1) : 0));
    }
    case 'exchange':
      return exchanges(state, moves);
    case 'caveIn':
    case 'takeOff':
      return blocks(state, moves, frame.kind === 'caveIn' ? -1 : 1);
    case 'secretField':
      return secrets(state, moves);
    case 'secretGem': {
      const likely = prospects(state);
      return moves.map((move) =>
        'company' in move ? lead(state, move.company, state.turn, 0, -1) * (1 / (1 + (likely[move.company] ?? 0))) : 0,
      );
    }
    default:
      return moves.map(() => 0);
  }
}

/** What bots know of the game. */
export const cityAdvice: Advice<CityState, CityMove> = {
  effort: { depth: 10, playouts: 320 },
  calibration: { sharp: 0.5, firm: 1.3 },
  weigh(state, moves, weights) {
    const worth = worths(state, moves);
    let most = -Infinity;
    for (let at = 0; at < worth.length; at++) most = Math.max(most, worth[at] ?? 0);
    weights.length = moves.length;
    for (let at = 0; at < moves.length; at++) {
      weights[at] = Math.max(1e-4, exp(((worth[at] ?? 0) - most) / COINS_THAT_MATTER));
    }
  },
  judge,
  bent,
  fate: fateOf,
  reason,
};
