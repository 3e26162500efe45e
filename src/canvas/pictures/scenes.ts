/** The app's screens as places, each a few rows: who is there, what lies about, where the light is. */
import type { Composition, Piece } from '../../engine/picture';
import type { Mood } from './features';
import type { Held, Scene, Sitter } from './scene';

/** Who is there: a face, and the colour of a seat. */
export type Person = Pick<Sitter, 'face' | 'color'>;

type Spot = Pick<Sitter, 'x' | 'y' | 'size' | 'turned'>;

/** Somebody with the face, the colour and the place they have here. */
const somebody = (person: Person, spot: Spot, mood: Mood = 'calm'): Sitter => ({ ...person, mood, ...spot });

/** People side by side around the middle of a scene: those at the ends come first, so that the middle one is before all others. */
function row(people: readonly Person[], y: number, most: number, mood: Mood, wide = 112): readonly Sitter[] {
  const step = Math.min(most * 0.86, wide / Math.max(1, people.length));
  const size = Math.min(most, step * 1.5);
  const middle = (people.length - 1) / 2;
  return people
    .map((person, i) => ({ person, off: i - middle }))
    .sort((a, b) => Math.abs(b.off) - Math.abs(a.off))
    .map(({ person, off }) =>
      somebody(person, { x: 50 + off * step, y: y + Math.abs(off) * (3 / Math.max(1, middle)), size }, mood),
    );
}

/** The curtain: one dwarf by the fire, the others turned away. */
export const byTheFire = (one: Person, others: readonly Person[]): Scene => ({
  place: 'camp',
  light: [50, 66],
  things: [],
  sitters: [
    somebody(one, { x: 50, y: 40, size: 54 }),
    ...others.slice(0, 2).map((other, i) => somebody(other, { x: i === 0 ? 2 : 98, y: 76, size: 52, turned: true })),
  ],
  front: [['fire', 50, 74, 34]],
});

/** A call: all around the table, and what was announced in the light. */
export const roundTheTable = (people: readonly Person[], announced: Composition | undefined, by?: Person): Scene => ({
  place: 'rock',
  light: [50, 34],
  things: [],
  sitters: row(people, 48, 40, 'thinking').map((sitter) =>
    sitter.face === by?.face && sitter.color === by.color ? { ...sitter, mood: 'scheming' } : sitter,
  ),
  between: [['table', 50, 116, 150]],
  cards: announced ? [{ picture: announced, x: 50, y: 72, size: 26, turn: -4 }] : [],
  front: announced ? [] : [['candle', 50, 66, 30]],
});

/** Before a game: everybody comes to the table. */
export const gathering = (people: readonly Person[]): Scene => ({
  place: 'market',
  light: [50, 30],
  things: [],
  sitters: row(people, 54, 42, 'pleased'),
  front: [
    ['table', 50, 118, 150],
    ['mug', 6, 80, 20],
    ['fan', 88, 79, 24, { of: 'slate', also: 'plum' }],
    ['lantern', 30, 76, 24],
  ],
});

/** What only one may see: alone with a candle. */
export const alone = (one: Person): Scene => ({
  place: 'deep',
  light: [84, 46],
  things: [],
  sitters: [somebody(one, { x: 40, y: 54, size: 62 }, 'thinking')],
  front: [['candle', 84, 60, 36]],
});

/** Faces come out of the dark. */
export const outOfTheDark = (people: readonly Person[]): Scene => ({
  place: 'deep',
  light: [50, 70],
  things: [],
  sitters: row(people, 62, 50, 'scheming'),
});

/** The table itself tells something: a lantern in the dark. */
export const byTheLantern = (one: Person | undefined, mood: Mood): Scene => ({
  place: 'tunnel',
  light: one ? [84, 52] : [50, 50],
  things: [],
  sitters: one ? [somebody(one, { x: 46, y: 54, size: 58 }, mood)] : [],
  front: [one ? ['lantern', 86, 66, 38] : ['lantern', 50, 58, 52]],
});

