/** What each action may aim at: the one place where the legality of actions stands (rules 5). */
import { lastAnnounced, lastLive } from '../../engine/chain';
import { sizeOf, topOf, under, type Card } from '../../engine/cards';
import type { Seat } from '../../engine/game';
import { connection, neighbour, SIDES } from '../../engine/grid';
import type { Act, Aim, Source } from './acts';
import type { Verb } from './cards';
import { canDraw, held, rubbleInHand } from './deck';
import { areAdjacent, atCamp, hasDwarf, hasRubble, pileFaced, standsOn } from './mine';
import type { DwarfState } from './state';
import { CAMP } from './tiles';
import { ACTION_PILES, actions, companions, draw, EVENTS, JEWEL_PILES, jewels, MINING, pile, revealed } from './zones';

/** Who acts, from where, and how many cards will be in hand when it comes to that. */
export interface Actor {
  readonly seat: Seat;
  readonly source: Source;
  readonly hand: number;
  /** Whether a price paid from the hand will lie in the discard by then. */
  readonly pays: boolean;
  /** Whether the same card has another action after this one: Agile may then step onto Rubble. */
  readonly more: boolean;
}

type Found = (aim: Aim, at: number) => void;

/** Finds everything an action may aim at now. */
export function aims(s: DwarfState, actor: Actor, verb: Verb, found: Found): void {
  switch (verb) {
    case 'move':
      return actor.source === 'trait' ? agileAims(s, actor, found) : moveAims(s, actor.seat, found);
    case 'mine':
      return mineAims(s, actor.seat, found);
    case 'remove':
    case 'give':
      return removeAims(s, actor, verb === 'give', found);
    case 'draw':
    case 'look':
      return actor.pays || canDraw(s, actor.seat) ? found('none', 0) : undefined;
    case 'swap':
      return actor.hand > 0 ? found('none', 0) : undefined;
    case 'munch':
      return actor.hand > 0 && rubbleInHand(s, actor.seat) >= 0 ? found('none', 0) : undefined;
    case 'steal':
      return stealAims(s, actor.seat, found);
    case 'drive':
      return driveAims(s, actor.seat, found);
    case 'investigate':
      return actor.source === 'companion' ? peekAims(s, actor.seat, found) : investigateAims(s, found);
    case 'thwart':
      return thwartAims(s, actor, found);
    case 'copy':
      return copyAims(s, actor, found);
  }
}

/** Whether an action can be used at all. */
export function can(s: DwarfState, actor: Actor, verb: Verb): boolean {
  let any = false;
  aims(s, actor, verb, () => {
    any = true;
  });
  return any;
}

/** Whether an announced action may still be carried out (rules 11.2). */
export function stillLegal(s: DwarfState, act: Act): boolean {
  if (act.verb === 'copy') return true;
  if (act.verb === 'thwart') return stillHits(s, act);
  if (act.verb === 'remove' || act.verb === 'give' || act.verb === 'munch') return stillRemoves(s, act);
  const more = act.source === 'trait' && goesOn(s, act.card);
  const actor: Actor = { seat: act.seat, source: act.source, hand: held(s, act.seat), pays: false, more };
  let legal = false;
  aims(s, actor, act.verb, (aim, at) => {
    if (aim === act.aim && at === act.at) legal = true;
  });
  return legal;
}

/** A Thwart hits what it was played against or nothing; a copied or free one the last live action (rules 7.3, 7.6). */
function stillHits(s: DwarfState, act: Act): boolean {
  const hit = lastLive<Act>(s, act.seat);
  if (hit === null || hit.seat !== act.at) return false;
  return act.source === 'copied' || act.source === 'trait' || hit === lastAnnounced<Act>(s);
}

/** Whether there is a hand card and the place for it; whether it is Rubble, its holder says (rules 11.3). */
function stillRemoves(s: DwarfState, act: Act): boolean {
  if (held(s, act.seat) === 0) return false;
  let legal = act.aim !== 'tile';
  rubbleTiles(s, act.seat, (_aim, at) => {
    if (at === act.at) legal = true;
  });
  return legal;
}

/** Whether a trait that is being performed has an action left. */
const goesOn = (s: DwarfState, trait: Card): boolean =>
  s.stack.some((frame) => frame.kind === 'card' && 'card' in frame && frame.card === trait);

