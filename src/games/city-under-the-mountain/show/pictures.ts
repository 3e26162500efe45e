/** The pictures of the cards, a few rows each: a place, and things from the back to the front (see src/canvas/pictures). */
import type { Composition, Piece, Place } from '../../../engine/picture';
import type { ChanceKey } from '../cards/rows';
import type { CompanyKey } from '../cards/companies';
import type { Land } from '../cards/tiles';

const at = (place: Place, ...things: readonly Piece[]): Composition => ({ place, things });

/** The banner of a company with what it digs for. */
const crest = (...things: readonly Piece[]): Composition => ({
  place: 'hall',
  light: [50, 30],
  things: [['banner', 50, 46, 84, { of: 'coal' }], ...things],
});

const PICTURES: Readonly<Record<ChanceKey | CompanyKey | Land, Composition>> = {
  rescue: at(
    'tunnel',
    ['dwarf', 64, 54, 60, { of: 'moss', also: 'straw', hat: 'lamp', pose: 'lift' }],
    ['medkit', 32, 66, 42],
  ),
  'secret-tunnel': at('rock', ['hole', 50, 48, 72], ['ladder', 50, 62, 56], ['lantern', 82, 68, 24]),
  overtime: at('bench', ['clock', 50, 46, 72]),
  cthulhu: { place: 'flood', light: [50, 10], things: [['tentacles', 50, 50, 84, { of: 'emerald', also: 'bone' }]] },
  'labor-union': at(
    'hall',
    ['dwarf', 24, 54, 48, { of: 'moss', also: 'straw', hat: 'cap' }],
    ['dwarf', 76, 54, 48, { of: 'plum', also: 'snow', hat: 'lamp' }],
    ['dwarf', 50, 58, 60, { of: 'rust', also: 'coal', pose: 'lift' }],
  ),
  'summer-interns': at(
    'camp',
    ['shovel', 88, 42, 56, { turn: 8 }],
    ['dwarf', 66, 54, 62, { of: 'turquoise', also: 'ginger', hat: 'lamp', pose: 'lift' }],
    ['dwarf', 32, 58, 60, { of: 'sand', also: 'straw', hat: 'felt', pose: 'hold' }],
    ['crate', 32, 72, 30],
  ),
  'stock-market': at('market', ['chart', 50, 48, 80, { of: 'emerald' }]),
  'finders-keepers': at('deep', ['coins', 60, 62, 52], ['snatch', 36, 32, 62, { of: 'rust' }]),
  'cave-in': at(
    'tunnel',
    ['boulder', 30, 22, 36, { of: 'stone' }],
    ['boulder', 68, 30, 46, { of: 'stone', turn: 50 }],
    ['rubble', 48, 70, 64, { of: 'stone' }],
    ['dust', 50, 88, 80],
  ),
  ruby: crest(['triGem', 50, 42, 46, { of: 'ruby' }]),
  amber: crest(['hexGem', 50, 44, 44, { of: 'amber' }]),
  topaz: crest(['starGem', 50, 43, 50, { of: 'topaz' }]),
  emerald: crest(['squareGem', 50, 44, 42, { of: 'emerald' }]),
  turquoise: crest(['dropGem', 50, 43, 48, { of: 'turquoise' }]),
  sapphire: crest(['kiteGem', 50, 45, 50, { of: 'sapphire' }]),
  amethyst: crest(['moonGem', 52, 44, 46, { of: 'amethyst' }]),
  pearl: crest(['pearl', 50, 44, 42, { of: 'pearl' }]),
  empty: at('rock', ['boulder', 74, 70, 30, { of: 'stone' }], ['shovel', 44, 46, 80, { turn: 16 }]),
  camp: { place: 'camp', light: [40, 66], things: [['fire', 38, 64, 48]] },
  flag: at('night', ['banner', 50, 48, 82, { of: 'rust' }], ['crown', 50, 40, 34, { of: 'gold' }]),
  dwarf: at('tunnel', ['dwarf', 50, 52, 74, { of: 'slate', also: 'ginger', hat: 'lamp' }]),
  gold: at(
    'rock',
    ['nugget', 36, 62, 48, { of: 'gold' }],
    ['nugget', 68, 66, 38, { of: 'gold', turn: 60 }],
    ['glint', 30, 44, 14],
  ),
  safe: at('vault', ['safe', 50, 48, 72]),
  chest: { place: 'vault', light: [50, 30], things: [['chest', 50, 54, 76, { of: 'sapphire' }]] },
  tunnel: at('tunnel', ['lantern', 50, 50, 34]),
  danger: {
    place: 'deep',
    light: [50, 92],
    things: [
      ['eyes', 50, 42, 54],
      ['maw', 50, 68, 52],
    ],
  },
};

const PICTURE: Readonly<Record<string, Composition | undefined>> = PICTURES;

/** The picture of a card by its key, where it has one. */
export function pictured(key: string): { readonly picture?: Composition } {
  const picture = PICTURE[key];
  return picture === undefined ? {} : { picture };
}
