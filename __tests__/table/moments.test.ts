/** Between two hand-overs: a result for one, a moment for all, then the curtain; and where it was left it goes on. */
import { pending, start, step } from '../../src/engine/frames';
import type { Game, Happening, Move, Setup } from '../../src/engine/game';
import { heard } from '../../src/engine/view';
import { heardByAll } from '../../src/engine/onlook';
import { city } from '../../src/games/city-under-the-mountain';
import { dwarf } from '../../src/games/dig-deeper-dwarf';
import { saboteur } from '../../src/games/saboteur';
import { cameToLight } from '../../src/table/moments';
import type { Player } from '../../src/table/seats';
import { tell } from '../../src/table/story';
import { advisedGame } from '../bots/table';
import { toy, withHand } from '../engine/toy';
import { table as tableOfDwarves } from '../games/dig-deeper-dwarf/table';
import { writtenDown } from './evening';
import { seeOn, sitDown, untilAsked, type Sitting, type Wish } from './sitting';

const DRAW = { do: 'draw' } as const;
const setup = { seats: 2, seed: 'moments', variants: [] };

/** Two people, the first of whom has just drawn a card. */
async function drawn(pause: number | null = null): Promise<Sitting> {
  const table = sitDown(toy, { setup, seats: 2, pause, story: tell(toy, setup, []) });
  table.send({ type: 'REVEAL' });
  table.send({ type: 'CHOOSE', move: DRAW });
  await table.wait();
  return table;
}

/** The same table, killed and opened again from what is saved of it. */
function reopened(table: Sitting, pause: number | null = null): Sitting {
  const { moves, state, players } = table.play();
  table.actor.stop();
  return sitDown(toy, { setup, seats: 2, pause, state, moves, story: tell(toy, setup, moves), players });
}

describe('a result', () => {
  it('is shown to the one who drew a card, with the card, until they got it', async () => {
    const table = await drawn();
    expect(table.look()).toMatchObject({ screen: 'result', holder: 0, last: 0 });
    expect(table.look().news).toEqual(heard(table.play().story.told, 0).slice(-1));
    await table.wait(60_000);
    expect(table.look().screen).toBe('result');
    table.send({ type: 'GOT_IT' });
    expect(table.look()).toMatchObject({ screen: 'moment', holder: -1 });
  });

  it('takes the place of the hand with the move itself, before anything is on disk', () => {
    const table = sitDown(toy, { seats: 2, save: () => new Promise(() => undefined) });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    expect(table.look()).toMatchObject({ screen: 'result', news: [], options: [] });
  });

  it('is not owed where nothing came to light: the hand goes with the move', () => {
    const begun = start(toy, { seats: 2, seed: 'unlit', variants: [] });
    const table = sitDown(toy, { state: withHand(begun, 0, ['gem']), save: () => new Promise(() => undefined) });
    table.send({ type: 'REVEAL' });
    const move = table.look().options.find((option) => option.do === 'play');
    if (move) table.send({ type: 'CHOOSE', move });
    expect(table.play().moves).toHaveLength(1);
    expect(table.look()).toMatchObject({ holder: -1, wanted: -1, view: { eye: -2 } });
  });

  it('stands until they got it though the app was left: behind the curtain, which names them', async () => {
    const table = await drawn();
    table.send({ type: 'SLEEP' });
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 0, holder: -1, news: [] });
    table.send({ type: 'WAKE' });
    table.send({ type: 'REVEAL' });
    expect(table.look()).toMatchObject({ screen: 'result', holder: 0 });
  });

  it('is shown again where the app was killed in it, and not where it was got', async () => {
    const table = reopened(await drawn());
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 0, isLight: false });
    table.send({ type: 'REVEAL' });
    expect(table.look()).toMatchObject({ screen: 'result', holder: 0 });
    table.send({ type: 'GOT_IT' });
    const later = reopened(table);
    expect(later.look()).toMatchObject({ screen: 'moment', holder: -1 });
  });

  it('is given up if a bot takes over for the one it is owed to', async () => {
    const table = await drawn();
    table.send({ type: 'REPLACE', seat: 0, bot: 'quick' });
    await table.wait();
    expect(table.look().screen).not.toBe('result');
    expect(table.look().view.eye).toBe(-2);
  });
});

