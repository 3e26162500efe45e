/** Looking back at a game: the points from turn to turn end with the final count. */
import { games } from '../../src/games/all';
import { aboutThree, wander } from '../../src/lab/check/wander';
import type { Move } from '../../src/engine/game';
import { pointsByTurn } from '../../src/table/points';

it('tells nothing of a game whose beginning cannot be followed any more', () => {
  for (const { game } of games)
    expect(pointsByTurn(game, { seats: aboutThree(game), seed: 'curve', variants: ['forgotten'] }, [])).toEqual([]);
});

it.each(games.map(({ game }) => [game.id, game] as const))('tells the curve of %s', (_id, game) => {
  const setup = { seats: aboutThree(game), seed: 'curve', variants: [] };
  const moves: Move[] = [];
  const last = wander(game, setup, ({ move }) => void moves.push(move));
  const curve = pointsByTurn(game, setup, moves);
  expect(curve.length).toBeGreaterThan(1);
  const final = game.standings(last).sort((a, b) => a.seat - b.seat);
  expect(curve.at(-1)).toEqual(final.map(({ points }) => points));
});
