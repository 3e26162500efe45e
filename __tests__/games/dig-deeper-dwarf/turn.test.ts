import { table } from './table';

describe('4. The Activity phase', () => {
  it('plays any number of Action cards, one whole card after the other', () => {
    const t = table({ hands: ['move mine long-stride'], dwarves: 'e' }).plays('A play long-stride', 'A move entrance');
    expect(t.options).toEqual(['A move n', 'A move e', 'A move s', 'A move camp', 'A done']);
    t.plays('A done', 'A play move', 'A move e', 'A play mine', 'A mine ee');
    expect(t.next).toBe('A activity');
  });

  it('uses the actions of a card in any order; unused ones are lost', () => {
    const t = table({ hands: ['pick-and-cart'], dwarves: 'entrance' }).plays(
      'A play pick-and-cart',
      'A move e',
      'A done',
    );
    expect([t.next, t.options]).toEqual(['A activity', ['A end']]);
  });

  it('leaves played cards in front of the player until the End phase', () => {
    const t = table({ hands: ['move'] }).plays('A play move', 'A move e');
    expect([t.played('A'), t.discard('A')]).toEqual(['move', '']);
    t.plays('A end');
    expect([t.played('A'), t.hand('A')]).toEqual(['', 'move']);
  });

  it.each([
    ['move', 1],
    ['mine', 2],
    ['remove', 2],
    ['steal', 2],
    ['drive', 2],
  ])('pays the basic action %s with %i hand cards, once a turn', (verb, price) => {
    const hand = 'silver silver silver gold gold gold';
    const t = table({ hands: [hand], dwarves: 'e e', revealed: ['', 'ruby ruby'], companions: ['', 'diggy bookling'] });
    const basic = (): string | undefined => t.options.find((option) => option.startsWith(`A basic ${verb}`));
    t.plays(
      basic() ?? verb,
      ...'silver silver'
        .split(' ')
        .slice(0, price)
        .map((card) => `A pay ${card}`),
    );
    if (verb === 'remove') t.plays('A remove silver');
    expect([t.next, basic()]).toEqual(['A activity', undefined]);
    expect(t.hand('A').split(' ')).toHaveLength(6 - price - (verb === 'remove' ? 1 : 0));
  });

  it('does not offer a basic action that cannot be paid', () => {
    const t = table({ hands: ['silver'], dwarves: 'e' });
    expect(t.options).toEqual(['A reveal silver', 'A basic move entrance', 'A end']);
  });

  it('reveals any number of resources and may draw for each', () => {
    const t = table({ hands: ['silver gold'], decks: ['emerald mine'] });
    t.plays('A reveal silver and draw', 'A reveal emerald', 'A reveal gold and draw');
    expect([t.revealed('A'), t.hand('A')]).toEqual(['gold emerald silver', 'mine']);
  });

  it('keeps revealed resources in front of the player at the end of the turn', () => {
    expect(
      table({ hands: ['ruby'] })
        .plays('A reveal ruby', 'A end')
        .revealed('A'),
    ).toBe('ruby');
  });

  it('buys one Jewelry a turn, on the Camp', () => {
    const position = { hands: ['gold gold gold'], jewels: ['gold-stud gold-chain'] };
    expect(table({ ...position, dwarves: 'e' }).options.some((option) => option.includes('buy'))).toBe(false);
    const t = table({ ...position, dwarves: 'camp' }).plays('A buy gold-stud', 'A pay gold');
    expect([t.discard('A'), t.jewels(0), t.gone('gold')]).toEqual(['gold-stud', 'gold-chain', true]);
    expect(t.options.some((option) => option.includes('buy'))).toBe(false);
  });

  it('pays from hand and play area, and loses what is paid in excess', () => {
    const t = table({ hands: ['emerald'], revealed: ['emerald'], dwarves: 'camp', jewels: ['gold-ruby-ring'] });
    t.plays('A buy gold-ruby-ring for coins', 'A pay emerald', 'A pay emerald');
    expect([t.hand('A'), t.revealed('A'), t.discard('A')]).toEqual(['', '', 'gold-ruby-ring']);
  });

  it('pays the printed seven coins with two Gold and a Diamond', () => {
    const t = table({ hands: ['gold gold diamond'], dwarves: 'camp', jewels: ['silver-ruby-ring'] });
    t.plays('A buy silver-ruby-ring for coins', 'A pay gold', 'A pay gold', 'A pay diamond');
    expect(t.discard('A')).toBe('silver-ruby-ring');
  });

  it('never mixes coins and resources', () => {
    const t = table({ hands: ['silver emerald'], dwarves: 'camp', jewels: ['silver-ruby-ring'] });
    expect(t.options).not.toContain('A buy silver-ruby-ring');
    expect(t.options).not.toContain('A buy silver-ruby-ring for coins');
  });

  it.each([
    ['camp', true],
    ['e', true],
    ['n', false],
    ['entrance', false],
  ])('crafts on the Camp or at a Workbench: %s', (dwarves, can) => {
    const t = table({ hands: ['silver'], dwarves, tiles: { n: 'ns', e: 'ew bench' }, actions: ['mimic'] });
    expect(t.options.includes('A craft mimic')).toBe(can);
  });

  it('crafts one card a turn for as many hand cards as it costs', () => {
    const t = table({ hands: ['silver mine move swap'], dwarves: 'camp', actions: ['counter-dig mimic', 'foreman'] });
    expect(t.options).toContain('A craft foreman');
    t.plays('A craft counter-dig', 'A pay silver', 'A pay mine', 'A pay move');
    expect([t.discard('A'), t.actions(0), t.hand('A')]).toEqual(['counter-dig move mine silver', 'mimic', 'swap']);
    expect(t.options.some((option) => option.includes('craft'))).toBe(false);
  });

  it('cannot craft what costs more cards than are held, and an empty pile offers nothing', () => {
    const t = table({ hands: ['silver mine'], dwarves: 'camp', actions: ['counter-dig', ''] });
    expect(t.options.some((option) => option.includes('craft'))).toBe(false);
  });

  it('uses one companion a turn', () => {
    const t = table({ hands: ['silver silver'], companions: ['diggy flying-agaric'], dwarves: 'e' });
    t.plays('A call diggy', 'A pay silver', 'A mine ee');
    expect(t.options.some((option) => option.includes('call'))).toBe(false);
  });
});