describe('a result that stays in the hand', () => {
  const setup = { seats: 3, seed: 'in hand', variants: [], first: 0 };

  /** Three people; the first has looked at what was dealt, and passes: the card laid down and the one drawn are theirs alone. */
  async function passed(pause: number | null): Promise<Sitting> {
    const table = sitDown(saboteur, { setup, seats: 3, pause, story: tell(saboteur, setup, []) });
    await table.wait();
    table.send({ type: 'REVEAL' });
    table.send({ type: 'GOT_IT' });
    const move = table.look().options.find((option) => option.do === 'pass');
    if (!move) throw new Error('nothing to pass');
    table.send({ type: 'CHOOSE', move });
    await table.wait();
    return table;
  }

  it('closes by itself, after the same time for any card', async () => {
    const table = await passed(1000);
    expect(table.look()).toMatchObject({ screen: 'result', holder: 0, closes: true, stands: 2000 });
    await table.wait(1999);
    expect(table.look().screen).toBe('result');
    await table.wait(1);
    expect(table.look()).toMatchObject({ screen: 'moment', holder: -1, view: { eye: -2 } });
  });

  it('stands for as long as its owner wants to look', async () => {
    const table = await passed(1000);
    table.send({ type: 'WAIT' });
    await table.wait(60_000);
    expect(table.look()).toMatchObject({ screen: 'result', holder: 0, closes: false });
    table.send({ type: 'GOT_IT' });
    expect(table.look().screen).toBe('moment');
  });

  it('does not run out behind the curtain, nor where people want to tap', async () => {
    const table = await passed(1000);
    table.send({ type: 'SLEEP' });
    await table.wait(60_000);
    table.send({ type: 'WAKE' });
    table.send({ type: 'REVEAL' });
    expect(table.look()).toMatchObject({ screen: 'result', holder: 0, closes: true });
    const slow = await passed(null);
    await slow.wait(60_000);
    expect(slow.look()).toMatchObject({ screen: 'result', closes: false });
  });
});

describe('what was dealt', () => {
  const setup = { seats: 3, seed: 'dealt', variants: [], first: 0 };
  const begun = (): Sitting => sitDown(saboteur, { setup, seats: 3, pause: 0, story: tell(saboteur, setup, []) });

  it('is shown to everybody when they first take the phone: nobody is called up only to be ready', async () => {
    const table = begun();
    await table.wait();
    expect(table.play().moves).toEqual([{ do: 'ready' }, { do: 'ready' }, { do: 'ready' }]);
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 0, last: -1, view: { eye: -2 } });
    table.send({ type: 'REVEAL' });
    expect(table.look()).toMatchObject({ screen: 'result', holder: 0, options: [], closes: false });
    expect(table.look().news.filter(({ what, face }) => what === 'role' && face !== -1)).toHaveLength(1);
    await table.wait(60_000);
    table.send({ type: 'GOT_IT' });
    expect(table.look()).toMatchObject({ screen: 'choose', holder: 0 });
  });

  it('is shown again where the game was left before it was got, and no decision is taken meanwhile', async () => {
    const table = begun();
    await table.wait();
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: { do: 'pass' } });
    expect(table.play().moves).toHaveLength(3);
    const { moves, state, players } = table.play();
    const again = sitDown(saboteur, { setup, seats: 3, state, moves, players, story: tell(saboteur, setup, moves) });
    await again.wait();
    again.send({ type: 'REVEAL' });
    expect(again.look()).toMatchObject({ screen: 'result', holder: 0 });
    again.send({ type: 'GOT_IT' });
    again.send({ type: 'SLEEP' });
    again.send({ type: 'WAKE' });
    again.send({ type: 'REVEAL' });
    expect(again.look()).toMatchObject({ screen: 'choose', holder: 0 });
  });

  it('somebody alone with bots is asked, and shown it at their own table', async () => {
    const table = sitDown(saboteur, { setup, seats: 3, bots: [1, 2], story: tell(saboteur, setup, []) });
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'choose', holder: 0, options: [{ do: 'ready' }] });
  });
});

