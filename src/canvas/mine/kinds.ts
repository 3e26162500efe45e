/**
 * The kinds of things in a mine, and everything the canvas knows of them. A new kind is a row here; one that looks like
 * no other also has a drawing in drawings.ts. A thing of a kind that has no row lies there as a card with its sign.
 *
 * This table imports nothing that draws, so that lists and tests may ask it before Skia is loaded. Lengths are units of
 * the drawing, where a cell is 100 wide, unless a line says otherwise.
 */
import type { Sprite } from '../../engine/show';
import type { Manner } from './motion';

/** The ways a thing can be drawn; drawings.ts has one for each. */
export type Drawing =
  | 'card'
  | 'small card'
  | 'card back'
  | 'pile'
  | 'tile'
  | 'path'
  | 'start'
  | 'goal'
  | 'peeked goal'
  | 'cut-off path'
  | 'spot'
  | 'rubble'
  | 'dwarf'
  | 'district'
  | 'hall'
  | 'field'
  | 'gem'
  | 'pick'
  | 'chip';

/** How far, in cells, and how strongly a thing shines. A flame moves about and flickers; other light is painted once for a scene. */
export type Shine = readonly [reach: number, strength: number, light: 'flame' | 'steady' | 'plain'];

/** What the canvas knows of a kind. */
export type Kind = {
  readonly drawing: Drawing;
  /** Whether its stone looks different from place to place. */
  readonly varied: boolean;
  /** Whether all things of the kind look the same, and are larger than a cell. */
  readonly wide: boolean;
  /** Whether it is kept as an image; what is drawn as quickly as it is copied is not. */
  readonly kept: boolean;
  /** How far its drawing reaches from its middle. */
  readonly reach: number;
  /** How much around its middle is kept in view. */
  readonly room: number;
  /** Half the width of what can be touched of it; 0 for what cannot be touched. */
  readonly touch: number;
  /** The line around it when it can be touched; a free place has nothing in it that could shine, so it is filled. */
  readonly mark: 'square' | 'small square' | 'filled square' | 'circle';
  /** Its light, and that of faces that shine differently. */
  readonly shine: Shine | null;
  readonly shineOf: Readonly<Record<string, Shine>>;
  /** Its colour and its side in cells on the small map; null for what is not told there. */
  readonly map: readonly [colour: string, side: number] | null;
  /** How it comes, how it changes its place, and how it becomes another one of its kind. */
  readonly comes: Manner;
  readonly moves: Manner;
  readonly changes: Manner;
  /** How much a change of it is worth looking at; nobody looks at 0. */
  readonly weight: number;
  /** Whether it only shows how a choice would look. */
  readonly ghost: boolean;
  /** Whether it is a seat's figure: it carries a light of its own, has the seat's colour on the map, and the seat looks there first. */
  readonly figure: boolean;
  /** Whether it is a stack: its cards are taken off one by one, and it is not turned over. */
  readonly stack: boolean;
  /** Whether it is only ground: told of in words where it can be touched, and passed over otherwise. */
  readonly bare: boolean;
  /** A kind that is drawn below it, half a layer lower. */
  readonly below: 'hall' | null;
};

/** What is true of a kind that its row does not speak of: it is a card. */
const CARD: Kind = {
  drawing: 'card',
  varied: false,
  wide: false,
  kept: true,
  reach: 60,
  room: 50,
  touch: 47,
  mark: 'square',
  shine: null,
  shineOf: {},
  map: null,
  comes: 'fade',
  moves: 'slide',
  changes: 'fade',
  weight: 0,
  ghost: false,
  figure: false,
  stack: false,
  bare: false,
  below: null,
};

const kind = (facts: Partial<Kind>): Kind => ({ ...CARD, ...facts });

const TUNNEL: Partial<Kind> = { varied: true, reach: 52, map: ['#b98a55', 0.94], comes: 'drop', weight: 4 };
const GOAL: Partial<Kind> = { map: ['#a98bc0', 0.94] };

