/** A mine that is turned on the screen feels fingers where they are. */
import { pointWithin, wayWithin, type Quarters } from '../../../src/canvas/mine/turned';

const TURNS: readonly Quarters[] = [0, 1, 2, 3];
const size = { width: 300, height: 100 };

/** Where a point of the mine is seen, from the corner of what it takes of the screen. */
function seen(turn: Quarters, x: number, y: number): readonly [number, number] {
  const [dx, dy] = [x - size.width / 2, y - size.height / 2];
  const angle = (turn * Math.PI) / 2;
  const across = turn % 2 === 0 ? size : { width: size.height, height: size.width };
  return [
    across.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    across.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

it.each(TURNS)('turned by %i quarters, a point is found again where it is seen', (turn) => {
  const found = pointWithin(turn, size, ...seen(turn, 40, 15));
  expect(found.x).toBeCloseTo(40);
  expect(found.y).toBeCloseTo(15);
});

it.each(TURNS)('turned by %i quarters, a way between two points goes the same way', (turn) => {
  const [from, to] = [seen(turn, 40, 15), seen(turn, 70, 90)];
  const way = wayWithin(turn, to[0] - from[0], to[1] - from[1]);
  expect(way.x).toBeCloseTo(30);
  expect(way.y).toBeCloseTo(75);
});
