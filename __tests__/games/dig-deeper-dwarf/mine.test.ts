import { table, type Position } from './table';

/** A on the east tile, with so many Mine cards, before a pile with one card left. */
const beforeTheLast = (pile: string, position: Position = {}): Position => ({
  hands: ['mine'],
  dwarves: 'e',
  tilePile: 'straight',
  piles: { ee: pile, nn: 'silver' },
  ...position,
});

describe('6. Laying a tile', () => {
  it('triggers the event first, then draws a tile, then lays piles', () => {
    const t = table(beforeTheLast('gold-treasure: silver', { events: 'diggy' })).plays(
      'A play mine',
      'A mine ee',
      'A lay ew',
    );
    expect(t.told.filter((what) => ['mined', 'treasure', 'laid', 'pile'].includes(what))).toEqual([
      'mined',
      'treasure',
      'laid',
      'pile',
    ]);
    expect([t.sides('ee'), t.piles]).toEqual(['ew', ['nn 1', 'eee diggy 5']]);
  });

  it('opens the tile to the one mined from, also if the event has moved the miner', () => {
    const t = table(beforeTheLast('flooded-tunnel: silver', { tilePile: 'curve' })).plays('A play mine', 'A mine ee');
    expect([t.where('A'), t.options]).toEqual(['camp', ['A lay sw', 'A lay nw']]);
  });

  it('serves the sides clockwise from the connecting side', () => {
    const t = table(beforeTheLast('silver', { tilePile: 'crossing', events: 'diggy bookling stinkhorn' }));
    t.plays('A play mine', 'A mine ee', 'A lay nesw');
    expect(t.piles).toEqual(['nn 1', 'een diggy 5', 'eee bookling 5', 'ees stinkhorn 5']);
  });

  it('makes no second pile in a cell, and the new tile reaches the one that is there', () => {
    const mine = { tiles: { n: 'nes', e: 'ew' }, piles: { en: 'gold gold', ee: 'silver' }, tilePile: 'curve crossing' };
    const t = table({ ...mine, hands: ['mine move mine'], dwarves: 'e' });
    t.plays('A play mine', 'A mine ee', 'A lay nw');
    expect(t.piles).toEqual(['en 2', 'een trusty-tools 5']);
  });

  it('lays a pile without an event when none are left', () => {
    const t = table(beforeTheLast('silver', { events: '' })).plays('A play mine', 'A mine ee', 'A lay ew');
    expect(t.piles).toEqual(['nn 1', 'eee 5']);
  });

  it('lays nothing when no tiles are left: the side stays closed off', () => {
    const t = table(beforeTheLast('gold-treasure: silver', { tilePile: '' })).plays('A play mine', 'A mine ee');
    expect([t.kept('A'), t.sides('ee'), t.next]).toEqual(['gold-treasure', '', 'A activity']);
  });

  it('draws the event from the bottom of the pile in Glück auf!', () => {
    const position = beforeTheLast('silver', { variants: ['glueck-auf'], events: 'monster diggy gold-treasure' });
    const t = table(position).plays('A play mine', 'A mine ee', 'A lay ew');
    expect([t.kept('A'), t.events, t.piles]).toEqual(['gold-treasure', 'monster diggy', ['nn 1', 'eee 5']]);
  });
});

