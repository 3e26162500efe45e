/** What is measured, in plain code that runs in Node and in Hermes alike. A clock counts milliseconds. */
import { forget } from '../../engine/cards';
import { isOver, options, start, step } from '../../engine/frames';
import type { Game, Move, Setup, State } from '../../engine/game';
import { fingerprint, playout } from '../../engine/replay';
import { pick, roll, seeded, type Rng } from '../../engine/rng';
import { guess, view } from '../../engine/view';
import { games } from '../../games/all';
import { setupOf, tablesOf, type Table } from '../check/wander';

type Clock = () => number;

const ROUNDS = 20_000_000;

/** Milliseconds for 20 million rounds of a 32-bit xorshift, the best of five: the measure of a machine. */
function calibrate(now: Clock): number {
  let best = Infinity;
  let x = 2463534242 | 0;
  for (let time = 0; time < 5; time++) {
    const begun = now();
    for (let i = 0; i < ROUNDS; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    best = Math.min(best, now() - begun);
  }
  // The result is used, so that no compiler leaves the loop out.
  return x === 0 ? Infinity : best;
}

/** Random games played to the end, and the decisions in them. */
type Played = { readonly games: number; readonly steps: number; readonly seconds: number };

/** How often the clock is looked at, in milliseconds: it is not for nothing. */
const GLANCE = 20;

/** Plays random games as a search does, nobody listening or remembering, for so many seconds; warms up before that. */
function playouts(game: Game, table: Table, seconds: number, now: Clock): Played {
  const chance = seeded('playouts');
  const playOne = (n: number): number => {
    const state = start(game, { ...table, seed: `playouts ${n}` });
    state.news = null;
    forget(state.cards);
    return playout(game, state, chance);
  };
  const warming = Math.min(2000, seconds * 500);
  const warm = now();
  let warmed = 0;
  while (warmed < 3 || now() - warm < warming) playOne(warmed++);
  const batch = Math.max(1, Math.round((warmed * GLANCE) / (now() - warm)));
  const begun = now();
  let played = 0;
  let steps = 0;
  while (now() - begun < seconds * 1000) for (let left = batch; left > 0; left--) steps += playOne(played++);
  return { games: played, steps, seconds: (now() - begun) / 1000 };
}

/** Microseconds for a copy, a view and a guess of states in the course of a game. */
type Costs = { readonly copy: number; readonly view: number; readonly guess: number };

/** States from all parts of a random game. */
function statesOf(game: Game, table: Table): State[] {
  const chance = seeded('states');
  const states: State[] = [];
  for (let n = 0; n < 4; n++) {
    const state = start(game, { ...table, seed: `states ${n}` });
    while (!isOver(state)) {
      state.news = null;
      if (roll(chance, 8) === 0) states.push(game.copy(state));
      const move: Move = pick(chance, options(game, state));
      step(game, state, move);
    }
  }
  return states;
}

/** Times copy, view and guess over states of random games. */
function costs(game: Game, table: Table, seconds: number, now: Clock): Costs {
  const states = statesOf(game, table);
  const views = states.map((state, at) => view(game, state, at % state.seats));
  const chance = seeded('guesses');
  const each = (list: readonly State[], act: (state: State, at: number) => State): number => {
    let best = Infinity;
    let kept = 0;
    const until = now() + seconds * 1000;
    for (let time = 0; time < 20 || now() < until; time++) {
      const begun = now();
      let done = 0;
      do {
        for (let at = 0; at < list.length; at++) kept += act(list[at] ?? list[0] ?? missing(), at).seats;
        done += list.length;
      } while (now() - begun < 8);
      best = Math.min(best, ((now() - begun) * 1000) / done);
    }
    return kept > 0 ? best : Infinity;
  };
  return {
    copy: each(states, (state) => game.copy(state)),
    view: each(states, (state, at) => view(game, state, at % state.seats)),
    guess: each(views, (seen) => guess(game, seen, chance)),
  };
}

function missing(): never {
  throw new Error('no states');
}

/** The fingerprint of the end of random games, the tables taking turns. */
export function marks(game: Game, count: number): string[] {
  const tables = tablesOf(game);
  const list: string[] = [];
  for (let n = 0; n < count; n++) {
    const setup: Setup = setupOf(tables, game.id, n);
    const state = start(game, setup);
    const chance: Rng = seeded(`marks ${n}`);
    playout(game, state, chance);
    list.push(fingerprint(state));
  }
  return list;
}

/** What can be asked of an engine, wherever it runs. */
export type Question =
  | { readonly about: 'calibration' }
  | { readonly about: 'playouts' | 'costs'; readonly game: string; readonly table: Table; readonly seconds: number }
  | { readonly about: 'marks'; readonly game: string; readonly games: number };

export type Answer = {
  readonly calibration?: number;
  readonly playouts?: Played;
  readonly costs?: Costs;
  readonly marks?: readonly string[];
};

/** The game of that name. */
function gameOf(id: string): Game {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`no game "${id}": ${games.map(({ game }) => game.id).join(', ')}`);
  return entry.game;
}

/** Answers a question by measuring. */
export function answer(question: Question, now: Clock): Answer {
  switch (question.about) {
    case 'calibration':
      return { calibration: calibrate(now) };
    case 'playouts':
      return { playouts: playouts(gameOf(question.game), question.table, question.seconds, now) };
    case 'costs':
      return { costs: costs(gameOf(question.game), question.table, question.seconds, now) };
    case 'marks':
      return { marks: marks(gameOf(question.game), question.games) };
  }
}
