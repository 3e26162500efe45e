/** What claims of this game may ask for: each wish comes about by what it says, and by nothing less. */
import { goalText, readGoal } from '../../../src/engine/packed';
import { view } from '../../../src/engine/view';
import { saboteur } from '../../../src/games/saboteur';
import { claims } from '../../../src/games/saboteur/claims';
import { words as de } from '../../../src/games/saboteur/claims/de';
import { words as en } from '../../../src/games/saboteur/claims/en';
import { rulesOfClaims } from '../../../src/games/saboteur/claims/wishes';
import type { SaboteurState } from '../../../src/games/saboteur/rules/state';
import { table, type Table } from './table';

const SEAT = 0;
const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dora'];

/** The table as the seat sees it before it begins. */
const seen = ({ state }: Table): SaboteurState => view(saboteur, state, SEAT);
/** What has come about since then. */
const done = (before: SaboteurState, { state }: Table): string[] =>
  rulesOfClaims.done(before, state, SEAT).map((wish) => goalText([wish]));
const holds = (before: SaboteurState, { state }: Table, goal: string): boolean =>
  readGoal(goal).every((wish) => rulesOfClaims.holds(before, state, SEAT, wish));
const lacks = (before: SaboteurState, { state }: Table, goal: string): string[] =>
  readGoal(goal).flatMap((wish) => [en, de].map((words) => words.lacks(before, state, wish, NAMES)));
const asked = (before: SaboteurState, goal: string): string[] =>
  [en, de].map((words) => words.goal(before, readGoal(goal), 2, NAMES));

/** A straight way with a crossing two cells before the middle goal. */
const nearTheMiddle = (): Table => {
  const given = table();
  for (let x = 1; x <= 3; x++) given.place('straight-right-left', x, 0);
  return given.place('fork-up-right-left', 4, 0).place('fork-up-right-left', 5, 0).place('cross', 6, 0);
};

test('a second way: another open end is as near as is asked, not the nearest alone', () => {
  const given = nearTheMiddle();
  const before = seen(given);
  expect(holds(before, given, 'spare#2')).toBe(false);
  expect(lacks(before, given, 'spare#2')).toEqual([
    'From the second open end three cards are missing.',
    'Vom zweiten offenen Ende aus fehlen drei Karten.',
  ]);
  given.place('cross', 6, 1);
  expect(done(before, given)).toContain('spare#2');
  expect(holds(before, given, 'spare#1')).toBe(false);
});

test('a way is measured as it runs: what is cut off leads only through the sides at which it is open', () => {
  const toTheGoal = (last: 'fork-up-right-left' | 'curve-up-left'): Table => {
    const given = table();
    for (let x = 1; x <= 3; x++) given.place('straight-right-left', x, 0);
    for (let x = 4; x <= 6; x++) given.place('cross', x, 0);
    return given.place(last, 7, 0).rockfall(1, 0);
  };
  const leads = toTheGoal('fork-up-right-left');
  expect(holds(seen(leads), leads, 'near#1')).toBe(true);
  const bends = toTheGoal('curve-up-left');
  expect(holds(seen(bends), bends, 'near#1')).toBe(false);
  expect(holds(seen(bends), bends, 'far#3')).toBe(true);
});

test('what is cut off is joined when a way leads to each card of it again, and not when it is taken away', () => {
  const given = table();
  for (let x = 1; x <= 3; x++) given.place('straight-right-left', x, 0);
  given.rockfall(1, 0);
  const before = seen(given);
  expect(lacks(before, given, 'join')).toEqual([
    'Not joined to the start: two paths.',
    'Noch sind zwei Wege nicht mit dem Start verbunden.',
  ]);
  const joined = done(before, given.lay('cross', 1, 0));
  expect(joined).toContain('join');
  const other = table();
  for (let x = 1; x <= 3; x++) other.place('straight-right-left', x, 0);
  other.rockfall(1, 0);
  const again = seen(other);
  expect(holds(again, other.rockfall(2, 0).rockfall(3, 0), 'join')).toBe(false);
});

test('a mine is narrow when it has no more open ends than asked', () => {
  const given = table().lay('cross', 1, 0);
  const before = seen(given);
  expect(holds(before, given, 'narrow#4')).toBe(false);
  expect(lacks(before, given, 'narrow#4')).toEqual([
    'There are still six open ends.',
    'Es gibt noch sechs offene Enden.',
  ]);
  expect(done(before, given.rockfall(1, 0))).toContain('narrow#4');
});

