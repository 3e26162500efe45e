/** What a good player does at first sight, told by small tables. */
import { options, pending } from '../../../src/engine/frames';
import { LANGUAGES } from '../../../src/engine/show';
import { view } from '../../../src/engine/view';
import { dwarf, dwarfShow } from '../../../src/games/dig-deeper-dwarf';
import { advice } from '../../../src/games/dig-deeper-dwarf/bots/advice';
import { MOTIVES } from '../../../src/games/dig-deeper-dwarf/bots/motives';
import { dig } from './eager';
import { inWords } from './moves';
import { table, type Position, type Table } from './table';

/** What the deciding seat likes best, from its own view. */
function likes({ state }: Table): string {
  const seen = view(dwarf, state, pending(dwarf, state)?.seat ?? 0);
  const moves = options(dwarf, seen);
  const weights: number[] = [];
  advice.weigh(seen, moves, weights);
  const best = moves[weights.indexOf(Math.max(...weights))];
  return best === undefined ? '' : inWords(seen, best);
}

/** The chance that a seat is thought to have. */
function chance({ state }: Table, seat: number): number {
  const values: number[] = [];
  advice.judge(state, values);
  return values[seat] ?? 0;
}

const RING: Position = { jewels: ['silver-ruby-ring', 'crown'] };

describe('In its turn a good player', () => {
  it('digs where it stands', () => {
    expect(likes(table({ dwarves: 'e entrance', hands: ['mine move'] }))).toBe('play mine');
  });

  it('walks to a pile if there is none beside it', () => {
    const walk = table({ hands: ['move mine'] }).plays('A play move');
    expect(['move n', 'move e', 'move s']).toContain(likes(walk));
  });

  it('reveals a resource for the card that comes instead', () => {
    expect(likes(table({ dwarves: 'e s', hands: ['silver mine'], decks: ['move mine'] }))).toBe(
      'reveal silver and draw',
    );
  });

  it('does not lay its only resource out for a rival beside it', () => {
    const beside = table({ dwarves: 'e e', hands: ['emerald mine', 'move move'], decks: ['move mine'] });
    expect(likes(beside)).not.toContain('reveal');
  });

  it('goes to the Camp when it can buy', () => {
    const rich = table({ ...RING, hands: ['move'], revealed: ['silver ruby'] }).plays('A play move');
    expect(likes(rich)).toBe('move camp');
  });

  it('buys with the resources asked for rather than with coins', () => {
    const rich = table({ ...RING, dwarves: 'camp e', revealed: ['silver ruby ruby ruby'] });
    expect(likes(rich)).toBe('buy silver-ruby-ring');
  });

  it('pays a price with the plain card and keeps the treasure', () => {
    const rich = table({ ...RING, dwarves: 'camp e', revealed: ['silver ruby'], kept: ['ruby-treasure'] });
    expect(likes(rich.plays('A buy silver-ruby-ring', 'A pay silver'))).toBe('pay ruby');
  });

  it('pays coins with the Emerald that buys nothing else', () => {
    const rich = table({ ...RING, dwarves: 'camp e', revealed: ['emerald gold gold'] });
    expect(likes(rich.plays('A buy silver-ruby-ring for coins'))).toBe('pay emerald');
  });

  it('pays for a basic action with Rubble first', () => {
    const hands = ['rubble rubble thwart mine'];
    expect(likes(table({ dwarves: 'e entrance', hands }).plays('A basic mine ee'))).toBe('pay rubble');
  });

  it('but keeps the Rubble in hand that it pays to remove', () => {
    const hands = ['rubble move move mine'];
    const pays = table({ hands }).plays('A basic remove out');
    expect(likes(pays)).toBe('pay move');
    expect(likes(pays.plays('A pay move', 'A pay move'))).toBe('remove rubble');
  });

  it('gives Rubble to a rival rather than out of the game', () => {
    expect(likes(table({ hands: ['shovel rubble'] }).plays('A play shovel'))).toBe('give B');
  });

  it('steals what lies open beside it', () => {
    const beside = table({ dwarves: 'e e', hands: ['rubble rubble'], revealed: ['', 'emerald'] });
    expect(likes(beside)).toBe('basic steal B');
  });

  it('leaves the last card of a pile that lets goblins in at its riches', () => {
    const piles = { ee: 'thieving-goblins: silver' };
    const tiles = { n: 'ns', e: 'ew', s: 'ns' };
    const rich = { dwarves: 'e entrance', hands: ['mine'], revealed: ['emerald emerald'], tiles };
    expect(likes(table({ ...rich, piles: { ...piles, nn: 'silver silver', ss: 'silver silver' } }))).toBe('end');
  });

  it('ends the turn when nothing is worth its price', () => {
    expect(likes(table({ dwarves: 'e entrance', hands: ['thwart'] }))).toBe('end');
  });

  it('keeps no card that any other would beat', () => {
    const spare = table({ dwarves: 'e entrance', hands: ['move rubble'] }).plays('A end');
    expect(likes(spare)).toBe('done');
  });
});