describe('6. End of the game', () => {
  it('comes at once when a pile must be made and fewer than five cards are left', () => {
    const t = table(beforeTheLast('silver', { mining: 'gold gold gold gold' })).plays(
      'A play mine',
      'A mine ee',
      'A lay ew',
    );
    expect([t.over, t.news.at(-1)]).toEqual([true, { what: 'over', why: 'mining cards' }]);
  });

  it('does not come with five left', () => {
    const t = table(beforeTheLast('silver', { mining: 'gold gold gold gold gold' })).plays(
      'A play mine',
      'A mine ee',
      'A lay ew',
    );
    expect([t.over, t.mining]).toEqual([false, '']);
  });

  it('comes when no Mining cards are left in the mine', () => {
    const t = table(beforeTheLast('silver', { tilePile: '', piles: { ee: 'silver' } })).plays(
      'A play mine',
      'A mine ee',
    );
    expect([t.over, t.news.at(-1)]).toEqual([true, { what: 'over', why: 'empty mine' }]);
  });

  it('has no End phase then', () => {
    const t = table(beforeTheLast('silver', { mining: '', hands: ['mine silver'] })).plays(
      'A play mine',
      'A mine ee',
      'A lay ew',
    );
    expect([t.over, t.played('A'), t.hand('A')]).toEqual([true, 'mine', 'silver']);
  });

  it('comes after five full rounds in which nobody dug a pile', () => {
    const t = table({ round: 6, lastDug: 2, rubble: 'entrance', hands: ['', 'mine'] });
    t.plays('A end', 'B play mine', 'B mine entrance', 'B end');
    expect([t.over, t.state.round]).toEqual([false, 7]);
    t.plays('A end', 'B end', 'B done');
    expect([t.over, t.news.at(-1)]).toEqual([true, { what: 'over', why: 'stalemate' }]);
  });

  it('counts the rounds from the last dig anew', () => {
    const t = table({ round: 7, lastDug: 2, hands: ['mine'], dwarves: 'e' }).plays(
      'A play mine',
      'A mine ee',
      'A end',
      'B end',
    );
    expect([t.over, t.state.round]).toEqual([false, 8]);
  });
});

describe('6. The Canary', () => {
  it('may cancel an event of any player; the tile is still laid', () => {
    const t = table({ ...beforeTheLast('gold-treasure: silver'), seats: 3, kept: ['', '', 'canary'] });
    t.plays('A play mine', 'A mine ee');
    expect(t.next).toBe('C canary');
    t.plays('C cancel', 'A lay ew');
    expect([t.kept('A'), t.kept('C'), t.gone('gold-treasure'), t.gone('canary')]).toEqual(['', '', true, true]);
  });

  it('may let it be', () => {
    const t = table({ ...beforeTheLast('gold-treasure: silver'), kept: ['', 'canary'] });
    t.plays('A play mine', 'A mine ee', 'B let');
    expect([t.kept('A'), t.kept('B')]).toEqual(['gold-treasure', 'canary']);
  });

  it('cancels the use of a delayed event by another player, not by its owner', () => {
    const t = table({ kept: ['hearty-stew', 'canary'], decks: ['mine'] }).plays('A use hearty-stew', 'B cancel');
    expect([t.hand('A'), t.gone('hearty-stew'), t.gone('canary'), t.next]).toEqual(['', true, true, 'A activity']);
    expect(
      table({ kept: ['hearty-stew canary'], decks: ['mine'] })
        .plays('A use hearty-stew')
        .hand('A'),
    ).toBe('mine');
  });
});

describe('6. Companions', () => {
  it('are two at most: before a third comes one of the two must go', () => {
    const t = table(beforeTheLast('stinkhorn: silver', { companions: ['diggy bookling'] })).plays(
      'A play mine',
      'A mine ee',
    );
    expect(t.companions('A')).toBe('stinkhorn');
    const third = table(beforeTheLast('peekycillium: silver', { companions: ['diggy bookling'] })).plays(
      'A play mine',
      'A mine ee',
    );
    expect(third.options).toEqual(['A dismiss diggy', 'A dismiss bookling']);
    expect(third.plays('A dismiss diggy').companions('A')).toBe('peekycillium bookling');
  });

  it.each([
    ['on foot', { hands: ['move'] }, ['A play move', 'A move camp']],
    ['through the Tunnel', { kept: ['transport-tunnel'] }, ['A use transport-tunnel A', 'A to camp']],
    ['by the Teleporter', { kept: ['teleporter'], dwarves: 'entrance camp' }, ['A use teleporter A B']],
  ])('leave when their owner enters the Camp %s', (_how, position, moves) => {
    const t = table({ companions: ['diggy bookling'], ...position }).plays(...moves);
    expect([t.where('A'), t.companions('A'), t.gone('diggy'), t.gone('bookling')]).toEqual(['camp', '', true, true]);
  });

  it('leave when somebody else’s Teleporter brings their owner to the Camp', () => {
    const t = table({ kept: ['teleporter'], companions: ['', 'diggy'], dwarves: 'camp e' }).plays(
      'A use teleporter A B',
    );
    expect([t.where('B'), t.companions('B')]).toEqual(['camp', '']);
  });

  it('can be thwarted, and the price stays paid', () => {
    const t = table({ companions: ['diggy'], hands: ['silver', 'thwart'], dwarves: 'e' });
    t.plays('A call diggy', 'A mine ee', 'B thwart thwart');
    expect([t.discard('A'), t.next]).toEqual(['silver', 'A activity']);
  });
});

