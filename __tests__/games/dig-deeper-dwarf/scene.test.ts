import { options, pending, sameMove, start, step } from '../../../src/engine/frames';
import type { Seat } from '../../../src/engine/game';
import type { Scene, Sprite } from '../../../src/engine/show';
import { view } from '../../../src/engine/view';
import { dwarf, dwarfShow } from '../../../src/games/dig-deeper-dwarf';
import { REASONS } from '../../../src/games/dig-deeper-dwarf/show/reasons';
import type { DwarfState } from '../../../src/games/dig-deeper-dwarf/rules/state';
import { dig, type Moment } from './eager';
import { table, type Position } from './table';

const { scene, touches, attempts } = dwarfShow;
const sceneOf = (state: DwarfState, seat: Seat): Scene => scene(view(dwarf, state, seat), seat);
const sprite = (shown: Scene, key: string): Sprite | undefined => shown.sprites.find((each) => each.key === key);
const area = (shown: Scene, key: string): string[] | undefined =>
  shown.areas
    .find((each) => each.key === key)
    ?.cards.map(({ face, count }) => (count === undefined ? face : `${face} ${count}`));
const why = (state: DwarfState, key: string): string | null | undefined => {
  const attempt = attempts(view(dwarf, state, state.turn), state.turn).find((each) => each.key === key);
  return attempt?.why === null ? null : attempt?.why?.because;
};

