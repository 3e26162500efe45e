/** The lessons: real games brought to a moment, and what is done there. What is said stands in en.ts and de.ts. */
import { cardsIn, faceOf, sizeOf, topOf, type Card } from '../../../engine/cards';
import { isOver } from '../../../engine/frames';
import { beside, isOpen, pieceAt, SIDES, turned } from '../../../engine/grid';
import type { Course, Lesson, Step } from '../../../engine/lesson';
import { isResource, isRubble } from '../cards/faces';
import type { Verb } from '../verbs/all';
import { announced, cardKey, verbsLeft } from '../words/facts';
import { waiting } from '../rules/waiting';
import { lessons as de } from './de';
import { lessons as en } from './en';
import { pileFaced } from '../rules/mine';
import type { DwarfMove } from '../rules/moves';
import { OPENINGS } from './openings';
import type { DwarfState } from '../rules/state';
import { CAMP, ENTRANCE, tileOf } from '../cards/tiles';
import { key } from '../show/keys';
import { companions, discard, hand, JEWEL_PILES, jewels, pile, played, revealed } from '../rules/zones';

type Does = NonNullable<Step<DwarfState, DwarfMove>['asks']>;
type Sees = NonNullable<Step<DwarfState, DwarfMove>['until']>;

const RIVAL = 1;

/** Uses an action: plays a card that has it, and then aims it. */
const uses =
  (verb: Verb, aims: (at: number, s: DwarfState) => boolean = () => true): Does =>
  (move, s) => {
    if (move.do === 'play')
      return verbsLeft(s, { seat: 0, card: move.card, actions: ~0, source: 'card' }).includes(verb);
    return move.do === 'act' && move.verb === verb && aims(move.at, s);
  };

const does =
  (...names: readonly DwarfMove['do'][]): Does =>
  (move) =>
    names.includes(move.do);

const either =
  (...some: readonly Does[]): Does =>
  (move, s) =>
    some.some((one) => one(move, s));

/** The piles that can be mined from a tile. */
const pilesAt = (s: DwarfState, piece: number): number[] =>
  SIDES.map((side) => pileFaced(s, piece, side)).filter((n) => n >= 0 && sizeOf(s.cards, pile(n)) > 0);

const ownPiles = (s: DwarfState): number[] => pilesAt(s, s.dwarf[s.turn] ?? ENTRANCE);

/** The pile in reach with one card left. */
const lastCard = (s: DwarfState): number => ownPiles(s).find((n) => sizeOf(s.cards, pile(n)) === 1) ?? -1;

/** Lays a tile so that a pile has to be made: an open side faces an empty cell. */
const opensPile: Does = (move, s) => {
  const frame = waiting(s);
  if (move.do !== 'lay' || frame?.kind !== 'tile') return false;
  const open = turned(tileOf(cardKey(s, frame.card)).open, move.turn);
  return SIDES.some((side) => {
    const cell = beside(frame.cell, side);
    return isOpen(open, side) && pieceAt(s.grid, cell) < 0 && !s.piles.includes(cell);
  });
};

const standsOn =
  (piece: number): Sees =>
  (s) =>
    s.dwarf[s.turn] === piece;

const isDeciding =
  (kind: string): Sees =>
  (s) =>
    waiting(s)?.kind === kind;

const handOf = (s: DwarfState): Card[] => cardsIn(s.cards, hand(s.eye));
const inHand = (s: DwarfState, wanted: string): string[] =>
  handOf(s)
    .filter((card) => cardKey(s, card) === wanted)
    .map(key.card);

const isAnnounced =
  (verb: Verb): Sees =>
  (s) => {
    const act = announced(s);
    return act?.verb === verb && act.seat === RIVAL;
  };

const start = (number: number, first = 0) => ({ seats: 2, seed: `lesson ${number}`, variants: [], first });

