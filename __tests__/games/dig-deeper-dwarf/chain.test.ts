import { dwarf } from '../../../src/games/dig-deeper-dwarf';
import { table, type Position } from './table';

describe('7. Announcing', () => {
  it('shows nothing of a thwarted Remove and costs no card', () => {
    const t = table({ hands: ['remove silver', 'thwart'] }).plays(
      'A play remove',
      'A remove out',
      'B thwart thwart',
      'A pass',
    );
    expect([t.hand('A'), t.next]).toEqual(['silver', 'A activity']);
  });

  it('keeps the price of a thwarted basic action, which cannot be repeated this turn', () => {
    const t = table({ hands: ['silver silver move move move', 'thwart'], dwarves: 'e' });
    t.plays('A basic mine ee', 'A pay silver', 'A pay silver', 'B thwart thwart', 'A pass');
    expect([t.discard('A'), t.piles.includes('ee 5')]).toEqual(['silver silver', true]);
    expect(t.options.some((option) => option.includes('basic mine'))).toBe(false);
  });
});

describe('7. What matters to somebody who wants to be asked only then', () => {
  it('is what hits them or their cards, and the last card of a pile', () => {
    const near: Position = { dwarves: 'e e', hands: ['mine move', 'thwart'], piles: { ee: 'silver' } };
    const last = table(near).plays('A play mine', 'A mine ee').state;
    const more = table({ ...near, piles: { ee: 'silver gold' } }).plays('A play mine', 'A mine ee').state;
    const move = table(near).plays('A play move', 'A move entrance').state;
    expect([last, more, move].map((state) => dwarf.concerns?.(state, 1))).toEqual([true, false, false]);
  });
});

describe('7. Windows', () => {
  it('ask everybody else clockwise', () => {
    const t = table({ seats: 4, turn: 'C', hands: ['silver', 'silver', 'move', 'silver'] }).plays(
      'C play move',
      'C move e',
    );
    expect(t.next).toBe('D window');
    expect(t.plays('D pass').next).toBe('A window');
    expect(t.plays('A pass').next).toBe('B window');
    expect(t.plays('B pass').next).toBe('C activity');
  });

  it('open by public facts alone: whoever has a hand card is asked, whatever it is', () => {
    expect(table({ hands: ['move', 'rubble'] }).plays('A play move', 'A move e').options).toEqual(['B pass']);
    expect(table({ hands: ['move', ''] }).plays('A play move', 'A move e').next).toBe('A activity');
    expect(table({ hands: ['move', ''], traits: ['', 'well-prepared'] }).plays('A play move', 'A move e').next).toBe(
      'B window',
    );
  });

  it('offer Thwart cards, the basic Thwart for three cards, and Copy against an Action card', () => {
    const t = table({ hands: ['move', 'thwart mimic silver'] }).plays('A play move', 'A move e');
    expect(t.options).toEqual(['B pass', 'B thwart thwart', 'B copy mimic', 'B thwart']);
  });

  it('offer no Copy against a basic action', () => {
    const t = table({ hands: ['silver', 'mimic'] }).plays('A basic move e');
    expect(t.options).toEqual(['B pass']);
  });

  it('do not open for activities or delayed events', () => {
    const t = table({
      hands: ['silver gold mine', 'thwart'],
      kept: ['hearty-stew'],
      decks: ['move'],
      dwarves: 'camp',
      jewels: ['gold-stud'],
      actions: ['mimic'],
    });
    t.plays('A reveal silver', 'A buy gold-stud', 'A pay gold', 'A craft mimic', 'A use hearty-stew');
    expect(t.next).toBe('A activity');
  });

  it('the basic Thwart is once a turn for each player, also in another player’s turn', () => {
    const t = table({ hands: ['move move', 'silver silver silver gold gold gold'] });
    t.plays(
      'A play move',
      'A move e',
      'B thwart',
      'B pay silver',
      'B pay silver',
      'B pay silver',
      'A pass',
      'A play move',
      'A move e',
    );
    expect(t.options).toEqual(['B pass']);
  });
});

