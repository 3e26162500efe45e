/** Follies are counted from what is told of a game. */
import type { Happening } from '../../src/engine/game';
import type { Outcome } from '../../src/lab/arena/match';
import { folliesIn } from '../../src/lab/balance/follies';

/** A card by its face: its back is another one whenever it was mixed. */
const card = (what: string, face: number): Happening => ({ what, card: 0, face, seen: 3 });
const turn = (round: number): Happening & { round: number; seat: number } => ({ what: 'turn', round, seat: 0 });
const step = (tile: number): Happening & { seat: number; tile: number; by: string } => ({
  what: 'moved',
  seat: 0,
  tile,
  by: 'foot',
});
const act = (verb: string): Happening & { act: { verb: string } } => ({ what: 'announced', act: { verb } });

const outcome = (news: Happening[], coins = 0): Outcome => ({
  ranks: [1],
  points: [coins],
  lines: [[{ what: 'coins', points: coins }]],
  first: 0,
  decisions: 1,
  bents: [{}],
  news,
});

const counts = (one: Outcome): Record<string, string> =>
  Object.fromEntries(folliesIn([one]).map(({ name, count, chances }) => [name, `${count}/${chances}`]));

test('walking there and back counts, walking on and coming back with something does not', () => {
  const there = [turn(1), step(1), step(2), step(1)];
  expect(counts(outcome(there))['walks there and back']).toBe('1/1');
  expect(counts(outcome([turn(1), step(1), step(2), step(3)]))['walks there and back']).toBe('0/1');
  const fetched = [turn(1), step(1), step(2), card('mined', 9), step(1)];
  expect(counts(outcome(fetched))['walks there and back']).toBe('0/1');
});

test('a crafted card that had three rounds and was never played counts', () => {
  const news = [
    turn(1),
    card('crafted', 5),
    card('crafted', 6),
    turn(2),
    card('played', 6),
    turn(4),
    card('crafted', 7),
  ];
  expect(counts(outcome(news))['crafts what is never played']).toBe('1/2');
});

test('a Thwart against a step counts, one against a theft does not', () => {
  const news = [act('move'), act('thwart'), act('steal'), act('thwart')];
  expect(counts(outcome(news))['thwarts a step or a drawn card']).toBe('1/2');
});

test('twenty coins left over count', () => {
  expect(counts(outcome([], 4))['ends with 20 coins or more']).toBe('1/1');
  expect(counts(outcome([], 3))['ends with 20 coins or more']).toBe('0/1');
});
