import { options, pending } from '../../../src/engine/frames';
import type { Scene } from '../../../src/engine/show';
import { view } from '../../../src/engine/view';
import { saboteur, saboteurShow } from '../../../src/games/saboteur';
import type { CardKey } from '../../../src/games/saboteur/cards/rows';
import { BECAUSES } from '../../../src/games/saboteur/show/reasons';
import { cardKey } from '../../../src/games/saboteur/show/scene';
import type { SaboteurState } from '../../../src/games/saboteur/rules/state';
import { setupOf, tablesOf, wander } from '../../../src/lab/check/wander';
import { table, type Table } from './table';

const keysOf = ({ areas, hand, sprites }: Scene): Set<string> =>
  new Set([
    ...sprites.map(({ key }) => key),
    ...hand.map(({ key }) => key),
    ...areas.flatMap((area) => [area.key, ...area.cards.map(({ key }) => key)]),
  ]);

/** Why the seat at turn cannot do something; null if it can; undefined if nobody thought of it. */
const why = (given: Table, key: string, what: string): string | null | undefined => {
  const attempt = saboteurShow
    .attempts(view(saboteur, given.state, given.seat), given.seat)
    .find((one) => one.key === key && one.what === what);
  return attempt && (attempt.why?.because ?? null);
};

/** Why a hand card cannot be played, or not there. */
const whyNot = (given: Table, card: CardKey, what: string, target?: string): string | null | undefined => {
  const held = cardKey(given.inHand(card));
  return why(given, target === undefined ? held : `${held} ${target}`, what);
};

test('what is touched for a choice is on the table, and what begins one can be attempted', () => {
  const tables = tablesOf(saboteur);
  for (let n = 0; n < 16; n++) {
    wander(saboteur, setupOf(tables, 'touches', n), ({ state, moves, at }) => {
      if (at % 4 !== 0) return;
      const seat = pending(saboteur, state)?.seat ?? -1;
      const seen = view(saboteur, state, seat);
      const keys = keysOf(saboteurShow.scene(seen, seat));
      for (let other = 0; other < state.seats; other++) keys.add(`seat:${other}`);
      const open = new Set(saboteurShow.attempts(seen, seat).flatMap((one) => (one.why === null ? [one.key] : [])));
      for (const move of moves) {
        const touched = saboteurShow.touches(seen, move);
        for (const key of touched)
          if (!key.startsWith('button:') && !keys.has(key))
            throw new Error(`${key} of ${JSON.stringify(move)} is not there`);
        if (touched[0]?.startsWith('button:') === false) expect(open).toContain(touched[0]);
        if (touched.length > 1 && move.do !== 'pass') expect(open).toContain(touched.join(' '));
      }
    });
  }
});

test('what cannot be done has a reason this game knows, and nothing is open that is no option', () => {
  const known = new Set<string>(BECAUSES);
  const tables = tablesOf(saboteur);
  for (let n = 0; n < 16; n++) {
    wander(saboteur, setupOf(tables, 'reasons', n), ({ state, at }) => {
      if (at % 6 !== 0) return;
      const seat = at % state.seats;
      const seen = view(saboteur, state, seat);
      const decides = pending(saboteur, state)?.seat === seat;
      const touched = decides ? options(saboteur, state).map((move) => saboteurShow.touches(seen, move)) : [];
      const open = new Set(touched.flatMap((keys) => [keys[0] ?? '', keys.join(' ')]));
      for (const attempt of saboteurShow.attempts(seen, seat)) {
        if (attempt.why === null) expect(open).toContain(attempt.key);
        else expect(known).toContain(attempt.why.because);
      }
    });
  }
});

test('sprites have a key each, and things keep theirs when they move', () => {
  const given = table();
  const card = given.inHand('cross');
  given.lay('cross', 1, 0);
  const { sprites } = saboteurShow.scene(view(saboteur, given.state, 0), 0);
  expect(new Set(sprites.map(({ key }) => key)).size).toBe(sprites.length);
  expect(sprites.find(({ key }) => key === cardKey(card))).toMatchObject({
    kind: 'path',
    face: 'cross',
    x: 1,
    y: 0,
    turn: 0,
  });
});

test('a turned path is shown turned, and one that no way reaches is shown cut off', () => {
  const given = table().lay('curve-up-right', 1, 0, 'turned').lay('straight-up-down', 1, 1).rockfall(1, 0);
  const { sprites } = saboteurShow.scene(view(saboteur, given.state, 0), 0);
  expect(sprites.find(({ face }) => face === 'straight-up-down')).toMatchObject({ kind: 'cut-off', turn: 0 });
  const turned = saboteurShow.scene(table().lay('curve-up-right', 1, 0, 'turned').state, 0).sprites;
  expect(turned.find(({ face }) => face === 'curve-up-right')).toMatchObject({ kind: 'path', turn: 2 });
});

