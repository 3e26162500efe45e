import { games } from '../../../src/games/all';
import { onScreen } from './sitting';

jest.setTimeout(60_000);

test.each([0, 1, 2])('game %d comes onto the table', async (n) => {
  const entry = games[n];
  if (!entry) throw new Error('no such game');
  const { screen } = await onScreen(entry, { seats: 3, seed: 'lantern' });
  expect(screen.getAllByRole('button').length).toBeGreaterThan(5);
});
