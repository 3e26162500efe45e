import { whereItHappens } from '../../../src/canvas/mine/follow';
import { preview, sprite, tunnels } from './scenes';

const moved = tunnels.map((each) => (each.kind === 'dwarf' && each.seat === 1 ? { ...each, x: 1 } : each));

test('nothing happens between a picture and itself', () => {
  expect(whereItHappens(tunnels, tunnels)).toBeNull();
});

test('the eye follows what moves, what comes and what goes', () => {
  expect(whereItHappens(tunnels, moved)).toMatchObject({ kind: 'dwarf', x: 1, y: 1 });
  expect(whereItHappens(tunnels, [...tunnels, sprite('tile', 'curve', 5, 5)])).toMatchObject({ x: 5, y: 5 });
  expect(whereItHappens(tunnels, tunnels.slice(0, -1))).toMatchObject({ kind: 'dwarf', seat: 1 });
});

test('what is to be confirmed comes before everything else', () => {
  const ghost = sprite('tile', 'curve', 7, 0, { ghost: true });
  expect(whereItHappens(tunnels, [...moved, ghost])).toBe(ghost);
});

test('what is no longer to be confirmed is not looked at', () => {
  expect(whereItHappens(preview(0), preview(0).slice(0, -1))).toBeNull();
});

test('a table laid anew is no place to look at', () => {
  const anew = Array.from({ length: 40 }, (_, i) => sprite('tile', 'curve', i, 0));
  expect(whereItHappens(tunnels, anew)).toBeNull();
});
