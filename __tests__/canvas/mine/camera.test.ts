import {
  bounded,
  boundsOf,
  bringing,
  CLOSEST,
  farthest,
  fitted,
  limited,
  yielding,
  zoomedAbout,
} from '../../../src/canvas/mine/camera';
import { sprite, tunnels } from './scenes';

const phone = { width: 390, height: 844 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const hand = { top: 100, right: 0, bottom: 240, left: 0 };
const bounds = boundsOf(tunnels);
const onScreen = (camera: { x: number; y: number; scale: number }, x: number, y: number) => ({
  x: x * camera.scale + camera.x,
  y: y * camera.scale + camera.y,
});

test('a scene ends at the edges of its outermost things', () => {
  expect(bounds).toEqual({ left: -150, top: -50, right: 250, bottom: 150 });
  expect(boundsOf([sprite('district', 'forge', 2.5, 2.5)])).toEqual({ left: -50, top: -50, right: 550, bottom: 550 });
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
