/** What happened since a game began, and what those at the table may hear of it. */
import { ladder } from '../engine/chain';
import { pending, phaseOf, start } from '../engine/frames';
import type { Game, Happening, Move, Seat, Setup, State } from '../engine/game';
import { heardByAll } from '../engine/onlook';
import { follow, type Followed } from '../engine/replay';
import { heard } from '../engine/view';
import { onlyEver, type Player } from './seats';

type Stretch = readonly [from: number, to: number];

/** A card whose face came to light to some seats, a bit each, and not in their own hand; and how much had been told before. */
interface Find {
  readonly card: number;
  readonly seats: number;
  readonly from: number;
}

/** Everything that happened at a table. */
export interface Story {
  /** The truth: nobody is shown it unmasked. */
  readonly told: readonly Happening[];
  /** The seat that decided last, outside of reactions. */
  readonly mover: Seat | -1;
  /** By seat: how much had been told when it last decided, and the stretch before its present turn. */
  readonly left: readonly number[];
  readonly away: readonly Stretch[];
  /** Who decided last, other than by letting something be. */
  readonly last: Seat | -1;
  /** By seat: how much had been told before it last decided so, and when something last came to light that not all know. */
  readonly acted: readonly number[];
  readonly lit: readonly number[];
  /** By seat: when something last came to light so that does not lie in its own hand. */
  readonly apart: readonly number[];
  readonly finds: readonly Find[];
  /** How much had been told before what lies on the table was dealt; by seat, when it was ready to take its share up. */
  readonly dealing: number;
  readonly dealt: readonly number[];
  /** The last two stretches in which an action was announced, answered and carried out or not. */
  readonly quarrels: readonly Stretch[];
}

export const NOTHING_TOLD: Story = {
  told: [],
  mover: -1,
  left: [],
  away: [],
  last: -1,
  acted: [],
  lit: [],
  apart: [],
  finds: [],
  dealing: 0,
  dealt: [],
  quarrels: [],
};

/** The seat whose turn it is; −1 where a seat only reacts to what another does, is asked beside the turns, or the game is over. */
export function turnOf(game: Game, state: State): Seat | -1 {
  const open = pending(game, state);
  const isBeside = open?.frame.kind === 'window' || (game.openly ?? []).includes(open?.frame.kind ?? '');
  return open && !isBeside ? open.seat : -1;
}

const put = <T>(list: readonly T[], at: number, value: T, filler: T): T[] =>
  Array.from({ length: Math.max(list.length, at + 1) }, (_, i) => (i === at ? value : (list[i] ?? filler)));

/**
 * The seats, a bit each, to whom a face has come to light between two states that not everybody knows now, and those of
 * them for whom it does not lie in their own hand, by card: public facts.
 */
function litBy(
  { hand }: Game,
  before: State,
  after: State,
  from: number,
): { readonly lit: number; readonly found: readonly Find[] } {
  const everybody = (1 << after.seats) - 1;
  const { seen: knowing, zone } = after.cards;
  const found: Find[] = [];
  let lit = 0;
  for (let card = 0; card < knowing.length; card++) {
    const seen = knowing[card] ?? 0;
    const bits = seen === everybody ? 0 : seen & ~(before.cards.seen[card] ?? 0);
    if (bits === 0) continue;
    lit |= bits;
    let seats = bits;
    for (let seat = 0; seat < after.seats; seat++) if (hand?.(seat) === zone[card]) seats &= ~(1 << seat);
    if (seats !== 0) found.push({ card, seats, from });
  }
  return { lit, found };
}

/** The quarrels after a decision, when so much has been told: the first action that is pending tells one from the next. */
function quarrelled(earlier: readonly Stretch[], before: State, after: State, told: number): readonly Stretch[] {
  const [was, is] = [before, after].map((state) => ladder(state)[0]?.action);
  if (was === undefined && is === undefined) return earlier;
  const [from] = earlier.at(-1) ?? [told];
  if (was !== undefined && (is === undefined || is === was)) return [...earlier.slice(0, -1), [from, told]];
  // Somebody is asked as soon as an action is announced: nothing happens after it in this step.
  const announced = Math.max(0, told - 1);
  const settled: readonly Stretch[] = was === undefined ? earlier : [...earlier.slice(0, -1), [from, announced]];
  return [...settled.slice(-1), [announced, told]];
}

