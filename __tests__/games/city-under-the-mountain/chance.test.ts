/** The chance cards. Every one has its tests here. */
import { isInBox } from '../../../src/engine/editions';
import { CHANCE, type ChanceKey } from '../../../src/games/city-under-the-mountain/cards/rows';
import { table } from './table';

const tests: Readonly<Record<ChanceKey, () => void>> = {
  rescue: () => {
    test('every player gains a dwarf, and the card is discarded', () => {
      const t = table({ seats: 3, land: { H6: 'chest' }, deck: ['rescue'] }).play('company ruby', 'dig H6');
      expect(t.state.dwarves).toEqual([5, 5, 5]);
      expect(t.discarded()).toEqual(['rescue']);
    });
    test('a Cthulhu takes nothing of it', () => {
      const t = table({ land: { H6: 'chest' }, deck: ['rescue'], kept: [[], ['cthulhu']] }).play(
        'company ruby',
        'dig H6',
      );
      expect(t.state.dwarves).toEqual([5, 5]);
      expect(t.kept(1)).toEqual(['cthulhu']);
    });
  },

  'secret-tunnel': () => {
    const land = { A1: 'danger', R9: 'danger' } as const;
    test('lays a gem of any company on a free Danger field, away from its others, and is discarded', () => {
      const t = table({ land, kept: [['secret-tunnel']] }).play('use secret-tunnel');
      expect(t.can()).toEqual(['secret A1', 'secret R9']);
      t.play('secret A1', 'gem pearl');
      expect(t.gemOn('A1')).toBe('pearl');
      expect(t.discarded()).toEqual(['secret-tunnel']);
      expect(t.play('company pearl').digs()).toEqual(expect.arrayContaining(['B1', 'A2']));
    });
    test('does not count against the three and leaves the company free', () => {
      const t = table({ land, kept: [['secret-tunnel']] });
      t.play('company ruby', 'dig H6', 'use secret-tunnel', 'secret A1', 'gem pearl', 'dig H5', 'dig H4');
      expect(t.waitsFor()).toBe('exchange');
    });
    test('may be used after the last gem', () => {
      const t = table({ land, kept: [['secret-tunnel']] }).play('company ruby', 'dig H6', 'dig H5', 'dig H4');
      expect(t.can()).toEqual(['use secret-tunnel', 'stop']);
    });
    test('not by a company with a gem on a Cave In', () => {
      const t = table({ land, kept: [['secret-tunnel', 'cave-in']] });
      t.play('use cave-in', 'gem ruby', 'gem pearl', 'use secret-tunnel', 'secret A1');
      expect(t.can()).toHaveLength(6);
      expect(t.can()).not.toContain('gem ruby');
      expect(t.why('company:0')).toBe('caveIn');
    });
    test('not without a free Danger field', () => {
      const t = table({ kept: [['secret-tunnel']] });
      expect(t.can()).not.toContain('use secret-tunnel');
    });
    test('a player without a legal gem may use it and dig on from there', () => {
      const t = table({ walled: true, land: { A1: 'empty' }, kept: [['secret-tunnel']], shares: [{ ruby: 1 }, {}] });
      expect(t.can()).toEqual(['use secret-tunnel', 'stop']);
      t.play('use secret-tunnel', 'secret A2', 'gem ruby', 'company ruby', 'dig A1');
      expect(t.gemOn('A1')).toBe('ruby');
    });
    test('may be used in the turn in which it is drawn', () => {
      const t = table({ land: { ...land, H4: 'chest' }, deck: ['secret-tunnel'] });
      t.play('company ruby', 'dig H6', 'dig H5', 'dig H4', 'use secret-tunnel', 'secret A1', 'gem ruby');
      expect(t.gemOn('A1')).toBe('ruby');
    });
  },

  overtime: () => {
    const tokens = (t: ReturnType<typeof table>): number => t.state.tokens.reduce((sum, count) => sum + count, 0);
    test('comes with three tokens', () => {
      const t = table({ land: { H6: 'chest' }, deck: ['overtime'] }).play('company ruby', 'dig H6');
      expect(t.kept(0)).toEqual(['overtime']);
      expect(tokens(t)).toBe(3);
    });
    test('a token gives one gem more of the company dug this turn', () => {
      const t = table({ kept: [['overtime']] }).play('company ruby', 'dig H6', 'dig H5', 'dig H4');
      expect(t.can()).toEqual(expect.arrayContaining(['overtime H3', 'stop']));
      t.play('overtime H3');
      expect(tokens(t)).toBe(2);
      expect(t.play('stop').waitsFor()).toBe('exchange');
    });
    test('several may be spent in a turn; without tokens the card is discarded', () => {
      const t = table({ kept: [['overtime']], shares: [{ ruby: 1 }, {}] });
      t.play('company ruby', 'dig H6', 'dig H5', 'dig H4', 'overtime H3', 'overtime H2', 'overtime H1');
      expect(t.waitsFor()).toBe('exchange');
      expect(t.discarded()).toEqual(['overtime']);
    });
    test('tokens of two cards are spent from the older one first', () => {
      const t = table({ kept: [['overtime', 'overtime']] }).play(
        'company ruby',
        'dig H6',
        'dig H5',
        'dig H4',
        'overtime H3',
      );
      const [older, newer] = t.state.since
        .flatMap((since, card) => (since === 1 || since === 2 ? [{ since, card }] : []))
        .sort((a, b) => a.since - b.since);
      expect(t.state.tokens[older?.card ?? -1]).toBe(2);
      expect(t.state.tokens[newer?.card ?? -1]).toBe(3);
    });
    test('gems of the turn go first', () => {
      const t = table({ kept: [['overtime']] }).play('company ruby', 'dig H6');
      expect(t.can().some((move) => move.startsWith('overtime'))).toBe(false);
    });
    test('an overtime gem does what its symbol says', () => {
      const t = table({ kept: [['overtime']], land: { H3: 'dwarf' } });
      t.play('company ruby', 'dig H6', 'dig H5', 'dig H4', 'overtime H3');
      expect(t.state.dwarves).toEqual([5, 4]);
    });
  },

  cthulhu: () => {
    test('the next dwarf another player would gain from a Dwarf field comes to its keeper', () => {
      const t = table({ land: { H6: 'dwarf', H5: 'dwarf' }, kept: [[], ['cthulhu']] }).play('company ruby', 'dig H6');
      expect(t.state.dwarves).toEqual([4, 5]);
      expect(t.discarded()).toEqual(['cthulhu']);
      expect(t.play('dig H5').state.dwarves).toEqual([5, 5]);
    });
    test('its keeper’s own dwarves are let alone', () => {
      const t = table({ land: { H6: 'dwarf' }, kept: [['cthulhu']] }).play('company ruby', 'dig H6');
      expect(t.state.dwarves).toEqual([5, 4]);
      expect(t.kept(0)).toEqual(['cthulhu']);
    });
    test('with several the oldest acts, one a Dwarf field', () => {
      const t = table({ seats: 3, land: { H6: 'dwarf', H5: 'dwarf' }, kept: [[], ['cthulhu'], ['cthulhu']] });
      expect(t.play('company ruby', 'dig H6').state.dwarves).toEqual([4, 5, 4]);
      expect(t.play('dig H5').state.dwarves).toEqual([4, 5, 5]);
    });
    test('the oldest that is not the digger’s own', () => {
      const t = table({ land: { H6: 'dwarf' }, kept: [['cthulhu'], ['cthulhu']] }).play('company ruby', 'dig H6');
      expect(t.state.dwarves).toEqual([4, 5]);
      expect(t.kept(0)).toEqual(['cthulhu']);
    });
    test('drawn before a Dwarf field of the same turn, it does not hinder its keeper', () => {
      const t = table({ land: { H6: 'chest', H5: 'dwarf' }, deck: ['cthulhu'] }).play(
        'company ruby',
        'dig H6',
        'dig H5',
      );
      expect(t.state.dwarves).toEqual([5, 4]);
    });
  },

  'labor-union': () => {
    const bound = (): ReturnType<typeof table> =>
      table({ land: { H6: 'gold', H5: 'safe' }, kept: [['labor-union']], shares: [{ ruby: 1 }, {}] });
    test('counts 3 dwarves more whenever its keeper is paid', () => {
      expect(bound().play('company ruby', 'dig H6').state.coins).toEqual([14, 0]);
    });
    test('its keeper cannot exchange investments', () => {
      const t = bound().play('company ruby', 'dig H6', 'stop');
      expect(t.can()).toEqual(['keep', 'drop labor-union']);
      expect(t.why('share:0:0')).toBe('bound');
    });
    test('it may be dropped, and then a gem may be exchanged', () => {
      const t = bound().play('company ruby', 'dig H6', 'stop', 'drop labor-union');
      expect(t.discarded()).toEqual(['labor-union']);
      expect(t.can()).toEqual(['keep', 'from ruby']);
    });
    test('it may be dropped before and between gems', () => {
      const t = bound();
      expect(t.can()).toContain('drop labor-union');
      t.play('company ruby');
      expect(t.can()).toContain('drop labor-union');
      expect(t.play('drop labor-union', 'dig H6').state.coins).toEqual([8, 0]);
    });
    test('with two of them both bind', () => {
      const t = table({ kept: [['labor-union', 'labor-union']], shares: [{ ruby: 1 }, {}] });
      t.play('company ruby', 'dig H6', 'stop', 'drop labor-union');
      expect(t.can()).toEqual(['keep', 'drop labor-union']);
    });
    test('the gem of a Safe may still be taken', () => {
      const t = bound().play('company ruby', 'dig H6', 'dig H5', 'invest pearl');
      expect(t.shares(0)).toEqual({ ruby: 1, pearl: 1 });
    });
    test('the gems of a Stock Market may still be taken', () => {
      const t = table({ land: { H6: 'chest' }, deck: ['stock-market'], kept: [['labor-union']] });
      t.play('company ruby', 'dig H6', 'invest ruby', 'invest pearl');
      expect(t.shares(0)).toEqual({ ruby: 1, pearl: 1 });
    });
    test('the first four gems may still be taken', () => {
      const t = table({ turn: 1, land: { H6: 'chest' }, deck: ['labor-union'] }).play('company ruby', 'dig H6');
      expect(t.waitsFor()).toBe('founding');
      t.play('invest ruby', 'invest pearl', 'invest topaz', 'invest amber');
      expect(Object.keys(t.shares(0))).toHaveLength(4);
    });
  },

  'summer-interns': () => {
    test('count 2 dwarves more below 2 coins a dwarf, and not at 2', () => {
      const paid = (ruby: number): number | undefined =>
        table({ land: { H6: 'gold' }, kept: [['summer-interns']], shares: [{ ruby }, { ruby: 1 }] }).play(
          'company ruby',
          'dig H6',
        ).state.coins[0];
      expect([paid(0), paid(1), paid(2)]).toEqual([6, 6, 8]);
    });
    test('are kept for the whole game', () => {
      const t = table({ kept: [['summer-interns']] });
      expect(t.can().some((move) => move.includes('interns'))).toBe(false);
      expect(t.why(`card:${t.state.since.indexOf(1)}`)).toBe('actsAlone');
    });
  },

  'stock-market': () => {
    const drawn = (): ReturnType<typeof table> =>
      table({ land: { H6: 'chest', H5: 'gold' }, deck: ['stock-market'], shares: [{ pearl: 1 }, { ruby: 1 }] }).play(
        'company ruby',
        'dig H6',
      );
    test('two gems of different companies are taken onto it', () => {
      const t = drawn();
      expect(t.can()).toHaveLength(8);
      t.play('invest ruby');
      expect(t.can()).not.toContain('invest ruby');
      t.play('invest amber');
      expect(t.shares(0)).toEqual({ ruby: 1, amber: 1, pearl: 1 });
    });
    test('they count as investments', () => {
      expect(drawn().play('invest ruby', 'invest amber', 'dig H5').state.coins).toEqual([4, 4]);
    });
    test('they cannot be exchanged', () => {
      const t = drawn().play('invest ruby', 'invest pearl', 'stop');
      expect(t.can()).toEqual(['keep', 'from pearl']);
      t.play('from pearl', 'to amber').dullTurn('topaz');
      t.play('company ruby', 'dig H8', 'stop');
      expect(t.can()).toEqual(['keep', 'from amber']);
    });
  },

  'finders-keepers': () => {
    const land = { H6: 'gold', H5: 'gold' } as const;
    const set = (): ReturnType<typeof table> => table({ land, kept: [['finders-keepers']], shares: [{}, { ruby: 1 }] });
    test('in the turn it is used the others are paid nothing; what the finder is paid does not change', () => {
      const t = set().play('use finders-keepers', 'company ruby', 'dig H6', 'dig H5');
      expect(t.state.coins).toEqual([8, 0]);
      expect(t.discarded()).toEqual(['finders-keepers']);
      expect(t.story.filter((event) => event.what === 'unpaid')).toHaveLength(2);
    });
    test('declared while digging it counts for Gold covered afterwards', () => {
      const t = set().play('company ruby', 'dig H6', 'use finders-keepers', 'dig H5');
      expect(t.state.coins).toEqual([8, 8]);
    });
    test('it is over with the turn', () => {
      const t = set().play('use finders-keepers', 'company ruby', 'dig H6', 'stop', 'keep');
      expect(t.play('company ruby', 'dig H5').state.coins).toEqual([4, 8]);
    });
    test('a second one cannot be wasted in the same turn', () => {
      const t = table({ land, kept: [['finders-keepers', 'finders-keepers']] }).play('use finders-keepers');
      expect(t.can().some((move) => move.startsWith('use'))).toBe(false);
    });
    test('after the last gem it is too late', () => {
      const t = set().play('company ruby', 'dig H6', 'dig G7', 'dig I7');
      expect(t.waitsFor()).toBe('exchange');
      expect(t.kept(0)).toEqual(['finders-keepers']);
    });
  },

  'cave-in': () => {
    const caved = (seats = 2): ReturnType<typeof table> =>
      table({ seats, kept: [['cave-in']] }).play('use cave-in', 'gem ruby', 'gem pearl');
    test('a company with a gem on it cannot be dug', () => {
      const t = caved();
      expect(t.can()).toHaveLength(6);
      expect(t.can()).not.toContain('company ruby');
      expect(t.why('company:7')).toBe('caveIn');
    });
    test('both gems may be of the same company', () => {
      const t = table({ kept: [['cave-in']] }).play('use cave-in', 'gem ruby', 'gem ruby');
      expect(t.can()).toHaveLength(7);
    });
    test('played between gems it leaves the company being dug alone', () => {
      const t = table({ kept: [['cave-in']] }).play('company topaz', 'dig M8', 'use cave-in', 'gem ruby', 'gem pearl');
      expect(t.digs()).toContain('N8');
    });
    test('if it blocks the company being dug, Dig ends', () => {
      const t = table({ kept: [['cave-in', 'overtime']] }).play(
        'company topaz',
        'dig M8',
        'use cave-in',
        'gem ruby',
        'gem topaz',
      );
      expect(t.waitsFor()).toBe('exchange');
    });
    test('before the first gem another company is chosen instead', () => {
      const t = table({ kept: [['cave-in']] }).play('company topaz', 'use cave-in', 'gem ruby', 'gem topaz');
      expect(t.waitsFor()).toBe('company');
      expect(t.can()).toHaveLength(6);
    });
    test('may be played after the last gem of a turn', () => {
      const t = table({ kept: [['cave-in']] }).play('company topaz', 'dig M8', 'dig N8', 'dig O8');
      expect(t.can()).toEqual(['use cave-in', 'stop']);
    });
    test('each other player may take one gem off after their turn; with the last the card goes', () => {
      const t = caved(3).dullTurn('topaz');
      t.play('company amber', 'dig K6', 'stop', 'keep');
      expect(t.can()).toEqual(['leave', 'takeOff ruby', 'takeOff pearl']);
      t.play('takeOff ruby');
      expect(t.can()).toContain('company ruby');
      expect(t.can()).not.toContain('company pearl');
      t.play('company amber', 'dig K5', 'stop', 'keep', 'takeOff pearl');
      expect(t.discarded()).toEqual(['cave-in']);
      expect(t.can()).toHaveLength(8);
    });
    test('its owner may not', () => {
      const t = caved();
      const onCaveIn = `on:${t.state.onCard.indexOf(0) >> 1}:0`;
      expect(t.why(onCaveIn)).toBe('ownCaveIn');
      t.play('company topaz', 'dig M8', 'stop', 'keep');
      expect([t.state.turn, t.waitsFor()]).toEqual([1, 'company']);
      expect(t.why(onCaveIn)).toBe('afterTurn');
    });
    test('of two gems of one company the second still blocks', () => {
      const t = table({ kept: [['cave-in']] })
        .play('use cave-in', 'gem ruby', 'gem ruby')
        .dullTurn('topaz');
      t.play('company amber', 'dig K6', 'stop', 'keep', 'takeOff ruby');
      expect(t.can()).not.toContain('company ruby');
    });
    test('one gem may be taken off each of two Cave Ins', () => {
      const t = table({ kept: [['cave-in', 'cave-in']] });
      t.play('use cave-in', 'gem ruby', 'gem pearl', 'use cave-in', 'gem ruby', 'gem amber').dullTurn('topaz');
      t.play('company topaz', 'dig M8', 'stop', 'keep', 'takeOff ruby');
      expect(t.waitsFor()).toBe('takeOff');
      t.play('takeOff ruby');
      expect(t.can()).toContain('company ruby');
    });
    test('it may lie for as long as nobody takes the gems off', () => {
      const t = caved().dullTurn('topaz').dullTurn('topaz').dullTurn('topaz');
      expect(t.can()).not.toContain('company ruby');
    });
  },
};

test('every chance card is tested', () => {
  expect(Object.keys(tests).sort()).toEqual(CHANCE.map(({ key }) => key).sort());
});

test('there are two of each in the first edition, eighteen in all', () => {
  const first = CHANCE.filter((row) => isInBox(row, 1));
  expect(first.map(({ copies }) => copies)).toEqual(first.map(() => 2));
  expect(first).toHaveLength(9);
});

for (const { key } of CHANCE) describe(key, tests[key]);
