/** What a claim of Dig Deeper Dwarf may ask for, and how rivals stay out of it. */
import { cardsIn, faceOf, sizeOf, topOf, zoneOf, type Card } from '../../../engine/cards';
import type { Puzzles, Wish } from '../../../engine/claim';
import { PASS } from '../../../engine/chain';
import type { Seat } from '../../../engine/game';
import { connection, SIDES } from '../../../engine/grid';
import { keyOf } from '../cards/faces';
import { CAMP } from '../cards/tiles';
import { atCamp, hasRubble, standsOn } from '../rules/mine';
import type { DwarfMove } from '../rules/moves';
import type { DwarfState } from '../rules/state';
import { waiting } from '../rules/waiting';
import {
  ACTION_PILES,
  actions,
  companions,
  discard,
  hand,
  JEWEL_PILES,
  jewels,
  pile,
  revealed,
  GONE,
} from '../rules/zones';

/** The frames of the End phase: whoever is asked there has ended the turn. */
const ENDING: readonly string[] = ['fee', 'asking', 'keep'];
const LEAST_MINED = 2;
/** So many cards can be thought through. */
const MOST_CARDS = 5;
const FEWEST_CARDS = 3;

const keyOfCard = (s: DwarfState, card: Card): string => keyOf(faceOf(s.cards, card));

/** The open cards that lay there before and are the seat’s own now. */
function taken(before: DwarfState, now: DwarfState, seat: Seat, zones: readonly number[]): string[] {
  return zones
    .map((zone) => topOf(before.cards, zone))
    .filter((card) => card >= 0 && zoneOf(now.cards, card) === discard(seat))
    .map((card) => keyOfCard(before, card));
}

const bought = (before: DwarfState, now: DwarfState, seat: Seat): string[] =>
  taken(before, now, seat, JEWEL_PILES.map(jewels));
const crafted = (before: DwarfState, now: DwarfState, seat: Seat): string[] =>
  taken(before, now, seat, ACTION_PILES.map(actions));

/** Cards taken from the piles of the mine. */
export function mined(before: DwarfState, now: DwarfState): number {
  let count = 0;
  for (let n = 0; n < before.piles.length; n++) count += sizeOf(before.cards, pile(n)) - sizeOf(now.cards, pile(n));
  return count;
}

/** The companions of others that have gone. */
function driven(before: DwarfState, now: DwarfState, seat: Seat): string[] {
  const gone: string[] = [];
  for (let other = 0; other < before.seats; other++) {
    if (other === seat) continue;
    for (const card of cardsIn(before.cards, companions(other)))
      if (zoneOf(now.cards, card) === GONE) gone.push(keyOfCard(before, card));
  }
  return gone;
}

/** Whose companion it is. */
export const ownerOf = (s: DwarfState, of: string): Seat =>
  s.dwarf.findIndex((_, seat) => cardsIn(s.cards, companions(seat)).some((card) => keyOfCard(s, card) === of));

/** Whether a dwarf can walk to the Camp over tiles without Rubble. */
function isWayHome(s: DwarfState, seat: Seat): boolean {
  const queue = [standsOn(s, seat)];
  const known = new Set(queue);
  for (const piece of queue) {
    if (piece === CAMP) return true;
    if (hasRubble(s, piece)) continue;
    for (const side of SIDES) {
      const next = connection(s.grid, piece, side);
      if (next < 0 || known.has(next) || hasRubble(s, next)) continue;
      known.add(next);
      queue.push(next);
    }
  }
  return false;
}

/** The rivals whose way to the Camp was free and is not any more. */
const cutOff = (before: DwarfState, now: DwarfState, seat: Seat): Seat[] =>
  before.dwarf.flatMap((_, other) =>
    other !== seat && !atCamp(before, other) && isWayHome(before, other) && !isWayHome(now, other) ? [other] : [],
  );

const robbed = (before: DwarfState, now: DwarfState, seat: Seat): Seat[] =>
  before.dwarf.flatMap((_, other) =>
    other !== seat && sizeOf(now.cards, revealed(other)) < sizeOf(before.cards, revealed(other)) ? [other] : [],
  );

const isAtCamp = (before: DwarfState, now: DwarfState, seat: Seat): boolean =>
  !atCamp(before, seat) && atCamp(now, seat);

function done(before: DwarfState, now: DwarfState, seat: Seat): readonly Wish[] {
  const list: Wish[] = [
    ...bought(before, now, seat).map((of) => ({ what: 'jewel', of })),
    ...crafted(before, now, seat).map((of) => ({ what: 'craft', of })),
    ...driven(before, now, seat).map((of) => ({ what: 'drive', of })),
    ...cutOff(before, now, seat).map((other) => ({ what: 'block', seat: other })),
    ...robbed(before, now, seat).map((other) => ({ what: 'steal', seat: other })),
  ];
  const cards = mined(before, now);
  if (cards >= LEAST_MINED) list.push({ what: 'mine', n: cards });
  if (isAtCamp(before, now, seat)) list.push({ what: 'camp' });
  return list;
}

function holds(
  before: DwarfState,
  now: DwarfState,
  seat: Seat,
  { what, n = 0, of = '', seat: rival = -1 }: Wish,
): boolean {
  switch (what) {
    case 'jewel':
      return bought(before, now, seat).includes(of);
    case 'craft':
      return crafted(before, now, seat).includes(of);
    case 'drive':
      return driven(before, now, seat).includes(of);
    case 'block':
      return cutOff(before, now, seat).includes(rival);
    case 'steal':
      return robbed(before, now, seat).includes(rival);
    case 'mine':
      return mined(before, now) >= n;
    case 'camp':
      return isAtCamp(before, now, seat);
    default:
      return false;
  }
}

/** What a move is, without what it is paid with and which of two like cards it is. */
function tells(s: DwarfState, move: DwarfMove): string | null {
  switch (move.do) {
    case 'pay':
    case 'discard':
    case 'done':
    case 'end':
    case 'keep':
      return null;
    case 'play':
      return `play ${keyOfCard(s, move.card)}`;
    case 'act':
      return `act ${move.verb} ${move.aim} ${move.at}`;
    case 'reveal':
      return `reveal ${keyOfCard(s, move.card)}`;
    default:
      return JSON.stringify(move);
  }
}

export const rulesOfClaims: Omit<Puzzles<DwarfState, DwarfMove>, 'words'> = {
  wishes: {
    jewel: { worth: 3, turns: 1 },
    block: { worth: 3, turns: 1 },
    drive: { worth: 3, turns: 1 },
    mine: { worth: 2, turns: 1 },
    craft: { worth: 2, turns: 1 },
    steal: { worth: 2, turns: 1 },
    camp: { worth: 0, turns: 1 },
  },
  hard: [10.5, 14.1],
  least: 3,
  begins: (s) =>
    waiting(s)?.kind === 'activity' &&
    sizeOf(s.cards, hand(s.turn)) >= FEWEST_CARDS &&
    sizeOf(s.cards, hand(s.turn)) <= MOST_CARDS,
  isOver: (before, now) =>
    now.turn !== before.turn || now.round !== before.round || ENDING.includes(waiting(now)?.kind ?? 'keep'),
  stays: (s) => (waiting(s)?.kind === 'window' ? PASS : null),
  done,
  holds,
  helps: (_s, move) => move.do !== 'end',
  tells,
};
