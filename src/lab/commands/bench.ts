import { games } from '../../games/all';
import { numberFlag, type Command } from '../command';
import { ask, VMS, type Vm } from '../speed/ask';
import type { Answer, Question } from '../speed/measure';
import { storage } from './storage';
import { progress, rounded } from './table';

/** The number of seats a game is measured with, and what it must reach there. */
type Aim = {
  readonly seats: number;
  readonly unit: 'games' | 'steps';
  readonly node: number;
  readonly hermes?: number;
};
const aims: Readonly<Record<string, Aim>> = {
  'dig-deeper-dwarf': { seats: 4, unit: 'steps', node: 1_000_000, hermes: 40_000 },
  saboteur: { seats: 5, unit: 'games', node: 7_000, hermes: 300 },
  'city-under-the-mountain': { seats: 4, unit: 'steps', node: 600_000 },
};
/** Microseconds in Node. */
const costAims = { copy: 1, view: 3, guess: 3 } as const;

/** Milliseconds the calibration loop takes on the machine that the figures to reach were written for. */
const referenceMs: Readonly<Record<Vm, number>> = { Node: 41, Hermes: 1190 };

/** One figure: what was measured, the same on the reference machine, and what it must reach there. */
type Figure = {
  readonly vm: Vm;
  readonly what: string;
  readonly value: number;
  readonly onReference: number;
  readonly unit: string;
  readonly aim: number | null;
  readonly reached: boolean | null;
  readonly perCalibration: number;
};

/** Milliseconds that bots may think on a phone, and how many decisions are timed. */
const thinkAims = {
  master: { decisions: 24, median: 700, p99: 2000 },
  apprentice: { decisions: 100, median: 30, p99: 30 },
} as const;

/** How long bots think, at the tables the games are measured with. */
function botQuestions(): Question[] {
  return games.flatMap(({ game, advice }) =>
    (['master', 'apprentice'] as const).flatMap((level): Question[] => {
      const table = { seats: aims[game.id]?.seats ?? game.seats[1], variants: [] };
      const { decisions } = thinkAims[level];
      return advice ? [{ about: 'thinking', game: game.id, table, level, decisions }] : [];
    }),
  );
}

function thinkFigures(vm: Vm, question: Question, calibration: number, { thinking }: Answer): Figure[] {
  if (question.about !== 'thinking' || !thinking) return [];
  const most = question.level === 'journeyman' ? null : thinkAims[question.level];
  return (['median', 'p99'] as const).map((which) => {
    const value = thinking[which];
    const onReference = (value * referenceMs[vm]) / calibration;
    const what = `${question.game}, ${question.table.seats} seats: a ${question.level} decides (${which})`;
    const aim = most?.[which] ?? null;
    const reached = aim === null ? null : onReference <= aim;
    return { vm, what, value, onReference, unit: 'ms', aim, reached, perCalibration: value / calibration };
  });
}

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

function figuresOf(vm: Vm, question: Question, calibration: number, { playouts, costs }: Answer): Figure[] {
  if (!('table' in question)) return [];
  const aim = aims[question.game];
  const name = `${question.game}, ${question.table.seats} seats`;
  const figures: Figure[] = [];
  for (const unit of playouts ? (['games', 'steps'] as const) : []) {
    const value = (playouts?.[unit] ?? 0) / (playouts?.seconds ?? 1);
    const onReference = (value * calibration) / referenceMs[vm];
    const least = aim?.unit === unit ? ((vm === 'Node' ? aim.node : aim.hermes) ?? null) : null;
    const reached = least === null ? null : onReference >= least;
    const perCalibration = (value * calibration) / 1000;
    figures.push({ vm, what: name, value, onReference, unit: `${unit}/s`, aim: least, reached, perCalibration });
  }
  for (const cost of costs ? (['copy', 'view', 'guess'] as const) : []) {
    const value = costs?.[cost] ?? Number.NaN;
    const onReference = (value * referenceMs[vm]) / calibration;
    const most = vm === 'Node' ? costAims[cost] : null;
    const reached = most === null ? null : onReference <= most;
    const perCalibration = value / 1000 / calibration;
    figures.push({ vm, what: `${name}: ${cost}`, value, onReference, unit: 'µs', aim: most, reached, perCalibration });
  }
  return figures;
}

const rowOf = ({ vm, what, value, onReference, unit, aim, reached }: Figure): (string | number)[] => [
  vm,
  what,
  rounded(value),
  unit,
  `on the reference ${rounded(onReference)}`,
  aim === null ? '' : `${unit.endsWith('s') && !unit.endsWith('/s') ? 'at most' : 'at least'} ${aim}`,
  reached === null ? '' : reached ? 'reached' : 'MISSED',
];

/** All benchmarks: the rules in Node and in Hermes, then saving, with the figures to reach beside them. */
export const bench: Command = {
  name: 'bench',
  summary: 'All benchmarks: rules in Node and in Hermes, bots in Hermes, saving; with the figures to reach',
  usage: 'npm run lab -- bench [--seconds S] [--bots] [--json]\n--bots: only how long bots think in Hermes.',
  flags: { seconds: { type: 'string', default: '4' }, bots: { type: 'boolean' } },
  async run(flags) {
    const figures: Figure[] = [];
    const calibrationMs: Record<Vm, number> = { Node: Infinity, Hermes: Infinity };
    const onlyBots = flags.values['bots'] === true;
    for (const vm of VMS) {
      const rules = onlyBots ? [] : questions(numberFlag(flags, 'seconds'));
      for (const question of vm === 'Hermes' ? [...rules, ...botQuestions()] : rules) {
        progress(`${vm}: ${question.about}${'game' in question ? ` of ${question.game}` : ''}`);
        // Calibrated anew each time, in the same process: a busy machine is not equally busy for long.
        const [{ calibration = Number.NaN } = {}, found = {}] = await ask(vm, [{ about: 'calibration' }, question]);
        calibrationMs[vm] = Math.min(calibrationMs[vm], calibration);
        figures.push(...figuresOf(vm, question, calibration, found));
        figures.push(...thinkFigures(vm, question, calibration, found));
      }
    }
    const heads = VMS.map((vm) => [
      vm,
      'calibration loop',
      rounded(calibrationMs[vm]),
      'ms',
      `reference ${referenceMs[vm]}`,
    ]);
    const known = heads.filter((_, at) => Number.isFinite(calibrationMs[VMS[at] ?? 'Node']));
    if (onlyBots) return { json: { calibrationMs, referenceMs, figures }, rows: [...known, ...figures.map(rowOf)] };
    progress('saving');
    const saving = await storage.run({ values: { moves: '500' }, words: [] });
    return {
      json: { calibrationMs, referenceMs, figures, saving: saving.json },
      rows: [...heads, ...figures.map(rowOf), ...saving.rows],
    };
  },
};
