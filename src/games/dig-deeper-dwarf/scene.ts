/** What a seat sees of the table: the mine as sprites, cards beside it, numbers for each seat. */
import { cardsIn, faceOf, sizeOf, topOf, zoneOf, type Card, type Zone } from '../../engine/cards';
import type { Seat } from '../../engine/game';
import { columnOf, rowOf, sideTowards, type Open } from '../../engine/grid';
import type { Area, Badge, Scene, ShownCard, Sprite } from '../../engine/show';
import { coinsOf, keyOf, rowOf as row } from './cards';
import { gifts } from './events';
import { cardKey, underPile, waiting } from './facts';
import { turnsOpenTo } from './mine';
import {
  ACTION_PILES,
  actions,
  companions,
  dealt,
  discard,
  draw,
  EVENTS,
  eventOn,
  EXTRA_RUBBLE,
  FOR_TILE,
  hand,
  JEWEL_PILES,
  jewels,
  kept,
  MIDDLE,
  MINING,
  PAID,
  pile,
  played,
  revealed,
  rubbleOn,
  STAKED,
  TILE_PILE,
  trait,
  TRIGGERED,
  type DwarfState,
} from './state';
import { CAMP, CAMP_TILE, ENTRANCE, ENTRANCE_TILE, tileOf } from './tiles';
import { key } from './touches';

/** Where so many things stand on one tile without hiding each other. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.2, 0],
    [0.2, 0],
  ],
  [
    [-0.2, 0.16],
    [0.2, 0.16],
    [0, -0.2],
  ],
  [
    [-0.2, 0.2],
    [0.2, 0.2],
    [-0.2, -0.2],
    [0.2, -0.2],
  ],
  [
    [-0.28, 0.28],
    [0.28, 0.28],
    [-0.28, -0.28],
    [0.28, -0.28],
    [0, 0],
  ],
  [
    [-0.32, 0.2],
    [0, 0.2],
    [0.32, 0.2],
    [-0.32, -0.2],
    [0, -0.2],
    [0.32, -0.2],
  ],
];

const FLOOR = 0;
const PILE = 1;
const THING = 2;
const DWARF = 3;
const GHOST = 4;

const tileFace = (s: DwarfState, piece: number): string =>
  piece === ENTRANCE ? 'entrance' : piece === CAMP ? 'camp' : keyOf(s.tiles[piece] ?? -1);

/** The open sides of a tile as it is drawn. */
const openOf = (face: string): Open =>
  face === 'entrance' ? ENTRANCE_TILE.open : face === 'camp' ? CAMP_TILE.open : tileOf(face).open;

function mine(s: DwarfState): Sprite[] {
  const sprites: Sprite[] = [];
  s.grid.cells.forEach((cell, piece) => {
    const [x, y] = [columnOf(cell), rowOf(cell)];
    const face = tileFace(s, piece);
    const turn = s.turns[piece] ?? 0;
    sprites.push({ key: key.tile(piece), kind: 'tile', face, x, y, turn, z: FLOOR, open: openOf(face) });
    sprites.push(...onTile(s, piece, x, y));
  });
  s.piles.forEach((cell, n) => {
    const count = sizeOf(s.cards, pile(n));
    if (count === 0) return;
    const face = underPile(s, n);
    sprites.push({ key: key.pile(n), kind: 'pile', face, x: columnOf(cell), y: rowOf(cell), turn: 0, z: PILE, count });
  });
  return sprites;
}

/** What stands on a tile, spread so that everything can be seen and touched. */
function onTile(s: DwarfState, piece: number, x: number, y: number): Sprite[] {
  const things: Omit<Sprite, 'x' | 'y'>[] = [];
  const count = sizeOf(s.cards, rubbleOn(piece));
  if (count > 0) things.push({ key: key.rubble(piece), kind: 'rubble', face: 'rubble', turn: 0, z: THING, count });
  for (const card of cardsIn(s.cards, eventOn(piece))) {
    things.push({ key: key.card(card), kind: 'event', face: cardKey(s, card), turn: 0, z: THING });
  }
  s.dwarf.forEach((at, seat) => {
    if (at === piece) things.push({ key: key.seat(seat), kind: 'dwarf', face: 'dwarf', turn: 0, z: DWARF, seat });
  });
  const places = PLACES[things.length] ?? [];
  return things.map((thing, i) => ({ ...thing, x: x + (places[i]?.[0] ?? 0), y: y + (places[i]?.[1] ?? 0) }));
}

/** The tile to be laid, in its cell, turned as it first fits. */
function ghost(s: DwarfState): Sprite[] {
  const frame = waiting(s);
  if (frame?.kind !== 'tile') return [];
  const side = sideTowards(frame.cell, s.grid.cells[frame.from] ?? 0);
  const turn = side === -1 ? 0 : (turnsOpenTo(faceOf(s.cards, frame.card), side)[0] ?? 0);
  const [x, y] = [columnOf(frame.cell), rowOf(frame.cell)];
  const face = cardKey(s, frame.card);
  return [{ key: 'ghost', kind: 'ghost', face, x, y, turn, z: GHOST, seat: frame.seat, open: openOf(face) }];
}

/** The family of a card; a hidden card has none. */
const familyOf = (s: DwarfState, card: Card): string => row(faceOf(s.cards, card))?.family ?? 'back';

