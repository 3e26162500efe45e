/**
 * A toy game that uses all the engine can do: actions that are announced and answered, cards that are drawn, shown,
 * peeked at, put back in secret order, stolen and shuffled. Whoever holds most gems after some rounds wins.
 */
import {
  cardsIn,
  closeHand,
  copyCards,
  faceOf,
  newCards,
  put,
  putAll,
  putInHand,
  randomOf,
  rearrange,
  show,
  showTo,
  shuffle,
  sizeOf,
  topOf,
  type Card,
} from '../../src/engine/cards';
import {
  announce,
  answer,
  cancel,
  chainRules,
  keepForLater,
  type Pass,
  type ReactionFrame,
} from '../../src/engine/chain';
import { finish, push } from '../../src/engine/frames';
import type { Frame, Game, Rules, Seat, State } from '../../src/engine/game';
import type { Rng } from '../../src/engine/rng';

export const KINDS = ['gem', 'steal', 'reveal', 'peek', 'mix', 'thwart'] as const;
export type Kind = (typeof KINDS)[number];
const EACH = 5;
const ROUNDS = 6;

export interface Play {
  readonly seat: Seat;
  readonly card: Card;
  readonly what: Kind;
  readonly target: Seat | -1;
}
interface Leftover {
  readonly seat: Seat;
  readonly card: Card;
}

export type ToyFrame =
  | ReactionFrame<Play, Leftover>
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'next'; readonly seat: Seat }
  | { readonly kind: 'order'; readonly seat: Seat }
  | { readonly kind: 'left'; readonly seat: Seat };

type Thwart = { readonly do: 'thwart'; readonly card: Card };
export interface ToyMoves {
  window: Thwart | Pass;
  turn: { readonly do: 'draw' } | { readonly do: 'play'; readonly card: Card; readonly target: Seat | -1 };
  order: { readonly do: 'top'; readonly card: Card };
  left: { readonly do: 'take' } | { readonly do: 'leave' };
}
export type ToyMove = ToyMoves[keyof ToyMoves];

export type ToyNews =
  | { readonly what: 'announced' | 'dropped' | 'done'; readonly action: Kind; readonly seat: Seat }
  | {
      readonly what: 'drew' | 'stole';
      readonly seat: Seat;
      readonly card: Card;
      readonly face: number;
      readonly seen: number;
    }
  | { readonly what: 'left'; readonly seat: Seat; readonly card: Card };

export interface ToyState extends State {
  stack: ToyFrame[];
  news: ToyNews[] | null;
  round: number;
  readonly gems: number[];
}

export const DECK = 0;
export const DISCARD = 1;
export const handOf = (seat: Seat): number => 2 + seat;

/** What is printed on a face. */
export const kindOf = (face: number): Kind => KINDS[face % KINDS.length] ?? 'gem';

function draw(state: ToyState, seat: Seat): void {
  if (sizeOf(state.cards, DECK) === 0) {
    putAll(state.cards, DISCARD, DECK);
    shuffle(state.cards, DECK, state.rng);
  }
  const card = topOf(state.cards, DECK);
  if (card < 0) return;
  showTo(state.cards, card, seat);
  state.news?.push({ what: 'drew', seat, card, face: faceOf(state.cards, card), seen: state.cards.seen[card] ?? 0 });
  putInHand(state.cards, card, handOf(seat), seat);
  closeHand(state.cards, handOf(seat), seat, state.rng);
}

function discard(state: ToyState, card: Card): void {
  put(state.cards, card, DISCARD);
  show(state.cards, card, state.seats);
}

function tellDropped(state: ToyState, action: Play | null): void {
  if (action) state.news?.push({ what: 'dropped', action: action.what, seat: action.seat });
}

function carryOut(state: ToyState, { seat, target, what }: Play): void {
  state.news?.push({ what: 'done', action: what, seat });
  switch (what) {
    case 'gem':
      state.gems[seat] = (state.gems[seat] ?? 0) + 1;
      break;
    case 'steal': {
      const card = randomOf(state.cards, handOf(target), state.rng);
      if (card < 0) return;
      showTo(state.cards, card, seat);
      state.news?.push({
        what: 'stole',
        seat,
        card,
        face: faceOf(state.cards, card),
        seen: state.cards.seen[card] ?? 0,
      });
      putInHand(state.cards, card, handOf(seat), seat);
      closeHand(state.cards, handOf(seat), seat, state.rng);
      break;
    }
    case 'reveal':
      for (const card of cardsIn(state.cards, handOf(target))) showTo(state.cards, card, seat);
      break;
    case 'peek':
      for (const card of cardsIn(state.cards, DECK, 3)) showTo(state.cards, card, seat);
      if (sizeOf(state.cards, DECK) > 1) push<ToyFrame>(state, { kind: 'order', seat });
      break;
    case 'mix':
      putAll(state.cards, DISCARD, DECK);
      shuffle(state.cards, DECK, state.rng);
      break;
    case 'thwart':
      tellDropped(state, cancel<Play>(state, seat));
      break;
  }
}

const others = (state: ToyState, seat: Seat): Seat[] =>
  [...Array(state.seats).keys()].filter((other) => other !== seat);

