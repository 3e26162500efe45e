/** Dig: up to three gems of one company, each beside a gem of that company. */
import { COMPANIES } from '../../../src/games/city-under-the-mountain/cards/companies';
import { table } from './table';

const pass = (t: ReturnType<typeof table>): string[] => t.can().filter((move) => move.startsWith('invest'));

test('a turn begins with the choice of a company', () => {
  expect(table().can()).toEqual(COMPANIES.map(({ key }) => `company ${key}`));
});

test('a gem goes onto a free field that shares a side with a gem of the company', () => {
  expect(table().play('company ruby').digs()).toEqual(['H6', 'G7', 'I7', 'H8']);
});

test('gems just laid count', () => {
  const t = table().play('company ruby', 'dig H6');
  expect(t.digs()).toEqual(['H5', 'G6', 'I6', 'G7', 'I7', 'H8']);
});

test('there are three gems in a turn, all of one company', () => {
  const t = table().play('company ruby', 'dig H6', 'dig H5', 'dig H4');
  expect(t.waitsFor()).toBe('exchange');
  expect(['H6', 'H5', 'H4'].map((field) => t.gemOn(field))).toEqual(['ruby', 'ruby', 'ruby']);
});

test('fewer gems are enough, but at least one must be laid if any can be', () => {
  const t = table().play('company ruby');
  expect(t.can()).not.toContain('stop');
  t.play('dig H6', 'stop');
  expect(t.waitsFor()).toBe('exchange');
});

test('the first turn of the game lays one gem, the second two, all others three', () => {
  const t = table({ turn: 1, seats: 3 });
  t.play('company ruby', 'dig H6', 'invest ruby', 'invest amber', 'invest topaz', 'invest pearl');
  t.play('company ruby', 'dig H5', 'dig H4', 'invest ruby', 'invest amber', 'invest topaz', 'invest pearl');
  t.play('company ruby', 'dig H3', 'dig H2', 'dig H1');
  expect(pass(t)).toHaveLength(8);
  expect(t.story.filter((event) => event.what === 'turn').map((event) => event.gems)).toEqual([2, 3]);
});

test('an occupied field cannot be dug, by whatever company', () => {
  const t = table({ gems: { H6: 'pearl', G7: 'ruby' } }).play('company ruby');
  expect(t.digs()).not.toContain('H6');
  expect(t.why('field:' + (5 * 18 + 7))).toBe('occupied');
});

test('Danger fields are closed', () => {
  const t = table({ land: { H6: 'danger' } }).play('company ruby');
  expect(t.digs()).toEqual(['G7', 'I7', 'H8']);
  expect(t.why('field:' + (5 * 18 + 7))).toBe('danger');
});

test('the board ends at its edge', () => {
  const t = table({ gems: { A1: 'ruby', R1: 'ruby' } }).play('company ruby');
  expect(t.digs()).toEqual(['B1', 'Q1', 'A2', 'R2', 'H6', 'G7', 'I7', 'H8']);
});

test('fields of the dwarf camp are ordinary empty fields', () => {
  const t = table({ land: { H8: 'camp' } }).play('company ruby', 'dig H8');
  expect(t.whats()).toEqual(['company', 'dug']);
});

test('a company without a free field beside its gems is not to be chosen', () => {
  const t = table({ land: { H6: 'danger', G7: 'danger', I7: 'danger', H8: 'danger' } });
  expect(t.can()).not.toContain('company ruby');
  expect(t.why('company:0')).toBe('noRoom');
});

test('without any legal gem Dig is skipped and Invest follows', () => {
  const t = table({ walled: true, shares: [{ ruby: 4 }, { ruby: 4 }] });
  expect(t.waitsFor()).toBe('exchange');
});

describe('Tunnel Entrances', () => {
  const three = { H6: 'tunnel', A1: 'tunnel', R9: 'tunnel' } as const;

  test('the next gem must go onto another free entrance, wherever it is', () => {
    const t = table({ land: three }).play('company ruby', 'dig H6');
    expect(t.can()).toEqual(['dig A1', 'dig R9']);
    t.play('dig R9');
    expect(t.gemOn('R9')).toBe('ruby');
    expect(t.digs()).toEqual(expect.arrayContaining(['R8', 'Q9', 'R10']));
  });

  test('the second gem of a pair needs no follow-up', () => {
    const t = table({ land: three }).play('company ruby', 'dig H6', 'dig A1');
    expect(t.can()).toContain('stop');
  });

  test('the last gem of a turn cannot go onto an entrance', () => {
    const t = table({ land: { ...three, H5: 'tunnel' }, gems: { I5: 'ruby' } });
    t.play('company ruby', 'dig G7', 'dig I7');
    expect(t.digs()).not.toContain('H6');
    expect(t.why('field:' + (5 * 18 + 7))).toBe('noFollowUp');
  });

  test('after a pair the third gem cannot begin another', () => {
    const t = table({ land: { ...three, B1: 'tunnel' } }).play('company ruby', 'dig H6', 'dig A1');
    expect(t.digs()).not.toContain('B1');
  });

  test('the last free entrance cannot be dug', () => {
    const t = table({ land: { H6: 'tunnel' } }).play('company ruby');
    expect(t.digs()).not.toContain('H6');
    expect(t.why('field:' + (5 * 18 + 7))).toBe('noOtherEntrance');
  });

  test('an overtime gem may be the follow-up', () => {
    const t = table({ land: three, kept: [['overtime']] }).play('company ruby', 'dig G7', 'dig I7', 'dig H6');
    expect(t.can()).toEqual(['overtime A1', 'overtime R9']);
    t.play('overtime A1');
    expect(t.state.tokens.reduce((sum, count) => sum + count, 0)).toBe(2);
  });

  test('in the one-gem turn a company with entrances alone cannot be chosen', () => {
    const t = table({ turn: 1, land: { ...three, G7: 'danger', I7: 'danger', H8: 'danger' } });
    expect(t.can()).not.toContain('company ruby');
    expect(t.why('company:0')).toBe('onlyEntrances');
  });

  test('between the gems of a pair nothing else can be done', () => {
    const t = table({ land: three, kept: [['cave-in', 'finders-keepers', 'labor-union']] });
    t.play('company ruby', 'dig H6');
    expect(t.can()).toEqual(['dig A1', 'dig R9']);
    expect(t.why('field:0')).toBeNull();
    expect(t.why('field:1')).toBe('entranceNext');
  });
});
