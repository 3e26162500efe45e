/** Events: what they do when they trigger, and when a delayed one is used (rules 6). */
import {
  cardsIn,
  closeHand,
  faceOf,
  put,
  putInHand,
  showTo,
  shuffle,
  sizeOf,
  topOf,
  under,
  type Card,
  type Zone,
} from '../../engine/cards';
import { push } from '../../engine/frames';
import type { Seat } from '../../engine/game';
import { distances } from '../../engine/grid';
import { coinsOf, isResource, isRubble, keyOf, pointsOf, rowOf } from './cards';
import { companion, countRubble, discardHand, drawCards, removeCard, tell } from './deck';
import { atCamp, connectedTo, dropRubble, enter, hasRubble, leave, standsOn } from './mine';
import type { DwarfFrame } from './stack';
import type { DwarfState } from './state';
import { CAMP } from './tiles';
import { mustDiscard, removeRubble, turnUp } from './verbs';
import {
  ACTION_PILES,
  actions,
  companions,
  discard,
  draw,
  FOR_TILE,
  hand,
  JEWEL_PILES,
  jewels,
  kept,
  MIDDLE,
  revealed,
} from './zones';

const REACH = 5;
const MONSTER_REACH = 3;
const FLOOD_STEPS = 3;
const OTTER_FEE = 3;

/** An event comes about for the seat that emptied its pile. */
export function resolveEvent(s: DwarfState, seat: Seat, card: Card): void {
  switch (rowOf(faceOf(s.cards, card))?.event) {
    case 'companion':
      return comes(s, seat, card);
    case 'treasure':
      put(s.cards, card, kept(seat));
      return tell(s, 'treasure', seat, card);
    case 'delayed':
      return delayed(s, seat, card);
    default:
      return instant(s, seat, card);
  }
}

/** Two companions at most; Stinkhorn bears no others (rules 6, 11.12). */
function comes(s: DwarfState, seat: Seat, card: Card): void {
  if (companion(s, seat, 'stinkhorn') >= 0) return leave(s, seat, card);
  if (keyOf(faceOf(s.cards, card)) === 'stinkhorn') {
    for (const other of cardsIn(s.cards, companions(seat))) leave(s, seat, other);
  }
  if (sizeOf(s.cards, companions(seat)) >= 2) push<DwarfFrame>(s, { kind: 'third', seat, card });
  else join(s, seat, card);
}

export function join(s: DwarfState, seat: Seat, card: Card): void {
  put(s.cards, card, companions(seat));
  tell(s, 'came', seat, card);
}

function delayed(s: DwarfState, seat: Seat, card: Card): void {
  const key = keyOf(faceOf(s.cards, card));
  put(s.cards, card, key === 'cave-otter' || key === 'cave-merchant' ? FOR_TILE : kept(seat));
  tell(s, 'delayed', seat, card);
}

/** Instant events leave the game after use; Cave-In waits for the new tile (rules 11.14, 11.19). */
function instant(s: DwarfState, seat: Seat, card: Card): void {
  const key = keyOf(faceOf(s.cards, card));
  if (key === 'cave-in') {
    put(s.cards, card, FOR_TILE);
    return dropRubble(s, seat, standsOn(s, seat));
  }
  leave(s, seat, card);
  switch (key) {
    case 'flooded-tunnel':
      discardHand(s, seat);
      return push<DwarfFrame>(s, { kind: 'drifting', seat, steps: FLOOD_STEPS, carried: 0 });
    case 'monster':
      return monster(s, seat);
    case 'thieving-goblins':
      return goblins(s, seat);
    case 'trusty-tools':
      return offerTools(s, seat, -1);
    case 'birthday-party':
      return birthday(s, seat);
  }
}

/** Everybody within three steps discards three, clockwise from whoever woke it (rules 11.18). */
function monster(s: DwarfState, seat: Seat): void {
  const steps = distances(s.grid, standsOn(s, seat));
  for (let i = s.seats - 1; i >= 0; i--) {
    const victim = (seat + i) % s.seats;
    const away = steps[standsOn(s, victim)] ?? -1;
    if (away >= 0 && away <= MONSTER_REACH) push<DwarfFrame>(s, { kind: 'scared', seat: victim });
  }
}

