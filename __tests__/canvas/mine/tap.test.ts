import { isVague, meant } from '../../../src/canvas/mine/tap';
import { sprite } from './scenes';

const tile = sprite('tile', 'curve', 0, 0, { key: 'tile' });
const next = sprite('tile', 'curve', 1, 0, { key: 'next' });
const pile = sprite('pile', 'monster', 0, 1, { key: 'pile', z: 1 });
const dwarf = sprite('dwarf', 'dwarf', 0, 0, { key: 'dwarf', z: 3 });
const scene = [tile, next, pile, dwarf];
const tap = (x: number, y: number, glow: readonly string[], slop = 24) => meant(scene, new Set(glow), { x, y }, slop);

test('a tap means what lies on top under the finger', () => {
  expect(tap(3, 2, [])).toBe('dwarf');
  expect(tap(30, 30, [])).toBe('tile');
});

test('a tap prefers what glows, also below something that does not', () => {
  expect(tap(3, 2, ['tile'])).toBe('tile');
  expect(tap(3, 2, ['tile', 'dwarf'])).toBe('dwarf');
});

test('a tap beside a glowing thing still means it, up to the slop', () => {
  expect(tap(35, 0, ['next'])).toBe('next');
  expect(tap(20, 0, ['next'])).toBe('tile');
  expect(tap(100, 60, ['pile', 'next'])).toBe('next');
});

test('of two glowing things the nearer one is meant', () => {
  expect(tap(52, 10, ['tile', 'next'])).toBe('next');
  expect(tap(48, 10, ['tile', 'next'])).toBe('tile');
});

test('a tap on bare rock means nothing, and the slab below the fields is rock', () => {
  expect(tap(400, 400, ['tile', 'pile'])).toBeUndefined();
  expect(meant([sprite('district', 'forge', 2.5, 2.5)], new Set(), { x: 250, y: 250 }, 24)).toBeUndefined();
});

test('a tap that could mean several small things is vague; one that can mean only one, or large ones, is not', () => {
  const vague = (glow: readonly string[], scale: number) =>
    isVague(scene, new Set(glow), { x: 40, y: 0 }, 24 / scale, scale);
  expect(vague(['tile', 'next'], 0.2)).toBe(true);
  expect(vague(['tile'], 0.2)).toBe(false);
  expect(vague(['tile', 'next'], 0.44)).toBe(false);
});
