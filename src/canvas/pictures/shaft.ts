/** The Long Shaft as places: its mouth, and what one sees at each gallery on the way down. */
import type { Scene } from './scene';

/** The head of the page: the mouth of the shaft at dusk. */
export const SHAFT_HEAD: Scene = {
  place: 'tunnel',
  light: [50, 44],
  things: [
    ['crate', -14, 66, 34],
    ['pick', 20, 60, 40, { turn: -16 }],
  ],
  sitters: [{ face: 'mother-orla', color: '#c9d94f', x: 92, y: 58, size: 52, mood: 'pleased' }],
  front: [
    ['lantern', 50, 60, 46],
    ['lantern', 16, 76, 24],
  ],
};

/** What one sees at each gallery, by its key. */
export const VISTAS = {
  mouth: {
    place: 'camp',
    light: [70, 50],
    things: [['crate', -20, 66, 40]],
    sitters: [{ face: 'pim', color: '#f2a63a', x: 28, y: 52, size: 54, mood: 'pleased' }],
    front: [
      ['lantern', 74, 62, 40],
      ['mug', 112, 72, 24],
    ],
  },
  timber: {
    place: 'tunnel',
    light: [30, 44],
    things: [['pick', 4, 60, 44, { turn: -20 }]],
    sitters: [{ face: 'tilda', color: '#86c76c', x: 78, y: 52, size: 54, mood: 'thinking' }],
    front: [
      ['cart', 30, 66, 42],
      ['crate', 124, 68, 34],
    ],
  },
  water: {
    place: 'rock',
    light: [84, 40],
    things: [['crystals', -16, 64, 44, { of: 'sapphire' }]],
    sitters: [{ face: 'sunna', color: '#56c7b9', x: 44, y: 52, size: 54, mood: 'calm' }],
    front: [
      ['lantern', 90, 60, 36],
      ['roundGem', 124, 74, 18, { of: 'emerald' }],
    ],
  },
  city: {
    place: 'market',
    light: [40, 34],
    things: [['banner', -12, 44, 44, { of: 'rust' }]],
    sitters: [{ face: 'vigga', color: '#c59bf0', x: 74, y: 52, size: 54, mood: 'thinking' }],
    front: [
      ['coins', 28, 70, 34],
      ['book', 116, 70, 32, { of: 'plum' }],
    ],
  },
  masks: {
    place: 'deep',
    light: [58, 60],
    things: [],
    sitters: [
      { face: 'bram', color: '#ee7d6d', x: 16, y: 54, size: 48, mood: 'scheming' },
      { face: 'hask', color: '#b4bfcc', x: 92, y: 52, size: 54, mood: 'scheming' },
    ],
    front: [['candle', 54, 62, 34]],
  },
  root: {
    place: 'hall',
    light: [50, 34],
    things: [
      ['crystals', -18, 62, 46, { of: 'amethyst' }],
      ['crystals', 118, 62, 46, { of: 'ruby' }],
    ],
    sitters: [],
    front: [
      ['lantern', 50, 52, 60],
      ['glint', 30, 34, 9],
    ],
  },
} as const satisfies Readonly<Record<string, Scene>>;
