import { table } from './table';

describe('5. Move', () => {
  it('goes to connected tiles only: open against closed is a wall', () => {
    const t = table({ hands: ['move'], tiles: { n: 'nes', e: 'ew', en: 'ew' }, dwarves: 'e' }).plays('A play move');
    expect(t.options).toEqual(['A move entrance', 'A done']);
  });

  it.each(['e', 'entrance'])('is stopped by Rubble on the own or the other tile: %s', (rubble) => {
    const t = table({ hands: ['move'], tiles: { e: 'ew' }, dwarves: 'e', rubble });
    expect(t.options.some((option) => option.includes('move'))).toBe(false);
  });
});

describe('5. Mine', () => {
  it('takes Rubble from the own or a connected tile, one at a time', () => {
    const t = table({ hands: ['twin-picks'], dwarves: 'e', rubble: 'entrance entrance e n' }).plays(
      'A play twin-picks',
    );
    expect(t.options).toEqual(['A mine e', 'A mine ee', 'A mine entrance', 'A done']);
    t.plays('A mine entrance', 'A mine e');
    expect([t.discard('A'), t.rubble('entrance'), t.rubble('e')]).toEqual(['rubble rubble', 1, 0]);
  });

  it('reaches a pile from every tile with an open side facing it', () => {
    const tiles = { n: 'nes', e: 'new' };
    const t = table({ seats: 2, tiles, dwarves: 'n e', hands: ['mine', 'mine'] });
    expect(t.plays('A play mine').options).toEqual(['A mine nn', 'A mine en', 'A done']);
    t.plays('A mine en', 'B pass', 'A end', 'B play mine');
    expect(t.options).toContain('B mine en');
  });
});

describe('5. Remove a Card and Give Rubble', () => {
  it('removes any hand card', () => {
    const t = table({ hands: ['remove silver move'] }).plays('A play remove', 'A remove out');
    expect(t.options).toEqual(['A remove silver', 'A remove move']);
  });

  it('may lay Rubble on a connected tile without a dwarf, never the Camp', () => {
    const t = table({ hands: ['remove rubble'], dwarves: 'entrance n' }).plays('A play remove');
    expect(t.options).toEqual(['A remove out', 'A remove e', 'A remove s', 'A done']);
    expect(t.plays('A remove s', 'A remove rubble').rubble('s')).toBe(1);
  });

  it('gives Rubble to any other player’s discard, however far away', () => {
    const t = table({ seats: 3, hands: ['shovel rubble'], dwarves: 'e camp n' }).plays('A play shovel');
    expect(t.options.filter((option) => option.includes('give'))).toEqual([
      'A give out',
      'A give entrance',
      'A give B',
      'A give C',
    ]);
    expect(t.plays('A give B', 'A remove rubble').discard('B')).toBe('rubble');
  });
});

describe('5. Draw, and Discard then Draw', () => {
  it('draws a card', () => {
    expect(
      table({ hands: ['deep-breath'], decks: ['mine'] })
        .plays('A play deep-breath', 'A draw')
        .hand('A'),
    ).toBe('mine');
  });

  it('needs a hand card to discard', () => {
    expect(table({ hands: ['swap'], decks: ['mine'] }).options).not.toContain('A play swap');
  });

  it('can draw the card that was discarded', () => {
    const t = table({ hands: ['swap silver'] }).plays('A play swap', 'A swap', 'A discard silver');
    expect(t.hand('A')).toBe('silver');
  });
});

describe('5. Steal a Resource', () => {
  it('robs adjacent dwarves, on the same or a connected tile', () => {
    const t = table({
      seats: 4,
      hands: ['pickpocket'],
      revealed: ['', 'ruby', 'gold', 'silver'],
      dwarves: 'e e entrance n',
    });
    expect(t.plays('A play pickpocket').options).toEqual(['A steal B', 'A steal C', 'A move entrance', 'A done']);
  });

  it('robs nobody on the Camp, nor treasures', () => {
    const t = table({
      seats: 3,
      hands: ['pickpocket'],
      revealed: ['', 'ruby'],
      kept: ['', '', 'gold-treasure'],
      dwarves: 'entrance camp entrance',
    });
    expect(t.plays('A play pickpocket').options.some((option) => option.includes('steal'))).toBe(false);
  });

  it('takes one at random', () => {
    const stolen = (seed: string): string =>
      table({ seed, hands: ['pickpocket'], revealed: ['', 'ruby gold'] })
        .plays('A play pickpocket', 'A steal B')
        .discard('A');
    expect(new Set('abcdefgh'.split('').map(stolen))).toEqual(new Set(['ruby', 'gold']));
  });
});

describe('5. Drive a Companion away', () => {
  it('drives companions of adjacent dwarves, not one’s own', () => {
    const companions = ['bookling', 'diggy', 'peekycillium'];
    const t = table({ seats: 3, hands: ['loud-cough'], companions, dwarves: 'e entrance n' }).plays(
      'A play loud-cough',
    );
    expect(t.options).toEqual(['A drive diggy', 'A move entrance', 'A done']);
  });
});

describe('5. Investigate', () => {
  const all = {
    hands: ['prospector'],
    decks: ['mine', 'move'],
    jewels: ['crown', 'tiara'],
    actions: ['mimic', 'foil', 'barter'],
    dwarves: 'e',
  };

  it('looks into any pile but tiles and discards', () => {
    const t = table({ ...all, piles: { ee: 'gold', nn: 'silver' }, discards: ['ruby'] }).plays('A play prospector');
    const piles = 'jewels 0,jewels 1,actions 0,actions 1,actions 2,mining,events,deck A,deck B,ee,nn'.split(',');
    expect(t.options.filter((option) => option.includes('investigate'))).toEqual(
      piles.map((pile) => `A investigate ${pile}`),
    );
  });

  it('puts one of the three on top, the others below in their order', () => {
    const t = table({ ...all, decks: ['', 'silver move mine swap'] }).plays(
      'A play prospector',
      'A investigate deck B',
    );
    expect(t.options).toEqual(['A top silver', 'A top move', 'A top mine', 'A under']);
    expect(t.plays('A top mine').deck('B')).toBe('mine silver move swap');
  });

  it('or puts all three under the pile in their order', () => {
    const t = table({ ...all, decks: ['', 'silver move mine swap'] }).plays(
      'A play prospector',
      'A investigate deck B',
      'A under',
    );
    expect(t.deck('B')).toBe('swap silver move mine');
  });

  it('turns the new top card of a Jewelry or Action pile up', () => {
    const t = table({ ...all, jewels: ['crown tiara sceptre'] }).plays(
      'A play prospector',
      'A investigate jewels 0',
      'A top sceptre',
    );
    expect(t.jewels(0)).toBe('sceptre crown tiara');
    expect(t.told).toContain('turned-up');
  });

  it('is seen by the investigator alone', () => {
    const t = table({ ...all, decks: ['', 'silver move mine swap'] }).plays(
      'A play prospector',
      'A investigate deck B',
      'A under',
    );
    expect([t.knownTo('mine', 'deck', 'B'), t.knownTo('swap', 'deck', 'B')]).toEqual(['A', '']);
  });
});
