/** A simple player that digs, buys and gets in the way of others, so that a game shows what the rules can do. */
import { cardsIn, faceOf, topOf, type Card } from '../../../src/engine/cards';
import { pending } from '../../../src/engine/frames';
import type { Seat } from '../../../src/engine/game';
import { distances } from '../../../src/engine/grid';
import { pick, roll, type Rng } from '../../../src/engine/rng';
import { dwarf } from '../../../src/games/dig-deeper-dwarf';
import { actionsOf, coinPriceOf, coinsOf, isResource, isRubble } from '../../../src/games/dig-deeper-dwarf/cards/faces';
import * as place from '../../../src/games/dig-deeper-dwarf/rules/zones';
import type { Deed } from '../../../src/games/dig-deeper-dwarf/rules/acts';
import type { DwarfMove } from '../../../src/games/dig-deeper-dwarf/rules/moves';
import type { DwarfState } from '../../../src/games/dig-deeper-dwarf/rules/state';
import { CAMP } from '../../../src/games/dig-deeper-dwarf/cards/tiles';

const face = (s: DwarfState, card: Card): number => faceOf(s.cards, card);

function coins(s: DwarfState, seat: Seat): number {
  const cards = [place.hand(seat), place.revealed(seat)].flatMap((zone) => cardsIn(s.cards, zone));
  return cards.reduce((sum, card) => sum + coinsOf(face(s, card)), 0);
}

/** Whether a seat could pay for a Jewelry card that lies open. */
const isRich = (s: DwarfState, seat: Seat): boolean =>
  place.JEWEL_PILES.some((n) => {
    const jewel = topOf(s.cards, place.jewels(n));
    return jewel >= 0 && coins(s, seat) >= coinPriceOf(face(s, jewel));
  });

/** Steps from a tile to the Camp for the rich, to a tile that faces a pile for the others. */
function stepsToGoal(s: DwarfState, seat: Seat, tile: number): number {
  const steps = distances(s.grid, tile);
  if (isRich(s, seat) && !s.bought) return steps[CAMP] ?? 99;
  const facing = steps.filter((_, piece) => [0, 1, 2, 3].some((side) => (s.faced[piece * 4 + side] ?? -1) >= 0));
  return Math.min(99, ...facing);
}

const rubbleHeld = (s: DwarfState, seat: Seat): number =>
  cardsIn(s.cards, place.hand(seat)).filter((card) => isRubble(face(s, card))).length;

/** How good an action looks. */
function worthOfDeed(s: DwarfState, seat: Seat, { verb, aim, at }: Deed): number {
  switch (verb) {
    case 'move':
      return 4 * (stepsToGoal(s, seat, s.dwarf[seat] ?? 0) - stepsToGoal(s, seat, at));
    case 'mine':
      return aim === 'pile' ? 9 : 2;
    case 'steal':
    case 'drive':
      return 8;
    case 'give':
      return aim === 'seat' ? 7 : 2 * rubbleHeld(s, seat);
    case 'remove':
      return aim === 'tile' ? 1 : 3 * rubbleHeld(s, seat);
    default:
      return 6;
  }
}

/** How gladly a card is kept in hand. */
function worthOfCard(s: DwarfState, card: Card): number {
  const printed = face(s, card);
  if (isRubble(printed)) return 0;
  return isResource(printed) ? 1 + coinsOf(printed) : 3 + actionsOf(printed).length;
}

const PARTING = ['pay', 'discard', 'remove', 'fee', 'lose', 'give', 'dismiss'];

/** How good a choice looks to a simple mind. */
function worth(s: DwarfState, seat: Seat, move: DwarfMove): number {
  switch (move.do) {
    case 'act':
      return worthOfDeed(s, seat, move);
    case 'basic':
      return worthOfDeed(s, seat, move) - 5;
    case 'play':
      return actionsOf(face(s, move.card)).includes('mine') ? 6 : 4;
    case 'buy':
      return 20;
    case 'reveal':
      return move.draw ? 12 : 2;
    case 'craft':
      return s.round % 3 === 0 ? 7 : 0;
    case 'use':
    case 'companion':
    case 'trait':
    case 'strong':
      return 3;
    case 'end':
    case 'done':
      return 1;
    case 'pass':
      return 6;
    case 'thwart-basic':
      return 0;
    case 'thwart':
    case 'copy':
      return 5;
    default:
      return 'card' in move && PARTING.includes(move.do) ? 8 - worthOfCard(s, move.card) : 4;
  }
}

/** Chooses what looks best, with a whim of its own; now and then anything at all. */
export function choose(s: DwarfState, moves: readonly DwarfMove[], chance: Rng, whims: number): DwarfMove {
  if (roll(chance, 100) < whims) return pick(chance, moves);
  const seat = pending(dwarf, s)?.seat ?? 0;
  const whim = (move: DwarfMove): number => worth(s, seat, move) * 2 + roll(chance, 5);
  let best = pick(chance, moves);
  let most = -Infinity;
  for (const move of moves) {
    const value = whim(move);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}