describe('the scene', () => {
  it('shows tiles where they lie, x eastwards and y southwards', () => {
    const shown = sceneOf(table({ tiles: { n: 'ns', e: 'ew bench', s: 'ns' } }).state, 0);
    expect(sprite(shown, 'tile:0')).toMatchObject({ kind: 'tile', face: 'entrance', x: 0, y: 0, turn: 0 });
    expect(sprite(shown, 'tile:1')).toMatchObject({ face: 'camp', x: -1, y: 0 });
    expect(sprite(shown, 'tile:3')).toMatchObject({ face: 'straight-workbench', x: 1, y: 0, turn: 1 });
  });

  it('shows a pile with its cards left and the Event below', () => {
    const shown = sceneOf(table({ piles: { nn: 'monster: gold silver', ee: 'gold' } }).state, 1);
    expect(sprite(shown, 'pile:0')).toMatchObject({ kind: 'pile', face: 'monster', x: 0, y: -2, count: 2 });
    expect(sprite(shown, 'pile:1')).toMatchObject({ face: 'none', count: 1 });
    const surprise = table({ variants: ['glueck-auf'], piles: { nn: 'gold' } });
    expect(sprite(sceneOf(surprise.state, 0), 'pile:0')).toMatchObject({ face: 'back' });
  });

  it('shows the price of basic actions, and none where one is free', () => {
    const t = table({ hands: ['move', 'silver'], traits: ['', 'well-prepared'], dwarves: 'n n' });
    const prices = (seat: Seat): (number | undefined)[] =>
      sceneOf(t.state, seat).controls.map(({ cost }) => cost?.count);
    expect(prices(0)).toEqual([1, 2, 2, 2, 2, 3]);
    t.plays('A play move', 'A move entrance', 'B thwart well-prepared');
    expect([t.next, new Set(prices(1))]).toEqual(['B free', new Set([undefined])]);
  });

  it('lets an action be chosen first that could aim where another of its card does, whatever it then aims at', () => {
    const t = table({ hands: ['prospector'], dwarves: 'n' }).plays('A play prospector');
    const own = view(dwarf, t.state, 0);
    const first = options(dwarf, own).map((move) => touches(own, move)[0]);
    expect(new Set(first)).toEqual(new Set(['action:investigate', 'action:mine', 'button:done']));
  });

  it('spreads what stands on one tile', () => {
    const position = { seats: 4, dwarves: 'e e e e', rubble: 'e e', onTile: { e: 'cave-otter' } } as const;
    const there = sceneOf(table(position).state, 0).sprites.filter(({ kind }) =>
      ['dwarf', 'rubble', 'event'].includes(kind),
    );
    expect(there.map(({ kind }) => kind).sort()).toEqual(['dwarf', 'dwarf', 'dwarf', 'dwarf', 'event', 'rubble']);
    expect(there.find(({ kind }) => kind === 'rubble')?.count).toBe(2);
    for (const a of there) {
      expect(Math.max(Math.abs(a.x - 1), Math.abs(a.y))).toBeLessThan(0.5);
      for (const b of there) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.3);
    }
  });

  it('shows a hand to its holder alone', () => {
    const { state } = table({ hands: ['mine silver', 'move'] });
    expect(
      sceneOf(state, 0)
        .hand.map(({ face }) => face)
        .sort(),
    ).toEqual(['mine', 'silver']);
    expect(sceneOf(state, 1).hand.map(({ face }) => face)).toEqual(['move']);
    expect(scene(view(dwarf, state, 1), 0).hand.map(({ face }) => face)).toEqual(['back', 'back']);
  });

  it('shows the market, empty piles too, and what lies in front of each seat', () => {
    const { state } = table({
      jewels: ['crown tiara'],
      actions: ['mimic', 'foil shovel'],
      revealed: ['ruby gold'],
      companions: ['', 'diggy'],
      kept: ['gold-treasure'],
      traits: ['agile'],
      decks: ['move'],
      discards: ['rubble mine'],
    });
    const shown = sceneOf(state, 1);
    expect(area(shown, 'jewelry')).toEqual(['crown 2', 'none 0']);
    expect(area(shown, 'actions')).toEqual(['mimic 1', 'foil 2', 'none 0']);
    expect(area(shown, 'revealed:0')).toEqual(['ruby', 'gold']);
    expect(area(shown, 'companions:1')).toEqual(['diggy']);
    expect(area(shown, 'kept:0')).toEqual(['gold-treasure']);
    expect(area(shown, 'trait:0')).toEqual(['agile']);
    expect(area(shown, 'deck:0')).toEqual(['back 1', 'back 2']);
    expect(area(sceneOf(state, 0), 'deck:0')).toEqual(['back 1', 'rubble 2']);
    const badges = Object.fromEntries((shown.badges[0] ?? []).map(({ kind, value }) => [kind, value]));
    expect(badges).toMatchObject({ hand: 0, draw: 1, discard: 2, revealed: 2, coins: 5, companions: 0, treasures: 1 });
  });

  it('shows the tile to be laid in its cell', () => {
    const t = table({ hands: ['mine'], dwarves: 'n n', piles: { nn: 'gold', ee: 'gold' }, tilePile: 'crossing' });
    t.plays('A play mine', 'A mine nn');
    expect(sprite(sceneOf(t.state, 1), 'ghost')).toMatchObject({ face: 'crossing', x: 0, y: -2, seat: 0 });
  });

  it('shows where new piles will lie as the tile is turned, and none beside the mine or another pile', () => {
    const t = table({ hands: ['mine'], dwarves: 'n n', piles: { nn: 'gold', ee: 'gold' }, tilePile: 'curve' });
    t.plays('A play mine', 'A mine nn');
    const seen = view(dwarf, t.state, 0);
    const piles = options(dwarf, t.state).map((move) =>
      dwarfShow.ghosts(seen, move).flatMap(({ kind, x, y }) => (kind === 'pile' ? [`${x},${y}`] : [])),
    );
    expect(piles).toEqual([['1,-2'], ['-1,-2']]);
  });

  it('shows what an investigator sees to nobody else', () => {
    const t = table({ hands: ['surveyor'], jewels: ['crown tiara goblet brooch'] }).plays(
      'A play surveyor',
      'A investigate jewels 0',
    );
    expect(area(sceneOf(t.state, 0), 'choice:0')).toEqual(['crown', 'tiara', 'goblet']);
    expect(area(sceneOf(t.state, 1), 'choice:1')).toBeUndefined();
  });
});

describe('the lamp of a price', () => {
  const lamps = (position: Position, face: string): boolean[] =>
    sceneOf(table(position).state, 0)
      .areas.flatMap(({ cards }) => cards)
      .filter((card) => card.face === face)
      .flatMap(({ prices = [] }) => prices.map(({ enough }) => enough));

  it('shines for what Smooth-Talking makes payable', () => {
    const position: Position = { hands: ['silver'], jewels: ['silver-ruby-ring'] };
    expect(lamps(position, 'silver-ruby-ring')).toEqual([false, false]);
    expect(lamps({ ...position, traits: ['smooth-talking'] }, 'silver-ruby-ring')).toEqual([true, false]);
  });

  it('is not there for an Action card that is taken for free', () => {
    const t = table({
      hands: ['mine'],
      piles: { ee: 'trusty-tools: silver' },
      tilePile: 'straight',
      dwarves: 'e',
      actions: ['counter-dig'],
    });
    const priced = (state: DwarfState): boolean[] =>
      sceneOf(state, 0).areas.flatMap(({ cards }) =>
        cards.filter(({ face }) => face === 'counter-dig').map(({ prices }) => prices !== undefined),
      );
    expect(priced(t.state)).toEqual([true]);
    expect(priced(t.plays('A play mine', 'A mine ee').nobodyReacts().state)).toEqual([false]);
  });

  it('shines for crafting only where one can craft', () => {
    const position: Position = { hands: ['silver silver silver'], actions: ['counter-dig'] };
    expect(lamps({ ...position, dwarves: 'e' }, 'counter-dig')).toEqual([false]);
    expect(lamps({ ...position, dwarves: 'camp' }, 'counter-dig')).toEqual([true]);
  });
});

