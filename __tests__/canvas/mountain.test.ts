import { Skia, type SkImage } from '@shopify/react-native-skia';
import { bake } from '../../src/canvas/bake';
import type { Entrance } from '../../src/canvas/mountain/entrance';
import { lanternsOf } from '../../src/canvas/mountain/lights';
import { planMountain } from '../../src/canvas/mountain/plan';
import { paintBackdrop, paintMountain } from '../../src/canvas/mountain/scenery';
import { WEATHER } from '../../src/canvas/mountain/weather';
import { PATHS } from '../../src/canvas/symbols/paths';

const plan = planMountain({ width: 390, height: 844, head: 160, foot: 70, sign: 90, textScale: 1, side: 0 }, 3);
const entrances: Entrance[] = [
  { portal: 'timber', gem: 'emerald', emblem: PATHS.mining },
  { portal: 'crooked', gem: 'gold', emblem: PATHS.dynamite },
  { portal: 'carved', gem: 'sapphire', emblem: PATHS.castle },
];

const whole = { x: 0, y: 0, width: plan.width, height: plan.height };

function imageOf(picture: Parameters<typeof bake>[0]): SkImage {
  const image = bake(picture, whole, 1);
  if (image === null) throw new Error('nothing to draw on');
  return image;
}

/** The mean colour of a square around a point, each channel 0 to 255. */
function around(image: SkImage, x: number, y: number, reach = 8) {
  const pixels = image.readPixels() ?? new Uint8Array();
  const sum = [0, 0, 0];
  let count = 0;
  for (let py = Math.round(y) - reach; py <= y + reach; py++) {
    for (let px = Math.round(x) - reach; px <= x + reach; px++) {
      const at = (py * plan.width + px) * 4;
      sum.forEach((_, channel) => (sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0)));
      count++;
    }
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / count);
  return { red, green, blue };
}

const night = imageOf(paintMountain(plan, WEATHER.dark, entrances));

test('stone by a lantern is bright and warm, stone away from it dark and cool', () => {
  const lantern = lanternsOf(plan, WEATHER.dark)[0];
  const near = around(night, (lantern?.x ?? 0) - 24, lantern?.y ?? 0);
  const far = around(night, plan.width * 0.06, plan.height * 0.27);
  expect(near.red).toBeGreaterThan(near.blue + 20);
  expect(far.blue).toBeGreaterThan(far.red);
  expect(near.red).toBeGreaterThan(far.red + 60);
});

test('every shaft shows the colour of its stone on its emblem', () => {
  const [green, gold, blue] = plan.mouths.map(({ x, y, size }) => around(night, x, y - size * 1.27, 10));
  expect(green && green.green - Math.max(green.red, green.blue)).toBeGreaterThan(10);
  expect(gold && Math.min(gold.red, gold.green) - gold.blue).toBeGreaterThan(10);
  expect(blue && blue.blue - Math.max(blue.red, blue.green)).toBeGreaterThan(10);
});

test('the same mountain is drawn every time', () => {
  const again = imageOf(paintMountain(plan, WEATHER.dark, entrances));
  expect(Buffer.from(again.readPixels() ?? []).equals(Buffer.from(night.readPixels() ?? []))).toBe(true);
});

test('dawn is brighter than night, and night than high contrast', () => {
  const sky = (theme: keyof typeof WEATHER) => {
    const { red, green, blue } = around(imageOf(paintBackdrop(plan, WEATHER[theme])), 60, 110);
    return red + green + blue;
  };
  expect(sky('light')).toBeGreaterThan(sky('dark') + 100);
  expect(sky('dark')).toBeGreaterThan(sky('contrast'));
});

test('a drawing too large for memory is baked coarser, not refused', () => {
  const image = bake(paintBackdrop(plan, WEATHER.dark), whole, 40);
  expect((image?.width() ?? 0) * (image?.height() ?? 0)).toBeLessThan(6_100_000);
  expect(Skia.Image).toBeDefined();
});
