import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { turned, type Open } from '../../engine/grid';
import type { Sprite } from '../../engine/show';
import { fade, fill, placed, stroke } from '../brush';
import { drawNugget } from '../gem';
import { drawBeam } from '../timber';
import { drawPiece } from '../pictures/picture';
import { CELL, drawCount, drawShadow, drawSymbol, EVEN, ink, roundRect, type Detail } from './brushes';
import { drawBack, drawFaceUp, drawPile } from './cards';
import { drawDistrict, drawField, drawHall, drawHollow } from './fields';
import { drawBoulders, drawCamp, drawCornerLanterns, drawLadder, drawTurntable, drawWorkbench } from './furniture';
import type { Drawing } from './kinds';
import { drawStone } from './stones';
import { drawDwarf, type SeatStyle } from './token';
import { drawTunnel } from './tunnel';
import { sidesOf, towards, WAY } from './ways';

const MIDDLE = { x: 0, y: 0 };
/** The light on what is held up. */
const LAMP = { x: -40, y: -60 };
const CUT = { colour: '#a9f0ff', shape: 'diamond' } as const;

/** What a drawing is made from. */
export type Subject = {
  readonly sprite: Sprite;
  readonly seat: SeatStyle;
  /** Which of the variants of its stone it has, and a number for what else differs from place to place. */
  readonly variant: number;
  readonly seed: number;
  readonly detail: Detail;
};

/** The sides that are open as a thing lies there. */
export const openOf = (sprite: Sprite): Open => turned(sprite.open ?? 0, sprite.turn);

/** Each drawing, around the origin. */
export const DRAWINGS: Readonly<Record<Drawing, (canvas: SkCanvas, subject: Subject) => void>> = {
  card: (canvas, { sprite, detail }) => drawFaceUp(canvas, sprite, 40, 56, detail),
  'small card': (canvas, { sprite, detail }) =>
    placed(canvas, MIDDLE, 4, 1, () => drawFaceUp(canvas, sprite, 27, 36, detail)),
  'card back': (canvas, { detail }) => drawBack(canvas, MIDDLE, detail),
  pile: (canvas, { sprite, detail }) => drawPile(canvas, sprite, sprite.count ?? 1, detail),
  tile: drawTile,
  path: (canvas, subject) => drawPath(canvas, subject),
  start: (canvas, subject) => drawPath(canvas, subject, () => drawLadder(canvas)),
  goal: (canvas, subject) => drawGoal(canvas, subject),
  'peeked goal': (canvas, subject) => drawGoal(canvas, subject, () => drawPeek(canvas)),
  'cut-off path': (canvas, subject) => drawPath(canvas, subject, () => drawDusk(canvas)),
  spot: (canvas, { sprite }) => drawSpot(canvas, sprite.face === 'open'),
  rubble: (canvas, { sprite, seed }) => drawRubble(canvas, sprite.count ?? 1, seed),
  dwarf: (canvas, { seat, detail }) => drawDwarf(canvas, seat, detail),
  district: (canvas) => drawDistrict(canvas),
  hall: (canvas, { detail }) => drawHall(canvas, detail),
  field: (canvas, { sprite, variant, detail }) => drawField(canvas, sprite, variant, detail),
  pick: (canvas) => drawPiece(canvas, ['pick', 0, 0, 74], LAMP, 'dark'),
  chip: (canvas) => drawPiece(canvas, ['boulder', 0, 0, 15, { of: 'stone' }], LAMP, 'dark'),
  gem: (canvas, { sprite, detail }) => {
    drawHollow(canvas, detail);
    drawStone(canvas, sprite.stone ?? CUT, detail === 'near' ? 31 : 36, detail);
  },
};

function drawTile(canvas: SkCanvas, { sprite, seed, detail }: Subject): void {
  const open = openOf(sprite);
  const bench = sprite.face.endsWith('workbench');
  const place = sprite.face === 'camp' || sprite.face === 'entrance';
  drawTunnel(canvas, { open, room: place ? 38 : bench ? 33 : WAY, blocked: sprite.blocked ?? false, seed }, detail);
  if (sprite.face === 'entrance') {
    drawTurntable(canvas);
    if (detail === 'near') drawCornerLanterns(canvas);
    drawSymbol(canvas, 'mining', MIDDLE, 34, ink('#4a2c13', 0.85));
  }
  if (sprite.face === 'camp') drawCamp(canvas);
  if (bench) drawWorkbench(canvas, benchPlace(open));
}

/** A workbench stands before a closed side, off the rails. */
function benchPlace(open: Open): { x: number; y: number } {
  const closed = sidesOf(~open & 15);
  const [first = 0, second] = closed;
  if (closed.length === 2 && second !== undefined && second - first !== 2) {
    const [a, b] = [towards(first, 0, 17), towards(second, 0, 17)];
    return { x: a.x + b.x, y: a.y + b.y };
  }
  const side = closed.includes(0) ? 0 : first;
  const at = towards(side, 0, side % 2 === 0 ? 24 : 20);
  return { x: at.x, y: at.y + 3 };
}

