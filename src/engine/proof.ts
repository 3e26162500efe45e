/**
 * Proving claims: all lines of one's own moves that need no luck, searched to their end.
 *
 * A line is played in several worlds at once that all look the same to the seat. A move belongs to it only where it is
 * an option in every one of them, so nothing that comes to light on the way can be made use of; rivals stay out of it,
 * and where one has a say the line ends. Lines that lead to the same table are one line. So are those that differ in
 * their order, or by moves that were not needed.
 */
import { forget } from './cards';
import { meansOf, type Goal, type Puzzles } from './claim';
import { options, pending, sameMove, step } from './frames';
import type { Game, Move, Seat, State } from './game';
import { seeded } from './rng';
import { guess } from './view';

/** In how many worlds all lines are searched, and in how many a line must hold to count. */
const SEARCHED = 2;
export const SURE = 16;
/** More answers in a row than any rival can be asked for. */
const MOST_ANSWERS = 60;

/** What is searched: the claim's moment as its seat sees it. */
export interface Site<S extends State = State, M extends Move = Move> {
  readonly game: Game<S, M>;
  readonly puzzles: Puzzles<S, M>;
  readonly view: S;
  readonly turns: number;
}

/** A moment on a line. */
export interface Knot<S extends State = State, M extends Move = Move> {
  readonly worlds: readonly S[];
  readonly from: Knot<S, M> | null;
  readonly move: M | null;
  /** What its move is, if that tells lines apart. */
  readonly tells: string | null;
  /** Decisions made so far. */
  readonly depth: number;
  /** Whether nothing can follow: the turn, the game or the time is over. */
  readonly isEnd: boolean;
}

/** The seat that looks. */
const seatOf = ({ view }: Pick<Site, 'view'>): Seat => view.eye;

/** The beginning of all lines. */
export function beginning<S extends State, M extends Move>({ game, view }: Site<S, M>, worlds: number): Knot<S, M> {
  const list = Array.from({ length: worlds }, (_, n) => {
    const world = guess(game, view, seeded(`claim ${n}`));
    world.news = null;
    forget(world.cards);
    return world;
  });
  return { worlds: list, from: null, move: null, tells: null, depth: 0, isEnd: false };
}

/** What can be done in every world. */
export function choices<S extends State, M extends Move>({ game }: Site<S, M>, { worlds, isEnd }: Knot<S, M>): M[] {
  const [first, ...others] = isEnd ? [] : worlds.map((world) => options(game, world));
  return (first ?? []).filter((move, at) =>
    others.every((list) => {
      const same = list[at];
      return (same !== undefined && sameMove(same, move)) || list.some((known) => sameMove(known, move));
    }),
  );
}

/** Lets rivals stay out of it until the seat is to decide; false where one has a say. */
function waitForRivals<S extends State, M extends Move>({ game, puzzles }: Site<S, M>, state: S, seat: Seat): boolean {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const open = pending(game, state);
    if (open === null || open.seat === seat) return true;
    const move = puzzles.stays(state);
    if (move === null) return false;
    step(game, state, move);
  }
  return false;
}

/** Whether all worlds ask the same. */
function isAlike<S extends State>(game: Game<S>, worlds: readonly S[]): boolean {
  const [first, ...others] = worlds.map((world) => pending(game, world));
  return others.every((other) => other?.frame.kind === first?.frame.kind && other?.seat === first?.seat);
}

/** The moment after a choice; null if a rival has a say there or the worlds part by luck. */
export function after<S extends State, M extends Move>(site: Site<S, M>, knot: Knot<S, M>, move: M): Knot<S, M> | null {
  const { game, puzzles, view, turns } = site;
  const seat = seatOf(site);
  const [first] = knot.worlds;
  const depth = knot.depth + 1;
  const worlds: S[] = [];
  let isEnd = false;
  for (const world of knot.worlds) {
    const next = game.copy(world);
    step(game, next, move);
    // What comes after the time is over is nobody’s concern.
    isEnd ||= puzzles.isOver(view, next, seat, depth, turns);
    if (!isEnd && !waitForRivals(site, next, seat)) return null;
    worlds.push(next);
  }
  if (!isEnd && !isAlike(game, worlds)) return null;
  isEnd ||= worlds.some((world) => pending(game, world) === null || puzzles.isOver(view, world, seat, depth, turns));
  return { worlds, from: knot, move, tells: first ? puzzles.tells(first, move) : null, depth, isEnd };
}

