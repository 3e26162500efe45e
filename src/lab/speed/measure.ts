/** What is measured, in plain code that runs in Node and in Hermes alike. A clock counts milliseconds. */
import { forget } from '../../engine/cards';
import type { Level } from '../../bots/levels';
import { ponder, type Pondering } from '../../bots/ponder';
import { isOver, options, pending, start, step } from '../../engine/frames';
import type { OfEdition } from '../../engine/editions';
import type { Game, Move, Setup, State } from '../../engine/game';
import { playout } from '../../engine/playout';
import { fingerprint } from '../../engine/replay';
import { pick, roll, seeded, type Rng } from '../../engine/rng';
import { guess, heard, view } from '../../engine/view';
import type { Entry } from '../../games';
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

/** One decision in so many is judged. */
const JUDGED = 29;

/** What the bots of a game think of the seats' chances in positions of random games, with the newest box or that of an edition. */
export function judgements(id: string, count: number, box?: OfEdition): number[] {
  const { game, advice } = entryOf(id);
  const list: number[] = [];
  const values: number[] = [];
  for (let n = 0; n < count; n++) {
    const state = start(game, { ...setupOf(tablesOf(game), 'judgements', n), ...box });
    const chance = seeded(`judgements ${n}`);
    for (let made = 0; !isOver(state); made++) {
      if (made % JUDGED === 0) {
        advice?.judge(state, values);
        list.push(...values.slice(0, state.seats));
      }
      step(game, state, pick(chance, options(game, state)));
    }
  }
  return list;
}

/** How long bots of a level think: milliseconds for a decision, by how many decisions out of a hundred take no longer. */
type Thinking = { readonly decisions: number; readonly median: number; readonly p99: number; readonly most: number };

/** Times decisions of a level, spread over games that quick bots play. Those without a choice do not count. */
function thinking(id: string, table: Table, level: Level, count: number, now: Clock): Thinking {
  const { game, advice } = entryOf(id);
  if (!advice) throw new Error(`nobody advises bots in "${id}"`);
  const times: number[] = [];
  const stride = 7;
  for (let n = 0, met = 0; times.length < count; n++) {
    const state = start(game, { ...table, seed: `thinking ${n}` });
    const stories = Array.from({ length: table.seats }, (_, seat) => heard(state.news ?? [], seat));
    for (let moved = 0; !isOver(state) && times.length < count; moved++) {
      const seat = pending(game, state)?.seat ?? 0;
      const moves = options(game, state);
      const [only] = moves;
      const question = {
        game,
        advice,
        view: view(game, state, seat),
        story: stories[seat] ?? [],
        seed: `${n} ${moved}`,
      };
      if (moves.length > 1 && met++ % stride === 0) times.push(timeOf(() => ponder(question, level), now));
      step(game, state, moves.length === 1 && only ? only : ponder(question, 'apprentice').best());
      stories.forEach((story, of) => story.push(...heard(state.news ?? [], of)));
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;
  return { decisions: times.length, median: at(0.5), p99: at(0.99), most: at(1) };
}

function timeOf(begin: () => Pondering, now: Clock): number {
  const begun = now();
  const pondering = begin();
  while (!pondering.run(50));
  pondering.best();
  return now() - begun;
}

/** What can be asked of an engine, wherever it runs. */
export type Question =
  | {
      readonly about: 'thinking';
      readonly game: string;
      readonly table: Table;
      readonly level: Level;
      readonly decisions: number;
    }
  | { readonly about: 'calibration' }
  | { readonly about: 'playouts' | 'costs'; readonly game: string; readonly table: Table; readonly seconds: number }
  | { readonly about: 'marks' | 'judgements'; readonly game: string; readonly games: number };

export type Answer = {
  readonly calibration?: number;
  readonly playouts?: Played;
  readonly costs?: Costs;
  readonly marks?: readonly string[];
  readonly judgements?: readonly number[];
  readonly thinking?: Thinking;
};

/** The game of that name. */
function entryOf(id: string): Entry {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`no game "${id}": ${games.map(({ game }) => game.id).join(', ')}`);
  return entry;
}

const gameOf = (id: string): Game => entryOf(id).game;

/** Answers a question by measuring. */
export function answer(question: Question, now: Clock): Answer {
  switch (question.about) {
    case 'calibration':
      return { calibration: calibrate(now) };
    case 'playouts':
      return { playouts: playouts(gameOf(question.game), question.table, question.seconds, now) };
    case 'costs':
      return { costs: costs(gameOf(question.game), question.table, question.seconds, now) };
    case 'thinking':
      return { thinking: thinking(question.game, question.table, question.level, question.decisions, now) };
    case 'judgements':
      return { judgements: judgements(question.game, question.games) };
    case 'marks':
      return { marks: marks(gameOf(question.game), question.games) };
  }
}
