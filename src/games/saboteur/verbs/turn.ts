/** A turn: everything that is legal in it, and what comes after it. */
import { put, putInHand, show, sizeOf, topOf } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { PRINT } from '../cards/faces';
import { DISCARD, DRAW, handOf, leftOf, told, type PassMove, type SaboteurState, type TurnMove } from '../rules/state';
import { map, mapMove, maps } from './map';
import { path, pathMove, paths } from './path';
import { printOf } from './play';
import { rockfall, rockfallMove, rockfalls } from './rockfall';
import { cardOf, discardOf, spotOf } from './spots';
import { breakMove, breaks, breakTool, fixes, fixMove, fixTool } from './tools';

/** With an empty hand. */
const IDLE = -1;

/** Numbers everything that a seat may do in its turn, and tells how much that is. */
export function numberTurn(state: SaboteurState, seat: Seat, list: number[]): number {
  const { cards } = state;
  const able = state.broken[seat] === 0;
  let count = 0;
  let card = topOf(cards, handOf(seat));
  if (card < 0) list[count++] = IDLE;
  for (; card >= 0; card = cards.below[card] ?? -1) {
    const printed = PRINT[cards.face[card] ?? -1];
    if (printed === undefined) continue;
    const discard = discardOf(card);
    const first = discard + 1;
    const before = count;
    switch (printed.family) {
      case 'path':
        if (able) count = paths(state, printed, first, list, count);
        break;
      case 'break':
        count = breaks(state, printed.tools, first, list, count);
        break;
      case 'fix':
        count = fixes(state, printed.tools, first, list, count);
        break;
      case 'rockfall':
        count = rockfalls(state, first, list, count);
        break;
      case 'map':
        count = maps(state, first, list, count);
        break;
      case 'start':
      case 'goal':
      case 'nugget':
      case 'role':
    }
    // By a house rule what goes nowhere is laid as long as it fits (rules 7.3).
    if (state.deadEndsLaid && printed.family === 'path' && !printed.through && count > before) continue;
    list[count++] = discard;
  }
  return count;
}

/** The move of a number. */
export function turnMove(state: SaboteurState, number: number): TurnMove {
  if (number === IDLE) return { do: 'pass' };
  const card = cardOf(number);
  const spot = spotOf(number);
  if (spot < 0) return { do: 'pass', card };
  switch (printOf(state.cards, card).family) {
    case 'path':
      return pathMove(state, card, spot);
    case 'break':
      return breakMove(card, spot);
    case 'fix':
      return fixMove(card, spot);
    case 'rockfall':
      return rockfallMove(state, card, spot);
    case 'map':
      return mapMove(card, spot);
    case 'start':
    case 'goal':
    case 'nugget':
    case 'role':
      throw new Error(`card ${card} is not played`);
  }
}

/** Carries out a turn; then a card is drawn and the next seat comes, or the round is over. */
export function takeTurn(state: SaboteurState, seat: Seat, move: TurnMove): void {
  switch (move.do) {
    case 'path':
      path(state, seat, move);
      break;
    case 'break':
      breakTool(state, seat, move);
      break;
    case 'fix':
      fixTool(state, seat, move);
      break;
    case 'rockfall':
      rockfall(state, seat, move);
      break;
    case 'map':
      map(state, seat, move);
      break;
    case 'pass':
      pass(state, seat, move);
  }
  if (state.treasure) push(state, { kind: 'end' });
  else {
    draw(state, seat);
    push(state, isSpent(state) ? { kind: 'end' } : { kind: 'turn', seat: leftOf(state, seat) });
  }
}

/** Face down, so that nobody but its owner knows what was discarded; face up by a house rule (rules 7.2). */
function pass({ cards, news, seats, openDiscards }: SaboteurState, seat: Seat, { card }: PassMove): void {
  if (card === undefined) {
    news?.push({ what: 'idle', seat });
    return;
  }
  put(cards, card, DISCARD);
  if (openDiscards) show(cards, card, seats);
  news?.push({ what: 'passed', seat, ...told(cards, card) });
}

function draw(state: SaboteurState, seat: Seat): void {
  const { cards } = state;
  const card = topOf(cards, DRAW);
  if (card < 0) return;
  putInHand(cards, card, handOf(seat), seat);
  state.news?.push({ what: 'drew', seat, ...told(cards, card) });
}

/** Whether nothing is left to draw and nobody has a card. */
function isSpent({ cards, seats }: SaboteurState): boolean {
  if (topOf(cards, DRAW) >= 0) return false;
  for (let seat = 0; seat < seats; seat++) if (sizeOf(cards, handOf(seat)) > 0) return false;
  return true;
}
