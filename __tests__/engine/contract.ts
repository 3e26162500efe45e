/** What every game must fulfil, present and future: a game's random-game test calls this with the game. */
import { pending, start } from '../../src/engine/frames';
import type { Game, Move, Seat, State } from '../../src/engine/game';
import { fingerprint } from '../../src/engine/replay';
import { roll, seeded } from '../../src/engine/rng';
import {
  cardsConserved,
  copyIsOwn,
  drawsOptions,
  guessFits,
  hidesNothing,
  jsonRoundTrip,
  neverMutates,
  redealTellsNothing,
  refusesTheWrong,
  replaysTheSame,
  urnsAddUp,
  viewHides,
} from '../../src/lab/check/invariants';
import { setupOf, tablesOf, wander, type Table, type Turn } from '../../src/lab/check/wander';
import { many } from '../setup/many';

export interface Trial<V extends string> {
  /** How many random games are played; the tables take turns. */
  readonly games?: number;
  /** In how many of them the costly checks are made, and at one decision of how many. */
  readonly sampled?: number;
  readonly every?: number;
  /** The tables to play at: all numbers of seats and all variants if left out. */
  readonly tables?: readonly Table<V>[];
}

/** Tests that a game keeps the contract of the engine in random games. */
export function fulfilsContract<S extends State, M extends Move, V extends string>(
  game: Game<S, M, V>,
  { games: all = 1000, sampled: close = 60, every = 8, tables = tablesOf(game) }: Trial<V> = {},
): void {
  const games = many(all);
  const sampled = many(close);
  const play = (n: number, visit: (turn: Turn<S, M>) => void): S => wander(game, setupOf(tables, game.id, n), visit);

  /** Makes a costly check at some decisions of some games, chosen by their number; a failure says where. */
  const sample = (check: (turn: Turn<S, M>, seat: Seat) => void): void => {
    for (let n = 0; n < sampled; n++) {
      const chance = seeded(`sample ${n}`);
      play(n, (turn) => {
        if (roll(chance, every) !== 0) return;
        const seat = roll(chance, turn.state.seats);
        try {
          check(turn, seat);
        } catch (error) {
          throw new Error(`${where(n, turn)}: ${error instanceof Error ? error.message : ''}`, { cause: error });
        }
      });
    }
  };
  const where = (n: number, { at, move }: Turn<S, M>): string =>
    `${JSON.stringify(setupOf(tables, game.id, n))}, decision ${at}, ${JSON.stringify(move)}`;
  const decider = (state: S): Seat => pending(game, state)?.seat ?? -1;
  const minutes = 60_000;

  describe(`${game.id} keeps the contract`, () => {
    it(
      `ends ${games} random games within ${game.longest} decisions, always with a choice, without losing a card`,
      () => {
        for (let n = 0; n < games; n++) {
          const end = play(n, (turn) => {
            try {
              cardsConserved(turn.state.cards, turn.state.seats);
              game.check(turn.state);
            } catch (error) {
              throw new Error(`${where(n, turn)}: ${error instanceof Error ? error.message : ''}`, { cause: error });
            }
          });
          cardsConserved(end.cards, end.seats);
          game.check(end);
          expect(
            game
              .standings(end)
              .map((standing) => standing.seat)
              .sort((a, b) => a - b),
          ).toEqual([...Array(end.seats).keys()]);
        }
      },
      5 * minutes,
    );

    it(
      'is one JSON value at every decision, and goes on the same from the text',
      () => {
        sample(({ state, move }) => jsonRoundTrip(game, state, move));
      },
      minutes,
    );

    it(
      'replays to the same states and happenings',
      () => {
        for (let n = 0; n < sampled; n++) {
          const moves: M[] = [];
          const marks: string[] = [];
          const setup = setupOf(tables, game.id, n);
          const end = wander(game, setup, ({ state, move }) => {
            marks.push(fingerprint(state));
            moves.push(move);
          });
          marks.push(fingerprint(end));
          replaysTheSame(game, { game: game.id, version: game.version, setup, moves }, marks);
        }
      },
      minutes,
    );

    it(
      'never changes a state that it is asked about',
      () => {
        sample(({ state, move }) => neverMutates(game, state, move));
      },
      minutes,
    );

    it(
      'is played by lot as its options say',
      () => {
        for (let n = 0; n < sampled; n++) drawsOptions(game, start(game, setupOf(tables, game.id, n)), `lot ${n}`);
      },
      minutes,
    );

    it(
      'copies so that a copy goes its own way',
      () => {
        sample(({ state, at }) => copyIsOwn(game, state, seeded(`copy ${at}`)));
      },
      minutes,
    );

    it(
      'hides from each seat what it does not know, and nothing else',
      () => {
        sample(({ state }, seat) => {
          urnsAddUp(state.cards, state.seats);
          hidesNothing(game, state);
          viewHides(game, state, seat);
          viewHides(game, state, decider(state));
        });
      },
      minutes,
    );

    it(
      'guesses states that look the same to the seat',
      () => {
        sample(({ state, at }, seat) => {
          guessFits(game, state, seat, seeded(`guess ${at}`));
          guessFits(game, state, decider(state), seeded(`own guess ${at}`));
        });
      },
      minutes,
    );

    it(
      'lets nothing that a seat has not seen make a difference to it',
      () => {
        let made = 0;
        sample(({ state, move, at }, seat) => {
          if (redealTellsNothing(game, state, move, seat, seeded(`redeal ${at}`))) made++;
          if (redealTellsNothing(game, state, move, decider(state), seeded(`own redeal ${at}`))) made++;
        });
        expect(made).toBeGreaterThan(sampled);
      },
      minutes,
    );

    it(
      'refuses what cannot be done, says why, and leaves the state as it is',
      () => {
        for (let n = 0; n < Math.min(sampled, 20); n++) {
          const turns: { state: S; move: M }[] = [];
          const end = play(n, ({ state, move, at }) => {
            if (at % every === 0) turns.push({ state: game.copy(state), move });
          });
          for (const { state, move } of turns) refusesTheWrong(game, state, move, end);
        }
      },
      minutes,
    );
  });
}