const HOARD: readonly Piece[] = [
  ['chest', -4, 70, 46, { of: 'gold' }],
  ['coins', 100, 74, 36],
  ['cutGem', 80, 82, 20, { of: 'ruby' }],
  ['roundGem', 20, 84, 16, { of: 'emerald' }],
  ['nugget', 116, 84, 22, { of: 'gold' }],
];

/** The score: whoever has won, with what they made. */
export function triumph(winners: readonly Person[], made: readonly Composition[]): Scene {
  const few = made.slice(0, 6);
  const left = Math.ceil(few.length / 2);
  const cards = few.map((picture, i): Held => {
    const isLeft = i < left;
    const off = isLeft ? left - 1 - i : i - left;
    const side = isLeft ? -1 : 1;
    return { picture, x: 50 + side * (34 + off * 19), y: 66 + off * 3, size: 25, turn: side * (6 + off * 7) };
  });
  return {
    place: 'hall',
    light: [50, 18],
    things: few.length === 0 ? HOARD : [],
    sitters: row(winners, 55, 58, 'pleased', 90),
    cards,
    front: [
      ['glint', 30, 34, 9],
      ['glint', 72, 40, 7],
    ],
  };
}

/** The daily mine: a laden cart at the mouth of today's tunnel. */
export const TODAY: Scene = {
  place: 'tunnel',
  light: [84, 50],
  things: [
    ['crystals', -8, 70, 34, { of: 'amethyst' }],
    ['pick', 16, 62, 46, { turn: -18 }],
  ],
  sitters: [],
  front: [
    ['roundGem', 44, 46, 16, { of: 'emerald' }],
    ['cutGem', 60, 46, 18, { of: 'ruby' }],
    ['nugget', 52, 44, 18, { of: 'gold' }],
    ['cart', 52, 66, 50],
    ['lantern', 88, 66, 36],
  ],
};

/** Saved games: a vault where everything waits. */
export const ARCHIVE: Scene = {
  place: 'vault',
  light: [92, 44],
  things: [
    ['crate', -10, 66, 34],
    ['crate', -6, 38, 24],
    ['safe', 30, 58, 44],
  ],
  sitters: [],
  front: [
    ['book', 66, 70, 34, { of: 'rust' }],
    ['candle', 92, 58, 30],
    ['map', 116, 72, 30],
  ],
};

/** Lessons: the coach at her bench. */
export const SCHOOL: Scene = {
  place: 'bench',
  light: [96, 46],
  things: [['map', 98, 44, 44]],
  sitters: [{ face: 'mother-orla', color: '#c9d94f', x: 34, y: 54, size: 58, mood: 'pleased' }],
  front: [
    ['book', 72, 76, 36, { of: 'moss' }],
    ['candle', 112, 64, 34],
    ['pick', -14, 66, 44, { turn: -24 }],
  ],
};

/** The Assayer at her bench, with what was brought to be weighed. */
export const ASSAY: Scene = {
  place: 'bench',
  light: [88, 46],
  things: [['crystals', 112, 60, 36, { of: 'amethyst' }]],
  sitters: [{ face: 'vigga', color: '#b4bfcc', x: 34, y: 54, size: 58, mood: 'thinking' }],
  front: [
    ['nugget', 66, 74, 22, { of: 'gold' }],
    ['cutGem', 86, 78, 20, { of: 'ruby' }],
    ['candle', 106, 66, 32],
    ['book', -8, 78, 34, { of: 'slate' }],
  ],
};

/** Statistics: the hall where the crown lies. */
export const HALL: Scene = {
  place: 'hall',
  light: [50, 24],
  things: [
    ['banner', -8, 46, 40, { of: 'rust' }],
    ['banner', 108, 46, 40, { of: 'slate' }],
  ],
  sitters: [],
  front: [
    ['cushion', 50, 78, 50, { of: 'plum' }],
    ['crown', 50, 58, 46, { of: 'gold' }],
    ['coins', 96, 76, 26],
    ['glint', 34, 40, 10],
  ],
};

/** A picture that fills the screen for its beat. */
export const whole = (picture: Composition): Scene => ({ ...picture, sitters: [] });
