/**
 * Which things are touched one after the other to make a choice. No choice begins with all the touches of another;
 * only the ways to turn a tile are told apart after its place was touched.
 */
import type { Zone } from '../../engine/cards';
import { RESOURCES, type Verb } from './cards';
import { cardKey, pieceOfRubble, verbsLeft, waiting } from './facts';
import {
  ACTION_PILES,
  actions,
  EVENTS,
  JEWEL_PILES,
  jewels,
  MINING,
  ownerOf,
  pileOfZone,
  type Deed,
  type DwarfMove,
  type DwarfState,
} from './state';

/** The keys of things that can be touched. */
export const key = {
  card: (card: number) => `card:${card}`,
  tile: (piece: number) => `tile:${piece}`,
  pile: (n: number) => `pile:${n}`,
  rubble: (piece: number) => `rubble:${piece}`,
  seat: (seat: number) => `seat:${seat}`,
  jewels: (n: number) => `jewels:${n}`,
  actions: (n: number) => `actions:${n}`,
  draw: (seat: number) => `draw:${seat}`,
  mining: 'mining',
  events: 'events',
  basic: (verb: Verb) => `basic:${verb}`,
  action: (verb: Verb) => `action:${verb}`,
  ghost: 'ghost',
  button: (name: string) => `button:${name}`,
} as const;

function ofZone(zone: Zone): string {
  const jewel = JEWEL_PILES.find((n) => jewels(n) === zone);
  if (jewel !== undefined) return key.jewels(jewel);
  const action = ACTION_PILES.find((n) => actions(n) === zone);
  if (action !== undefined) return key.actions(action);
  if (zone === MINING) return key.mining;
  if (zone === EVENTS) return key.events;
  const n = pileOfZone(zone);
  return n < 0 ? key.draw(ownerOf(zone)) : key.pile(n);
}

/** What is touched to aim an action; nothing for an action without a target. */
function target({ verb, aim, at }: Deed): string | null {
  switch (aim) {
    case 'none':
      return null;
    case 'tile':
      return verb === 'mine' ? key.rubble(at) : key.tile(at);
    case 'pile':
      return key.pile(at);
    case 'seat':
      return key.seat(at);
    case 'card':
      return key.card(at);
    case 'zone':
      return ofZone(at);
    case 'out':
      return key.button('out');
  }
}

/** The kinds of things that actions aim at: where two of a card's actions share one, the action is touched first. */
const AIMED_AT: Readonly<Record<Verb, readonly string[]>> = {
  move: ['tile'],
  mine: ['pile', 'rubble'],
  remove: ['button', 'tile'],
  give: ['button', 'tile', 'seat'],
  draw: [],
  swap: [],
  steal: ['seat'],
  drive: ['card'],
  investigate: ['pile', 'jewels', 'actions', 'draw', 'mining', 'events'],
  thwart: ['seat'],
  copy: ['card'],
  look: [],
  munch: [],
};

function act(s: DwarfState, deed: Deed): string[] {
  const frame = waiting(s);
  const aimed = target(deed);
  if (aimed === null) return [key.action(deed.verb)];
  const kind = aimed.split(':')[0] ?? '';
  const others = frame?.kind === 'card' ? verbsLeft(s, frame).filter((verb) => verb !== deed.verb) : [];
  const shared = others.some((verb) => AIMED_AT[verb].includes(kind));
  return shared ? [key.action(deed.verb), aimed] : [aimed];
}

function basic(deed: Deed): string[] {
  const aimed = target(deed);
  return aimed === null ? [key.basic(deed.verb)] : [key.basic(deed.verb), aimed];
}

function use(s: DwarfState, card: number, a: number, b: number): string[] {
  const own = key.card(card);
  switch (cardKey(s, card)) {
    case 'cave-otter':
      return [own, key.jewels(a)];
    case 'transport-tunnel':
      return [own, key.seat(a)];
    case 'teleporter':
      return [own, key.seat(a), key.seat(b)];
    default:
      return [own];
  }
}

/** The keys of the things touched one after the other to make a move. */
export function touches(s: DwarfState, move: DwarfMove): readonly string[] {
  switch (move.do) {
    case 'act':
      return act(s, move);
    case 'basic':
      return basic(move);
    case 'reveal':
      return [key.card(move.card), key.button(move.draw ? 'draw' : 'no-draw')];
    case 'buy':
      return [key.jewels(move.pile), key.button(move.waived < 0 ? move.how : `waive-${RESOURCES[move.waived] ?? ''}`)];
    case 'craft':
      return [key.actions(move.pile)];
    case 'use':
      return use(s, move.card, move.a, move.b);
    case 'strong': {
      const piece = pieceOfRubble(s, move.rubble);
      return [key.card(move.card), piece < 0 ? key.card(move.rubble) : key.rubble(piece)];
    }
    case 'thwart-basic':
      return [key.basic('thwart')];
    case 'drift':
    case 'to':
      return [key.tile(move.tile)];
    case 'lay':
      return [key.ghost];
    case 'take':
      return ['card' in move ? key.card(move.card) : key.actions(move.pile)];
    case 'keep':
      return ['card' in move ? key.card(move.card) : key.button('keep')];
    case 'play':
    case 'companion':
    case 'trait':
    case 'thwart':
    case 'copy':
    case 'pay':
    case 'discard':
    case 'remove':
    case 'top':
    case 'dismiss':
    case 'lose':
    case 'give':
    case 'gift':
    case 'fee':
      return [key.card(move.card)];
    case 'end':
    case 'done':
    case 'pass':
    case 'under':
    case 'out':
    case 'cancel':
    case 'let':
    case 'skip':
    case 'give-up':
      return [key.button(move.do)];
  }
}
