import {
  type Bounds,
  BUTTONS,
  bounded,
  boundsOf,
  bringing,
  centred,
  CLOSEST,
  farthest,
  fitted,
  framed,
  isSeen,
  isWhole,
  limited,
  set,
  widened,
  yielding,
  zoomedAbout,
} from '../../../src/canvas/mine/camera';
import { CELL } from '../../../src/canvas/mine/brushes';
import { fields, sprite, tunnels } from './scenes';

const phone = { width: 390, height: 844 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const hand = { top: 100, right: 0, bottom: 240, left: 0 };
const bounds = boundsOf(tunnels);
const onScreen = (camera: { x: number; y: number; scale: number }, x: number, y: number) => ({
  x: x * camera.scale + camera.x,
  y: y * camera.scale + camera.y,
});

test('while something is tried the bounds only grow: what is within them changes nothing', () => {
  const wider = boundsOf([...tunnels, sprite('tile', 'straight', 5, 0)]);
  expect(widened(null, bounds)).toBe(bounds);
  const both = widened(bounds, wider);
  expect(both).toMatchObject({ left: -150, right: 550 });
  expect(widened(both, bounds)).toBe(both);
});

test('a scene ends at the edges of its outermost things', () => {
  expect(bounds).toMatchObject({ left: -150, top: -50, right: 250, bottom: 150 });
  expect(boundsOf([sprite('district', 'forge', 2.5, 2.5)])).toMatchObject({
    left: -75,
    top: -75,
    right: 575,
    bottom: 575,
  });
  expect(boundsOf([sprite('spot', 'open', 0, 0), sprite('path', 'straight', 1, 0)])).toMatchObject({
    left: -30,
    right: 150,
  });
});

test('at first the whole scene is shown, in the middle of what nothing covers', () => {
  for (const insets of [none, hand]) {
    const fit = fitted(bounds, phone, insets);
    const [start, end] = [onScreen(fit, bounds.left, bounds.top), onScreen(fit, bounds.right, bounds.bottom)];
    expect(start.x).toBeGreaterThan(0);
    expect(end.x).toBeLessThan(390);
    expect(start.y).toBeGreaterThan(insets.top);
    expect(end.y).toBeLessThan(844 - insets.bottom);
    expect((start.y + end.y) / 2).toBeCloseTo((insets.top + 844 - insets.bottom) / 2);
  }
});

test('a small scene does not fill a tablet', () => {
  const one = boundsOf([sprite('tile', 'curve', 0, 0)]);
  expect(fitted(one, { width: 1366, height: 1024 }, none).scale).toBeLessThan(CLOSEST);
});

test('what is under the fingers stays under them', () => {
  const fit = fitted(bounds, phone, none);
  const next = zoomedAbout(fit, 100, 300, fit.scale * 2.5);
  const place = { x: (100 - fit.x) / fit.scale, y: (300 - fit.y) / fit.scale };
  const after = onScreen(next, place.x, place.y);
  expect(after.x).toBeCloseTo(100);
  expect(after.y).toBeCloseTo(300);
});

test('nobody zooms in or out without end', () => {
  const fit = fitted(bounds, phone, none);
  expect(limited(100, fit)).toBe(CLOSEST);
  expect(limited(0.0001, fit)).toBe(farthest(fit));
  expect(farthest(fit)).toBeLessThan(fit.scale);
});

test('the mine cannot be pushed off the screen', () => {
  const lost = bounded({ x: 9000, y: -9000, scale: 1 }, bounds, phone, hand);
  expect(onScreen(lost, bounds.left, 0).x).toBeCloseTo(195);
  expect(onScreen(lost, 0, bounds.bottom).y).toBeCloseTo((100 + 604) / 2);
  const fit = fitted(bounds, phone, hand);
  expect(bounded(fit, bounds, phone, hand)).toEqual(fit);
});

test('beyond its limits it yields, but less than the finger asks', () => {
  expect(yielding(5, 0, 10)).toBe(5);
  expect(yielding(20, 0, 10)).toBeCloseTo(13.5);
  expect(yielding(-20, 0, 10)).toBeCloseTo(-7);
});

test('what happens out of sight is brought into view, what is in view moves nothing', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  expect(bringing(camera, { x: 200, y: 400 }, phone, hand)).toEqual(camera);
  const brought = onScreen(bringing(camera, { x: 900, y: 820 }, phone, hand), 900, 820);
  expect(brought.x).toBeLessThan(390 - 40);
  expect(brought.y).toBeLessThan(844 - 240 - 40);
});

