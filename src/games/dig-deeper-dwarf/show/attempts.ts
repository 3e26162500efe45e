/** What a seat may want to do in its Activity phase, and why not where it cannot. Legality is asked of the rules. */
import { cardsIn, faceOf, sizeOf, topOf, type Card } from '../../../engine/cards';
import type { Rule, Seat } from '../../../engine/game';
import { connection, SIDES } from '../../../engine/grid';
import type { Attempt, Reason } from '../../../engine/show';
import { basicPrice } from '../rules/beginnings';
import { actionsOf, craftOf, isResource, isRubble, isTreasure } from '../cards/faces';
import { BASIC_VERBS, type Basic } from '../cards/row';
import { type Verb, VERB } from '../verbs/all';
import { held, tax } from '../rules/deck';
import { cardKey } from '../words/facts';
import { decider, waiting } from '../rules/waiting';
import { rules } from '../rules/rules';
import { hasRubble, pileFaced, standsOn } from '../rules/mine';
import type { DwarfMove } from '../rules/moves';
import { canCraftHere, seller } from '../rules/purchase';
import { basicBit } from '../rules/reactions';
import { refusal } from './reasons';
import type { DwarfState } from '../rules/state';
import { eventOf } from '../events/all';
import { key } from './keys';
import { touches } from './touches';
import {
  ACTION_PILES,
  actions,
  companions,
  eventOn,
  hand,
  JEWEL_PILES,
  jewels,
  kept,
  pile,
  trait,
} from '../rules/zones';

const TABLE: Readonly<Record<string, Rule>> = rules;

/** Everything that is touched by one of the choices a seat has now. */
function touched(s: DwarfState, seat: Seat): ReadonlySet<string> {
  const frame = waiting(s);
  const rule = frame === null || decider(s, frame) !== seat ? undefined : TABLE[frame.kind];
  const list: DwarfMove[] = [];
  if (frame !== null && rule !== undefined && 'options' in rule) rule.options(s, frame, list);
  return new Set(list.flatMap((move) => touches(s, move)));
}

/** What a seat may want to do now, by the key of the thing it would touch. */
export function attempts(s: DwarfState, seat: Seat): readonly Attempt[] {
  const possible = touched(s, seat);
  const frame = waiting(s);
  const isAsked = s.turn === seat || (frame !== null && decider(s, frame) === seat);
  const wait = frame?.kind === 'activity' && s.turn === seat ? null : refusal(isAsked ? 'not now' : 'not your turn');
  return tries(s, seat).map(({ touch, what, why }) => ({
    key: touch,
    what,
    why: possible.has(touch) ? null : (wait ?? why()),
  }));
}

interface Try {
  readonly touch: string;
  readonly what: string;
  /** Why it cannot be done in the seat's Activity phase, if it cannot. */
  why(): Reason;
}

function tries(s: DwarfState, seat: Seat): Try[] {
  const each = (cards: readonly Card[], what: string, why: (card: Card) => Reason): Try[] =>
    cards.map((card) => ({ touch: key.card(card), what, why: () => why(card) }));
  const delayed = cardsIn(s.cards, kept(seat)).filter((card) => !isTreasure(faceOf(s.cards, card)));
  return [
    ...cardsIn(s.cards, hand(seat)).map((card) => ({
      touch: key.card(card),
      what: isResource(faceOf(s.cards, card)) ? 'reveal' : 'play',
      why: () => whyNotPlay(s, seat, card),
    })),
    ...BASIC_VERBS.map((verb) => ({ touch: key.basic(verb), what: 'basic', why: () => whyNotBasic(s, seat, verb) })),
    ...JEWEL_PILES.map((n) => ({ touch: key.jewels(n), what: 'buy', why: () => whyNotBuy(s, seat, n) })),
    ...ACTION_PILES.map((n) => ({ touch: key.actions(n), what: 'craft', why: () => whyNotCraft(s, seat, n) })),
    ...each(cardsIn(s.cards, companions(seat)), 'companion', (card) => whyNotCompanion(s, seat, card)),
    ...each(delayed, 'use', (card) => whyNotUse(s, card)),
    ...each(cardsIn(s.cards, trait(seat)), 'trait', (card) => whyNotTrait(s, seat, card)),
    ...s.grid.cells.flatMap((_, piece) =>
      each(cardsIn(s.cards, eventOn(piece)), 'use', (card) => whyNotGuest(s, seat, piece, card)),
    ),
    ...tilesAndPiles(s, seat),
    { touch: key.button('end'), what: 'end', why: () => refusal('not now') },
  ];
}

/** Moving to a tile, mining at a pile: by basic action, since cards are touched first. */
function tilesAndPiles(s: DwarfState, seat: Seat): Try[] {
  const from = standsOn(s, seat);
  const tiles = s.grid.cells.flatMap((_, piece) => (piece === from ? [] : [piece]));
  const piles = s.piles.flatMap((_, n) => (sizeOf(s.cards, pile(n)) > 0 ? [n] : []));
  return [
    ...tiles.map((piece) => ({ touch: key.tile(piece), what: 'move', why: () => whyNotMove(s, seat, piece) })),
    ...piles.map((n) => ({ touch: key.pile(n), what: 'mine', why: () => whyNotMine(s, seat, n) })),
  ];
}

