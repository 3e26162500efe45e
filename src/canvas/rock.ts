import type { SkCanvas, SkColor } from '@shopify/react-native-skia';
import { lit, paintable, type Channels, type Lighting, type Point } from './light';
import { drawNet } from './net';
import { crags, noise, speck } from './noise';

/** A stretch of hewn stone. */
export type Rock = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Size of a facet. */
  grain: number;
  seed: number;
  stone: Channels;
  /** Snow lies on what looks upward above this height. */
  snowline?: number;
  /** After so many columns and (an even number of) rows of facets it begins anew, so that it can be laid side by side. */
  repeat?: { columns: number; rows: number };
};

const SNOW: Channels = [0.84, 0.9, 1];
const RELIEF = 4.2;

type Vertex = Point & { height: number };

/** Rock is a net of flat facets: each one is lit on its own, which is what makes it read as hewn and not as painted. */
export function drawRock(canvas: SkCanvas, rock: Rock, lighting: Lighting): void {
  const across = Math.ceil(rock.width / rock.grain) + 2;
  const down = Math.ceil(rock.height / (rock.grain * 0.86)) + 2;
  const rows = Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => vertex(rock, column, row)),
  );
  const corners: Point[] = [];
  const colors: SkColor[] = [];
  const facet = (a: Vertex, b: Vertex, c: Vertex, seed: number) => {
    const shades = shadesOf(rock, [a, b, c], seed, lighting);
    corners.push(a, b, c);
    colors.push(...shades);
  };
  rows.forEach((row, y) => {
    const below = rows[y + 1];
    row.forEach((a, x) => {
      const [b, c, d] = [row[x + 1], below?.[x], below?.[x + 1]];
      if (b === undefined || c === undefined || d === undefined) return;
      const seed = rock.seed + within(x, rock.repeat?.columns) * 2 + within(y, rock.repeat?.rows) * 977;
      // Rows lie half a facet apart, so the short diagonal changes with the row.
      if (y % 2 === 0) {
        facet(a, b, c, seed);
        facet(b, d, c, seed + 1);
      } else {
        facet(a, b, d, seed);
        facet(a, d, c, seed + 1);
      }
    });
  });
  drawNet(canvas, corners, colors);
}

/** A number counted from 0 again after every `repeat`. */
const within = (value: number, repeat: number | undefined): number => (repeat === undefined ? value : value % repeat);

function vertex(rock: Rock, column: number, row: number): Vertex {
  const jitter = rock.grain * 0.62;
  const [c, r] = [within(column, rock.repeat?.columns), within(row, rock.repeat?.rows)];
  const x = rock.x + (column - 1 + (row % 2) * 0.5) * rock.grain + (speck(c, r, rock.seed) - 0.5) * jitter;
  const y = rock.y + (row - 1) * rock.grain * 0.86 + (speck(c, r, rock.seed + 1) - 0.5) * jitter;
  return { x, y, height: rollingHeight(rock, x / rock.grain, y / rock.grain) };
}

/** The height at a place; where the rock repeats, what comes after the end is blended in on the way there. */
function rollingHeight({ seed, repeat, x: left, y: top, grain }: Rock, x: number, y: number): number {
  if (repeat === undefined) return heightAt(x, y, seed);
  const [wide, high] = [repeat.columns, repeat.rows * 0.86];
  const share = (value: number, size: number): [number, number] => {
    const t = ((value % size) + size) % size;
    return [t, t / size];
  };
  const [px, u] = share(x - left / grain, wide);
  const [py, v] = share(y - top / grain, high);
  const upper = heightAt(px, py, seed) * (1 - u) + heightAt(px - wide, py, seed) * u;
  const lower = heightAt(px, py - high, seed) * (1 - u) + heightAt(px - wide, py - high, seed) * u;
  return upper * (1 - v) + lower * v;
}

// Crags lean to the right and are taller than wide, like beds of stone that were pushed up.
function heightAt(x: number, y: number, seed: number): number {
  const along = x * 0.92 + y * 0.4;
  const across = y * 0.92 - x * 0.4;
  return (
    crags(along * 0.1, across * 0.055, seed) * 1.5 +
    crags(x * 0.24, y * 0.2, seed + 9) * 0.55 +
    noise(x * 0.7, y * 0.7, seed + 5) * 0.3
  );
}

function shadesOf(
  rock: Rock,
  [a, b, c]: readonly [Vertex, Vertex, Vertex],
  seed: number,
  lighting: Lighting,
): SkColor[] {
  const scale = rock.grain * RELIEF;
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, (b.height - a.height) * scale];
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, (c.height - a.height) * scale];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const side = nz < 0 ? -1 : 1;
  const length = Math.hypot(nx, ny, nz) || 1;
  const normal = [(nx * side) / length, (ny * side) / length, (nz * side) / length] as const;
  const tone = 0.86 + 0.28 * speck(seed, 7, rock.seed);
  return [a, b, c].map((corner) => {
    const hollow = 0.42 + 0.42 * corner.height;
    const bare: Channels = [
      rock.stone[0] * tone * hollow,
      rock.stone[1] * tone * hollow,
      rock.stone[2] * tone * hollow,
    ];
    return paintable(lit(underSnow(rock, bare, corner, normal[1], seed), corner, normal, lighting));
  });
}

function underSnow(rock: Rock, bare: Channels, at: Vertex, upward: number, seed: number): Channels {
  if (rock.snowline === undefined) return bare;
  const depth =
    (rock.snowline - at.y) / (rock.grain * 9) - upward * 0.9 + at.height * 0.5 - 0.75 + speck(seed, 3) * 0.25;
  const cover = Math.min(1, Math.max(0, depth * 2.2));
  return [
    bare[0] + (SNOW[0] - bare[0]) * cover,
    bare[1] + (SNOW[1] - bare[1]) * cover,
    bare[2] + (SNOW[2] - bare[2]) * cover,
  ];
}