function moveAims(s: DwarfState, seat: Seat, found: Found): void {
  const from = standsOn(s, seat);
  if (hasRubble(s, from)) return;
  for (const side of SIDES) {
    const to = connection(s.grid, from, side);
    if (to >= 0 && !hasRubble(s, to)) found('tile', to);
  }
}

/** Agile: over closed sides, out of Rubble, and onto it if a second Move leads on (rules 8, 11.11). */
function agileAims(s: DwarfState, actor: Actor, found: Found): void {
  const from = standsOn(s, actor.seat);
  for (const side of SIDES) {
    const to = neighbour(s.grid, from, side);
    if (to >= 0 && (!hasRubble(s, to) || (actor.more && leadsOn(s, to)))) found('tile', to);
  }
}

const leadsOn = (s: DwarfState, piece: number): boolean =>
  SIDES.some((side) => {
    const to = neighbour(s.grid, piece, side);
    return to >= 0 && !hasRubble(s, to);
  });

function mineAims(s: DwarfState, seat: Seat, found: Found): void {
  const from = standsOn(s, seat);
  if (hasRubble(s, from)) found('tile', from);
  for (const side of SIDES) {
    const n = pileFaced(s, from, side);
    if (n >= 0) found('pile', n);
    const other = connection(s.grid, from, side);
    if (other >= 0 && hasRubble(s, other)) found('tile', other);
  }
}

/** A tile or a player can be named only with Rubble in hand (rules 11.3). */
function removeAims(s: DwarfState, actor: Actor, give: boolean, found: Found): void {
  if (actor.hand <= 0) return;
  found('out', 0);
  if (rubbleInHand(s, actor.seat) < 0) return;
  rubbleTiles(s, actor.seat, found);
  if (give) for (let seat = 0; seat < s.seats; seat++) if (seat !== actor.seat) found('seat', seat);
}

/** Where Rubble may be laid: connected tiles without a dwarf, never the Camp. */
function rubbleTiles(s: DwarfState, seat: Seat, found: Found): void {
  const from = standsOn(s, seat);
  for (const side of SIDES) {
    const to = connection(s.grid, from, side);
    if (to >= 0 && to !== CAMP && !hasDwarf(s, to)) found('tile', to);
  }
}

function stealAims(s: DwarfState, seat: Seat, found: Found): void {
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || atCamp(s, other) || sizeOf(s.cards, revealed(other)) === 0) continue;
    if (areAdjacent(s, seat, other)) found('seat', other);
  }
}

function driveAims(s: DwarfState, seat: Seat, found: Found): void {
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || sizeOf(s.cards, companions(other)) === 0 || !areAdjacent(s, seat, other)) continue;
    for (let card = topOf(s.cards, companions(other)); card >= 0; card = under(s.cards, card)) found('card', card);
  }
}

function peekAims(s: DwarfState, seat: Seat, found: Found): void {
  for (const side of SIDES) {
    const n = pileFaced(s, standsOn(s, seat), side);
    if (n >= 0) found('zone', pile(n));
  }
}

function investigateAims(s: DwarfState, found: Found): void {
  const offer = (zone: number): void => {
    if (sizeOf(s.cards, zone) > 0) found('zone', zone);
  };
  for (const n of JEWEL_PILES) offer(jewels(n));
  for (const n of ACTION_PILES) offer(actions(n));
  offer(MINING);
  offer(EVENTS);
  for (let seat = 0; seat < s.seats; seat++) offer(draw(seat));
  for (let n = 0; n < s.piles.length; n++) offer(pile(n));
}

/** Outside a window only a copied Thwart and Well-Prepared's find something to hit (rules 7.6, 11.8). */
function thwartAims(s: DwarfState, actor: Actor, found: Found): void {
  if (actor.source !== 'copied' && actor.source !== 'trait') return;
  const hit = lastLive<Act>(s, actor.seat);
  if (hit) found('seat', hit.seat);
}

/** In one's own turn the last Action card that is no Copy card; what is copied is never a Copy (rules 11.6). */
function copyAims(s: DwarfState, actor: Actor, found: Found): void {
  if (actor.source === 'card' && actor.seat === s.turn && s.lastPlayed >= 0) found('card', s.lastPlayed);
}

/** The card that a Copy against this action would take, −1 if it comes from no Action card (rules 11.6). */
export function copyOf(act: Act): Card {
  if (act.source !== 'card' && act.source !== 'copied') return -1;
  return act.verb === 'copy' ? act.at : act.card;
}
