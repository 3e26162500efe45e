/** Where people sit around a phone that lies flat. */
import { around, before, padsOf } from '../../../src/ui/table/flat/around';
import type { Box } from '../../../src/ui/Turned';

const SCREENS = [
  { left: 0, top: 0, width: 360, height: 640 },
  { left: 0, top: 24, width: 390, height: 790 },
  { left: 0, top: 0, width: 1024, height: 768 },
] as const;
const TABLES = SCREENS.flatMap((screen) => [2, 3, 4, 5, 6, 7, 8, 9, 10].map((seats) => ({ screen, seats })));
const DEEP = 62;

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width - 0.01 &&
  b.left < a.left + a.width - 0.01 &&
  a.top < b.top + b.height - 0.01 &&
  b.top < a.top + a.height - 0.01;
const holds = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left - 0.01 &&
  inner.top >= outer.top - 0.01 &&
  inner.left + inner.width <= outer.left + outer.width + 0.01 &&
  inner.top + inner.height <= outer.top + outer.height + 0.01;

it.each(TABLES)(
  '$seats people have places of their own around $screen.width by $screen.height',
  ({ screen, seats }) => {
    const { edges } = around(screen, seats, DEEP, 216);
    expect(edges.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    for (const edge of edges) {
      expect(holds(screen, edge)).toBe(true);
      expect(edge.turn % 2 === 0 ? edge.width : edge.height).toBeGreaterThanOrEqual(150);
      expect(edges.filter((other) => other !== edge && meets(edge, other))).toEqual([]);
    }
  },
);

it('two sit opposite each other, four one at each edge, and all are counted clockwise from below', () => {
  const turns = (seats: number) => around(SCREENS[1], seats, DEEP, 216).edges.map(({ turn }) => turn);
  expect(turns(2)).toEqual([0, 2]);
  expect(turns(3)).toEqual([0, 1, 2]);
  expect(turns(4)).toEqual([0, 1, 2, 3]);
  const ten = turns(10);
  expect([...ten].sort()).toEqual(ten);
  expect(new Set(ten).size).toBe(4);
});

it.each(TABLES)(
  '$seats people sit clockwise as they take turns, also at one side of $screen.width',
  ({ screen, seats }) => {
    const { edges } = around(screen, seats, DEEP, 216);
    const [x, y] = [screen.left + screen.width / 2, screen.top + screen.height / 2];
    // The way from one to the next along the rim, from below over the left.
    const angles = edges.map(({ left, top, width, height }) => {
      const angle = Math.atan2(top + height / 2 - y, left + width / 2 - x) - Math.PI / 2;
      return (angle + Math.PI * 4) % (Math.PI * 2);
    });
    const [first = 0] = angles;
    const turned = angles.map((angle) => (angle - first + Math.PI * 4) % (Math.PI * 2));
    expect([...turned].sort((a, b) => a - b)).toEqual(turned);
  },
);

it.each(TABLES)('paper before an edge stays on a screen of $screen.width, for $seats people', ({ screen, seats }) => {
  for (const edge of around(screen, seats, DEEP, 216).edges) {
    const paper = before(edge, screen, 502, 330);
    expect(holds(screen, paper)).toBe(true);
    expect(meets(paper, edge)).toBe(false);
  }
});

it('what a table keeps clear of turns with it', () => {
  const { taken } = around(SCREENS[1], 3, DEEP, 216);
  expect(padsOf(taken, 0)).toEqual({ bottom: DEEP, left: DEEP, top: DEEP, right: 0 });
  expect(padsOf(taken, 1)).toEqual({ bottom: DEEP, left: DEEP, top: 0, right: DEEP });
  expect(padsOf(taken, 2)).toEqual({ bottom: DEEP, left: 0, top: DEEP, right: DEEP });
});
