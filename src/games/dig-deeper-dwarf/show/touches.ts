/**
 * Which things are touched one after the other to make a choice. No choice begins with all the touches of another;
 * only the ways to turn a tile are told apart after its place was touched.
 */
import { faceOf, type Zone } from '../../../engine/cards';
import type { Sequel, Use } from '../../../engine/show';
import { actionsOf } from '../cards/faces';
import { RESOURCES } from '../cards/row';
import { eventOf } from '../events/all';
import type { Deed } from '../rules/acts';
import { held } from '../rules/deck';
import { buyOptions } from '../rules/purchase';
import type { ActivityMove, DwarfMove, PlainMove } from '../rules/moves';
import type { DwarfState } from '../rules/state';
import { waiting, isPlain, isQuestion, questionOf } from '../rules/waiting';
import { ACTION_PILES, actions, EVENTS, JEWEL_PILES, jewels, MINING, ownerOf, pileOfZone } from '../rules/zones';
import { aims } from '../verbs/acting';
import { VERB, type Verb } from '../verbs/all';
import type { Actor, Meaning } from '../verbs/verb';
import { pieceOfRubble, verbsLeft } from '../words/facts';
import { key } from './keys';

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

/** What a deed means by its aim. */
const meaningOf = ({ verb, aim }: Deed): Meaning => VERB[verb].means[aim] ?? 'none';

/** The thing that is touched for each meaning of an aim; nothing for an action without a target. */
const TOUCHED: Readonly<Record<Meaning, (at: number) => string | null>> = {
  none: () => null,
  out: () => key.button('out'),
  tile: key.tile,
  rubble: key.rubble,
  pile: key.pile,
  seat: key.seat,
  plan: key.seat,
  companion: key.card,
  copied: key.card,
  stack: ofZone,
};

const target = (deed: Deed): string | null => TOUCHED[meaningOf(deed)](deed.at);

/** The kinds of things that are touched for each meaning. */
const KINDS: Readonly<Record<Meaning, readonly string[]>> = {
  none: [],
  out: ['button'],
  tile: ['tile'],
  rubble: ['rubble'],
  pile: ['pile'],
  seat: ['seat'],
  plan: ['seat'],
  companion: ['card'],
  copied: ['card'],
  stack: ['pile', 'jewels', 'actions', 'draw', 'mining', 'events'],
};

/** The kinds of things that an action aims at: where two of a card's actions share one, the action is touched first, whatever it aims at. */
const aimedAt = (verb: Verb): string[] => Object.values(VERB[verb].means).flatMap((meaning) => KINDS[meaning]);

function act(s: DwarfState, deed: Deed): string[] {
  const frame = waiting(s);
  const aimed = target(deed);
  if (aimed === null) return [key.action(deed.verb)];
  const others = frame?.kind === 'card' ? verbsLeft(s, frame).filter((verb) => verb !== deed.verb) : [];
  const shared = aimedAt(deed.verb).some((kind) => others.some((verb) => aimedAt(verb).includes(kind)));
  return shared ? [key.action(deed.verb), aimed] : [aimed];
}

function basic(deed: Deed): string[] {
  const aimed = target(deed);
  return aimed === null ? [key.basic(deed.verb)] : [key.basic(deed.verb), aimed];
}

function use(s: DwarfState, card: number, a: number, b: number): string[] {
  const asks = eventOf(faceOf(s.cards, card))?.use?.asks ?? [];
  return [key.card(card), ...asks.map((kind, n) => key[kind](n === 0 ? a : b))];
}

type Buy = PlainMove & { readonly do: 'buy' };

/** How a card of the market is paid for. */
const wayOf = ({ how, waived }: Buy): string => (waived < 0 ? how : `waive-${RESOURCES[waived] ?? ''}`);

