import type { Family } from '../../../src/games/dig-deeper-dwarf/cards/row';
import { ROWS } from '../../../src/games/dig-deeper-dwarf/cards/rows';
import { actionTests } from './cards/actions';
import { eventTests } from './cards/events';
import { jewelryTests } from './cards/jewelry';
import { miningTests, rubbleTests } from './cards/mining';
import { startTests } from './cards/start';
import { tileTests } from './cards/tiles';
import { traitTests } from './cards/traits';
import type { CardTests } from './table';

const tests: Readonly<Record<Family, CardTests>> = {
  start: startTests,
  mining: miningTests,
  rubble: rubbleTests,
  action: actionTests,
  jewelry: jewelryTests,
  event: eventTests,
  trait: traitTests,
  tile: tileTests,
};

describe('the cards', () => {
  it.each(ROWS.map((row) => [row.family, row.key] as const))('has a test for the %s card %s', (family, key) => {
    expect(Object.keys(tests[family])).toContain(key);
  });

  for (const [family, cards] of Object.entries(tests)) {
    describe(family, () => {
      for (const [key, [says, test]] of Object.entries(cards)) it(`${key} ${says}`, test);
    });
  }

  it('has no test for a card that is not there', () => {
    const known = ROWS.map((row) => `${row.family} ${row.key}`);
    for (const [family, cards] of Object.entries(tests))
      for (const key of Object.keys(cards)) expect(known).toContain(`${family} ${key}`);
  });
});
