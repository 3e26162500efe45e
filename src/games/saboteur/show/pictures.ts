/** The pictures of the cards, a few rows each: a place, and things from the back to the front (see src/canvas/pictures). */
import type { Composition, Piece, Place } from '../../../engine/picture';
import type { CardKey } from '../cards/rows';

/** A card with ways is its own picture: the mine itself. */
type Ways =
  | 'start'
  | 'treasure'
  | `stone-${string}`
  | 'cross'
  | `fork-${string}`
  | `straight-${string}`
  | `curve-${string}`
  | `dead-${string}`;

const at = (place: Place, ...things: readonly Piece[]): Composition => ({ place, things });
const mended = (x: number, y: number, size = 34): Piece => ['spanner', x, y, size, { turn: 40 }];

/** Every role has several faces: which one a card shows depends on the card alone. */
const MINERS = [
  at(
    'tunnel',
    ['dwarf', 48, 54, 74, { of: 'slate', also: 'ginger', hat: 'lamp', pose: 'lift' }],
    ['pick', 20, 22, 44, { turn: -34 }],
  ),
  at('tunnel', ['dwarf', 40, 54, 74, { of: 'moss', also: 'snow', hat: 'helmet' }], ['lantern', 78, 62, 36]),
  at(
    'rock',
    ['dwarf', 44, 54, 72, { of: 'rust', also: 'coal', hat: 'lamp', pose: 'swing' }],
    ['pick', 68, 30, 54, { turn: 52 }],
  ),
  at('tunnel', ['cart', 70, 66, 48], ['dwarf', 38, 52, 70, { of: 'sand', also: 'straw', hat: 'cap', pose: 'push' }]),
] as const;
const SABOTEURS = [
  {
    place: 'deep',
    light: [82, 40],
    things: [
      ['dwarf', 44, 54, 76, { of: 'plum', also: 'coal', hat: 'mask', pose: 'sneak' }],
      ['dynamite', 80, 56, 36, { turn: 10 }],
    ],
  },
  {
    place: 'deep',
    light: [30, 10],
    things: [
      ['brokenLantern', 80, 66, 34, { turn: 20 }],
      ['dwarf', 44, 54, 76, { of: 'rust', also: 'ash', hat: 'mask', pose: 'think' }],
    ],
  },
  {
    place: 'deep',
    light: [70, 10],
    things: [
      ['brokenPick', 22, 62, 46],
      ['dwarf', 58, 54, 76, { of: 'moss', also: 'umber', hat: 'mask', flip: true }],
    ],
  },
  {
    place: 'deep',
    light: [50, 84],
    things: [
      ['dwarf', 50, 50, 76, { of: 'slate', also: 'ginger', hat: 'mask', pose: 'hold' }],
      ['nugget', 50, 72, 26, { of: 'gold' }],
    ],
  },
] as const satisfies readonly Composition[];

const PICTURES: Readonly<Record<Exclude<CardKey, Ways>, Composition>> = {
  map: at('bench', ['map', 50, 52, 84]),
  rockfall: at(
    'tunnel',
    ['boulder', 34, 22, 32, { of: 'stone' }],
    ['boulder', 66, 36, 40, { of: 'stone', turn: 40 }],
    ['boulder', 36, 58, 36, { of: 'stone', turn: 80 }],
    ['dust', 50, 84, 80],
  ),
  'broken-pick': at('deep', ['brokenPick', 50, 52, 76]),
  'broken-lamp': at('deep', ['brokenLantern', 50, 52, 70, { turn: 12 }]),
  'broken-cart': at('deep', ['brokenCart', 50, 52, 82]),
  'fix-pick': at('bench', ['pick', 44, 48, 76, { turn: 24 }], mended(74, 60, 44)),
  'fix-lamp': { place: 'bench', light: [42, 46], things: [['lantern', 42, 48, 66], mended(76, 60, 44)] },
  'fix-cart': at('bench', ['cart', 46, 50, 70], mended(80, 62, 42)),
  'fix-pick-lamp': {
    place: 'bench',
    light: [66, 50],
    things: [['pick', 34, 44, 70, { turn: -10 }], ['lantern', 68, 54, 48], mended(50, 76, 36)],
  },
  'fix-pick-cart': at('bench', ['pick', 64, 36, 62, { turn: 30 }], ['cart', 42, 60, 56], mended(80, 74, 36)),
  'fix-lamp-cart': {
    place: 'bench',
    light: [70, 40],
    things: [['lantern', 70, 40, 50], ['cart', 38, 58, 58], mended(78, 76, 36)],
  },
  'gold-1': at('vault', ['nugget', 50, 56, 44, { of: 'gold' }], ['glint', 42, 42, 14]),
  'gold-2': at(
    'vault',
    ['nugget', 34, 58, 42, { of: 'gold' }],
    ['nugget', 66, 54, 44, { of: 'gold', turn: 70 }],
    ['glint', 58, 40, 14],
  ),
  'gold-3': at(
    'vault',
    ['nugget', 50, 36, 40, { of: 'gold', turn: 30 }],
    ['nugget', 30, 66, 42, { of: 'gold' }],
    ['nugget', 70, 66, 42, { of: 'gold', turn: 80 }],
    ['glint', 44, 24, 16],
  ),
  miner: MINERS[0],
  saboteur: SABOTEURS[0],
};

const PICTURE: Readonly<Record<string, Composition | undefined>> = PICTURES;

/** The picture of a card by its key, where it has one. */
export function pictured(key: string): { readonly picture?: Composition } {
  const picture = PICTURE[key];
  return picture === undefined ? {} : { picture };
}

/** The picture of a role card by its number in the print. */
export function rolePictured(key: CardKey, face: number): { readonly picture?: Composition } {
  if (key !== 'miner' && key !== 'saboteur') return {};
  const faces: readonly Composition[] = key === 'miner' ? MINERS : SABOTEURS;
  const picture = faces[face % faces.length];
  return picture === undefined ? {} : { picture };
}
