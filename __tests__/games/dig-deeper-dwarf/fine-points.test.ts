import { table, type Position, type Table } from './table';

const having = (t: Table, word: string): string[] => t.options.filter((option) => option.includes(word));

/** A takes the last card of the pile east of it. */
const digs = (event: string, position: Position = {}): Table =>
  table({
    hands: ['mine'],
    dwarves: 'e',
    tilePile: 'straight',
    piles: { ee: `${event}: silver`, nn: 'silver' },
    ...position,
  })
    .plays('A play mine', 'A mine ee')
    .nobodyReacts();

describe('11. The chain', () => {
  it('1. leftovers come after the bottom action with its event and tile, last card first, then the rest of the starter’s card', () => {
    const t = table({
      seats: 3,
      hands: ['pick-and-cart thwart', 'counter-dig', 'foil'],
      dwarves: 'e e e',
      tilePile: 'straight',
      piles: { ee: 'diggy: ruby', nn: 'gold' },
    });
    t.plays(
      'A play pick-and-cart',
      'A mine ee',
      'B thwart counter-dig',
      'C pass',
      'A thwart thwart',
      'C pass',
      'C thwart foil',
    );
    expect(t.next).toBe('C card');
    const again = table({
      hands: ['pick-and-cart thwart', 'counter-dig'],
      dwarves: 'e e',
      tilePile: 'straight',
      piles: { ee: 'diggy: ruby', nn: 'gold' },
    });
    again.plays('A play pick-and-cart', 'A mine ee', 'B thwart counter-dig', 'A thwart thwart');
    expect([again.companions('A'), again.next]).toEqual(['diggy', 'A tile']);
    again.plays('A lay ew');
    expect([again.next, again.options]).toEqual(['B card', ['B done']]);
    expect(again.plays('B done').next).toBe('A card');
  });

  it('2. an action whose target is no longer legal is lost, and counts as used', () => {
    const t = table({
      seats: 3,
      hands: ['move', 'thwart', 'rubble'],
      traits: ['', '', 'well-prepared'],
      dwarves: 'entrance n entrance',
    });
    t.plays(
      'A play move',
      'A move e',
      'B thwart thwart',
      'C thwart well-prepared',
      'C basic remove e',
      'C remove rubble',
    );
    expect([t.where('A'), t.told.includes('lost'), t.next]).toEqual(['entrance', true, 'A activity']);
  });

  it('2. a Thwart whose target is gone is lost, not turned against another action', () => {
    const hands = ['mimic', 'counter-dig silver', 'mimic', 'twin-picks'];
    const t = table({ seats: 4, turn: 'D', hands, traits: ['', 'well-prepared'], dwarves: 'e n e e' });
    // D mines; A copies that and mines; B thwarts A's Mine; C copies the Thwart against B.
    t.plays(
      'D play twin-picks',
      'D mine ee',
      'A copy mimic',
      'B pass',
      'C pass',
      'A mine ee',
      'B thwart counter-dig',
      'C copy mimic',
      'B pass',
      'C thwart B',
    );
    // B is prepared: C's Thwart is cancelled, and with the free one A's Mine.
    t.plays('B thwart well-prepared', 'B basic thwart A', 'C done');
    t.nobodyReacts();
    expect(t.news.filter(({ what }) => what === 'lost')).toHaveLength(1);
    t.plays('B done', 'A done').nobodyReacts();
    expect([t.discard('A'), t.discard('D'), t.next]).toEqual(['', 'silver', 'D card']);
  });

  it('3. a tile or player can be named for Rubble only with Rubble in hand, which is then used', () => {
    const bare = table({ hands: ['shovel silver'] }).plays('A play shovel');
    expect(having(bare, 'give')).toEqual(['A give out']);
    const t = table({ hands: ['shovel silver rubble'] }).plays('A play shovel', 'A give B');
    expect(t.options).toEqual(['A remove rubble']);
    t.plays('A remove rubble');
    expect([t.discard('B'), t.hand('A')]).toEqual(['rubble', 'silver']);
  });

  it('3. a basic Remove onto a tile leaves a Rubble in hand when it is paid', () => {
    const t = table({ hands: ['rubble silver gold'] }).plays(
      'A basic remove e',
      'A pay silver',
      'A pay gold',
      'A remove rubble',
    );
    expect([t.rubble('e'), t.hand('A')]).toEqual([1, '']);
    const choice = table({ hands: ['rubble silver gold gold'] }).plays('A basic remove e');
    expect(choice.options).toEqual(['A pay silver', 'A pay gold']);
  });

  it('3. the action is lost if no Rubble is left when it is carried out', () => {
    const t = table({
      hands: ['barrow rubble', 'mimic'],
      dwarves: 'e e',
      tilePile: 'straight',
      piles: { ee: 'monster: silver', nn: 'gold' },
    });
    t.plays('A play barrow', 'A give B', 'B copy mimic', 'A pass', 'B mine ee', 'A pass', 'B lay ew', 'B done');
    expect([t.discard('B'), t.told.includes('lost'), t.hand('A')]).toEqual(['silver', true, '']);
  });

  it('4. a thwarted Discard-then-Draw discards nothing', () => {
    const t = table({ hands: ['swap silver', 'thwart'], decks: ['mine'] }).plays(
      'A play swap',
      'A swap',
      'B thwart thwart',
      'A pass',
    );
    expect([t.hand('A'), t.discard('A'), t.deck('A')]).toEqual(['silver', '', 'mine']);
  });

  it('5. announcing Draw or Steal counts as using it, also when thwarted, also when copied', () => {
    const t = table({ hands: ['sleight-of-hand', 'thwart'], decks: ['mine'], revealed: ['', 'ruby'] });
    t.plays('A play sleight-of-hand', 'A draw', 'B thwart thwart');
    expect(t.options).toEqual(['A done']);
    const copied = table({ hands: ['sleight-of-hand mimic'], decks: ['mine move'], revealed: ['', 'ruby ruby'] });
    copied.plays('A play sleight-of-hand', 'A draw', 'A done', 'A play mimic', 'A copy sleight-of-hand', 'A steal B');
    expect(copied.options).toEqual(['A done']);
  });

  it('6. Copy against an action from a Copy takes the card copied there', () => {
    const t = table({ seats: 3, hands: ['twin-picks', 'mimic', 'mimic'], dwarves: 'e e e' });
    t.plays('A play twin-picks', 'A mine ee', 'B copy mimic', 'C copy mimic', 'C mine ee', 'C mine ee');
    expect([t.discard('C'), t.next]).toEqual(['silver silver', 'B card']);
  });

  it('6. Copy cannot be announced where no Action card was played', () => {
    expect(table({ hands: ['mimic silver'] }).options).not.toContain('A play mimic');
    const t = table({ hands: ['apprentice'], decks: ['mine'] }).plays('A play apprentice');
    expect(t.options).toEqual(['A draw', 'A done']);
  });

  it('6. in the own turn the last card that is no Copy is copied', () => {
    const t = table({ hands: ['move mimic mimic'] }).plays(
      'A play move',
      'A move e',
      'A play mimic',
      'A copy move',
      'A done',
      'A play mimic',
    );
    expect(t.options).toEqual(['A copy move', 'A done']);
  });

  it.each<[string, Position, string[], boolean]>([
    [
      'Steal from its owner',
      { hands: ['pickpocket', 'silver'], revealed: ['', 'ruby'] },
      ['A play pickpocket', 'A steal B'],
      true,
    ],
    [
      'driving its owner’s companion away',
      { hands: ['loud-cough', 'silver'] },
      ['A play loud-cough', 'A drive mycolus-maximus'],
      true,
    ],
    ['Rubble for its owner', { hands: ['shovel rubble', 'silver'] }, ['A play shovel', 'A give B'], true],
    [
      'a look into its owner’s draw pile',
      { hands: ['surveyor', 'silver'], decks: ['', 'mine'] },
      ['A play surveyor', 'A investigate deck B'],
      true,
    ],
    ['Rubble that leaves the game', { hands: ['shovel rubble', 'silver'] }, ['A play shovel', 'A give out'], false],
    [
      'a look elsewhere',
      { hands: ['surveyor', 'silver'], decks: ['mine', 'mine'] },
      ['A play surveyor', 'A investigate deck A'],
      false,
    ],
    ['Mine', { hands: ['mine', 'silver'], dwarves: 'e e' }, ['A play mine', 'A mine ee'], false],
    ['Move', { hands: ['move', 'silver'] }, ['A play move', 'A move e'], false],
  ])('7. Mycolus against %s', (_what, position, moves, allowed) => {
    const t = table({ companions: ['', 'mycolus-maximus'], ...position }).plays(...moves);
    expect(t.options.includes('B thwart mycolus-maximus')).toBe(allowed);
  });

  it('7. Mycolus is refused to whoever is not the target', () => {
    const t = table({
      seats: 3,
      hands: ['pickpocket', '', 'silver'],
      revealed: ['', 'ruby'],
      companions: ['', '', 'mycolus-maximus'],
    });
    expect(t.plays('A play pickpocket', 'A steal B').options).toEqual(['C pass']);
  });

  it('7. Mycolus answers a Thwart against its owner’s action, and is the companion action of that turn', () => {
    const t = table({ hands: ['mine silver move', 'thwart'], companions: ['mycolus-maximus diggy'], dwarves: 'e' });
    t.plays('A play mine', 'A mine ee', 'B thwart thwart', 'A thwart mycolus-maximus', 'A pay silver');
    expect([t.discard('A'), having(t, 'call')]).toEqual(['silver silver', []]);
  });

  it('7. Mycolus acts once a round, which begins with the start player', () => {
    const steal = ['A play pickpocket', 'A steal B'];
    const t = table({
      hands: ['pickpocket pickpocket', 'silver silver silver'],
      revealed: ['', 'ruby'],
      companions: ['', 'mycolus-maximus'],
    });
    t.plays(...steal, 'B thwart mycolus-maximus', 'B pay silver', 'A pass', 'A done', ...steal);
    expect(t.options).not.toContain('B thwart mycolus-maximus');
    t.plays('B pass', 'A done', 'A end', 'B end', 'B keep silver');
    expect(t.state.round).toBe(2);
    expect(t.state.mycolus).toBe(0);
  });

  it('8. Well-Prepared is used in a window only, and Thwart is its free action only against another player’s pending action', () => {
    expect(having(table({ traits: ['well-prepared'], hands: ['move'] }), 'trait')).toEqual([]);
    const t = table({ hands: ['move'], traits: ['', 'well-prepared'] }).plays(
      'A play move',
      'A move e',
      'B thwart well-prepared',
    );
    expect(having(t, 'thwart')).toEqual([]);
    const two = table({ seats: 3, hands: ['move', 'thwart'], traits: ['', '', 'well-prepared'] });
    two.plays('A play move', 'A move e', 'B thwart thwart', 'C thwart well-prepared');
    expect(having(two, 'thwart')).toEqual(['C basic thwart A']);
    expect(two.plays('C basic thwart A').where('A')).toBe('entrance');
  });

  it('8. Well-Prepared and its free action cannot be thwarted, and come before the chain goes on', () => {
    const t = table({
      hands: ['pick-and-cart thwart', ''],
      traits: ['', 'well-prepared'],
      dwarves: 'e e',
      tilePile: 'straight',
      piles: { ee: 'diggy: ruby', nn: 'gold' },
    });
    t.plays('A play pick-and-cart', 'A mine ee', 'B thwart well-prepared', 'B basic mine ee');
    expect([t.discard('B'), t.companions('B'), t.next]).toEqual(['ruby', 'diggy', 'B tile']);
    expect(t.plays('B lay ew').next).toBe('A card');
  });

  it('9. Call of Nature taxes Thwart and Copy outside the own turn', () => {
    const poor = table({ hands: ['move', 'thwart'], kept: ['', 'call-of-nature'] }).plays('A play move', 'A move e');
    expect(poor.options).toEqual(['B pass']);
    const t = table({ hands: ['move', 'thwart silver'], kept: ['', 'call-of-nature'] });
    t.plays('A play move', 'A move e', 'B thwart thwart');
    expect([t.discard('B'), t.where('A')]).toEqual(['silver', 'entrance']);
    const basic = table({ hands: ['move', 'silver silver silver'], kept: ['', 'call-of-nature'] });
    expect(basic.plays('A play move', 'A move e').options).toEqual(['B pass']);
  });

  it('9. for Copy the card played counts, not the one copied; and Well-Prepared’s basic action is taxed', () => {
    const t = table({ hands: ['move', 'mimic silver'], kept: ['', 'call-of-nature'] });
    expect(t.plays('A play move', 'A move e', 'B copy mimic').discard('B')).toBe('silver');
    const wise = table({
      hands: ['move', ''],
      traits: ['', 'well-prepared'],
      kept: ['', 'call-of-nature'],
      dwarves: 'e e',
    });
    wise.plays('A play move', 'A move entrance', 'B thwart well-prepared');
    expect(wise.options).toEqual(['B basic move entrance', 'B done']);
  });

  it('9. companion and trait actions are free of it', () => {
    const t = table({
      hands: ['silver'],
      kept: ['call-of-nature'],
      companions: ['diggy'],
      traits: ['industrious'],
      dwarves: 'e',
    });
    t.plays('A call diggy', 'A mine ee', 'A trait industrious', 'A mine ee', 'A keep');
    expect(t.discard('A')).toBe('silver silver silver');
  });
});

