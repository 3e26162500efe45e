/** The reaction protocol: who is asked, what can be seen, who waits for whom. */
import { apply, pending, start } from '../../src/engine/frames';
import type { Move } from '../../src/engine/game';
import { entry } from '../../src/games/dig-deeper-dwarf';
import { faceOf, cardsIn } from '../../src/engine/cards';
import { handOf, kindOf, toy, withHand, type ToyMove, type ToyState } from '../engine/toy';
import { seated } from '../../src/table/seats';
import { sitDown, untilAsked, type Sitting, type Wish } from './sitting';

const dwarf = entry.game;

const three = (hands: Parameters<typeof withHand>[2][]): ToyState =>
  hands.reduce(
    (state, kinds, seat) => withHand(state, seat, kinds),
    start(toy, { seats: 3, seed: 'call', variants: [] }),
  );

const cardOf = (table: Sitting, seat: number, kind: string): number => {
  const { cards } = table.play().state;
  return cardsIn(cards, handOf(seat)).find((card) => kindOf(faceOf(cards, card)) === kind) ?? -1;
};

function playGem(table: Sitting): void {
  const move: ToyMove = { do: 'play', card: cardOf(table, 0, 'gem'), target: -1 };
  table.send({ type: 'CHOOSE', move });
}

function thwartWith(table: Sitting, card: number): void {
  const move: ToyMove = { do: 'thwart', card };
  table.send({ type: 'CHOOSE', move });
}

/** Seat 0 announces a gem; seats 1 and 2 hold what the test says. */
async function announced(hands: Parameters<typeof withHand>[2][], wish: Wish = {}): Promise<Sitting> {
  const table = sitDown(toy, { ...wish, state: three(hands) });
  await table.wait();
  if (table.look().screen === 'curtain') table.send({ type: 'REVEAL' });
  playGem(table);
  await table.wait(700);
  return table;
}

function opensWindow(table: Sitting, move: Move): boolean {
  const { game, state } = table.play();
  return pending(game, apply(game, state, move))?.frame.kind === 'window';
}

/** Whoever holds the phone plays cards until one of them announces something. */
async function announcesSomething(table: Sitting): Promise<void> {
  for (let n = 0; n < 6; n++) {
    const { options } = table.look();
    const last = options.find((each) => opensWindow(table, each));
    const move = last ?? options.find((each) => each.do === 'play');
    if (!move) throw new Error('nothing can be announced');
    table.send({ type: 'CHOOSE', move });
    await table.wait(700);
    if (last) return;
  }
}

const GEM_AGAINST_TWO: Parameters<typeof withHand>[2][] = [
  ['gem', 'gem'],
  ['thwart', 'gem'],
  ['thwart', 'steal'],
];

describe('an open call', () => {
  it('lies on the table: nobody in particular looks, and no hand is to be seen', async () => {
    const table = await announced(GEM_AGAINST_TWO);
    const { screen, holder, view, callable } = table.look();
    expect({ screen, holder, callable }).toEqual({ screen: 'call', holder: -1, callable: [1, 2] });
    for (const seat of [0, 1, 2]) {
      for (const card of cardsIn(view.cards, handOf(seat))) expect(faceOf(view.cards, card)).toBe(-1);
    }
  });

  it('can be closed by "nobody reacts" only after two seconds', async () => {
    const table = await announced(GEM_AGAINST_TWO);
    table.send({ type: 'NOBODY_OBJECTS' });
    expect(table.phase()).toBe('reaction.open.early');
    await table.wait(2000);
    table.send({ type: 'NOBODY_OBJECTS' });
    await table.wait();
    expect(table.play().moves.map((move) => move.do)).toEqual(['play', 'pass', 'pass']);
    expect(table.phase()).toMatch(/^activity/);
  });

  it('is given to whoever reacts by the same hold, and shows what that seat may do and nothing of others', async () => {
    const table = await announced(GEM_AGAINST_TWO);
    table.send({ type: 'OBJECT', seat: 2 });
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'private', holder: 2, decider: 2 });
    expect(table.look().options.map((move) => move.do)).toEqual(['pass', 'thwart']);
    expect(table.look().view.eye).toBe(2);
  });

  it('goes on after "never mind": looking proves nothing and the others may still react', async () => {
    const table = await announced(GEM_AGAINST_TWO);
    table.send({ type: 'OBJECT', seat: 2 });
    table.send({ type: 'NEVER_MIND' });
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'call', callable: [1] });
  });

  it('plays the passes of those before the objector, then the objection, then asks about that', async () => {
    const table = await announced(GEM_AGAINST_TWO);
    const card = cardOf(table, 2, 'thwart');
    table.send({ type: 'OBJECT', seat: 2 });
    thwartWith(table, card);
    await table.wait(700);
    expect(table.play().moves.map((move) => move.do)).toEqual(['play', 'pass', 'thwart']);
    expect(table.look()).toMatchObject({ screen: 'call', callable: [0, 1] });
    expect(table.look().chain.map((pending) => pending.live)).toEqual([true, true]);
  });

  it('leaves the phone with whoever pays for an objection, also where others are asked before them', async () => {
    for (const objector of [1, 2]) {
      const table = sitDown(dwarf, {
        seats: 3,
        seed: 'paying',
        setup: { seats: 3, seed: 'paying', first: 0, variants: [] },
      });
      await table.wait();
      table.send({ type: 'REVEAL' });
      await table.wait();
      await announcesSomething(table);
      table.send({ type: 'OBJECT', seat: objector });
      await table.wait();
      const [dear] = table.look().options.filter((move) => move.do !== 'pass' && move.card === undefined);
      if (!dear) throw new Error('nothing to pay for');
      table.send({ type: 'CHOOSE', move: dear });
      await table.wait();
      expect(table.look()).toMatchObject({ screen: 'choose', holder: objector, decider: objector });
    }
  });

  it('is not opened for those whose standing order is never', async () => {
    const table = await announced(GEM_AGAINST_TWO, { order: 'never' });
    await table.wait(700);
    expect(table.play().moves.map((move) => move.do)).toEqual(['play', 'pass', 'pass']);
  });

  it('takes no answer from somebody who does not look, nor an objection of who is not asked', async () => {
    const table = await announced(GEM_AGAINST_TWO);
    table.send({ type: 'OBJECT', seat: 0 });
    thwartWith(table, cardOf(table, 1, 'thwart'));
    table.send({ type: 'NEVER_MIND' });
    await table.wait();
    expect(table.look().screen).toBe('call');
    expect(table.play().moves).toHaveLength(1);
  });
});

