/** Screens as places: words can be read on them, and everybody in them is who they are. */
import { Skia } from '@shopify/react-native-skia';
import { drawn } from '../../../src/canvas/bake';
import type { Air } from '../../../src/canvas/pictures/picture';
import { drawScene, type Scene } from '../../../src/canvas/pictures/scene';
import {
  alone,
  ASSAY,
  ARCHIVE,
  byTheFire,
  gathering,
  HALL,
  outOfTheDark,
  roundTheTable,
  SCHOOL,
  TODAY,
  triumph,
} from '../../../src/canvas/pictures/scenes';
import { EMBLEMS, personOf } from '../../../src/ui/seats';
import { THEMES } from '../../../src/ui/theme/themes';

const AIRS: readonly Air[] = ['dark', 'light', 'contrast'];
const [WIDTH, HEIGHT, HEAD] = [98, 72, 18] as const;
const people = EMBLEMS.slice(0, 4).map(personOf);
const [one = { face: 'amber', color: '#f2a63a' } as const, two = one] = people;

const SCENES: Readonly<Record<string, Scene>> = {
  assay: ASSAY,
  fire: byTheFire(one, people.slice(1)),
  table: roundTheTable(people, undefined),
  gathering: gathering(people),
  alone: alone(one),
  dark: outOfTheDark(people),
  triumph: triumph([one], []),
  today: TODAY,
  archive: ARCHIVE,
  school: SCHOOL,
  hall: HALL,
};

const pixels = (scene: Scene, air: Air): ArrayLike<number> =>
  drawn(WIDTH, HEIGHT, (canvas) =>
    drawScene(canvas, scene, WIDTH, HEIGHT, air, { ground: THEMES[air].ground, head: HEAD, foot: 16, sides: 0 }),
  )?.readPixels() ?? [];

const linear = (value: number) => (value <= 0.04 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
const luminanceOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = Skia.Color(hex);
  return luminance(red, green, blue);
};

/** The luminance of every pixel of some rows. */
const rows = (found: ArrayLike<number>, from: number, to: number): number[] =>
  Array.from({ length: (to - from) * WIDTH }, (_, i) => {
    const at = (from * WIDTH + i) * 4;
    return luminance((found[at] ?? 0) / 255, (found[at + 1] ?? 0) / 255, (found[at + 2] ?? 0) / 255);
  });

describe.each(AIRS)('%s', (air) => {
  const { text, accent, ground } = THEMES[air];

  test.each(Object.keys(SCENES))('a title can be read on the head of every place: %s', (name) => {
    const scene = SCENES[name] ?? TODAY;
    const head = rows(pixels(scene, air), 0, HEAD - 1);
    for (const color of [text, accent])
      expect(Math.min(...head.map((seen) => contrast(seen, luminanceOf(color))))).toBeGreaterThan(3);
    expect(Math.min(...head.map((seen) => contrast(seen, luminanceOf(text))))).toBeGreaterThan(4.5);
  });

  test('its foot goes over into the page', () => {
    for (const seen of rows(pixels(TODAY, air), HEIGHT - 1, HEIGHT))
      expect(contrast(seen, luminanceOf(ground))).toBeLessThan(1.05);
  });
});

test('every place has a light of its own in every theme', () => {
  for (const scene of Object.values(SCENES))
    expect(new Set(AIRS.map((air) => Array.from(pixels(scene, air)).join())).size).toBe(AIRS.length);
});

test('the curtain shows the one who is meant, and nobody else’s face', () => {
  const { sitters } = byTheFire(one, people.slice(1));
  expect(sitters.filter(({ turned }) => turned !== true).map(({ face }) => face)).toEqual([one.face]);
  expect(pixels(byTheFire(one, []), 'dark')).not.toEqual(pixels(byTheFire(two, []), 'dark'));
});
