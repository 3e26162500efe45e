/** The pictures of the cards, a few rows each: a place, and things from the back to the front (see src/canvas/pictures). */
import type { Composition, Piece, Place, Tint } from '../../../engine/picture';
import type { Resource } from '../cards/row';
import type { names } from '../words/cards.en';

type Key = Exclude<keyof typeof names, 'back' | 'none' | TileKey>;
type TileKey =
  | 'entrance'
  | 'camp'
  | 'straight'
  | 'straight-workbench'
  | 'curve'
  | 'curve-workbench'
  | 'junction'
  | 'junction-workbench'
  | 'crossing';

const at = (place: Place, ...things: readonly Piece[]): Composition => ({ place, things });

/** A jewel on dark velvet. */
const jewel = (...things: readonly Piece[]): Composition => ({ place: 'velvet', light: [30, 8], things });

/** A treasure chest with what it holds before it. */
const treasure = (of: Resource, ...things: readonly Piece[]): Composition => ({
  place: 'vault',
  light: [50, 30],
  things: [['chest', 50, 52, 70, { of }], ...things],
});

const gem = (of: Tint, x: number, y: number, size: number): Piece => ['roundGem', x, y, size, { of }];
const glint = (x: number, y: number, size = 12): Piece => ['glint', x, y, size];

