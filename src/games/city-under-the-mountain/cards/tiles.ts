/**
 * The tiles of the board, six rows of six fields each. To add a tile, add a row that says
 * `since` which edition it is in the box; a board is laid of eight of those around the centre. The print leaves the faces open; ours have on each outer tile 2 Gold, 2 Dwarves, 1 Safe, 1 Chest, 1 Tunnel
 * Entrance and 3 or 4 Danger fields, and Danger never cuts a part of a tile off, so it walls no Gold in.
 *
 *     .  empty          G  Gold            S  Safe Deposit Box    T  Tunnel Entrance
 *     c  dwarf camp     D  Dwarf           C  Treasure Chest      #  Danger
 *     1 to 8            the flag of a company, in the order of companies.ts
 */
import { inOrderOfEditions, isInBox, newestOf, type Edited } from '../../../engine/editions';
import type { Sign } from '../../../engine/show';

/** A tile: its name, and what is printed on it. */
export interface Tile extends Edited {
  readonly key: string;
  readonly face: string;
}

/** The tile in the middle of the board. */
export const CENTRE: Tile = {
  key: 'centre',
  face: `
    .1..2.
    8....3
    ..cc..
    ..cc..
    7....4
    .6..5.
  `,
};

/** The eight tiles around it. */
export const OUTER: readonly Tile[] = [
  {
    key: 'forge',
    face: `
      ..#..D
      .G#...
      ....S.
      .#....
      .T.#G.
      D....C
    `,
  },
  {
    key: 'crypt',
    face: `
      ......
      .G#.D.
      ..#.T.
      C..#..
      .D..G.
      S.....
    `,
  },
  {
    key: 'market',
    face: `
      ..D...
      .#.#S.
      ..G...
      T.#..C
      ....#.
      .D..G.
    `,
  },
  {
    key: 'well',
    face: `
      .G....
      .#.D..
      ...#.C
      .T..#.
      ..S..G
      D.....
    `,
  },
  {
    key: 'vault',
    face: `
      D...T.
      ..##..
      .G..G.
      ..##..
      .S..C.
      ...D..
    `,
  },
  {
    key: 'hall',
    face: `
      .T..#.
      .#....
      ..D.G.
      .G..#.
      C....D
      ..S...
    `,
  },
  {
    key: 'mill',
    face: `
      ....C.
      .G.#..
      .#..D.
      ..T.#.
      .S.G..
      ..D...
    `,
  },
  {
    key: 'gate',
    face: `
      #...D.
      .S..G.
      .D.##.
      ....T.
      .G.#..
      ...C..
    `,
  },
];

/** All tiles, the centre first: a tile's number is its place here. Those of a later edition come last. */
export const TILES: readonly Tile[] = inOrderOfEditions([CENTRE, ...OUTER]);

/** The newest edition of the tiles. */
export const TILE_EDITION = newestOf(TILES);

/** The numbers of the outer tiles in the box of an edition. */
export const outerTiles = (edition: number): number[] =>
  TILES.flatMap((tile, number) => (number > 0 && isInBox(tile, edition) ? [number] : []));

/** The six rows of a tile. */
export const rowsOf = (tile: Tile): readonly string[] => tile.face.trim().split(/\s+/);

/** What a field can be; a field's number in the state is its place here. */
export const LANDS = ['empty', 'camp', 'flag', 'dwarf', 'gold', 'safe', 'chest', 'tunnel', 'danger'] as const;
export type Land = (typeof LANDS)[number];

/** The signs of what fields yield. */
export const LAND_SIGNS: Readonly<Record<Exclude<Land, 'empty'>, Sign>> = {
  camp: 'camping-tent',
  flag: 'flying-flag',
  dwarf: 'dwarf-face',
  gold: 'gold-stack gold',
  safe: 'strongbox',
  chest: 'open-treasure-chest',
  tunnel: 'cave-entrance',
  danger: 'death-skull',
};

export const EMPTY = LANDS.indexOf('empty');
export const FLAG = LANDS.indexOf('flag');
export const DWARF = LANDS.indexOf('dwarf');
export const GOLD = LANDS.indexOf('gold');
export const SAFE = LANDS.indexOf('safe');
export const CHEST = LANDS.indexOf('chest');
export const TUNNEL = LANDS.indexOf('tunnel');
export const DANGER = LANDS.indexOf('danger');

const LETTERS: Readonly<Record<string, Land>> = {
  '.': 'empty',
  c: 'camp',
  D: 'dwarf',
  G: 'gold',
  S: 'safe',
  C: 'chest',
  T: 'tunnel',
  '#': 'danger',
};

/** The number of what a letter of a tile stands for. */
export function landOf(letter: string): number {
  if (flagOf(letter) >= 0) return FLAG;
  const land = LETTERS[letter];
  if (land === undefined) throw new Error(`no field is written ${letter}`);
  return LANDS.indexOf(land);
}

/** The company whose flag a letter stands for, −1 for all other letters. */
export const flagOf = (letter: string): number => '12345678'.indexOf(letter);
