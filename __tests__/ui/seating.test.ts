/** Setting a table: the last one is remembered, and no two players look alike. */
import { castAs, chairsFor, countFor, soloTable, withEmblem } from '../../src/ui/page/seating';

const last = [
  { name: 'Ida', emblem: 'teal', kind: 'person' },
  { name: 'Ole', emblem: 'amber', kind: 'master' },
  { name: 'Per', emblem: 'amber', kind: 'gone' },
];

it('offers the names and emblems of the last table, and no emblem twice', () => {
  const chairs = chairsFor(last);
  expect(chairs.slice(0, 2)).toEqual(last.slice(0, 2));
  expect(new Set(chairs.map(({ emblem }) => emblem)).size).toBe(chairs.length);
  expect(new Set(chairs.map(({ name }) => name)).size).toBe(chairs.length);
});

it('seats as many as the last time, if so many may play', () => {
  expect(countFor([2, 4], last)).toBe(3);
  expect(countFor([2, 2], last)).toBe(2);
  expect(countFor([3, 10], [])).toBe(3);
});

it('lets two players change emblems, so that no two are alike', () => {
  const chairs = withEmblem(chairsFor(last), 0, 'amber');
  expect(chairs.slice(0, 2).map(({ emblem }) => emblem)).toEqual(['amber', 'teal']);
});

it('fills a table with one kind of player', () => {
  expect(castAs(last, 'apprentice', 'person').map(({ kind }) => kind)).toEqual(['person', 'apprentice', 'apprentice']);
});

describe('a table against bots', () => {
  it('is the last one if somebody played alone there', () => {
    expect(soloTable([2, 4], last)).toBe(last);
  });

  it('is one person and bots of the level that played last', () => {
    const table = soloTable([3, 10], [...last, { name: 'Una', emblem: 'sky', kind: 'person' }]);
    expect(table.map(({ kind }) => kind)).toEqual(['person', 'master', 'master', 'master']);
    expect(table[0]?.name).toBe('Ida');
  });
});
