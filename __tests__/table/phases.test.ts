/** The phase of the chart is the phase of the engine's top frame, at every step of whole games. */
import { start } from '../../src/engine/frames';
import { roll, seeded } from '../../src/engine/rng';
import { games } from '../../src/games/all';
import { setupOf, tablesOf } from '../../src/lab/check/wander';
import type { TableInput } from '../../src/table/events';
import { gamePhase, isReady } from '../../src/table/play';
import { tell } from '../../src/table/story';
import { many, SEEDS_FROM, soaked } from '../setup/many';
import { sitDown, tapSensibly } from './sitting';
import { walkFrom } from './walking';

const GAMES = soaked(many(200));
/** Every so many games are played on a disk that works: a table that saves goes through more steps. */
const SAVED = 10;
const RUN = 6;
const FOREVER = 40_000;
const PHASES = ['activity', 'ending', 'event', 'over', 'reaction', 'setup', 'tile'];

/** The n-th table: any game, any number of seats and variants, people and bots, and ways to be asked. */
function tableOf(n: number): TableInput {
  const chance = seeded(`table ${n}`);
  const game = games[n % games.length]?.game;
  if (!game) throw new Error('no games');
  const setup = setupOf(tablesOf(game), game.id, n);
  const order = roll(chance, 2) === 0 ? 'never' : 'ask';
  const players = Array.from({ length: setup.seats }, (_, seat) => ({
    name: `Dwarf ${seat}`,
    bot: roll(chance, 3) > 0 ? 'quick' : null,
    order: order === 'never' ? ('never' as const) : ('ask' as const),
  }));
  const call = roll(chance, 2) === 0 ? 'open' : 'sealed';
  return { game, setup, players, state: start(game, setup), moves: [], story: tell(game, setup, []), call, speed: 0 };
}

it(
  `keeps the phase of the engine over ${GAMES} whole games`,
  () => {
    const met = new Set<string>();
    for (let n = SEEDS_FROM; n < SEEDS_FROM + GAMES; n++) {
      const chance = seeded(`walk ${n}`);
      const walk = walkFrom(tableOf(n), n % SAVED === 0 ? 'works' : 'failed');
      let steps = 0;
      for (; walk.phase() !== 'over'; steps++) {
        if (steps > FOREVER) throw new Error(`game ${n} does not end`);
        const play = walk.play();
        const phase = walk.phase();
        met.add(phase);
        if (isReady(play) && phase !== 'arriving' && phase !== gamePhase(play))
          throw new Error(`game ${n}: the chart is in ${phase}, the engine in ${gamePhase(play)}`);
        walk.step(chance);
      }
      met.add(walk.phase());
      expect(gamePhase(walk.play())).toBe('over');
    }
    expect([...met].sort()).toEqual(PHASES);
  },
  10 * 60_000,
);

it(
  `and over ${RUN} games at a table that runs, with its timers, disk and bots`,
  async () => {
    for (let n = 0; n < RUN; n++) {
      const { state, game, players, ...wish } = tableOf(n);
      const chance = seeded(`taps ${n}`);
      const bots = players.flatMap(({ bot }, seat) => (bot === null ? [] : [seat]));
      const table = sitDown(game, { state, bots, call: wish.call, speed: 0, seed: `run ${n}` });
      for (let tap = 0; table.phase() !== 'over'; tap++) {
        expect(tap).toBeLessThan(FOREVER);
        const play = table.play();
        if (isReady(play)) expect(table.phase().split('.')[0]).toBe(gamePhase(play));
        await tapSensibly(table, chance);
      }
      table.actor.stop();
    }
  },
  10 * 60_000,
);
