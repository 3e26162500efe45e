/** A phone that lies flat between people: no curtain, nothing of a hand in the middle, cards under one's own hand alone. */
import { options } from '../../src/engine/frames';
import type { Game, Move } from '../../src/engine/game';
import { seeded } from '../../src/engine/rng';
import { onlook } from '../../src/engine/onlook';
import { view } from '../../src/engine/view';
import { games } from '../../src/games/all';
import { dwarf } from '../../src/games/dig-deeper-dwarf';
import { saboteur as box } from '../../src/games/saboteur';
import { tell } from '../../src/table/story';
import { savedAs, seated } from '../../src/table/seats';
import { lookUnderHands, seeOn, sitDown, tapSensibly, untilAsked, type Sitting, type Wish } from './sitting';

const saboteur: Game = box;
const setup = { seats: 3, seed: 'flat', variants: [] };
const flat = (wish: Wish = {}): Wish => ({ phone: 'flat', seats: 3, seed: 'flat', ...wish });
const fresh = { setup, story: tell(saboteur, setup, []) };

/** A round of Saboteur in which all have looked at their roles. */
async function dealt(wish: Wish = {}): Promise<Sitting> {
  const table = sitDown(saboteur, flat({ ...fresh, ...wish }));
  for (let i = 0; i < 20 && table.look().screen !== 'choose'; i++) {
    await table.wait(200);
    if (table.look().screen === 'result') await lookUnderHands(table);
    else if (table.look().screen === 'moment') table.send({ type: 'GO_ON' });
  }
  return table;
}

const raise = (table: Sitting, seat: number) => {
  table.send({ type: 'RAISE', seat });
  return table.look().raised.find((one) => one.seat === seat);
};

/** A move of whoever decides that is made with a card of their hand. */
function withCard(table: Sitting, kind: string): Move & { readonly card: number } {
  const found = options(saboteur, table.play().state).find(({ do: does }) => does === kind);
  if (found?.card === undefined) throw new Error(`no ${kind}`);
  return { ...found, card: found.card };
}

it('no curtain falls, and the middle shows what everybody knows to nobody in particular', async () => {
  const table = await dealt();
  const { screen, holder, view: seen } = table.look();
  expect([screen, holder]).toEqual(['choose', -1]);
  expect(seen).toEqual(onlook(saboteur, table.play().state));
});

it('whoever looks under their hand sees what they know, and nobody else does', async () => {
  const table = await dealt();
  const { decider, options: open } = table.look();
  const [other = -1] = [0, 1, 2].filter((seat) => seat !== decider);
  expect(raise(table, other)).toMatchObject({
    seat: other,
    options: [],
    view: view(saboteur, table.play().state, other),
  });
  expect(table.look().raised.map(({ seat }) => seat)).toEqual([other]);
  expect(raise(table, decider)?.options).toEqual(options(saboteur, table.play().state));
  expect(table.look().options).toEqual(open);
  table.send({ type: 'LOWER', seat: other });
  expect(table.look().raised.map(({ seat }) => seat)).toEqual([decider]);
});

it('no move that names a card of a hand is offered in the middle before the card lies out', async () => {
  const table = await dealt();
  const path = withCard(table, 'path');
  expect(table.look().options.some(({ card }) => card !== undefined)).toBe(false);
  table.send({ type: 'LAY', card: path.card });
  expect(table.look().options).toContainEqual(path);
  expect(table.look().options.filter(({ card }) => card !== undefined && card !== path.card)).toEqual([]);
  expect(table.look().view.cards.face[path.card]).toBe(table.play().state.cards.face[path.card]);
  table.send({ type: 'LAY', card: -1 });
  expect(table.look().view.cards.face[path.card]).toBe(-1);
  table.send({ type: 'LAY', card: path.card });
  table.send({ type: 'CHOOSE', move: path });
  expect(table.look().laid).toBe(-1);
});

it('nobody lays out a card that they could not use', async () => {
  const table = await dealt();
  const { decider } = table.look();
  const { state } = table.play();
  const [others] = [0, 1, 2].filter((seat) => seat !== decider);
  const card = state.cards.zone.findIndex((zone) => zone === saboteur.hand?.(others ?? -1));
  table.send({ type: 'LAY', card });
  expect(table.look().laid).toBe(-1);
});

