/** Puts what happens at a table on disk, move by move. */
import { ladder } from '../engine/chain';
import { isOver, pending } from '../engine/frames';
import type { Game, Seat, State } from '../engine/game';
import type { Database } from '../storage/database';
import { appendMove, replaceTail, type Reached } from '../storage/saves';
import type { SaveInput } from './events';

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

/** Saves what a table hands over; resolves when it is on disk. */
export const keeper =
  (database: Database, id: string, game: Game, now: () => number) =>
  async ({ from, moves, state }: SaveInput): Promise<void> => {
    const reached = reachedAt(game, state, now());
    const [only] = moves;
    if (moves.length === 1 && only) {
      try {
        return await appendMove(database, id, from, only, reached);
      } catch {
        // The disk may hold moves that were taken back: they are replaced below.
      }
    }
    await replaceTail(database, id, from, moves, reached);
  };
