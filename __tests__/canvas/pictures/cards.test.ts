import { drawn } from '../../../src/canvas/bake';
import { drawPicture, type Air } from '../../../src/canvas/pictures/picture';
import type { Composition } from '../../../src/engine/picture';
import { games } from '../../../src/games/all';

const AIRS: readonly Air[] = ['dark', 'light', 'contrast'];

/** Every face of a game with what is printed on it. */
const printsOf = ({ show }: (typeof games)[number]) => {
  const faces = new Set(show.words.en.families.flatMap(({ cards }) => cards.map(({ face }) => face)));
  return [...faces].map((face) => ({ face, ...show.print(face) }));
};

/** The pixels of a picture as large as a thumbnail. */
const pixelsOf = (picture: Composition, air: Air): string =>
  drawn(24, 28, (canvas) => drawPicture(canvas, picture, 24, 28, air))
    ?.readPixels()
    ?.join() ?? '';

describe.each(games.map((entry) => [entry.game.id, entry] as const))('%s', (_, entry) => {
  test('every card shows a picture, or its ways', () => {
    const bare = printsOf(entry).filter(({ picture, open }) => picture === undefined && open === undefined);
    expect(bare.map(({ face }) => face)).toEqual([]);
  });

  test('what is hidden shows no picture', () => {
    expect(entry.show.print('back').picture).toBeUndefined();
    expect(entry.show.print('none').picture).toBeUndefined();
  });

  test.each(AIRS)('no two cards look alike (%s)', (air) => {
    const seen = new Map<string, string>();
    for (const { face, picture } of printsOf(entry)) {
      if (picture === undefined) continue;
      const pixels = pixelsOf(picture, air);
      expect([face, seen.get(pixels)]).toEqual([face, undefined]);
      seen.set(pixels, face);
    }
  });
});

test('a picture has a light of its own in every theme', () => {
  const picture: Composition = { place: 'rock', things: [['pick', 50, 50, 80]] };
  expect(new Set(AIRS.map((air) => pixelsOf(picture, air))).size).toBe(AIRS.length);
});