it('what was dealt is waited for until its owner has looked long enough under their own hand', async () => {
  const table = sitDown(saboteur, flat(fresh));
  await untilAsked(table);
  expect(table.look()).toMatchObject({ screen: 'result', holder: -1, news: [] });
  const { wanted } = table.look();
  const [other = -1] = [0, 1, 2].filter((seat) => seat !== wanted);
  raise(table, other);
  await table.wait(2000);
  table.send({ type: 'LOWER', seat: other });
  expect(table.look().screen).toBe('result');
  expect(raise(table, wanted)?.news.length).toBeGreaterThan(0);
  table.send({ type: 'LOWER', seat: wanted });
  expect(table.look().screen).toBe('result');
  raise(table, wanted);
  await table.wait(700);
  expect(table.look().screen).toBe('result');
  table.send({ type: 'LOWER', seat: wanted });
  await table.wait(200);
  expect(table.look().screen).not.toBe('result');
});

it('a card that was drawn is no result of its own: its owner sees it in the hand whenever they like', async () => {
  const table = await dealt({ pause: null });
  const pass = withCard(table, 'pass');
  table.send({ type: 'CHOOSE', move: pass });
  await table.wait();
  expect(table.look().screen).toBe('moment');
});

it('hands go down when the app is left, and when everybody is asked', async () => {
  const table = await dealt();
  raise(table, 0);
  table.send({ type: 'SLEEP' });
  expect(table.look().raised).toEqual([]);
  table.send({ type: 'RAISE', seat: 0 });
  expect(table.look().raised).toEqual([]);
  table.send({ type: 'WAKE' });
  expect(table.look().raised).toEqual([]);
  const called = await untilCalled();
  expect(called.play().raised).toBe(0);
});

/** A table of Dig Deeper Dwarf at which everybody had their hands up when a call began. */
async function untilCalled(): Promise<Sitting> {
  const chance = seeded('a call');
  const table = sitDown(dwarf, flat({ seed: 'a call' }));
  for (let i = 0; i < 400 && table.look().screen !== 'call'; i++) {
    [0, 1, 2].forEach((seat) => table.send({ type: 'RAISE', seat }));
    await tapSensibly(table, chance);
    await table.wait(100);
  }
  expect(table.look().screen).toBe('call');
  return table;
}

it('whoever reacts does so openly and looks in secret; calls are open though the phone went round before', async () => {
  const chance = seeded('sealed');
  const table = sitDown(dwarf, flat({ seed: 'a call', call: 'sealed' }));
  for (let i = 0; i < 400 && table.look().screen !== 'call'; i++) {
    await tapSensibly(table, chance);
    await table.wait(100);
  }
  const [seat = -1] = table.look().callable;
  table.send({ type: 'OBJECT', seat });
  expect(table.look()).toMatchObject({ screen: 'private', holder: -1, wanted: seat, options: [], isRipe: true });
  expect(raise(table, seat)?.options.length).toBeGreaterThan(0);
  table.send({ type: 'NEVER_MIND' });
  expect(table.look().screen).not.toBe('private');
});

it('no hint is given before everybody’s eyes', async () => {
  const table = await dealt({ advise: () => Promise.reject(new Error('asked')) });
  table.send({ type: 'HINT' });
  expect(table.look()).toMatchObject({ hint: null, isConsulting: false });
});

it('who takes the phone up again proves who they are: no hand is seen when it lies flat no more', async () => {
  const table = await dealt();
  raise(table, 0);
  table.send({ type: 'PHONE', phone: 'passed' });
  expect(table.look()).toMatchObject({ screen: 'curtain', holder: -1, isFlat: false, raised: [] });
  table.send({ type: 'PHONE', phone: 'flat' });
  expect(table.look()).toMatchObject({ screen: 'choose', holder: -1, isFlat: true });
});

it('whoever is left alone with bots finds a curtain, and a seat that a bot has taken has no cards to raise', async () => {
  const table = await dealt();
  table.send({ type: 'REPLACE', seat: 1, bot: 'quick' });
  table.send({ type: 'RAISE', seat: 1 });
  expect(table.look().raised).toEqual([]);
  table.send({ type: 'REPLACE', seat: 2, bot: 'quick' });
  await untilAsked(table);
  expect(table.look()).toMatchObject({ isFlat: false, holder: -1 });
});