/** Whether a card can be paid for in one way alone, here and now; at the Merchant's the Canary may have a say first. */
function isOnlyWay(s: DwarfState, { pile, merchant }: Buy): boolean {
  if (merchant >= 0) return false;
  const all: ActivityMove[] = [];
  buyOptions(s, s.turn, all);
  return all.filter((other) => other.do === 'buy' && other.pile === pile).length === 1;
}

/** The keys of the things touched one after the other to make a move. */
export function touches(s: DwarfState, move: DwarfMove): readonly string[] {
  const frame = waiting(s);
  if (frame !== null && isQuestion(frame)) return [questionOf(frame).touch(move)];
  return isPlain(frame, move) ? plainTouches(s, move) : [];
}

function plainTouches(s: DwarfState, move: PlainMove): readonly string[] {
  switch (move.do) {
    case 'act':
      return act(s, move);
    case 'basic':
      return basic(move);
    case 'reveal':
      return [key.card(move.card), key.button(move.draw ? 'draw' : 'no-draw')];
    case 'buy':
      return isOnlyWay(s, move) ? [key.jewels(move.pile)] : [key.jewels(move.pile), key.button(wayOf(move))];
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
    case 'to':
      return [key.tile(move.tile)];
    case 'lay':
      return [key.ghost];
    case 'take':
      return [key.card(move.card)];
    case 'keep':
      return ['card' in move ? key.card(move.card) : key.button('keep')];
    case 'play':
    case 'companion':
    case 'trait':
    case 'thwart':
    case 'copy':
    case 'pay':
    case 'discard':
    case 'fee':
      return [key.card(move.card)];
    case 'pass':
      // To use no trait lets nothing happen: the choice has to say it itself.
      return [key.button(waiting(s)?.kind === 'asking' ? 'done' : move.do)];
    case 'end':
    case 'done':
    case 'out':
    case 'give-up':
      return [key.button(move.do)];
  }
}

/** The things of the mine that a card can be played for by touching them. */
const IN_THE_MINE: readonly string[] = ['tile', 'pile', 'rubble'];

/** Everything that a card from the hand can be played for now, with what is touched for it. */
function usesOf(s: DwarfState, card: number): Use<DwarfMove>[] {
  const actor: Actor = { seat: s.turn, source: 'card', hand: held(s, s.turn) - 1, pays: false, more: true };
  const found: Use<DwarfMove>[] = [];
  const verbs = actionsOf(faceOf(s.cards, card));
  for (const verb of new Set(verbs)) {
    aims(s, actor, verb, (aim, at) => {
      const move: DwarfMove = { do: 'act', slot: verbs.indexOf(verb), verb, aim, at };
      found.push({ touch: target({ verb, aim, at }), move });
    });
  }
  return found;
}

/** What a card from the hand can do in the mine; a thing that two of its actions aim at is left to the card itself. */
export function sequels(s: DwarfState, move: DwarfMove): readonly Sequel<DwarfMove>[] {
  if (move.do !== 'play') return [];
  const found = usesOf(s, move.card).flatMap(({ touch, move: then }): Sequel<DwarfMove>[] =>
    touch !== null && IN_THE_MINE.includes(touch.split(':')[0] ?? '') ? [{ touch, move: then }] : [],
  );
  return found.filter(({ touch }) => found.filter((other) => other.touch === touch).length === 1);
}

/** What a card from the hand is played for if there is nothing else that it could do now. */
export function onlyUse(s: DwarfState, move: DwarfMove): Use<DwarfMove> | null {
  const [only, ...others] = move.do === 'play' ? usesOf(s, move.card) : [];
  return only !== undefined && others.length === 0 ? only : null;
}

export const isLeft = (s: DwarfState, move: DwarfMove): boolean => move.do === 'done' && waiting(s)?.kind === 'card';

/** What is revealed and brings a card can be revealed with all others that do, also those that come with it. */
export const allBy = (_view: DwarfState, move: DwarfMove): string | null =>
  move.do === 'reveal' && move.draw ? key.button('draw-all') : null;