/** The beginning of what everybody is told next: a quarrel that was told in part is told as a whole. */
export function toldFrom({ quarrels }: Story, told: number): number {
  const [from] = quarrels.find(([begun, ended]) => begun < told && told < ended) ?? [told];
  return from;
}

/** The story with what came of a decision. */
export function tellOn(story: Story, game: Game, before: State, move: Move, after: State): Story {
  const { told: earlier, mover, left, away } = story;
  const news = after.news ?? [];
  const told = news.length === 0 ? earlier : earlier.concat(news);
  const open = pending(game, before);
  const turn = turnOf(game, before);
  const { lit, found } = litBy(game, before, after, earlier.length);
  const apart = found.reduce((bits, { seats }) => bits | seats, 0);
  const lets = open === null || (turn === -1 && move.do === 'pass');
  const isFormal = open !== null && (game.formal ?? []).includes(open.frame.kind);
  const [was, is] = [phaseOf(game, before), phaseOf(game, after)];
  const stamp = (list: readonly number[], bits: number): readonly number[] =>
    bits === 0
      ? list
      : Array.from({ length: after.seats }, (_, seat) => ((bits >> seat) & 1 ? told.length : (list[seat] ?? 0)));
  return {
    told,
    last: lets || isFormal ? story.last : open.seat,
    acted: lets ? story.acted : put(story.acted, open.seat, earlier.length, 0),
    lit: stamp(story.lit, lit),
    apart: stamp(story.apart, apart),
    finds: found.length === 0 ? story.finds : story.finds.concat(found),
    dealing: was !== 'setup' && is === 'setup' ? earlier.length : story.dealing,
    quarrels: quarrelled(story.quarrels, before, after, told.length),
    dealt: isFormal && was === 'setup' ? stamp(story.dealt, 1 << open.seat) : story.dealt,
    ...(turn === -1
      ? { mover, left, away }
      : {
          mover: turn,
          left: put(left, turn, told.length, 0),
          away: mover === turn ? away : put<Stretch>(away, turn, [left[turn] ?? 0, earlier.length], [0, 0]),
        }),
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
  let before: State | null = null;
  for (const followed of follow(game, setup, moves)) {
    const { at, state } = followed;
    const move = moves[at - 1];
    story = before && move ? tellOn(story, game, before, move, state) : { ...story, told: state.news ?? [] };
    before = game.copy(state);
    yield { ...followed, story, turn: turnOf(game, state) };
  }
}

/** The whole story of a game. */
export function tell(game: Game, setup: Setup, moves: readonly Move[]): Story {
  let whole = NOTHING_TOLD;
  for (const { story } of telling(game, setup, moves)) whole = story;
  return whole;
}

/** The end of a game, and all that happened in it. */
export function lastOf(
  game: Game,
  setup: Setup,
  moves: readonly Move[],
): { readonly state: State; readonly told: readonly Happening[] } {
  const told: Happening[] = [];
  let last: State | null = null;
  for (const { state } of follow(game, setup, moves)) {
    told.push(...(state.news ?? []));
    last = state;
  }
  return { state: last ?? start(game, setup), told };
}

/** What a log may say that goes from hand to hand; where only one person has ever sat, what that person heard. */
export function logOf(told: readonly Happening[], players: readonly Player[]): Happening[] {
  const reader = onlyEver(players);
  return reader === -1 ? heardByAll(told, players.length) : heard(told, reader);
}

/** What a seat found since its latest turn began, or since so much had been told, if that is later: each card as it came to light. */
export function foundBy({ finds, told, away }: Story, seat: Seat, since: number): Happening[] {
  const from = Math.max(since, away[seat]?.[1] ?? 0);
  const own = finds.filter((find) => find.from >= from && ((find.seats >> seat) & 1) === 1);
  return own.flatMap(
    (find) =>
      told.slice(find.from).find(({ card, seen = 0 }) => card === find.card && ((seen >> seat) & 1) === 1) ?? [],
  );
}

/** What happened since a seat's last turn, or before its present one: as it heard that, or as everybody did. */
export function recapOf({ told, mover, left, away }: Story, seat: Seat, ears: 'own' | number): Happening[] {
  const [from, to] = mover === seat ? (away[seat] ?? [0, 0]) : [left[seat] ?? 0, told.length];
  const stretch = told.slice(from, to);
  return ears === 'own' ? heard(stretch, seat) : heardByAll(stretch, ears);
}