const rules: Rules<ToyState, ToyFrame, ToyMoves> = {
  ...chainRules<ToyState, Play, Leftover, Thwart>({
    mayReact: (state, seat) => sizeOf(state.cards, handOf(seat)) > 0,
    reactions(state, seat, _action, list) {
      for (const card of cardsIn(state.cards, handOf(seat))) {
        if (kindOf(faceOf(state.cards, card)) === 'thwart') list.push({ do: 'thwart', card });
      }
    },
    react(state, seat, _action, { card }) {
      discard(state, card);
      keepForLater<Leftover>(state, { seat, card });
      state.news?.push({ what: 'announced', action: 'thwart', seat });
      answer<Play>(state, { seat, card, what: 'thwart', target: -1 });
    },
    carryOut,
    leftover(state, { seat, card }) {
      state.news?.push({ what: 'left', seat, card });
      push<ToyFrame>(state, { kind: 'left', seat });
    },
  }),
  turn: {
    phase: 'activity',
    seat: (_state, frame) => frame.seat,
    options(state, { seat }, list) {
      list.push({ do: 'draw' });
      for (const card of cardsIn(state.cards, handOf(seat))) {
        const kind = kindOf(faceOf(state.cards, card));
        if (kind === 'steal' || kind === 'reveal') {
          for (const target of others(state, seat)) list.push({ do: 'play', card, target });
        } else if (kind !== 'thwart') list.push({ do: 'play', card, target: -1 });
      }
    },
    choose(state, { seat }, move) {
      push<ToyFrame>(state, { kind: 'next', seat });
      if (move.do === 'draw') {
        draw(state, seat);
        return;
      }
      discard(state, move.card);
      const what = kindOf(faceOf(state.cards, move.card));
      state.news?.push({ what: 'announced', action: what, seat });
      announce<Play, Leftover>(state, { seat, card: move.card, what, target: move.target });
    },
  },
  next: {
    phase: 'activity',
    run(state, { seat }) {
      const next = (seat + 1) % state.seats;
      if (next === 0) state.round++;
      if (state.round >= ROUNDS) finish(state);
      else push<ToyFrame>(state, { kind: 'turn', seat: next });
    },
  },
  order: {
    phase: 'activity',
    seat: (_state, frame) => frame.seat,
    options(state, _frame, list) {
      for (const card of cardsIn(state.cards, DECK, 3)) list.push({ do: 'top', card });
    },
    choose(state, { seat }, { card }) {
      const places = cardsIn(state.cards, DECK, 3);
      rearrange(state.cards, places, [card, ...places.filter((place) => place !== card)], seat);
    },
  },
  left: {
    phase: 'reaction',
    seat: (_state, frame) => frame.seat,
    options: (_state, _frame, list) => void list.push({ do: 'take' }, { do: 'leave' }),
    choose(state, { seat }, move) {
      if (move.do === 'take') draw(state, seat);
    },
  },
};

function setup(
  { seats, first, variants }: { seats: number; first?: Seat; variants: readonly string[] },
  rng: Rng,
): ToyState {
  const cards = newCards(KINDS.length * EACH, 2 + seats, seats);
  for (let card = 0; card < cards.face.length; card++) put(cards, card, DECK);
  shuffle(cards, DECK, rng);
  const state: ToyState = {
    game: 'toy',
    version: 1,
    seats,
    eye: -1,
    rng,
    stack: [{ kind: 'turn', seat: first ?? 0 }],
    news: [],
    cards,
    round: 0,
    gems: Array.from({ length: seats }, () => 0),
  };
  const hand = variants.includes('full hands') ? 5 : 3;
  for (let seat = 0; seat < seats; seat++) for (let n = 0; n < hand; n++) draw(state, seat);
  return state;
}

/** The toy as a game of the engine. */
export const toy: Game<ToyState, ToyMove, 'full hands'> = {
  id: 'toy',
  version: 1,
  seats: [2, 5],
  variants: ['full hands'],
  rules,
  longest: 2000,
  setup,
  copy: (state) => ({
    ...state,
    rng: state.rng.slice(),
    stack: state.stack.slice(),
    cards: copyCards(state.cards),
    gems: state.gems.slice(),
  }),
  standings: ({ gems }: ToyState) =>
    gems
      .map((points, seat) => ({ seat, rank: 1 + gems.filter((more) => more > points).length, points, lines: [] }))
      .sort((a, b) => a.rank - b.rank),
  check(state: ToyState) {
    const laid = state.gems.reduce((sum, gems) => sum + gems, 0);
    if (laid > ROUNDS * state.seats) throw new Error(`${laid} gems were laid`);
  },
};

/** Lets these kinds be in a hand, taken from wherever they are: a table for a test in one line. */
export function withHand(state: ToyState, seat: Seat, kinds: readonly Kind[]): ToyState {
  putAll(state.cards, handOf(seat), DECK);
  for (const kind of kinds) {
    const card = cardsIn(state.cards, DECK).find((lying) => kindOf(faceOf(state.cards, lying)) === kind);
    if (card === undefined) throw new Error(`no ${kind} left`);
    putInHand(state.cards, card, handOf(seat), seat);
    closeHand(state.cards, handOf(seat), seat, state.rng);
  }
  return state;
}

/** The frames that wait for somebody, for a glance at a stack. */
export const kinds = (state: State): string[] => state.stack.map((frame: Frame) => frame.kind);
