/** Looking back at a game: the points from turn to turn end with the final count. */
import { games } from '../../src/games/all';
import { wander } from '../../src/lab/check/wander';
import type { Move } from '../../src/engine/game';
import { courseOf } from '../../src/table/course';

it('tells nothing of a game whose beginning cannot be followed any more', () => {
  for (const { game } of games)
    expect(courseOf(game, { seats: 3, seed: 'course', variants: ['forgotten'] }, [])).toEqual([]);
});

it.each(games.map(({ game }) => [game.id, game] as const))('tells the course of %s', (_id, game) => {
  const setup = { seats: 3, seed: 'course', variants: [] };
  const moves: Move[] = [];
  const last = wander(game, setup, ({ move }) => void moves.push(move));
  const course = courseOf(game, setup, moves);
  expect(course.length).toBeGreaterThan(3);
  const final = game.standings(last).sort((a, b) => a.seat - b.seat);
  expect(course.at(-1)).toEqual(final.map(({ points }) => points));
});
