import { pending } from '../../engine/frames';
import type { Game, Move, State } from '../../engine/game';
import { fingerprint } from '../../engine/replay';
import { seeded } from '../../engine/rng';
import * as invariants from '../check/invariants';
import { setupOf, tablesOf, wander, type Turn } from '../check/wander';
import { numberFlag, type Command } from '../command';
import { gamesFlag, progress } from './table';

/** Everything that must hold at a decision, for every seat. */
function checkTurn(game: Game, { state, move, at }: Turn<State, Move>): void {
  const decider = pending(game, state)?.seat ?? -1;
  invariants.cardsConserved(state.cards, state.seats);
  invariants.urnsAddUp(state.cards, state.seats);
  invariants.hidesNothing(game, state);
  game.check(state);
  invariants.jsonRoundTrip(game, state, move);
  invariants.neverMutates(game, state, move);
  for (let seat = 0; seat < state.seats; seat++) {
    invariants.viewHides(game, state, seat);
    invariants.guessFits(game, state, seat, seeded(`guess ${at} ${seat}`));
    if (seat === decider || at % state.seats === seat) {
      invariants.redealTellsNothing(game, state, move, seat, seeded(`redeal ${at} ${seat}`));
    }
  }
  if (at % 50 === 0) invariants.copyIsOwn(game, state, seeded(`copy ${at}`));
}

/** Plays a random game with every check at every decision; the sentence says what was wrong, or is null. */
function checkGame(game: Game, n: number): string | null {
  const setup = setupOf(tablesOf(game), game.id, n);
  const moves: Move[] = [];
  const marks: string[] = [];
  try {
    const end = wander(game, setup, (turn) => {
      moves.push(turn.move);
      marks.push(fingerprint(turn.state));
      checkTurn(game, turn);
    });
    marks.push(fingerprint(end));
    invariants.replaysTheSame(game, { game: game.id, version: game.version, setup, moves }, marks);
    return null;
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return `${JSON.stringify(setup)}, decision ${moves.length - 1}, ${JSON.stringify(moves[moves.length - 1])}: ${what}`;
  }
}

/** Random games in which everything that must hold is checked at every decision. */
export const check: Command = {
  name: 'check',
  summary: 'Play random games and check every invariant at every decision',
  usage: 'npm run lab -- check [--game G] [--games N] [--json]',
  flags: { game: { type: 'string' }, games: { type: 'string', default: '100' } },
  async run(flags) {
    const count = numberFlag(flags, 'games');
    const results = gamesFlag(flags).map(({ game }) => {
      const faults: string[] = [];
      for (let n = 0; n < count; n++) {
        const fault = checkGame(game, n);
        if (fault !== null) faults.push(fault);
        if ((n + 1) % 10 === 0) progress(`${game.id}: ${n + 1} of ${count} games, ${faults.length} faults`);
      }
      return { game: game.id, games: count, faults };
    });
    const rows = results.flatMap(({ game, games, faults }) => [
      [game, games, faults.length === 0 ? 'all holds' : `${faults.length} games are wrong`],
      ...faults.slice(0, 5).map((fault) => ['', '', fault]),
    ]);
    return { json: results, rows, ok: results.every(({ faults }) => faults.length === 0) };
  },
};