it('a table that was left is taken up flat, with nobody looking', async () => {
  const first = await dealt();
  raise(first, 0);
  const { state, moves, players, story } = first.play();
  first.actor.stop();
  const again = sitDown(saboteur, flat({ state, moves, players, story }));
  await seeOn(again);
  expect(again.look()).toMatchObject({ screen: 'choose', holder: -1, raised: [], isFlat: true });
});

it.each(games.map(({ game }) => [game.id, game] as const))('a whole game of %s is played flat', async (_id, game) => {
  const chance = seeded('whole');
  const table = sitDown(game, flat({ bots: [1] }));
  for (let i = 0; i < 1500 && table.look().screen !== 'over'; i++) {
    await tapSensibly(table, chance);
    await table.wait(300);
    if (!game.open) expect(table.look().holder).toBe(-1);
    expect(table.look().screen).not.toBe('curtain');
  }
  expect(table.look().screen === 'over' || table.play().moves.length > 150).toBe(true);
});

describe('a plan', () => {
  /** The first of three has passed and sees what they drew. */
  async function drawn(): Promise<Sitting> {
    const table = sitDown(saboteur, { seats: 3, seed: 'flat', pause: null });
    for (let i = 0; i < 30 && table.look().screen !== 'choose'; i++) {
      await table.wait(100);
      const { screen } = table.look();
      table.send({ type: screen === 'curtain' ? 'REVEAL' : screen === 'result' ? 'GOT_IT' : 'GO_ON' });
    }
    table.send({ type: 'CHOOSE', move: withCard(table, 'pass') });
    await table.wait();
    return table;
  }

  it('is noted by whoever looks, who alone is shown it, and changes nothing', async () => {
    const table = await drawn();
    const { holder } = table.look();
    const { state } = table.play();
    table.send({ type: 'PLAN', seat: holder, what: 'card:3' });
    expect(table.look()).toMatchObject({ screen: 'result', holder, plan: 'card:3' });
    table.send({ type: 'PLAN', seat: (holder + 1) % 3, what: 'card:4' });
    expect(table.play().players[(holder + 1) % 3]?.plan).toBeUndefined();
    table.send({ type: 'GOT_IT' });
    await seeOn(table);
    expect(table.look()).toMatchObject({ screen: 'curtain', plan: null });
    table.send({ type: 'REVEAL' });
    expect(table.look().plan).toBeNull();
    expect(table.play().state).toEqual(state);
  });

  it('is found at the next turn, also when the game was left, and is forgotten when that turn is over', async () => {
    const table = await drawn();
    const { holder } = table.look();
    table.send({ type: 'PLAN', seat: holder, what: 'card:3' });
    const { state, moves, players, story } = table.play();
    const saved = players.map(({ name }) => ({ name, emblem: 'amber', kind: 'person' }));
    const kept = seated(savedAs(saved, players));
    const again = sitDown(saboteur, { seats: 3, state, moves, story, players: kept, pause: 0 });
    for (let i = 0; i < 60 && again.look().holder !== holder; i++) {
      await again.wait(100);
      const { screen } = again.look();
      if (screen === 'curtain') again.send({ type: 'REVEAL' });
      else if (screen === 'result') again.send({ type: 'GOT_IT' });
      else if (screen === 'choose' && again.look().holder !== holder)
        again.send({ type: 'CHOOSE', move: withCard(again, 'pass') });
      if (again.look().screen === 'result') again.send({ type: 'GOT_IT' });
    }
    for (let i = 0; i < 20 && again.look().screen !== 'choose'; i++) {
      again.send({ type: 'GOT_IT' });
      await again.wait(100);
    }
    expect(again.look()).toMatchObject({ screen: 'choose', holder, plan: 'card:3' });
    again.send({ type: 'CHOOSE', move: withCard(again, 'pass') });
    expect(again.play().players[holder]?.plan).toBeNull();
  });

  it('is made under one’s own hand where the phone lies flat, and shown only there', async () => {
    const table = await dealt();
    const other = (table.look().decider + 1) % 3;
    table.send({ type: 'PLAN', seat: other, what: 'card:3' });
    expect(table.play().players[other]?.plan).toBeUndefined();
    raise(table, other);
    table.send({ type: 'PLAN', seat: other, what: 'card:3' });
    expect(table.look().plan).toBeNull();
    expect(table.look().raised).toMatchObject([{ seat: other, plan: 'card:3' }]);
  });
});
