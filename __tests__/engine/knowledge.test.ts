/** What a seat can know of cards, against a model that keeps every world the seat must hold possible. */
import fc from 'fast-check';
import {
  cardsIn,
  closeHand,
  copyCards,
  faceOf,
  forget,
  knows,
  newCards,
  put,
  putInHand,
  putUnder,
  rearrange,
  show,
  showTo,
  shuffle,
  zoneOf,
  type Cards,
} from '../../src/engine/cards';
import type { Game, State } from '../../src/engine/game';
import { seeded, type Rng } from '../../src/engine/rng';
import { guess, view } from '../../src/engine/view';
import { cardsConserved, urnsAddUp } from '../../src/lab/check/invariants';

const COUNT = 5;
const SEATS = 3;
/** Zones 0 to 2 are hands of the seats of that number, 3 and 4 lie open to hand. */
const ZONES = 5;
const DECK = 3;

/** A table of nothing but cards. */
const table: Game = {
  id: 'cards',
  version: 1,
  seats: [SEATS, SEATS],
  variants: [],
  rules: {},
  longest: 0,
  setup: () => stateOf(newCards(COUNT, ZONES, SEATS)),
  copy: (state) => ({ ...state, rng: state.rng.slice(), cards: copyCards(state.cards) }),
  standings: () => [],
  check: () => undefined,
};
const stateOf = (cards: Cards): State => ({
  game: 'cards',
  version: 1,
  seats: SEATS,
  eye: -1,
  rng: [],
  stack: [],
  news: null,
  cards,
});

type Deed =
  | { readonly do: 'put' | 'under' | 'hand' | 'show'; readonly card: number; readonly zone: number }
  | { readonly do: 'peek'; readonly card: number; readonly seat: number }
  | { readonly do: 'shuffle'; readonly zone: number }
  | { readonly do: 'order'; readonly zone: number; readonly seat: number; readonly turn: number };

const card = fc.nat(COUNT - 1);
const zone = fc.nat(ZONES - 1);
const seat = fc.nat(SEATS - 1);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ do: fc.constantFrom('put' as const, 'under' as const, 'hand' as const, 'hand' as const), card, zone }),
  fc.record({ do: fc.constant('show' as const), card, zone }),
  fc.record({ do: fc.constant('peek' as const), card, seat }),
  fc.record({ do: fc.constant('shuffle' as const), zone }),
  fc.record({ do: fc.constant('order' as const), zone, seat, turn: fc.nat(5) }),
);

/** A world: the faces by card, as a text. */
type World = string;
const worldOf = (faces: readonly number[]): World => faces.join('');

/** All worlds each seat must hold possible, kept by brute force. */
class Minds {
  private readonly worlds: Set<World>[] = [];

  constructor(cards: Cards) {
    for (let who = 0; who < SEATS; who++) this.worlds.push(new Set([worldOf(cards.face)]));
  }

  of(who: number): ReadonlySet<World> {
    return this.worlds[who] ?? new Set();
  }

  sees(cards: Cards, seen: number, who: number): void {
    const face = String(faceOf(cards, seen));
    this.worlds[who] = new Set([...this.of(who)].filter((world) => world[seen] === face));
  }

  /** Cards have been mixed: keepers follow it, to the others the faces may lie in any order. */
  mixed(cards: Cards, list: readonly number[], keeper: number): void {
    for (let who = 0; who < SEATS; who++) {
      const after = new Set<World>();
      const expanded = new Set<World>();
      for (const world of this.of(who)) {
        const faces = [...world].map(Number);
        const mixed = who === keeper ? list.map((at) => faceOf(cards, at)) : list.map((at) => faces[at] ?? -1).sort();
        list.forEach((at, i) => (faces[at] = mixed[i] ?? -1));
        if (expanded.has(worldOf(faces))) continue;
        expanded.add(worldOf(faces));
        for (const order of who === keeper ? [mixed] : permutations(mixed)) {
          list.forEach((at, i) => (faces[at] = order[i] ?? -1));
          after.add(worldOf(faces));
        }
      }
      this.worlds[who] = after;
    }
  }
}

function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, at) => permutations(list.filter((_, i) => i !== at)).map((rest) => [first, ...rest]));
}

