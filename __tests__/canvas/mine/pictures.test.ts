import { Skia, type SkImage } from '@shopify/react-native-skia';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundsOf, fitted } from '../../../src/canvas/mine/camera';
import { drawFrame, paintsOf } from '../../../src/canvas/mine/frame';
import { finishFor } from '../../../src/canvas/mine/stamps';
import { worldOf } from '../../../src/canvas/mine/world';
import type { Sprite } from '../../../src/engine/show';
import { fields, paths, preview, SEATS, sprite, tunnels } from './scenes';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const paints = paintsOf();

type Shot = { width: number; height: number; from?: readonly Sprite[]; way?: number; hidden?: Sprite };

/** The picture of a scene, or of the way to it from another. */
function shoot(scene: readonly Sprite[], { width, height, from = scene, way = 1, hidden }: Shot): SkImage {
  const surface = Skia.Surface.Make(width, height);
  if (surface === null) throw new Error('nothing to draw on');
  const camera = fitted(boundsOf(scene), { width, height }, NONE);
  const shown = (sprites: readonly Sprite[]) => sprites.filter((each) => each !== hidden);
  const world = worldOf(shown(from), shown(scene), SEATS, paints.light, false, finishFor(camera.scale, 1));
  drawFrame(surface.getCanvas(), paints, world, camera, { width, height }, 0, way);
  surface.flush();
  return surface.makeImageSnapshot();
}

/** The share of pixels that clearly differ. */
function difference(a: SkImage | null, b: SkImage | null): number {
  const [left, right] = [a?.readPixels() ?? new Uint8Array(), b?.readPixels() ?? new Uint8Array()];
  if (left.length !== right.length || left.length === 0) return 1;
  let differing = 0;
  for (let i = 0; i < left.length; i += 4) {
    const off = [0, 1, 2].map((channel) => Math.abs((left[i + channel] ?? 0) - (right[i + channel] ?? 0)));
    if (Math.max(...off) > 24) differing++;
  }
  return differing / (left.length / 4);
}

/** `DRAW=1 npx jest canvas/mine` keeps the pictures anew. */
const redraw = process.env['DRAW'] === '1';

test.each([
  ['tunnels', tunnels, { width: 400, height: 220 }],
  ['tunnels-far', tunnels, { width: 120, height: 70 }],
  ['preview', preview(0), { width: 400, height: 220 }],
  ['paths', paths, { width: 540, height: 300 }],
  ['fields', fields, { width: 400, height: 400 }],
  ['fields-far', fields, { width: 120, height: 120 }],
])('%s are drawn as they were', (name, scene, shot) => {
  const file = join(__dirname, `${name}.png`);
  const drawn = shoot(scene, shot);
  if (redraw) writeFileSync(file, drawn.encodeToBytes());
  expect(existsSync(file)).toBe(true);
  const kept = Skia.Image.MakeImageFromEncoded(Skia.Data.fromBytes(new Uint8Array(readFileSync(file))));
  expect(difference(drawn, kept)).toBeLessThan(0.01);
});

const small = { width: 260, height: 150 };

test('every thing in a scene can be seen', () => {
  const all = shoot(tunnels, small);
  for (const missing of tunnels) {
    if (missing.kind === 'tile') continue;
    const without = shoot(tunnels, { ...small, hidden: missing });
    expect([missing.key, difference(all, without) > 0.002]).toEqual([missing.key, true]);
  }
});

test('a dwarf that moves is first where it was, then between, then where it goes', () => {
  const at = (x: number): Sprite[] => [
    ...tunnels.filter(({ kind }) => kind === 'tile'),
    sprite('dwarf', 'dwarf', x, 0, { key: 'seat:0', seat: 0, z: 3 }),
  ];
  const [before, after] = [at(0), at(1)];
  const shot = (way: number) => shoot(after, { ...small, from: before, way });
  expect(difference(shot(0), shoot(before, small))).toBeLessThan(0.005);
  expect(difference(shot(1), shoot(after, small))).toBeLessThan(0.005);
  expect(difference(shot(0.5), shot(0))).toBeGreaterThan(0.005);
  expect(difference(shot(0.5), shot(1))).toBeGreaterThan(0.005);
});

test('a tile to be confirmed is lifted and shines, and the rock can be seen through it', () => {
  const lying = preview(0).map((each) => ({ ...each, ghost: false }));
  const shape = { width: 400, height: 220 };
  const [bare, laid, ghost] = [lying.slice(0, -1), lying, preview(0)].map((scene) =>
    // All of them with the same bounds, so that the same pixels show the same places.
    shoot([...scene, sprite('spot', 'closed', 2, 0), sprite('spot', 'closed', 2, -1)], shape),
  );
  expect(difference(ghost ?? null, laid ?? null)).toBeGreaterThan(0.05);
  expect(difference(ghost ?? null, bare ?? null)).toBeGreaterThan(0.05);
});

test('it turns on the spot before it lies as it was asked to', () => {
  const shot = (way: number) => shoot(preview(1), { ...small, from: preview(0), way });
  expect(difference(shot(1), shoot(preview(1), small))).toBe(0);
  expect(difference(shot(0.5), shot(0))).toBeGreaterThan(0.02);
  expect(difference(shot(0.5), shot(1))).toBeGreaterThan(0.02);
});

test('floors near a dwarf are bright and warm, the mountain away from all lanterns is dark and cool', () => {
  const scene = tunnels.filter(({ kind }) => kind === 'tile' || kind === 'dwarf');
  const pixels = shoot(scene, { width: 400, height: 400 }).readPixels() ?? new Uint8Array();
  const mean = (x: number, y: number, channel: number): number => {
    let sum = 0;
    for (let i = 0; i < 400; i++) sum += Number(pixels[((y + (i % 20)) * 400 + x + Math.floor(i / 20)) * 4 + channel]);
    return sum / 400;
  };
  expect(mean(160, 110, 0)).toBeGreaterThan(mean(160, 110, 2) + 30);
  expect(mean(2, 370, 2)).toBeGreaterThan(mean(2, 370, 0));
  expect(mean(160, 110, 0)).toBeGreaterThan(mean(2, 370, 0) + 60);
});
