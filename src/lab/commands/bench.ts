import { games } from '../../games';
import { numberFlag, type Command } from '../command';
import { ask, VMS, type Vm } from '../speed/ask';
import type { Answer, Question } from '../speed/measure';
import { progress, rounded } from './table';

/** The number of seats a game is measured with, and what it must reach there. */
type Aim = {
  readonly seats: number;
  readonly unit: 'games' | 'steps';
  readonly node: number;
  readonly hermes?: number;
};
const aims: Readonly<Record<string, Aim>> = {
  'dig-deeper-dwarf': { seats: 4, unit: 'steps', node: 600_000, hermes: 40_000 },
  saboteur: { seats: 5, unit: 'games', node: 4_000, hermes: 300 },
  'city-under-the-mountain': { seats: 4, unit: 'steps', node: 600_000 },
};
/** Microseconds in Node. */
const costAims = { copy: 1, view: 3, guess: 3 } as const;

/** One figure: what was measured, what it must reach, and how it stands to the calibration loop. */
type Figure = {
  readonly vm: Vm;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly aim: number | null;
  readonly reached: boolean | null;
  readonly perCalibration: number;
};

function questions(seconds: number): Question[] {
  return games.flatMap(({ game }): Question[] => {
    const seats = aims[game.id]?.seats ?? game.seats[1];
    const asked = { game: game.id, table: { seats, variants: [] }, seconds };
    return [
      { about: 'playouts', ...asked },
      { about: 'costs', ...asked, seconds: seconds / 4 },
    ];
  });
}

function figuresOf(vm: Vm, asked: readonly Question[], answers: readonly Answer[]): Figure[] {
  const calibration = answers.find((found) => found.calibration !== undefined)?.calibration ?? Number.NaN;
  const figures: Figure[] = [];
  asked.forEach((question, at) => {
    if (!('table' in question)) return;
    const { playouts, costs } = answers[at] ?? {};
    const aim = aims[question.game];
    const name = `${question.game}, ${question.table.seats} seats`;
    if (playouts) {
      for (const unit of ['games', 'steps'] as const) {
        const value = playouts[unit] / playouts.seconds;
        const least = aim?.unit === unit ? ((vm === 'Node' ? aim.node : aim.hermes) ?? null) : null;
        const perCalibration = (value * calibration) / 1000;
        const reached = least === null ? null : value >= least;
        figures.push({ vm, what: name, value, unit: `${unit}/s`, aim: least, reached, perCalibration });
      }
    }
    if (!costs) return;
    for (const cost of ['copy', 'view', 'guess'] as const) {
      const most = vm === 'Node' ? costAims[cost] : null;
      const value = costs[cost];
      const reached = most === null ? null : value <= most;
      const perCalibration = value / 1000 / calibration;
      figures.push({ vm, what: `${name}: ${cost}`, value, unit: 'µs', aim: most, reached, perCalibration });
    }
  });
  return figures;
}

/** All benchmarks of the rules, in Node and in Hermes, with the figures to reach beside them. */
export const bench: Command = {
  name: 'bench',
  summary: 'All benchmarks, in Node and in Hermes, with the figures to reach',
  usage: 'npm run lab -- bench [--seconds S] [--json]',
  flags: { seconds: { type: 'string', default: '2' } },
  async run(flags) {
    const asked: Question[] = [{ about: 'calibration' }, ...questions(numberFlag(flags, 'seconds'))];
    const figures: Figure[] = [];
    const calibrationMs: Record<Vm, number> = { Node: Number.NaN, Hermes: Number.NaN };
    for (const vm of VMS) {
      const answers: Answer[] = [];
      for (const question of asked) {
        progress(`${vm}: ${question.about}${'game' in question ? ` of ${question.game}` : ''}`);
        answers.push(...(await ask(vm, [question])));
      }
      calibrationMs[vm] = answers[0]?.calibration ?? Number.NaN;
      figures.push(...figuresOf(vm, asked, answers));
    }
    const rows = figures.map(({ vm, what, value, unit, aim, reached, perCalibration }) => [
      vm,
      what,
      rounded(value),
      unit,
      aim === null ? '' : `${unit === 'µs' ? 'at most' : 'at least'} ${aim}`,
      reached === null ? '' : reached ? 'reached' : 'MISSED',
      perCalibration >= 1
        ? `${rounded(perCalibration)} a calibration`
        : `${rounded(perCalibration * 1e6)} millionths of one`,
    ]);
    const heads = VMS.map((vm) => [vm, 'calibration loop', rounded(calibrationMs[vm]), 'ms']);
    return { json: { calibrationMs, figures }, rows: [...heads, ...rows] };
  },
};
