/** What a seat sees of the table: the mine as sprites, cards beside it, numbers for each seat. */
import { cardsIn, faceOf, sizeOf, topOf, type Card, type Face, type Zone } from '../../../engine/cards';
import { ladder } from '../../../engine/chain';
import type { Seat } from '../../../engine/game';
import { columnOf, rowOf, sideTowards, turned, type Open } from '../../../engine/grid';
import type {
  Announced,
  Area,
  Badge,
  Control,
  Cost,
  Price,
  Print,
  Scene,
  ShownCard,
  Sign,
  Spot,
  Sprite,
} from '../../../engine/show';
import { basicPrice } from '../rules/beginnings';
import type { Act } from '../rules/acts';
import { coinsOf, keyOf, rowOf as row } from '../cards/faces';
import { BASIC_VERBS, BASICS, CARD_SIGN, COIN_SIGN, COINS, PRICED, RESOURCE_SIGNS } from '../cards/row';
import type { CardRow } from '../cards/rows';
import { VERB } from '../verbs/all';
import { held } from '../rules/deck';
import { cardKey, underPile } from '../words/facts';
import { waiting, isQuestion, questionOf } from '../rules/waiting';
import { pilesAround, turnsOpenTo } from '../rules/mine';
import type { DwarfMove } from '../rules/moves';
import { printed } from '../cards/print';
import { ownFaces, pointsSoFar } from './deck';
import { pictured } from './pictures';
import { canCraftHere, canPay } from '../rules/purchase';
import type { TileFrame } from '../rules/frames';
import type { DwarfState } from '../rules/state';
import { CAMP, CAMP_TILE, ENTRANCE, ENTRANCE_TILE, tileOf } from '../cards/tiles';
import { key } from './keys';
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
  PILE_SIZE,
  played,
  revealed,
  rubbleOn,
  STAKED,
  TILE_PILE,
  trait,
  TRIGGERED,
} from '../rules/zones';

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

/** The sign of a card that lies in the mine. */
function signed(face: string): Pick<Sprite, 'sign'> {
  const sign = printed(face)?.sign;
  return sign === undefined ? {} : { sign };
}

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
    const at = { x: columnOf(cell), y: rowOf(cell), turn: 0, z: PILE };
    sprites.push({ key: key.pile(n), kind: 'pile', face, ...signed(face), ...pictured(face), ...at, count });
  });
  return sprites;
}

