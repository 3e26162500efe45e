/** What is left of a card when nothing of it can be used any more is left unused by itself. */
import { dwarf } from '../../src/games/dig-deeper-dwarf';
import { table } from '../games/dig-deeper-dwarf/table';
import { sitDown } from './sitting';

const CUT = { piles: {} };

test('a card of which only “leave unused” is left asks nobody', async () => {
  // Move and Mine on one card, and nothing to mine where it leads.
  const { state } = table({ ...CUT, hands: ['pick-and-cart'] });
  const sitting = sitDown(dwarf, { state, bots: [1] });
  await sitting.wait();
  const play = sitting.look().options.find(({ do: what }) => what === 'play');
  if (!play) throw new Error('nothing to play');
  sitting.send({ type: 'CHOOSE', move: play });
  await sitting.wait();
  const act = sitting.look().options.find(({ do: what }) => what === 'act');
  if (!act) throw new Error('nothing to do with it');
  sitting.send({ type: 'CHOOSE', move: act });
  await sitting.wait();
  expect(sitting.play().moves.map(({ do: what }) => what)).toEqual(['play', 'act', 'done']);
  expect(sitting.look().screen).toBe('choose');
});

test('whoever takes something back then takes back what they chose themselves', async () => {
  const { state } = table({ ...CUT, hands: ['pick-and-cart'] });
  const sitting = sitDown(dwarf, { state, bots: [1] });
  await sitting.wait();
  for (const wanted of ['play', 'act']) {
    const move = sitting.look().options.find(({ do: what }) => what === wanted);
    if (move) sitting.send({ type: 'CHOOSE', move });
    await sitting.wait();
  }
  sitting.send({ type: 'UNDO' });
  await sitting.wait();
  expect(sitting.play().moves.map(({ do: what }) => what)).toEqual(['play']);
});