/** Does something with the cards, and tells the minds of it. */
function carryOut(cards: Cards, minds: Minds, what: Deed, rng: Rng): void {
  switch (what.do) {
    case 'put':
      return put(cards, what.card, what.zone);
    case 'under':
      return putUnder(cards, what.card, what.zone);
    case 'show':
      show(cards, what.card, SEATS);
      for (let who = 0; who < SEATS; who++) minds.sees(cards, what.card, who);
      return;
    case 'peek':
      showTo(cards, what.card, what.seat);
      return minds.sees(cards, what.card, what.seat);
    case 'shuffle':
      shuffle(cards, what.zone, rng);
      return minds.mixed(cards, cardsIn(cards, what.zone), -1);
    case 'hand': {
      // A holder knows its whole hand, as in every game.
      const holder = what.zone % SEATS;
      for (const held of cardsIn(cards, holder)) {
        showTo(cards, held, holder);
        minds.sees(cards, held, holder);
      }
      minds.sees(cards, what.card, holder);
      const before = cards.face.slice();
      putInHand(cards, what.card, holder, holder);
      const held = cardsIn(cards, holder);
      const told = held.some((card) => ((cards.seen[card] ?? 0) & ~(1 << holder)) !== 0);
      closeHand(cards, holder, holder, rng);
      if (told && held.length > 1) minds.mixed(cards, held, holder);
      else expect(cards.face).toEqual(before);
      return;
    }
    case 'order': {
      const places = cardsIn(cards, what.zone);
      if (places.length < 2) return;
      for (const place of places) {
        showTo(cards, place, what.seat);
        minds.sees(cards, place, what.seat);
      }
      const turn = what.turn % places.length;
      rearrange(cards, places, [...places.slice(turn), ...places.slice(0, turn)], what.seat);
      return minds.mixed(cards, places, what.seat);
    }
  }
}

function playedCards(deeds: readonly Deed[], luck: string): { cards: Cards; minds: Minds } {
  const rng = seeded(luck);
  const cards = newCards(COUNT, ZONES, SEATS);
  for (let at = 0; at < COUNT; at++) put(cards, at, DECK);
  const minds = new Minds(cards);
  for (const what of [{ do: 'shuffle', zone: DECK } as const, ...deeds]) {
    carryOut(cards, minds, what, rng);
    cardsConserved(cards, SEATS);
    urnsAddUp(cards, SEATS);
  }
  return { cards, minds };
}

const inHand = (cards: Cards, who: number): number[] => cardsIn(cards, who);