/** What stands on a tile, spread so that everything can be seen and touched. */
function onTile(s: DwarfState, piece: number, x: number, y: number): Sprite[] {
  const things: Omit<Sprite, 'x' | 'y'>[] = [];
  const count = sizeOf(s.cards, rubbleOn(piece));
  if (count > 0) things.push({ key: key.rubble(piece), kind: 'rubble', face: 'rubble', turn: 0, z: THING, count });
  for (const card of cardsIn(s.cards, eventOn(piece))) {
    const face = cardKey(s, card);
    things.push({ key: key.card(card), kind: 'event', face, ...signed(face), ...pictured(face), turn: 0, z: THING });
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
  return laid(s, frame, side === -1 ? 0 : (turnsOpenTo(faceOf(s.cards, frame.card), side)[0] ?? 0));
}

function laid(s: DwarfState, { cell, card, seat }: TileFrame, turn: number): Sprite[] {
  const [x, y] = [columnOf(cell), rowOf(cell)];
  const face = cardKey(s, card);
  return [{ key: key.ghost, kind: 'ghost', face, x, y, turn, z: GHOST, seat, open: openOf(face), ghost: true }];
}

/** The piles that come to lie around a tile turned like this; which cards they hold nobody knows. */
function pilesWith(s: DwarfState, { cell, card, from }: TileFrame, turn: number): Sprite[] {
  const open = turned(openOf(cardKey(s, card)), turn);
  const side = sideTowards(cell, s.grid.cells[from] ?? 0);
  return pilesAround(s, cell, open, side === -1 ? 0 : side).map((at) => {
    const [x, y] = [columnOf(at), rowOf(at)];
    return { key: key.newPile(at), kind: 'pile', face: 'none', x, y, turn: 0, z: PILE, count: PILE_SIZE, ghost: true };
  });
}

/** The tile as it would be laid by a move, and the piles around it. */
export function ghosts(s: DwarfState, move: DwarfMove): readonly Sprite[] {
  const frame = waiting(s);
  if (move.do !== 'lay' || frame?.kind !== 'tile') return [];
  return [...laid(s, frame, move.turn), ...pilesWith(s, frame, move.turn)];
}

/** What a card does or is, as signs. */
function signsOf({ sign, actions: verbs, resource }: CardRow): readonly Sign[] {
  if (sign !== undefined) return [sign];
  return verbs?.map((verb) => VERB[verb].sign) ?? (resource === undefined ? [] : [RESOURCE_SIGNS[resource]]);
}

/** What the row of a card tells of it. */
function printOf(printed: CardRow | undefined): Print {
  if (printed === undefined) return {};
  const { family, resource, points } = printed;
  const signs = signsOf(printed);
  const coins = resource !== undefined && family !== 'event' ? COINS[resource] : undefined;
  return {
    ...pictured(printed.key),
    ...(signs.length === 0 ? {} : { signs }),
    ...(coins === undefined ? {} : { coins }),
    ...(points === undefined ? {} : { points }),
    ...(family === 'tile' ? { open: tileOf(printed.key).open } : {}),
  };
}

/** What is printed on a card, by its key. */
export const print = (key: string): Print => ({ ...pictured(key), ...printOf(printed(key)) });

/** Every way to pay for a card, with whether a seat has enough. */
function pricesOf(s: DwarfState, seat: Seat, printed: CardRow | undefined): Pick<ShownCard, 'prices'> {
  const one = (amounts: readonly Cost[], enough: boolean): Price => ({ amounts, enough });
  if (printed?.craft !== undefined)
    return {
      prices: [
        one(
          [{ of: 'card', count: printed.craft, sign: CARD_SIGN }],
          held(s, seat) >= printed.craft && canCraftHere(s, seat),
        ),
      ],
    };
  if (printed?.price === undefined) return {};
  const { price, coins = 0 } = printed;
  const amounts = PRICED.map((of, i) => ({ of, count: price[i] ?? 0, sign: RESOURCE_SIGNS[of] })).filter(
    ({ count }) => count > 0,
  );
  const can = canPay(s, seat, price, coins);
  return { prices: [one(amounts, can.price), one([{ of: 'coin', count: coins, sign: COIN_SIGN }], can.coins)] };
}

/** A card with a face, −1 where that is hidden: then it has no family. */
export const shownAs = (card: Card, face: number): ShownCard => ({
  key: key.card(card),
  card,
  kind: row(face)?.family ?? 'back',
  face: keyOf(face),
  ...printOf(row(face)),
});

const shown = (s: DwarfState, card: Card): ShownCard => shownAs(card, faceOf(s.cards, card));

/** The announced actions in pictures; a basic action is shown as a card of its own. */
export const announced = (s: DwarfState): readonly Announced[] =>
  ladder<Act>(s).map(({ action: { card, verb } }) => ({
    sign: VERB[verb].sign,
    card:
      card >= 0 && faceOf(s.cards, card) >= 0
        ? shown(s, card)
        : {
            key: key.basic(verb),
            card: -1,
            kind: 'basic',
            face: key.basic(verb),
            ...pictured(verb),
            signs: [VERB[verb].sign],
          },
  }));

/** A pile as one card with a number: its top card if it can be seen, and how many there are. */
function heap(s: DwarfState, zone: Zone, name: string, kind: string): ShownCard {
  const card = topOf(s.cards, zone);
  const face = card < 0 ? 'none' : cardKey(s, card);
  return { key: name, card, kind, face, count: sizeOf(s.cards, zone), ...printOf(row(faceOf(s.cards, card))) };
}

/** Whether a basic action of that seat costs nothing now but what Call of Nature asks. */
function isFree(s: DwarfState, seat: Seat): boolean {
  const frame = waiting(s);
  return frame?.kind === 'free' && frame.seat === seat;
}

/** A pile of cards that can be had, with what its top card costs: nothing where an Action card is taken for free. */
function stall(s: DwarfState, seat: Seat, zone: Zone, name: string, kind: string): ShownCard {
  const isGiven = kind === 'action' && waiting(s)?.kind === 'taking';
  const top = isGiven ? undefined : row(faceOf(s.cards, topOf(s.cards, zone)));
  return { ...heap(s, zone, name, kind), ...pricesOf(s, seat, top) };
}

const laidOut = (s: DwarfState, kind: string, spot: Spot, seat: Seat | -1, cards: readonly Card[]): Area[] =>
  cards.length === 0
    ? []
    : [{ key: seat < 0 ? kind : `${kind}:${seat}`, kind, spot, seat, cards: cards.map((card) => shown(s, card)) }];

function market(s: DwarfState, seat: Seat): Area[] {
  const table = (kind: string, spot: Spot, cards: readonly ShownCard[]): Area => ({
    key: kind,
    kind,
    spot,
    seat: -1,
    cards,
  });
  const withActions = !s.variants.includes('no-actions');
  const withEvents = !s.variants.includes('no-events');
  return [
    table(
      'jewelry',
      'market',
      JEWEL_PILES.map((n) => stall(s, seat, jewels(n), key.jewels(n), 'jewelry')),
    ),
    ...(withActions
      ? [
          table(
            'actions',
            'market',
            ACTION_PILES.map((n) => stall(s, seat, actions(n), key.actions(n), 'action')),
          ),
        ]
      : []),
    table('mining', 'supply', [heap(s, MINING, key.mining, 'mining')]),
    ...(withEvents ? [table('events', 'supply', [heap(s, EVENTS, key.events, 'event')])] : []),
    table('tiles', 'supply', [heap(s, TILE_PILE, 'tiles', 'tile')]),
    table('extra-rubble', 'supply', [heap(s, EXTRA_RUBBLE, 'extra-rubble', 'rubble')]),
  ];
}

/** What lies in front of a seat. */
function playArea(s: DwarfState, seat: Seat): Area[] {
  return [
    ...laidOut(s, 'revealed', 'front', seat, cardsIn(s.cards, revealed(seat))),
    ...laidOut(s, 'companions', 'front', seat, cardsIn(s.cards, companions(seat))),
    ...laidOut(s, 'kept', 'front', seat, cardsIn(s.cards, kept(seat))),
    ...laidOut(s, 'trait', 'front', seat, cardsIn(s.cards, trait(seat))),
    ...laidOut(s, 'played', 'front', seat, cardsIn(s.cards, played(seat))),
    {
      key: `deck:${seat}`,
      kind: 'deck',
      spot: 'supply',
      seat,
      cards: [heap(s, draw(seat), key.draw(seat), 'deck'), heap(s, discard(seat), `discard:${seat}`, 'deck')],
    },
  ];
}

/** All the cards of the one who looks, each kind once: what is bought and crafted comes back from there. */
function wholeDeck(s: DwarfState, seat: Seat): Area[] {
  const kinds = new Map<string, Face[]>();
  for (const face of ownFaces(s, seat)) kinds.set(keyOf(face), [...(kinds.get(keyOf(face)) ?? []), face]);
  const cards = [...kinds].map(([name, faces]): ShownCard => {
    const [face = -1] = faces;
    return { ...shownAs(-1, face), key: `own:${name}`, count: faces.length };
  });
  return cards.length === 0 ? [] : [{ key: `whole:${seat}`, kind: 'whole', spot: 'supply', seat, cards }];
}

/** Cards that a decision is about and that lie nowhere else in the picture. */
function choice(s: DwarfState, seat: Seat): readonly Card[] {
  const frame = waiting(s);
  if (frame?.kind === 'draft') return cardsIn(s.cards, dealt(seat));
  if (frame === null || !('seat' in frame) || frame.seat !== seat) return [];
  if (frame.kind === 'sorting') return [frame.card];
  return isQuestion(frame) ? questionOf(frame).shows(s, frame) : [];
}

/** What all may know of a seat, and its points so far to its own eyes. */
function badges(s: DwarfState, seat: Seat, isOwn: boolean): Badge[] {
  const coins = cardsIn(s.cards, revealed(seat)).reduce((sum, card) => sum + coinsOf(faceOf(s.cards, card)), 0);
  const treasures = cardsIn(s.cards, kept(seat)).filter((card) => row(faceOf(s.cards, card))?.event === 'treasure');
  return [
    { kind: 'hand', value: sizeOf(s.cards, hand(seat)), sign: CARD_SIGN },
    ...(isOwn ? [{ kind: 'points', value: pointsSoFar(s, seat), sign: 'laurels-trophy' }] : []),
    { kind: 'draw', value: sizeOf(s.cards, draw(seat)), sign: 'card-draw', as: 'rest' },
    { kind: 'discard', value: sizeOf(s.cards, discard(seat)), sign: 'card-discard', as: 'rest' },
    { kind: 'revealed', value: sizeOf(s.cards, revealed(seat)), sign: RESOURCE_SIGNS.silver, as: 'rest' },
    { kind: 'coins', value: coins, sign: COIN_SIGN },
    { kind: 'companions', value: sizeOf(s.cards, companions(seat)), sign: 'mushroom-gills' },
    { kind: 'treasures', value: treasures.length, sign: 'locked-chest gold' },
    { kind: 'flooded', value: (s.flooded >> seat) & 1, sign: 'big-wave' },
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
      ...market(s, seat),
      ...laidOut(s, 'triggered', 'tray', -1, [...cardsIn(s.cards, TRIGGERED), ...cardsIn(s.cards, FOR_TILE)]),
      ...laidOut(s, 'paid', 'tray', -1, [...cardsIn(s.cards, PAID), ...cardsIn(s.cards, STAKED)]),
      ...laidOut(s, 'middle', 'tray', -1, cardsIn(s.cards, MIDDLE)),
      ...laidOut(s, 'choice', 'tray', seat, choice(s, seat)),
      ...seats.flatMap((each) => playArea(s, each)),
      ...wholeDeck(s, seat),
    ],
    badges: seats.map((each) => badges(s, each, each === seat)),
    counts: [{ kind: 'mining', value: sizeOf(s.cards, MINING), sign: 'mine-wagon' }],
    controls: BASIC_VERBS.map((verb): Control => {
      const count = basicPrice(s, seat, verb) - (isFree(s, seat) ? BASICS[verb] : 0);
      const cost = { of: 'card', count, sign: CARD_SIGN };
      return { key: key.basic(verb), sign: VERB[verb].sign, ...(count > 0 && { cost }) };
    }),
  };
}