function drawRubble(canvas: SkCanvas, count: number, seed: number): void {
  drawBoulders(canvas, MIDDLE, 15, seed, 5 + Math.min(3, count));
  if (count > 1) drawCount(canvas, count, { x: 13, y: -11 }, 8);
}

/** A path with what stands on it; a goal that is still hidden is a door. */
function drawPath(canvas: SkCanvas, { sprite, seed, detail }: Subject, on: () => void = () => {}): void {
  const { face, open = 0, blocked = false } = sprite;
  if (face === 'back' || open === 0) return drawHiddenGoal(canvas, detail);
  drawTunnel(canvas, { open: openOf(sprite), room: WAY, blocked, seed }, detail);
  if (blocked) drawBoulders(canvas, { x: 0, y: 1 }, 15, seed, 6);
  if (face === 'treasure') drawTreasure(canvas);
  on();
}

/** A goal: the treasure, or nothing but stone. */
const drawGoal = (canvas: SkCanvas, subject: Subject, on: () => void = () => {}): void =>
  drawPath(canvas, subject, () => {
    if (subject.sprite.face !== 'treasure') drawBoulders(canvas, MIDDLE, 12, subject.seed + 5, 5);
    on();
  });

/** What no longer leads to the start lies in the dark. */
const drawDusk = (canvas: SkCanvas): void =>
  canvas.drawRRect(roundRect(MIDDLE, CELL - 3, CELL - 3, 9), fill(ink('#0a1222', 0.5)));

/** A goal that nobody has reached yet: a door of stone in a frame of timber, with a question cut into it. */
function drawHiddenGoal(canvas: SkCanvas, detail: Detail): void {
  drawShadow(canvas, { x: 2, y: 8 }, 60, 58, 0.75);
  const door = roundRect(MIDDLE, 80, 80, 6);
  canvas.drawRRect(
    door,
    fill(fade({ x: -30, y: -40 }, { x: 30, y: 40 }, [ink('#8d8a93'), ink('#5b5964'), ink('#3c3a45')])),
  );
  if (detail === 'near') drawCuts(canvas);
  for (const [from, to] of [
    [
      { x: -43, y: -40 },
      { x: 43, y: -40 },
    ],
    [
      { x: -43, y: 40 },
      { x: 43, y: 40 },
    ],
    [
      { x: -40, y: -46 },
      { x: -40, y: 46 },
    ],
    [
      { x: 40, y: -46 },
      { x: 40, y: 46 },
    ],
  ] as const) {
    if (detail === 'near') drawBeam(canvas, from, to, 12, EVEN, from.x + to.y, [0.5, 0.32, 0.19]);
    else canvas.drawLine(from.x, from.y, to.x, to.y, stroke(ink('#8d5f36'), 12));
  }
  const mark = { x: 0, y: 0 };
  drawSymbol(canvas, 'uncertainty', { x: 0, y: 2.5 }, 58, ink('#0f0c12', 0.9));
  drawSymbol(canvas, 'uncertainty', mark, 57, ink('#ffdf9c'));
}

/** Hewn facets on a door of stone. */
function drawCuts(canvas: SkCanvas): void {
  const [bright, dark] = [Skia.PathBuilder.Make(), Skia.PathBuilder.Make()];
  bright.moveTo(-34, -34).lineTo(10, -34).lineTo(-8, -6).lineTo(-34, 2).close();
  bright.moveTo(14, 4).lineTo(34, -10).lineTo(34, 22).close();
  dark.moveTo(-34, 34).lineTo(-10, 12).lineTo(20, 34).close();
  dark.moveTo(12, -34).lineTo(34, -34).lineTo(34, -14).lineTo(6, -6).close();
  canvas.drawPath(bright.build(), fill(ink('#ffffff', 0.12)));
  canvas.drawPath(dark.build(), fill(ink('#08070c', 0.22)));
}

function drawTreasure(canvas: SkCanvas): void {
  drawShadow(canvas, { x: 0, y: 10 }, 26, 14, 0.6);
  for (const [x, y, r] of [
    [-11, 8, 10],
    [11, 9, 9],
    [0, 3, 11],
    [-5, -6, 8],
    [7, -5, 8],
  ] as const)
    drawNugget(canvas, { x, y }, r, 'gold', r);
}

/** Only one seat has seen this. */
function drawPeek(canvas: SkCanvas): void {
  const at = { x: 32, y: -32 };
  canvas.drawCircle(at.x, at.y, 14, fill(ink('#1a1413')));
  canvas.drawCircle(at.x, at.y, 13, stroke(ink('#ffc86b'), 2));
  drawSymbol(canvas, 'magnifying-glass', at, 18, ink('#fff1d2'));
}

function drawSpot(canvas: SkCanvas, open: boolean): void {
  const frame = stroke(ink('#d9c39b', open ? 0.5 : 0.16), 2);
  frame.setPathEffect(Skia.PathEffect.MakeDash([7, 7], 0));
  canvas.drawRRect(roundRect(MIDDLE, CELL - 14, CELL - 14, 10), frame);
}
