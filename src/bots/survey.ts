/** Looking for claims: bots play a game, and where a turn begins all lines are searched for something that one of them alone reaches. */
import type { Effort } from '../engine/advice';
import { meansOf, type Goal, type Puzzles, type Wish } from '../engine/claim';
import { isOver, options, pending, sameMove, start, step } from '../engine/frames';
import type { Game, Happening, Move, Setup, State } from '../engine/game';
import {
  after,
  beginning,
  choices,
  followed,
  holdsAll,
  lineOf,
  moments,
  proving,
  reaches,
  SURE,
  tellsOf,
  type Knot,
  type Site,
} from '../engine/proof';
import { seeded, type Rng } from '../engine/rng';
import { heard, view } from '../engine/view';
import type { Level } from './levels';
import { ponder } from './ponder';
import { pickByWeight, type Question } from './question';

/** A claim as it was found. */
export interface Find {
  /** The game up to there: every decision as its number among the options. */
  readonly opening: readonly number[];
  readonly goal: Goal;
  readonly turns: number;
  readonly line: readonly number[];
  /** What the line is, whatever its order: the same find twice has the same. */
  readonly tells: readonly string[];
  /** How many different tables the lines lead to. */
  readonly tables: number;
  /** How often somebody who plays at first sight gets there. */
  readonly found: number;
}

/** How hard a find is: there is much to look at, the line is long, and nobody who plays at first sight sees it. */
export const hardness = ({ tables, tells, found }: Pick<Find, 'tables' | 'tells' | 'found'>): number =>
  Math.log2(tables) + 1.5 * tells.length - 20 * found;

/** Where and how thoroughly to look. */
export interface Ground extends Pick<Question, 'game' | 'advice'> {
  readonly puzzles: Puzzles;
  readonly setup: Setup;
  readonly level: Level;
  /** How much the players think; as much as their level does where it is left out. */
  readonly effort?: Effort;
  /** The most tables that are looked at from one moment. */
  readonly tables: number;
  /** Moments that are passed over, so that not every turn is looked at. */
  readonly every: number;
}

/** How often somebody tries at first sight. */
const TRIES = 32;
/** Found more often than this it is no claim: everybody sees it. */
const PLAIN = 0.2;
/** How many goals are tried to be proved at one moment. */
const TRIED = 4;
/** Where there is less to choose from, nothing is hidden. */
const FEW_TABLES = 20;
/** No line of a turn takes more. */
const LONGEST = 40;

/** Plays a game and tells, where a turn begins, what claim there is. Yields nothing again and again, to be stopped between. */
export function* survey(ground: Ground): Generator<Find | null, void> {
  const { game, puzzles, setup, every } = ground;
  const state = start(game, setup);
  const stories = Array.from({ length: setup.seats }, (): Happening[] => []);
  const opening: number[] = [];
  let passed = 0;
  const listen = (): void =>
    stories.forEach((story, seat) => {
      story.push(...heard(state.news ?? [], seat));
    });
  listen();
  for (; !isOver(state) && opening.length < game.longest;) {
    const seat = pending(game, state)?.seat ?? 0;
    const seen = view(game, state, seat);
    if (puzzles.begins(seen) && ++passed % every === 0) yield* look(ground, seen, opening);
    const moves = options(game, state);
    const wanted = chosen(ground, seen, stories[seat] ?? [], `${setup.seed} ${opening.length}`);
    const at = moves.findIndex((move) => sameMove(move, wanted));
    const move = moves[at];
    if (move === undefined) return;
    opening.push(at);
    step(game, state, move);
    listen();
    yield null;
  }
}

function chosen({ game, advice, level, effort }: Ground, seen: State, story: readonly Happening[], seed: string): Move {
  const question: Question = { game, advice, view: seen, story, seed };
  const pondering = effort ? ponder(question, level, effort) : ponder(question, level);
  while (!pondering.run(1000));
  return pondering.best();
}

/** In how many turns somebody may have to look ahead. */
const turnsOf = ({ wishes }: Puzzles): number => Math.max(...Object.values(wishes).map(({ turns }) => turns));

/** Looks for claims at one moment, by one means after the other and as many turns ahead as can be seen through. */
function* look(ground: Ground, seen: State, opening: readonly number[]): Generator<Find | null, void> {
  const { game, puzzles, tables } = ground;
  const all = new Set(Object.keys(puzzles.wishes).map((what) => meansOf(puzzles, { what })));
  for (const means of all)
    for (let turns = turnsOf(puzzles); turns > 0; turns--) {
      const goals = yield* promising({ game, puzzles, view: seen, turns }, means, tables);
      if (goals === null) continue;
      yield* settle(ground, seen, opening, goals.slice(0, TRIED), turns);
      break;
    }
}

/** Proves what looks promising. */
function* settle(
  ground: Ground,
  seen: State,
  opening: readonly number[],
  goals: readonly Promising[],
  most: number,
): Generator<Find | null, void> {
  const { game, puzzles, tables } = ground;
  const kinds = new Set<string>();
  for (const { goal, depth } of goals) {
    // One of a kind is enough at a moment.
    const kind = goal.map(({ what }) => what).join();
    if (kinds.has(kind)) continue;
    const site: Site = { game, puzzles, view: seen, turns: Math.min(depth, most) };
    const proof = yield* quietly(proving(site, goal, tables));
    const [line, ...others] = proof?.lines ?? [];
    if (!proof || !line || others.length > 0) continue;
    if (line.tells.length < puzzles.least || proof.tables < FEW_TABLES) continue;
    const found = foundBy(ground, site, goal, opening.length);
    if (found > PLAIN) continue;
    kinds.add(kind);
    yield {
      opening: [...opening],
      goal,
      turns: site.turns,
      line: numbered(game, site, line.moves),
      tells: [...line.tells],
      tables: proof.tables,
      found,
    };
  }
}

