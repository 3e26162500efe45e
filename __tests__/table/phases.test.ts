/** The phase of the chart is the phase of the engine's top frame, at every step of whole games and of parts of many. */
import { games } from '../../src/games/all';
import { isOver, options, start, step } from '../../src/engine/frames';
import { pick, roll, seeded } from '../../src/engine/rng';
import { gamePhase, isReady } from '../../src/table/play';
import { setupOf, tablesOf } from '../../src/lab/check/wander';
import { sitDown, tapSensibly } from './sitting';

const WHOLE = 18;
const PARTS = 1000;
const PART = 40;
const FOREVER = 40_000;

/** Plays a game on from its n-th random decision, so many taps long, and tells the phases it went through. */
async function walk(n: number, skipped: number, taps: number): Promise<readonly string[]> {
  const chance = seeded(`walk ${n}`);
  const game = games[n % games.length]?.game;
  if (!game) throw new Error('no games');
  const state = start(game, setupOf(tablesOf(game), game.id, n));
  for (let i = 0; i < skipped && !isOver(state); i++) step(game, state, pick(chance, options(game, state)));
  const bots = Array.from({ length: state.seats }, (_, seat) => seat).filter(() => roll(chance, 3) > 0);
  const call = roll(chance, 2) === 0 ? 'open' : 'sealed';
  const order = roll(chance, 2) === 0 ? 'never' : 'ask';
  const table = sitDown(game, { state, seed: `walk ${n}`, bots, call, order, speed: 0 });
  const entered = new Set<string>();
  for (let tap = 0; tap < taps; tap++) {
    const play = table.play();
    const phase = table.phase();
    entered.add(phase.split('.')[0] ?? '');
    if (isReady(play)) expect(phase.split('.')[0]).toBe(gamePhase(play));
    if (phase === 'over') break;
    await tapSensibly(table, chance);
  }
  if (taps === FOREVER) expect(table.phase()).toBe('over');
  table.actor.stop();
  return [...entered];
}

it(
  `keeps the phase of the engine over ${WHOLE} whole games and ${PARTS} stretches of others`,
  async () => {
    const met = new Set<string>();
    for (let n = 0; n < WHOLE; n++) for (const phase of await walk(n, 0, FOREVER)) met.add(phase);
    for (let n = 0; n < PARTS; n++) for (const phase of await walk(n, roll(seeded(`${n}`), 300), PART)) met.add(phase);
    expect([...met].sort()).toEqual(['activity', 'ending', 'event', 'over', 'reaction', 'setup', 'tile']);
  },
  10 * 60_000,
);