function goblins(s: DwarfState, seat: Seat): void {
  const best = dearest(s, seat);
  const only = best[0];
  if (only === undefined) discardHand(s, seat);
  else if (best.every((card) => keyOf(faceOf(s.cards, card)) === keyOf(faceOf(s.cards, only))))
    removeCard(s, seat, only);
  else push<DwarfFrame>(s, { kind: 'goblins', seat });
}

/** The revealed resources of the highest coin value. */
export function dearest(s: DwarfState, seat: Seat): Card[] {
  const cards = cardsIn(s.cards, revealed(seat));
  const most = Math.max(0, ...cards.map((card) => coinsOf(faceOf(s.cards, card))));
  return cards.filter((card) => coinsOf(faceOf(s.cards, card)) === most);
}

/** A face-up Action card free, for Trusty Tools or by the trait Inventive. */
export function offerTools(s: DwarfState, seat: Seat, trait: Card): void {
  if (ACTION_PILES.some((n) => sizeOf(s.cards, actions(n)) > 0)) push<DwarfFrame>(s, { kind: 'taking', seat, trait });
}

/** One step of the flood towards the Camp, where it can go only one way; otherwise it is asked (rules 11.17). */
export function drift(s: DwarfState, seat: Seat, steps: number, carried: number): void {
  const ways = steps > 0 ? shorterWays(s, seat) : [];
  const only = ways[0];
  if (only === undefined) {
    if (!atCamp(s, seat)) s.flooded |= 1 << seat;
  } else if (ways.length > 1) push<DwarfFrame>(s, { kind: 'flood', seat, steps, carried });
  else floodTo(s, seat, only, steps, carried);
}

/** The tiles that bring a dwarf a step nearer to the Camp. */
export function shorterWays(s: DwarfState, seat: Seat): number[] {
  const steps = distances(s.grid, CAMP);
  const from = standsOn(s, seat);
  return connectedTo(s, from).filter((tile) => (steps[tile] ?? 0) === (steps[from] ?? 0) - 1);
}

/** The flood enters a tile: whoever stands there, but on the Camp, discards three and is carried along. */
export function floodTo(s: DwarfState, seat: Seat, tile: number, steps: number, carried: number): void {
  let met = 0;
  for (let other = 0; other < s.seats; other++) {
    const isCarried = (carried & (1 << other)) !== 0;
    if (other !== seat && !isCarried && tile !== CAMP && standsOn(s, other) === tile) met |= 1 << other;
  }
  enter(s, seat, tile, 'flood');
  for (let other = 0; other < s.seats; other++) if ((carried & (1 << other)) !== 0) enter(s, other, tile, 'flood');
  push<DwarfFrame>(s, { kind: 'drifting', seat, steps: steps - 1, carried: carried | met });
  for (let i = s.seats - 1; i > 0; i--) {
    const other = (seat + i) % s.seats;
    if ((met & (1 << other)) !== 0) push<DwarfFrame>(s, { kind: 'scared', seat: other });
  }
}

/** Three cards of one's choice. */
export const scare = (s: DwarfState, seat: Seat): void => mustDiscard(s, seat, 3);

/** Birthday Party: everybody lays a Resource or Rubble down; whoever triggered it gives them out (rules 11.25). */
function birthday(s: DwarfState, seat: Seat): void {
  push<DwarfFrame>(s, { kind: 'gifts', seat, to: seat, left: s.seats });
  for (let i = s.seats - 1; i >= 0; i--) push<DwarfFrame>(s, { kind: 'laying', seat: (seat + i) % s.seats, by: seat });
}

const isGift = (face: number): boolean => isResource(face) || isRubble(face);

function giftsIn(s: DwarfState, zone: Zone): Card[] {
  return cardsIn(s.cards, zone).filter((card) => isGift(faceOf(s.cards, card)));
}

/** Where a seat looks for a gift: hand and play area, else the discard, else the draw pile. */
const places = (seat: Seat, searched: number): readonly Zone[] =>
  [[hand(seat), revealed(seat)], [discard(seat)], [draw(seat)]][searched] ?? [];

/** What a seat may lay into the middle from where it is looking. */
export const gifts = (s: DwarfState, seat: Seat, searched: number): Card[] =>
  places(seat, searched).flatMap((zone) => giftsIn(s, zone));