describe('7. Whom an action concerns', () => {
  it('is whoever it targets, for standing orders', () => {
    const t = table({ seats: 3, hands: ['pickpocket', 'silver', 'silver'], revealed: ['', 'ruby'] });
    t.plays('A play pickpocket', 'A steal B');
    expect([0, 1, 2].map((seat) => dwarf.concerns?.(t.state, seat))).toEqual([false, true, false]);
  });
});

describe('7. The chain', () => {
  it('goes as in the printed example', () => {
    // A wants to Mine and then Move. B cancels the Mine with Thwart and Give Rubble.
    const t = table({
      seats: 3,
      hands: ['pick-and-cart mine mine mine', 'foil rubble', 'counter-dig'],
      dwarves: 'n e e',
    });
    t.plays('A play pick-and-cart', 'A mine nn', 'B thwart foil');
    // A cancels B's cancellation with the basic action, allowing the Mine again.
    t.plays('C pass', 'A thwart', 'B pass', 'C pass');
    expect(t.next).toBe('B window');
    // C cancels it with Thwart and Mine: A's Mine is cancelled.
    t.plays('B pass', 'C thwart counter-dig', 'B pass');
    expect([t.piles.includes('nn 5'), t.next]).toEqual([true, 'C card']);
    // C mines, then B gives Rubble, and finally A moves.
    t.plays('C mine ee', 'B pass');
    expect([t.discard('C'), t.next]).toEqual(['silver', 'B card']);
    t.plays('B give A', 'B remove rubble');
    expect([t.discard('A'), t.next]).toEqual(['rubble mine mine mine', 'A card']);
    t.plays('A move entrance');
    expect([t.where('A'), t.next]).toEqual(['entrance', 'A activity']);
  });

  it('a Thwart of a Thwart of a Thwart cancels the action after all', () => {
    const t = table({
      hands: ['mine thwart foil', 'thwart second-thought counter-dig'],
      dwarves: 'e n',
      decks: ['', 'silver'],
    });
    t.plays('A play mine', 'A mine ee', 'B thwart thwart', 'A thwart thwart', 'B thwart second-thought', 'A pass');
    // The second Thwart is cancelled, so the first is live again, and its window opens anew.
    expect(t.next).toBe('A window');
    t.plays('A pass');
    expect([t.piles.includes('ee 5'), t.next]).toEqual([true, 'B card']);
  });

  it('a Thwart of a Thwart lets the action happen, unless it is thwarted again', () => {
    const t = table({ hands: ['mine thwart silver', 'thwart counter-dig'], dwarves: 'e n' });
    t.plays('A play mine', 'A mine ee', 'B thwart thwart', 'A thwart thwart', 'B pass');
    expect(t.next).toBe('B window');
    t.plays('B pass');
    expect([t.discard('A'), t.next]).toEqual(['silver', 'A activity']);
  });

  it('one cannot thwart one’s own action', () => {
    const t = table({ hands: ['move thwart'] }).plays('A play move', 'A move e');
    expect(t.next).toBe('A activity');
  });

  it('cancels one action of a card; the others stay', () => {
    const t = table({ hands: ['twin-picks', 'thwart'], dwarves: 'e' }).plays(
      'A play twin-picks',
      'A mine ee',
      'B thwart thwart',
    );
    expect([t.next, t.options]).toEqual(['A card', ['A mine ee', 'A done']]);
  });

  it('leaves the other actions of a Thwart card to be done even if the Thwart was cancelled', () => {
    const t = table({ hands: ['mine thwart', 'counter-dig'], dwarves: 'e e' });
    t.plays('A play mine', 'A mine ee', 'B thwart counter-dig', 'A thwart thwart');
    expect([t.discard('A'), t.next]).toEqual(['silver', 'B card']);
    expect(t.plays('B mine ee').discard('B')).toBe('silver');
  });

  it('a leftover Mine in another player’s turn empties a pile, triggers its event and lays the tile', () => {
    const t = table({
      hands: ['mine', 'counter-dig'],
      dwarves: 'n e',
      tilePile: 'curve',
      piles: { ee: 'diggy: ruby', nn: 'gold' },
    });
    t.plays('A play mine', 'A mine nn', 'B thwart counter-dig', 'B mine ee');
    expect([t.discard('B'), t.companions('B'), t.next]).toEqual(['ruby', 'diggy', 'B tile']);
    t.plays('B lay nw');
    expect([t.sides('ee'), t.next]).toEqual(['nw', 'A activity']);
  });

  it('a leftover can be thwarted and leaves leftovers of its own, which are done first', () => {
    const t = table({ seats: 3, hands: ['mine', 'counter-dig', 'counter-dig'], dwarves: 'e n e' });
    t.plays('A play mine', 'A mine ee', 'B thwart counter-dig', 'C pass', 'B mine nn', 'C thwart counter-dig');
    expect(t.next).toBe('C card');
    t.plays('C mine ee');
    expect([t.discard('B'), t.discard('C'), t.next]).toEqual(['', 'silver', 'A activity']);
  });

  it('ends at once with the game: too few cards for a pile', () => {
    const t = table({
      hands: ['pick-and-cart', 'counter-dig'],
      dwarves: 'n e',
      mining: 'gold',
      tilePile: 'curve',
      piles: { ee: 'ruby', nn: 'gold' },
    });
    t.plays('A play pick-and-cart', 'A mine nn', 'B thwart counter-dig', 'B mine ee', 'B lay nw');
    expect([t.over, t.where('A'), t.news.at(-1)]).toEqual([true, 'n', { what: 'over', why: 'mining cards' }]);
  });

  it('ends at once with the game: no cards left in the mine', () => {
    const t = table({ hands: ['pick-and-cart', 'counter-dig'], dwarves: 'e e', tilePile: '', piles: { ee: 'ruby' } });
    t.plays('A play pick-and-cart', 'A mine ee', 'B thwart counter-dig', 'B mine ee');
    expect([t.over, t.discard('B'), t.news.at(-1)]).toEqual([true, 'ruby', { what: 'over', why: 'empty mine' }]);
  });
});