test('a path says which sides are open before it is turned, and whether it is a dead end', () => {
  const given = table().lay('curve-up-right', 1, 0, 'turned').lay('dead-right', -1, 0);
  const { sprites } = saboteurShow.scene(view(saboteur, given.state, 0), 0);
  expect(sprites.find(({ face }) => face === 'curve-up-right')).toMatchObject({
    open: 0b0011,
    turn: 2,
    blocked: false,
  });
  expect(sprites.find(({ face }) => face === 'dead-right')).toMatchObject({ open: 0b0010, turn: 0, blocked: true });
});

test('a goal that a seat has looked at is shown to it alone, as peeked', () => {
  const given = table({ goals: ['treasure', 'stone-up-left', 'stone-up-right'] }).map(0);
  const goal = (seat: number): unknown =>
    saboteurShow
      .scene(view(saboteur, given.state, seat), seat)
      .sprites.find(({ key }) => key === cardKey(given.goalCard(0)));
  expect(goal(0)).toMatchObject({ kind: 'peeked', face: 'treasure' });
  expect(goal(1)).toMatchObject({ kind: 'goal', face: 'back' });
});

test('badges count cards, nuggets and broken tools', () => {
  const given = table({ roles: ['miner', 'miner', 'saboteur', 'miner'] }).break('cart', 2);
  const badges = saboteurShow.scene(view(saboteur, given.state, 0), 0).badges[2];
  expect(badges).toEqual([
    { kind: 'cards', value: 6, sign: 'card-random' },
    { kind: 'nuggets', value: 0, sign: 'gold-nuggets gold' },
    { kind: 'broken-cart', value: 1, sign: 'mine-wagon broken', as: 'sign' },
  ]);
});

test('everybody can see who was who where the roles lie when a round is over, and not before; no sign at a name tells it', () => {
  const given = table({ roles: ['miner', 'miner', 'saboteur', 'miner'] });
  const sceneOf = (looker: number) => saboteurShow.scene(view(saboteur, given.state, looker), looker);
  const role = (looker: number, seat: number) =>
    sceneOf(looker).areas.find((area) => area.kind === 'role' && area.seat === seat)?.cards[0]?.face;
  expect([role(0, 2), role(2, 0)]).toEqual(['back', 'back']);
  given.runOut();
  expect(given.frame).toBe('clear');
  expect([role(0, 1), role(0, 2)]).toEqual(['miner', 'saboteur']);
  expect(
    sceneOf(0)
      .badges.flat()
      .map(({ kind }) => kind),
  ).not.toContainEqual(expect.stringContaining('role'));
});

test('what was paid for roles waits for the masks to fall, like the roles: until then nobody’s gold is shown', () => {
  const given = table({ roles: ['miner', 'miner', 'saboteur', 'miner'] });
  const waiting = () => {
    const { areas, badges } = saboteurShow.scene(view(saboteur, given.state, 0), 0);
    return [
      [...new Set(areas.flatMap(({ kind, until }) => (until === 'unmasking' ? [kind] : [])))],
      badges.map((own) => own.flatMap(({ kind, until }) => (until === 'unmasking' ? [kind] : []))),
    ];
  };
  expect(waiting()).toEqual([[], [[], [], [], []]]);
  given.runOut();
  expect(waiting()).toEqual([
    ['nuggets', 'spare', 'role', 'gold'],
    [['nuggets'], ['nuggets'], ['nuggets'], ['nuggets']],
  ]);
  given.clear();
  expect(waiting()).toEqual([[], [[], [], [], []]]);
});

