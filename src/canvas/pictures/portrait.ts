import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { Tint } from '../../engine/picture';
import { fill, halo } from '../brush';
import { blend, channels, paintable, type Channels, type Point } from '../light';
import {
  BEARDS,
  EXTRAS,
  eyesOf,
  HAIR,
  HEADGEAR,
  mouthOf,
  type Beard,
  type Extra,
  type Headgear,
  type Mood,
} from './features';
import { disc } from './outline';
import type { Air } from './picture';
import { drawShapes, type Shape } from './shape';
import { tinted } from './stuff';

/** What makes a face somebody's own. */
export type Visage = {
  readonly skin: 'pale' | 'rosy' | 'tan' | 'brown' | 'dark';
  readonly hair: Tint;
  readonly beard: Beard;
  readonly hat: Headgear;
  readonly nose: 'round' | 'broad' | 'long';
  readonly extra?: Extra;
};

const SKINS: Readonly<Record<Visage['skin'], Channels>> = {
  pale: channels('#f0c6a6'),
  rosy: channels('#e8a284'),
  tan: channels('#cf9468'),
  brown: channels('#a26d49'),
  dark: channels('#78503a'),
};

const NOSES: Readonly<Record<Visage['nose'], readonly Shape[]>> = {
  round: [
    ['skin', -1, disc(50, 57, 9, 7.5)],
    ['skin', 2, disc(47, 54, 4)],
  ],
  broad: [
    ['skin', -1, 'M38 60q2-12 12-13 10 1 12 13-12 8-24 0Z'],
    ['skin', 2, disc(47, 54, 4.5)],
  ],
  long: [
    ['skin', -1, 'M45 42h9l6 20q-10 6-18 0Z'],
    ['skin', 2, 'M45 42h4l-3 18-4 1Z'],
  ],
};

const NIGHT: Channels = [0.05, 0.05, 0.12];

/** Head and shoulders; seen from behind if turned away. */
function bust({ beard, hat, nose, extra }: Visage, mood: Mood, turned: boolean): readonly Shape[] {
  const coat: readonly Shape[] = [
    ['tint', -1, 'M2 110Q6 78 50 76q44 2 48 34Z'],
    ['tint', 1, 'M2 110Q6 78 50 76 26 84 24 110Z'],
  ];
  if (turned)
    return [
      ...coat,
      ['also', -2, 'M20 46q0-28 30-28t30 28q2 34-30 40Q18 80 20 46Z'],
      ['also', 0, 'M20 46q0-28 30-28-18 12-16 58-14-8-14-30Z'],
      ...HAIR[beard],
      ...HEADGEAR[hat === 'lamp' || hat === 'bald' ? 'cap' : hat],
      ...(hat === 'hood' ? HOOD_BEHIND : []),
    ];
  return [
    ...HAIR[beard],
    ...coat,
    ['skin', -1, disc(23, 54, 6, 8)],
    ['skin', -2, disc(77, 54, 6, 8)],
    ['skin', 0, 'M24 46q0-26 26-26t26 26q2 36-26 40Q22 82 24 46Z'],
    ['skin', 1, 'M24 46q0-26 26-26-16 12-14 54-12-8-12-28Z'],
    ...eyesOf(mood),
    ...BEARDS[beard],
    ...mouthOf(mood),
    ...NOSES[nose],
    ...HEADGEAR[hat],
    ...(extra === undefined ? [] : EXTRAS[extra]),
  ];
}

const HOOD_BEHIND: readonly Shape[] = [['tint', -2, 'M14 90Q10 6 50 2q40 4 36 88-36 12-72 0Z']];

/** What a bust is painted with: the colour of its coat, how it feels, whether it is seen from behind, and where the light is. */
export type Posture = {
  readonly color: string;
  readonly mood: Mood;
  readonly turned?: boolean;
  readonly from?: Point;
  readonly air: Air;
};

/** Paints head and shoulders on a square of 100. */
export function drawBust(canvas: SkCanvas, visage: Visage, posture: Posture): void {
  const { color, mood, turned = false, from = { x: 16, y: 6 }, air } = posture;
  drawShapes(canvas, bust(visage, mood, turned), {
    dyes: { tint: channels(color), also: tinted(visage.hair), skin: SKINS[visage.skin] },
    from,
    rim: air === 'contrast' ? [1, 1, 1] : [0.06, 0.03, 0.08],
    depth: air === 'dark' ? 0.42 : 0.25,
  });
}

/** Paints a dwarf's face before the seat's colour, as large as `size`. */
export function drawPortrait(
  canvas: SkCanvas,
  visage: Visage,
  color: string,
  mood: Mood,
  size: number,
  air: Air,
): void {
  const seat = channels(color);
  canvas.save();
  canvas.scale(size / 100, size / 100);
  const glow = air === 'contrast' ? [NIGHT, NIGHT] : [blend(seat, [1, 0.95, 0.85], 0.25), blend(seat, NIGHT, 0.62)];
  canvas.drawRect(
    Skia.XYWHRect(0, 0, 100, 100),
    fill(
      halo(
        { x: 34, y: 26 },
        84,
        glow.map((each) => paintable(each)),
      ),
    ),
  );
  canvas.translate(0, 4);
  drawBust(canvas, visage, { color, mood, air });
  canvas.restore();
}
