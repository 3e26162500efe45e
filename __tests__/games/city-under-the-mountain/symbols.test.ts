/** What a covered symbol does. Every kind of field has its test here. */
import { LANDS, type Land } from '../../../src/games/city-under-the-mountain/cards/tiles';
import { table } from './table';

const tests: Readonly<Record<Land, () => void>> = {
  empty: () => {
    test('nothing happens', () => {
      expect(
        table({ land: { H6: 'empty' } })
          .play('company ruby', 'dig H6')
          .whats(),
      ).toEqual(['company', 'dug']);
    });
  },
  camp: () => {
    test('nothing happens', () => {
      expect(
        table({ land: { H6: 'camp' } })
          .play('company ruby', 'dig H6')
          .whats(),
      ).toEqual(['company', 'dug']);
    });
  },
  flag: () => {
    test('is covered by the first gem of its company', () => {
      expect(table().gemOn('H7')).toBe('ruby');
      expect(
        table({ gems: { H6: 'pearl' } })
          .play('company pearl')
          .digs(),
      ).not.toContain('H7');
    });
  },
  dwarf: () => {
    test('the digger gains a dwarf', () => {
      expect(table({ land: { H6: 'dwarf' } }).play('company ruby', 'dig H6').state.dwarves).toEqual([5, 4]);
    });
    test('one for each field', () => {
      const t = table({ land: { H6: 'dwarf', H5: 'dwarf' } }).play('company ruby', 'dig H6', 'dig H5');
      expect(t.state.dwarves).toEqual([6, 4]);
    });
  },
  gold: () => {
    test('everybody is paid at once', () => {
      const t = table({ land: { H6: 'gold' }, shares: [{}, { ruby: 1 }] }).play('company ruby', 'dig H6');
      expect(t.state.coins).toEqual([4, 8]);
      expect(t.can()).toContain('stop');
    });
  },
  safe: () => {
    test('the digger takes an investment gem of any company, then digs on', () => {
      const t = table({ land: { H6: 'safe' } }).play('company ruby', 'dig H6');
      expect(t.can()).toHaveLength(8);
      t.play('invest pearl');
      expect(t.shares(0)).toEqual({ pearl: 1 });
      expect(t.digs()).toContain('H5');
    });
    test('also as the last gem of the turn', () => {
      const t = table({ land: { H4: 'safe' }, shares: [{ ruby: 1 }, {}] });
      t.play('company ruby', 'dig H6', 'dig H5', 'dig H4', 'invest ruby');
      expect(t.shares(0)).toEqual({ ruby: 2 });
      expect(t.waitsFor()).toBe('exchange');
    });
  },
  chest: () => {
    test('the digger draws the top chance card and shows it', () => {
      const t = table({ land: { H6: 'chest' }, deck: ['summer-interns'] }).play('company ruby', 'dig H6');
      expect(t.kept(0)).toEqual(['summer-interns']);
      const drew = t.story.find((event) => event.what === 'drew');
      expect(drew).toMatchObject({ seat: 0, seen: 0b11 });
    });
    test('the discards are shuffled into a new deck when it is empty', () => {
      const t = table({ land: { H6: 'chest' }, deck: [], discards: ['rescue', 'rescue', 'labor-union'] });
      t.play('company ruby', 'dig H6');
      expect(t.whats()).toEqual(expect.arrayContaining(['reshuffled', 'drew']));
      expect(t.kept(0).length + t.discarded().length).toBe(1);
    });
    test('with no card anywhere nothing is drawn', () => {
      const t = table({ land: { H6: 'chest' }, deck: [], discards: [] }).play('company ruby', 'dig H6');
      expect(t.whats()).toEqual(['company', 'dug', 'noCards']);
      expect(t.kept(0)).toEqual([]);
    });
  },
  tunnel: () => {
    test('the next gem goes onto another one', () => {
      const t = table({ land: { H6: 'tunnel', A1: 'tunnel' } }).play('company ruby', 'dig H6');
      expect(t.can()).toEqual(['dig A1']);
    });
  },
  danger: () => {
    test('is never dug', () => {
      expect(
        table({ land: { H6: 'danger' } })
          .play('company ruby')
          .digs(),
      ).not.toContain('H6');
    });
  },
};

test('every kind of field is tested', () => {
  expect(Object.keys(tests).sort()).toEqual([...LANDS].sort());
});

for (const land of LANDS) describe(land, tests[land]);
