/** Curtain, undo, sleep, saving: what a table of people can rely on. */
import { start } from '../../src/engine/frames';
import type { Move } from '../../src/engine/game';
import { pick, seeded } from '../../src/engine/rng';
import { dwarf } from '../../src/games/dig-deeper-dwarf';
import type { SaveInput } from '../../src/table/events';
import { toy, withHand } from '../engine/toy';
import { tell } from '../../src/table/story';
import { seeOn, sitDown, untilAsked, type Sitting } from './sitting';

const DRAW = { do: 'draw' } as const;

/** A disk that takes its time: it has written when a test says so. */
class SlowDisk {
  moves: readonly Move[] = [];
  finish = (): void => undefined;
  fail = (): void => undefined;

  readonly save = ({ from, moves }: SaveInput): Promise<void> =>
    new Promise((resolve, reject) => {
      if (from > this.moves.length) reject(new Error('out of step'));
      this.finish = () => {
        this.moves = [...this.moves.slice(0, from), ...moves];
        resolve();
      };
      this.fail = () => reject(new Error('disk full'));
    });

  /** Lets a table come to its next write, and ends that. */
  async settle(table: Sitting): Promise<void> {
    await table.wait();
    this.finish();
    this.finish = () => undefined;
    await seeOn(table);
    await table.wait(200);
  }
}

describe('the curtain', () => {
  it('names who should look, and falls whenever the seat changes', async () => {
    const table = sitDown(toy, { seats: 2 });
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 0 });
    table.send({ type: 'REVEAL' });
    expect(table.look()).toMatchObject({ screen: 'choose', holder: 0 });
    table.send({ type: 'CHOOSE', move: DRAW });
    await seeOn(table);
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 1, holder: -1 });
  });

  it('falls when the app goes to the background, also for a single person', async () => {
    const table = sitDown(toy, { seats: 2, bots: [1] });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'SLEEP' });
    expect(table.look()).toMatchObject({ screen: 'curtain', holder: -1 });
    expect(table.look().view.eye).toBe(-2);
    table.send({ type: 'REVEAL' });
    expect(table.look().screen).toBe('curtain');
    table.send({ type: 'WAKE' });
    table.send({ type: 'REVEAL' });
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'choose', holder: 0 });
  });

  it('takes no choice from behind it', async () => {
    const table = sitDown(toy, { seats: 2 });
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait();
    expect(table.play().moves).toEqual([]);
  });

  it('takes nothing that is no option', async () => {
    const table = sitDown(toy, { seats: 2 });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: { do: 'cheat' } });
    await table.wait();
    expect(table.play().moves).toEqual([]);
  });
});

describe('taking back', () => {
  it('does not go back to an answer that a standing order gave, which would only be given again', async () => {
    const chance = seeded('standing orders');
    const table = sitDown(dwarf, { seats: 2, bots: [1], order: 'never', seed: 'orders' });
    let answers = 0;
    for (let tap = 0; tap < 400 && table.look().screen !== 'over'; tap++) {
      await table.wait(1000);
      const { screen, options: open, canUndo } = table.look();
      if (screen !== 'choose') continue;
      if (table.play().moves.at(-1)?.do === 'pass') {
        answers += 1;
        expect(canUndo).toBe(false);
      }
      table.send({ type: 'CHOOSE', move: pick(chance, open) });
    }
    expect(answers).toBeGreaterThan(0);
  });

  it('is not possible once a hidden card came to light', async () => {
    const table = sitDown(toy, { seats: 2, bots: [1] });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait();
    expect(table.look().canUndo).toBe(false);
    table.send({ type: 'UNDO' });
    expect(table.play().moves).toEqual([DRAW]);
  });
});

