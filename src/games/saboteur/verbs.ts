/** What can be done in a turn: everything that is legal, and what it does. */
import { faceOf, put, putInHand, show, showTo, sizeOf, topOf, under, type Card, type Cards } from '../../engine/cards';
import { push } from '../../engine/frames';
import type { Seat } from '../../engine/game';
import { isOpen, pieceAt, type Side } from '../../engine/grid';
import { GOALS, PRINT, TOOLS, toolBit, type Printed, type Tool } from './cards';
import { FIRST_GOAL_PIECE, FIRST_LAID, fits, isGoalHidden, layPath, liftPath, reachedFrom, turnGoal } from './maze';
import {
  brokenOf,
  DISCARD,
  DRAW,
  handOf,
  leftOf,
  MAZE,
  type BreakMove,
  type FixMove,
  type MapMove,
  type PassMove,
  type PathMove,
  type RockfallMove,
  type SaboteurState,
  type TurnMove,
} from './state';

/** What is printed on a card that the seat knows. */
export function printOf(cards: Cards, card: Card): Printed {
  const printed = PRINT[faceOf(cards, card)];
  if (printed === undefined) throw new Error(`nobody knows card ${card}`);
  return printed;
}

/** Everything a seat may do in its turn. */
export function turnOptions(state: SaboteurState, seat: Seat, list: TurnMove[]): void {
  const { cards } = state;
  let card = topOf(cards, handOf(seat));
  if (card < 0) list.push({ do: 'pass' });
  for (; card >= 0; card = under(cards, card)) {
    const printed = printOf(cards, card);
    switch (printed.family) {
      case 'path':
        if (state.broken[seat] === 0) paths(state, card, printed, list);
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
        for (let goal = 0; goal < GOALS; goal++)
          if (isGoalHidden(state.maze, goal)) list.push({ do: 'map', card, goal });
        break;
      case 'start':
      case 'goal':
      case 'nugget':
      case 'role':
    }
    list.push({ do: 'pass', card });
  }
}

function paths({ maze }: SaboteurState, card: Card, path: Printed, list: TurnMove[]): void {
  const { edge, fixed, need } = maze;
  const { open, turned } = path;
  for (let at = 0; at < edge.length; at++) {
    const sides = fixed[at] ?? 0;
    const wanted = need[at] ?? 0;
    if (fits(open, sides, wanted)) list.push({ do: 'path', card, cell: edge[at] ?? 0, turned: false });
    if (turned !== open && fits(turned, sides, wanted))
      list.push({ do: 'path', card, cell: edge[at] ?? 0, turned: true });
  }
}

/** At most one broken tool of a kind in front of a player. */
function breaks(state: SaboteurState, card: Card, tools: number, list: TurnMove[]): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (((state.broken[seat] ?? 0) & tools) === 0) list.push({ do: 'break', card, seat });
  }
}

/** A double fix mends one of its two. */
function fixes(state: SaboteurState, card: Card, tools: number, list: TurnMove[]): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const mendable = (state.broken[seat] ?? 0) & tools;
    if (mendable === 0) continue;
    for (const tool of TOOLS) if ((mendable & toolBit(tool)) !== 0) list.push({ do: 'fix', card, seat, tool });
  }
}

