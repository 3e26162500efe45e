import { table, type CardTests, type Position, type Table } from '../table';

/** A takes the last card of the pile east of it, under which the event lies; nobody reacts. */
const digs = (event: string, position: Position = {}): Table =>
  table({
    hands: ['mine'],
    dwarves: 'e',
    tilePile: 'straight',
    ...position,
    piles: { ee: `${event}: silver`, nn: 'silver' },
  })
    .plays('A play mine', 'A mine ee')
    .nobodyReacts();

/** A companion comes and can be called for a card. */
const comes = (key: string): void => expect(digs(key).companions('A')).toBe(key);

/** A treasure comes, is worth a point, pays as its resource and then leaves the game. */
const treasure = (resource: string, jewel: string, more: string): CardTests[string] => [
  `is worth a point or pays as ${resource}`,
  () => {
    const t = digs(`${resource}-treasure`);
    expect([t.kept('A'), t.points('A')['treasures']]).toEqual([`${resource}-treasure`, 1]);
    const buyer = table({ kept: [`${resource}-treasure`], hands: [more], dwarves: 'camp', jewels: [jewel] });
    buyer.plays(`A buy ${jewel}`, `A pay ${resource}-treasure`, ...(more === '' ? [] : [`A pay ${more}`]));
    expect([buyer.discard('A'), buyer.gone(`${resource}-treasure`)]).toEqual([jewel, true]);
  },
];

/** Each companion. */
const companionTests: CardTests = {
  bookling: [
    'looks at the top three of the draw pile and discards up to two',
    () => {
      comes('bookling');
      const t = table({ companions: ['bookling'], hands: ['move'], decks: ['silver mine remove swap'] });
      t.plays('A call bookling', 'A look');
      expect(t.options).toEqual(['A discard silver', 'A discard mine', 'A discard remove', 'A done']);
      t.plays('A discard mine', 'A discard silver');
      expect([t.deck('A'), t.discard('A'), t.next]).toEqual(['remove swap', 'silver mine move', 'A activity']);
    },
  ],
  'crunchy-munchy': [
    'eats a Rubble of the hand',
    () => {
      comes('crunchy-munchy');
      const t = table({ companions: ['crunchy-munchy'], hands: ['rubble move'] });
      t.plays('A call crunchy-munchy', 'A pay move', 'A munch', 'A remove rubble');
      expect([t.gone('rubble'), t.hand('A')]).toEqual([true, '']);
      expect(table({ companions: ['crunchy-munchy'], hands: ['rubble'] }).options).not.toContain(
        'A call crunchy-munchy',
      );
    },
  ],
  diggy: [
    'mines',
    () => {
      comes('diggy');
      const t = table({ companions: ['diggy'], hands: ['move'], dwarves: 'e' }).plays('A call diggy', 'A mine ee');
      expect(t.discard('A')).toBe('silver move');
    },
  ],
  'flying-agaric': [
    'moves twice',
    () => {
      comes('flying-agaric');
      const t = table({ companions: ['flying-agaric'], hands: ['mine'] });
      t.plays('A call flying-agaric', 'A move e', 'A move entrance');
      expect([t.where('A'), t.next]).toEqual(['entrance', 'A activity']);
    },
  ],
  longfingerling: [
    'steals',
    () => {
      comes('longfingerling');
      const t = table({ companions: ['longfingerling'], hands: ['mine'], revealed: ['', 'ruby'] });
      expect(t.plays('A call longfingerling', 'A steal B').discard('A')).toBe('ruby mine');
    },
  ],
  'mycolus-maximus': [
    'thwarts what targets its owner, for a hand card',
    () => {
      comes('mycolus-maximus');
      const t = table({ hands: ['pickpocket', 'move'], revealed: ['', 'ruby'], companions: ['', 'mycolus-maximus'] });
      t.plays('A play pickpocket', 'A steal B', 'B thwart mycolus-maximus');
      expect([t.revealed('B'), t.discard('B'), t.next]).toEqual(['ruby', 'move', 'A card']);
    },
  ],
  peekycillium: [
    'investigates adjacent mining piles only',
    () => {
      comes('peekycillium');
      const t = table({
        companions: ['peekycillium'],
        hands: ['mine'],
        dwarves: 'e',
        piles: { ee: 'silver gold ruby', nn: 'gold' },
      });
      t.plays('A call peekycillium');
      expect(t.options).toEqual(['A investigate ee', 'A done']);
      expect(t.plays('A investigate ee', 'A top ruby').pile('ee')).toBe('ruby silver gold');
    },
  ],
  'shuffle-truffle': [
    'draws, and discards to draw',
    () => {
      comes('shuffle-truffle');
      const t = table({ companions: ['shuffle-truffle'], hands: ['mine'], decks: ['silver move'] });
      t.plays('A call shuffle-truffle', 'A draw', 'A swap', 'A discard silver');
      expect([t.hand('A'), t.discard('A')]).toEqual(['move', 'silver mine']);
    },
  ],
  stinkhorn: [
    'drives companions away; all others leave when it comes, and none come while it is there',
    () => {
      const t = digs('stinkhorn', { companions: ['diggy bookling'] });
      expect([t.companions('A'), t.gone('diggy'), t.gone('bookling')]).toEqual(['stinkhorn', true, true]);
      const alone = digs('diggy', { companions: ['stinkhorn'] });
      expect([alone.companions('A'), alone.gone('diggy')]).toEqual(['stinkhorn', true]);
      const driving = table({ companions: ['stinkhorn', 'diggy'], hands: ['mine'] });
      expect(driving.plays('A call stinkhorn', 'A drive diggy').companions('B')).toBe('');
    },
  ],
};

