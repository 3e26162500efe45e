import { table, type CardTests } from '../table';

/** Each start card. */
export const startTests: CardTests = {
  move: [
    'moves to a connected tile',
    () => {
      const t = table({ hands: ['move'] }).plays('A play move');
      expect(t.options).toEqual(['A move n', 'A move e', 'A move s', 'A move camp', 'A done']);
      expect(t.plays('A move n').where('A')).toBe('n');
    },
  ],
  mine: [
    'takes the top card of an adjacent pile into the discard',
    () => {
      const t = table({ hands: ['mine'], dwarves: 'e', piles: { ee: 'ruby silver' } }).plays(
        'A play mine',
        'A mine ee',
      );
      expect(t.discard('A')).toBe('ruby');
      expect(t.piles).toEqual(['ee 1']);
    },
  ],
  thwart: [
    'cancels an action of somebody else, and is nothing in the own turn',
    () => {
      const t = table({ hands: ['mine thwart', 'thwart'], dwarves: 'e' });
      expect(t.options).not.toContain('A play thwart');
      t.plays('A play mine', 'A mine ee', 'B thwart thwart', 'A pass');
      expect(t.piles).toContain('ee 5');
    },
  ],
  remove: [
    'takes a hand card out of the game',
    () => {
      const t = table({ hands: ['remove silver'] }).plays('A play remove', 'A remove out', 'A remove silver');
      expect(t.gone('silver')).toBe(true);
    },
  ],
  swap: [
    'discards a card, then draws one',
    () => {
      const t = table({ hands: ['swap silver'], decks: ['mine'] }).plays('A play swap', 'A swap', 'A discard silver');
      expect([t.hand('A'), t.discard('A')]).toEqual(['mine', 'silver']);
    },
  ],
  silver: [
    'is revealed like any Silver, and a card may be drawn for it',
    () => {
      const t = table({ hands: ['silver'], decks: ['mine'] }).plays('A reveal silver and draw');
      expect([t.revealed('A'), t.hand('A')]).toEqual(['silver', 'mine']);
    },
  ],
};