describe('6. The Flooded Tunnel', () => {
  const long = {
    tiles: { e: 'ew', ee: 'ew', eee: 'ew', eeee: 'new' },
    piles: { eeeen: 'flooded-tunnel: silver', eeeee: 'gold' },
  };

  it('carries others along for the rest of the way and makes them discard three', () => {
    const t = table({
      ...long,
      seats: 4,
      hands: ['mine silver', 'gold gold ruby ruby', '', 'silver'],
      dwarves: 'eeee eee eeee entrance',
    });
    t.plays('A play mine', 'A mine eeeen').nobodyReacts();
    t.plays('B discard gold', 'B discard gold', 'B discard ruby');
    expect('ABCD'.split('').map((seat) => t.where(seat))).toEqual(['e', 'e', 'eeee', 'entrance']);
    expect('ABCD'.split('').map((seat) => t.hand(seat))).toEqual(['', 'ruby', '', 'silver']);
  });

  it('limits the draw at the end of the turn to three if the Camp was not reached', () => {
    const t = table({
      ...long,
      hands: ['mine'],
      decks: ['move move move swap thwart'],
      dwarves: 'eeee',
      tilePile: 'straight-workbench',
    });
    t.plays('A play mine', 'A mine eeeen', 'A lay ns', 'A end');
    expect([t.where('A'), t.hand('A')]).toEqual(['e', 'move move move']);
  });

  it('is over with the next End phase', () => {
    const t = table({
      ...long,
      hands: ['mine'],
      decks: ['move move move swap thwart mine mine silver silver silver'],
      dwarves: 'eeee',
    });
    t.plays('A play mine', 'A mine eeeen', 'A lay nesw', 'A end', 'B end', 'A end', 'A done');
    expect(t.hand('A').split(' ')).toHaveLength(5);
  });

  it('does not limit whoever is washed to the Camp', () => {
    const t = table({
      hands: ['mine'],
      decks: ['move move move swap thwart'],
      dwarves: 'e',
      piles: { ee: 'flooded-tunnel: silver', nn: 'gold' },
    });
    t.plays('A play mine', 'A mine ee', 'A lay nesw', 'A end');
    expect([t.where('A'), t.hand('A').split(' ').length]).toEqual(['camp', 5]);
  });
});