describe('why not', () => {
  test('it is another player’s turn, or something else is asked', () => {
    const given = table();
    const other = saboteurShow.attempts(view(saboteur, given.state, 1), 1);
    expect(new Set(other.filter(({ what }) => what === 'pass').map((one) => one.why?.because))).toEqual(
      new Set(['other-turn', 'pass-first']),
    );
    given.runOut();
    expect(
      saboteurShow.attempts(given.state, given.seat).find(({ key }) => key.startsWith('cell:'))?.why?.because,
    ).toBe('other-choice');
  });

  test('a tool is broken', () => {
    const given = table().break('lamp', 1);
    expect(whyNot(given, 'cross', 'path')).toBe('broken');
    expect(whyNot(given, 'cross', 'path', 'cell:1:0')).toBe('broken');
    expect(why(given, 'button:pass', 'pass')).toBeNull();
  });

  test('a path fits nowhere, or not there', () => {
    const given = table();
    expect(whyNot(given, 'straight-up-down', 'path', 'cell:1:0')).toBe('no-fit');
    expect(whyNot(given, 'straight-up-down', 'path', 'cell:0:1')).toBeNull();
    given.lay('dead-cross', 1, 0);
    expect(whyNot(given, 'cross', 'path', 'cell:2:0')).toBe('no-way');
    expect(whyNot(given, 'cross', 'path', cardKey(0))).toBe('occupied');
    expect(whyNot(given, 'cross', 'path', 'seat:1')).toBe('only-cells');
    given.lay('dead-right', -1, 0).lay('dead-up', 0, 1).lay('dead-fork-up-right-left', 0, -1, 'turned');
    expect(whyNot(given, 'cross', 'path')).toBe('fits-nowhere');
  });

  test('nothing is to be mended, or not there', () => {
    const given = table();
    expect(whyNot(given, 'fix-pick', 'fix')).toBe('nothing-to-mend');
    given.break('pick', 1);
    expect(whyNot(given, 'fix-lamp', 'fix')).toBe('nothing-to-mend');
    expect(whyNot(given, 'fix-pick', 'fix', 'seat:2')).toBe('not-broken');
    expect(whyNot(given, 'fix-pick', 'fix', 'cell:1:0')).toBe('only-players');
  });

  test('a tool is broken already', () => {
    const given = table({ seats: 3 }).break('pick', 1);
    expect(whyNot(given, 'broken-pick', 'break', 'seat:1')).toBe('broken-already');
    expect(whyNot(given, 'broken-pick', 'break', 'seat:0')).toBeNull();
    expect(whyNot(given, 'broken-pick', 'break', 'cell:1:0')).toBe('only-players');
    // There are three of each: all lie when three players have one.
    given.break('pick', 2);
    expect(given.canBreak('pick', 0)).toBe(true);
  });

  test('a rockfall takes neither start nor goals, and needs a path', () => {
    const given = table();
    expect(whyNot(given, 'rockfall', 'rockfall')).toBe('nothing-laid');
    given.lay('cross', 1, 0);
    expect(whyNot(given, 'rockfall', 'rockfall', cardKey(0))).toBe('start-stays');
    expect(whyNot(given, 'rockfall', 'rockfall', cardKey(1))).toBe('goal-stays');
    expect(whyNot(given, 'rockfall', 'rockfall', 'cell:2:0')).toBe('only-paths');
  });

  test('a map is for goals that lie face down', () => {
    const given = table({ goals: ['treasure', 'stone-up-left', 'stone-up-right'] }).tunnel();
    expect(whyNot(given, 'map', 'map', cardKey(given.goalCard(1)))).toBe('goal-up');
    expect(whyNot(given, 'map', 'map', cardKey(given.goalCard(0)))).toBeNull();
    expect(whyNot(given, 'map', 'map', 'seat:1')).toBe('only-goals');
  });

  test('things that come by themselves, and secrets', () => {
    const given = table();
    expect(why(given, 'draw', 'draw')).toBe('drawn-alone');
    expect(why(given, 'nuggets', 'take')).toBe('gold-later');
    expect(why(given, 'seat:1', 'seat')).toBe('card-first');
    const looks = saboteurShow.attempts(view(saboteur, given.state, 0), 0).filter(({ what }) => what === 'look');
    expect(looks.map((one) => one.why?.because)).toEqual(['role-hidden', 'role-hidden', 'role-hidden']);
  });

  test('the game is over', () => {
    const given = table();
    const over = { ...given.state, stack: [] };
    expect(saboteurShow.attempts(over, 0).find(({ key }) => key.startsWith('cell:'))?.why?.because).toBe('over');
  });
});

/** Whose roles lie in the middle for somebody who looks, and what is seen of them. */
const rolesInTheMiddle = (state: SaboteurState, looker: number): string[] =>
  saboteurShow
    .scene(view(saboteur, state, looker), looker)
    .areas.filter(({ kind, spot }) => kind === 'role' && spot === 'tray')
    .map(({ seat, cards }) => `${seat} ${cards[0]?.face === 'back' ? 'hidden' : 'seen'}`);

test('a role lies in the middle for its owner alone while that one looks at it, and all of them at the end of a round', () => {
  let unmaskings = 0;
  wander(saboteur, { seats: 4, seed: 'roles', variants: [] }, ({ state }) => {
    const { frame, seat = -1 } = pending(saboteur, state) ?? {};
    for (const looker of [0, 1, 2, 3]) {
      const expected =
        frame?.kind === 'clear'
          ? ['0 seen', '1 seen', '2 seen', '3 seen']
          : frame?.kind === 'ready' && seat === looker
            ? [`${looker} seen`]
            : [];
      expect(rolesInTheMiddle(state, looker)).toEqual(expected);
    }
    if (frame?.kind === 'clear') unmaskings++;
  });
  expect(unmaskings).toBe(2);
});