describe('what a seat knows', () => {
  it('is never more than it has seen, and a guess is always a world it must hold possible', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 24 }), fc.string({ maxLength: 3 }), (deeds, luck) => {
        const { cards, minds } = playedCards(deeds, luck);
        for (let who = 0; who < SEATS; who++) {
          expect(minds.of(who).has(worldOf(cards.face))).toBe(true);
          const seen = view(table, stateOf(cards), who);
          const certain = seen.cards.face.map((face, at) => [face, at] as const).filter(([face]) => face >= 0);
          expect([...minds.of(who)].every((world) => certain.every(([face, at]) => world[at] === String(face)))).toBe(
            true,
          );
          for (let n = 0; n < 4; n++) {
            const guessed = guess(table, seen, seeded(`${luck} ${n}`));
            if (!minds.of(who).has(worldOf(guessed.cards.face)))
              throw new Error(`seat ${who} cannot believe ${worldOf(guessed.cards.face)}`);
            expect(view(table, guessed, who)).toEqual(seen);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  const guesses = (cards: Cards, who: number, count = 400): (readonly number[])[] =>
    Array.from(
      { length: count },
      (_, n) => guess(table, view(table, stateOf(cards), who), seeded(`guess ${n}`)).cards.face,
    );

  it('after a shuffle is nothing but which cards were shuffled', () => {
    const cards = newCards(COUNT, ZONES, SEATS);
    for (const at of [0, 1, 2]) put(cards, at, DECK);
    shuffle(cards, DECK, seeded('three'));
    const worlds = new Set(guesses(cards, 1).map(worldOf));
    expect(worlds.size).toBe(6);
    for (const world of worlds) expect(world.slice(3)).toBe('34');
  });

  it('includes a card it has peeked at, until that is shuffled', () => {
    const cards = playedCards([], 'peek').cards;
    const top = cardsIn(cards, DECK, 1)[0] ?? -1;
    showTo(cards, top, 2);
    expect(new Set(guesses(cards, 2).map((faces) => faces[top]))).toEqual(new Set([faceOf(cards, top)]));
    expect(new Set(guesses(cards, 1).map((faces) => faces[top])).size).toBe(COUNT);
    shuffle(cards, DECK, seeded('again'));
    expect(new Set(guesses(cards, 2).map((faces) => faces[top])).size).toBe(COUNT);
  });

  it('does not include which of three cards somebody has put on top in secret, but that it is one of them', () => {
    const cards = playedCards([], 'top').cards;
    const places = cardsIn(cards, DECK, 3);
    for (const who of [0, 1]) for (const place of places) showTo(cards, place, who);
    const faces = new Set(places.map((place) => faceOf(cards, place)));
    rearrange(cards, places, [...places].reverse(), 0);
    expect(new Set(guesses(cards, 0).map((world) => world[places[0] ?? -1])).size).toBe(1);
    expect(new Set(guesses(cards, 1).map((world) => world[places[0] ?? -1]))).toEqual(faces);
    expect(new Set(guesses(cards, 2).map((world) => world[places[0] ?? -1])).size).toBe(COUNT);
  });

  it('of a card on its way into a hand is lost among those that come with it, also if it came first', () => {
    const cards = playedCards([], 'drawing').cards;
    const drawn = cardsIn(cards, DECK).slice(0, 3);
    const [first = -1] = drawn;
    showTo(cards, first, 1);
    const face = faceOf(cards, first);
    for (const at of drawn) putInHand(cards, at, 0, 0);
    closeHand(cards, 0, 0, seeded('hands'));
    expect(drawn.filter((at) => knows(cards, at, 1))).toEqual([]);
    expect(new Set(guesses(cards, 1).map((world) => world.indexOf(face)))).toEqual(new Set(drawn));
  });

  it('keeps hold of a hand it was shown, through a theft: one card went, the others stayed', () => {
    const cards = playedCards([], 'theft').cards;
    const rng = seeded('hands');
    const [a = -1, b = -1, c = -1, d = -1, e = -1] = cardsIn(cards, DECK);
    for (const at of [a, b, c]) putInHand(cards, at, 0, 0);
    for (const at of [d, e]) putInHand(cards, at, 1, 1);
    for (const at of [a, b]) showTo(cards, at, 2);
    const shown = [faceOf(cards, a), faceOf(cards, b)];
    shuffle(cards, 0, rng);
    for (const at of [a, b, c]) showTo(cards, at, 0);
    putInHand(cards, inHand(cards, 0)[0] ?? -1, 1, 1);
    closeHand(cards, 1, 1, rng);
    const stolen = new Set(
      guesses(cards, 2).map(
        (world) => world.filter((face, at) => shown.includes(face) && zoneOf(cards, at) === 1).length,
      ),
    );
    expect(stolen).toEqual(new Set([0, 1]));
  });

  it('is forgotten by the cards as soon as it cannot matter any more', () => {
    const cards = playedCards([], 'long').cards;
    const rng = seeded('long');
    for (let n = 0; n < 500; n++) {
      const hand = n % SEATS;
      putInHand(cards, n % COUNT, hand, hand);
      closeHand(cards, hand, hand, rng);
      for (const at of cardsIn(cards, hand)) showTo(cards, at, hand);
    }
    expect(cards.pours.length / 2).toBeLessThan(40);
    shuffle(cards, 0, rng);
    for (let at = 0; at < COUNT; at++) put(cards, at, DECK);
    shuffle(cards, DECK, rng);
    expect(cards.pours).toEqual([]);
  });

  it('makes no difference to how cards are mixed: a search that forgets it plays the same game', () => {
    const deeds: Deed[] = [0, 1, 2, 3, 4].flatMap((at): Deed[] => [
      { do: 'hand', card: at, zone: at % SEATS },
      { do: 'order', zone: at % SEATS, seat: at % SEATS, turn: 1 },
      { do: 'peek', card: at, seat: 2 },
    ]);
    const { cards, minds } = playedCards([], 'search');
    const searched = copyCards(cards);
    forget(searched);
    const [rng, other] = [seeded('same'), seeded('same')];
    for (const what of deeds) {
      carryOut(cards, minds, what, rng);
      carryOut(searched, minds, what, other);
      expect([searched.face, searched.seen, searched.zone]).toEqual([cards.face, cards.seen, cards.zone]);
    }
    expect(searched.known).toEqual([]);
  });
});