/** Each delayed event. */
const delayedTests: CardTests = {
  'call-of-nature': [
    'costs a card more for whatever is no Move, until the Camp is entered',
    () => {
      expect(digs('call-of-nature').kept('A')).toBe('call-of-nature');
      const t = table({ kept: ['call-of-nature'], hands: ['mine silver long-stride'], dwarves: 'e' });
      t.plays('A play mine', 'A pay silver', 'A mine ee');
      expect(t.discard('A')).toBe('silver silver');
      t.plays('A play long-stride', 'A move entrance', 'A move camp');
      expect([t.kept('A'), t.gone('call-of-nature')]).toEqual(['', true]);
    },
  ],
  canary: [
    'cancels an event that triggers, one’s own too; both leave and the tile is laid',
    () => {
      expect(digs('canary').kept('A')).toBe('canary');
      const t = digs('monster', { kept: ['canary'], hands: ['mine silver'] });
      expect([t.next, t.options]).toEqual(['A canary', ['A let', 'A cancel']]);
      t.plays('A cancel');
      expect([t.gone('canary'), t.gone('monster'), t.hand('A'), t.next]).toEqual([true, true, 'silver', 'A tile']);
    },
  ],
  'cave-otter': [
    'lies on the new tile and gives the lesser Jewelry for three Rubble',
    () => {
      expect(digs('cave-otter').plays('A lay ew').onTile('ee')).toBe('cave-otter');
      const t = table({
        onTile: { e: 'cave-otter' },
        dwarves: 'e',
        hands: ['rubble rubble rubble'],
        jewels: ['crown', 'gold-stud tiara'],
      });
      expect(t.options.filter((option) => option.includes('use'))).toEqual(['A use cave-otter gold-stud']);
      t.plays('A use cave-otter gold-stud', 'A remove rubble', 'A remove rubble', 'A remove rubble');
      expect([t.discard('A'), t.hand('A'), t.onTile('e'), t.jewels(1), t.gone('cave-otter')]).toEqual([
        'gold-stud',
        '',
        '',
        'tiara',
        true,
      ]);
    },
  ],
  'vampire-bats': [
    'let the hand be refilled to four only, until the Camp is entered',
    () => {
      expect(digs('vampire-bats').kept('A')).toBe('vampire-bats');
      const t = table({ kept: ['vampire-bats'], decks: ['move move mine mine silver'] }).plays('A end');
      expect(t.hand('A').split(' ')).toHaveLength(4);
      const home = table({ kept: ['vampire-bats'], hands: ['move'], decks: ['move mine mine mine silver'] });
      home.plays('A play move', 'A move camp', 'A end');
      expect([home.gone('vampire-bats'), home.hand('A').split(' ').length]).toEqual([true, 5]);
    },
  ],
  'fools-gold': [
    'turns the next Gold that is revealed from the hand into Rubble, and nothing is drawn for it',
    () => {
      expect(digs('fools-gold').kept('A')).toBe('fools-gold');
      const t = table({ kept: ['fools-gold'], hands: ['gold gold'], decks: ['mine move'] });
      expect(t.options).not.toContain('A reveal gold and draw');
      t.plays('A reveal gold');
      expect([t.revealed('A'), t.discard('A'), t.gone('gold'), t.gone('fools-gold')]).toEqual([
        '',
        'rubble',
        true,
        true,
      ]);
      expect(t.plays('A reveal gold and draw').revealed('A')).toBe('gold');
    },
  ],
  'hearty-stew': [
    'draws three, once, and is no action',
    () => {
      expect(digs('hearty-stew').kept('A')).toBe('hearty-stew');
      const t = table({ kept: ['hearty-stew'], decks: ['move mine silver swap'], hands: ['', 'thwart'] }).plays(
        'A use hearty-stew',
      );
      expect([t.hand('A'), t.next, t.gone('hearty-stew')]).toEqual(['mine move silver', 'A activity', true]);
    },
  ],
  'cave-merchant': [
    'lies on the new tile and sells one Jewelry as on the Camp',
    () => {
      expect(digs('cave-merchant').plays('A lay ew').onTile('ee')).toBe('cave-merchant');
      const t = table({
        onTile: { e: 'cave-merchant' },
        dwarves: 'e',
        hands: ['gold ruby'],
        jewels: ['gold-stud silver-stud', 'crown'],
      });
      t.plays('A buy gold-stud', 'A pay gold');
      expect([t.discard('A'), t.onTile('e'), t.gone('cave-merchant')]).toEqual(['gold-stud', '', true]);
      expect(t.options).not.toContain('A buy silver-stud for coins');
    },
  ],
  'transport-tunnel': [
    'brings any dwarf to a tile without Rubble within five steps',
    () => {
      expect(digs('transport-tunnel').kept('A')).toBe('transport-tunnel');
      const tiles = {
        n: 'ns',
        e: 'ew',
        s: 'ns bench',
        ee: 'ew',
        eee: 'new',
        eeen: 'nsw',
        eeenn: 'nesw',
        eeennn: 'nesw',
      };
      const t = table({ kept: ['transport-tunnel'], tiles, piles: {}, rubble: 'ee', dwarves: 'entrance ee' }).plays(
        'A use transport-tunnel A',
      );
      expect(t.options).toEqual(['camp', 'n', 'e', 's', 'eee', 'eeen', 'eeenn'].map((tile) => `A to ${tile}`));
      expect([t.plays('A to eeenn').where('A'), t.gone('transport-tunnel')]).toEqual(['eeenn', true]);
    },
  ],
  teleporter: [
    'swaps two dwarves within five steps of each other',
    () => {
      expect(digs('teleporter').kept('A')).toBe('teleporter');
      const t = table({ seats: 3, kept: ['teleporter'], dwarves: 'e camp camp' });
      expect(t.options).toEqual(['A use teleporter A B', 'A use teleporter A C', 'A end']);
      t.plays('A use teleporter A C');
      expect(['A', 'B', 'C'].map((seat) => t.where(seat))).toEqual(['camp', 'camp', 'e']);
    },
  ],
};