describe('a moment', () => {
  it('tells everybody what they may know, and waits for a touch where people want that', async () => {
    const table = await drawn();
    table.send({ type: 'GOT_IT' });
    await table.wait(60_000);
    expect(table.look()).toMatchObject({ screen: 'moment', decider: 1, last: 0, view: { eye: -2 } });
    expect(table.look().news).toEqual(heardByAll(table.play().story.told, 2).slice(-1));
    table.send({ type: 'GO_ON' });
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 1, recap: heardByAll(table.play().story.told, 2) });
  });

  it('does not come back while the next move is being put on disk', async () => {
    let saves = 0;
    const save = (): Promise<void> => (saves++ === 0 ? Promise.resolve() : new Promise(() => undefined));
    const state = withHand(start(toy, setup), 1, ['gem']);
    const table = sitDown(toy, { setup, seats: 2, pause: null, state, save, story: tell(toy, setup, []) });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    await seeOn(table);
    table.send({ type: 'REVEAL' });
    const move = table.look().options.find((option) => option.do === 'play');
    if (move) table.send({ type: 'CHOOSE', move });
    await table.wait();
    expect(table.play().moves).toHaveLength(2);
    expect(table.look()).toMatchObject({ screen: 'moment', holder: -1, news: [] });
  });

  it('goes on by itself after a while, the same for any card', async () => {
    const table = await drawn(3000);
    table.send({ type: 'GOT_IT' });
    await table.wait(2999);
    expect(table.look().screen).toBe('moment');
    await table.wait(1);
    expect(table.look().screen).toBe('curtain');
  });

  it('comes again where the app was killed in it, and not once somebody has taken the phone', async () => {
    const table = await drawn();
    table.send({ type: 'GOT_IT' });
    const again = reopened(table);
    await again.wait();
    expect(again.look()).toMatchObject({ screen: 'moment', last: 0 });
    expect(again.look().news.length).toBeGreaterThan(0);
    again.send({ type: 'GO_ON' });
    again.send({ type: 'REVEAL' });
    expect(reopened(again).look()).toMatchObject({ screen: 'curtain', wanted: 1 });
  });

  it('is where bots act among several people: no hand is on the screen from before their move to after it', async () => {
    const table = sitDown(toy, { seats: 3, bots: [1], think: () => Promise.resolve(DRAW) });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    await seeOn(table);
    for (let ms = 0; table.play().moves.length < 2; ms += 50) {
      expect(table.look()).toMatchObject({ screen: 'moment', holder: -1, view: { eye: -2 } });
      expect(ms).toBeLessThan(1000);
      await table.wait(50);
    }
    expect(table.look()).toMatchObject({ screen: 'moment', holder: -1, last: 1, view: { eye: -2 } });
  });

  it('can be skipped until something concerns a person', async () => {
    const table = sitDown(toy, { seats: 3, bots: [1, 2], think: () => Promise.resolve(DRAW) });
    await table.wait();
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait();
    table.send({ type: 'GOT_IT' });
    table.send({ type: 'SKIP' });
    for (let i = 0; i < 8; i++) await table.wait(16);
    expect(table.look()).toMatchObject({ screen: 'choose', holder: 0 });
    expect(table.play().hurry).toBe(false);
  });
});

describe('somebody alone among bots', () => {
  it('keeps the hand, and goes on from a result without a touch', async () => {
    const table = sitDown(toy, { seats: 2, bots: [1], think: () => Promise.resolve(DRAW) });
    await table.wait();
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'result', holder: 0 });
    await table.wait(1800);
    expect(table.look()).toMatchObject({ screen: 'moment', holder: 0, view: { eye: 0 } });
  });
});

