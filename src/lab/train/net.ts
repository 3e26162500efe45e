/** A net while it learns: the same shape as the one that is shipped, in fractions (Adam on cross-entropy). */
import { INPUT_UNIT, powerOf, sizeOfNet, WEIGHT_UNIT } from '../../engine/net';
import { next, type Rng } from '../../engine/rng';

const { max, min, round, sqrt } = Math;

/** How fast it learns, how long it remembers slopes and their squares, and how much each weight is drawn to nothing. */
const RATE = 0.002;
const SLOPES = 0.9;
const SQUARES = 0.999;
const PULL = 1e-5;
/** The logarithm of 2: scores are exponents of two. */
const LN2 = 0.6931471805599453;

export interface Learner {
  readonly inputs: number;
  readonly hidden: number;
  /** In the order of the shipped net. */
  readonly weights: number[];
  readonly slopes: number[];
  readonly means: number[];
  readonly squares: number[];
  steps: number;
}

/** A net that thinks what the hand-written judgement thinks, with hidden units that have not learned anything. */
export function newLearner(inputs: number, hidden: number, rng: Rng): Learner {
  const weights = new Array<number>(sizeOfNet(inputs, hidden)).fill(0);
  const by = (most: number): number => (next(rng) / 2 ** 31 - 1) * most;
  for (let unit = 0, at = 0; unit < hidden; unit++) {
    weights[at++] = 0;
    for (let i = 0; i < inputs; i++) weights[at++] = by(sqrt(1.5 / inputs));
    weights[at++] = by(0.1);
  }
  weights[hidden * (inputs + 2)] = 1 / LN2;
  const zeros = (): number[] => new Array<number>(weights.length).fill(0);
  return { inputs, hidden, weights, slopes: zeros(), means: zeros(), squares: zeros(), steps: 0 };
}

/** What it thinks of the seat whose inputs begin at a place; `heard` gets what each hidden unit made of them. */
function scoreOf({ inputs, hidden, weights }: Learner, list: readonly number[], from: number, heard: number[]): number {
  let sum = 0;
  let at = 0;
  for (let unit = 0; unit < hidden; unit++) {
    let value = weights[at++] ?? 0;
    for (let i = 0; i < inputs; i++) value += ((weights[at++] ?? 0) * (list[from + i] ?? 0)) / INPUT_UNIT;
    heard[unit] = value;
    const counts = weights[at++] ?? 0;
    if (value > 0) sum += value * counts;
  }
  for (let i = 0; i < inputs; i++) sum += ((weights[at++] ?? 0) * (list[from + i] ?? 0)) / INPUT_UNIT;
  return sum;
}

/** The chances it gives the seats. */
export function believed(learner: Learner, list: readonly number[]): number[] {
  const values: number[] = [];
  let all = 0;
  for (let from = 0; from < list.length; from += learner.inputs) {
    const strength = powerOf(scoreOf(learner, list, from, []));
    values.push(strength);
    all += strength;
  }
  return values.map((value) => value / all);
}

/** Adds to the slopes what one position says, if the chances should have been `wanted`. */
export function study(learner: Learner, list: readonly number[], wanted: readonly number[]): void {
  const { inputs, hidden, weights, slopes } = learner;
  const chances = believed(learner, list);
  const heard: number[] = [];
  chances.forEach((chance, seat) => {
    const off = (chance - (wanted[seat] ?? 0)) * LN2;
    const from = seat * inputs;
    scoreOf(learner, list, from, heard);
    let at = 0;
    for (let unit = 0; unit < hidden; unit++, at += inputs + 2) {
      const value = heard[unit] ?? 0;
      if (value <= 0) continue;
      const out = at + inputs + 1;
      const back = off * (weights[out] ?? 0);
      slopes[out] = (slopes[out] ?? 0) + off * value;
      slopes[at] = (slopes[at] ?? 0) + back;
      for (let i = 0; i < inputs; i++) {
        const slope = (back * (list[from + i] ?? 0)) / INPUT_UNIT;
        slopes[at + 1 + i] = (slopes[at + 1 + i] ?? 0) + slope;
      }
    }
    for (let i = 0; i < inputs; i++)
      slopes[at + i] = (slopes[at + i] ?? 0) + (off * (list[from + i] ?? 0)) / INPUT_UNIT;
  });
}

/** Takes one step down the slopes of so many positions; `pace` slows it down. */
export function improve(learner: Learner, positions: number, pace: number): void {
  const { weights, slopes, means, squares } = learner;
  learner.steps++;
  const first = 1 - SLOPES ** learner.steps;
  const second = 1 - SQUARES ** learner.steps;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    const slope = (slopes[at] ?? 0) / positions + PULL * weight;
    slopes[at] = 0;
    const mean = SLOPES * (means[at] ?? 0) + (1 - SLOPES) * slope;
    const square = SQUARES * (squares[at] ?? 0) + (1 - SQUARES) * slope * slope;
    means[at] = mean;
    squares[at] = square;
    weights[at] = weight - (RATE * pace * (mean / first)) / (sqrt(square / second) + 1e-8);
  }
}

/** Whole numbers that do nearly the same: the weights as they are shipped. */
export function quantised({ inputs, hidden, weights }: Learner): number[] {
  const most = 128 * WEIGHT_UNIT;
  return weights.map((weight, at) => {
    const isBias = at < hidden * (inputs + 2) && at % (inputs + 2) === 0;
    const whole = round(weight * WEIGHT_UNIT * (isBias ? INPUT_UNIT : 1));
    return max(-most * INPUT_UNIT, min(most * INPUT_UNIT, whole)) + 0;
  });
}