describe('saving', () => {
  it('puts every move on disk before its result is shown', async () => {
    let finish: () => void = () => undefined;
    const table = sitDown(toy, { seats: 2, save: () => new Promise((resolve) => (finish = resolve)) });
    table.send({ type: 'REVEAL' });
    const before = table.look().view;
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait(5000);
    expect(table.play()).toMatchObject({ saved: 0, shown: 0, holder: 0 });
    expect(table.look()).toMatchObject({ decider: 0, screen: 'result', news: [] });
    expect(table.look().view).toBe(before);
    finish();
    await seeOn(table);
    expect(table.play()).toMatchObject({ saved: 1, shown: 1, wanted: 1 });
    expect(table.look().decider).toBe(1);
    expect(table.look().view).not.toBe(before);
  });

  it('shows what was taken back until the disk has forgotten it', async () => {
    const setup = { seats: 2, seed: 'practice', variants: [] };
    const disk = new SlowDisk();
    const table = sitDown(toy, { ...setup, setup, bots: [1], think: () => Promise.resolve(DRAW), save: disk.save });
    await table.wait();
    const first = table.look().view;
    table.send({ type: 'CHOOSE', move: DRAW });
    for (let i = 0; i < 3; i++) await disk.settle(table);
    const before = table.look().view;
    expect(table.play().moves).toEqual([DRAW, DRAW]);
    table.send({ type: 'REWIND' });
    await table.wait();
    expect(table.look().view).toBe(before);
    await disk.settle(table);
    expect(table.look().view).toEqual(first);
    expect(disk.moves).toEqual([]);
  });

  it('tries again when it fails, and nothing is lost', async () => {
    let broken = true;
    const table = sitDown(toy, {
      seats: 2,
      save: () => (broken ? Promise.reject(new Error('disk full')) : Promise.resolve()),
    });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait();
    expect(table.look().saving).toBe('failed');
    broken = false;
    await table.wait(2000);
    await seeOn(table);
    expect(table.play()).toMatchObject({ saved: 1, shown: 1 });
    expect(table.look().saving).toBe('fine');
  });

  it('says that it has failed for as long as it is tried again', async () => {
    const table = sitDown(toy, { seats: 2, save: () => Promise.reject(new Error('disk full')) });
    const said = new Set<string>();
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait();
    table.actor.subscribe(() => said.add(table.look().saving));
    for (let i = 0; i < 4; i++) await table.wait(2000);
    expect([...said]).toEqual(['failed']);
  });

  it('lets the table play on without, and takes it up again when asked', async () => {
    let broken = true;
    const table = sitDown(toy, {
      seats: 2,
      save: () => (broken ? Promise.reject(new Error('disk full')) : Promise.resolve()),
    });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait();
    table.send({ type: 'PLAY_ON' });
    await seeOn(table);
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 1, saving: 'without' });
    table.send({ type: 'RETRY' });
    await table.wait();
    expect(table.look().saving).toBe('without');
    broken = false;
    table.send({ type: 'RETRY' });
    await table.wait();
    expect(table.play()).toMatchObject({ saved: 1, careless: false });
    expect(table.look().saving).toBe('fine');
  });

  /** Two players whose first move could not be saved, and the disk on which it is being tried again. */
  async function mending() {
    const disk = new SlowDisk();
    const setup = { seats: 2, seed: 'practice', variants: [] };
    const think = () => Promise.resolve(DRAW);
    const table = sitDown(toy, { ...setup, setup, bots: [1], think, save: disk.save });
    await table.wait();
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait();
    disk.fail();
    await table.wait();
    table.send({ type: 'PLAY_ON' });
    await table.wait();
    table.send({ type: 'RETRY' });
    return { disk, table };
  }

  it('takes in what is played while saving is taken up again', async () => {
    const { disk, table } = await mending();
    await untilAsked(table);
    expect(table.play()).toMatchObject({ moves: [DRAW, DRAW], shown: 2, saved: 0 });
    await disk.settle(table);
    expect(disk.moves).toHaveLength(1);
    expect(table.play()).toMatchObject({ saved: 1, careless: true });
    await disk.settle(table);
    expect(table.play()).toMatchObject({ saved: 2, careless: false });
    table.send({ type: 'CHOOSE', move: DRAW });
    await disk.settle(table);
    expect(disk.moves).toEqual([DRAW, DRAW, DRAW]);
  });

  it('forgets what is taken back while saving is taken up again', async () => {
    const { disk, table } = await mending();
    await untilAsked(table);
    table.send({ type: 'REWIND' });
    await table.wait();
    expect(table.play().moves).toEqual([]);
    await disk.settle(table);
    expect(table.play()).toMatchObject({ saved: 0, stale: true, careless: true });
    await disk.settle(table);
    expect(disk.moves).toEqual([]);
    expect(table.play()).toMatchObject({ saved: 0, stale: false, careless: false });
  });
});

