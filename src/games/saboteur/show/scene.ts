/** What the table shows: the maze on the canvas; hand, piles, tools, roles and gold beside it. */
import { cardsIn, faceOf, sizeOf, topOf, type Card, type Face, type Zone } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
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
} from '../../../engine/grid';
import type { Area, Badge, Print, Scene, ShownCard, Spot, Sprite } from '../../../engine/show';
import { GOLD_SIGN, TOOL_SIGNS, TOOLS } from '../cards/rows';
import { PACK_OF, PRINT, type Printed, toolBit } from '../cards/faces';
import { FIRST_GOAL_PIECE, FIRST_LAID, isGoalHidden, isHidden, START_PIECE, type Maze } from '../rules/maze';
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
} from '../rules/state';
import { pictured, rolePictured } from './pictures';

/** The keys of things that can be touched. */
export const cardKey = (card: Card): string => `card:${card}`;
export const cellKey = (cell: Cell): string => `cell:${columnOf(cell)}:${rowOf(cell)}`;
export const seatKey = (seat: Seat): string => `seat:${seat}`;
export const DISCARD_KEY = 'discard';
export const DRAW_KEY = 'draw';
const buttonKey = (name: string): string => `button:${name}`;
export const PASS_KEY = buttonKey('pass');

/** What is touched to mean a seat: one's own lies nowhere in the picture. */
export const aimedAt = ({ eye }: SaboteurState, seat: Seat): string =>
  seat === eye ? buttonKey('self') : seatKey(seat);

const BACK = 'back';

/** The row of a card, `back` where it is hidden. */
const shownFace = (view: SaboteurState, card: Card): string => PRINT[faceOf(view.cards, card)]?.key ?? BACK;

/** The family of a card: hidden ones show what their backs tell. */
function shownKind(card: Card, face: Face): string {
  const family = PRINT[face]?.family;
  if (family !== undefined) return family;
  return PACK_OF[PRINT[card]?.family ?? 'path'];
}

/** What is drawn on a card: its ways, its tools, its gold. */
function printOf(printed: Printed | undefined): Print {
  if (printed === undefined) return {};
  const { open, through, gold, signs } = printed;
  return {
    ...pictured(printed.key),
    ...(open === 0 ? {} : { open, blocked: !through }),
    ...(signs.length === 0 ? {} : { signs }),
    ...(gold === 0 ? {} : { coins: gold }),
  };
}

/** What is printed on a card, by its key. */
export const print = (key: string): Print => printOf(PRINT.find((printed) => printed.key === key));

/** A card with a face, −1 where that is hidden. */
export const shownAs = (card: Card, face: Face): ShownCard => ({
  key: cardKey(card),
  card,
  kind: shownKind(card, face),
  face: PRINT[face]?.key ?? BACK,
  ...printOf(PRINT[face]),
  ...faceOfRole(face),
});

/** Role cards differ in their faces, though not in what they say. */
function faceOfRole(face: Face): Pick<ShownCard, 'picture'> {
  const printed = PRINT[face];
  return printed === undefined ? {} : rolePictured(printed.key, face);
}

const shown = (view: SaboteurState, card: Card): ShownCard => shownAs(card, faceOf(view.cards, card));

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

/** A pile as one thing to touch, its top card if that can be seen. */
function pile(view: SaboteurState, key: string, zone: Zone, kind: string): Area {
  const card = topOf(view.cards, zone);
  const print = printOf(PRINT[faceOf(view.cards, card)]);
  const top = { key, card, kind, face: card < 0 ? 'none' : shownFace(view, card), count: sizeOf(view.cards, zone) };
  return { key: `pile:${key}`, kind: key, spot: 'side', seat: -1, cards: [{ ...top, ...print }] };
}

function area(view: SaboteurState, kind: string, spot: Spot, seat: Seat | -1, zone: Zone): Area {
  const key = seat < 0 ? kind : `${kind}:${seat}`;
  return { key, kind, spot, seat, cards: cardsIn(view.cards, zone).map((card) => shown(view, card)) };
}

/** Whether everybody has seen a card. */
const isPublic = ({ cards, seats }: SaboteurState, card: number): boolean => cards.seen[card] === (1 << seats) - 1;

function badges(view: SaboteurState, seat: Seat): Badge[] {
  const broken = TOOLS.filter((tool) => ((view.broken[seat] ?? 0) & toolBit(tool)) !== 0);
  return [
    { kind: 'cards', value: sizeOf(view.cards, handOf(seat)), sign: 'card-random' },
    untilUnmasked(view, { kind: 'nuggets', value: sizeOf(view.cards, goldOf(seat)), sign: GOLD_SIGN }),
    ...broken.map((tool): Badge => {
      return { kind: `broken-${tool}`, value: 1, sign: `${TOOL_SIGNS[tool]} broken`, as: 'sign' };
    }),
  ];
}

