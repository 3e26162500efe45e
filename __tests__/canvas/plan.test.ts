import { planMountain, type Box } from '../../src/canvas/mountain/plan';
import { roomFor } from '../../src/ui/home/room';

const none = { top: 0, bottom: 0, left: 0, right: 0 };
const notch = { top: 47, bottom: 34, left: 0, right: 0 };
const windows = [
  { width: 320, height: 568, insets: none },
  { width: 390, height: 844, insets: notch },
  { width: 568, height: 320, insets: none },
  { width: 844, height: 390, insets: { top: 0, bottom: 21, left: 47, right: 47 } },
  { width: 768, height: 1024, insets: none },
  { width: 1366, height: 1024, insets: none },
];
const all = windows.flatMap((window) => [1, 1.3, 2].map((textScale) => ({ ...window, textScale, isOn: true })));

const planFor = (window: (typeof all)[number]) => planMountain(roomFor(window), 3);
const HAIR = 0.001;
const before = (from: number, size: number, next: number) => from + size <= next + HAIR;
const apart = (a: Box, b: Box) =>
  before(a.x, a.width, b.x) || before(b.x, b.width, a.x) || before(a.y, a.height, b.y) || before(b.y, b.height, a.y);

describe.each(all)('at $width x $height with text at $textScale', (window) => {
  const plan = planFor(window);
  const bands = plan.mouths.map(({ band }) => band);

  test('every shaft has a target that a finger hits, and none lies over another', () => {
    for (const { width, height } of bands) expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    bands.forEach((a, i) => bands.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
  });

  test('signs and portals stay inside the mountain, below the title and above the buttons', () => {
    const { head, foot } = roomFor(window);
    for (const { x, y, size, sign } of plan.mouths) {
      expect(x - size / 2).toBeGreaterThanOrEqual(0);
      expect(x + size / 2).toBeLessThanOrEqual(plan.width);
      expect(sign.x).toBeGreaterThanOrEqual(0);
      expect(sign.x + sign.width).toBeLessThanOrEqual(plan.width);
      expect(sign.y).toBeGreaterThanOrEqual(head * 0.8);
      expect(Math.max(y, sign.y + sign.height)).toBeLessThanOrEqual(plan.height - foot);
    }
  });
});

test('a phone in the hand shows the whole mountain without scrolling', () => {
  for (const window of windows)
    expect(planFor({ ...window, textScale: 1, isOn: false }).height).toBeLessThanOrEqual(window.height);
});