describe('a sealed call', () => {
  it('goes from seat to seat, each behind the curtain', async () => {
    const table = await announced(GEM_AGAINST_TWO, { call: 'sealed' });
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 1 });
    table.send({ type: 'REVEAL' });
    await table.wait(2000);
    table.send({ type: 'NEVER_MIND' });
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 2 });
  });

  it('keeps everybody for the same two seconds, whatever they hold', async () => {
    for (const kind of ['thwart', 'gem'] as const) {
      const table = await announced([['gem'], [kind], ['gem']], { call: 'sealed' });
      table.send({ type: 'REVEAL' });
      table.send({ type: 'NEVER_MIND' });
      await table.wait(1999);
      table.send({ type: 'NEVER_MIND' });
      expect(table.look()).toMatchObject({ screen: 'private', wanted: 1, isRipe: false });
      await table.wait(1);
      expect(table.look()).toMatchObject({ screen: 'private', wanted: 1, isRipe: true });
    }
  });
});

it('a hint may be asked for as soon as somebody looks, and comes though the two seconds pass meanwhile', async () => {
  const advice = { move: { do: 'pass' }, reason: { because: 'nothing' } };
  let advise: () => void = () => undefined;
  const table = await announced(GEM_AGAINST_TWO, {
    call: 'sealed',
    advise: () => new Promise((resolve) => (advise = () => resolve(advice))),
  });
  table.send({ type: 'REVEAL' });
  table.send({ type: 'HINT' });
  expect(table.look()).toMatchObject({ screen: 'private', isRipe: false, isConsulting: true });
  await table.wait(2000);
  expect(table.look()).toMatchObject({ isRipe: true, isConsulting: true });
  advise();
  await table.wait();
  expect(table.look()).toMatchObject({ isConsulting: false, hint: advice });
});

describe('standing orders', () => {
  const order = (table: Sitting, seat: number, wish: Wish['order']): void =>
    table.send({ type: 'ORDER', seat, order: wish ?? 'ask' });

  it('are seen by nobody: whoever is not asked has a button like the others', async () => {
    const table = sitDown(toy, { state: three(GEM_AGAINST_TWO) });
    await table.wait();
    order(table, 1, 'never');
    expect(table.look().order).toBeNull();
    table.send({ type: 'REVEAL' });
    expect(table.look().order).toBe('ask');
    playGem(table);
    await table.wait(700);
    expect(table.look()).toMatchObject({ screen: 'call', callable: [1, 2], order: null });
  });

  it('let a sealed call pass by those who do not want to be asked', async () => {
    const table = sitDown(toy, { state: three(GEM_AGAINST_TWO), call: 'sealed' });
    await table.wait();
    order(table, 1, 'never');
    table.send({ type: 'REVEAL' });
    playGem(table);
    await table.wait(700);
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 2 });
  });

  it("not to be asked this round ends with the next turn of one's own", async () => {
    const table = sitDown(toy, { state: three(GEM_AGAINST_TWO) });
    await table.wait();
    table.send({ type: 'ORDER', seat: 1, order: 'round' });
    table.send({ type: 'REVEAL' });
    expect(table.play().players[1]).toMatchObject({ order: 'ask', quiet: true });
    table.send({ type: 'CHOOSE', move: { do: 'draw' } });
    await table.wait();
    expect(table.play().players[1]).toMatchObject({ order: 'ask', quiet: false });
  });
});