/** The moves that lead to a moment. */
export function lineOf<S extends State, M extends Move>(knot: Knot<S, M>): M[] {
  const line: M[] = [];
  for (let at: Knot<S, M> | null = knot; at?.move; at = at.from) line.unshift(at.move);
  return line;
}

/** What a line is, whatever its order. */
export function tellsOf(knot: Knot): string[] {
  const told: string[] = [];
  for (let at: Knot | null = knot; at !== null; at = at.from) if (at.tells !== null) told.push(at.tells);
  return told.sort();
}

/** Whether a list, in order, holds all of another. */
export function holdsAll(list: readonly string[], part: readonly string[]): boolean {
  let at = 0;
  for (const one of list) if (one === part[at]) at++;
  return at === part.length;
}

const isThere = <S extends State, M extends Move>(
  { puzzles, view }: Site<S, M>,
  knot: Knot<S, M>,
  goal: Goal,
): boolean => goal.every((wish) => knot.worlds.every((world) => puzzles.holds(view, world, view.eye, wish)));

/** Where a line leads in as many worlds as it takes to be sure; null if it needs luck. */
export function followed<S extends State, M extends Move>(
  site: Site<S, M>,
  line: readonly M[],
  first = beginning(site, SURE),
): Knot<S, M> | null {
  let knot: Knot<S, M> | null = first;
  for (const move of line) {
    const known: M | undefined = choices(site, knot).find((choice) => sameMove(choice, move));
    knot = known === undefined ? null : after(site, knot, known);
    if (knot === null) return null;
  }
  return knot;
}

/** Whether a line reaches a goal in every world. */
export function reaches<S extends State, M extends Move>(
  site: Site<S, M>,
  line: readonly M[],
  goal: Goal,
  first = beginning(site, SURE),
): boolean {
  const knot = followed(site, line, first);
  return knot !== null && isThere(site, knot, goal);
}

/** What is left of a list without one of its elements. */
function without(list: readonly string[], one: string): readonly string[] {
  const at = list.indexOf(one);
  return [...list.slice(0, at), ...list.slice(at + 1)];
}

/** How a line that is told so goes on from a moment to a goal, be it with other cards of the same print; null if it does not. */
export function finish<S extends State, M extends Move>(
  site: Site<S, M>,
  from: Knot<S, M>,
  told: readonly string[],
  goal: Goal,
): M[] | null {
  const known = new Set<string>();
  const first = from.worlds;
  const goOn = (knot: Knot<S, M>, left: readonly string[]): Knot<S, M> | null => {
    if (isThere(site, knot, goal)) return knot;
    const [world] = knot.worlds;
    for (const move of world ? choices(site, knot) : []) {
      const tells = world ? site.puzzles.tells(world, move) : null;
      if (tells !== null && !left.includes(tells)) continue;
      const next = after(site, knot, move);
      const mark = next && markOf(next.worlds, first);
      if (mark === null || known.has(mark)) continue;
      known.add(mark);
      const end = goOn(next ?? knot, tells === null ? left : without(left, tells));
      if (end) return end;
    }
    return null;
  };
  const end = goOn({ ...from, from: null, move: null }, told);
  return end && lineOf(end);
}

const { imul } = Math;

/** Mixes a number into two words. */
function blend(words: number[], value: number): void {
  const [a = 0, b = 0] = words;
  words[0] = imul(a ^ value, 0x85ebca6b) ^ (a >>> 15);
  words[1] = imul(b + value, 0xc2b2ae35) ^ (b >>> 13);
}

