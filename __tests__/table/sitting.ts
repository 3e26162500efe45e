/** A table to sit down at in tests: simulated time, bots that choose by chance, people whose taps a test makes. */
import { createActor, fromPromise, SimulatedClock, type Actor } from 'xstate';
import type { Hint } from '../../src/bots/ponder';
import { options, start } from '../../src/engine/frames';
import type { Game, Move, Seat, Setup, State } from '../../src/engine/game';
import { pick, roll, seeded, type Rng } from '../../src/engine/rng';
import { look, type Look } from '../../src/table/look';
import { tableMachine } from '../../src/table/machine';
import type { Request } from '../../src/bots/question';
import type { SaveInput, TableEvent } from '../../src/table/events';
import type { Play } from '../../src/table/play';
import type { Call, Order, Pause, Phone, Player, Speed } from '../../src/table/seats';
import { NOTHING_TOLD, type Story } from '../../src/table/story';

export interface Wish {
  readonly seats?: number;
  readonly seed?: string;
  /** The seats of bots; everybody else is a person. */
  readonly bots?: readonly Seat[];
  readonly call?: Call;
  readonly phone?: Phone;
  readonly speed?: Speed;
  readonly order?: Order;
  readonly pause?: Pause;
  /** Who sits there, if that is not said by the seats of bots. */
  readonly players?: readonly Player[];
  /** A state to begin with, and the moves that led there. */
  readonly state?: State;
  readonly moves?: readonly Move[];
  readonly story?: Story;
  readonly setup?: Setup;
  readonly think?: (view: State, question: Request) => Promise<Move>;
  readonly advise?: (question: Request) => Promise<Hint>;
  readonly save?: (input: SaveInput) => Promise<void>;
  /** Shows what happened, and says whether that took words. */
  readonly show?: () => Promise<boolean>;
}

export interface Sitting {
  readonly actor: Actor<typeof tableMachine>;
  readonly send: (event: TableEvent) => void;
  readonly play: () => Play;
  readonly look: () => Look;
  /** Lets time pass and everything that was begun come to rest. */
  readonly wait: (ms?: number) => Promise<void>;
  /** The name of the state the chart is in, e.g. `reaction.open.early`. */
  readonly phase: () => string;
}

const path = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return '';
  const [entry] = Object.entries(value);
  return entry ? `${entry[0]}.${path(entry[1])}` : '';
};

/** Who thinks, advises and saves at a table. */
type Helpers = Required<Pick<Wish, 'think' | 'advise' | 'save' | 'show'>>;

const ALONE: Helpers = {
  think: () => Promise.reject(new Error('nobody thinks here')),
  advise: () => Promise.reject(new Error('nobody thinks here')),
  save: () => Promise.resolve(),
  show: () => Promise.resolve(false),
};
const helpers = new WeakMap<object, Helpers>();
const helpersOf = (system: object): Helpers => helpers.get(system) ?? ALONE;

/** One chart for all tables: to make it takes longer than to play a move. */
const machine = tableMachine.provide({
  actors: {
    think: fromPromise(({ input, system }) => helpersOf(system).think(input.view, input)),
    advise: fromPromise(({ input, system }) => helpersOf(system).advise(input)),
    save: fromPromise(({ input, system }) => helpersOf(system).save(input)),
    show: fromPromise(({ system }) => helpersOf(system).show()),
  },
});