describe('bots in a call', () => {
  it('answer on the beat, not before and not later, whatever they hold', async () => {
    for (const kind of ['thwart', 'gem'] as const) {
      const state = three([
        ['gem', 'gem'],
        [kind, 'mix'],
        [kind, 'mix'],
      ]);
      const table = sitDown(toy, { state, bots: [1, 2], think: () => Promise.resolve({ do: 'pass' }) });
      await table.wait();
      table.send({ type: 'REVEAL' });
      playGem(table);
      const answered: number[] = [];
      for (let ms = 0; ms < 3000; ms += 100) {
        await table.wait(100);
        answered.push(table.play().moves.length);
      }
      expect([answered.indexOf(2), answered.indexOf(3)]).toEqual([0, 1]);
    }
  });

  it('may fail, or think of what they may not do: the table passes for them and the game goes on', async () => {
    for (const think of [() => Promise.reject(new Error('no idea')), () => Promise.resolve({ do: 'cheat' })]) {
      const state = three([['gem', 'gem'], ['thwart'], ['thwart']]);
      const table = sitDown(toy, { state, bots: [1, 2], think });
      await table.wait();
      table.send({ type: 'REVEAL' });
      playGem(table);
      for (let i = 0; i < 4; i++) await table.wait(700);
      const made = table.play().moves.map((move) => move.do);
      expect(made.slice(0, 3)).toEqual(['play', 'pass', 'pass']);
    }
  });

  it('are given a view, never the state', async () => {
    const eyes: number[] = [];
    const state = three([['gem', 'gem'], ['thwart'], ['thwart']]);
    const table = sitDown(toy, {
      state,
      bots: [1, 2],
      think: (view) => {
        eyes.push(view.eye);
        expect(view.rng).toEqual([]);
        return Promise.resolve({ do: 'pass' });
      },
    });
    await table.wait();
    table.send({ type: 'REVEAL' });
    playGem(table);
    for (let i = 0; i < 3; i++) await table.wait(100);
    await untilAsked(table);
    expect(eyes.slice(0, 3)).toEqual([1, 2, 1]);
  });
});

describe('a single person among bots', () => {
  it('is asked without a curtain and keeps the phone', async () => {
    const state = three([['gem', 'gem'], ['gem', 'mix'], ['gem']]);
    const play = state.cards;
    const gem = cardsIn(play, handOf(1)).find((card) => kindOf(faceOf(play, card)) === 'gem') ?? -1;
    const table = sitDown(toy, {
      state: withHand(state, 0, ['thwart']),
      bots: [1, 2],
      think: (view) =>
        Promise.resolve(view.stack.at(-1)?.kind === 'turn' ? { do: 'play', card: gem, target: -1 } : { do: 'pass' }),
    });
    await table.wait();
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: { do: 'draw' } });
    await untilAsked(table);
    expect(table.look()).toMatchObject({ screen: 'private', holder: 0 });
  });

  /** Bot 1 plays a gem; seat 0, the only person, holds what the test says. */
  async function botPlays(hand: Parameters<typeof withHand>[2], times = 1): Promise<Sitting> {
    const state = three([hand, ['gem', 'gem', 'mix'], ['gem']]);
    const table = sitDown(toy, {
      state,
      players: seated([
        { name: 'Thora', emblem: 'pick', kind: 'person' },
        { name: 'Grum', emblem: 'axe', kind: 'master' },
        { name: 'Odo', emblem: 'cart', kind: 'master' },
      ]),
      think: (view) => {
        const gem = cardsIn(view.cards, handOf(1)).find((card) => kindOf(faceOf(view.cards, card)) === 'gem');
        const plays = view.stack.at(-1)?.kind === 'turn' && gem !== undefined && times-- > 0;
        return Promise.resolve(plays ? { do: 'play', card: gem, target: -1 } : { do: 'pass' });
      },
    });
    await table.wait();
    playGem(table);
    await untilAsked(table);
    return table;
  }

  it('is asked by default, and lets it be by one tap', async () => {
    const table = await botPlays(['thwart', 'gem']);
    expect(table.look()).toMatchObject({ screen: 'private', holder: 0, isRipe: true, order: 'ask' });
    table.send({ type: 'NEVER_MIND' });
    await table.wait(100);
    expect(table.look().screen).not.toBe('private');
  });

  it('is not asked where there is nothing to react with: nobody is there to learn it', async () => {
    const table = await botPlays(['mix', 'gem']);
    expect(table.look().screen).not.toBe('private');
    expect(table.play().moves.map((move) => move.do)).toContain('play');
  });

  it('is not asked twice about the same thing', async () => {
    const table = await botPlays(['thwart', 'gem']);
    const said = JSON.stringify(table.look().chain[0]?.action);
    table.send({ type: 'NEVER_MIND' });
    expect(table.play().letBe).toBe(said);
  });
});
