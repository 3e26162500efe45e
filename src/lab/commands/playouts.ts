import { numberFlag, textFlag, type Command } from '../command';
import { ask, VMS } from '../speed/ask';
import { gameFlag, rounded, tableFlag, tableFlags } from './table';

const NOTHING = { games: 0, steps: 0, seconds: 0 };

/** How many random games an engine plays in a second. */
export const playouts: Command = {
  name: 'playouts',
  summary: 'How many random games a second',
  usage: 'npm run lab -- playouts --game G [--seats N] [--variants a,b] [--seconds S] [--vm Node|Hermes] [--json]',
  flags: { ...tableFlags, seconds: { type: 'string', default: '2' }, vm: { type: 'string', default: 'Node' } },
  async run(flags) {
    const { game } = gameFlag(flags);
    const table = tableFlag(flags, game);
    const vm = VMS.find((name) => name.toLowerCase() === textFlag(flags, 'vm').toLowerCase());
    if (!vm) throw new Error(`--vm wants one of ${VMS.join(', ')}`);
    const [{ calibration = Number.NaN } = {}, { playouts: played = NOTHING } = {}] = await ask(vm, [
      { about: 'calibration' },
      { about: 'playouts', game: game.id, table, seconds: numberFlag(flags, 'seconds') },
    ]);
    const gamesPerSecond = played.games / played.seconds;
    const stepsPerSecond = played.steps / played.seconds;
    const json = {
      game: game.id,
      vm,
      ...table,
      games: played.games,
      seconds: played.seconds,
      gamesPerSecond,
      stepsPerSecond,
      stepsPerGame: played.steps / played.games,
      calibrationMs: calibration,
      gamesPerCalibration: (gamesPerSecond * calibration) / 1000,
      stepsPerCalibration: (stepsPerSecond * calibration) / 1000,
    };
    const rows = Object.entries(json)
      .filter(([key]) => key !== 'variants')
      .map(([key, value]) => [key, typeof value === 'number' ? rounded(value) : String(value)]);
    return { json, rows };
  },
};
