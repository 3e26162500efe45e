/** Which names of columns and rows stand at the edge of a mine, and where: each before the middle of its cells. */
import { CELL } from './brushes';

/** A name at the edge. */
export interface RulerMark {
  readonly name: string;
  /** How far it lies along the edge. */
  readonly at: number;
}

/** So many points a name needs, so that it can be told from the next. */
const APART = 16;

/** The names along one axis for a camera: all of them, or every second or third where cells are too small for each. */
export function marksAlong(names: readonly string[], scale: number, from: number): RulerMark[] {
  const cell = CELL * scale;
  const step = Math.max(1, Math.ceil(APART / cell));
  return names.flatMap((name, i) => (i % step === 0 ? [{ name, at: i * cell + from }] : []));
}

/** Where the edge of the cells lies before their first, or behind their last. */
export const edgeOf = (count: number, scale: number, from: number): number => {
  'worklet';
  return (count - 0.5) * CELL * scale + from;
};
