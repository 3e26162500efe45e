/** What can be done in a turn: everything that is legal, and what it does. */
import {
  faceOf,
  put,
  putInHand,
  show,
  showTo,
  sizeOf,
  topOf,
  under,
  type Card,
  type Cards,
  type Zone,
} from '../../engine/cards';
import { push } from '../../engine/frames';
import type { Seat } from '../../engine/game';
import { isOpen, pieceAt, type Side } from '../../engine/grid';
import { FIRST_NUGGET, GOALS, PRINT, TOOLS, toolBit, type Printed, type Tool } from './cards';
import { FIRST_GOAL_PIECE, FIRST_LAID, isGoalHidden, layPath, liftPath, reachedFrom, shape, turnGoal } from './maze';
import {
  brokenOf,
  DISCARD,
  DRAW,
  handOf,
  leftOf,
  MAZE,
  told,
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

// Lists of options are written millions of times in a search. Moves that name no cell are made once, and lists grow by
// their index, which costs phones' engines less than a call of push.
const MOST_SEATS = 10;
const PASSES = Array.from({ length: FIRST_NUGGET }, (_, card): PassMove => ({ do: 'pass', card }));
const MAPS = Array.from({ length: FIRST_NUGGET * GOALS }, (_, n): MapMove => ({
  do: 'map',
  card: Math.floor(n / GOALS),
  goal: n % GOALS,
}));
const FIXES = Array.from({ length: FIRST_NUGGET * MOST_SEATS * TOOLS.length }, (_, n): FixMove => ({
  do: 'fix',
  card: Math.floor(n / TOOLS.length / MOST_SEATS),
  seat: Math.floor(n / TOOLS.length) % MOST_SEATS,
  tool: TOOLS[n % TOOLS.length] ?? 'pick',
}));
const BREAKS = Array.from({ length: FIRST_NUGGET * MOST_SEATS }, (_, n): BreakMove => ({
  do: 'break',
  card: Math.floor(n / MOST_SEATS),
  seat: n % MOST_SEATS,
}));

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

function paths({ maze }: SaboteurState, card: Card, path: Printed, list: TurnMove[]): void {
  const { edge, fit } = maze;
  const printed = shape(path.open);
  const turned = path.even ? 0 : shape(path.turned);
  const either = printed | turned;
  for (let at = 0; at < edge.length; at++) {
    const fits = (fit[at] ?? 0) & either;
    if (fits === 0) continue;
    const cell = edge[at] ?? 0;
    if ((fits & printed) !== 0) list[list.length] = { do: 'path', card, cell, turned: false };
    if ((fits & turned) !== 0) list[list.length] = { do: 'path', card, cell, turned: true };
  }
}

/** At most one broken tool of a kind in front of a player. */
function breaks(state: SaboteurState, card: Card, tools: number, list: TurnMove[]): void {
  const { broken, seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    if (((broken[seat] ?? 0) & tools) === 0)
      list[list.length] = BREAKS[card * MOST_SEATS + seat] ?? { do: 'break', card, seat };
  }
}

/** A double fix mends one of its two. */
function fixes(state: SaboteurState, card: Card, tools: number, list: TurnMove[]): void {
  const { broken, seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    const mendable = (broken[seat] ?? 0) & tools;
    if (mendable === 0) continue;
    const fix = (card * MOST_SEATS + seat) * TOOLS.length;
    for (let bit = 0; bit < TOOLS.length; bit++) {
      const tool = TOOLS[bit] ?? 'pick';
      if ((mendable & (1 << bit)) !== 0) list[list.length] = FIXES[fix + bit] ?? { do: 'fix', card, seat, tool };
    }
  }
}

function maps({ maze }: SaboteurState, card: Card, list: TurnMove[]): void {
  for (let goal = 0; goal < GOALS; goal++) {
    if (isGoalHidden(maze, goal)) list[list.length] = MAPS[card * GOALS + goal] ?? { do: 'map', card, goal };
  }
}

function rockfalls({ maze }: SaboteurState, card: Card, list: TurnMove[]): void {
  const { cells } = maze.grid;
  for (let piece = FIRST_LAID; piece < cells.length; piece++) {
    if ((maze.card[piece] ?? -1) >= 0) list[list.length] = { do: 'rockfall', card, cell: cells[piece] ?? 0 };
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
function play({ cards, seats }: SaboteurState, card: Card, zone: Zone): void {
  show(cards, card, seats);
  put(cards, card, zone);
}

function path(state: SaboteurState, seat: Seat, { card, cell, turned }: PathMove): void {
  play(state, card, MAZE);
  const printed = printOf(state.cards, card);
  const piece = layPath(state.maze, card, cell, printed, turned);
  state.last = seat;
  state.news?.push({ what: 'laid', seat, ...told(state.cards, card), cell, turned });
  if (printed.through) turnReached(state, seat, piece);
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
  state.news?.push({ what: 'reached', seat, goal, turned, ...told(cards, card) });
}

function breakTool(state: SaboteurState, seat: Seat, { card, seat: target }: BreakMove): void {
  play(state, card, brokenOf(target));
  const { tools } = printOf(state.cards, card);
  state.broken[target] = (state.broken[target] ?? 0) | tools;
  state.news?.push({ what: 'broke', seat, target, tool: toolOf(tools), ...told(state.cards, card) });
}

const toolOf = (bits: number): Tool => TOOLS.find((tool) => toolBit(tool) === bits) ?? 'pick';

function fixTool(state: SaboteurState, seat: Seat, { card, seat: target, tool }: FixMove): void {
  const { cards } = state;
  const bit = toolBit(tool);
  let mended = topOf(cards, brokenOf(target));
  while (printOf(cards, mended).tools !== bit) mended = under(cards, mended);
  put(cards, mended, DISCARD);
  state.broken[target] = (state.broken[target] ?? 0) & ~bit;
  play(state, card, DISCARD);
  state.news?.push({ what: 'fixed', seat, target, tool, mended, ...told(state.cards, card) });
}

function rockfall(state: SaboteurState, seat: Seat, { card, cell }: RockfallMove): void {
  const piece = pieceAt(state.maze.grid, cell);
  const gone = state.maze.card[piece] ?? -1;
  liftPath(state.maze, piece);
  put(state.cards, gone, DISCARD);
  play(state, card, DISCARD);
  state.news?.push({ what: 'fell', seat, cell, gone, path: faceOf(state.cards, gone), ...told(state.cards, card) });
}

function map(state: SaboteurState, seat: Seat, { card, goal }: MapMove): void {
  const { cards } = state;
  play(state, card, DISCARD);
  const looked = state.maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
  showTo(cards, looked, seat);
  state.news?.push({ what: 'map', seat, goal, ...told(state.cards, card) });
  state.news?.push({ what: 'looked', seat, goal, ...told(cards, looked) });
}

/** Face down: nobody but its owner knows what was discarded. */
function pass({ cards, news }: SaboteurState, seat: Seat, { card }: PassMove): void {
  if (card === undefined) {
    news?.push({ what: 'idle', seat });
    return;
  }
  put(cards, card, DISCARD);
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