describe('something great', () => {
  const great = ({ grand = [] }: Game, news: readonly Happening[]): Happening[] =>
    news.filter(({ what }) => grand.includes(what));

  /** A game brought to where the next move does something great and whoever makes it goes on. */
  function brink(id: string, seats: number): { readonly game: Game; readonly setup: Setup; readonly moves: Move[] } {
    const entry = advisedGame(id);
    const { game } = entry;
    for (let n = 0; n < 20; n++) {
      const setup = { seats, seed: `great ${n}`, variants: [], first: 0 };
      const moves = writtenDown(entry, setup, 200);
      const state = start(game, setup);
      for (const [at, move] of moves.entries()) {
        const before = pending(game, state);
        step(game, state, move);
        const goesOn = before?.frame.kind !== 'window' && pending(game, state)?.seat === before?.seat;
        if (goesOn && great(game, state.news ?? []).length > 0) return { game, setup, moves: moves.slice(0, at + 1) };
      }
    }
    throw new Error(`nothing great happens in ${id}`);
  }

  /** Sits down there, and makes that move. */
  async function done(id: string, isAlone: boolean): Promise<Sitting> {
    const { game, setup, moves } = brink(id, 3);
    const before = moves.slice(0, -1);
    const state = start(game, setup);
    for (const move of before) step(game, state, move);
    const seat = pending(game, state)?.seat;
    const bots = isAlone ? [0, 1, 2].filter((each) => each !== seat) : [];
    const story = tell(game, setup, before);
    const table = sitDown(game, { setup, seats: 3, bots, state, moves: before, story, pause: null });
    // What somebody is still owed from before comes first.
    for (let i = 0; i < 6 && table.look().screen !== 'choose'; i++) {
      await seeOn(table);
      table.send({ type: 'REVEAL' });
    }
    expect(table.look()).toMatchObject({ screen: 'choose', holder: seat });
    const move = moves.at(-1);
    if (move) table.send({ type: 'CHOOSE', move });
    await table.wait();
    return table;
  }

  it.each(['saboteur', 'dig-deeper-dwarf', 'city-under-the-mountain'])(
    'is told to all at once in %s, though whoever did it goes on: no hand is on the screen, and a touch takes it up',
    async (id) => {
      const table = await done(id, false);
      const { game, story } = table.play();
      expect(table.look()).toMatchObject({ screen: 'moment', holder: -1, view: { eye: -2 } });
      expect(great(game, table.look().news).length).toBeGreaterThan(0);
      table.send({ type: 'GO_ON' });
      await table.wait();
      if (!game.open) {
        expect(table.look()).toMatchObject({ screen: 'moment', isLight: true, goes: story.last });
        table.send({ type: 'REVEAL' });
      }
      expect(table.look()).toMatchObject({ screen: 'choose', holder: story.last });
    },
    60_000,
  );

  it.each(['saboteur', 'dig-deeper-dwarf', 'city-under-the-mountain'])(
    'is told to somebody alone among bots in %s, and again where the app was killed in it',
    async (id) => {
      const table = await done(id, true);
      const { game, setup, moves, state, players, story } = table.play();
      expect(table.look()).toMatchObject({ screen: 'moment', holder: story.last });
      expect(great(game, table.look().news).length).toBeGreaterThan(0);
      table.actor.stop();
      const again = sitDown(game, { setup, players, state, moves, story: tell(game, setup, moves), pause: null });
      await again.wait();
      expect(again.look()).toMatchObject({ screen: 'moment', holder: story.last });
      expect(great(game, again.look().news).length).toBeGreaterThan(0);
      again.send({ type: 'GO_ON' });
      await again.wait();
      expect(again.look()).toMatchObject({ screen: 'choose', holder: story.last });
    },
    60_000,
  );
});

describe('where nothing is hidden', () => {
  it('there is no curtain: the phone turns to the next after the moment', async () => {
    const table = sitDown(city, { seats: 2, pause: null });
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'choose', isOpen: true });
    const first = table.look().decider;
    for (let i = 0; i < 60 && table.look().decider === first; i++) {
      const [move] = table.look().options;
      if (move) table.send({ type: 'CHOOSE', move });
      await table.wait();
    }
    expect(table.look()).toMatchObject({ screen: 'moment', holder: -1 });
    await seeOn(table);
    expect(table.look()).toMatchObject({ screen: 'choose', holder: 1 - first });
  });
});

describe('the one who acted keeps the phone', () => {
  const hands = (): Sitting =>
    sitDown(toy, {
      state: [0, 1, 2].reduce(
        (state, seat) => withHand(state, seat, ['gem', 'thwart']),
        start(toy, { seats: 3, seed: 'call', variants: [] }),
      ),
    });
  const announce = (table: Sitting): void => {
    const move = table.look().options.find((option) => option.do === 'play');
    if (move) table.send({ type: 'CHOOSE', move });
  };

  it('and goes on with a touch after a call in which nobody spoke, which closes by itself', async () => {
    const table = hands();
    table.send({ type: 'REVEAL' });
    announce(table);
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'call', closes: true, holder: -1 });
    await table.wait(2000);
    await table.wait(3000);
    await table.wait();
    expect(table.play().moves.map((move) => move.do)).toEqual(['play', 'pass', 'pass']);
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 1 });
  });

  it('a call waits for whoever wants to think', async () => {
    const table = hands();
    table.send({ type: 'REVEAL' });
    announce(table);
    await table.wait();
    table.send({ type: 'WAIT' });
    await table.wait(60_000);
    expect(table.look()).toMatchObject({ screen: 'call', closes: false, isRipe: true });
    table.send({ type: 'NOBODY_OBJECTS' });
    await table.wait();
    expect(table.play().moves).toHaveLength(3);
  });

  it('who lets the whole turn be is not asked in it; when all do, no call opens', async () => {
    const table = hands();
    table.send({ type: 'REVEAL' });
    table.send({ type: 'WAVE', seat: 1, on: true });
    announce(table);
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'call', callable: [2], waved: [1] });
    table.send({ type: 'WAVE', seat: 2, on: true });
    await table.wait();
    expect(table.play().moves).toHaveLength(3);
    expect(table.look().waved).toEqual([]);
  });
});

