/** The phase of the chart is the phase of the engine's top frame, at every step of whole games. */
import { games } from '../../src/games';
import { roll, seeded } from '../../src/engine/rng';
import { gamePhase, isReady } from '../../src/table/play';
import { sitDown, tapSensibly } from './sitting';

const GAMES = 30;
const MOST_TAPS = 40_000;

async function walk(n: number): Promise<string[]> {
  const chance = seeded(`walk ${n}`);
  const game = games[n % games.length]?.game;
  if (!game) throw new Error('no games');
  const seats = game.seats[0] + roll(chance, 2);
  const bots = Array.from({ length: seats }, (_, seat) => seat).filter(() => roll(chance, 3) > 0);
  const table = sitDown(game, {
    seats,
    seed: `walk ${n}`,
    bots,
    call: roll(chance, 2) === 0 ? 'open' : 'sealed',
    speed: 0,
    order: roll(chance, 2) === 0 ? 'never' : 'ask',
  });
  const entered: string[] = [];
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    const play = table.play();
    const phase = table.phase();
    entered.push(phase);
    if (isReady(play)) expect(phase.split('.')[0]).toBe(gamePhase(play));
    if (phase === 'over') {
      table.actor.stop();
      return entered;
    }
    await tapSensibly(table, chance);
  }
  throw new Error(`game ${n} hangs in ${table.phase()}`);
}

it(
  `keeps the phase of the engine over ${GAMES} random games of all kinds, and comes to their end`,
  async () => {
    const met = new Set<string>();
    for (let n = 0; n < GAMES; n++) for (const phase of await walk(n)) met.add(phase.split('.')[0] ?? '');
    expect([...met].sort()).toEqual(['activity', 'ending', 'event', 'over', 'reaction', 'setup', 'tile']);
  },
  10 * 60_000,
);