const turn: Lesson<DwarfState, DwarfMove> = {
  key: 'turn',
  minutes: 2,
  setup: start(17),
  seat: 0,
  opening: '',
  steps: [
    { key: 'hand', points: (s) => handOf(s).map(key.card) },
    { key: 'play', asks: uses('move'), until: (s) => s.dwarf[0] !== ENTRANCE },
    { key: 'reveal', asks: does('reveal') },
    { key: 'more' },
    { key: 'end', asks: does('end') },
    { key: 'keep', asks: does('keep', 'done') },
    { key: 'rival', until: (s) => s.turn === 0 && s.round > 1 },
    { key: 'again', points: (s) => handOf(s).map(key.card) },
  ],
};

const mining: Lesson<DwarfState, DwarfMove> = {
  key: 'mining',
  minutes: 2,
  // No Silver in hand: what the lesson before says to reveal is not what this one pays with.
  setup: start(94),
  seat: 0,
  opening: '',
  steps: [
    { key: 'piles', points: (s) => s.piles.map((_, n) => key.pile(n)) },
    {
      key: 'move',
      asks: uses('move', (at, s) => at !== CAMP && pilesAt(s, at).length > 0),
      until: (s) => s.dwarf[0] !== ENTRANCE,
    },
    { key: 'mine', asks: uses('mine'), until: (s) => sizeOf(s.cards, discard(0)) > 0 },
    { key: 'deck' },
    {
      key: 'basic',
      asks: (move) => (move.do === 'basic' && move.verb === 'mine') || move.do === 'pay',
      until: (s) => s.basics[0] !== 0 && isDeciding('activity')(s),
    },
    { key: 'rubble' },
  ],
};

const buying: Lesson<DwarfState, DwarfMove> = {
  key: 'buying',
  minutes: 3,
  setup: { seats: 2, seed: 'lesson buying 8226', variants: [], first: 0 },
  seat: 0,
  opening: OPENINGS.buying,
  steps: [
    { key: 'riches', points: (s) => cardsIn(s.cards, revealed(0)).map(key.card) },
    { key: 'camp', asks: uses('move', (at) => at === CAMP), until: standsOn(CAMP) },
    { key: 'prices', points: () => JEWEL_PILES.map(key.jewels) },
    {
      key: 'buy',
      points: () => JEWEL_PILES.map(key.jewels),
      asks: (move, s) =>
        move.do === 'pay' || (move.do === 'buy' && cardKey(s, topOf(s.cards, jewels(move.pile))) === 'collar'),
      until: (s) => s.bought && isDeciding('activity')(s),
    },
    { key: 'gone' },
    { key: 'craft', asks: does('craft', 'pay'), until: (s) => s.crafted && isDeciding('activity')(s) },
    { key: 'fee' },
  ],
};

const events: Lesson<DwarfState, DwarfMove> = {
  key: 'events',
  minutes: 2,
  setup: { seats: 2, seed: 'lesson a 0', variants: [], first: 0 },
  seat: 0,
  opening: OPENINGS.events,
  steps: [
    { key: 'below', points: (s) => [key.pile(lastCard(s))] },
    { key: 'last', asks: uses('mine', (at, s) => at === lastCard(s)), until: isDeciding('taking') },
    { key: 'tools', asks: does('take', 'done'), until: isDeciding('tile') },
    { key: 'tile', asks: does('lay') },
    {
      key: 'fresh',
      points: (s) => {
        const laid = s.tiles.length - 1;
        return [key.tile(laid), ...pilesAt(s, laid).map(key.pile)];
      },
    },
  ],
};

