import type { Point } from '../light';

/** Where a shaft opens in the mountain. */
export type Mouth = Point & {
  /** Width of the opening; `x`, `y` is the middle of its floor. */
  size: number;
  /** Which side of the opening the way leads to. */
  towards: -1 | 1;
  /** Where its sign stands. */
  sign: Box;
  /** Everything that belongs to this entrance: what a finger may press. */
  band: Box;
};

export type Box = { x: number; y: number; width: number; height: number };

/** The composition of the mountain for one size of window. */
export type Plan = {
  width: number;
  height: number;
  /** Height of the sky, where the title stands. */
  head: number;
  /** The top of the mountain, and the height of its outline at the edges. */
  summit: Point;
  shoulder: number;
  mouths: readonly Mouth[];
  /** Height of the dark stone close to the eye, behind signs and buttons. */
  apron: number;
  /** The way that joins the shafts, from the highest down. */
  way: readonly Point[];
  wayWidth: number;
};

/** What the interface needs room for. */
export type Room = {
  width: number;
  height: number;
  /** Title at the top and buttons at the bottom. */
  head: number;
  foot: number;
  /** Height of a sign with its text. */
  sign: number;
  /** How much larger than usual the person reads. */
  textScale: number;
  /** What the phone's own notch or corner takes at the sides. */
  side: number;
};

const LARGE_TEXT = 1.3;
/** Height of a portal with lintel and emblem, in widths of its opening. */
const TALL = 1.62;
/** What lies in front of a portal: the ledge. */
const LEDGE = 0.42;

/** Whether shafts stand beside each other; large text needs the whole width for each. */
export const isWide = ({ width, height, textScale }: Pick<Room, 'width' | 'height' | 'textScale'>): boolean =>
  textScale <= LARGE_TEXT && width > height * 0.92;

/** Lays the mountain out: shafts beside each other where it is wide, above each other on a winding way where it is tall. */
export function planMountain(room: Room, shafts: number): Plan {
  if (room.textScale > LARGE_TEXT) return stacked(room, shafts);
  return isWide(room) ? wide(room, shafts) : winding(room, shafts);
}

function wide(room: Room, shafts: number): Plan {
  const inner = room.width - 2 * room.side;
  const column = Math.min(inner / shafts, 420);
  const left = (room.width - column * shafts) / 2;
  const below = room.sign + 12;
  const free = room.height - room.head - room.foot - below;
  const size = Math.max(72, Math.min(column * 0.4, free / (TALL + LEDGE), 210));
  const height = Math.max(room.height, room.head + room.foot + below + size * (TALL + LEDGE));
  const floor = height - room.foot - below - size * (LEDGE - 0.1);
  const mouths = Array.from({ length: shafts }, (_, i): Mouth => {
    const x = left + column * (i + 0.5);
    const lift = i % 2 === 1 ? size * 0.12 : 0;
    const y = floor - lift;
    const top = y - size * TALL;
    return {
      x,
      y,
      size,
      towards: i < shafts / 2 ? 1 : -1,
      sign: { x: x - column * 0.5 + 8, y: height - room.foot - room.sign, width: column - 16, height: room.sign },
      band: { x: x - column * 0.5, y: top, width: column, height: height - room.foot - top },
    };
  });
  const ledge = floor + size * 0.2;
  const way = [-0.1, 0.12, 0.3, 0.5, 0.7, 0.88, 1.1].map((t, i) => ({
    x: room.width * t,
    y: ledge - (i % 2 === 1 ? 0 : size * 0.05),
  }));
  const summit = { x: room.width * 0.46, y: room.head * 0.72 };
  const shoulder = Math.max(floor - size * TALL - size * 0.3, room.head * 1.1);
  const apron = apronOf(room);
  return { width: room.width, height, head: room.head, summit, shoulder, apron, mouths, way, wayWidth: size * 0.36 };
}

function winding(room: Room, shafts: number): Plan {
  const least = Math.max(124, room.sign + 28);
  const band = Math.max(least, (room.height - room.head - room.foot) / shafts);
  const size = Math.min(band * 0.54, room.width * 0.3, 190);
  const height = room.head + room.foot + band * shafts;
  const mouths = Array.from({ length: shafts }, (_, i): Mouth => {
    const towards = i % 2 === 0 ? -1 : 1;
    const x = room.width * (0.5 - towards * 0.235);
    const y = room.head + band * (i + 1) - size * LEDGE;
    const edge = x + towards * size * 0.78;
    const rim = Math.max(room.side, 12);
    const sign = {
      x: towards < 0 ? rim : edge,
      width: towards < 0 ? edge - rim : room.width - rim - edge,
      y: y - room.sign - size * 0.06,
      height: room.sign,
    };
    return { x, y, size, towards, sign, band: { x: 0, y: room.head + band * i, width: room.width, height: band } };
  });
  return tall(room, height, mouths, size);
}

function stacked(room: Room, shafts: number): Plan {
  const size = Math.min(room.width * 0.34, 170);
  const band = size * (TALL + 0.3) + room.sign;
  const height = Math.max(room.height, room.head + room.foot + band * shafts);
  const mouths = Array.from({ length: shafts }, (_, i): Mouth => {
    const top = room.head + band * i;
    const y = top + size * TALL;
    const x = room.width * (i % 2 === 0 ? 0.56 : 0.44);
    const sign = { x: 12, y: y + size * 0.16, width: room.width - 24, height: room.sign };
    return { x, y, size, towards: i % 2 === 0 ? -1 : 1, sign, band: { x: 0, y: top, width: room.width, height: band } };
  });
  return tall(room, height, mouths, size);
}

function tall(room: Room, height: number, mouths: readonly Mouth[], size: number): Plan {
  const { width, head } = room;
  const summit = { x: width * 0.4, y: head * 0.68 };
  return {
    width,
    height,
    head,
    summit,
    shoulder: head * 1.22,
    apron: apronOf(room),
    mouths,
    way: switchbacks(mouths, width),
    wayWidth: size * 0.36,
  };
}

const apronOf = ({ foot, sign }: Room): number => Math.max(10, Math.min(46, (foot + sign) * 0.6));

/** Down the mountain from shaft to shaft, with a turn at the edge after each. */
function switchbacks(mouths: readonly Mouth[], width: number): Point[] {
  return mouths.flatMap((mouth, i) => {
    const { x, y, size, towards } = mouth;
    const ledge = y + size * 0.17;
    const turn = towards < 0 ? width * 0.05 : width * 0.95;
    const next = mouths[i + 1];
    const along = [
      { x: x - towards * size * (i === 0 ? 1.4 : 0.5), y: ledge + (i === 0 ? -size * 0.1 : 0) },
      { x: x + towards * size * 0.4, y: ledge + size * 0.03 },
      { x: (x + turn) / 2 + towards * size * 0.3, y: ledge + size * 0.02 },
    ];
    if (next === undefined) return [...along, { x: turn + towards * size * 0.8, y: ledge + size * 0.1 }];
    const ahead = next.y + next.size * 0.17;
    return [
      ...along,
      { x: turn, y: ledge + (ahead - ledge) * 0.22 },
      { x: turn - towards * size * 0.02, y: ledge + (ahead - ledge) * 0.66 },
    ];
  });
}