/** Mixes in by what a value differs from another; what both share is the same for all tables of a search. */
function mix(words: number[], value: unknown, base: unknown): void {
  if (value === base) return;
  if (typeof value === 'number') return blend(words, value);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const other: readonly unknown[] = Array.isArray(base) ? base : [];
    for (let i = 0; i < list.length; i++) {
      if (list[i] === other[i]) continue;
      blend(words, i);
      mix(words, list[i], other[i]);
    }
    return blend(words, list.length);
  }
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    const alike = typeof base === 'object' && base !== null && keys.join() === Object.keys(base).join() ? base : null;
    if (alike === null) mix(words, keys.join(), null);
    return keys.forEach((key, i) => {
      const [one, other]: [unknown, unknown] = [Reflect.get(value, key), alike && Reflect.get(alike, key)];
      if (alike !== null && one === other) return;
      blend(words, i);
      mix(words, one, alike === null ? undefined : other);
    });
  }
  const text = String(value);
  for (let i = 0; i < text.length; i++) blend(words, text.charCodeAt(i));
}

/** A mark that only the same tables have. */
function markOf(worlds: readonly State[], first: readonly State[]): string {
  const words = [0x811c9dc5, 0x9e3779b9];
  worlds.forEach((world, n) => {
    blend(words, n);
    mix(words, world, first[n]);
  });
  return words.join();
}

/** Every moment that can be reached by some means without luck, the shortest lines first; each table once. Null where there are more. */
export function* moments<S extends State, M extends Move>(
  site: Site<S, M>,
  means: string,
  most: number,
  isDone: (knot: Knot<S, M>) => boolean = () => false,
): Generator<Knot<S, M> | null, void> {
  const known = new Set<string>();
  const first = beginning(site, SEARCHED);
  let ring: Knot<S, M>[] = [first];
  while (ring.length > 0) {
    const next: Knot<S, M>[] = [];
    for (const knot of ring) {
      for (const move of choices(site, knot)) {
        const [world] = knot.worlds;
        if (world === undefined || !site.puzzles.helps(world, move, means)) continue;
        const reached = after(site, knot, move);
        if (reached === null) continue;
        const mark = markOf(reached.worlds, first.worlds);
        if (known.has(mark)) continue;
        known.add(mark);
        if (known.size > most) {
          yield null;
          return;
        }
        yield reached;
        if (!reached.isEnd && !isDone(reached)) next.push(reached);
      }
    }
    ring = next;
  }
}

/** What a proof found. */
export interface Proof<M extends Move = Move> {
  /** The lines that reach the goal, each once whatever its order and detours. */
  readonly lines: readonly { readonly moves: readonly M[]; readonly tells: readonly string[] }[];
  /** How many different tables can be reached on the way, until the goal is. */
  readonly tables: number;
}

/** Searches all lines for those that reach a goal. Null where there are more tables than may be looked at. */
export function* proving<S extends State, M extends Move>(
  site: Site<S, M>,
  goal: Goal,
  most: number,
): Generator<undefined, Proof<M> | null> {
  const lines: { moves: readonly M[]; tells: readonly string[] }[] = [];
  let tables = 0;
  const there = new Set<Knot<S, M>>();
  const first = beginning(site, SURE);
  const [wish] = goal;
  const means = wish ? meansOf(site.puzzles, wish) : '';
  for (const knot of moments(site, means, most, (one) => there.has(one))) {
    yield;
    if (knot === null) return null;
    tables++;
    if (!isThere(site, knot, goal)) continue;
    there.add(knot);
    const tells = tellsOf(knot);
    if (lines.some((known) => holdsAll(tells, known.tells))) continue;
    const moves = lineOf(knot);
    if (reaches(site, moves, goal, first)) lines.push({ moves, tells });
  }
  return { lines, tables };
}

/** A proof at once. */
export function prove<S extends State, M extends Move>(site: Site<S, M>, goal: Goal, most: number): Proof<M> | null {
  const search = proving(site, goal, most);
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return value;
  }
}
