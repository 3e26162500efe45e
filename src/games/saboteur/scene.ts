/** What the table shows: the maze on the canvas; hand, piles, tools, roles and gold beside it. */
import { cardsIn, faceOf, sizeOf, topOf, type Card, type Zone } from '../../engine/cards';
import type { Seat } from '../../engine/game';
import {
  beside,
  columnOf,
  isOpen,
  neighbour,
  opposite,
  pieceAt,
  rowOf,
  SIDES,
  type Cell,
  type Open,
} from '../../engine/grid';
import type { Area, Badge, Scene, ShownCard, Sprite } from '../../engine/show';
import { FIRST_DRAWN, FIRST_NUGGET, FIRST_ROLE, PRINT, TOOLS, toolBit } from './cards';
import { FIRST_GOAL_PIECE, FIRST_LAID, isGoalHidden, isHidden, START_PIECE, type Maze } from './maze';
import {
  brokenOf,
  DISCARD,
  DRAW,
  goldOf,
  HANDED,
  handOf,
  NUGGETS,
  roleOf,
  SPARE,
  type SaboteurMove,
  type SaboteurState,
} from './state';

/** The keys of things that can be touched. */
export const cardKey = (card: Card): string => `card:${card}`;
export const cellKey = (cell: Cell): string => `cell:${columnOf(cell)}:${rowOf(cell)}`;
export const seatKey = (seat: Seat): string => `seat:${seat}`;
export const DISCARD_KEY = 'discard';
export const DRAW_KEY = 'draw';

const BACK = 'back';

/** The row of a card, `back` where it is hidden. */
const shownFace = (view: SaboteurState, card: Card): string => PRINT[faceOf(view.cards, card)]?.key ?? BACK;

/** The family of a card: hidden ones show what their backs tell. */
function shownKind(view: SaboteurState, card: Card): string {
  const family = PRINT[faceOf(view.cards, card)]?.family;
  if (family !== undefined) return family;
  return card >= FIRST_ROLE ? 'role' : card >= FIRST_NUGGET ? 'nugget' : card < FIRST_DRAWN ? 'goal' : 'deck';
}

const shown = (view: SaboteurState, card: Card): ShownCard => ({
  key: cardKey(card),
  card,
  kind: shownKind(view, card),
  face: shownFace(view, card),
});

/** Whether an unbroken way leads from the start to a laid card. A dead end is reached, but leads nowhere. */
function isReached({ grid, way }: Maze, piece: number): boolean {
  if ((way[piece] ?? 0) !== 0) return true;
  return SIDES.some((side) => {
    const other = neighbour(grid, piece, side);
    return other >= 0 && isOpen(grid.open[piece] ?? 0, side) && isOpen(way[other] ?? 0, opposite(side));
  });
}

/** The empty cells beside cards, those to which a way leads and those to which none does. */
export function emptyCells(maze: Maze): { cell: Cell; open: boolean }[] {
  const { grid, edge } = maze;
  const cells = new Set<Cell>(edge);
  grid.cells.forEach((cell, piece) => {
    if (maze.card[piece] === -1 || isHidden(maze, piece)) return;
    for (const side of SIDES) if (pieceAt(grid, beside(cell, side)) < 0) cells.add(beside(cell, side));
  });
  return [...cells].map((cell) => ({ cell, open: edge.includes(cell) }));
}

function sprites(view: SaboteurState): Sprite[] {
  const { maze } = view;
  const at = (cell: Cell): { x: number; y: number } => ({ x: columnOf(cell), y: rowOf(cell) });
  const spots = emptyCells(maze).map(({ cell, open }) => {
    return { key: cellKey(cell), kind: 'spot', face: open ? 'open' : 'closed', ...at(cell), turn: 0, z: 0 };
  });
  const pieces = maze.card.flatMap((card, piece) => {
    if (card < 0) return [];
    const face = shownFace(view, card);
    const kind = pieceKind(view, piece, face);
    const turn = isTurned(view, card, maze.grid.open[piece] ?? 0) ? 2 : 0;
    const printed = PRINT[faceOf(view.cards, card)];
    const open = printed === undefined ? {} : { open: printed.open, blocked: !printed.through };
    return [{ key: cardKey(card), kind, face, ...at(maze.grid.cells[piece] ?? 0), turn, z: 1, ...open }];
  });
  return [...spots, ...pieces];
}