test('nothing lies under the buttons when everything is shown, for either hand', () => {
  const scenes: readonly Bounds[] = [
    bounds,
    boundsOf(fields),
    { left: 0, top: 0, right: 900, bottom: 300 },
    { left: 0, top: 0, right: 300, bottom: 900 },
  ];
  for (const size of [phone, { width: 390, height: 420 }, { width: 1024, height: 390 }])
    for (const scene of scenes)
      for (const leftHand of [false, true]) {
        const fit = fitted(scene, size, none, leftHand);
        for (const row of scene.rows ?? [scene]) {
          const [low, high] = [onScreen(fit, row.left, row.top), onScreen(fit, row.right, row.bottom)];
          const beside = leftHand ? low.x >= BUTTONS.width - 0.01 : high.x <= size.width - BUTTONS.width + 0.01;
          expect(beside || high.y <= size.height - BUTTONS.height).toBe(true);
          expect(Math.min(low.x, low.y)).toBeGreaterThanOrEqual(0);
          expect(high.x <= size.width && high.y <= size.height).toBe(true);
        }
      }
});

test('a mine whose lower arm lies beside the buttons stays near the middle', () => {
  const tile = (x: number, y: number) => ({ key: `${x} ${y}`, kind: 'tile', face: '', x, y, turn: 0, z: 0 });
  const cross = boundsOf([tile(0, 0), tile(-1, 0), tile(1, 0), tile(0, -1), tile(0, 1)]);
  for (const height of [390, 340]) {
    expect(onScreen(fitted(cross, { width: 390, height }, none), 0, 0).x).toBeGreaterThan(150);
  }
  // A foot as wide as the mine stays above them.
  const foot = boundsOf([tile(0, 0), tile(-1, 1), tile(0, 1), tile(1, 1)]);
  const fit = fitted(foot, { width: 390, height: 340 }, none);
  expect(onScreen(fit, foot.right, foot.bottom).y).toBeLessThanOrEqual(340 - BUTTONS.height);
});

test('of a mine too large to be read at once the first look shows a part, around the place that matters', () => {
  const vast = { left: 0, top: 0, right: 9000, bottom: 6000 };
  expect(isWhole(fitted(vast, phone, none))).toBe(false);
  const first = framed(vast, phone, none, false, { x: 1000, y: 2000 });
  expect(first).toEqual(centred({ x: 1000, y: 2000 }, first.scale, phone, none));
  expect(isSeen(first, { x: 1000, y: 2000 }, phone, none)).toBe(true);
  expect(isSeen(first, { x: 8000, y: 2000 }, phone, none)).toBe(false);
});

describe('the camera that nobody holds', () => {
  const size = { width: 360, height: 640 };
  const insets = { top: 56, right: 0, bottom: 160, left: 0 };
  const stretch = (columns: number, rows: number) => ({
    left: 0,
    top: 0,
    right: columns * CELL,
    bottom: rows * CELL,
  });

  it('shows everything as long as a finger can mean each cell, or nothing in the mine is asked', () => {
    const small = stretch(5, 4);
    expect(set(small, stretch(2, 2), size, insets, false, null)).toEqual(fitted(small, size, insets));
    const wide = stretch(12, 12);
    expect(set(wide, null, size, insets, false, null)).toEqual(fitted(wide, size, insets));
  });

  it('comes as near as shows all that is asked, but no nearer than a finger needs', () => {
    const wide = stretch(18, 18);
    const some = { left: 6 * CELL, top: 6 * CELL, right: 12 * CELL, bottom: 12 * CELL };
    const near = set(wide, some, size, insets, false, null);
    expect(near.scale).toBeGreaterThan(fitted(wide, size, insets).scale);
    expect(some.left * near.scale + near.x).toBeGreaterThanOrEqual(0);
    expect(some.right * near.scale + near.x).toBeLessThanOrEqual(size.width);
    expect(some.top * near.scale + near.y).toBeGreaterThanOrEqual(insets.top);
    const one = { left: 6 * CELL, top: 6 * CELL, right: 7 * CELL, bottom: 7 * CELL };
    expect(set(wide, one, size, insets, false, null).scale * CELL).toBeCloseTo(54);
  });

  it('shows everything where what is asked lies everywhere', () => {
    const wide = stretch(18, 18);
    expect(set(wide, wide, size, insets, false, null)).toEqual(fitted(wide, size, insets));
  });
});
