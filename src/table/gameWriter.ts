/** Puts what happens at a table on disk, move by move. */
import { ladder } from '../engine/chain';
import { isOver, pending } from '../engine/frames';
import type { Game, Seat, State } from '../engine/game';
import type { Database } from '../storage/database';
import { endOf, OutOfStep, saveMoves, type End, type Reached } from '../storage/saveGame';
import type { SaveInput } from './events';
import type { Found } from './gameStore';

/** Where a game has come to, as the list of games says it: nothing that not everybody knows. */
export function reachedAt(game: Game, state: State, at: number): Reached {
  const over = isOver(state);
  const standings = over ? game.standings(state) : null;
  return {
    state,
    at,
    summary: {
      turn: whoseTurn(game, state),
      leaders: standings ? standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat) : [],
      round: game.round?.(state) ?? null,
    },
    ...(standings ? { standings } : {}),
  };
}

/** Whose turn it is: where others are asked about what somebody announced, that player's. */
function whoseTurn(game: Game, state: State): Seat | null {
  const open = pending(game, state);
  const [announced] = open?.frame.kind === 'window' ? ladder(state) : [];
  return announced?.action.seat ?? open?.seat ?? null;
}

/**
 * Saves what a table hands over; resolves when it is on disk. It knows where the saved game ends, since it has found or
 * written that itself, and is refused (`OutOfStep`) if it ends elsewhere by now.
 */
export function gameWriter(
  database: Database,
  { id, moves: found, state: begun }: Pick<Found, 'id' | 'moves' | 'state'>,
  game: Game,
  now: () => number,
): (input: SaveInput) => Promise<void> {
  let ends: readonly End[] = [endOf(found.length, begun)];
  return async ({ from, moves, state }) => {
    const end = endOf(from + moves.length, state);
    try {
      await saveMoves(database, id, { from, moves, ends }, reachedAt(game, state, now()));
      ends = [end];
    } catch (error) {
      // Nobody knows whether a write that failed has come through.
      if (!(error instanceof OutOfStep)) ends = [...ends, end];
      throw error;
    }
  };
}