describe('7. Copy', () => {
  it('in a window: the copier acts at once, then the rest of their card, then the window opens anew', () => {
    const t = table({ hands: ['twin-picks', 'apprentice silver'], dwarves: 'e e', decks: ['', 'move'] });
    t.plays('A play twin-picks', 'A mine ee', 'B copy apprentice', 'B mine ee', 'B mine ee', 'B draw');
    expect([t.discard('B'), t.hand('B'), t.next]).toEqual(['silver silver', 'move silver', 'B window']);
    t.plays('B pass', 'A mine ee', 'B pass');
    expect(t.discard('A')).toBe('gold silver');
  });

  it('of a card with Thwart: the copied Thwart hits the last live action of somebody else', () => {
    const t = table({ seats: 3, hands: ['mine', 'counter-dig', 'mimic'], dwarves: 'e e e' });
    t.plays('A play mine', 'A mine ee', 'B thwart counter-dig', 'C copy mimic');
    expect(t.options).toEqual(['C thwart B', 'C mine ee', 'C done']);
    t.plays('C thwart B', 'C mine ee');
    // B's Thwart is gone, A's Mine goes through, and B still has the Mine of its card.
    expect([t.discard('A'), t.discard('B'), t.discard('C'), t.next]).toEqual(['silver', '', 'silver', 'B card']);
  });

  it('in the own turn a copied Thwart has nothing to hit and is lost', () => {
    const t = table({ hands: ['counter-dig mimic'], dwarves: 'e' });
    t.plays('A play counter-dig', 'A mine ee', 'A done', 'A play mimic', 'A copy counter-dig');
    expect(t.options).toEqual(['A mine ee', 'A done']);
  });

  it('in the own turn copies what anyone played this turn', () => {
    const t = table({ hands: ['mine mimic', 'foil'], dwarves: 'e' });
    t.plays('A play mine', 'A mine ee', 'B thwart foil', 'A pass', 'B done', 'A play mimic');
    expect(t.options).toEqual(['A copy foil', 'A done']);
  });

  it('can be thwarted; the rest of the card stays', () => {
    const t = table({ hands: ['mine thwart', 'apprentice'], dwarves: 'e e', decks: ['', 'silver'] });
    t.plays('A play mine', 'A mine ee', 'B copy apprentice', 'A thwart thwart', 'B draw');
    expect([t.discard('B'), t.hand('B')]).toEqual(['', 'silver']);
    expect(t.plays('B pass').discard('A')).toBe('silver');
  });
});
