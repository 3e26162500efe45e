import { cardsIn, put } from '../../../src/engine/cards';
import { view } from '../../../src/engine/view';
import { saboteur } from '../../../src/games/saboteur';
import { DISCARD, DRAW, handOf } from '../../../src/games/saboteur/rules/state';
import { table } from './table';

describe('broken tools', () => {
  test('are laid in front of any player, oneself included', () => {
    const given = table();
    for (const seat of [0, 1, 2, 3]) expect(given.canBreak('cart', seat)).toBe(true);
  });

  test('of one kind lie only once in front of a player, of several kinds together', () => {
    const given = table().break('cart', 2);
    expect(given.canBreak('cart', 2)).toBe(false);
    given.break('pick', 2).break('lamp', 0);
    expect(given.broken(2)).toEqual(['broken-cart', 'broken-pick']);
  });

  test('may be laid by a player whose own are broken', () => {
    expect(table().break('pick', 1).canBreak('pick', 3)).toBe(true);
  });

  test('stop paths until the last of them is mended', () => {
    const given = table({ seats: 3 }).break('pick', 0).break('lamp', 0).pass();
    expect(given.canLay('cross', 1, 0)).toBe(false);
    given.fix('fix-pick', 0, 'pick').pass().pass();
    expect(given.canLay('cross', 1, 0)).toBe(false);
    given.fix('fix-lamp', 0, 'lamp').pass().pass();
    expect(given.canLay('cross', 1, 0)).toBe(true);
  });
});

describe('mending', () => {
  test('works on oneself and on others', () => {
    expect(table().break('pick', 1).canFix('fix-pick', 1, 'pick')).toBe(true);
    expect(table().break('pick', 3).canFix('fix-pick', 3, 'pick')).toBe(true);
  });

  test('must match the broken tool', () => {
    expect(table().break('cart', 1).canFix('fix-lamp', 1, 'cart')).toBe(false);
    expect(table().break('cart', 1).canFix('fix-pick', 1, 'pick')).toBe(false);
  });

  test('needs a broken tool that lies there already', () => {
    expect(table().canFix('fix-pick', 0, 'pick')).toBe(false);
  });

  test('with a double card mends one of the two, by choice', () => {
    const given = table().break('pick', 2).break('lamp', 2);
    expect(given.canFix('fix-pick-lamp', 2, 'pick')).toBe(true);
    given.fix('fix-pick-lamp', 2, 'lamp');
    expect(given.broken(2)).toEqual(['broken-pick']);
  });

  test('discards both cards', () => {
    const given = table().break('cart', 2).fix('fix-cart', 2, 'cart');
    expect(given.keysIn(DISCARD)).toEqual(['fix-cart', 'broken-cart']);
  });

  test('frees the place for the same tool to be broken again', () => {
    expect(table().break('cart', 2).fix('fix-cart', 2, 'cart').canBreak('cart', 2)).toBe(true);
  });
});

