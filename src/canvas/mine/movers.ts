import type { Sprite } from '../../engine/show';
import { CELL } from './brushes';
import { isGhost, kindOf } from './kinds';
import type { Manner, Mover } from './motion';
import { pictureKey } from './sprites';
import { stampOf, type Finish } from './stamps';
import type { SeatStyle } from './token';

/** What is drawn above the dark: what carries its own light, and what is not there yet. */
export const isBright = (sprite: Sprite): boolean => kindOf(sprite).figure || isGhost(sprite);

export const byHeight = (a: Sprite, b: Sprite): number => a.z - b.z || a.y - b.y;

type Journey = { was?: Sprite; from: number; to: number; manner: Manner; fromTurn?: number };

/** What things are drawn with: the colours of the seats, and the finish. */
type Style = { readonly seats: readonly SeatStyle[]; readonly finish: Finish };

function mover(sprite: Sprite, style: Style, journey: Journey): Mover {
  const { was = sprite, from, to, manner, fromTurn = 0 } = journey;
  return {
    picture: stampOf(sprite, style.seats, style.finish),
    fromX: was.x * CELL,
    fromY: was.y * CELL,
    x: sprite.x * CELL,
    y: sprite.y * CELL,
    from,
    to,
    fromTurn,
    manner,
    bright: isBright(sprite),
  };
}

/** The degrees by which a thing is still turned away from how it will lie; the shorter way round. */
function turnLeft(was: Sprite, now: Sprite): number {
  const quarters = (((now.turn - was.turn) % 4) + 4) % 4;
  return quarters === 3 ? 90 : quarters * -90;
}

/** Faces that are hidden and then are not: the card is turned over. */
const isTurnedOver = (was: Sprite, now: Sprite): boolean =>
  was.face !== now.face && (was.face === 'back' || now.face === 'back');

/** Where chips fly, in cells, and how far they turn. */
const CHIPS = [
  [-0.42, 0.16, -200],
  [0.4, 0.1, 240],
  [-0.18, 0.34, 160],
  [0.24, 0.36, -260],
] as const;

/** A pick comes down on a pile, and chips fly. */
function struck({ x, y, z }: Sprite, style: Style): Mover[] {
  const thing = (kind: string): Sprite => ({ key: '', kind, face: kind, x, y, turn: 0, z });
  const pick = { ...thing('pick'), x: x + 0.22, y: y - 0.2 };
  return [
    mover(pick, style, { from: 1, to: 0, manner: 'swing' }),
    ...CHIPS.map(([dx, dy, fromTurn]) =>
      mover({ ...thing('chip'), x: x + dx, y: y + dy }, style, {
        was: thing('chip'),
        from: 1,
        to: 0,
        manner: 'fly',
        fromTurn,
      }),
    ),
  ].map((each) => ({ ...each, bright: true }));
}

/** The card that was taken off a pile goes up and away, struck by a pick; its face is nobody's business. */
function taken(was: Sprite, now: Sprite, style: Style): Mover[] {
  if (!kindOf(now).stack || (now.count ?? 0) >= (was.count ?? 0)) return [];
  const card: Sprite = { key: '', kind: 'leaf', face: 'back', x: now.x, y: now.y, turn: 0, z: now.z };
  const off = mover({ ...card, y: card.y - 0.35 }, style, { was: card, from: 1, to: 0, manner: 'leave' });
  return [{ ...off, bright: true }, ...struck(now, style)];
}

/** What becomes of one thing between two pictures; in stillness nothing moves, things only fade over. */
function changeOf(was: Sprite | undefined, now: Sprite, style: Style, still: boolean): Mover[] {
  const ghost = isGhost(now);
  const { comes, moves, changes, stack } = kindOf(now);
  const coming = still ? 'fade' : comes;
  if (was === undefined) return [mover(now, style, { from: 0, to: 1, manner: ghost ? 'float' : coming })];
  const moved = was.x !== now.x || was.y !== now.y;
  const both = (gone: Manner, come: Manner): Mover[] => [
    mover(was, style, { from: 1, to: 0, manner: gone }),
    mover(now, style, { from: 0, to: 1, manner: come }),
  ];
  if (ghost && still) return both('float', 'float');
  if (ghost) return [mover(now, style, { was, from: 1, to: 1, manner: 'float', fromTurn: turnLeft(was, now) })];
  if (still)
    return moved ? both('fade', 'fade') : [standing(was, style), mover(now, style, { from: 0, to: 1, manner: 'fade' })];
  if (moved) return [mover(now, style, { was, from: 1, to: 1, manner: moves })];
  if (isTurnedOver(was, now) && !stack) return both('shut', 'open');
  const over = mover(now, style, { from: 0, to: 1, manner: changes });
  return [standing(was, style), over, ...taken(was, now, style)];
}

/** What lies below what comes over it. */
const standing = (sprite: Sprite, style: Style): Mover => mover(sprite, style, { from: 1, to: 0, manner: 'under' });

const isSame = (was: Sprite | undefined, now: Sprite, seats: readonly SeatStyle[]): boolean =>
  was !== undefined && was.x === now.x && was.y === now.y && pictureKey(was, seats) === pictureKey(now, seats);

const byKey = (sprites: readonly Sprite[]): Map<string, Sprite> =>
  new Map(sprites.map((sprite) => [sprite.key, sprite]));

/** Sorts a change into what stands and what moves. What floats never stands: it moves by itself. */
export function partsOf(
  from: readonly Sprite[],
  to: readonly Sprite[],
  seats: readonly SeatStyle[],
  still: boolean,
  finish: Finish,
): { readonly standing: readonly Sprite[]; readonly movers: readonly Mover[] } {
  const style = { seats, finish };
  const [before, after] = [byKey(from), byKey(to)];
  const stands = (sprite: Sprite): boolean => !isGhost(sprite) && isSame(before.get(sprite.key), sprite, seats);
  const gone = from.filter(({ key }) => !after.has(key)).sort(byHeight);
  const changed = to.filter((sprite) => !stands(sprite)).sort(byHeight);
  return {
    standing: to.filter(stands),
    movers: [
      ...gone.map((sprite) => mover(sprite, style, { from: 1, to: 0, manner: isGhost(sprite) ? 'float' : 'fade' })),
      ...changed.flatMap((sprite) => changeOf(before.get(sprite.key), sprite, style, still)),
    ],
  };
}
