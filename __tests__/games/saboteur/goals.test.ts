import { table } from './table';

const STONE_IN_THE_MIDDLE = ['treasure', 'stone-up-left', 'stone-up-right'] as const;

test('a goal is turned over for all to see when an unbroken way reaches it', () => {
  const given = table({ goals: STONE_IN_THE_MIDDLE }).tunnel();
  expect(given.told).toEqual(['laid', 'reached', 'drew']);
  expect(given.knownGoals(3)).toEqual(['?', 'stone-up-left', '?']);
});

test('it is laid so that it opens to the card that reached it', () => {
  const given = table({ goals: ['treasure', 'stone-up-right', 'stone-up-left'] }).tunnel();
  expect(given.news.find((event) => event.what === 'reached')).toMatchObject({ goal: 1, turned: true });
  expect(given.lying(8, 0)).toEqual({ key: 'stone-up-right', open: 0b1100 });
});

test('with a stone the round goes on, and the way may lead on from it', () => {
  const given = table({ goals: STONE_IN_THE_MIDDLE }).tunnel();
  expect(given.frame).toBe('turn');
  expect(given.canLay('straight-up-down', 8, -1)).toBe(true);
});

test('the treasure ends the round at once', () => {
  const given = table({ goals: ['stone-up-left', 'treasure', 'stone-up-right'] }).tunnel();
  expect(given.told.slice(0, 3)).toEqual(['laid', 'reached', 'over']);
  expect(given.told).not.toContain('drew');
});

test('touching a goal with a closed side does not reach it', () => {
  const given = table({ goals: STONE_IN_THE_MIDDLE }).upperTunnel().lay('curve-up-left', 8, -1);
  expect(given.knownGoals(0)).toEqual(['treasure', '?', '?']);
  const closed = table({ goals: STONE_IN_THE_MIDDLE }).upperTunnel().lay('straight-up-down', 7, -2);
  expect(closed.knownGoals(0)).toEqual(['?', '?', '?']);
});

test('a dead end does not reach a goal', () => {
  const given = table({ goals: STONE_IN_THE_MIDDLE }).upperTunnel().lay('dead-cross', 8, -1);
  expect(given.told).toEqual(['laid', 'drew']);
  expect(given.knownGoals(0)).toEqual(['?', '?', '?']);
});

test('one card may reach several goals: all of them are turned', () => {
  const given = table({ goals: ['stone-up-left', 'stone-up-right', 'treasure'] })
    .upperTunnel()
    .lay('cross', 8, -1);
  expect(given.told).toEqual(['laid', 'reached', 'reached', 'drew']);
  expect(given.lying(8, -2)).toEqual({ key: 'stone-up-left', open: 0b0110 });
  expect(given.lying(8, 0)).toEqual({ key: 'stone-up-right', open: 0b0011 });
});

test('a stone reached together with the treasure is turned as well', () => {
  const given = table({ goals: ['treasure', 'stone-up-left', 'stone-up-right'] })
    .upperTunnel()
    .lay('cross', 8, -1);
  expect(given.knownGoals(0)).toEqual(['treasure', 'stone-up-left', '?']);
  expect(given.frame).toBe('gold');
});

test('after each turned goal the others are looked at again, for the way may lead on through it', () => {
  const given = table({ goals: ['stone-up-right', 'stone-up-left', 'treasure'] })
    .place('straight-up-down', 8, -1)
    .tunnel();
  expect(given.told).toEqual(['laid', 'reached', 'reached', 'drew']);
  expect(given.knownGoals(0)).toEqual(['stone-up-right', 'stone-up-left', '?']);
});

describe('a stone that does not fit', () => {
  const given = table({ goals: ['stone-up-left', 'stone-up-right', 'treasure'] }).upperTunnel();
  given.lay('dead-cross', 7, -2).lay('cross', 8, -1);

  test('is laid all the same, open to the card that reached it alone', () => {
    expect(given.lying(7, -2)).toEqual({ key: 'dead-cross', open: 15 });
    expect(given.lying(8, -2)).toEqual({ key: 'stone-up-left', open: 0b0110 });
  });

  test('must be fitted by cards laid later', () => {
    expect(given.canLay('curve-up-left', 9, -2)).toBe(true);
    expect(given.canLay('straight-up-down', 9, -2)).toBe(false);
    given.lay('curve-up-left', 9, -2).lay('curve-up-right', 9, -3, 'turned');
    expect(given.canLay('cross', 8, -3)).toBe(false);
    expect(given.canLay('curve-up-right', 8, -3)).toBe(true);
  });
});

test('a goal can be reached from any side', () => {
  const given = table({ goals: ['stone-up-left', 'treasure', 'stone-up-right'] }).upperTunnel();
  given.lay('straight-up-down', 7, -2).lay('straight-up-down', 7, -3).lay('fork-up-right-down', 7, -4);
  given.lay('curve-up-right', 8, -4, 'turned');
  expect(given.knownGoals(0)).toEqual(['?', '?', '?']);
  given.lay('straight-up-down', 8, -3);
  expect(given.lying(8, -2)).toEqual({ key: 'stone-up-left', open: 0b1001 });
});

test('a goal reached by two cards at once opens to the one that was laid', () => {
  const given = table({ goals: ['treasure', 'stone-up-left', 'stone-up-right'] });
  given.place('curve-up-right', 7, 1).place('curve-up-left', 8, 1).tunnel();
  expect(given.lying(8, 0)).toEqual({ key: 'stone-up-left', open: 0b1001 });
});