/** Whether a card lies turned by half. One that looks the same either way does not. */
function isTurned({ cards }: SaboteurState, card: Card, open: Open): boolean {
  const printed = PRINT[faceOf(cards, card)];
  return printed !== undefined && printed.open !== open && printed.turned === open;
}

/** `peeked`: a face-down goal that this seat has looked at. `cut-off`: a path that no way from the start reaches. */
function pieceKind({ maze }: SaboteurState, piece: number, face: string): string {
  if (piece === START_PIECE) return 'start';
  if (piece >= FIRST_LAID) return isReached(maze, piece) ? 'path' : 'cut-off';
  return isGoalHidden(maze, piece - FIRST_GOAL_PIECE) && face !== BACK ? 'peeked' : 'goal';
}

function pile(view: SaboteurState, key: string, zone: Zone, hidden: boolean): Area {
  const card = topOf(view.cards, zone);
  if (card < 0) return { key, kind: key, seat: -1, cards: [] };
  const top = hidden ? { key, card, kind: zone === NUGGETS ? 'nugget' : 'deck', face: BACK } : shown(view, card);
  return { key, kind: key, seat: -1, cards: [{ ...top, count: sizeOf(view.cards, zone) }] };
}

function area(view: SaboteurState, kind: string, seat: Seat | -1, zone: Zone): Area {
  const key = seat < 0 ? kind : `${kind}:${seat}`;
  return { key, kind, seat, cards: cardsIn(view.cards, zone).map((card) => shown(view, card)) };
}

function badges(view: SaboteurState, seat: Seat): Badge[] {
  const broken = TOOLS.filter((tool) => ((view.broken[seat] ?? 0) & toolBit(tool)) !== 0);
  return [
    { kind: 'cards', value: sizeOf(view.cards, handOf(seat)) },
    { kind: 'nuggets', value: sizeOf(view.cards, goldOf(seat)) },
    ...broken.map((tool) => ({ kind: `broken-${tool}`, value: 1 })),
  ];
}

/** Everything a seat may see. */
export function scene(view: SaboteurState, seat: Seat): Scene {
  const seats = view.broken.map((_, at) => at);
  const frame = view.stack[view.stack.length - 1];
  const choosing = frame?.kind === 'gold' ? frame.seat : -1;
  return {
    sprites: sprites(view),
    hand: cardsIn(view.cards, handOf(seat))
      .reverse()
      .map((card) => shown(view, card)),
    areas: [
      pile(view, DRAW_KEY, DRAW, true),
      pile(view, DISCARD_KEY, DISCARD, false),
      pile(view, 'nuggets', NUGGETS, true),
      area(view, 'spare', -1, SPARE),
      { ...area(view, 'handed', -1, HANDED), seat: choosing },
      ...seats.flatMap((at) => [
        area(view, 'role', at, roleOf(at)),
        area(view, 'broken', at, brokenOf(at)),
        area(view, 'gold', at, goldOf(at)),
      ]),
    ].filter((one) => one.cards.length > 0 || one.key === DISCARD_KEY),
    badges: seats.map((at) => badges(view, at)),
  };
}

/**
 * What is touched to make a move; nothing for those that are buttons. A path that fits both ways has two moves with the
 * same touches: they differ in how the card is turned.
 */
export function touches(view: SaboteurState, move: SaboteurMove): readonly string[] {
  switch (move.do) {
    case 'path':
      return [cardKey(move.card), cellKey(move.cell)];
    case 'break':
      return [cardKey(move.card), seatKey(move.seat)];
    case 'fix':
      return [cardKey(move.card), cardKey(brokenTool(view, move.seat, toolBit(move.tool)))];
    case 'rockfall':
      return [cardKey(move.card), cardKey(view.maze.card[pieceAt(view.maze.grid, move.cell)] ?? -1)];
    case 'map':
      return [cardKey(move.card), cardKey(view.maze.card[FIRST_GOAL_PIECE + move.goal] ?? -1)];
    case 'pass':
      return move.card === undefined ? [] : [cardKey(move.card), DISCARD_KEY];
    case 'take':
      return [cardKey(move.card)];
    case 'ready':
    case 'clear':
      return [];
  }
}

/** The card of a broken tool in front of a seat. */
function brokenTool({ cards }: SaboteurState, seat: Seat, bit: number): Card {
  return cardsIn(cards, brokenOf(seat)).find((card) => PRINT[faceOf(cards, card)]?.tools === bit) ?? -1;
}
