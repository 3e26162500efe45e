import type { Sprite } from '../../engine/show';
import { CELL } from './brushes';
import type { Manner, Mover } from './motion';
import { isGhost, lookKey } from './sprites';
import { stampOf, type Finish } from './stamps';
import type { SeatLook } from './token';

/** What is drawn above the dark: what carries its own light, and what is not there yet. */
export const isBright = (sprite: Sprite): boolean => sprite.kind === 'dwarf' || isGhost(sprite);

export const byHeight = (a: Sprite, b: Sprite): number => a.z - b.z || a.y - b.y;

/** How things come, by kind; others fade in. */
const COMING: Readonly<Record<string, Manner>> = {
  tile: 'drop',
  path: 'drop',
  'cut-off': 'drop',
  rubble: 'drop',
  event: 'drop',
  pile: 'drop',
  gem: 'grow',
  dwarf: 'grow',
};

type Journey = { was?: Sprite; from: number; to: number; manner: Manner; fromTurn?: number };

/** What things are drawn with: the colours of the seats, and the finish. */
type Hand = { readonly seats: readonly SeatLook[]; readonly finish: Finish };

function mover(sprite: Sprite, hand: Hand, journey: Journey): Mover {
  const { was = sprite, from, to, manner, fromTurn = 0 } = journey;
  return {
    picture: stampOf(sprite, hand.seats, hand.finish),
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

/** The card that was taken off a pile goes up and away; its face is nobody's business. */
function taken(was: Sprite, now: Sprite, hand: Hand): Mover[] {
  if (now.kind !== 'pile' || (now.count ?? 0) >= (was.count ?? 0)) return [];
  const card: Sprite = { key: '', kind: 'leaf', face: 'back', x: now.x, y: now.y, turn: 0, z: now.z };
  const off = mover({ ...card, y: card.y - 0.35 }, hand, { was: card, from: 1, to: 0, manner: 'leave' });
  return [{ ...off, bright: true }];
}

/** What becomes of one thing between two pictures; in stillness nothing moves, things only fade over. */
function changeOf(was: Sprite | undefined, now: Sprite, hand: Hand, still: boolean): Mover[] {
  const ghost = isGhost(now);
  const coming = still ? 'fade' : (COMING[now.kind] ?? 'fade');
  if (was === undefined) return [mover(now, hand, { from: 0, to: 1, manner: ghost ? 'float' : coming })];
  const moved = was.x !== now.x || was.y !== now.y;
  const both = (gone: Manner, come: Manner): Mover[] => [
    mover(was, hand, { from: 1, to: 0, manner: gone }),
    mover(now, hand, { from: 0, to: 1, manner: come }),
  ];
  if (ghost && still) return both('float', 'float');
  if (ghost) return [mover(now, hand, { was, from: 1, to: 1, manner: 'float', fromTurn: turnLeft(was, now) })];
  if (still)
    return moved ? both('fade', 'fade') : [standing(was, hand), mover(now, hand, { from: 0, to: 1, manner: 'fade' })];
  if (moved) return [mover(now, hand, { was, from: 1, to: 1, manner: now.kind === 'dwarf' ? 'walk' : 'slide' })];
  if (isTurnedOver(was, now) && now.kind !== 'pile') return both('shut', 'open');
  const over = mover(now, hand, { from: 0, to: 1, manner: now.kind === 'rubble' ? 'drop' : 'fade' });
  return [standing(was, hand), over, ...taken(was, now, hand)];
}

/** What lies below what comes over it. */
const standing = (sprite: Sprite, hand: Hand): Mover => mover(sprite, hand, { from: 1, to: 0, manner: 'under' });

const isSame = (was: Sprite | undefined, now: Sprite, seats: readonly SeatLook[]): boolean =>
  was !== undefined && was.x === now.x && was.y === now.y && lookKey(was, seats) === lookKey(now, seats);

const byKey = (sprites: readonly Sprite[]): Map<string, Sprite> =>
  new Map(sprites.map((sprite) => [sprite.key, sprite]));

/** Sorts a change into what stands and what moves. What floats never stands: it moves by itself. */
export function partsOf(
  from: readonly Sprite[],
  to: readonly Sprite[],
  seats: readonly SeatLook[],
  still: boolean,
  finish: Finish,
): { readonly standing: readonly Sprite[]; readonly movers: readonly Mover[] } {
  const hand = { seats, finish };
  const [before, after] = [byKey(from), byKey(to)];
  const stands = (sprite: Sprite): boolean => !isGhost(sprite) && isSame(before.get(sprite.key), sprite, seats);
  const gone = from.filter(({ key }) => !after.has(key)).sort(byHeight);
  const changed = to.filter((sprite) => !stands(sprite)).sort(byHeight);
  return {
    standing: to.filter(stands),
    movers: [
      ...gone.map((sprite) => mover(sprite, hand, { from: 1, to: 0, manner: isGhost(sprite) ? 'float' : 'fade' })),
      ...changed.flatMap((sprite) => changeOf(before.get(sprite.key), sprite, hand, still)),
    ],
  };
}
