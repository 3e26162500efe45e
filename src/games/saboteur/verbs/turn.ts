/** A turn: everything that is legal in it, and what comes after it. */
import { faceOf, put, putInHand, show, sizeOf, topOf, under, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { pick, roll, type Rng } from '../../../engine/rng';
import { PRINT, type Printed } from '../cards/faces';
import { DISCARD, DRAW, handOf, leftOf, told, type PassMove, type SaboteurState, type TurnMove } from '../rules/state';
import { countMaps, map, nthMap } from './map';
import { countPaths, nthPath, path } from './path';
import { noMore, printOf } from './play';
import { countRockfalls, nthRockfall, rockfall } from './rockfall';
import { breakTool, countBreaks, countFixes, fixTool, nthBreak, nthFix } from './tools';

/** With an empty hand. */
const IDLE: PassMove = { do: 'pass' };

/** In how many ways a card can be played by a seat that is able to lay paths, or is not. */
function countPlays(state: SaboteurState, able: boolean, printed: Printed): number {
  switch (printed.family) {
    case 'path':
      return able ? countPaths(state.maze, printed) : 0;
    case 'break':
      return countBreaks(state, printed.tools);
    case 'fix':
      return countFixes(state, printed.tools);
    case 'rockfall':
      return countRockfalls(state);
    case 'map':
      return countMaps(state);
    case 'start':
    case 'goal':
    case 'nugget':
    case 'role':
      return 0;
  }
}

/** The nth of these ways. */
function nthPlay(state: SaboteurState, card: Card, printed: Printed, nth: number): TurnMove {
  switch (printed.family) {
    case 'path':
      return nthPath(state, card, printed, nth);
    case 'break':
      return nthBreak(state, card, printed.tools, nth);
    case 'fix':
      return nthFix(state, card, printed.tools, nth);
    case 'rockfall':
      return nthRockfall(state, card, nth);
    case 'map':
      return nthMap(state, card, nth);
    case 'start':
    case 'goal':
    case 'nugget':
    case 'role':
      return noMore(card);
  }
}

/** Whether a seat may lay paths: all its tools are whole. */
const isAble = ({ broken }: SaboteurState, seat: Seat): boolean => broken[seat] === 0;

/** Lists everything that a seat may do in its turn: card by card the ways to play it, then to discard it. */
export function listTurn(state: SaboteurState, seat: Seat, list: TurnMove[]): void {
  const { cards } = state;
  const able = isAble(state, seat);
  let card = topOf(cards, handOf(seat));
  if (card < 0) list.push(IDLE);
  for (; card >= 0; card = under(cards, card)) {
    const printed = PRINT[faceOf(cards, card)];
    if (printed === undefined) continue;
    const plays = countPlays(state, able, printed);
    for (let nth = 0; nth < plays; nth++) list.push(nthPlay(state, card, printed, nth));
    // By a house rule what goes nowhere is laid as long as it fits (rules 7.3).
    if (state.deadEndsLaid && printed.family === 'path' && !printed.through && plays > 0) continue;
    list.push({ do: 'pass', card });
  }
}

/** By card of the hand last counted, from the top: the ways to play it, and one to discard it. */
const shares: number[] = [];

/** One of them by lot. They are only counted: no move is made but the one that is drawn. */
export function drawTurn(state: SaboteurState, seat: Seat, rng: Rng): TurnMove {
  if (state.deadEndsLaid) return drawListed(state, seat, rng);
  const { cards } = state;
  const { below, face } = cards;
  const able = isAble(state, seat);
  const top = topOf(cards, handOf(seat));
  let all = 0;
  for (let card = top, at = 0; card >= 0; card = below[card] ?? -1, at++) {
    const printed = PRINT[face[card] ?? -1];
    const share = printed === undefined ? 0 : countPlays(state, able, printed) + 1;
    shares[at] = share;
    all += share;
  }
  let nth = roll(rng, all);
  if (all === 0) return IDLE;
  let card = top;
  let share = shares[0] ?? 0;
  for (let at = 1; nth >= share; at++) {
    nth -= share;
    card = below[card] ?? -1;
    share = shares[at] ?? 0;
  }
  return nth < share - 1 ? nthPlay(state, card, printOf(cards, card), nth) : { do: 'pass', card };
}

/** As `drawTurn` where not every card may be discarded. */
function drawListed(state: SaboteurState, seat: Seat, rng: Rng): TurnMove {
  const list: TurnMove[] = [];
  listTurn(state, seat, list);
  return pick(rng, list);
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