describe('In a window a good player', () => {
  const robbed: Position = {
    dwarves: 'e e',
    turn: 'B',
    hands: ['thwart', 'move move'],
    revealed: ['emerald diamond'],
  };

  it('thwarts a theft from itself', () => {
    expect(likes(table(robbed).plays('B basic steal A'))).toBe('thwart thwart');
  });

  it('does not thwart a harmless Move', () => {
    const walk = table({ turn: 'B', hands: ['thwart', 'move'] }).plays('B play move', 'B move n');
    expect(likes(walk)).toBe('pass');
  });

  it('thwarts the step to the Camp of a rival who is about to buy', () => {
    const rich: Position = { ...RING, turn: 'B', mining: '', revealed: ['', 'gold gold ruby ruby diamond silver'] };
    const walk = table({ ...rich, hands: ['thwart', 'move'] }).plays('B play move', 'B move camp');
    expect(likes(walk)).toBe('thwart thwart');
  });

  it('does not spend three cards on a single dig', () => {
    const digs = table({ turn: 'B', dwarves: 'entrance e', hands: ['move mine move mine', 'mine'] });
    expect(likes(digs.plays('B play mine', 'B mine ee'))).toBe('pass');
  });

  it('answers the Thwart against its own dig for a treasure', () => {
    const piles = { ee: 'ruby-treasure: silver' };
    const digs = table({ dwarves: 'e entrance', hands: ['mine thwart', 'thwart'], piles, tiles: { e: 'ew' } });
    expect(likes(digs.plays('A play mine', 'A mine ee', 'B thwart thwart'))).toBe('thwart thwart');
  });

  it('does not meddle when two rivals thwart each other', () => {
    const three: Position = { seats: 3, dwarves: 'e entrance entrance', hands: ['mine', 'thwart', 'thwart'] };
    const digs = table(three).plays('A play mine', 'A mine ee', 'B thwart thwart');
    expect(likes(digs)).toBe('pass');
  });
});

describe('A table is judged', () => {
  it('by the outcome once the game is over', () => {
    const last = { dwarves: 'e entrance', hands: ['mine'], discards: ['crown'], tiles: { e: 'ew' }, mining: '' };
    const over = table({ ...last, piles: { ee: 'silver' }, tilePile: 'straight' }).plays(
      'A play mine',
      'A mine ee',
      'A lay ew',
    );
    expect(over.over).toBe(true);
    expect([chance(over, 0), chance(over, 1)]).toEqual([1, 0]);
  });

  it('in chances that add up', () => {
    const four = table({ seats: 4, hands: ['mine', 'move', 'silver', 'rubble'] });
    expect([0, 1, 2, 3].reduce((sum, seat) => sum + chance(four, seat), 0)).toBeCloseTo(1);
  });

  it.each<[string, Position]>([
    ['Jewelry', { discards: ['crown'] }],
    ['resources', { revealed: ['emerald'] }],
    ['better cards', { decks: ['twin-picks move', 'move move'] }],
  ])('better for whoever has %s', (_what, position) => {
    const even = { dwarves: 'e s', decks: ['move move', 'move move'] };
    expect(chance(table({ ...even, ...position }), 0)).toBeGreaterThan(chance(table(even), 0));
  });

  it('worse for whoever lays an Emerald out beside a rival than for whoever does so far away', () => {
    const open = { revealed: ['emerald'], hands: ['', 'move move'] };
    expect(chance(table({ ...open, dwarves: 'e e' }), 0)).toBeLessThan(chance(table({ ...open, dwarves: 'e s' }), 0));
  });

  it('worse for whoever has a Rubble more while a rival has most', () => {
    const most = { discards: ['', 'rubble rubble rubble'] };
    const worse = { discards: ['rubble', 'rubble rubble rubble'] };
    expect(chance(table(worse), 0)).toBeLessThan(chance(table(most), 0));
  });
});

describe('Reasons', () => {
  it('are sentences in both languages for every choice of a game, and never say "you"', () => {
    const met = new Set<string>();
    dig(7, ({ state, seat, moves }) => {
      if (moves.length < 2) return;
      const seen = view(dwarf, state, seat);
      for (const move of moves) {
        const reason = advice.reason(seen, move);
        if (met.has(reason.because)) continue;
        met.add(reason.because);
        for (const language of LANGUAGES) {
          const said = dwarfShow.words[language].reason(reason);
          expect(said).toMatch(/^[A-ZÄÖÜ„“].*\.$/u);
          expect(said).not.toMatch(/\b(you|your|du|dein|Sie|undefined|back)\b/u);
        }
      }
    });
    expect(MOTIVES.filter((motive) => met.has(motive)).length).toBeGreaterThan(30);
  });
});
