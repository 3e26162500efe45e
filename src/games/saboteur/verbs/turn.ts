/** A turn: everything that is legal in it, and what comes after it. */
import { put, putInHand, show, sizeOf, topOf } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { PRINT } from '../cards/faces';
import { DISCARD, DRAW, handOf, leftOf, told, type PassMove, type SaboteurState, type TurnMove } from '../rules/state';
import { map, maps } from './map';
import { path, paths } from './path';
import { rockfall, rockfalls } from './rockfall';
import { breaks, breakTool, fixes, fixTool } from './tools';

const PASSES = Array.from({ length: PRINT.length }, (_, card): PassMove => ({ do: 'pass', card }));

/** Everything a seat may do in its turn. */
export function turnOptions(state: SaboteurState, seat: Seat, list: TurnMove[]): void {
  const { cards } = state;
  let card = topOf(cards, handOf(seat));
  const able = state.broken[seat] === 0;
  if (card < 0) list.push({ do: 'pass' });
  for (; card >= 0; card = cards.below[card] ?? -1) {
    const printed = PRINT[cards.face[card] ?? -1];
    if (printed === undefined) continue;
    switch (printed.family) {
      case 'path':
        if (able) paths(state, card, printed, list);
        break;
      case 'break':
        breaks(state, card, printed.tools, list);
        break;
      case 'fix':
        fixes(state, card, printed.tools, list);
        break;
      case 'rockfall':
        rockfalls(state, card, list);
        break;
      case 'map':
        maps(state, card, list);
        break;
      case 'start':
      case 'goal':
      case 'nugget':
      case 'role':
    }
    list[list.length] = PASSES[card] ?? { do: 'pass', card };
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