const shown = (s: DwarfState, card: Card): ShownCard => ({
  key: key.card(card),
  card,
  kind: familyOf(s, card),
  face: cardKey(s, card),
});

/** A pile as one card with a number: its top card if it can be seen, and how many there are. */
function heap(s: DwarfState, zone: Zone, name: string, kind: string): ShownCard {
  const card = topOf(s.cards, zone);
  return { key: name, card, kind, face: card < 0 ? 'none' : cardKey(s, card), count: sizeOf(s.cards, zone) };
}

const laidOut = (s: DwarfState, kind: string, seat: Seat | -1, cards: readonly Card[]): Area[] =>
  cards.length === 0
    ? []
    : [{ key: seat < 0 ? kind : `${kind}:${seat}`, kind, seat, cards: cards.map((card) => shown(s, card)) }];

function market(s: DwarfState): Area[] {
  const table = (kind: string, cards: readonly ShownCard[]): Area => ({ key: kind, kind, seat: -1, cards });
  const withActions = !s.variants.includes('no-actions');
  const withEvents = !s.variants.includes('no-events');
  return [
    table(
      'jewelry',
      JEWEL_PILES.map((n) => heap(s, jewels(n), key.jewels(n), 'jewelry')),
    ),
    ...(withActions
      ? [
          table(
            'actions',
            ACTION_PILES.map((n) => heap(s, actions(n), key.actions(n), 'action')),
          ),
        ]
      : []),
    table('supply', [
      heap(s, MINING, key.mining, 'mining'),
      ...(withEvents ? [heap(s, EVENTS, key.events, 'event')] : []),
      heap(s, TILE_PILE, 'tiles', 'tile'),
      heap(s, EXTRA_RUBBLE, 'extra-rubble', 'rubble'),
    ]),
  ];
}

/** What lies in front of a seat. */
function playArea(s: DwarfState, seat: Seat): Area[] {
  return [
    ...laidOut(s, 'revealed', seat, cardsIn(s.cards, revealed(seat))),
    ...laidOut(s, 'companions', seat, cardsIn(s.cards, companions(seat))),
    ...laidOut(s, 'kept', seat, cardsIn(s.cards, kept(seat))),
    ...laidOut(s, 'trait', seat, cardsIn(s.cards, trait(seat))),
    ...laidOut(s, 'played', seat, cardsIn(s.cards, played(seat))),
    {
      key: `deck:${seat}`,
      kind: 'deck',
      seat,
      cards: [heap(s, draw(seat), key.draw(seat), 'deck'), heap(s, discard(seat), `discard:${seat}`, 'deck')],
    },
  ];
}

/** Cards that a decision is about and that lie nowhere else in the picture. */
function choice(s: DwarfState, seat: Seat): Card[] {
  const frame = waiting(s);
  switch (frame?.kind) {
    case 'draft':
      return cardsIn(s.cards, dealt(seat));
    case 'investigating':
      return frame.seat === seat ? cardsIn(s.cards, frame.zone, 3) : [];
    case 'looking':
      return frame.seat === seat ? [...frame.cards] : [];
    case 'sorting':
      return frame.seat === seat ? [frame.card] : [];
    case 'giving':
      return frame.seat === seat ? searched(s, seat, frame.searched) : [];
    default:
      return [];
  }
}

/** Gifts that hand and play area do not show: those in the discard or the draw pile. */
const searched = (s: DwarfState, seat: Seat, places: number): Card[] =>
  gifts(s, seat, places).filter((card) => [discard(seat), draw(seat)].includes(zoneOf(s.cards, card)));

function badges(s: DwarfState, seat: Seat): Badge[] {
  const coins = cardsIn(s.cards, revealed(seat)).reduce((sum, card) => sum + coinsOf(faceOf(s.cards, card)), 0);
  const treasures = cardsIn(s.cards, kept(seat)).filter((card) => row(faceOf(s.cards, card))?.event === 'treasure');
  return [
    { kind: 'hand', value: sizeOf(s.cards, hand(seat)) },
    { kind: 'draw', value: sizeOf(s.cards, draw(seat)) },
    { kind: 'discard', value: sizeOf(s.cards, discard(seat)) },
    { kind: 'revealed', value: sizeOf(s.cards, revealed(seat)) },
    { kind: 'coins', value: coins },
    { kind: 'companions', value: sizeOf(s.cards, companions(seat)) },
    { kind: 'treasures', value: treasures.length },
    { kind: 'flooded', value: (s.flooded >> seat) & 1 },
  ];
}

/** Everything a seat may see now. */
export function scene(s: DwarfState, seat: Seat): Scene {
  const seats = Array.from({ length: s.seats }, (_, each) => each);
  return {
    sprites: [...mine(s), ...ghost(s)],
    hand: cardsIn(s.cards, hand(seat))
      .map((card) => shown(s, card))
      .reverse(),
    areas: [
      ...market(s),
      ...laidOut(s, 'triggered', -1, [...cardsIn(s.cards, TRIGGERED), ...cardsIn(s.cards, FOR_TILE)]),
      ...laidOut(s, 'paid', -1, [...cardsIn(s.cards, PAID), ...cardsIn(s.cards, STAKED)]),
      ...laidOut(s, 'middle', -1, cardsIn(s.cards, MIDDLE)),
      ...laidOut(s, 'choice', seat, choice(s, seat)),
      ...seats.flatMap((each) => playArea(s, each)),
    ],
    badges: seats.map((each) => badges(s, each)),
  };
}
