import { cardsIn, faceOf, sizeOf, topOf } from '../../../src/engine/cards';
import { isOver } from '../../../src/engine/frames';
import { seeded } from '../../../src/engine/rng';
import { guess, view } from '../../../src/engine/view';
import { saboteur } from '../../../src/games/saboteur';
import { PRINT } from '../../../src/games/saboteur/cards/faces';
import { change } from '../../../src/games/saboteur/rules/gold';
import { DISCARD, goldOf, HANDED, handOf, MAZE, NUGGETS, roleOf, SPARE } from '../../../src/games/saboteur/rules/state';
import { table, type Given, type Table } from './table';

const IN_THE_MIDDLE = ['stone-up-left', 'treasure', 'stone-up-right'] as const;
const M = 'miner';
const S = 'saboteur';

/** With four players, seat 2 lays the last card of the tunnel. */
const reached = (roles: Given['roles'] = [M, S, M, M], seats = 4): Table =>
  table({ seats, goals: IN_THE_MIDDLE, roles: roles ?? [] })
    .nuggets(1, 2, 3, 1)
    .tunnel();

describe('a round is over', () => {
  test('when the treasure is reached', () => {
    expect(reached().told).toContain('over');
  });

  test('when the draw pile is empty and nobody has a card left, not before', () => {
    const given = table({ seats: 3 });
    for (let turn = 1; turn < 67; turn++) given.pass();
    expect(given.frame).toBe('turn');
    expect(given.pass().told).toContain('over');
  });

  test('and then all roles are shown, the one left over as well', () => {
    const given = reached();
    const seen = view(saboteur, given.state, 0);
    for (const zone of [0, 1, 2, 3].map(roleOf))
      expect(seen.cards.face[topOf(seen.cards, zone)]).toBeGreaterThanOrEqual(0);
    expect(seen.cards.face[topOf(seen.cards, SPARE)]).toBeGreaterThanOrEqual(0);
    expect(given.told.filter((what) => what === 'unmasked')).toHaveLength(5);
  });
});

describe('gold for the miners', () => {
  test('as many nuggets are drawn as miners play', () => {
    expect(sizeOf(reached([M, S, M, M]).state.cards, HANDED)).toBe(3);
    expect(sizeOf(reached([M, M, M, M]).state.cards, HANDED)).toBe(4);
  });

  test('who laid the last path chooses first, then the next miner counter-clockwise', () => {
    const given = reached([M, S, M, M]);
    expect(given.seat).toBe(2);
    expect(given.take(3).seat).toBe(0);
  });

  test('each sees what is handed over and keeps one; the last one gets what is left', () => {
    const given = reached([M, S, M, M]).take(3).take(2);
    expect([0, 1, 2, 3].map((seat) => given.gold(seat))).toEqual([2, 0, 3, 1]);
    expect(given.frame).toBe('clear');
  });

  test('if a saboteur laid the last path, the first miner counter-clockwise begins', () => {
    const given = reached([M, M, S, M]);
    expect(given.seat).toBe(1);
    expect(given.take(1).seat).toBe(0);
    expect(given.take(2).gold(2)).toBe(0);
  });

  test('what is handed over is seen by the miner alone, and who passed it on', () => {
    const given = reached([M, S, M, M]);
    const faces = (seat: number): number => {
      const seen = view(saboteur, given.state, seat);
      return seen.cards.face.filter((face, card) => seen.cards.zone[card] === HANDED && face >= 0).length;
    };
    expect([0, 1, 2, 3].map(faces)).toEqual([0, 0, 3, 0]);
    given.take(3);
    expect([0, 1, 2, 3].map(faces)).toEqual([2, 0, 2, 0]);
  });

  test('what is kept stays secret: whoever passed it on knows only what it was among', () => {
    const given = reached([M, S, M, M]).take(3).take(2);
    const kept = (owner: number): number => topOf(given.state.cards, goldOf(owner));
    const sees = (seat: number, owner: number): boolean =>
      (view(saboteur, given.state, seat).cards.face[kept(owner)] ?? -1) >= 0;
    expect([0, 1, 2, 3].map((seat) => sees(seat, 0))).toEqual([true, false, false, false]);
    expect([0, 1, 2, 3].map((seat) => sees(seat, 2))).toEqual([false, false, true, false]);
    // The last nugget was seen by the miner who passed it on.
    expect([0, 1, 2, 3].map((seat) => sees(seat, 3))).toEqual([true, false, false, true]);
  });
});