describe('attempts', () => {
  it.each([
    ['rubble', 'nothing besides rubble'],
    ['silver', 'too little rubble'],
    ['silver move', 'too little rubble'],
  ])('say what Crunchy Munchy lacks with %s in hand', (hand, lack) => {
    const t = table({ hands: [hand], companions: ['crunchy-munchy'] });
    const whys = dwarfShow.attempts(view(dwarf, t.state, 0), 0).filter(({ what }) => what === 'companion');
    expect(whys.map(({ why }) => why?.because)).toEqual([lack]);
  });

  it('say why a dwarf cannot move', () => {
    const { state } = table({ hands: ['move'], dwarves: 'e n', rubble: 'e' });
    expect(why(state, 'tile:0')).toBe('rubble on your tile');
    expect(why(state, 'tile:2')).toBe('no way there');
    expect(why(state, 'basic:move')).toBe('rubble on your tile');
  });

  it('say why nothing can be bought or crafted', () => {
    const position = { hands: ['silver'], jewels: ['crown'], actions: ['foreman'] } as const;
    expect(why(table(position).state, 'jewels:0')).toBe('not at camp');
    expect(why(table(position).state, 'jewels:1')).toBe('pile empty');
    expect(why(table(position).state, 'actions:0')).toBe('no workbench');
    const { state } = table({ ...position, dwarves: 'camp' });
    expect([why(state, 'jewels:0'), why(state, 'actions:0')]).toEqual(['cannot afford', 'too few cards']);
  });

  it('say why a basic action is out of reach', () => {
    const { state } = table({ hands: ['silver silver'] });
    expect(why(state, 'basic:move')).toBeNull();
    expect(why(state, 'basic:mine')).toBe('nothing to mine');
    expect(why(state, 'basic:thwart')).toBe('only a reaction');
    expect(why(state, 'basic:remove')).toBe('too few cards');
    expect(
      why(table({ hands: ['silver silver silver'] }).plays('A basic move e', 'A pay silver').state, 'basic:move'),
    ).toBe('basic used');
  });

  it('say that Rubble and Jewelry are never played, and that a Thwart only answers', () => {
    const { state } = table({ hands: ['rubble crown thwart'] });
    const reasons = attempts(state, 0).flatMap(({ what, why: reason }) => (what === 'play' ? [reason?.because] : []));
    expect(reasons).toEqual(['is rubble', 'is jewelry', 'only a reaction']);
  });

  it('lead from what lacks Rubble or a target to the rule of that very card', () => {
    const rule = (position: Position, what: string): string | undefined => {
      const attempt = attempts(table(position).state, 0).find((each) => each.what === what);
      return attempt?.why ? dwarfShow.ruleOf(attempt.why) : undefined;
    };
    expect(rule({ hands: ['rubble'], traits: ['orderly', ''] }, 'trait')).toBe('orderly');
    expect(rule({ hands: ['silver'], traits: ['strong', ''] }, 'trait')).toBe('strong');
    expect(rule({ hands: ['silver'], companions: ['crunchy-munchy'] }, 'companion')).toBe('crunchy-munchy');
    expect(rule({ hands: ['silver'], kept: ['hearty-stew'] }, 'use')).toBe('hearty-stew');
    expect(rule({ jewels: ['crown'], onTile: { e: 'cave-otter' }, dwarves: 'e' }, 'use')).toBe('cave-otter');
  });

  it('say what the Otter, the Merchant and the passive events wait for', () => {
    const { state } = table({
      hands: ['rubble'],
      kept: ['canary'],
      jewels: ['crown'],
      onTile: { e: 'cave-otter', n: 'cave-merchant' },
      dwarves: 'e',
    });
    const reasons = attempts(state, 0).flatMap(({ what, why: reason }) => (what === 'use' ? [reason?.because] : []));
    expect(reasons).toEqual(['passive event', 'not on its tile', 'too little rubble']);
  });

  it('tell whoever drafts a trait to do that first', () => {
    const state = start(dwarf, { seats: 2, variants: ['traits'], seed: 'draft' });
    for (const seat of [0, 1]) {
      const [card] = attempts(view(dwarf, state, seat), seat).filter(({ what }) => what === 'play');
      expect(card?.why?.because).toBe(pending(dwarf, state)?.seat === seat ? 'not now' : 'not your turn');
    }
  });

  it('tell everybody else that it is not their turn', () => {
    const { state } = table({ hands: ['silver', 'move'] });
    expect(new Set(attempts(view(dwarf, state, 1), 1).map(({ why: reason }) => reason?.because))).toEqual(
      new Set(['not your turn']),
    );
  });
});