/** Why none of several actions can be used. */
function whyNone(s: DwarfState, seat: Seat, verbs: readonly Verb[], card: Card): Reason {
  const useful = verbs.filter((verb) => verb !== 'thwart');
  const [first] = useful;
  if (first === undefined) return refusal('only a reaction');
  if (useful.every((verb) => verb === first)) return VERB[first].whyNot(s, seat);
  return refusal('nothing of it', { card: cardKey(s, card) });
}

function whyNotPlay(s: DwarfState, seat: Seat, card: Card): Reason {
  const face = faceOf(s.cards, card);
  if (isRubble(face)) return refusal('is rubble');
  const verbs = actionsOf(face);
  if (verbs.length === 0) return refusal('is jewelry');
  const price = tax(s, seat, verbs.includes('move'));
  return held(s, seat) <= price ? refusal('too few cards', { count: price }) : whyNone(s, seat, verbs, card);
}

function whyNotBasic(s: DwarfState, seat: Seat, verb: Basic): Reason {
  if (verb === 'thwart') return refusal('only a reaction');
  const price = basicPrice(s, seat, verb) + (verb === 'remove' ? 1 : 0);
  if (((s.basics[seat] ?? 0) & basicBit(verb)) !== 0) return refusal('basic used');
  return held(s, seat) < price ? refusal('too few cards', { count: price }) : VERB[verb].whyNot(s, seat);
}

function whyNotMove(s: DwarfState, seat: Seat, piece: number): Reason {
  const from = standsOn(s, seat);
  if (!SIDES.some((side) => connection(s.grid, from, side) === piece)) return refusal('no way there');
  if (hasRubble(s, from)) return refusal('rubble on your tile');
  return hasRubble(s, piece) ? refusal('rubble there') : whyNotBasic(s, seat, 'move');
}

function whyNotMine(s: DwarfState, seat: Seat, n: number): Reason {
  const faced = SIDES.some((side) => pileFaced(s, standsOn(s, seat), side) === n);
  return faced ? whyNotBasic(s, seat, 'mine') : refusal('no way there');
}

function whyNotBuy(s: DwarfState, seat: Seat, n: number): Reason {
  const jewel = topOf(s.cards, jewels(n));
  if (jewel < 0) return refusal('pile empty');
  if (seller(s, seat) === null) return refusal('not at camp');
  return s.bought ? refusal('bought already') : refusal('cannot afford', { card: cardKey(s, jewel) });
}

function whyNotCraft(s: DwarfState, seat: Seat, n: number): Reason {
  const card = topOf(s.cards, actions(n));
  if (card < 0) return refusal('pile empty');
  if (!canCraftHere(s, seat)) return refusal('no workbench');
  return s.crafted ? refusal('crafted already') : refusal('too few cards', { count: craftOf(faceOf(s.cards, card)) });
}

function whyNotCompanion(s: DwarfState, seat: Seat, card: Card): Reason {
  if (cardKey(s, card) === 'mycolus-maximus') return refusal('mycolus waits');
  if ((s.helped & (1 << seat)) !== 0) return refusal('companion used');
  if (held(s, seat) === 0) return refusal('no hand card');
  const verbs = actionsOf(faceOf(s.cards, card));
  // The price is a hand card too: a single Rubble cannot be paid and removed.
  if (verbs.includes('munch') && held(s, seat) === 1 && isRubble(faceOf(s.cards, topOf(s.cards, hand(seat)))))
    return refusal('nothing besides rubble');
  return verbs.includes('investigate') ? refusal('nothing to mine') : whyNone(s, seat, verbs, card);
}

function whyNotUse(s: DwarfState, card: Card): Reason {
  const isUsed = eventOf(faceOf(s.cards, card))?.use !== undefined;
  return refusal(isUsed ? 'no target' : 'passive event', { card: cardKey(s, card) });
}

function whyNotTrait(s: DwarfState, seat: Seat, card: Card): Reason {
  const own = cardKey(s, card);
  if (own === 'orderly') return refusal('too little rubble', { count: 2, card: own });
  if (own === 'strong') return refusal('no target', { card: own });
  const [verb] = actionsOf(faceOf(s.cards, card));
  return verb === undefined ? refusal('trait waits', { card: own }) : VERB[verb].whyNot(s, seat);
}

/** The Otter wants Rubble; the Merchant's goods are touched on their piles. */
function whyNotGuest(s: DwarfState, seat: Seat, piece: number, card: Card): Reason {
  if (standsOn(s, seat) !== piece) return refusal('not on its tile');
  const guest = cardKey(s, card);
  if (guest === 'cave-merchant') return refusal(s.bought ? 'bought already' : 'at the piles');
  const jewelry = JEWEL_PILES.some((n) => sizeOf(s.cards, jewels(n)) > 0);
  return refusal(jewelry ? 'too little rubble' : 'no target', { count: 3, card: guest });
}