describe('changing who plays', () => {
  it('lets a bot take over for a person who leaves in the middle of a turn', async () => {
    const table = sitDown(toy, { state: withHand(start(toy, { seats: 2, seed: 'x', variants: [] }), 0, ['gem']) });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'REPLACE', seat: 0, bot: 'quick' });
    for (let i = 0; i < 3; i++) await table.wait(700);
    expect(table.play().moves.length).toBeGreaterThan(0);
  });

  it('lets a person take over while the bot still thinks', async () => {
    const table = sitDown(toy, { seats: 2, bots: [0], think: () => new Promise(() => undefined) });
    await table.wait(700);
    table.send({ type: 'REPLACE', seat: 0, bot: null });
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 0 });
  });

  it('shows nobody the cards of a seat that a bot has taken over', () => {
    const table = sitDown(toy, { seats: 2, think: () => new Promise(() => undefined) });
    table.send({ type: 'REVEAL' });
    expect(table.look().view.eye).toBe(0);
    table.send({ type: 'REPLACE', seat: 0, bot: 'quick' });
    expect(table.look()).toMatchObject({ screen: 'moment', holder: -1, view: { eye: -2 } });
  });

  it('hides the hand that was looked at among bots when a person sits down at another seat', () => {
    const table = sitDown(toy, { seats: 2, bots: [1], think: () => new Promise(() => undefined) });
    table.send({ type: 'REPLACE', seat: 0, bot: 'quick' });
    expect(table.look()).toMatchObject({ screen: 'moment', holder: 0 });
    table.send({ type: 'REPLACE', seat: 1, bot: null });
    expect(table.look()).toMatchObject({ holder: -1, view: { eye: -2 } });
  });

  it('lets a bot play at another level from now on, and nobody has come or gone', async () => {
    const asked: string[] = [];
    const think = (_view: unknown, { level }: { readonly level: string }) => {
      asked.push(level);
      return Promise.resolve(DRAW);
    };
    const table = sitDown(toy, { seats: 2, bots: [1], think });
    const { trusted, holder } = table.play();
    table.send({ type: 'REPLACE', seat: 1, bot: 'better' });
    expect(table.play()).toMatchObject({ trusted, holder });
    expect(table.play().players[1]).toMatchObject({ bot: 'better' });
    expect(table.play().players[1]?.sat).toBeUndefined();
    table.send({ type: 'CHOOSE', move: DRAW });
    await untilAsked(table);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set(['better']));
  });

  it('shows nobody the cards of whoever is left: that person holds the curtain once', async () => {
    const table = sitDown(toy, { seats: 2, think: () => Promise.resolve(DRAW) });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'REPLACE', seat: 0, bot: 'quick' });
    await untilAsked(table);
    expect(table.look()).toMatchObject({ screen: 'curtain', wanted: 1, holder: -1 });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    await untilAsked(table);
    expect(table.look()).toMatchObject({ screen: 'choose', holder: 1 });
  });
});