function* quietly<T>(search: Generator<undefined, T>): Generator<null, T> {
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return value;
    yield null;
  }
}

/** A goal that only one line seems to reach. */
interface Promising {
  readonly goal: Goal;
  readonly tells: readonly string[];
  readonly depth: number;
  readonly knot: Knot;
}

/** The goals that only one line reaches, the best first; null where there is too much to look at. */
function* promising(site: Site, means: string, most: number): Generator<null, Promising[] | null> {
  const known = new Map<string, Promising | null>();
  const first = beginning(site, SURE);
  for (const knot of moments(site, means, most)) {
    yield null;
    if (knot === null) return null;
    const wishes = wishesAt(site, knot);
    const goals: Goal[] = wishes.map((wish) => [wish]);
    wishes.forEach((wish, at) => {
      for (const other of wishes.slice(at + 1)) goals.push([wish, other]);
    });
    for (const goal of goals) consider(site, known, knot, goal, first);
  }
  const list = [...known.values()].filter((one) => one !== null);
  return list
    .filter((one) => isAsked(site.puzzles, one) && !isImplied(one, list))
    .sort((a, b) => worth(site.puzzles, b) - worth(site.puzzles, a));
}

/** Notes a line that reaches a goal; a goal that two sure lines reach is nothing to look for any more. */
function consider(site: Site, known: Map<string, Promising | null>, knot: Knot, goal: Goal, first: Knot): void {
  const name = JSON.stringify(goal);
  const before = known.get(name);
  if (before === null) return;
  const tells = tellsOf(knot);
  const line = { goal, tells, depth: knot.depth, knot };
  if (before === undefined) known.set(name, line);
  else if (!holdsAll(tells, before.tells)) {
    // Whether a line needs luck is looked at only now: that takes long, and most goals never come so far.
    const isSure = (one: Promising): boolean => reaches(site, lineOf(one.knot), goal, first);
    if (!isSure(before)) known.set(name, line);
    else if (isSure(line)) known.set(name, null);
  }
}

/** Two wishes together are no claim of their own where one of them alone takes the same line. */
const isImplied = ({ goal, tells }: Promising, list: readonly Promising[]): boolean =>
  goal.length > 1 &&
  list.some(
    (one) => one.goal.length === 1 && goal.includes(one.goal[0] ?? { what: '' }) && one.tells.join() === tells.join(),
  );

const worthOf = ({ wishes }: Puzzles, goal: Goal): number =>
  goal.reduce((sum, { what }) => sum + (wishes[what]?.worth ?? 0), 0);

/** Whether a game would ask for it, with so many turns to do it in. */
const isAsked = (puzzles: Puzzles, { goal, depth }: Promising): boolean =>
  worthOf(puzzles, goal) > 0 &&
  (turnsOf(puzzles) === 1 || goal.every(({ what }) => depth <= (puzzles.wishes[what]?.turns ?? 0)));

const worth = (puzzles: Puzzles, { goal, tells }: Promising): number =>
  2 * worthOf(puzzles, goal) + tells.length - 3 * goal.length;

/** What has come about in all worlds. */
function wishesAt({ puzzles, view: seen }: Site, { worlds }: Knot): readonly Wish[] {
  const [first, ...others] = worlds;
  if (first === undefined) return [];
  return puzzles
    .done(seen, first, seen.eye)
    .filter((wish) => others.every((world) => puzzles.holds(seen, world, seen.eye, wish)));
}

/** How often somebody who plays at first sight reaches a goal; 1 if what looks best does. */
export function foundBy({ advice }: Pick<Ground, 'advice'>, site: Site, goal: Goal, seed: number): number {
  const rng = seeded(`try ${seed}`);
  const isThere = (knot: Knot): boolean =>
    goal.every((wish) => knot.worlds.every((world) => site.puzzles.holds(site.view, world, site.view.eye, wish)));
  const tries = (pick: (weights: readonly number[]) => number): boolean => {
    let knot: Knot | null = beginning(site, 1);
    for (let steps = 0; steps < LONGEST && knot && !knot.isEnd; steps++) {
      const moves: Move[] = choices(site, knot);
      const weights: number[] = [];
      const [world] = knot.worlds;
      if (world === undefined) return false;
      advice.weigh(world, moves, weights);
      const move: Move | undefined = moves[pick(weights)];
      knot = move === undefined ? null : after(site, knot, move);
      if (knot && isThere(knot)) return true;
    }
    return false;
  };
  if (tries((weights) => weights.indexOf(Math.max(...weights)))) return 1;
  return share(rng, tries);
}

function share(rng: Rng, tries: (pick: (weights: readonly number[]) => number) => boolean): number {
  let found = 0;
  for (let n = 0; n < TRIES; n++) if (tries((weights) => pickByWeight(rng, weights))) found++;
  return found / TRIES;
}

/** A line as the numbers of its moves among the options. */
function numbered(game: Game, site: Site, line: readonly Move[]): number[] {
  return line.map((move, at) => {
    const [world] = followed(site, line.slice(0, at))?.worlds ?? [];
    return world ? options(game, world).findIndex((known) => sameMove(known, move)) : -1;
  });
}