function rockfalls({ maze }: SaboteurState, card: Card, list: TurnMove[]): void {
  for (let piece = FIRST_LAID; piece < maze.card.length; piece++) {
    if ((maze.card[piece] ?? -1) >= 0) list.push({ do: 'rockfall', card, cell: maze.grid.cells[piece] ?? 0 });
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

/** Lays a card open on the table, for everybody to see. */
function play(state: SaboteurState, card: Card, zone: number): { card: Card; face: number; seen: number } {
  show(state.cards, card, state.seats);
  put(state.cards, card, zone);
  return { card, face: faceOf(state.cards, card), seen: state.cards.seen[card] ?? 0 };
}

function path(state: SaboteurState, seat: Seat, { card, cell, turned }: PathMove): void {
  const played = play(state, card, MAZE);
  const piece = layPath(state.maze, card, cell, printOf(state.cards, card), turned);
  state.last = seat;
  state.news?.push({ what: 'laid', seat, ...played, cell, turned });
  turnReached(state, seat, piece);
}

/** Turns every goal that is reached; a turned one may lead to the next, so all are looked at again after each. */
function turnReached(state: SaboteurState, seat: Seat, piece: number): void {
  for (let goal = 0; goal < GOALS; goal++) {
    if (!isGoalHidden(state.maze, goal)) continue;
    const side = reachedFrom(state.maze, goal, piece);
    if (side === -1) continue;
    turnUp(state, seat, goal, side);
    turnReached(state, seat, piece);
  }
}

/** Turns a goal over so that it opens to a side; whether it fits elsewhere does not matter. */
function turnUp(state: SaboteurState, seat: Seat, goal: number, side: Side): void {
  const { cards, maze } = state;
  const card = maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
  const printed = printOf(cards, card);
  const turned = !isOpen(printed.open, side);
  show(cards, card, state.seats);
  turnGoal(maze, goal, turned ? printed.turned : printed.open);
  if (printed.key === 'treasure') state.treasure = true;
  const face = faceOf(cards, card);
  state.news?.push({ what: 'reached', seat, goal, turned, card, face, seen: cards.seen[card] ?? 0 });
}

function breakTool(state: SaboteurState, seat: Seat, { card, seat: target }: BreakMove): void {
  const played = play(state, card, brokenOf(target));
  const { tools } = printOf(state.cards, card);
  state.broken[target] = (state.broken[target] ?? 0) | tools;
  state.news?.push({ what: 'broke', seat, target, tool: toolOf(tools), ...played });
}

const toolOf = (bits: number): Tool => TOOLS.find((tool) => toolBit(tool) === bits) ?? 'pick';

function fixTool(state: SaboteurState, seat: Seat, { card, seat: target, tool }: FixMove): void {
  const { cards } = state;
  const bit = toolBit(tool);
  let mended = topOf(cards, brokenOf(target));
  while (printOf(cards, mended).tools !== bit) mended = under(cards, mended);
  put(cards, mended, DISCARD);
  state.broken[target] = (state.broken[target] ?? 0) & ~bit;
  const played = play(state, card, DISCARD);
  state.news?.push({ what: 'fixed', seat, target, tool, mended, ...played });
}

function rockfall(state: SaboteurState, seat: Seat, { card, cell }: RockfallMove): void {
  const piece = pieceAt(state.maze.grid, cell);
  const gone = state.maze.card[piece] ?? -1;
  liftPath(state.maze, piece);
  put(state.cards, gone, DISCARD);
  const played = play(state, card, DISCARD);
  state.news?.push({ what: 'fell', seat, cell, gone, path: faceOf(state.cards, gone), ...played });
}

function map(state: SaboteurState, seat: Seat, { card, goal }: MapMove): void {
  const { cards } = state;
  const played = play(state, card, DISCARD);
  const looked = state.maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
  showTo(cards, looked, seat);
  state.news?.push({ what: 'map', seat, goal, ...played });
  state.news?.push({
    what: 'looked',
    seat,
    goal,
    card: looked,
    face: faceOf(cards, looked),
    seen: cards.seen[looked] ?? 0,
  });
}

/** Face down: nobody but its owner knows what was discarded. */
function pass({ cards, news }: SaboteurState, seat: Seat, { card }: PassMove): void {
  if (card === undefined) {
    news?.push({ what: 'idle', seat });
    return;
  }
  put(cards, card, DISCARD);
  news?.push({ what: 'passed', seat, card, face: faceOf(cards, card), seen: cards.seen[card] ?? 0 });
}

function draw(state: SaboteurState, seat: Seat): void {
  const { cards } = state;
  const card = topOf(cards, DRAW);
  if (card < 0) return;
  putInHand(cards, card, handOf(seat), seat, state.rng);
  state.news?.push({ what: 'drew', seat, card, face: faceOf(cards, card), seen: cards.seen[card] ?? 0 });
}

/** Whether nothing is left to draw and nobody has a card. */
function isSpent({ cards, seats }: SaboteurState): boolean {
  if (topOf(cards, DRAW) >= 0) return false;
  for (let seat = 0; seat < seats; seat++) if (sizeOf(cards, handOf(seat)) > 0) return false;
  return true;
}