const KINDS = {
  // Tiles and what lies on them.
  tile: kind({
    ...TUNNEL,
    drawing: 'tile',
    shine: [1.2, 0.78, 'steady'],
    shineOf: { camp: [2.7, 0.8, 'flame'], entrance: [2.3, 0.62, 'flame'] },
  }),
  ghost: kind({
    drawing: 'tile',
    varied: true,
    ghost: true,
    shine: [1.2, 0.7, 'flame'],
    map: ['#ffd479', 0.94],
  }),
  pile: kind({
    drawing: 'pile',
    stack: true,
    reach: 62,
    shine: [1.05, 0.95, 'plain'],
    map: ['#6d80a8', 0.94],
    comes: 'drop',
    weight: 3,
  }),
  leaf: kind({ drawing: 'card back', reach: 34 }),
  event: kind({
    drawing: 'small card',
    reach: 34,
    touch: 17,
    mark: 'small square',
    shine: [0.6, 0.6, 'plain'],
    comes: 'drop',
    weight: 2,
  }),
  // What is seen of mining: only on its way, never lying there.
  pick: kind({ drawing: 'pick', reach: 60, bare: true, touch: 0 }),
  chip: kind({ drawing: 'chip', reach: 12, bare: true, touch: 0 }),
  rubble: kind({
    drawing: 'rubble',
    varied: true,
    reach: 36,
    touch: 18,
    mark: 'circle',
    comes: 'drop',
    changes: 'drop',
    weight: 3,
  }),
  dwarf: kind({
    drawing: 'dwarf',
    figure: true,
    reach: 34,
    touch: 17,
    mark: 'circle',
    shine: [2.1, 0.72, 'flame'],
    comes: 'grow',
    moves: 'walk',
    weight: 5,
  }),

  // Path cards.
  start: kind({ drawing: 'start', reach: 52, shine: [2.6, 0.95, 'flame'], map: ['#ffd479', 0.94] }),
  path: kind({ ...TUNNEL, drawing: 'path', shine: [1.25, 0.85, 'steady'] }),
  'cut-off': kind({ ...TUNNEL, drawing: 'cut-off path', map: ['#5d5560', 0.94] }),
  goal: kind({ ...GOAL, drawing: 'goal', reach: 72, shine: [1.5, 0.9, 'plain'], weight: 6 }),
  peeked: kind({ ...GOAL, drawing: 'peeked goal', reach: 54, shine: [1, 0.9, 'plain'] }),
  spot: kind({ drawing: 'spot', bare: true, reach: 48, room: 30, mark: 'filled square' }),

  // Fields and what covers them.
  district: kind({
    drawing: 'district',
    wide: true,
    kept: false,
    bare: true,
    below: 'hall',
    room: 325,
    touch: 0,
    shine: [6.5, 0.8, 'plain'],
    map: ['#8d765e', 5.9],
  }),
  hall: kind({ drawing: 'hall', wide: true, reach: 350 }),
  field: kind({ drawing: 'field', varied: true, reach: 50, shineOf: { camp: [5.5, 0.5, 'flame'] } }),
  gem: kind({ drawing: 'gem', reach: 54, shine: [1.05, 0.8, 'plain'], comes: 'grow', weight: 4 }),
} as const satisfies Readonly<Record<string, Kind>>;

const BY_NAME: ReadonlyMap<string, Kind> = new Map(Object.entries(KINDS));

/** The names of all kinds that have a row. */
export const KIND_NAMES: readonly string[] = [...BY_NAME.keys()];

/** What the canvas knows of a thing by its kind. */
export const kindOf = ({ kind: name }: Sprite): Kind => BY_NAME.get(name) ?? CARD;

/** Whether a thing only shows how a choice would look. */
export const isGhost = (sprite: Sprite): boolean => sprite.ghost === true || kindOf(sprite).ghost;

/** The light of a thing; null for what does not shine. */
export const shineOf = (sprite: Sprite): Shine | null => {
  const known = kindOf(sprite);
  return known.shineOf[sprite.face] ?? known.shine;
};

/** What is drawn of a thing, below first: a district lies in its hall, and its ground covers the walls of the next one. */
export function layersOf(sprite: Sprite): readonly Sprite[] {
  const { below } = kindOf(sprite);
  return below === null ? [sprite] : [{ ...sprite, kind: below, z: sprite.z - 0.5 }, sprite];
}