/** A seat looks for a gift in the next place, and sees it; a draw pile looked through in vain is shuffled. */
export function search(s: DwarfState, seat: Seat, by: Seat, searched: number): void {
  const zones = places(seat, searched);
  if (zones.length === 0) return shuffle(s.cards, draw(seat), s.rng);
  if (zones.every((zone) => sizeOf(s.cards, zone) === 0)) return search(s, seat, by, searched + 1);
  for (const zone of zones) lookThrough(s, seat, zone);
  push<DwarfFrame>(s, { kind: 'giving', seat, by, searched });
}

function lookThrough(s: DwarfState, seat: Seat, zone: Zone): void {
  for (let card = topOf(s.cards, zone); card >= 0; card = under(s.cards, card)) showTo(s.cards, card, seat);
}

/** Lays a gift face down into the middle; a draw pile that was searched is shuffled. */
export function layGift(s: DwarfState, seat: Seat, by: Seat, card: Card): void {
  const searched = s.cards.zone[card] === draw(seat);
  s.news?.push({ what: 'laid-in-middle', seat, card, face: faceOf(s.cards, card), seen: 1 << seat });
  putInHand(s.cards, card, MIDDLE, by);
  closeHand(s.cards, MIDDLE, by, s.rng);
  if (searched) shuffle(s.cards, draw(seat), s.rng);
}

/** Gives a card from the middle onto a seat's discard: giver and receiver know it. */
export function give(s: DwarfState, to: Seat, card: Card): void {
  put(s.cards, card, discard(to));
  showTo(s.cards, card, to);
  tell(s, 'gifted', to, card);
}

/** The tiles a dwarf can be brought to by the Transport Tunnel (rules 6, 11.23). */
export function tunnelTargets(s: DwarfState, dwarf: Seat): number[] {
  const from = standsOn(s, dwarf);
  return distances(s.grid, from).flatMap((steps, tile) =>
    steps > 0 && steps <= REACH && !hasRubble(s, tile) ? [tile] : [],
  );
}

/** Whether the Teleporter can swap two dwarves (rules 11.23). */
export function canSwap(s: DwarfState, a: Seat, b: Seat): boolean {
  const steps = distances(s.grid, standsOn(s, a))[standsOn(s, b)] ?? -1;
  return steps > 0 && steps <= REACH;
}

/** The Jewelry pile with fewer VP, or both (rules 11.22). */
export function otterPiles(s: DwarfState): number[] {
  const open = JEWEL_PILES.filter((n) => sizeOf(s.cards, jewels(n)) > 0);
  const worth = (n: number): number => pointsOf(faceOf(s.cards, topOf(s.cards, jewels(n))));
  const least = Math.min(...open.map(worth));
  return open.filter((n) => worth(n) === least);
}

/** Whether a seat can pay the Otter. */
export const canPayOtter = (s: DwarfState, seat: Seat): boolean => countRubble(s, seat) >= OTTER_FEE;

/** A delayed event takes effect; it leaves the game. */
export function useEvent(s: DwarfState, seat: Seat, card: Card, a: number, b: number): void {
  tell(s, 'used', seat, card);
  const key = keyOf(faceOf(s.cards, card));
  leave(s, seat, card);
  switch (key) {
    case 'hearty-stew':
      return drawCards(s, seat, 3);
    case 'transport-tunnel':
      return push<DwarfFrame>(s, { kind: 'tunnel', seat, card, dwarf: a });
    case 'teleporter':
      return swapDwarves(s, a, b);
    case 'cave-otter':
      for (let i = 0; i < OTTER_FEE; i++) removeRubble(s, seat);
      return takeTop(s, seat, jewels(a), 'took');
  }
}

function swapDwarves(s: DwarfState, a: Seat, b: Seat): void {
  const from = standsOn(s, a);
  enter(s, a, standsOn(s, b), 'event');
  enter(s, b, from, 'event');
}

/** Takes the face-up card of a Jewelry or Action pile into the discard; the pile shows its next card. */
export function takeTop(s: DwarfState, seat: Seat, zone: Zone, what: 'took' | 'bought' | 'crafted'): void {
  const card = topOf(s.cards, zone);
  put(s.cards, card, discard(seat));
  tell(s, what, seat, card);
  turnUp(s, seat, zone);
}
