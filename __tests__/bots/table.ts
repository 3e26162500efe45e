/** Bots at a table of the real games, for tests. */
import { ponder } from '../../src/bots/ponder';
import type { Question } from '../../src/bots/question';
import type { Level } from '../../src/bots/levels';
import type { Effort } from '../../src/engine/advice';
import { isOver, options, pending, sameMove, start, step } from '../../src/engine/frames';
import type { Happening, Move, Seat, State } from '../../src/engine/game';
import { pick, seeded } from '../../src/engine/rng';
import { heard, view } from '../../src/engine/view';
import type { Entry } from '../../src/games';
import { games } from '../../src/games/all';

export type Advised = Required<Entry>;

/** The games that bots know. */
export const advised = games.flatMap(({ game, show, advice }): [string, Advised][] =>
  advice ? [[game.id, { game, show, advice }]] : [],
);

/** A game by its name. */
export function advisedGame(id: string): Advised {
  const [, entry] = advised.find(([name]) => name === id) ?? [];
  if (!entry) throw new Error(`nobody advises bots in ${id}`);
  return entry;
}

/** How somebody at the table decides. */
export type Decide = (question: Question, moves: readonly Move[]) => Move;

/** A searching bot with a small budget, or one that plays at first sight. */
export const bot =
  (level: Level, effort?: Effort): Decide =>
  (question) => {
    const pondering = effort ? ponder(question, level, effort) : ponder(question, level);
    while (!pondering.run(10));
    return pondering.best();
  };

/** Somebody who does anything. */
export const anybody: Decide = ({ seed }, moves) => pick(seeded(`anybody ${seed}`), moves);

/** Plays a game and tells how it ended and all that was asked on the way. */
export function playGame(
  { game, advice }: Advised,
  seed: string,
  deciders: readonly Decide[],
  most = Infinity,
): { state: State; questions: Question[]; moves: Move[]; told: Happening[] } {
  const state = start(game, { seats: deciders.length, seed, variants: [] });
  const stories = deciders.map((_, seat): Happening[] => heard(state.news ?? [], seat));
  const questions: Question[] = [];
  const moves: Move[] = [];
  const told: Happening[] = [];
  for (let n = 0; n < most && !isOver(state); n++) {
    const seat: Seat = pending(game, state)?.seat ?? 0;
    const list = options(game, state);
    const story = stories[seat]?.slice() ?? [];
    const question: Question = { game, advice, view: view(game, state, seat), story, seed: `${seed} ${n}` };
    const wanted = deciders[seat]?.(question, list);
    const move = list.find((option) => wanted !== undefined && sameMove(option, wanted));
    if (!move) throw new Error(`move ${n}: ${JSON.stringify(wanted)} may not be done`);
    questions.push(question);
    moves.push(move);
    step(game, state, move);
    told.push(...(state.news ?? []));
    stories.forEach((heardSoFar, of) => heardSoFar.push(...heard(state.news ?? [], of)));
  }
  return { state, questions, moves, told };
}
