import { Skia, type SkCanvas, type SkPaint, type SkPicture } from '@shopify/react-native-skia';
import { fill, halo } from '../brush';
import { ink } from './brushes';

/**
 * How a thing gets from one picture to the next. `slide`: along the shortest way; `walk`: with steps; `drop`: from above,
 * with weight; `grow`: out of the ground; `shut` and `open`: the two halves of being turned over; `leave`: off its pile;
 * `fade`: where it lies; `under`: it lies there until it is covered; `float`: it hangs in the air, turning, until it is
 * decided whether it comes down; `swing`: a pick comes down and is gone; `fly`: chips that it strikes off.
 */
export type Manner =
  'slide' | 'walk' | 'drop' | 'grow' | 'shut' | 'open' | 'leave' | 'fade' | 'under' | 'float' | 'swing' | 'fly';

/** A thing on its way from one picture to the next: where it was, where it goes, how solid it is at both ends. */
export type Mover = {
  readonly picture: SkPicture;
  readonly fromX: number;
  readonly fromY: number;
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  /** How far it is still turned away at the start, in degrees. */
  readonly fromTurn: number;
  readonly manner: Manner;
  readonly bright: boolean;
};

/** What movement is painted with; made once. */
export type MotionPaints = Readonly<Record<'sheer' | 'shadow' | 'dust', SkPaint>>;

/** Paint for movement. */
export const motionPaints = (): MotionPaints => {
  const soft = (hex: string, alpha: number) =>
    fill(halo({ x: 0, y: 0 }, 1, [ink(hex, alpha), ink(hex, alpha * 0.7), ink(hex, 0)], [0, 0.6, 1]));
  return { sheer: Skia.Paint(), shadow: soft('#000000', 0.62), dust: soft('#e8cfa4', 0.5) };
};

/** How high things are lifted: by a step, before they drop, while they float. */
const STEP = 9;
const HEIGHT = 34;
const FLOAT = 7;
/** A step of a walk is so long. */
const STRIDE = 34;

// Worklets are made in the order of the file: what is called stands before its caller.

/** From 0 to 1 as a thing falls: faster and faster, and a little rebound at the end. */
function fallen(way: number): number {
  'worklet';
  if (way < 0.68) return (way / 0.68) ** 2;
  const rest = (way - 0.68) / 0.32;
  return 1 - 0.09 * Math.sin(Math.PI * rest);
}

function drawSoft(canvas: SkCanvas, paint: SkPaint, x: number, y: number, wide: number, high: number, solid: number) {
  'worklet';
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(wide, high);
  paint.setAlphaf(solid);
  canvas.drawCircle(0, 0, 1, paint);
  canvas.restore();
}

/** Where a thing is on its way: lifted, turned, stretched. */
type Pose = { readonly lift: number; readonly turn: number; readonly wide: number; readonly high: number };

function poseOf(mover: Mover, way: number, time: number): Pose {
  'worklet';
  const turn = mover.fromTurn * (1 - way);
  const far = Math.hypot(mover.x - mover.fromX, mover.y - mover.fromY);
  if (mover.manner === 'walk' && far > 0) {
    const steps = Math.max(1, Math.round(far / STRIDE)) * way * Math.PI;
    return {
      lift: STEP * Math.abs(Math.sin(steps)),
      turn: 7 * Math.sin(steps) * Math.sin(Math.PI * way),
      wide: 1,
      high: 1,
    };
  }
  if (mover.manner === 'drop') {
    const up = 1 - fallen(way);
    return { lift: HEIGHT * up, turn, wide: 1 + 0.14 * up, high: 1 + 0.14 * up };
  }
  if (mover.manner === 'grow') {
    const size = way < 0.7 ? 0.3 + 0.8 * (way / 0.7) : 1.1 - 0.1 * ((way - 0.7) / 0.3);
    return { lift: 0, turn, wide: size, high: size };
  }
  if (mover.manner === 'shut')
    return { lift: 10 * way, turn: 0, wide: Math.max(0.01, 1 - way * 2), high: 1 + 0.1 * way };
  if (mover.manner === 'open')
    return { lift: 10 * (1 - way), turn: 0, wide: Math.max(0.01, way * 2 - 1), high: 1 + 0.1 * (1 - way) };
  if (mover.manner === 'leave') return { lift: 16 * Math.sin(way * Math.PI * 0.5), turn: -14 * way, wide: 1, high: 1 };
  if (mover.manner === 'swing') {
    const down = Math.min(1, way / 0.5) ** 2;
    return { lift: 26 * (1 - down), turn: -52 + 84 * down, wide: 1, high: 1 };
  }
  if (mover.manner === 'fly')
    return { lift: 30 * Math.sin(Math.PI * way), turn: mover.fromTurn * way, wide: 1, high: 1 };
  if (mover.manner === 'float') {
    const spin = mover.fromTurn === 0 ? 0 : Math.sin(Math.PI * way);
    const size = 1.03 + 0.05 * spin;
    return { lift: FLOAT + 1.6 * Math.sin(time / 420) + 6 * spin, turn, wide: size, high: size };
  }
  return { lift: 0, turn, wide: 1, high: 1 };
}

/** How solid a thing is on its way. Turned over, one side is seen and then the other. */
function solidOf(mover: Mover, way: number): number {
  'worklet';
  if (mover.manner === 'shut') return way < 0.5 ? 1 : 0;
  if (mover.manner === 'open') return way < 0.5 ? 0 : 1;
  if (mover.manner === 'swing') return way < 0.6 ? 1 : 1 - (way - 0.6) / 0.4;
  if (mover.manner === 'fly') return way < 0.25 ? 0 : 1 - (way - 0.25) / 0.75;
  if (mover.manner === 'under') return way < 1 ? 1 : 0;
  if (mover.manner === 'drop' && mover.from === 0) return Math.min(1, way * 3);
  return mover.from + (mover.to - mover.from) * way;
}

/** Draws a thing where it is on its way, with its shadow below it and the dust it raises. */
export function drawMover(canvas: SkCanvas, mover: Mover, paints: MotionPaints, way: number, time: number): void {
  'worklet';
  const solid = solidOf(mover, way);
  if (solid <= 0.003 || (way >= 1 && mover.to === 0)) return;
  const { lift, turn, wide, high } = poseOf(mover, way, time);
  const x = mover.fromX + (mover.x - mover.fromX) * way;
  const y = mover.fromY + (mover.y - mover.fromY) * way;
  const isAloft = mover.manner === 'float' || mover.manner === 'drop';
  if (isAloft && lift > 0.5) drawSoft(canvas, paints.shadow, x + lift * 0.3, y + lift * 0.9, 66, 60, 0.9 * solid);
  if (mover.manner === 'drop' && way > 0.66 && way < 1) {
    const spread = (way - 0.66) / 0.34;
    drawSoft(canvas, paints.dust, x, y + 6, 52 + 34 * spread, 46 + 26 * spread, 0.85 * (1 - spread));
  }
  canvas.save();
  canvas.translate(x, y - lift);
  if (turn !== 0) canvas.rotate(turn, 0, 0);
  if (wide !== 1 || high !== 1) canvas.scale(wide, high);
  if (solid < 0.997) {
    paints.sheer.setAlphaf(solid);
    canvas.saveLayer(paints.sheer);
  }
  canvas.drawPicture(mover.picture);
  if (solid < 0.997) canvas.restore();
  canvas.restore();
}