/** Sits down at a table. */
export function sitDown(game: Game, wish: Wish = {}): Sitting {
  const chance = seeded(`bots of ${wish.seed ?? 'a game'}`);
  const seats = wish.seats ?? wish.players?.length ?? wish.state?.seats ?? game.seats[0];
  const setup = wish.setup ?? { seats, seed: wish.seed ?? 'a game', variants: [] };
  const players =
    wish.players ??
    Array.from({ length: seats }, (_, seat): Player => ({
      name: `Dwarf ${seat}`,
      bot: wish.bots?.includes(seat) ? 'quick' : null,
      order: wish.order ?? 'ask',
    }));
  const think = wish.think ?? ((view: State) => Promise.resolve(pick(chance, options(game, view))));
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    clock,
    input: {
      game,
      setup,
      players,
      state: wish.state ?? start(game, setup),
      moves: wish.moves ?? [],
      story: wish.story ?? NOTHING_TOLD,
      call: wish.call ?? 'open',
      phone: wish.phone ?? 'passed',
      speed: wish.speed ?? 1,
      pause: wish.pause === undefined ? 0 : wish.pause,
    },
  });
  helpers.set(actor.system, { ...ALONE, ...wish, think });
  actor.start();
  const rest = async (): Promise<void> => {
    for (let i = 0; i < 12; i++) await Promise.resolve();
  };
  return {
    actor,
    send: (event) => actor.send(event),
    play: () => actor.getSnapshot().context,
    look: () => look(actor.getSnapshot()),
    phase: () => path(actor.getSnapshot().value.phase),
    wait: async (ms = 0) => {
      await rest();
      clock.increment(ms);
      await rest();
    },
  };
}

/** Lets what came of the last decision be seen: the one who decided gets it, and all are told. */
export async function seeOn(sitting: Sitting): Promise<void> {
  for (let i = 0; i < 8; i++) {
    await sitting.wait();
    const { showing } = sitting.actor.getSnapshot().value;
    if (typeof showing === 'object' && 'result' in showing) sitting.send({ type: 'GOT_IT' });
    else if (typeof showing === 'object') sitting.send({ type: 'GO_ON' });
    else return;
  }
}

/** Lets bots act and everything be seen until a person is asked for something. */
export async function untilAsked(sitting: Sitting): Promise<void> {
  for (let i = 0; i < 12; i++) {
    await seeOn(sitting);
    if (sitting.look().screen !== 'moment') return;
    await sitting.wait(200);
  }
}

/** Everybody holds their hand over their cards at a flat table, looks for a while, and takes the hand away. */
export async function lookUnderHands(sitting: Sitting): Promise<void> {
  const seats = sitting.play().players.map((_, seat) => seat);
  for (const seat of seats) sitting.send({ type: 'RAISE', seat });
  await sitting.wait(700);
  for (const seat of seats) sitting.send({ type: 'LOWER', seat });
}

/** What whoever is asked could choose: at a flat table also what only they see under their hand. */
function offered(sitting: Sitting): readonly Move[] {
  const { options: open, isFlat } = sitting.look();
  if (!isFlat) return open;
  const seats = sitting.play().players.map((_, seat) => seat);
  for (const seat of seats) sitting.send({ type: 'RAISE', seat });
  const all = sitting.look().raised.flatMap(({ options: own }) => own);
  for (const seat of seats) sitting.send({ type: 'LOWER', seat });
  return all.length > 0 ? all : open;
}

/** Does one thing that people at this table could do now, by chance; lets time pass if there is nothing to be done. */
export async function tapSensibly(sitting: Sitting, chance: Rng): Promise<void> {
  const { screen, callable, isRipe, isLight } = sitting.look();
  switch (screen) {
    case 'curtain':
      return sitting.send({ type: 'REVEAL' });
    case 'call':
      if (!isRipe) return sitting.wait(2000);
      if (roll(chance, 4) > 0) return sitting.send({ type: 'NOBODY_OBJECTS' });
      return sitting.send({ type: 'OBJECT', seat: pick(chance, callable) });
    case 'private': {
      if (!isRipe) return sitting.wait(2000);
      const reactions = offered(sitting).filter((move) => move.do !== 'pass');
      if (reactions.length === 0 || roll(chance, 2) === 0) return sitting.send({ type: 'NEVER_MIND' });
      return sitting.send({ type: 'CHOOSE', move: pick(chance, reactions) });
    }
    case 'choose':
      return sitting.send({ type: 'CHOOSE', move: pick(chance, offered(sitting)) });
    case 'result':
      return sitting.look().isFlat ? lookUnderHands(sitting) : sitting.send({ type: 'GOT_IT' });
    case 'moment':
      if (isLight) return sitting.send({ type: 'REVEAL' });
      return sitting.wait(800);
    case 'watch':
      return sitting.wait(800);
    case 'over':
      return;
  }
}
