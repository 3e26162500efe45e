/** What a seat may want to do in its Activity phase, and why not where it cannot. Legality is asked of the rules. */
import { cardsIn, faceOf, sizeOf, topOf, type Card } from '../../engine/cards';
import type { Rule, Seat } from '../../engine/game';
import { connection, SIDES } from '../../engine/grid';
import type { Attempt, Reason } from '../../engine/show';
import { basicPrice } from './activity';
import { actionsOf, BASIC_VERBS, craftOf, isResource, isRubble, isTreasure, type Basic, type Verb } from './cards';
import { held, tax } from './deck';
import { cardKey, decider, waiting } from './facts';
import { rules } from './frames';
import { connectedTo, hasRubble, pileFaced, standsOn } from './mine';
import type { DwarfMove } from './moves';
import { canCraftHere, seller } from './purchase';
import { basicBit } from './reactions';
import type { WhyNot } from './reasons';
import type { DwarfState } from './state';
import { key, touches } from './touches';
import { ACTION_PILES, actions, companions, eventOn, hand, JEWEL_PILES, jewels, kept, pile, trait } from './zones';

const TABLE: Readonly<Record<string, Rule>> = rules;

const because = (why: WhyNot, more: Omit<Reason, 'because'> = {}): Reason => ({ because: why, ...more });

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
  const wait = frame?.kind === 'activity' && s.turn === seat ? null : because(isAsked ? 'not now' : 'not your turn');
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
    { touch: key.button('end'), what: 'end', why: () => because('not now') },
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

/** Why an action finds nothing to aim at. */
function whyNotVerb(s: DwarfState, seat: Seat, verb: Verb): Reason {
  switch (verb) {
    case 'move': {
      const from = standsOn(s, seat);
      if (hasRubble(s, from)) return because('rubble on your tile');
      return because(connectedTo(s, from).length > 0 ? 'rubble there' : 'no way there');
    }
    case 'mine':
      return because('nothing to mine');
    case 'remove':
    case 'give':
    case 'swap':
      return because('no hand card');
    case 'steal':
      return because('nobody to rob');
    case 'drive':
      return because('no companion to drive');
    case 'munch':
      return because('too little rubble', { count: 1, card: 'crunchy-munchy' });
    case 'thwart':
      return because('only a reaction');
    case 'copy':
      return because('nothing to copy');
    case 'draw':
    case 'look':
    case 'investigate':
      return because('no target', { card: verb });
  }
}

/** Why none of several actions can be used. */
function whyNone(s: DwarfState, seat: Seat, verbs: readonly Verb[], card: Card): Reason {
  const useful = verbs.filter((verb) => verb !== 'thwart');
  const [first] = useful;
  if (first === undefined) return because('only a reaction');
  if (useful.every((verb) => verb === first)) return whyNotVerb(s, seat, first);
  return because('nothing of it', { card: cardKey(s, card) });
}

function whyNotPlay(s: DwarfState, seat: Seat, card: Card): Reason {
  const face = faceOf(s.cards, card);
  if (isRubble(face)) return because('is rubble');
  const verbs = actionsOf(face);
  if (verbs.length === 0) return because('is jewelry');
  const price = tax(s, seat, verbs.includes('move'));
  return held(s, seat) <= price ? because('too few cards', { count: price }) : whyNone(s, seat, verbs, card);
}

function whyNotBasic(s: DwarfState, seat: Seat, verb: Basic): Reason {
  if (verb === 'thwart') return because('only a reaction');
  const price = basicPrice(s, seat, verb) + (verb === 'remove' ? 1 : 0);
  if (((s.basics[seat] ?? 0) & basicBit(verb)) !== 0) return because('basic used');
  return held(s, seat) < price ? because('too few cards', { count: price }) : whyNotVerb(s, seat, verb);
}

function whyNotMove(s: DwarfState, seat: Seat, piece: number): Reason {
  const from = standsOn(s, seat);
  if (!SIDES.some((side) => connection(s.grid, from, side) === piece)) return because('no way there');
  if (hasRubble(s, from)) return because('rubble on your tile');
  return hasRubble(s, piece) ? because('rubble there') : whyNotBasic(s, seat, 'move');
}

function whyNotMine(s: DwarfState, seat: Seat, n: number): Reason {
  const faced = SIDES.some((side) => pileFaced(s, standsOn(s, seat), side) === n);
  return faced ? whyNotBasic(s, seat, 'mine') : because('no way there');
}

function whyNotBuy(s: DwarfState, seat: Seat, n: number): Reason {
  const jewel = topOf(s.cards, jewels(n));
  if (jewel < 0) return because('pile empty');
  if (seller(s, seat) === null) return because('not at camp');
  return s.bought ? because('bought already') : because('cannot afford', { card: cardKey(s, jewel) });
}

function whyNotCraft(s: DwarfState, seat: Seat, n: number): Reason {
  const card = topOf(s.cards, actions(n));
  if (card < 0) return because('pile empty');
  if (!canCraftHere(s, seat)) return because('no workbench');
  return s.crafted ? because('crafted already') : because('too few cards', { count: craftOf(faceOf(s.cards, card)) });
}

function whyNotCompanion(s: DwarfState, seat: Seat, card: Card): Reason {
  if (cardKey(s, card) === 'mycolus-maximus') return because('mycolus waits');
  if ((s.helped & (1 << seat)) !== 0) return because('companion used');
  if (held(s, seat) === 0) return because('no hand card');
  const verbs = actionsOf(faceOf(s.cards, card));
  return verbs.includes('investigate') ? because('nothing to mine') : whyNone(s, seat, verbs, card);
}

function whyNotUse(s: DwarfState, card: Card): Reason {
  const event = cardKey(s, card);
  const used = event === 'hearty-stew' || event === 'transport-tunnel' || event === 'teleporter';
  return because(used ? 'no target' : 'passive event', { card: event });
}

function whyNotTrait(s: DwarfState, seat: Seat, card: Card): Reason {
  const own = cardKey(s, card);
  if (own === 'orderly') return because('too little rubble', { count: 2, card: own });
  if (own === 'strong') return because('no target', { card: own });
  const [verb] = actionsOf(faceOf(s.cards, card));
  return verb === undefined ? because('trait waits', { card: own }) : whyNotVerb(s, seat, verb);
}

/** The Otter wants Rubble; the Merchant's goods are touched on their piles. */
function whyNotGuest(s: DwarfState, seat: Seat, piece: number, card: Card): Reason {
  if (standsOn(s, seat) !== piece) return because('not on its tile');
  const guest = cardKey(s, card);
  if (guest === 'cave-merchant') return because(s.bought ? 'bought already' : 'at the piles');
  const jewelry = JEWEL_PILES.some((n) => sizeOf(s.cards, jewels(n)) > 0);
  return because(jewelry ? 'too little rubble' : 'no target', { count: 3, card: guest });
}