const company: Lesson<DwarfState, DwarfMove> = {
  key: 'companions',
  minutes: 2,
  setup: { seats: 2, seed: 'lesson a 0', variants: [], first: 0 },
  seat: 0,
  opening: OPENINGS.companions,
  steps: [
    { key: 'diggy', points: (s) => cardsIn(s.cards, companions(0)).map(key.card) },
    {
      key: 'call',
      // The resource is for the next step, so Rubble pays.
      asks: either(does('companion', 'act'), (move, s) => move.do === 'pay' && isRubble(faceOf(s.cards, move.card))),
      until: (s) => s.helped !== 0 && isDeciding('activity')(s),
    },
    {
      key: 'reveal',
      points: (s) =>
        handOf(s)
          .filter((card) => isResource(faceOf(s.cards, card)))
          .map(key.card),
      asks: does('reveal'),
    },
    { key: 'leave', points: (s) => [key.tile(CAMP), ...cardsIn(s.cards, companions(0)).map(key.card)] },
  ],
};

const thwarting: Lesson<DwarfState, DwarfMove> = {
  key: 'thwart',
  minutes: 3,
  setup: start(75, RIVAL),
  seat: 0,
  opening: '',
  reacts: true,
  steps: [
    { key: 'card', points: (s) => inHand(s, 'thwart') },
    { key: 'plan', until: isAnnounced('move'), rivals: uses('move') },
    { key: 'object', asks: does('thwart') },
    {
      key: 'stopped',
      until: (s) => s.turn === 0,
      rivals: (move, s) =>
        move.do === 'end' || (move.do === 'keep' && 'card' in move && cardKey(s, move.card) === 'thwart'),
    },
    {
      key: 'own',
      asks: uses('move'),
      until: isAnnounced('thwart'),
      rivals: does('thwart', 'thwart-basic'),
    },
    { key: 'back', asks: does('thwart-basic', 'pay'), until: (s) => s.dwarf[0] !== ENTRANCE },
    { key: 'chain' },
  ],
};

/** The card in play whose actions are gone through, and what is asked on the way. */
const tricks: Lesson<DwarfState, DwarfMove> = {
  key: 'tricks',
  minutes: 3,
  setup: { seats: 2, seed: 'lesson tricks 57', variants: [], first: 0 },
  seat: 0,
  opening: OPENINGS.tricks,
  steps: [
    { key: 'cards', points: (s) => [...inHand(s, 'prospector'), ...inHand(s, 'mimic')] },
    {
      key: 'look',
      asks: uses('investigate', (at, s) => ownPiles(s).some((n) => pile(n) === at)),
      until: isDeciding('investigating'),
    },
    { key: 'top', asks: does('top', 'under') },
    { key: 'dig', asks: uses('mine'), until: isDeciding('activity') },
    {
      key: 'copy',
      asks: either(uses('copy'), uses('investigate'), uses('mine'), does('top', 'under')),
      until: (s) => sizeOf(s.cards, played(0)) === 2 && isDeciding('activity')(s),
    },
    {
      key: 'rob',
      points: (s) => cardsIn(s.cards, revealed(RIVAL)).map(key.card),
      asks: (move, s) =>
        (move.do === 'basic' && move.verb === 'steal') ||
        (move.do === 'pay' && !isResource(faceOf(s.cards, move.card))),
      until: (s) => s.basics[0] !== 0 && isDeciding('activity')(s),
    },
    { key: 'stolen', points: () => [key.tile(CAMP)] },
    { key: 'signs', points: (s) => cardsIn(s.cards, played(0)).map(key.card) },
  ],
};

const ending: Lesson<DwarfState, DwarfMove> = {
  key: 'end',
  minutes: 2,
  ...OPENINGS.end,
  steps: [
    { key: 'supply', points: () => [key.mining] },
    {
      key: 'last',
      asks: either(
        uses('mine', (at, s) => at === lastCard(s)),
        opensPile,
        does('take'),
        (move, s) => move.do === 'done' && isDeciding('taking')(s),
      ),
      until: isOver,
    },
    { key: 'score' },
    { key: 'coins' },
  ],
};

/** The course in the order in which it is best taken. */
export const course: Course<DwarfState, DwarfMove> = {
  lessons: [turn, mining, buying, events, company, tricks, thwarting, ending],
  words: { en, de },
};
