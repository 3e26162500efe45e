/**
 * Which things are touched one after the other to make a choice. No choice begins with all the touches of another;
 * only the ways to turn a tile are told apart after its place was touched.
 */
import { faceOf, type Zone } from '../../engine/cards';
import type { Sequel } from '../../engine/show';
import type { Deed } from './acts';
import { aims, type Actor } from './aims';
import { actionsOf, RESOURCES, type Verb } from './cards';
import { held } from './deck';
import { cardKey, pieceOfRubble, verbsLeft, waiting } from './facts';
import type { DwarfMove } from './moves';
import type { DwarfState } from './state';
import { ACTION_PILES, actions, EVENTS, JEWEL_PILES, jewels, MINING, ownerOf, pileOfZone } from './zones';

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

/** The kinds of things that actions aim at: where two of a card's actions share one, the action is touched first, whatever it aims at. */
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
  const others = frame?.kind === 'card' ? verbsLeft(s, frame).filter((verb) => verb !== deed.verb) : [];
  const shared = AIMED_AT[deed.verb].some((kind) => others.some((verb) => AIMED_AT[verb].includes(kind)));
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
    case 'pass':
      // To use no trait lets nothing happen: the choice has to say it itself.
      return [key.button(waiting(s)?.kind === 'asking' ? 'done' : move.do)];
    case 'end':
    case 'done':
    case 'under':
    case 'out':
    case 'cancel':
    case 'let':
    case 'skip':
    case 'give-up':
      return [key.button(move.do)];
  }
}

/** The things of the mine that a card can be played for by touching them. */
const IN_THE_MINE: readonly string[] = ['tile', 'pile', 'rubble'];

/** What a card from the hand can do in the mine; a thing that two of its actions aim at is left to the card itself. */
export function sequels(s: DwarfState, move: DwarfMove): readonly Sequel<DwarfMove>[] {
  if (move.do !== 'play') return [];
  const actor: Actor = { seat: s.turn, source: 'card', hand: held(s, s.turn) - 1, pays: false, more: true };
  const found: Sequel<DwarfMove>[] = [];
  const verbs = actionsOf(faceOf(s.cards, move.card));
  for (const verb of new Set(verbs)) {
    aims(s, actor, verb, (aim, at) => {
      const touch = target({ verb, aim, at });
      if (touch !== null && IN_THE_MINE.includes(touch.split(':')[0] ?? ''))
        found.push({ touch, move: { do: 'act', slot: verbs.indexOf(verb), verb, aim, at } });
    });
  }
  return found.filter(({ touch }) => found.filter((other) => other.touch === touch).length === 1);
}
