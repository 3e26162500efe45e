/** Where a cell lies, as people say it: beside a goal, between two, or counted from the start. */
import { columnOf, rowOf, type Cell } from '../../../engine/grid';
import { goalAt } from '../rules/maze';

export type Heading = 'north' | 'east' | 'south' | 'west';

export type Whereabouts =
  | { readonly by: 'goal'; readonly goal: number; readonly heading: Heading }
  | { readonly by: 'goals'; readonly goals: readonly [number, number] }
  | { readonly by: 'start'; readonly east: number; readonly south: number };

/** The cells around a goal, and on which side of it they lie. */
const AROUND: readonly (readonly [x: number, y: number, heading: Heading])[] = [
  [0, 1, 'north'],
  [-1, 0, 'east'],
  [0, -1, 'south'],
  [1, 0, 'west'],
];

/** Where a cell lies. */
export function whereabouts(cell: Cell): Whereabouts {
  const [x, y] = [columnOf(cell), rowOf(cell)];
  const near = AROUND.map(([dx, dy, heading]) => ({ goal: goalAt(x + dx, y + dy), heading })).filter(
    ({ goal }) => goal >= 0,
  );
  const [one, another] = near;
  if (one !== undefined && another !== undefined)
    return { by: 'goals', goals: [Math.min(one.goal, another.goal), Math.max(one.goal, another.goal)] };
  return one === undefined ? { by: 'start', east: x, south: y } : { by: 'goal', ...one };
}
