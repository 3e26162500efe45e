/**
 * A learned judgement: a small net of whole numbers. Whole numbers below 2⁵³ add and multiply exactly, and all that is
 * divided is divided by powers of two, so that it says the same to the last bit wherever it runs.
 */

/** A net with one layer of hidden units between what is seen and what is thought of it. */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  /** For each hidden unit what it adds, what each input counts and what it counts itself; then what each input counts by itself. */
  readonly weights: readonly number[];
}

/** Inputs are in 1/32, weights in 1/256. */
export const INPUT_UNIT = 32;
export const WEIGHT_UNIT = 256;
const SCORE_UNIT = INPUT_UNIT * WEIGHT_UNIT * WEIGHT_UNIT;

/** How many weights a net has. */
export const sizeOfNet = (inputs: number, hidden: number): number => hidden * (inputs + 2) + inputs;

/** An input as the net takes it: a whole number, and not a huge one. */
export const asInput = (value: number): number => Math.max(-LARGEST, Math.min(LARGEST, Math.round(value * INPUT_UNIT)));

const LARGEST = 32 * INPUT_UNIT;

/** What a net thinks of the inputs that begin at a place of a list. */
function scoreOf({ inputs, hidden, weights }: Net, list: readonly number[], from: number): number {
  let sum = 0;
  let at = 0;
  for (let unit = 0; unit < hidden; unit++) {
    let heard = weights[at++] ?? 0;
    for (let i = 0; i < inputs; i++) heard += (weights[at++] ?? 0) * (list[from + i] ?? 0);
    const counts = weights[at++] ?? 0;
    if (heard > 0) sum += heard * counts;
  }
  for (let i = 0; i < inputs; i++) sum += (weights[at++] ?? 0) * (list[from + i] ?? 0) * WEIGHT_UNIT;
  return sum / SCORE_UNIT;
}

/** Powers of two, from the smallest that is told apart. */
const DEEPEST = 30;
const POWERS: readonly number[] = Array.from({ length: 2 * DEEPEST + 1 }, (_, at) =>
  at < DEEPEST ? 1 / (1 << (DEEPEST - at)) : 1 << (at - DEEPEST),
);

/** Two to the power of a number, by straight lines between the whole ones. */
export function powerOf(score: number): number {
  const within = Math.max(-DEEPEST, Math.min(DEEPEST, score));
  const whole = Math.floor(within);
  return (POWERS[whole + DEEPEST] ?? 1) * (1 + within - whole);
}

/** The chance of each seat to win, as a net thinks; `list` holds the inputs of one seat after the other. */
export function chances(net: Net, list: readonly number[], seats: number, values: number[]): void {
  let all = 0;
  for (let seat = 0; seat < seats; seat++) {
    const strength = powerOf(scoreOf(net, list, seat * net.inputs));
    values[seat] = strength;
    all += strength;
  }
  for (let seat = 0; seat < seats; seat++) values[seat] = (values[seat] ?? 0) / all;
}