describe('somebody alone among bots', () => {
  it('sees the own hand while a bot begins; among several people nobody does', () => {
    const think = () => new Promise<never>(() => undefined);
    expect(sitDown(toy, { seats: 2, bots: [0], think }).look()).toMatchObject({ screen: 'moment', holder: 1 });
    expect(sitDown(toy, { seats: 3, bots: [0], think }).look()).toMatchObject({ screen: 'moment', holder: -1 });
  });

  it('needs no curtain', async () => {
    const table = sitDown(toy, { seats: 2, bots: [1] });
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'choose', holder: 0 });
  });

  it('may go back to the last decision though cards were drawn since, and the story with it', async () => {
    const setup = { seats: 2, seed: 'practice', variants: [] };
    const table = sitDown(toy, { ...setup, setup, bots: [1], think: () => Promise.resolve(DRAW) });
    await table.wait();
    expect(table.look().canRewind).toBe(false);
    table.send({ type: 'CHOOSE', move: DRAW });
    await untilAsked(table);
    expect(table.play().moves).toEqual([DRAW, DRAW]);
    expect(table.look()).toMatchObject({ canUndo: false, canRewind: true });
    table.send({ type: 'REWIND' });
    await table.wait();
    expect(table.play()).toMatchObject({ moves: [], saved: 0, stale: false, story: tell(toy, setup, []) });
    expect(table.play().state).toEqual(start(toy, setup));
  });

  it('stays where it is if the beginning cannot be followed any more', async () => {
    const setup = { seats: 2, seed: 'practice', variants: [] };
    const old = { ...setup, variants: ['forgotten'] };
    const table = sitDown(toy, { bots: [1], setup: old, state: start(toy, setup), think: () => Promise.resolve(DRAW) });
    await table.wait();
    table.send({ type: 'CHOOSE', move: DRAW });
    await untilAsked(table);
    table.send({ type: 'REWIND' });
    await table.wait();
    expect(table.actor.getSnapshot().status).toBe('active');
    expect(table.play().moves).toEqual([DRAW, DRAW]);
    expect(table.look().screen).toBe('choose');
  });

  it('cannot be gone back for by those who share a phone', async () => {
    const setup = { seats: 2, seed: 'practice', variants: [] };
    const table = sitDown(toy, { ...setup, setup });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'CHOOSE', move: DRAW });
    await seeOn(table);
    table.send({ type: 'REVEAL' });
    expect(table.look().canRewind).toBe(false);
    table.send({ type: 'REWIND' });
    expect(table.play().moves).toEqual([DRAW]);
  });

  it('can skip what bots do', async () => {
    const table = sitDown(toy, { seats: 2, bots: [1], think: () => Promise.resolve(DRAW) });
    await table.wait();
    table.send({ type: 'CHOOSE', move: DRAW });
    await table.wait();
    table.send({ type: 'GOT_IT' });
    table.send({ type: 'SKIP' });
    for (let i = 0; i < 4; i++) await table.wait(16);
    expect(table.play().moves).toEqual([DRAW, DRAW]);
    await table.wait(16);
    expect(table.play().hurry).toBe(false);
  });
});

describe('a hint', () => {
  const advice = { move: DRAW, reason: { because: 'cards' } };

  it('is thought of with the eyes of the one who asks, and goes with the next move', async () => {
    const eyes: number[] = [];
    const table = sitDown(toy, {
      seats: 2,
      advise: ({ view }) => {
        eyes.push(view.eye);
        return Promise.resolve(advice);
      },
    });
    table.send({ type: 'HINT' });
    expect(table.look().isConsulting).toBe(false);
    table.send({ type: 'REVEAL' });
    table.send({ type: 'HINT' });
    expect(table.look()).toMatchObject({ isConsulting: true, hint: null });
    await table.wait();
    expect(table.look()).toMatchObject({ isConsulting: false, hint: advice });
    expect(eyes).toEqual([0]);
    table.send({ type: 'CHOOSE', move: DRAW });
    await seeOn(table);
    table.send({ type: 'REVEAL' });
    expect(table.look()).toMatchObject({ holder: 1, hint: null });
  });

  it('is shown to nobody else, and not behind the curtain', async () => {
    const table = sitDown(toy, { seats: 2, advise: () => Promise.resolve(advice) });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'HINT' });
    await table.wait();
    table.send({ type: 'SLEEP' });
    expect(table.look()).toMatchObject({ screen: 'curtain', hint: null });
  });

  it('may not come: the table can be played at all the same', async () => {
    const table = sitDown(toy, { seats: 2 });
    table.send({ type: 'REVEAL' });
    table.send({ type: 'HINT' });
    await table.wait();
    expect(table.look()).toMatchObject({ screen: 'choose', isConsulting: false, hint: null });
  });
});
