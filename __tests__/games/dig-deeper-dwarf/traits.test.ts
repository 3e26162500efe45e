import { table } from './table';

describe('8. Traits', () => {
  it('are used once, then removed', () => {
    const t = table({ traits: ['clever'], decks: ['mine'] }).plays('A trait clever', 'A draw', 'A done');
    expect([t.trait('A'), t.gone('clever'), t.options.includes('A trait clever')]).toEqual(['', true, false]);
  });

  it('are used in the own turn while nothing else is being resolved', () => {
    const t = table({ traits: ['clever'], decks: ['mine'], hands: ['twin-picks'], dwarves: 'e' });
    expect(t.options).toContain('A trait clever');
    expect(t.plays('A play twin-picks').options).toEqual(['A mine ee', 'A done']);
  });

  it('are used in another player’s End phase, before that player refills', () => {
    const t = table({ traits: ['', 'industrious'], dwarves: 'e e', decks: ['move'] }).plays('A end');
    expect([t.next, t.hand('A')]).toEqual(['B asking', '']);
    t.plays('B trait industrious', 'B mine ee', 'B keep', 'B mine ee', 'B keep');
    expect([t.discard('B'), t.hand('A'), t.next]).toEqual(['silver silver', 'move', 'B activity']);
  });

  it.each(['inventive', 'smooth-talking', 'well-prepared'])('%s is not asked for in an End phase', (trait) => {
    expect(table({ traits: [trait, ''] }).plays('A end').next).toBe('B activity');
  });

  it('with quoted actions can be thwarted, one action after the other', () => {
    const t = table({ traits: ['clever'], decks: ['mine move silver'], hands: ['', 'thwart rubble'] });
    t.plays('A trait clever', 'A draw', 'B thwart thwart', 'A draw', 'B pass', 'A draw', 'B pass');
    expect(t.hand('A')).toBe('mine move');
  });

  it('without quoted actions cannot be thwarted', () => {
    const orderly = table({ traits: ['orderly'], hands: ['rubble rubble', 'thwart'], decks: ['mine'] });
    expect(orderly.plays('A trait orderly', 'A remove rubble', 'A remove rubble').hand('A')).toBe('mine');
    const strong = table({ traits: ['strong'], hands: ['rubble', 'thwart'], decks: ['mine'] });
    expect(strong.plays('A strong hand', 'A out').hand('A')).toBe('mine');
  });

  it('with actions cannot be copied', () => {
    const t = table({ traits: ['clever'], decks: ['mine'], hands: ['', 'mimic'] }).plays('A trait clever', 'A draw');
    expect(t.options).toEqual(['B pass']);
  });

  it('Agile: a fee that was due stays due though the dwarf leaves the Camp in the End phase', () => {
    const t = table({ traits: ['agile'], hands: ['silver'], dwarves: 'camp' }).plays('A end');
    expect(t.next).toBe('A fee');
    t.plays('A fee silver', 'A trait agile', 'A move entrance', 'A done');
    expect([t.where('A'), t.next]).toEqual(['entrance', 'B activity']);
  });

  it('Inventive may be kept for a later time', () => {
    const t = table({ traits: ['inventive'], hands: ['mine'], actions: ['mimic foil'], dwarves: 's' });
    t.plays('A craft mimic', 'A done');
    expect([t.trait('A'), t.actions(0)]).toEqual(['inventive', 'foil']);
  });

  it('Smooth-Talking waives nothing of a price of one kind', () => {
    const t = table({ traits: ['smooth-talking'], dwarves: 'camp', jewels: ['gold-chain', 'silver-stud'] });
    expect(t.options).toEqual(['A end']);
  });

  it('Well-Prepared’s free action is outside the once-a-turn limit', () => {
    const t = table({
      hands: ['pick-and-cart', 'silver silver silver'],
      traits: ['', 'well-prepared'],
      dwarves: 'e e',
    });
    t.plays('A play pick-and-cart', 'A mine ee', 'B thwart well-prepared', 'B basic move entrance');
    t.plays('A done', 'A end');
    expect(t.options).toContain('B basic move e');
  });
});