describe('in games of eager diggers', () => {
  const GAMES = 42;
  /** What comes about all the time is looked at for a while, then now and then. */
  const OFTEN = 200;
  const SELDOM = 20;
  const met = new Map<string, number>();
  let sequels = 0;
  const known: ReadonlySet<string> = new Set(REASONS);

  /** No choice is made by touching what another needs, or the beginning of it. */
  function touchesTellChoicesApart({ state, seat, moves }: Moment): void {
    const own = view(dwarf, state, seat);
    const told = moves.filter((move) => dwarfShow.ghosts(own, move).length === 0);
    const ways = told.map((move) => `${touches(own, move).join(' ')} `).sort();
    ways.forEach((way, i) => {
      if (ways[i + 1]?.startsWith(way))
        throw new Error(`${way} also begins ${ways[i + 1] ?? ''} in ${JSON.stringify(moves)}`);
    });
  }

  function attemptsAgree({ state, seat }: Moment): void {
    for (let each = 0; each < state.seats; each++) {
      const own = view(dwarf, state, each);
      const possible = new Set(each === seat ? options(dwarf, own).flatMap((move) => touches(own, move)) : []);
      const tried = attempts(own, each);
      if (new Set(tried.map(({ key }) => key)).size !== tried.length) throw new Error('two attempts share a key');
      for (const { key, why: reason } of tried) {
        if ((reason === null) !== possible.has(key)) throw new Error(`${key}: ${reason?.because ?? 'possible'}`);
        if (reason !== null && !known.has(reason.because)) throw new Error(`no words for ${reason.because}`);
      }
    }
  }

  /** Whatever is touched lies in the picture, buttons apart. */
  function everythingTouchedIsShown({ state, seat, moves }: Moment): void {
    const own = view(dwarf, state, seat);
    const shown = scene(own, seat);
    const cards = [...shown.hand, ...shown.areas.flatMap((each) => each.cards)];
    const keys = new Set([...shown.sprites, ...cards].map(({ key }) => key));
    if (keys.size !== shown.sprites.length + cards.length) throw new Error('two things share a key');
    for (const touch of moves.flatMap((move) => touches(own, move))) {
      if (!/^(button|basic|action):/.test(touch) && !keys.has(touch)) throw new Error(`${touch} is nowhere to be seen`);
    }
  }

  /** A card played for a thing in the mine can do there what it was played for, unless it asks for a toll first. */
  function sequelsFollow({ state, seat, moves }: Moment): void {
    const own = view(dwarf, state, seat);
    for (const move of moves) {
      const wanted = dwarfShow.sequels?.(own, move) ?? [];
      if (wanted.length === 0) continue;
      const after = dwarf.copy(state);
      step(dwarf, after, move);
      const open = options(dwarf, after);
      if (open.some(({ do: name }) => name === 'pay')) continue;
      sequels += wanted.length;
      for (const { touch, move: next } of wanted) {
        if (!open.some((each) => sameMove(each, next)))
          throw new Error(`${JSON.stringify(move)} leads not to ${touch}`);
        expect(touches(view(dwarf, after, seat), next).at(-1)).toBe(touch);
      }
    }
  }

  it('touches tell choices apart, attempts agree with the rules, and what is touched is in the picture', () => {
    dig(GAMES, (moment) => {
      if (moment.seat < 0) return;
      const times = (met.get(moment.kind) ?? 0) + 1;
      met.set(moment.kind, times);
      if (times > OFTEN && times % SELDOM !== 0) return;
      touchesTellChoicesApart(moment);
      attemptsAgree(moment);
      everythingTouchedIsShown(moment);
      sequelsFollow(moment);
    });
    expect(met.size).toBeGreaterThan(20);
    expect(sequels).toBeGreaterThan(500);
  }, 120_000);
});
