/**
 * No tells: for two games that differ only in what a seat cannot know, everything that seat can perceive at the table
 * is the same: the states entered, who is called, how long it takes, the prompts, the log and the labels.
 */
import type { Entry } from '../../src/games';
import { games } from '../../src/games/all';
import type { Move, Seat, State } from '../../src/engine/game';
import { roll, seeded } from '../../src/engine/rng';
import { twin } from '../../src/lab/check/invariants';
import { setupOf, tablesOf, wander } from '../../src/lab/check/wander';
import { heardByAll } from '../../src/engine/onlook';
import { heard } from '../../src/engine/view';
import { CALLS, ORDERS } from '../../src/table/seats';
import { many } from '../setup/many';
import { sitDown, type Sitting, type Wish } from './sitting';

const PAIRS = many(1000);
const ORDER_PAIRS = many(60);
const STEP = 350;
const STEPS = 4;

/** What a seat perceives at a table now: all of it if it looks itself, what everybody sees if nobody does. */
function perceived({ show }: Entry, table: Sitting, seat: Seat): string {
  const { view, holder, screen, options, ...rest } = table.look();
  const { news, players } = table.play();
  const names = players.map((player) => player.name);
  const own = holder === seat;
  const open = holder === -1;
  return JSON.stringify({
    phase: table.phase(),
    screen,
    holder,
    wanted: rest.wanted,
    decider: rest.decider,
    callable: rest.callable,
    isRipe: rest.isRipe,
    saving: rest.saving,
    chain: rest.chain,
    view: own || open ? view : null,
    prompt: own || open ? show.words.en.prompt(view, names) : null,
    labels: own ? options.map((move) => show.words.de.move(view, move, names)) : options.length > 0,
    log: (own ? heard(news, seat) : heardByAll(news, players.length)).map((event) => show.words.de.news(event, names)),
  });
}

/** Everything a seat perceives while a move is made and the table comes to its next decision. */
async function course(entry: Entry, state: State, move: Move, seat: Seat, wish: Wish = {}): Promise<string[]> {
  const table = sitDown(entry.game, { ...wish, state, think: () => Promise.resolve({ do: 'pass' }) });
  const seen: string[] = [];
  const note = (): void => void seen.push(perceived(entry, table, seat));
  note();
  table.send({ type: 'REVEAL' });
  await table.wait();
  note();
  if (table.look().screen === 'call') {
    await table.wait(2000);
    table.send({ type: 'NOBODY_OBJECTS' });
  } else table.send({ type: 'CHOOSE', move });
  for (let i = 0; i < STEPS; i++) {
    await table.wait(STEP);
    note();
  }
  table.actor.stop();
  return seen;
}

interface Pair {
  readonly state: State;
  readonly other: State;
  readonly move: Move;
  readonly seat: Seat;
}

/** Pairs out of the n-th random game. */
function pairsIn({ game }: Entry, n: number): Pair[] {
  const chance = seeded(`tells ${n}`);
  const found: Pair[] = [];
  wander(game, setupOf(tablesOf(game), game.id, n), ({ state, move }) => {
    if (roll(chance, 12) !== 0) return;
    const seat = roll(chance, state.seats);
    const other = twin(game, state, move, seat, chance);
    if (other) found.push({ state: game.copy(state), other, move, seat });
  });
  return found;
}

it.each(games.map((entry) => [entry.game.id, entry] as const))(
  `%s gives nothing away in ${PAIRS} pairs of games`,
  async (_id, entry) => {
    let pairs = 0;
    let different = 0;
    for (let n = 0; pairs < PAIRS; n++) {
      for (const { state, other, move, seat } of pairsIn(entry, n)) {
        const first = await course(entry, state, move, seat);
        const second = await course(entry, other, move, seat);
        expect(second).toEqual(first);
        pairs++;
        if (other.cards.face.some((face, card) => face !== state.cards.face[card])) different++;
      }
    }
    expect(different).toBeGreaterThan(pairs / 2);
  },
  10 * 60_000,
);

const callers = games.filter(({ game }) => 'window' in game.rules);

it.each(ORDERS.flatMap((order) => CALLS.map((call) => ({ order, call }))))(
  'standing orders give nothing away: $order, where calls are $call',
  async (wish) => {
    for (const entry of callers) {
      let pairs = 0;
      for (let n = 0; pairs < ORDER_PAIRS; n++) {
        for (const { state, other, move, seat } of pairsIn(entry, n).slice(0, ORDER_PAIRS)) {
          expect(await course(entry, other, move, seat, wish)).toEqual(await course(entry, state, move, seat, wish));
          pairs++;
        }
      }
    }
  },
  2 * 60_000,
);
