/** What happened since a game began, and what those at the table may hear of it. */
import { pending } from '../engine/frames';
import type { Game, Happening, Move, Seat, Setup, State } from '../engine/game';
import { heardByAll } from '../engine/onlook';
import { follow, type Followed } from '../engine/replay';
import { heard } from '../engine/view';
import { onlyPerson, type Player } from './seats';

type Stretch = readonly [from: number, to: number];

/** Everything that happened at a table. */
export interface Story {
  /** The truth: nobody is shown it unmasked. */
  readonly told: readonly Happening[];
  /** The seat that decided last, outside of reactions. */
  readonly mover: Seat | -1;
  /** By seat: how much had been told when it last decided, and the stretch before its present turn. */
  readonly left: readonly number[];
  readonly away: readonly Stretch[];
}

export const NOTHING_TOLD: Story = { told: [], mover: -1, left: [], away: [] };

/** The seat whose turn it is; −1 where a seat only reacts to what another does, or the game is over. */
export function turnOf(game: Game, state: State): Seat | -1 {
  const open = pending(game, state);
  return open && open.frame.kind !== 'window' ? open.seat : -1;
}

const put = <T>(list: readonly T[], at: number, value: T, filler: T): T[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => (i === at ? value : (list[i] ?? filler)));

/** The story with what came of a decision in the turn of a seat. */
export function tellOn(story: Story, turn: Seat | -1, news: readonly Happening[]): Story {
  const told = news.length === 0 ? story.told : story.told.concat(news);
  if (turn === -1) return { ...story, told };
  const { mover, left, away } = story;
  return {
    told,
    mover: turn,
    left: put(left, turn, told.length, 0),
    away: mover === turn ? away : put<Stretch>(away, turn, [left[turn] ?? 0, story.told.length], [0, 0]),
  };
}

/** A game as it is followed, with its story so far and whose turn it is. */
export interface Telling extends Followed {
  readonly story: Story;
  readonly turn: Seat | -1;
}

/** Tells a game from its beginning, move by move; of moves that the rules refuse nothing is told. */
export function* telling(game: Game, setup: Setup, moves: readonly Move[]): Generator<Telling, void> {
  let story = NOTHING_TOLD;
  let turn: Seat | -1 = -1;
  for (const followed of follow(game, setup, moves)) {
    story = tellOn(story, turn, followed.state.news ?? []);
    turn = turnOf(game, followed.state);
    yield { ...followed, story, turn };
  }
}

/** The whole story of a game. */
export function tell(game: Game, setup: Setup, moves: readonly Move[]): Story {
  let whole = NOTHING_TOLD;
  for (const { story } of telling(game, setup, moves)) whole = story;
  return whole;
}

/** What a log may say that goes from hand to hand; a single person reads what that person heard. */
export function logOf(told: readonly Happening[], players: readonly Player[]): Happening[] {
  const reader = onlyPerson(players);
  return reader === -1 ? heardByAll(told, players.length) : heard(told, reader);
}

/** What a seat heard since its last turn, or before its present one. */
export function recapOf({ told, mover, left, away }: Story, seat: Seat): Happening[] {
  const [from, to] = mover === seat ? (away[seat] ?? [0, 0]) : [left[seat] ?? 0, told.length];
  return heard(told.slice(from, to), seat);
}
