import { boundsOf, centred, fitted } from '../../../src/canvas/mine/camera';
import { isOnMap, mapBox, placeOnMap } from '../../../src/canvas/mine/map';
import { tunnels } from './scenes';

const phone = { width: 390, height: 420 };
const none = { top: 0, right: 0, bottom: 0, left: 0 };
const bounds = boundsOf(tunnels);
const near = centred({ x: 0, y: 0 }, 2, phone, none);
const room = { bounds, size: phone, insets: none, leftHand: false };

test('there is a small map only where not everything is in view', () => {
  const whole = fitted(bounds, phone, none);
  expect(mapBox(room, whole)).toBeNull();
  expect(mapBox(room, near)).not.toBeNull();
});

test('it lies in the corner across from the buttons, clear of what covers the edges', () => {
  const insets = { top: 0, right: 20, bottom: 30, left: 10 };
  const [right, left] = [false, true].map((leftHand) => mapBox({ ...room, insets, leftHand }, near));
  expect(right?.x).toBe(18);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBe(390 - 20 - 8);
  expect((right?.y ?? 0) + (right?.height ?? 0)).toBe(420 - 30 - 8);
});

test('a finger on it means the place that is drawn there', () => {
  const box = mapBox(room, near);
  if (box === null) throw new Error('no map');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  expect(isOnMap(box, middle.x, middle.y)).toBe(true);
  expect(isOnMap(box, middle.x, box.y - 40)).toBe(false);
  const place = placeOnMap(box, bounds, middle.x, middle.y);
  expect(place.x).toBeCloseTo((bounds.left + bounds.right) / 2);
  expect(place.y).toBeCloseTo((bounds.top + bounds.bottom) / 2);
});
