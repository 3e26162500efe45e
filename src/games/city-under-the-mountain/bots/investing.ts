/** What it is worth to take and exchange investments, and to block companies. */
import type { CityMove, CityState, CompanyNumber } from '../rules/state';
import { lead, prospects } from './outlook';

/** What one gem more of a company is worth to the seat whose turn it is, or one less costs it. */
export function shareWorth(state: CityState, likely: readonly number[], company: CompanyNumber, more: number): number {
  const now = lead(state, company, state.turn, 0, -1);
  const then = lead(state, company, state.turn, more, -1);
  return (likely[company] ?? 0) * (then - now) + more * 0.3 * (likely[company] ?? 0);
}

export function exchanges(state: CityState, moves: readonly CityMove[]): number[] {
  const likely = prospects(state);
  const gains = likely.map((_, company) => shareWorth(state, likely, company, 1));
  return moves.map((move) => {
    switch (move.do) {
      case 'from': {
        const best = gains.reduce((most, gain, company) => (company === move.company ? most : Math.max(most, gain)), 0);
        return best + shareWorth(state, likely, move.company, -1);
      }
      case 'drop':
        return -4;
      default:
        return 0.3;
    }
  });
}

/** Companies that serve the others are blocked; those that serve oneself are set free. */
export function blocks(state: CityState, moves: readonly CityMove[], sign: number): number[] {
  const likely = prospects({ ...state, blocked: 0 });
  return moves.map((move) =>
    'company' in move
      ? sign * lead(state, move.company, state.turn, 0, -1) * Math.min(2, likely[move.company] ?? 0)
      : 0,
  );
}