const PICTURES: Readonly<Record<Key, Composition>> = {
  // Actions and start cards.
  move: at('rock', ['boots', 50, 54, 74]),
  mine: at(
    'rock',
    ['crystals', 30, 62, 44, { of: 'emerald' }],
    ['pick', 58, 48, 78, { turn: 38 }],
    ['spark', 32, 50, 26],
  ),
  remove: {
    place: 'camp',
    light: [46, 66],
    things: [
      ['fire', 50, 64, 58],
      ['card', 52, 30, 46, { turn: 18, of: 'plum', also: 'bone' }],
    ],
  },
  give: at(
    'rock',
    ['rubble', 70, 70, 40, { of: 'stone' }],
    ['shovel', 40, 46, 80, { turn: 52 }],
    ['boulder', 30, 30, 20, { of: 'stone' }],
    ['boulder', 48, 18, 13, { of: 'stone', turn: 40 }],
  ),
  draw: at('bench', ['fan', 50, 48, 76, { of: 'slate', also: 'plum' }]),
  swap: at(
    'bench',
    ['card', 32, 52, 58, { turn: -14, of: 'coal', also: 'ash' }],
    ['card', 66, 42, 62, { turn: 12, of: 'slate', also: 'gold' }],
  ),
  steal: at('deep', ['roundGem', 70, 74, 30, { of: 'ruby' }], ['snatch', 42, 44, 74, { of: 'plum' }]),
  drive: at(
    'tunnel',
    ['dwarf', 34, 56, 62, { pose: 'shout', of: 'rust', also: 'straw', hat: 'cap' }],
    ['waves', 74, 44, 34],
  ),
  investigate: at('rock', ['crystals', 46, 54, 46, { of: 'diamond' }], ['glass', 58, 54, 74]),
  thwart: { place: 'deep', light: [50, 10], things: [['palm', 50, 50, 82, { of: 'rust' }]] },
  copy: at('hall', ['mirror', 50, 46, 80], ['pick', 50, 44, 34, { turn: -32 }]),
  look: at('bench', ['book', 50, 52, 78, { of: 'rust' }]),
  munch: at('rock', ['boulder', 66, 66, 40, { of: 'stone' }], ['maw', 40, 46, 60]),
  // Mining cards.
  silver: at('rock', ['bars', 50, 54, 72, { of: 'silver' }], glint(36, 36)),
  gold: at(
    'rock',
    ['bars', 50, 58, 62, { of: 'gold' }],
    ['nugget', 80, 74, 26, { of: 'gold' }],
    ['nugget', 20, 76, 22, { of: 'gold' }],
    glint(52, 40, 16),
  ),
  ruby: at('rock', ['cutGem', 50, 50, 62, { of: 'ruby' }], glint(34, 34)),
  diamond: at(
    'rock',
    ['crystals', 50, 62, 60, { of: 'diamond' }],
    ['cutGem', 50, 42, 50, { of: 'diamond' }],
    glint(66, 30, 16),
  ),
  emerald: at('rock', ['squareGem', 50, 50, 54, { of: 'emerald' }], glint(36, 34)),
  rubble: at('rock', ['rubble', 50, 52, 78, { of: 'stone' }], ['dust', 50, 86, 70]),
  // Action cards.
  'pick-and-cart': at('tunnel', ['pick', 66, 36, 62, { turn: 24 }], ['cart', 48, 62, 66]),
  foil: at('deep', ['rubble', 66, 66, 56, { of: 'stone' }], ['palm', 38, 52, 66, { of: 'plum' }]),
  'counter-dig': at('deep', ['pick', 64, 46, 78, { turn: 30 }], ['palm', 34, 54, 62, { of: 'slate' }]),
  'sleight-of-hand': at('bench', ['cups', 50, 46, 80]),
  'second-thought': at(
    'camp',
    ['fan', 70, 52, 42, { of: 'slate', also: 'plum' }],
    ['dwarf', 36, 54, 66, { pose: 'think', of: 'moss', also: 'ash', hat: 'none' }],
  ),
  'twin-picks': at('rock', ['pick', 50, 50, 80, { turn: 40 }], ['pick', 50, 50, 80, { turn: -40 }]),
  'long-stride': at('night', ['dwarf', 50, 52, 72, { pose: 'run', of: 'slate', also: 'ginger' }]),
  pickpocket: at(
    'deep',
    ['dwarf', 40, 54, 66, { pose: 'sneak', of: 'plum', hat: 'mask', also: 'umber' }],
    ['sack', 78, 66, 34, { of: 'gold' }],
  ),
  'loud-cough': at(
    'tunnel',
    ['dwarf', 58, 58, 60, { pose: 'shout', of: 'moss', also: 'snow', hat: 'felt' }],
    ['waves', 22, 44, 30, { flip: true }],
    ['dust', 24, 72, 34],
  ),
  prospector: at(
    'rock',
    ['crystals', 68, 62, 42, { of: 'ruby' }],
    ['dwarf', 36, 56, 62, { pose: 'point', of: 'sand', also: 'ash', hat: 'lamp' }],
    ['glass', 68, 50, 30],
  ),
  surveyor: at('bench', ['map', 50, 54, 78], ['glass', 66, 40, 44]),
  mimic: at(
    'hall',
    ['mirror', 64, 46, 66],
    ['dwarf', 64, 46, 38, { of: 'plum', also: 'straw', flip: true }],
    ['dwarf', 28, 60, 52, { of: 'plum', also: 'straw' }],
  ),
  apprentice: at(
    'bench',
    ['book', 62, 72, 46, { of: 'moss' }],
    ['dwarf', 40, 48, 58, { of: 'sand', also: 'straw', hat: 'lamp', pose: 'hold' }],
  ),
  'tidy-up': at('camp', ['crate', 72, 62, 34], ['broom', 42, 48, 78], ['dust', 26, 82, 34]),
  shovel: at('rock', ['rubble', 62, 72, 50, { of: 'stone' }], ['shovel', 42, 44, 78, { turn: 14 }]),
  barter: at(
    'market',
    ['scales', 50, 50, 74],
    ['roundGem', 25, 53, 13, { of: 'emerald' }],
    ['nugget', 80, 42, 14, { of: 'gold' }],
  ),
  barrow: at('tunnel', ['rubble', 57, 40, 40, { of: 'stone' }], ['barrow', 48, 60, 74]),
  'express-lift': {
    place: 'hall',
    light: [50, 44],
    things: [
      ['lift', 50, 48, 74],
      ['dwarf', 50, 52, 44, { of: 'rust', also: 'coal', hat: 'lamp' }],
    ],
  },
  foreman: at(
    'tunnel',
    ['pick', 20, 58, 46, { turn: -14 }],
    ['dwarf', 50, 52, 72, { pose: 'point', of: 'rust', also: 'coal', hat: 'felt' }],
  ),
  'deep-breath': at('night', ['mug', 50, 56, 58]),
  'double-shift': at(
    'rock',
    ['dwarf', 32, 56, 60, { pose: 'swing', of: 'rust', also: 'coal', hat: 'lamp' }],
    ['dwarf', 70, 56, 60, { pose: 'swing', of: 'slate', also: 'straw', flip: true }],
  ),
  'forced-march': at(
    'night',
    ['dwarf', 28, 46, 48, { pose: 'run', of: 'moss', also: 'ash', hat: 'cap' }],
    ['dwarf', 62, 56, 66, { pose: 'run', of: 'slate', also: 'ginger' }],
  ),
  'garlic-soup': at('camp', ['cauldron', 44, 58, 66], ['stink', 62, 26, 42], ['dust', 80, 74, 30]),
  'spoil-cart': at(
    'tunnel',
    ['rubble', 60, 42, 42, { of: 'stone' }],
    ['barrow', 50, 62, 72],
    ['pick', 26, 34, 44, { turn: -24 }],
  ),
  // Jewelry.
  'silver-ruby-ring': jewel(['ring', 50, 56, 62, { of: 'silver' }], gem('ruby', 50, 28, 26), glint(44, 22)),
  'silver-stud': jewel(
    ['stud', 30, 40, 46, { of: 'silver' }],
    ['stud', 66, 60, 46, { of: 'silver' }],
    glint(22, 28, 14),
  ),
  'silver-chain': jewel(['chain', 50, 46, 78, { of: 'silver' }], glint(42, 66, 12)),
  'gold-stud': jewel(['stud', 48, 48, 72, { of: 'gold' }], gem('gold', 48, 48, 20), glint(32, 28, 16)),
  'gold-pin': jewel(['stud', 36, 58, 50, { of: 'gold' }], ['stud', 66, 38, 50, { of: 'gold' }], glint(74, 22, 14)),
  'two-tone-band': jewel(['band', 50, 50, 66, { of: 'gold', also: 'silver' }], glint(30, 30, 14)),
  'gold-chain': jewel(['loop', 50, 48, 76, { of: 'gold' }], glint(26, 26, 16)),
  'silver-buckle': jewel(['buckle', 50, 50, 68, { of: 'silver', also: 'gold' }], glint(28, 26, 14)),
  'silver-bracelet': jewel(['bracelet', 50, 46, 78, { of: 'silver' }], glint(24, 56, 14)),
  'gold-armlet': jewel(['armlet', 50, 50, 70, { of: 'gold' }], glint(24, 34, 14)),
  'silver-diamond-ring': jewel(
    ['ring', 50, 56, 62, { of: 'silver', turn: 14 }],
    ['cutGem', 58, 25, 34, { of: 'diamond', turn: 14 }],
    glint(66, 16, 16),
  ),
  'gold-ruby-ring': jewel(
    ['ring', 50, 56, 62, { of: 'gold', turn: -12 }],
    ['squareGem', 43, 27, 27, { of: 'ruby', turn: -12 }],
    glint(36, 20),
  ),
  'gold-diamond-ring': jewel(
    ['ring', 50, 58, 60, { of: 'gold' }],
    gem('diamond', 38, 30, 15),
    gem('diamond', 62, 30, 15),
    ['cutGem', 50, 26, 28, { of: 'diamond' }],
    glint(50, 14, 16),
  ),
  'ruby-eardrops': jewel(
    ['hook', 32, 34, 44, { of: 'gold' }],
    ['hook', 70, 40, 44, { of: 'gold' }],
    ['dropGem', 32, 58, 34, { of: 'ruby' }],
    ['dropGem', 70, 64, 34, { of: 'ruby' }],
  ),
  'diamond-eardrops': jewel(
    ['hook', 32, 30, 40, { of: 'silver' }],
    ['hook', 70, 30, 40, { of: 'silver' }],
    gem('diamond', 32, 44, 18),
    gem('diamond', 70, 44, 18),
    ['dropGem', 32, 66, 28, { of: 'diamond' }],
    ['dropGem', 70, 66, 28, { of: 'diamond' }],
    glint(76, 58, 14),
  ),
  'beard-clasp': jewel(
    ['clasp', 50, 48, 74, { of: 'silver', also: 'ginger' }],
    ['squareGem', 50, 46, 22, { of: 'ruby' }],
  ),
  'fire-and-ice': jewel(
    ['cord', 50, 30, 70, { of: 'silver' }],
    ['dropGem', 38, 60, 38, { of: 'ruby', turn: 16 }],
    ['dropGem', 62, 60, 38, { of: 'diamond', turn: -16 }],
    glint(68, 48, 12),
  ),
  signet: jewel(['signet', 50, 50, 72, { of: 'gold' }], ['squareGem', 50, 34, 25, { of: 'ruby' }], glint(32, 22)),
  brooch: jewel(['brooch', 50, 50, 66, { of: 'gold' }], ['cutGem', 50, 51, 34, { of: 'diamond' }], glint(60, 40, 14)),
  necklace: jewel(['necklace', 50, 44, 82, { of: 'silver', also: 'gold' }], ['dropGem', 50, 78, 24, { of: 'ruby' }]),
  collar: jewel(
    ['collar', 50, 44, 76, { of: 'gold', also: 'silver' }],
    ['cutGem', 50, 66, 24, { of: 'diamond' }],
    glint(58, 58),
  ),
  pendant: jewel(
    ['cord', 50, 26, 74, { of: 'silver' }],
    ['squareGem', 50, 56, 36, { of: 'diamond' }],
    ['dropGem', 50, 82, 22, { of: 'ruby' }],
    glint(60, 44, 14),
  ),
  goblet: jewel(
    ['goblet', 50, 50, 74, { of: 'gold' }],
    gem('ruby', 50, 46, 18),
    gem('ruby', 33, 42, 10),
    gem('ruby', 67, 42, 10),
  ),
  diadem: jewel(
    ['diadem', 50, 46, 78, { of: 'gold' }],
    gem('ruby', 50, 24, 18),
    gem('diamond', 50, 60, 16),
    glint(56, 18, 10),
  ),
  tiara: jewel(
    ['tiara', 50, 44, 80, { of: 'silver' }],
    gem('gold', 50, 67, 13),
    gem('ruby', 50, 22, 18),
    gem('diamond', 36, 28, 11),
    gem('diamond', 64, 28, 11),
    glint(70, 20, 12),
  ),
  sceptre: jewel(
    ['sceptre', 46, 56, 76, { of: 'gold', also: 'ruby', turn: 26 }],
    gem('diamond', 48, 52, 11),
    glint(56, 16, 12),
  ),
  crown: jewel(
    ['cushion', 50, 76, 70, { of: 'plum' }],
    ['crown', 50, 46, 70, { of: 'gold' }],
    gem('ruby', 30, 62, 11),
    ['cutGem', 50, 62, 17, { of: 'diamond' }],
    gem('ruby', 70, 62, 11),
    glint(30, 22, 14),
  ),
  'mountain-crown': jewel(
    ['cushion', 50, 78, 74, { of: 'moss' }],
    ['crown', 50, 46, 74, { of: 'gold' }],
    gem('diamond', 30, 64, 12),
    ['cutGem', 50, 64, 18, { of: 'ruby' }],
    gem('ruby', 70, 64, 12),
    glint(68, 20, 14),
  ),
  // Companions.
  bookling: at('hall', ['bookling', 50, 52, 66, { of: 'slate' }]),
  'crunchy-munchy': at(
    'rock',
    ['boulder', 78, 74, 30, { of: 'stone' }],
    ['mushroom', 46, 48, 74, { of: 'wood', also: 'sand' }],
    ['eyes', 46, 40, 34],
    ['maw', 46, 66, 36],
  ),
  diggy: at(
    'tunnel',
    ['mushroom', 44, 54, 62, { of: 'straw', also: 'bone' }],
    ['eyes', 44, 62, 26],
    ['pick', 76, 50, 56, { turn: 20 }],
  ),
  'flying-agaric': at(
    'night',
    ['wings', 50, 44, 92],
    ['mushroom', 50, 52, 54, { of: 'ruby', also: 'snow' }],
    ['eyes', 50, 62, 22],
  ),
  longfingerling: at(
    'deep',
    ['fingers', 50, 52, 84, { of: 'bone' }],
    ['mushroom', 50, 56, 50, { of: 'amethyst', also: 'plum' }],
    ['eyes', 50, 68, 24],
    ['roundGem', 14, 20, 18, { of: 'ruby' }],
  ),
  'mycolus-maximus': at(
    'hall',
    ['mushroom', 50, 44, 88, { of: 'rust', also: 'sand' }],
    ['eyes', 50, 54, 28],
    ['shield', 50, 76, 40, { of: 'slate' }],
  ),
  peekycillium: at(
    'rock',
    ['mushroom', 50, 52, 70, { of: 'turquoise', also: 'snow' }],
    ['eye', 50, 56, 38, { of: 'emerald' }],
  ),
  'shuffle-truffle': at(
    'bench',
    ['card', 22, 34, 42, { turn: -24, of: 'rust', also: 'bone' }],
    ['card', 50, 24, 42, { turn: 0, of: 'slate', also: 'bone' }],
    ['card', 78, 34, 42, { turn: 24, of: 'plum', also: 'bone' }],
    ['truffle', 50, 62, 62],
    ['eyes', 50, 58, 34],
  ),
  stinkhorn: at(
    'tunnel',
    ['stink', 50, 26, 76],
    ['mushroom', 50, 60, 56, { of: 'sick', also: 'moss' }],
    ['eyes', 50, 68, 24],
  ),
  // Treasures.
  'silver-treasure': treasure('silver', ['bars', 72, 78, 28, { of: 'silver' }]),
  'gold-treasure': treasure('gold', ['coins', 76, 74, 30], ['nugget', 24, 80, 22, { of: 'gold' }]),
  'ruby-treasure': treasure('ruby', ['cutGem', 26, 80, 22, { of: 'ruby' }], gem('ruby', 74, 80, 18)),
  'diamond-treasure': treasure('diamond', ['cutGem', 72, 78, 26, { of: 'diamond' }], glint(40, 38, 16)),
  // Delayed events.
  'call-of-nature': at('night', ['outhouse', 50, 48, 70]),
  canary: at('tunnel', ['cage', 40, 42, 62], ['bird', 62, 62, 54]),
  'cave-otter': at('flood', ['otter', 50, 48, 74]),
  'vampire-bats': at(
    'deep',
    ['bat', 26, 28, 36, { of: 'plum', turn: -14 }],
    ['bat', 78, 36, 34, { of: 'plum', turn: 12 }],
    ['bat', 50, 58, 64, { of: 'plum' }],
  ),
  'fools-gold': at(
    'rock',
    ['nugget', 50, 52, 66, { of: 'gold' }],
    ['cracks', 54, 54, 44],
    ['rubble', 76, 80, 30, { of: 'stone' }],
  ),
  'hearty-stew': { place: 'camp', light: [50, 74], things: [['cauldron', 46, 52, 70]] },
  'cave-merchant': at(
    'market',
    ['dwarf', 50, 46, 48, { of: 'plum', also: 'snow', hat: 'felt', pose: 'hold' }],
    ['stall', 50, 50, 82, { of: 'rust' }],
    ['ring', 32, 53, 12, { of: 'gold' }],
    ['roundGem', 68, 54, 10, { of: 'emerald' }],
  ),
  'transport-tunnel': at(
    'tunnel',
    ['dust', 24, 74, 40],
    ['dwarf', 54, 40, 44, { of: 'slate', pose: 'lift', hat: 'lamp' }],
    ['cart', 54, 62, 60, { turn: 8 }],
  ),
  teleporter: { place: 'deep', light: [50, 48], things: [['portal', 50, 48, 78]] },
  // Instant events.
  'cave-in': at(
    'rock',
    ['boulder', 30, 24, 40, { of: 'stone' }],
    ['boulder', 70, 16, 28, { of: 'stone', turn: 30 }],
    ['boulder', 64, 50, 34, { of: 'stone', turn: 60 }],
    ['rubble', 42, 72, 54, { of: 'stone' }],
    ['dust', 60, 84, 70],
  ),
  'flooded-tunnel': at('flood', ['wave', 46, 54, 84], ['crate', 80, 72, 24, { turn: 20 }]),
  monster: { place: 'deep', light: [50, 92], things: [['monster', 50, 50, 84]] },
  'thieving-goblins': at(
    'deep',
    ['goblin', 70, 44, 48, { of: 'moss', flip: true }],
    ['goblin', 36, 50, 62, { of: 'sick' }],
    ['sack', 68, 74, 40, { of: 'gold' }],
  ),
  'trusty-tools': at('bench', ['toolbox', 50, 48, 76]),
  'birthday-party': { place: 'market', light: [50, 22], things: [['cake', 50, 52, 72]] },
  // Traits.
  agile: at(
    'night',
    ['ladder', 80, 50, 80],
    ['dwarf', 44, 44, 64, { pose: 'run', of: 'turquoise', also: 'ginger', hat: 'none', turn: -14 }],
  ),
  clever: {
    place: 'bench',
    light: [74, 22],
    things: [
      ['dwarf', 40, 52, 70, { pose: 'think', of: 'slate', also: 'snow', hat: 'cap' }],
      ['candle', 78, 46, 40],
    ],
  },
  industrious: at(
    'rock',
    ['dwarf', 44, 54, 68, { pose: 'swing', of: 'rust', also: 'coal', hat: 'lamp' }],
    ['pick', 68, 30, 52, { turn: 52 }],
    ['spark', 84, 44, 22],
  ),
  inventive: at('bench', ['gears', 48, 48, 78]),
  orderly: at(
    'hall',
    ['crate', 72, 66, 34],
    ['crate', 72, 40, 28],
    ['dwarf', 36, 54, 66, { of: 'moss', also: 'straw', hat: 'cap' }],
    ['broom', 20, 56, 56, { flip: true }],
  ),
  'smooth-talking': at(
    'market',
    ['bubble', 70, 28, 44, { of: 'rust' }],
    ['dwarf', 38, 56, 66, { pose: 'point', of: 'plum', also: 'umber', hat: 'felt' }],
  ),
  strong: at(
    'rock',
    ['dwarf', 50, 62, 64, { pose: 'lift', of: 'rust', also: 'ginger', hat: 'horns' }],
    ['boulder', 50, 24, 50, { of: 'stone' }],
  ),
  'well-prepared': at('camp', ['rope', 24, 78, 30], ['backpack', 52, 50, 68], ['lantern', 82, 70, 30]),
};

const PICTURE: Readonly<Record<string, Composition | undefined>> = PICTURES;

/** The picture of a card by its key, where it has one. */
export function pictured(key: string): { readonly picture?: Composition } {
  const picture = PICTURE[key];
  return picture === undefined ? {} : { picture };
}