describe('11. Companions and traits', () => {
  it('10. the Moves of Flying Agaric are thwarted one by one, and go on after it has left', () => {
    const t = table({ hands: ['silver', 'thwart'], companions: ['flying-agaric'] });
    t.plays('A call flying-agaric', 'A move e', 'B thwart thwart', 'A move n');
    expect(t.where('A')).toBe('n');
    const home = table({ hands: ['silver'], companions: ['flying-agaric'] }).plays(
      'A call flying-agaric',
      'A move camp',
    );
    expect([home.companions('A'), home.options]).toEqual(['', ['A move entrance', 'A done']]);
  });

  it('11. Agile leaves Rubble, enters it only to go on, and may enter the Camp over closed sides', () => {
    const t = table({
      traits: ['agile'],
      tiles: { n: 'nsw', wn: 'ew' },
      piles: {},
      dwarves: 'wn',
      rubble: 'wn n',
    }).plays('A trait agile');
    expect(t.options).toEqual(['A move n', 'A move camp', 'A done']);
    expect(t.plays('A move camp').where('A')).toBe('camp');
    const stuck = table({
      traits: ['agile'],
      tiles: { e: 'ew', ee: 'ew' },
      piles: {},
      dwarves: 'ee',
      rubble: 'e entrance ee',
    });
    expect(having(stuck, 'trait')).toEqual([]);
  });

  it('11. Agile stays on Rubble if its second Move is thwarted', () => {
    const t = table({ traits: ['agile'], hands: ['', 'thwart silver'], rubble: 'e' });
    t.plays('A trait agile', 'A move e', 'B pass', 'A move entrance', 'B thwart thwart');
    expect([t.where('A'), t.next]).toEqual(['e', 'A activity']);
  });

  it('11. Agile does not end on Rubble that came while its last Move was answered', () => {
    const position = {
      seats: 3,
      traits: ['agile', '', 'well-prepared'],
      hands: ['', 'thwart', 'rubble'],
      dwarves: 'camp n entrance',
    };
    const t = table(position).plays('A trait agile', 'A move entrance', 'B pass', 'C pass', 'A move e');
    t.plays('B thwart thwart', 'C thwart well-prepared', 'C basic remove e', 'C remove rubble');
    expect([t.where('A'), t.rubble('e'), t.told.includes('lost')]).toEqual(['entrance', 1, true]);
  });

  it('12. a companion that comes while Stinkhorn is there leaves the game', () => {
    expect(digs('diggy', { companions: ['stinkhorn'] }).gone('diggy')).toBe(true);
  });

  it('12. there is no hand limit during a turn', () => {
    const t = table({ hands: ['silver silver silver gold gold'], kept: ['hearty-stew'], decks: ['mine move swap'] });
    expect(t.plays('A use hearty-stew').hand('A').split(' ')).toHaveLength(8);
  });
});

