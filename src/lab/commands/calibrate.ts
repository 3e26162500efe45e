import { LEVELS } from '../../bots/levels';
import { buckets, fitted, positionsIn, type Position } from '../balance/calibration';
import { numberFlag, textFlag, type Command } from '../command';
import { gameFlag, progress, tableFlags } from './table';

/** Tables of so many sizes, from the smallest on, take turns. */
const SIZES = 4;
/** Positions out of one game. */
const A_GAME = 16;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Whether the chances that the Assayer says hold. */
export const calibrate: Command = {
  name: 'calibrate',
  summary: 'Whether the chances that the Assayer says hold: said against won, over positions of bots’ games',
  usage:
    'npm run lab -- calibrate --game G [--positions 2200] [--level journeyman] [--seed S] [--json]\n' +
    'Says by which numbers (Advice.calibration of the game) what is said would fit best, and how well the numbers in use do.\n' +
    'Another --seed plays other games than those the numbers were fitted to.',
  flags: {
    game: tableFlags['game'] ?? { type: 'string' },
    positions: { type: 'string', default: '2200' },
    level: { type: 'string', default: 'journeyman' },
    seed: { type: 'string', default: 'assay' },
  },
  async run(flags) {
    const { game, advice } = gameFlag(flags);
    if (!advice) throw new Error('nobody advises bots in this game');
    const level = LEVELS.find((known) => known === textFlag(flags, 'level'));
    if (!level) throw new Error(`--level wants ${LEVELS.join(', ')}`);
    const wanted = numberFlag(flags, 'positions');
    const tried: Position[] = [];
    const [least, most] = game.seats;
    const games = Math.ceil(wanted / A_GAME);
    for (let n = 0; n < games; n++) {
      const seats = Math.min(most, least + (n % SIZES));
      const seed = `${textFlag(flags, 'seed')} ${n}`;
      tried.push(...positionsIn(game, advice, { seats, level, seed, positions: A_GAME }));
      if (n % 25 === 0) progress(`${n} of ${games} games`);
    }
    const fit = fitted(tried);
    const used = advice.calibration ?? { sharp: fit.sharp, firm: fit.firm };
    const found = buckets(tried, used);
    const counted = found.filter(({ count }) => count > 0);
    const all = counted.reduce((sum, { count }) => sum + count, 0);
    const off = counted.reduce((sum, { count, said, won }) => sum + (count / all) * Math.abs(said - won), 0);
    return {
      json: {
        game: game.id,
        positions: tried.length,
        used: { ...used },
        fit: { ...fit },
        off,
        buckets: found.map((one) => ({ ...one })),
      },
      rows: [
        [game.id, `${tried.length} positions of ${games} games`, `${level} level`, ''],
        ['used', `sharp ${used.sharp}, firm ${used.firm}`, 'fit', `sharp ${fit.sharp}, firm ${fit.firm}`],
        ['said', 'seats', 'said on average', 'won'],
        ...counted.map(({ from, to, count, said, won }) => [
          `${100 * from} to ${100 * to} %`,
          count,
          percent(said),
          percent(won),
        ]),
        ['off by', '', '', percent(off)],
      ],
    };
  },
};