/** Where a role lies: in the middle while its owner looks at it in secret and when all are unmasked, else before its owner. */
function roleSpot({ stack }: SaboteurState, looker: Seat, owner: Seat): Spot {
  const frame = stack[stack.length - 1];
  const isSeen = frame?.kind === 'clear' || (frame?.kind === 'ready' && frame.seat === owner && looker === owner);
  return isSeen ? 'tray' : 'front';
}

/** What lies before a seat that its owner alone knows. What everybody knows needs no veil. */
function secret(view: SaboteurState, kind: string, spot: Spot, looker: Seat, seat: Seat, zone: Zone): Area {
  const own = area(view, kind, spot, seat, zone);
  const isKnown = own.cards.every(({ card }) => isPublic(view, card));
  return spot === 'front' && seat === looker && !isKnown ? { ...own, isVeiled: true } : own;
}

/** What everybody knows of roles when a round is over, and what was paid by them, is not shown before the masks have fallen at the table. */
const untilUnmasked = <Thing extends Area | Badge>(view: SaboteurState, thing: Thing): Thing =>
  view.broken.every((_, seat) => isPublic(view, topOf(view.cards, roleOf(seat))))
    ? { ...thing, until: 'unmasking' }
    : thing;

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
      pile(view, DRAW_KEY, DRAW, 'deck'),
      pile(view, DISCARD_KEY, DISCARD, 'deck'),
      untilUnmasked(view, pile(view, 'nuggets', NUGGETS, 'nugget')),
      untilUnmasked(view, area(view, 'spare', 'supply', -1, SPARE)),
      untilUnmasked(view, { ...area(view, 'handed', 'tray', -1, HANDED), seat: choosing }),
      ...seats.flatMap((at) => [
        untilUnmasked(view, secret(view, 'role', roleSpot(view, seat, at), seat, at, roleOf(at))),
        area(view, 'broken', 'front', at, brokenOf(at)),
        untilUnmasked(view, secret(view, 'gold', 'front', seat, at, goldOf(at))),
      ]),
    ].filter((one) => one.cards.length > 0),
    badges: seats.map((at) => badges(view, at)),
    controls: [{ key: PASS_KEY, sign: 'card-discard' }],
  };
}

/**
 * What is touched to make a move. A path that fits both ways has two moves with the same touches: they differ in how
 * the card is turned.
 */
export function touches(view: SaboteurState, move: SaboteurMove): readonly string[] {
  switch (move.do) {
    case 'path':
      return [cardKey(move.card), cellKey(move.cell)];
    case 'break':
      return [cardKey(move.card), aimedAt(view, move.seat)];
    case 'fix':
      return [cardKey(move.card), cardKey(brokenTool(view, move.seat, toolBit(move.tool)))];
    case 'rockfall':
      return [cardKey(move.card), cardKey(view.maze.card[pieceAt(view.maze.grid, move.cell)] ?? -1)];
    case 'map':
      return [cardKey(move.card), cardKey(view.maze.card[FIRST_GOAL_PIECE + move.goal] ?? -1)];
    case 'pass':
      return move.card === undefined ? [PASS_KEY] : [PASS_KEY, cardKey(move.card)];
    case 'take':
      return [cardKey(move.card)];
    case 'ready':
    case 'clear':
      return [buttonKey(move.do)];
  }
}

/** Moves that are one slip away and cannot be taken back. A player without cards passes without being asked twice. */
export function isFinal(_view: SaboteurState, move: SaboteurMove): boolean {
  switch (move.do) {
    case 'map':
    case 'break':
    case 'rockfall':
    case 'take':
      return true;
    case 'pass':
      return move.card !== undefined;
    case 'path':
    case 'fix':
    case 'ready':
    case 'clear':
      return false;
  }
}

/** A path as a move would lay it. */
export function ghosts(view: SaboteurState, move: SaboteurMove): readonly Sprite[] {
  const printed = move.do === 'path' ? PRINT[faceOf(view.cards, move.card)] : undefined;
  if (move.do !== 'path' || printed === undefined) return [];
  const { key: face, open, through } = printed;
  const at = { x: columnOf(move.cell), y: rowOf(move.cell) };
  const turn = move.turned ? 2 : 0;
  return [{ key: cardKey(move.card), kind: 'path', face, ...at, turn, z: 2, open, blocked: !through, ghost: true }];
}

/** The card of a broken tool in front of a seat. */
function brokenTool({ cards }: SaboteurState, seat: Seat, bit: number): Card {
  return cardsIn(cards, brokenOf(seat)).find((card) => PRINT[faceOf(cards, card)]?.tools === bit) ?? -1;
}