describe('4. The End phase', () => {
  it('keeps one hand card if wished and refills to five', () => {
    const t = table({ hands: ['silver gold ruby'], decks: ['mine move swap thwart remove mine'] });
    t.plays('A end');
    expect(t.options).toEqual(['A done', 'A keep silver', 'A keep gold', 'A keep ruby']);
    t.plays('A keep ruby');
    expect(t.hand('A')).toBe('mine move ruby swap thwart');
    expect(t.next).toBe('B activity');
  });

  it('shuffles the discard when a card must be drawn and none is there; this turn’s cards are in it then', () => {
    const t = table({ hands: ['move'], decks: ['silver'], discards: ['gold'] }).plays(
      'A play move',
      'A move e',
      'A end',
    );
    expect([t.hand('A'), t.deck('A'), t.discard('A')]).toEqual(['gold move silver', '', '']);
  });

  it('reshuffles during the turn without the cards played in it', () => {
    const t = table({ hands: ['deep-breath'], discards: ['gold'] }).plays('A play deep-breath', 'A draw');
    expect([t.hand('A'), t.options]).toEqual(['gold', ['A done']]);
    expect(t.told).toContain('reshuffled');
  });

  it('draws nothing when both piles are empty', () => {
    const t = table({}).plays('A end');
    expect([t.hand('A'), t.next]).toEqual(['', 'B activity']);
  });

  it('takes a fee from whoever begins and ends the turn on the Camp', () => {
    const t = table({ hands: ['silver mine'], revealed: ['ruby'], kept: ['gold-treasure'], dwarves: 'camp' }).plays(
      'A end',
    );
    expect([t.next, t.options]).toEqual(['A fee', ['A fee silver', 'A fee ruby']]);
    t.plays('A fee ruby');
    expect([t.gone('ruby'), t.next]).toEqual([true, 'A keep']);
  });

  it('takes no fee from whoever came or goes', () => {
    expect(table({ hands: ['move silver'] }).plays('A play move', 'A move camp', 'A end').next).toBe('A keep');
    expect(
      table({ hands: ['move silver'], dwarves: 'camp' }).plays('A play move', 'A move entrance', 'A end').next,
    ).toBe('A keep');
  });

  it('takes the fee from whoever left the Camp and came back', () => {
    const t = table({ hands: ['long-stride silver'], dwarves: 'camp' });
    expect(t.plays('A play long-stride', 'A move entrance', 'A move camp', 'A end').next).toBe('A fee');
  });

  it('refills to three where the fee cannot be paid; treasures do not pay it', () => {
    const t = table({ hands: ['mine'], kept: ['gold-treasure'], dwarves: 'camp', decks: ['move move move swap'] });
    t.plays('A end', 'A done', 'A keep mine');
    expect([t.hand('A'), t.told.includes('unpaid')]).toEqual(['mine move move', true]);
  });

  it('obeys the lowest of several limits', () => {
    const t = table({ kept: ['vampire-bats'], dwarves: 'camp', decks: ['move move move swap'] }).plays('A end');
    expect(t.hand('A')).toBe('move move move');
  });

  it('asks everybody once for a trait, beginning with the active player, after the fee', () => {
    const t = table({
      seats: 3,
      hands: ['silver'],
      dwarves: 'camp e e',
      traits: ['clever', 'agile', 'strong'],
      rubble: 'e',
    });
    t.plays('A end', 'A fee silver', 'A pass');
    expect(t.next).toBe('B asking');
    t.plays('B trait agile', 'B move entrance', 'B done');
    expect(t.next).toBe('C asking');
    t.plays('C pass');
    expect(t.next).toBe('B activity');
  });

  it('puts cards that others played in this turn onto their owners’ discards', () => {
    const t = table({ hands: ['mine', 'foil'], dwarves: 'e' }).plays(
      'A play mine',
      'A mine ee',
      'B thwart foil',
      'B done',
    );
    expect(t.played('B')).toBe('foil');
    expect(t.plays('A end').discard('B')).toBe('foil');
  });
});

describe('4. Hidden and public', () => {
  it('shows a mined card to the miner only', () => {
    const t = table({ seats: 3, hands: ['mine'], dwarves: 'e', piles: { ee: 'ruby gold' } }).plays(
      'A play mine',
      'A mine ee',
    );
    expect(t.knownTo('ruby', 'discard', 'A')).toBe('A');
  });

  it.each([
    ['a price', ['A basic move e', 'A pay gold'], 'gold'],
    ['a crafted card', ['A craft mimic', 'A pay gold'], 'mimic'],
    ['a stolen resource', ['A play pickpocket', 'A steal B', 'A done'], 'ruby'],
  ])('shows %s to all', (_what, moves, key) => {
    const position = {
      hands: ['gold silver pickpocket'],
      revealed: ['', 'ruby'],
      actions: ['mimic'],
      tiles: { e: 'ew' },
    };
    const t = table({ ...position, dwarves: key === 'mimic' ? 'camp e' : 'entrance e' }).plays(...moves);
    expect(t.knownTo(key, 'discard', 'A')).toBe('AB');
  });
});