/** A way that leads past the middle goal down to the lower one, where the treasure lies. */
function towardsTheLower(...looked: readonly number[]): Table {
  const given = table({ seats: 3, goals: ['stone-up-left', 'stone-up-right', 'treasure'] });
  for (const goal of looked) given.map(goal).pass().pass();
  for (let x = 1; x <= 3; x++) given.lay('straight-right-left', x, 0);
  given.lay('fork-up-right-left', 4, 0).lay('cross', 5, 0).lay('straight-up-down', 5, 1);
  return given.lay('cross', 5, 2);
}

test('who has seen two stones knows where the treasure is: to come near it counts there alone, and it is not named', () => {
  const given = towardsTheLower(0, 1);
  const before = seen(given);
  expect(done(before, given.lay('cross', 6, 2))).toEqual(expect.arrayContaining(['near#1', 'gold#1']));
  expect(asked(before, 'gold#1')).toEqual([
    'With two cards, one each turn: dig to within one card of the treasure. Where it lies you can work out.',
    'Mit zwei Karten, einer je Zug: komm bis auf eine Karte an den Goldschatz heran. Wo er liegt, kannst du dir erschließen.',
  ]);
  expect(done(before, given.lay('cross', 7, 2))).toEqual(['gold#0']);
});

test('who has seen the treasure is told where it lies; who knows nothing is never asked for it', () => {
  const given = towardsTheLower(2);
  const before = seen(given);
  expect(done(before, given.lay('cross', 6, 2))).toContain('gold#1');
  expect(asked(before, 'gold#1')[0]).not.toContain('work out');
  expect(done(before, given.lay('cross', 7, 2))).toEqual(['reach:2']);
  const other = towardsTheLower();
  const blind = seen(other);
  expect(done(blind, other.lay('cross', 6, 2))).toEqual(['near#1']);
  expect(holds(blind, other, 'gold#1')).toBe(false);
});

test('the treasure is guarded when more cards are missing to it, while another goal stays nearer', () => {
  const given = towardsTheLower(2).lay('cross', 6, 2);
  const before = seen(given);
  given.rockfall(6, 2);
  expect(holds(before, given, 'guard#3')).toBe(false);
  expect(lacks(before, given, 'guard#3')).toEqual([
    'Only two cards are missing to the treasure.',
    'Bis zum Goldschatz fehlen nur zwei Karten.',
  ]);
  expect(done(before, given.rockfall(5, 2))).toContain('guard#3');
});

test('tools: somebody is free when nothing broken is left, and wrecked when as much as asked is broken', () => {
  const given = table({ seats: 3 });
  const before = seen(given);
  given.break('pick', 1);
  expect(done(before, given)).toEqual([]);
  expect(lacks(before, given, 'wreck#2@1')).toEqual([
    'In front of Bruno: one broken tool, not two.',
    'Vor Bruno: ein kaputtes Werkzeug, nicht zwei.',
  ]);
  given.pass().pass().break('lamp', 1);
  expect(done(before, given)).toEqual(['wreck#2@1']);
  const broken = seen(given);
  given.pass().pass().fix('fix-pick-cart', 1, 'pick');
  expect(done(broken, given)).toEqual([]);
  expect(lacks(broken, given, 'free@1')).toEqual([
    'Bruno still has one broken tool.',
    'Vor Bruno liegt noch ein kaputtes Werkzeug.',
  ]);
  expect(done(broken, given.pass().pass().fix('fix-lamp', 1, 'lamp'))).toEqual(['free@1']);
});

test('lines with the tools of others are searched apart from those in the mine', () => {
  const given = table({ seats: 3 });
  const [path, wreck, drop] = ['path', 'break', 'pass'].map((kind) => {
    given.inHand('cross');
    given.inHand('broken-pick');
    return given.moves.find((move) => move.do === kind);
  });
  if (!path || !wreck || !drop) throw new Error('a move is missing');
  const { helps } = rulesOfClaims;
  expect([path, wreck, drop].map((move) => helps(given.state, move, ''))).toEqual([true, false, false]);
  expect([path, wreck, drop].map((move) => helps(given.state, move, 'tools'))).toEqual([false, true, false]);
});

test('a way that is left is answered with how many cards it takes, and from where', () => {
  const given = nearTheMiddle();
  const before = seen(given);
  expect(lacks(before, given, 'far#4')).toEqual([
    'Only one card is missing to the nearest goal. Look at the open end seven east of the start.',
    'Bis zum nächsten Ziel fehlt nur eine Karte. Schau auf das offene Ende sieben Felder östlich vom Start.',
  ]);
  expect(lacks(before, given, 'cut')[0]).toBe(
    'A way is still possible: one card would do. Look at the open end seven east of the start.',
  );
});

test('no kind of claim is more than a third of all', () => {
  const kinds = claims.list.map(({ goal }) => goal.map(({ what }) => what).join('+'));
  for (const kind of new Set(kinds))
    expect([kind, kinds.filter((one) => one === kind).length <= kinds.length / 3]).toEqual([kind, true]);
});