/** Somebody reveals Silver and then announces something, after which they have more to decide. */
async function announcing(wish: Pick<Wish, 'show' | 'pause'>): Promise<Sitting> {
  const { state } = tableOfDwarves({ hands: ['silver remove move', 'thwart'] });
  const table = sitDown(dwarf, { ...wish, seats: 2, state });
  table.send({ type: 'REVEAL' });
  for (const does of ['reveal', 'play', 'act']) {
    const move = table.look().options.find((option) => option.do === does);
    if (!move) throw new Error(`cannot ${does}`);
    table.send({ type: 'CHOOSE', move });
    await table.wait();
  }
  return table;
}

it('what was done before something is announced can be read before the call opens, if there are words to read', async () => {
  const table = await announcing({ pause: 1000, show: () => Promise.resolve(true) });
  expect(table.look().screen).toBe('moment');
  expect(table.look().news.map(({ what }) => what)).toEqual(['revealed', 'played', 'announced']);
  await table.wait(1000);
  expect(table.look().screen).toBe('call');
});

it('what was told before a call is not told again after it: whoever goes on hears what they announced', async () => {
  const table = await announcing({});
  expect(table.look().screen).toBe('call');
  await table.wait(2000);
  table.send({ type: 'NOBODY_OBJECTS' });
  await table.wait();
  expect(table.look()).toMatchObject({ screen: 'moment', isLight: true, news: [{ what: 'announced' }] });
});

it('who goes on after others have quarrelled about it is shown what they mined', async () => {
  const { state } = tableOfDwarves({
    seats: 3,
    hands: ['mine move', 'thwart', 'thwart'],
    dwarves: 'e e e',
    piles: { ee: 'gold silver' },
  }).plays('A play mine');
  const table = sitDown(dwarf, { seats: 3, state });
  table.send({ type: 'REVEAL' });
  const mine = table.look().options.find((option) => option.do === 'act');
  if (mine) table.send({ type: 'CHOOSE', move: mine });
  await table.wait();
  for (const seat of [1, 2]) {
    table.send({ type: 'OBJECT', seat });
    const move = table.look().options.find((option) => option.do === 'thwart');
    if (!move) throw new Error(`${seat} cannot thwart`);
    table.send({ type: 'CHOOSE', move });
    await table.wait();
  }
  await table.wait(2000);
  table.send({ type: 'NOBODY_OBJECTS' });
  await seeOn(table);
  expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 0, last: 2 });
  table.send({ type: 'REVEAL' });
  expect(cameToLight(table.play())).toMatchObject([{ what: 'mined', seat: 0 }]);
  // A phone that is laid flat in this moment is seen by everybody.
  expect(cameToLight({ ...table.play(), phone: 'flat' })).toEqual([]);
});

it('a game says itself whether anybody can react in it, and only then is anybody asked how', () => {
  const has = (table: Sitting) => ({ calls: table.look().hasCalls, order: table.look().order });
  expect(has(sitDown(city, { seats: 2 }))).toEqual({ calls: false, order: null });
  const table = sitDown(dwarf, { seats: 2 });
  table.send({ type: 'REVEAL' });
  expect(has(table)).toEqual({ calls: true, order: 'ask' });
});

describe('who may see what', () => {
  const people = (...kinds: (string | null)[]): Player[] =>
    kinds.map((bot, seat) => ({ name: `Dwarf ${seat}`, bot, order: 'ask', ...(bot === null && { sat: true }) }));

  it('never widens by a person leaving: the curtain falls for whoever is left, also when the game is opened again', async () => {
    const table = sitDown(toy, { players: people(null, null, 'quick'), think: () => Promise.resolve(DRAW) });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'REPLACE', seat: 0, bot: 'quick' });
    expect(table.look()).toMatchObject({ holder: -1, reader: -1 });
    await untilAsked(table);
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 1, reader: -1 });
    const { players, state, moves } = table.play();
    const later = sitDown(toy, { players, state, moves, story: table.play().story });
    await untilAsked(later);
    expect(later.look()).toMatchObject({ screen: 'curtain', wanted: 1, reader: -1, holder: -1 });
  });
});
