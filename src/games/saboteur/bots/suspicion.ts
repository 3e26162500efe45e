/** Who is who, by what everybody saw them do in this round. */
import type { Face } from '../../../engine/cards';
import type { Happening, Seat } from '../../../engine/game';
import { pieceAt } from '../../../engine/grid';
import { PRINT } from '../cards/faces';
import { measure, NOWHERE } from '../rules/distance';
import { FIRST_LAID, layPath, liftPath, newMaze, reachedFrom, turnGoal, type Maze } from '../rules/maze';
import type { SaboteurNews } from '../rules/state';

const { exp } = Math;

/** How much a deed speaks for a saboteur, as the logarithm of how much likelier it makes one. */
const CLOSER = -0.7;
const ASTRAY = 0.95;
const IDLE = 0.12;
const DEAD_END = 0.9;
/** Where everybody must lay them (rules 7.3). */
const DEAD_END_OWED = 0.1;
const PASSED = 0.1;
/** What was discarded for all to see: a way, or what would have hindered. */
const WASTED = 0.45;
const DISARMED = -0.5;
const ROCKFALL = 0.9;
/** Whoever buries a dead end that was in nobody's way cleans up. */
const CLEARED = -0.1;
const BREAK = 0.8;
const MEND = -0.5;
/** No deeds speak louder than this. */
const MOST = 4;

/** A game's own happenings are told in these words. */
const isOurs = (event: Happening): event is SaboteurNews => 'seat' in event || 'round' in event;

interface Watch {
  maze: Maze;
  goals: number;
  distance: number;
  readonly guilt: number[];
  /** Whether everybody lays dead ends. */
  isOwed: boolean;
}

const known = new WeakMap<readonly Happening[], { readonly length: number; readonly guilt: readonly number[] }>();

/** By seat: how much its deeds in this round speak for a saboteur, below 0 for a miner. Read from public facts alone. */
export function guiltOf(story: readonly Happening[], seats: number): readonly number[] {
  const kept = known.get(story);
  if (kept?.length === story.length) return kept.guilt;
  let from = story.length - 1;
  while (from > 0 && story[from]?.what !== 'round') from--;
  const watch = newWatch(seats);
  for (let at = Math.max(0, from); at < story.length; at++) {
    const event = story[at];
    if (event !== undefined && isOurs(event)) see(watch, event);
  }
  known.set(story, { length: story.length, guilt: watch.guilt });
  return watch.guilt;
}

function newWatch(seats: number): Watch {
  const watch: Watch = {
    maze: newMaze(),
    goals: 7,
    distance: 0,
    guilt: new Array<number>(seats).fill(0),
    isOwed: false,
  };
  watch.distance = measure(watch.maze, watch.goals).cards;
  return watch;
}

/** Watches a round deed by deed, and says after each how much speaks against whom. */
export function* watchRound(
  story: readonly SaboteurNews[],
  seats: number,
): Generator<{ readonly event: SaboteurNews; readonly guilt: readonly number[] }, void> {
  const watch = newWatch(seats);
  for (const event of story) {
    see(watch, event);
    yield { event, guilt: watch.guilt.slice() };
  }
}

function blame({ guilt }: Watch, seat: Seat, much: number): void {
  guilt[seat] = Math.max(-MOST, Math.min(MOST, (guilt[seat] ?? 0) + much));
}

/** From 0 to 1: how surely a seat is held to be a miner, or −1 to 0 a saboteur. */
const trust = ({ guilt }: Watch, seat: Seat): number => 1 - 2 / (1 + exp(-(guilt[seat] ?? 0)));

function see(watch: Watch, event: SaboteurNews): void {
  switch (event.what) {
    case 'round':
      watch.isOwed = event.deadEndsLaid === true;
      return;
    case 'laid':
      seeLaid(watch, event);
      return;
    case 'reached': {
      const printed = PRINT[event.face];
      if (!printed) return;
      turnGoal(watch.maze, event.goal, event.turned ? printed.turned : printed.open);
      watch.goals &= ~(1 << event.goal);
      watch.distance = measure(watch.maze, watch.goals).cards;
      return;
    }
    case 'fell': {
      const piece = pieceAt(watch.maze.grid, event.cell);
      if (piece >= FIRST_LAID) liftPath(watch.maze, piece);
      seeChange(watch, event.seat, PRINT[event.path]?.through === false ? CLEARED : ROCKFALL, missingIn(watch));
      return;
    }
    case 'broke':
      if (event.target === event.seat) return;
      blame(watch, event.seat, BREAK * (0.25 + trust(watch, event.target)));
      blame(watch, event.target, 0.3 * trust(watch, event.seat));
      return;
    case 'fixed':
      if (event.target !== event.seat) blame(watch, event.seat, MEND * (0.3 + trust(watch, event.target)));
      return;
    case 'passed':
      blame(watch, event.seat, seenByAll(event.seen, watch.guilt.length) ? discarded(event.face) : PASSED);
      return;
    default:
  }
}

function seeLaid(watch: Watch, event: Extract<SaboteurNews, { readonly what: 'laid' }>): void {
  const printed = PRINT[event.face];
  if (!printed) return;
  const piece = layPath(watch.maze, event.card, event.cell, printed, event.turned);
  // What reaches a goal leaves nothing missing to it, whatever is missing to the next one.
  const now = printed.through && isReached(watch, piece) ? 0 : missingIn(watch);
  seeChange(watch, event.seat, printed.through ? IDLE : watch.isOwed ? DEAD_END_OWED : DEAD_END, now);
}

const isReached = ({ maze, goals }: Watch, piece: number): boolean =>
  [0, 1, 2].some((goal) => (goals & (1 << goal)) !== 0 && reachedFrom(maze, goal, piece) !== -1);

const missingIn = ({ maze, goals }: Watch): number => (goals === 0 ? NOWHERE : measure(maze, goals).cards);

/** Blames or praises a seat for how far the goals are after its deed. */
function seeChange(watch: Watch, seat: Seat, idle: number, now: number): void {
  const closer = watch.distance - now;
  watch.distance = now;
  if (closer > 0) blame(watch, seat, CLOSER * Math.min(2, closer));
  else blame(watch, seat, idle + ASTRAY * Math.min(2, -closer));
}

const seenByAll = (seen: number, seats: number): boolean => seen === (1 << seats) - 1;

/** What a card that everybody sees on the discard says of whoever laid it there. */
function discarded(face: Face): number {
  const printed = PRINT[face];
  switch (printed?.family) {
    case 'path':
      return printed.through ? WASTED : DISARMED;
    case 'break':
    case 'rockfall':
      return DISARMED;
    case 'fix':
      return WASTED;
    default:
      return PASSED;
  }
}