describe('6. Other events', () => {
  it('Call of Nature that cannot be paid forbids what it taxes', () => {
    const t = table({ kept: ['call-of-nature'], hands: ['mine'], dwarves: 'e' });
    expect(t.options).not.toContain('A play mine');
    const two = table({ kept: ['call-of-nature'], hands: ['silver silver'], dwarves: 'e' });
    expect(two.options.some((option) => option.includes('basic mine'))).toBe(false);
    expect(two.options).toContain('A basic move entrance');
  });

  it('Fool’s Gold in the middle of a purchase asks for another Gold', () => {
    const t = table({
      kept: ['fools-gold'],
      hands: ['silver gold'],
      revealed: ['gold'],
      dwarves: 'camp',
      jewels: ['two-tone-band'],
    });
    t.plays('A buy two-tone-band', 'A pay silver', 'A pay gold');
    expect([t.next, t.options]).toEqual(['A fools-gold', ['A pay gold', 'A give-up']]);
    t.plays('A pay gold');
    expect([t.discard('A'), t.gone('fools-gold'), t.revealed('A')]).toEqual(['two-tone-band rubble', true, '']);
  });

  it('and without one the purchase is off; the cards used go to the discard and the turn’s purchase is left', () => {
    const t = table({
      kept: ['fools-gold silver-treasure'],
      hands: ['gold', ''],
      revealed: ['silver'],
      dwarves: 'camp',
      jewels: ['silver-buckle', 'silver-stud'],
    });
    t.plays('A buy silver-buckle', 'A pay gold', 'A pay silver', 'A pay silver-treasure');
    expect([t.discard('A'), t.kept('A'), t.gone('gold'), t.jewels(0)]).toEqual([
      'silver rubble',
      'silver-treasure',
      true,
      'silver-buckle',
    ]);
    expect([t.next, t.state.bought]).toEqual(['A activity', false]);
  });

  it('a discard of more than is held takes all', () => {
    const t = table({ ...beforeTheLast('monster: silver'), hands: ['mine silver gold'] }).plays(
      'A play mine',
      'A mine ee',
    );
    expect([t.hand('A'), t.discard('A').split(' ').length]).toEqual(['', 3]);
  });

  it('Monster reaches three steps and no further', () => {
    const t = table({
      ...beforeTheLast('monster: silver'),
      seats: 3,
      tilePile: 'curve',
      tiles: { n: 'ns', nn: 'ns', e: 'ew' },
      piles: { ee: 'monster: silver', nnn: 'gold' },
      hands: ['mine', 'silver', 'gold'],
      dwarves: 'e nn camp',
    });
    t.plays('A play mine', 'A mine ee').nobodyReacts();
    expect([t.hand('B'), t.hand('C')]).toEqual(['', '']);
    const far = table({
      ...beforeTheLast('monster: silver'),
      tilePile: 'curve',
      tiles: { n: 'ns', nn: 'ns', nnn: 'nesw', e: 'ew' },
      piles: { ee: 'monster: silver', nnnn: 'gold' },
      hands: ['mine', 'silver'],
      dwarves: 'e nnn',
    });
    expect(far.plays('A play mine', 'A mine ee', 'B pass').hand('B')).toBe('silver');
  });

  it('Goblins ask which of two dearest cards goes', () => {
    const t = table({ ...beforeTheLast('thieving-goblins: silver'), revealed: ['ruby diamond gold'] }).plays(
      'A play mine',
      'A mine ee',
    );
    expect(t.options).toEqual(['A lose ruby', 'A lose diamond']);
    expect(t.plays('A lose diamond').revealed('A')).toBe('ruby gold');
  });

  it('Cave-In takes Rubble that left the game when the extra ones are used up, else none', () => {
    const t = table({ ...beforeTheLast('cave-in: silver'), extra: 0, gone: 'rubble' }).plays(
      'A play mine',
      'A mine ee',
      'A lay ew',
    );
    expect([t.rubble('e'), t.rubble('ee')]).toEqual([1, 0]);
  });

  it('Birthday gifts come from hand or play area, else the discard, else the draw pile, which is shuffled', () => {
    const position = { ...beforeTheLast('birthday-party: silver'), variants: ['birthday-party'] as const, seats: 4 };
    const t = table({
      ...position,
      hands: ['mine', 'move', '', ''],
      revealed: ['gold'],
      discards: ['', 'ruby', 'move'],
      decks: ['', 'silver', 'emerald mine', 'move'],
    });
    t.plays(
      'A play mine',
      'A mine ee',
      'B pass',
      'A give gold',
      'B done',
      'B give ruby',
      'C done',
      'C give emerald',
      'D done',
    );
    expect(t.next).toBe('A gifts');
    t.plays('A skip', 'A gift gold', 'A gift emerald', 'A gift ruby');
    expect(['A', 'B', 'C', 'D'].map((seat) => t.discard(seat))).toEqual(['silver', 'gold', 'emerald move', 'ruby']);
  });
});
