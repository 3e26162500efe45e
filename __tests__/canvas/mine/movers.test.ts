import { partsOf } from '../../../src/canvas/mine/movers';
import { finishFor } from '../../../src/canvas/mine/stamps';
import type { Sprite } from '../../../src/engine/show';
import { preview, SEATS, sprite, tunnels } from './scenes';

const finish = finishFor(0.2, 1);
const change = (from: readonly Sprite[], to: readonly Sprite[], still = false) =>
  partsOf(from, to, SEATS, still, finish);
const manners = (from: readonly Sprite[], to: readonly Sprite[], still = false) =>
  change(from, to, still).movers.map(({ manner }) => manner);

const pile = (count: number) => [sprite('pile', 'back', 0, 0, { key: 'pile', count })];
const goal = (face: string) => [sprite('goal', face, 0, 0, { key: 'goal', open: 15 })];
const dwarf = (x: number) => [sprite('dwarf', 'dwarf', x, 0, { key: 'dwarf', seat: 0 })];

test('what stays as it was stands still', () => {
  expect(change(tunnels, tunnels)).toMatchObject({ standing: tunnels, movers: [] });
});

test('a dwarf walks, a tile falls into its place, a gem grows out of the ground', () => {
  expect(manners(dwarf(0), dwarf(2))).toEqual(['walk']);
  expect(manners([], [sprite('tile', 'curve', 0, 0, { open: 3 })])).toEqual(['drop']);
  expect(manners([], [sprite('gem', 'star', 0, 0, { stone: { colour: '#ff0000', shape: 'star' } })])).toEqual(['grow']);
});

test('a mined card leaves the pile with its back up, whatever it is, while a pick swings and chips fly', () => {
  expect(manners(pile(5), pile(4))).toEqual(['under', 'fade', 'leave', 'swing', 'fly', 'fly', 'fly', 'fly']);
  expect(manners(pile(5), pile(4), true)).toEqual(['under', 'fade']);
  expect(manners(pile(4), pile(5))).toEqual(['under', 'fade']);
});

test('a goal is turned over: first its back is shut, then its face opens', () => {
  expect(manners(goal('back'), goal('treasure'))).toEqual(['shut', 'open']);
});

test('what is to be confirmed floats and turns the shorter way', () => {
  const turns = (from: number, to: number) => change(preview(from), preview(to)).movers.map(({ fromTurn }) => fromTurn);
  expect(turns(0, 1)).toEqual([-90]);
  expect(turns(3, 0)).toEqual([-90]);
  expect(turns(1, 0)).toEqual([90]);
  expect(turns(0, 2)).toEqual([-180]);
});

test('in stillness nothing moves: things fade where they were and where they are', () => {
  expect(manners(dwarf(0), dwarf(2), true)).toEqual(['fade', 'fade']);
  for (const mover of change(dwarf(0), dwarf(2), true).movers)
    expect([mover.fromX, mover.fromY]).toEqual([mover.x, mover.y]);
  expect(manners([], [sprite('tile', 'curve', 0, 0, { open: 3 })], true)).toEqual(['fade']);
});
