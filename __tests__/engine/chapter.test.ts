import {
  deedsOf,
  holds,
  lit,
  reckon,
  said,
  toldAfter,
  type Ended,
  type Tallies,
  type Task,
} from '../../src/engine/chapter';
import { start } from '../../src/engine/frames';
import { dwarf } from '../../src/games/dig-deeper-dwarf';

const state = start(dwarf, { seats: 2, seed: 'chapter', variants: [] });
const ended: Ended = { game: dwarf, state, told: [{ what: 'knock' }, { what: 'knock' }], seat: 0 };
const says = { en: { least: '' }, de: { least: '' } };
const tallies: Tallies = {
  knocks: { count: ({ told }) => told.length, says },
  seat: { count: ({ seat }) => seat, says },
};

it('a condition holds from its least to its most, both included', () => {
  expect(holds({ count: 'knocks', least: 2 }, tallies, ended)).toBe(true);
  expect(holds({ count: 'knocks', least: 3 }, tallies, ended)).toBe(false);
  expect(holds({ count: 'knocks', most: 2 }, tallies, ended)).toBe(true);
  expect(holds({ count: 'knocks', most: 1 }, tallies, ended)).toBe(false);
});

it('what nobody counts cannot be asked for', () => {
  expect(() => holds({ count: 'sneezes', least: 1 }, tallies, ended)).toThrow('sneezes');
});

it('the other lanterns are lit only along with the task, and a task is all of its conditions', () => {
  const more = [[{ count: 'knocks', most: 2 }], [{ count: 'knocks', least: 9 }]] as const;
  expect(lit({ task: [{ count: 'knocks', least: 2 }], more }, tallies, ended)).toEqual([true, true, false]);
  const both = [
    { count: 'knocks', least: 2 },
    { count: 'seat', least: 1 },
  ];
  expect(lit({ task: both, more }, tallies, ended)).toEqual([false, false, false]);
});

it('how many it was is told where that says more than no', () => {
  const place = { ...tallies, place: { count: () => 2, says, isPlace: true } };
  const counts = (...more: readonly [Task[number], Task[number]]) =>
    reckon({ task: [], more: [[more[0]], [more[1]]] }, place, ended).map(({ count }) => count);
  expect(counts({ count: 'knocks', most: 0 }, { count: 'knocks', least: 4 })).toEqual([null, 2, 2]);
  expect(counts({ count: 'knocks', most: 1 }, { count: 'seat', least: 1 })).toEqual([null, 2, null]);
  expect(counts({ count: 'place', most: 1 }, { count: 'place', most: 2 })).toEqual([null, null, 2]);
});

it('a condition is said with its number, and with words of their own for one and none', () => {
  const words = {
    least: ['a knock', '# knocks'],
    most: ['no knock', 'one knock at most', '# knocks at most'],
  } as const;
  expect([1, 3].map((least) => said(words, { least }))).toEqual(['a knock', '3 knocks']);
  expect([0, 1, 2].map((most) => said(words, { most }))).toEqual(['no knock', 'one knock at most', '2 knocks at most']);
  expect(said({ least: '# or more' }, { least: 1 })).toBe('1 or more');
  expect(() => said({ least: '# or more' }, { most: 1 })).toThrow('no words');
});

it('deeds are those of the seat itself, of one kind', () => {
  const told = [
    { what: 'knock', seat: 0 },
    { what: 'knock', seat: 1 },
    { what: 'sneeze', seat: 0 },
  ];
  expect(deedsOf({ ...ended, told }, 'knock')).toEqual([{ what: 'knock', seat: 0 }]);
});

it('what is told afterwards depends on the lanterns', () => {
  const story = {
    title: '',
    before: [],
    done: [['pim', 'done']],
    bright: ['odda', 'bright'],
    failed: [['bram', 'failed']],
  } as const;
  expect(toldAfter(story, [true, false, true])).toEqual([['pim', 'done']]);
  expect(toldAfter(story, [true, true, true])).toEqual([...story.done, story.bright]);
  expect(toldAfter(story, [false, false, false])).toEqual(story.failed);
});
