import { table, type CardTests } from '../table';

/** Each trait. */
export const traitTests: CardTests = {
  agile: [
    'moves twice, over closed sides and through Rubble, but does not end there',
    () => {
      const t = table({ traits: ['agile'], tiles: { n: 'nes', e: 'ew', en: 'ew' }, dwarves: 'en', rubble: 'e' });
      t.plays('A trait agile');
      expect(t.options).toEqual(['A move e', 'A move n', 'A done']);
      expect(t.plays('A move e').options).toEqual(['A move en', 'A move entrance']);
      expect(t.plays('A move entrance').where('A')).toBe('entrance');
      expect(t.gone('agile')).toBe(true);
    },
  ],
  clever: [
    'draws four times, each Draw announced',
    () => {
      const t = table({ traits: ['clever'], decks: ['mine move silver remove swap'] });
      t.plays('A trait clever', 'A draw', 'A draw', 'A draw', 'A draw');
      expect([t.hand('A'), t.next]).toEqual(['mine move remove silver', 'A activity']);
    },
  ],
  industrious: [
    'mines twice, and Rubble so drawn may leave the game',
    () => {
      const t = table({ traits: ['industrious'], dwarves: 'e', piles: { ee: 'rubble gold silver' } });
      t.plays('A trait industrious', 'A mine ee');
      expect(t.options).toEqual(['A keep', 'A out']);
      t.plays('A out', 'A mine ee');
      expect(t.options).toEqual(['A keep']);
      t.plays('A keep');
      expect([t.discard('A'), t.gone('rubble')]).toEqual(['gold', true]);
    },
  ],
  inventive: [
    'takes a further Action card free after crafting at a Workbench, when the new one is shown; not on the Camp',
    () => {
      const position = { traits: ['inventive'], hands: ['mine'], actions: ['mimic foil', 'barter'] } as const;
      const t = table({ ...position, tiles: { e: 'ew bench' }, dwarves: 'e' }).plays('A craft mimic');
      expect(t.options).toEqual(['A take foil', 'A take barter', 'A done']);
      t.plays('A take foil');
      expect([t.discard('A'), t.gone('inventive')]).toEqual(['foil mimic mine', true]);
      expect(table({ ...position, dwarves: 'camp' }).plays('A craft mimic').next).toBe('A activity');
    },
  ],
  orderly: [
    'removes two Rubble from the hand and draws one',
    () => {
      const t = table({ traits: ['orderly'], hands: ['rubble rubble rubble'], decks: ['mine'] }).plays(
        'A trait orderly',
        'A remove rubble',
        'A remove rubble',
      );
      expect([t.hand('A'), t.gone('rubble'), t.gone('orderly')]).toEqual(['mine rubble', true, true]);
      expect(table({ traits: ['orderly'], hands: ['rubble mine'] }).options).not.toContain('A trait orderly');
    },
  ],
  'smooth-talking': [
    'waives one type of resource in a cost, but not all of it',
    () => {
      const t = table({
        traits: ['smooth-talking'],
        hands: ['silver silver'],
        dwarves: 'camp',
        jewels: ['beard-clasp', 'gold-chain'],
      });
      expect(t.options.filter((option) => option.includes('buy'))).toEqual(['A buy beard-clasp without ruby']);
      t.plays('A buy beard-clasp without ruby', 'A pay silver', 'A pay silver');
      expect([t.discard('A'), t.gone('smooth-talking')]).toEqual(['beard-clasp', true]);
    },
  ],
  strong: [
    'lifts a Rubble from hand, tile or next tile and puts it up to three steps away, onto a dwarf too; then draws',
    () => {
      const tiles = { n: 'ns', e: 'ew', s: 'ns', ee: 'ew bench' };
      const t = table({
        traits: ['strong'],
        hands: ['rubble'],
        decks: ['mine'],
        tiles,
        rubble: 'n entrance',
        dwarves: 'entrance ee',
      });
      expect(t.options.filter((option) => option.includes('strong'))).toEqual([
        'A strong hand',
        'A strong entrance',
        'A strong n',
      ]);
      t.plays('A strong hand');
      expect(t.options).toEqual(['A out', 'A to entrance', 'A to n', 'A to e', 'A to s', 'A to ee']);
      t.plays('A to ee');
      expect([t.rubble('ee'), t.hand('A'), t.gone('strong')]).toEqual([1, 'mine', true]);
    },
  ],
  'well-prepared': [
    'thwarts, cannot be thwarted, and gives a basic action free',
    () => {
      const t = table({
        seats: 3,
        hands: ['mine thwart', '', 'thwart'],
        traits: ['', 'well-prepared'],
        dwarves: 'e e e',
      });
      t.plays('A play mine', 'A mine ee', 'B thwart well-prepared');
      expect(t.next).toBe('B free');
      t.plays('B basic mine ee');
      expect([t.discard('A'), t.discard('B'), t.next, t.gone('well-prepared')]).toEqual([
        '',
        'silver',
        'A activity',
        true,
      ]);
    },
  ],
};
