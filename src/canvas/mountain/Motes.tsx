import { Picture, Skia, type SkPaint } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { scatter } from '../noise';
import { recorded } from '../record';
import { useFreed } from '../useFreed';
import type { Plan } from './plan';

type Mote = { x: number; y: number; size: number; speed: number; phase: number; warm: boolean };

let made: SkPaint | undefined;

/** Paint for dust; made once. */
const motePaint = (): SkPaint => (made ??= Skia.Paint());

/** Dust in the lantern light, and sparks that rise from it. */
export function Motes({ plan, clock, still }: { plan: Plan; clock: SharedValue<number>; still: boolean }) {
  const motes = useMemo(() => motesOf(plan), [plan]);
  const paint = useMemo(() => motePaint(), []);
  const warm = useMemo(() => Skia.Color('#ffd9a0'), []);
  const cool = useMemo(() => Skia.Color('#bcd4ff'), []);
  const picture = useDerivedValue(() => {
    const time = clock.get() / 1000;
    return recorded((canvas) => {
      for (const mote of motes) {
        const t = (time * mote.speed + mote.phase) % 1;
        paint.setColor(mote.warm ? warm : cool);
        paint.setAlphaf(Math.sin(t * Math.PI) * (mote.warm ? 0.7 : 0.35));
        const sway = Math.sin(time * 0.7 + mote.phase * 40) * 7;
        canvas.drawCircle(mote.x + sway, mote.y - t * 46, mote.size, paint);
      }
    });
  });
  useFreed(picture);
  return still ? null : <Picture picture={picture} />;
}

function motesOf({ mouths, width, height }: Plan): Mote[] {
  const random = scatter(77);
  const near = mouths.flatMap(({ x, y, size }) =>
    Array.from({ length: 9 }, (): Mote => ({
      x: x + (random() - 0.5) * size * 2.2,
      y: y - random() * size * 1.1,
      size: 0.6 + random() * 1,
      speed: 0.06 + random() * 0.08,
      phase: random(),
      warm: true,
    })),
  );
  const far = Array.from({ length: 14 }, (): Mote => ({
    x: random() * width,
    y: random() * height,
    size: 0.5 + random() * 0.8,
    speed: 0.04 + random() * 0.05,
    phase: random(),
    warm: false,
  }));
  return [...near, ...far];
}
