import type { SkImage, SkPicture } from '@shopify/react-native-skia';
import type { Sprite } from '../../engine/show';
import { bake } from '../bake';
import { recordedOnce } from '../record';
import { CELL } from './brushes';
import { lampsOf, steadyLight, type Lamp, type LightPaints, type MovingLamp, type SteadyLight } from './lights';
import type { Mover } from './motion';
import { byHeight, isBright, partsOf } from './movers';
import { layersOf } from './kinds';
import { stampOf, type Finish } from './stamps';
import type { SeatStyle } from './token';

/** Cells that are drawn or left out together. */
const BLOCK = 8;
/** The side of a block on the drawing, and how far things may stand out of it. */
export const BLOCK_SIDE = BLOCK * CELL;
export const OVERHANG = 4 * CELL;

/** From so many things on, blocks are also kept as images, with so many pixels a unit. */
const MANY = 500;
const TINY = 0.32;

/** A block of things that stand still; `bright` lies above the dark. */
export type Block = {
  readonly x: number;
  readonly y: number;
  readonly picture: SkPicture;
  readonly bright: SkPicture | null;
  /** In a mine of many hundred things: the block as an image, for when they are too small to be told apart. */
  readonly tiny: SkImage | null;
};

/** All that is drawn of a scene while it changes from the one before. */
export type World = {
  readonly blocks: readonly Block[];
  readonly movers: readonly Mover[];
  readonly steady: SteadyLight | null;
  readonly flames: readonly MovingLamp[];
};

function paintBlock(sprites: readonly Sprite[], seats: readonly SeatStyle[], finish: Finish): SkPicture {
  return recordedOnce((canvas) => {
    for (const sprite of sprites) {
      canvas.save();
      canvas.translate(sprite.x * CELL, sprite.y * CELL);
      canvas.drawPicture(stampOf(sprite, seats, finish));
      canvas.restore();
    }
  });
}

/** Sorts what stands still into blocks, what lies below first. */
function blocksOf(sprites: readonly Sprite[], seats: readonly SeatStyle[], finish: Finish): Block[] {
  const groups = new Map<string, Sprite[]>();
  for (const sprite of sprites.flatMap(layersOf)) {
    const at = `${sprite.z} ${Math.floor((sprite.x + 0.5) / BLOCK)} ${Math.floor((sprite.y + 0.5) / BLOCK)}`;
    const group = groups.get(at);
    if (group === undefined) groups.set(at, [sprite]);
    else group.push(sprite);
  }
  const low = [...groups].sort(([, a], [, b]) => (a[0]?.z ?? 0) - (b[0]?.z ?? 0));
  return low.map(([at, group]) => {
    const [, column = 0, row = 0] = at.split(' ').map(Number);
    const lit = group.filter((sprite) => !isBright(sprite)).sort(byHeight);
    const bright = group.filter(isBright).sort(byHeight);
    const [x, y] = [(column * BLOCK - 0.5) * CELL, (row * BLOCK - 0.5) * CELL];
    const picture = paintBlock(lit, seats, finish);
    const area = { x, y, width: BLOCK_SIDE, height: BLOCK_SIDE };
    return {
      x,
      y,
      picture,
      bright: bright.length === 0 ? null : paintBlock(bright, seats, finish),
      tiny: sprites.length > MANY ? bake(picture, area, TINY) : null,
    };
  });
}

/**
 * The world that leads from one scene to the next. Seen from `from` it is the old one, at the end the new one. It has
 * the finish that is right for where the camera rests.
 */
export function worldOf(
  from: readonly Sprite[],
  to: readonly Sprite[],
  seats: readonly SeatStyle[],
  light: LightPaints,
  still: boolean,
  finish: Finish,
): World {
  const { standing, movers } = partsOf(from, to, seats, still, finish);
  return {
    blocks: blocksOf(standing, seats, finish),
    movers,
    steady: steadyLight(lampsOf(to), light),
    flames: flamesBetween(from, to),
  };
}

const flamesOf = (sprites: readonly Sprite[]): Lamp[] => lampsOf(sprites).filter(({ kind }) => kind === 'flame');

function flamesBetween(from: readonly Sprite[], to: readonly Sprite[]): MovingLamp[] {
  const before = new Map(flamesOf(from).map((lamp) => [lamp.key, lamp]));
  const after = flamesOf(to);
  const kept = new Set(after.map(({ key }) => key));
  const gone = [...before.values()].filter(({ key }) => !kept.has(key));
  return [
    ...after.map((lamp) => {
      const was = before.get(lamp.key);
      return { ...lamp, fromX: was?.x ?? lamp.x, fromY: was?.y ?? lamp.y, from: was === undefined ? 0 : 1, to: 1 };
    }),
    ...gone.map((lamp) => ({ ...lamp, fromX: lamp.x, fromY: lamp.y, from: 1, to: 0 })),
  ];
}

/** Whether two scenes show the same. */
export function isSameScene(a: readonly Sprite[], b: readonly Sprite[]): boolean {
  if (a === b) return true;
  return a.length === b.length && a.every((sprite, i) => isSameSprite(sprite, b[i]));
}

function isSameSprite(a: Sprite, b: Sprite | undefined): boolean {
  return (
    b !== undefined &&
    a.key === b.key &&
    a.kind === b.kind &&
    a.face === b.face &&
    a.x === b.x &&
    a.y === b.y &&
    a.turn === b.turn &&
    a.count === b.count &&
    a.seat === b.seat &&
    a.open === b.open &&
    a.blocked === b.blocked &&
    a.ghost === b.ghost &&
    a.stone?.shape === b.stone?.shape
  );
}