describe('a rockfall', () => {
  test('takes any path card, but neither the start nor a goal', () => {
    const given = table({ goals: ['treasure', 'stone-up-left', 'stone-up-right'] }).tunnel();
    expect(given.canRockfall(3, 0)).toBe(true);
    expect(given.canRockfall(0, 0)).toBe(false);
    expect(given.canRockfall(8, 0)).toBe(false);
    expect(given.canRockfall(8, 2)).toBe(false);
  });

  test('needs a path card', () => {
    expect(table().moves.some((move) => move.do === 'rockfall')).toBe(false);
    expect(table().canRockfall(1, 0)).toBe(false);
  });

  test('may be played with a broken tool', () => {
    expect(table().lay('cross', 1, 0).break('pick', 2).canRockfall(1, 0)).toBe(true);
  });

  test('leaves what it cuts off, but nothing may be attached to that alone', () => {
    const given = table().lay('cross', 1, 0).lay('cross', 2, 0).lay('cross', 3, 0).rockfall(2, 0);
    expect(given.lying(3, 0)).toEqual({ key: 'cross', open: 15 });
    expect(given.canLay('cross', 4, 0)).toBe(false);
    expect(given.canLay('cross', 3, 1)).toBe(false);
  });

  test('leaves a gap that a card with a way to the start may fill, touching what is cut off', () => {
    const given = table().lay('cross', 1, 0).lay('cross', 2, 0).lay('cross', 3, 0).rockfall(2, 0);
    expect(given.canLay('straight-up-down', 2, 0)).toBe(false);
    expect(given.canLay('dead-cross', 2, 0)).toBe(true);
    given.lay('straight-right-left', 2, 0);
    expect(given.canLay('cross', 4, 0)).toBe(true);
  });

  test('cuts nothing off where another way leads round', () => {
    const given = table();
    given.lay('cross', 1, 0).lay('cross', 0, 1).lay('curve-up-left', 1, 1).lay('cross', 2, 0).rockfall(1, 1);
    expect(given.edges).toContainEqual([1, 1]);
    expect(given.canLay('cross', 3, 0)).toBe(true);
    given.lay('cross', 1, 1).rockfall(1, 0);
    expect(given.edges).not.toContainEqual([3, 0]);
    expect(given.edges).toContainEqual([2, 1]);
  });

  test('opens a way again that a dead end has closed', () => {
    const given = table().lay('dead-cross', 1, 0);
    expect(given.edges).not.toContainEqual([1, 0]);
    expect(given.rockfall(1, 0).canLay('cross', 1, 0)).toBe(true);
  });

  test('makes no card fit that did not: neighbours that are cut off are fitted too', () => {
    const given = table().lay('cross', 1, 0).lay('curve-up-left', 1, 1).rockfall(1, 0);
    expect(given.canLay('cross', 1, 0)).toBe(true);
    expect(given.canLay('straight-right-left', 1, 0)).toBe(false);
  });
});

describe('a map', () => {
  const given = table({ goals: ['stone-up-left', 'treasure', 'stone-up-right'] }).map(1);

  test('shows one goal to the player who looks, and to nobody else', () => {
    expect(given.knownGoals(0)).toEqual(['?', 'treasure', '?']);
    for (const seat of [1, 2, 3]) expect(given.knownGoals(seat)).toEqual(['?', '?', '?']);
  });

  test('tells everybody which goal was looked at, but not what it is', () => {
    const heard = view(saboteur, given.state, 2).news ?? [];
    expect(heard.find((event) => event.what === 'map')).toMatchObject({ seat: 0, goal: 1 });
    expect(heard.find((event) => event.what === 'looked')).toMatchObject({ goal: 1, face: -1 });
  });

  test('is remembered until the round is over', () => {
    given.pass().pass().pass().pass();
    expect(given.knownGoals(0)).toEqual(['?', 'treasure', '?']);
  });

  test('needs a face-down goal', () => {
    const stone = table({ goals: ['treasure', 'stone-up-left', 'stone-up-right'] }).tunnel();
    expect(stone.canMap(1)).toBe(false);
    expect(stone.canMap(0)).toBe(true);
  });
});

describe('passing', () => {
  test('discards a card face down: its owner alone knows it', () => {
    const given = table().pass('cross');
    const card = cardsIn(given.state.cards, DISCARD)[0] ?? -1;
    expect(given.key(card)).toBe('cross');
    expect(view(saboteur, given.state, 0).cards.face[card]).toBeGreaterThanOrEqual(0);
    for (const seat of [1, 2, 3]) expect(view(saboteur, given.state, seat).cards.face[card]).toBe(-1);
  });

  test('is always possible, with any card', () => {
    const given = table().break('pick', 1);
    const passes = given.moves.flatMap((move) => (move.do === 'pass' ? [move.card] : []));
    expect(passes).toEqual(cardsIn(given.state.cards, handOf(1)));
  });

  test('without a card in hand is all that is left', () => {
    const given = table({ seats: 3 });
    for (const zone of [DRAW, handOf(0)])
      for (const card of cardsIn(given.state.cards, zone)) put(given.state.cards, card, DISCARD);
    expect(given.moves).toEqual([{ do: 'pass' }]);
    given.do({ do: 'pass' });
    expect(given.told).toEqual(['idle']);
    expect(given.seat).toBe(1);
  });
});

test('after a turn a card is drawn, as long as there are any', () => {
  const given = table({ seats: 3 });
  const hand = (): number => cardsIn(given.state.cards, handOf(0)).length;
  given.pass();
  expect(hand()).toBe(6);
  for (const card of cardsIn(given.state.cards, DRAW)) put(given.state.cards, card, DISCARD);
  given.pass().pass().pass();
  expect(hand()).toBe(5);
});