describe('11. Events', () => {
  it('13. Call of Nature and Vampire Bats leave whenever the Camp is entered, by the flood too', () => {
    const t = digs('flooded-tunnel', { kept: ['vampire-bats call-of-nature'], hands: ['mine silver'] });
    expect([t.where('A'), t.kept('A')]).toEqual(['camp', '']);
  });

  it('14. what waits for the new tile is put there when it is laid', () => {
    const t = digs('cave-otter');
    expect([t.next, t.kept('A')]).toEqual(['A tile', '']);
    expect(t.plays('A lay ew').onTile('ee')).toBe('cave-otter');
  });

  it('14. without a tile Otter and Merchant leave and Cave-In drops one Rubble only', () => {
    for (const event of ['cave-otter', 'cave-merchant']) expect(digs(event, { tilePile: '' }).gone(event)).toBe(true);
    const t = digs('cave-in', { tilePile: '' });
    expect([t.rubble('e'), t.gone('cave-in')]).toEqual([1, true]);
  });

  it('15. only piles count as Mining cards in the mine', () => {
    const t = digs('gold-treasure', { tilePile: '', piles: { ee: 'gold-treasure: silver' }, rubble: 'n entrance' });
    expect([t.over, t.mining !== '', t.rubble('n')]).toEqual([true, true, 1]);
  });

  it('15. the mine is looked at only after the piles of the new tile are laid', () => {
    expect(digs('gold-treasure', { piles: { ee: 'gold-treasure: silver' } }).plays('A lay ew').over).toBe(false);
  });

  it('16. Gold that lies revealed and the Gold treasure do not wake Fool’s Gold', () => {
    const position = {
      kept: ['fools-gold gold-treasure'],
      revealed: ['gold'],
      dwarves: 'camp',
      jewels: ['gold-chain'],
    };
    const t = table(position).plays('A buy gold-chain', 'A pay gold', 'A pay gold-treasure');
    expect([t.discard('A'), t.kept('A')]).toEqual(['gold-chain', 'fools-gold']);
  });

  it('16. in a coin purchase, too, only a Gold card makes up for it, and not the treasure', () => {
    const t = table({
      kept: ['fools-gold gold-treasure'],
      hands: ['gold silver emerald'],
      dwarves: 'camp',
      jewels: ['gold-stud'],
    });
    t.plays('A buy gold-stud for coins', 'A pay silver', 'A pay gold');
    expect(t.options).toEqual(['A give-up']);
    t.plays('A give-up');
    expect([t.next, t.discard('A'), t.state.bought]).toEqual(['A activity', 'silver rubble', false]);
  });

  it('16. a purchase that is off uses up neither the Merchant nor Smooth-Talking', () => {
    const position = { onTile: { e: 'cave-merchant' }, dwarves: 'e', traits: ['smooth-talking'], kept: ['fools-gold'] };
    const t = table({ ...position, hands: ['gold'], jewels: ['gold-ruby-ring'] }).plays(
      'A buy gold-ruby-ring without ruby',
      'A pay gold',
    );
    expect([t.onTile('e'), t.trait('A'), t.jewels(0)]).toEqual(['cave-merchant', 'smooth-talking', 'gold-ruby-ring']);
  });

  it('17. the flood leaves those on its first tile alone, and takes those it meets into the Camp', () => {
    const t = digs('flooded-tunnel', {
      seats: 3,
      hands: ['mine', 'silver', 'silver gold ruby diamond'],
      companions: ['', '', 'diggy'],
      dwarves: 'e e entrance',
    });
    t.plays('C discard silver', 'C discard gold', 'C discard ruby');
    expect(['A', 'B', 'C'].map((seat) => t.where(seat))).toEqual(['camp', 'e', 'camp']);
    expect([t.hand('B'), t.hand('C'), t.companions('C')]).toEqual(['silver', 'diamond', '']);
  });

  it('17. whoever is on the last tile entered discards too', () => {
    const mine = {
      tiles: { e: 'ew', ee: 'ew', eee: 'ew', eeee: 'new' },
      piles: { eeeen: 'flooded-tunnel: silver', eeeee: 'gold' },
    };
    const t = table({ ...mine, hands: ['mine', 'silver'], dwarves: 'eeee e' }).plays(
      'A play mine',
      'A mine eeeen',
      'B pass',
    );
    expect([t.where('A'), t.where('B'), t.hand('B')]).toEqual(['e', 'e', '']);
  });

  it('17. a flood outside the own turn limits the draw in the own next End phase', () => {
    const mine = {
      tiles: { e: 'ew', ee: 'ew', eee: 'ew', eeee: 'new' },
      piles: { eeeen: 'flooded-tunnel: silver', eeeee: 'gold' },
    };
    const t = table({
      ...mine,
      hands: ['mine', 'counter-dig'],
      decks: ['', 'move move move mine mine mine'],
      dwarves: 'eeee eeee',
      tilePile: 'curve',
    });
    t.plays('A play mine', 'A mine eeeee', 'B thwart counter-dig', 'B mine eeeen', 'B lay es', 'A end');
    expect(t.plays('B end').hand('B')).toBe('move move move');
  });

  it('17. where two ways are as short, whoever is washed away chooses', () => {
    const tiles = { n: 'nes', e: 'new', en: 'nesw' };
    const t = table({ tiles, hands: ['mine'], dwarves: 'en', piles: { enn: 'flooded-tunnel: silver', nn: 'gold' } });
    t.plays('A play mine', 'A mine enn');
    expect(t.options).toEqual(['A drift e', 'A drift n']);
    expect(t.plays('A drift n').where('A')).toBe('camp');
  });

  it('18. Monster’s victims choose clockwise from whoever woke it; the Camp does not protect', () => {
    const hands = ['silver silver silver gold', 'silver silver silver gold', 'mine gold gold gold gold'];
    const t = table({
      seats: 3,
      turn: 'C',
      hands,
      dwarves: 'camp e e',
      tilePile: 'straight',
      piles: { ee: 'monster: silver', nn: 'gold' },
    });
    t.plays('C play mine', 'C mine ee').nobodyReacts();
    expect(t.next).toBe('C discard');
    t.plays('C discard gold', 'C discard gold', 'C discard gold');
    expect(t.next).toBe('A discard');
    t.plays('A discard silver', 'A discard silver', 'A discard silver');
    expect(t.next).toBe('B discard');
  });

  it('19. Goblins do not count treasures: the hand is discarded', () => {
    const t = digs('thieving-goblins', { kept: ['ruby-treasure'], hands: ['mine silver gold'] });
    expect([t.kept('A'), t.hand('A'), t.gone('thieving-goblins')]).toEqual(['ruby-treasure', '', true]);
  });

  it('20. the Canary stops the Merchant before anything is paid, and the turn’s purchase is left', () => {
    const position = {
      onTile: { e: 'cave-merchant' },
      dwarves: 'e e',
      kept: ['', 'canary'],
      hands: ['gold', 'silver'],
    };
    const t = table({ ...position, jewels: ['gold-stud'] }).plays('A buy gold-stud', 'B cancel');
    expect([t.hand('A'), t.gone('cave-merchant'), t.state.bought, t.next]).toEqual(['gold', true, false, 'A activity']);
  });

  it('20. the Canary stops the Otter before it is fed', () => {
    const position = {
      onTile: { e: 'cave-otter' },
      dwarves: 'e',
      kept: ['', 'canary'],
      hands: ['rubble rubble rubble'],
    };
    const t = table({ ...position, jewels: ['gold-stud'] }).plays('A use cave-otter gold-stud', 'B cancel');
    expect([t.hand('A'), t.jewels(0), t.gone('cave-otter')]).toEqual(['rubble rubble rubble', 'gold-stud', true]);
  });

  it('20. passive effects are not asked about once they are there', () => {
    const t = table({ kept: ['fools-gold', 'canary'], hands: ['gold'] }).plays('A reveal gold');
    expect([t.next, t.kept('B')]).toEqual(['A activity', 'canary']);
  });

  it('21. delayed events are used between activities only', () => {
    const t = table({ kept: ['hearty-stew'], decks: ['mine'], hands: ['twin-picks', 'silver'], dwarves: 'e' });
    expect(having(t.plays('A play twin-picks'), 'use')).toEqual([]);
    expect(having(t.plays('A mine ee', 'B pass'), 'use')).toEqual([]);
    expect(having(t.plays('A done'), 'use')).toEqual(['A use hearty-stew']);
    expect(having(t.plays('A end'), 'use')).toEqual([]);
  });

  it.each<[string, string[], string[]]>([
    ['the lesser of two', ['crown', 'gold-stud'], ['A use cave-otter gold-stud']],
    [
      'either if they are worth the same',
      ['silver-stud', 'gold-stud'],
      ['A use cave-otter silver-stud', 'A use cave-otter gold-stud'],
    ],
    ['the one that is left', ['', 'crown'], ['A use cave-otter crown']],
    ['nothing if none is left', ['', ''], []],
  ])('22. the Otter gives %s', (_what, jewels, uses) => {
    expect(
      having(table({ onTile: { e: 'cave-otter' }, dwarves: 'e', hands: ['rubble rubble rubble'], jewels }), 'use'),
    ).toEqual(uses);
  });

  it('22. the Otter is not the turn’s purchase, the Merchant is', () => {
    const t = table({
      onTile: { e: 'cave-otter' },
      dwarves: 'e',
      hands: ['rubble rubble rubble'],
      jewels: ['crown', 'gold-stud'],
    });
    expect(t.plays('A use cave-otter gold-stud').state.bought).toBe(false);
    const sale = table({ onTile: { e: 'cave-merchant' }, dwarves: 'e', hands: ['gold'], jewels: ['gold-stud'] });
    expect(sale.plays('A buy gold-stud', 'A pay gold').state.bought).toBe(true);
  });

  it('22. whoever stands there may use Otter and Merchant, and nobody else', () => {
    const t = table({ onTile: { e: 'cave-merchant' }, dwarves: 'n e', hands: ['gold'], jewels: ['gold-stud'] });
    expect(having(t, 'buy')).toEqual([]);
  });

  it('23. the Teleporter swaps dwarves on different tiles, out of and into Rubble', () => {
    const t = table({ seats: 3, kept: ['teleporter'], dwarves: 'e n n', rubble: 'e n' });
    expect(having(t, 'use')).toEqual(['A use teleporter A B', 'A use teleporter A C']);
    expect(t.plays('A use teleporter A B').where('B')).toBe('e');
  });

  it('23. the Tunnel leads out of Rubble to another tile, the Camp allowed', () => {
    const t = table({ kept: ['transport-tunnel'], dwarves: 'e', rubble: 'e n' }).plays('A use transport-tunnel A');
    expect(t.options).toEqual(['A to entrance', 'A to camp', 'A to s']);
  });

  it('24. Investigate takes what is there and reshuffles nothing; an empty pile cannot be chosen', () => {
    const t = table({ hands: ['surveyor'], decks: ['', 'mine move'], discards: ['silver'] }).plays('A play surveyor');
    expect(having(t, 'deck')).toEqual(['A investigate deck B']);
    expect(t.plays('A investigate deck B').options).toEqual(['A top mine', 'A top move', 'A under']);
  });

  it('24. Bookling’s empty draw pile is refilled first, with the card paid', () => {
    const t = table({ companions: ['bookling'], hands: ['silver'] }).plays('A call bookling', 'A look');
    expect(t.options).toEqual(['A discard silver', 'A done']);
  });

  it('24. under a mining pile is above its event, and top or under is public', () => {
    const t = table({ hands: ['prospector'], dwarves: 'e', piles: { ee: 'monster: silver gold ruby emerald' } });
    t.plays('A play prospector', 'A investigate ee', 'A under');
    expect([t.pile('ee'), t.piles]).toEqual(['emerald silver gold ruby', ['ee monster 4']]);
    expect(t.news.find(({ what }) => what === 'investigated')).toMatchObject({ top: false });
  });

  it('25. without Action piles Trusty Tools have no effect', () => {
    expect(digs('trusty-tools').next).toBe('A tile');
  });

  it('25. Birthday cards lie face down, treasures excluded; who has none lays none', () => {
    const t = digs('birthday-party', {
      variants: ['birthday-party'],
      seats: 3,
      hands: ['mine', '', 'gold'],
      kept: ['', 'ruby-treasure'],
      discards: [''],
    });
    // A has just mined a Silver, B has nothing but a treasure.
    expect([t.next, t.options]).toEqual(['A giving', ['A give silver']]);
    t.plays('A give silver', 'C give gold');
    expect(t.news.find((event) => event.what === 'laid-in-middle' && event.seat === 2)).toMatchObject({ seen: 4 });
    expect([...t.options].sort()).toEqual(['A gift gold', 'A gift silver', 'A skip']);
    t.plays('A gift gold', 'A gift silver');
    expect([t.discard('A'), t.discard('B'), t.discard('C')]).toEqual(['gold', 'silver', '']);
  });
});