/** Each instant event. */
const instantTests: CardTests = {
  'cave-in': [
    'drops a Rubble on the own tile and one on the new one',
    () => {
      const t = digs('cave-in').plays('A lay ew');
      expect([t.rubble('e'), t.rubble('ee'), t.gone('cave-in')]).toEqual([1, 1, true]);
    },
  ],
  'flooded-tunnel': [
    'washes the hand away and the dwarf three steps towards the Camp',
    () => {
      const t = digs('flooded-tunnel', { hands: ['mine silver gold'] });
      expect([t.where('A'), t.hand('A'), t.next, t.gone('flooded-tunnel')]).toEqual(['camp', '', 'A tile', true]);
    },
  ],
  monster: [
    'makes everybody within three steps discard three',
    () => {
      const t = digs('monster', {
        seats: 3,
        hands: ['mine silver', 'gold gold silver ruby', 'silver'],
        dwarves: 'e camp n',
      });
      expect([t.hand('A'), t.next]).toEqual(['', 'B discard']);
      t.plays('B discard gold', 'B discard gold', 'B discard silver');
      expect([t.hand('B'), t.hand('C'), t.next, t.gone('monster')]).toEqual(['ruby', '', 'A tile', true]);
    },
  ],
  'thieving-goblins': [
    'take the dearest revealed resource, or the hand if there is none',
    () => {
      const t = digs('thieving-goblins', { revealed: ['silver ruby gold'], hands: ['mine gold'] });
      expect([t.revealed('A'), t.gone('ruby'), t.hand('A'), t.gone('thieving-goblins')]).toEqual([
        'silver gold',
        true,
        'gold',
        true,
      ]);
      expect(digs('thieving-goblins', { hands: ['mine gold'] }).hand('A')).toBe('');
    },
  ],
  'trusty-tools': [
    'offer a face-up Action card free',
    () => {
      const t = digs('trusty-tools', { actions: ['foreman mimic', '', 'barter'] });
      expect(t.options).toEqual(['A take foreman', 'A take barter', 'A done']);
      t.plays('A take foreman');
      expect([t.discard('A'), t.actions(0), t.gone('trusty-tools')]).toEqual(['foreman silver', 'mimic', true]);
    },
  ],
  'birthday-party': [
    'lets everybody lay a Resource or Rubble down, and whoever triggered it gives one to each',
    () => {
      const t = digs('birthday-party', {
        variants: ['birthday-party'],
        seats: 3,
        hands: ['mine gold rubble'],
        revealed: ['', 'ruby'],
        discards: ['', '', 'silver'],
      });
      t.plays('A give rubble', 'B give ruby', 'C give silver');
      expect([...t.options].sort()).toEqual(['A gift rubble', 'A gift ruby', 'A gift silver']);
      t.plays('A gift ruby', 'A gift rubble', 'A gift silver');
      expect([t.discard('A'), t.discard('B'), t.discard('C')]).toEqual(['ruby silver', 'rubble', 'silver']);
      expect([t.next, t.gone('birthday-party')]).toEqual(['A tile', true]);
    },
  ],
};

/** Each event. */
export const eventTests: CardTests = {
  ...companionTests,
  'silver-treasure': treasure('silver', 'silver-stud', 'silver'),
  'gold-treasure': treasure('gold', 'gold-stud', ''),
  'ruby-treasure': treasure('ruby', 'gold-ruby-ring', 'gold'),
  'diamond-treasure': treasure('diamond', 'gold-diamond-ring', 'gold'),
  ...delayedTests,
  ...instantTests,
};