describe('gold for the saboteurs', () => {
  const pay = (...roles: (typeof M | typeof S)[]): number[] => {
    const given = table({ seats: roles.length, roles }).runOut();
    return roles.map((_, seat) => given.gold(seat));
  };

  test('a single one gets 4', () => expect(pay(M, M, S, M)).toEqual([0, 0, 4, 0]));
  test('two get 3 each', () => expect(pay(S, M, M, S, M)).toEqual([3, 0, 0, 3, 0]));
  test('three get 3 each', () => expect(pay(S, M, S, M, S, M, M)).toEqual([3, 0, 3, 0, 3, 0, 0]));
  test('four get 2 each', () => expect(pay(S, S, S, S, M, M, M, M, M, M)).toEqual([2, 2, 2, 2, 0, 0, 0, 0, 0, 0]));

  test('without a saboteur nobody gets anything', () => {
    const given = table({ roles: [M, M, M, M] }).runOut();
    expect([0, 1, 2, 3].map((seat) => given.gold(seat))).toEqual([0, 0, 0, 0]);
    expect(given.told).toContain('unpaid');
  });

  test('is paid with the fewest nuggets, larger ones first', () => {
    expect(change(4, [0, 16, 8, 4])).toEqual([3, 1]);
    expect(change(4, [0, 0, 8, 4])).toEqual([2, 2]);
    expect(change(3, [0, 16, 8, 0])).toEqual([2, 1]);
    expect(change(3, [0, 16, 0, 0])).toEqual([1, 1, 1]);
    expect(change(2, [0, 16, 8, 4])).toEqual([2]);
  });

  test('is the nearest below where the pile cannot make it', () => {
    expect(change(4, [0, 0, 0, 4])).toEqual([3]);
    expect(change(3, [0, 0, 8, 0])).toEqual([2]);
    expect(change(2, [0, 0, 0, 4])).toEqual([]);
  });

  test('goes clockwise from the starter of the round', () => {
    const given = table({ seats: 5, first: 3, roles: [S, M, M, M, S] })
      .pileOf({ 1: 1, 2: 1, 3: 1 }, 1)
      .runOut();
    expect(given.keysIn(goldOf(4))).toEqual(['gold-3']);
    expect(given.keysIn(goldOf(0))).toEqual(['gold-1', 'gold-2']);
  });

  test('is paid openly, for everybody knows the amount; the pile is shuffled again', () => {
    const given = table({ roles: [M, M, S, M] }).runOut();
    const seen = view(saboteur, given.state, 0);
    expect(seen.cards.face.filter((face, card) => seen.cards.zone[card] === goldOf(2) && face >= 0)).toHaveLength(2);
    expect(seen.cards.face.filter((face, card) => seen.cards.zone[card] === NUGGETS && face >= 0)).toHaveLength(0);
  });
});

test('what a miner kept stays secret when saboteurs are paid in a later round', () => {
  const given = table({ seats: 3, goals: IN_THE_MIDDLE, roles: [M, M, S] });
  given.nuggets(3, 1).tunnel();
  const keeper = given.seat;
  given.take(3).clear().deal([M, S, M]).everybodyReady().runOut();
  const [kept = -1] = cardsIn(given.state.cards, goldOf(keeper));
  const rng = seeded('worlds');
  for (const eye of [1 - keeper, 2]) {
    const seen = view(saboteur, given.state, eye);
    const worths = Array.from({ length: 100 }, () => PRINT[faceOf(guess(saboteur, seen, rng).cards, kept)]?.gold);
    expect(new Set(worths)).toEqual(new Set([1, 2, 3]));
  }
});

describe('the next round', () => {
  test('waits until the table is cleared, everything lying open', () => {
    const given = table({ roles: [M, M, S, M] })
      .lay('cross', 1, 0)
      .runOut();
    expect(given.frame).toBe('clear');
    expect(given.lying(1, 0)).toEqual({ key: 'cross', open: 15 });
  });

  test('is begun by the player left of who laid the last path', () => {
    const given = table().lay('cross', 1, 0).lay('cross', 2, 0).runOut();
    expect(given.seat).toBe(2);
    expect(given.clear().state.starter).toBe(2);
  });

  test('is begun left of the last starter if nobody laid a path', () => {
    expect(table({ first: 3 }).runOut().clear().state.starter).toBe(0);
  });

  test('is dealt anew: roles, goals, hands and draw pile; gold stays', () => {
    const given = table({ roles: [M, M, S, M] })
      .lay('cross', 1, 0)
      .break('pick', 0)
      .runOut()
      .clear();
    expect(given.state.round).toBe(2);
    expect(given.gold(2)).toBe(4);
    expect([0, 1, 2, 3].map((seat) => sizeOf(given.state.cards, handOf(seat)))).toEqual([6, 6, 6, 6]);
    expect([MAZE, DISCARD].map((zone) => sizeOf(given.state.cards, zone))).toEqual([0, 0]);
    expect(given.broken(0)).toEqual([]);
    expect(given.edges).toHaveLength(4);
    expect(given.knownGoals(0)).toEqual(['?', '?', '?']);
    const seen = view(saboteur, given.state, 0);
    expect([1, 2, 3].map((seat) => seen.cards.face[topOf(seen.cards, roleOf(seat))])).toEqual([-1, -1, -1]);
  });
});

describe('after three rounds', () => {
  const given = table({ roles: [M, M, S, M] }).runOut();
  for (const round of [2, 3])
    given
      .clear()
      .deal(round === 2 ? [M, S, M, M] : [M, M, M, S])
      .everybodyReady()
      .runOut();

  test('the game is over, and everybody’s gold is shown', () => {
    expect(isOver(given.state)).toBe(true);
    expect(given.told.filter((what) => what === 'counted')).toHaveLength(4);
    const seen = view(saboteur, given.state, 0);
    expect(seen.cards.face.filter((face, card) => seen.cards.zone[card] === goldOf(3) && face < 0)).toEqual([]);
  });

  test('the most gold wins, and ties share', () => {
    const ranks = saboteur.standings(given.state).map(({ seat, rank, points }) => [seat, rank, points]);
    expect(ranks).toEqual([
      [1, 1, 4],
      [2, 1, 4],
      [3, 1, 4],
      [0, 4, 0],
    ]);
  });
});
