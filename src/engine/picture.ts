/** What the pictures on cards are made of, as data: games compose them in a few rows, `canvas/pictures` draws them. */

/** Where a picture is set. */
export const PLACES = [
  'rock',
  'tunnel',
  'camp',
  'bench',
  'velvet',
  'vault',
  'market',
  'flood',
  'hall',
  'night',
  'deep',
] as const;
export type Place = (typeof PLACES)[number];

/** The colours a thing can have: stones and metals, which shine, and cloth, wood and beards, which do not. */
export type Tint =
  | 'silver'
  | 'gold'
  | 'ruby'
  | 'diamond'
  | 'emerald'
  | 'sapphire'
  | 'amethyst'
  | 'amber'
  | 'topaz'
  | 'turquoise'
  | 'pearl'
  | 'rust'
  | 'slate'
  | 'moss'
  | 'plum'
  | 'sand'
  | 'wood'
  | 'iron'
  | 'stone'
  | 'snow'
  | 'ash'
  | 'straw'
  | 'ginger'
  | 'umber'
  | 'coal'
  | 'bone'
  | 'sick';

/** What a dwarf does with arms and legs. */
export type Pose = 'stand' | 'swing' | 'push' | 'run' | 'lift' | 'point' | 'shout' | 'think' | 'sneak' | 'hold';
/** What a dwarf wears on the head. */
export type Hat = 'helmet' | 'lamp' | 'hood' | 'cap' | 'felt' | 'horns' | 'none' | 'mask';

/** Everything that can lie or stand in a picture. */
export type Thing =
  | 'pick'
  | 'brokenPick'
  | 'shovel'
  | 'cart'
  | 'brokenCart'
  | 'lantern'
  | 'brokenLantern'
  | 'crate'
  | 'rope'
  | 'barrow'
  | 'rubble'
  | 'boulder'
  | 'bars'
  | 'nugget'
  | 'cutGem'
  | 'roundGem'
  | 'squareGem'
  | 'dropGem'
  | 'crystals'
  | 'triGem'
  | 'hexGem'
  | 'starGem'
  | 'kiteGem'
  | 'moonGem'
  | 'pearl'
  | 'ring'
  | 'band'
  | 'stud'
  | 'chain'
  | 'loop'
  | 'buckle'
  | 'bracelet'
  | 'armlet'
  | 'hook'
  | 'clasp'
  | 'cord'
  | 'brooch'
  | 'necklace'
  | 'collar'
  | 'goblet'
  | 'diadem'
  | 'tiara'
  | 'sceptre'
  | 'crown'
  | 'signet'
  | 'cushion'
  | 'mushroom'
  | 'wings'
  | 'fingers'
  | 'maw'
  | 'eye'
  | 'eyes'
  | 'shield'
  | 'truffle'
  | 'stink'
  | 'book'
  | 'bookling'
  | 'otter'
  | 'bat'
  | 'bird'
  | 'cage'
  | 'goblin'
  | 'monster'
  | 'tentacles'
  | 'outhouse'
  | 'cauldron'
  | 'stall'
  | 'table'
  | 'sack'
  | 'portal'
  | 'wave'
  | 'toolbox'
  | 'spanner'
  | 'cake'
  | 'dynamite'
  | 'map'
  | 'glass'
  | 'chest'
  | 'safe'
  | 'gears'
  | 'broom'
  | 'backpack'
  | 'card'
  | 'fan'
  | 'fire'
  | 'palm'
  | 'snatch'
  | 'boots'
  | 'cups'
  | 'mirror'
  | 'scales'
  | 'lift'
  | 'mug'
  | 'bubble'
  | 'candle'
  | 'clock'
  | 'coins'
  | 'chart'
  | 'banner'
  | 'ladder'
  | 'hole'
  | 'medkit'
  | 'spark'
  | 'glint'
  | 'dust'
  | 'waves'
  | 'cracks'
  | 'scrap';

/** How a thing is turned and coloured. */
export interface Look {
  /** Degrees clockwise. */
  readonly turn?: number;
  readonly flip?: true;
  /** Its own colour, and that of its second part. */
  readonly of?: Tint;
  readonly also?: Tint;
}

/** How a dwarf looks: coat, beard, head. */
export interface Bearing extends Look {
  readonly pose?: Pose;
  readonly hat?: Hat;
}

/** A thing with its middle and its size on a square of 100, y downwards; the ground lies at 80. */
export type Piece =
  | readonly [thing: Thing, x: number, y: number, size: number, look?: Look]
  | readonly [thing: 'dwarf', x: number, y: number, size: number, look?: Bearing];

/** A picture: a place, the one light in it, and things from the back to the front. */
export interface Composition {
  readonly place: Place;
  /** Where the lantern is; at the upper left if nothing is said. */
  readonly light?: readonly [x: number, y: number];
  readonly things: readonly Piece[];
}
