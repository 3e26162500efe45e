import { table, type CardTests } from '../table';

/** Each Action card: all its actions, one after the other. */
export const actionTests: CardTests = {
  'pick-and-cart': [
    'mines and moves',
    () => {
      const t = table({ hands: ['pick-and-cart'], dwarves: 'e' });
      t.plays('A play pick-and-cart', 'A mine ee', 'A move entrance');
      expect([t.discard('A'), t.where('A'), t.next]).toEqual(['silver', 'entrance', 'A activity']);
    },
  ],
  foil: [
    'thwarts, then gives Rubble',
    () => {
      const t = table({ hands: ['mine', 'foil rubble'], dwarves: 'e e' });
      t.plays('A play mine', 'A mine ee', 'B thwart foil', 'B give A', 'B remove rubble');
      expect([t.discard('A'), t.hand('B')]).toEqual(['rubble', '']);
    },
  ],
  'counter-dig': [
    'thwarts, then mines',
    () => {
      const t = table({ hands: ['mine', 'counter-dig'], dwarves: 'e e' });
      t.plays('A play mine', 'A mine ee', 'B thwart counter-dig', 'B mine ee');
      expect([t.discard('A'), t.discard('B')]).toEqual(['', 'silver']);
    },
  ],
  'sleight-of-hand': [
    'draws or steals, never both',
    () => {
      const t = table({ hands: ['sleight-of-hand'], decks: ['mine'], revealed: ['', 'ruby'] }).plays(
        'A play sleight-of-hand',
      );
      expect(t.options).toEqual(['A draw', 'A steal B', 'A done']);
      expect(t.plays('A steal B').options).toEqual(['A done']);
      expect(t.discard('A')).toBe('ruby');
    },
  ],
  'second-thought': [
    'thwarts, then draws',
    () => {
      const t = table({ hands: ['mine', 'second-thought'], dwarves: 'e e', decks: ['', 'silver'] });
      t.plays('A play mine', 'A mine ee', 'B thwart second-thought', 'B draw');
      expect([t.piles.includes('ee 5'), t.hand('B')]).toEqual([true, 'silver']);
    },
  ],
  'twin-picks': [
    'mines twice',
    () => {
      const t = table({ hands: ['twin-picks'], dwarves: 'e' }).plays('A play twin-picks', 'A mine ee', 'A mine ee');
      expect(t.discard('A')).toBe('silver silver');
    },
  ],
  'long-stride': [
    'moves twice',
    () => {
      const t = table({ hands: ['long-stride'], dwarves: 'e' }).plays(
        'A play long-stride',
        'A move entrance',
        'A move camp',
      );
      expect(t.where('A')).toBe('camp');
    },
  ],
  pickpocket: [
    'steals and moves',
    () => {
      const t = table({ hands: ['pickpocket'], revealed: ['', 'gold'] }).plays(
        'A play pickpocket',
        'A steal B',
        'A move camp',
      );
      expect([t.discard('A'), t.where('A')]).toEqual(['gold', 'camp']);
    },
  ],
  'loud-cough': [
    'drives a companion away and moves',
    () => {
      const t = table({ hands: ['loud-cough'], companions: ['', 'diggy'] });
      t.plays('A play loud-cough', 'A drive diggy', 'A move n');
      expect([t.companions('B'), t.gone('diggy'), t.where('A')]).toEqual(['', true, 'n']);
    },
  ],
  prospector: [
    'investigates a pile and mines what was put on top',
    () => {
      const t = table({ hands: ['prospector'], dwarves: 'e', piles: { ee: 'rubble silver emerald gold' } });
      t.plays('A play prospector', 'A investigate ee', 'A top emerald', 'A mine ee');
      expect([t.discard('A'), t.pile('ee')]).toEqual(['emerald', 'rubble silver gold']);
    },
  ],
  surveyor: [
    'investigates the own draw pile and draws from it',
    () => {
      const t = table({ hands: ['surveyor'], decks: ['move silver mine'] });
      t.plays('A play surveyor', 'A investigate deck A', 'A top mine', 'A draw');
      expect([t.hand('A'), t.deck('A')]).toEqual(['mine', 'move silver']);
    },
  ],
  mimic: [
    'copies the card played before',
    () => {
      const t = table({ hands: ['twin-picks mimic'], dwarves: 'e' });
      t.plays(
        'A play twin-picks',
        'A mine ee',
        'A done',
        'A play mimic',
        'A copy twin-picks',
        'A mine ee',
        'A mine ee',
      );
      expect([t.discard('A'), t.next]).toEqual(['silver silver silver', 'A activity']);
    },
  ],
  apprentice: [
    'copies a card, then draws',
    () => {
      const t = table({ hands: ['move apprentice'], decks: ['silver'] });
      t.plays('A play move', 'A move e', 'A play apprentice', 'A copy move', 'A move entrance', 'A draw');
      expect([t.where('A'), t.hand('A')]).toEqual(['entrance', 'silver']);
    },
  ],
  'tidy-up': [
    'removes a card and draws one',
    () => {
      const t = table({ hands: ['tidy-up rubble'], decks: ['mine'] });
      t.plays('A play tidy-up', 'A remove out', 'A remove rubble', 'A draw');
      expect([t.gone('rubble'), t.hand('A')]).toEqual([true, 'mine']);
    },
  ],
  shovel: [
    'shovels Rubble onto a tile and moves',
    () => {
      const t = table({ hands: ['shovel rubble'] }).plays('A play shovel', 'A give n', 'A remove rubble', 'A move e');
      expect([t.rubble('n'), t.where('A')]).toEqual([1, 'e']);
    },
  ],
  barter: [
    'discards and draws twice',
    () => {
      const t = table({ hands: ['barter silver gold'], decks: ['mine move'] });
      t.plays('A play barter', 'A swap', 'A discard silver', 'A swap', 'A discard gold');
      expect([t.hand('A'), t.discard('A')]).toEqual(['mine move', 'gold silver']);
    },
  ],
  barrow: [
    'mines and gives Rubble',
    () => {
      const t = table({ hands: ['barrow rubble'], dwarves: 'e' }).plays(
        'A play barrow',
        'A mine ee',
        'A give B',
        'A remove rubble',
      );
      expect([t.discard('A'), t.discard('B')]).toEqual(['silver', 'rubble']);
    },
  ],
  'express-lift': [
    'moves twice, mines, and is worth a point',
    () => {
      const t = table({ hands: ['express-lift'], dwarves: 'camp' });
      t.plays('A play express-lift', 'A move entrance', 'A move e', 'A mine ee');
      expect([t.where('A'), t.discard('A'), t.points('A')['actions']]).toEqual(['e', 'silver', 1]);
    },
  ],
  foreman: [
    'mines twice, draws, and is worth a point',
    () => {
      const t = table({ hands: ['foreman'], dwarves: 'e', decks: ['move'] });
      t.plays('A play foreman', 'A draw', 'A mine ee', 'A mine ee');
      expect([t.hand('A'), t.discard('A'), t.points('A')['actions']]).toEqual(['move', 'silver silver', 1]);
    },
  ],
  'deep-breath': [
    'draws twice',
    () => {
      const t = table({ hands: ['deep-breath'], decks: ['mine move'] }).plays('A play deep-breath', 'A draw', 'A draw');
      expect(t.hand('A')).toBe('mine move');
    },
  ],
  'double-shift': [
    'mines twice and moves',
    () => {
      const t = table({ edition: 2, hands: ['double-shift'], dwarves: 'e' });
      t.plays('A play double-shift', 'A mine ee', 'A mine ee', 'A move entrance');
      expect([t.discard('A'), t.where('A'), t.next]).toEqual(['silver silver', 'entrance', 'A activity']);
    },
  ],
  'forced-march': [
    'moves twice and draws',
    () => {
      const t = table({ edition: 2, hands: ['forced-march'], decks: ['mine'], dwarves: 'e' });
      t.plays('A play forced-march', 'A move entrance', 'A move camp', 'A draw');
      expect([t.where('A'), t.hand('A')]).toEqual(['camp', 'mine']);
    },
  ],
  'garlic-soup': [
    'drives a companion away and draws',
    () => {
      const t = table({ edition: 2, hands: ['garlic-soup'], decks: ['mine'], companions: ['', 'diggy'] });
      t.plays('A play garlic-soup', 'A drive diggy', 'A draw');
      expect([t.companions('B'), t.gone('diggy'), t.hand('A')]).toEqual(['', true, 'mine']);
    },
  ],
  'spoil-cart': [
    'mines, gives Rubble and draws',
    () => {
      const t = table({ edition: 2, hands: ['spoil-cart rubble'], decks: ['move'], dwarves: 'e' });
      t.plays('A play spoil-cart', 'A mine ee', 'A give B', 'A remove rubble', 'A draw');
      expect([t.discard('A'), t.discard('B'), t.hand('A')]).toEqual(['silver', 'rubble', 'move']);
    },
  ],
};