describe('11. Hidden and scoring', () => {
  it('26. what is discarded to an effect or in the End phase is seen by its owner only', () => {
    const monster = digs('monster', { hands: ['mine gold', 'rubble'] });
    expect(monster.knownTo('gold', 'discard', 'A')).toBe('A');
    const swap = table({ hands: ['swap gold gold'], decks: ['mine'] }).plays('A play swap', 'A swap', 'A discard gold');
    expect(swap.knownTo('gold', 'discard', 'A')).toBe('A');
    const end = table({ hands: ['gold gold'], decks: ['mine mine mine move move'] }).plays('A end', 'A done');
    expect(end.knownTo('gold', 'discard', 'A')).toBe('A');
  });

  it('26. Rubble mined from a tile is public', () => {
    const t = table({ hands: ['mine'], rubble: 'entrance' }).plays('A play mine', 'A mine entrance');
    expect(t.knownTo('rubble', 'discard', 'A')).toBe('AB');
  });

  it('27. cards played this turn count at the end, Rubble on tiles does not', () => {
    const t = table({ hands: ['foreman'], dwarves: 'e', tilePile: '', piles: { ee: 'gold' }, rubble: 'e n' });
    t.plays('A play foreman', 'A mine ee');
    expect([t.over, t.points('A')]).toEqual([true, { actions: 1, all: 1 }]);
  });
});
