/**
 * How a judgement is learned: the quick policy plays itself, and what is thought of each position is drawn towards what was thought
 * later in the same game and towards how it ended (TD(λ)). All of it comes from a seed.
 */
import { isOver, options, pending, start, step } from '../../engine/frames';
import { newestBox } from '../../engine/editions';
import { forget } from '../../engine/cards';
import { INPUT_UNIT } from '../../engine/net';
import { roll, seeded, type Rng } from '../../engine/rng';
import { pickByWeight } from '../../bots/question';
import { believed, improve, newLearner, quantised, study, type Learner } from './net';
import type { Pupil } from './pupils';

/** How much of what is thought of a position comes from the end of the game rather than from the next look. */
const LAMBDA = 0.97;
/** One game in so many is not learned from, but asked how well the end was foreseen. */
const EXAM = 11;

interface Plan {
  readonly seed: string;
  readonly games: number;
  readonly hidden: number;
}

/** How well the ends of some games were foreseen: the mean of −ln of the chance that was given to the winner. */
interface Mark {
  readonly games: number;
  readonly positions: number;
  readonly learned: number;
  readonly byHand: number;
}

interface Lesson {
  readonly weights: readonly number[];
  readonly curve: readonly Mark[];
}

/** A game of the quick policy: what was looked at, and how it ended. */
interface Played {
  readonly looks: readonly (readonly number[])[];
  readonly end: readonly number[];
}

function play({ game, advice, look, seats, stride }: Pupil, seed: string, nth: number, rng: Rng): Played {
  const state = start(game, {
    seats: seats[nth % seats.length] ?? 2,
    seed: `${seed} ${nth}`,
    variants: [],
    ...newestBox(game),
  });
  state.news = null;
  forget(state.cards);
  const looks: number[][] = [];
  const weights: number[] = [];
  while (!isOver(state)) {
    const moves = options(game, state);
    if (pending(game, state) && roll(rng, stride) === 0) {
      const list: number[] = [];
      look(state, list);
      looks.push(list);
    }
    weights.length = 0;
    if (moves.length > 1) advice.weigh(state, moves, weights);
    const move = moves[moves.length > 1 ? pickByWeight(rng, weights) : 0];
    if (move === undefined) break;
    step(game, state, move);
  }
  const end: number[] = [];
  advice.judge(state, end);
  return { looks, end };
}

function learn(learner: Learner, { looks, end }: Played, pace: number): void {
  let wanted = end;
  for (let at = looks.length - 1; at >= 0; at--) {
    const list = looks[at] ?? [];
    study(learner, list, wanted);
    const thought = believed(learner, list);
    const later = wanted;
    wanted = thought.map((value, seat) => LAMBDA * (later[seat] ?? 0) + (1 - LAMBDA) * value);
  }
  improve(learner, Math.max(1, looks.length), pace);
}

const surprise = (chances: readonly number[], end: readonly number[]): number =>
  end.reduce((sum, won, seat) => (won > 0 ? sum - won * Math.log((chances[seat] ?? 0) + 1e-9) : sum), 0);

/** What the hand-written judgement gives the seats: it is the first of each seat's inputs. */
function byHand(list: readonly number[], inputs: number): number[] {
  const values: number[] = [];
  for (let from = 0; from < list.length; from += inputs) values.push(Math.exp((list[from] ?? 0) / INPUT_UNIT));
  const all = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / all);
}

/** Learns a judgement; `said` hears now and then how well the ends of games are foreseen. */
export function school(pupil: Pupil, { seed, games, hidden }: Plan, said: (mark: Mark) => void): Lesson {
  const rng = seeded(`train ${seed}`);
  const learner = newLearner(pupil.inputs, hidden, rng);
  const curve: Mark[] = [];
  const looksBetween = Math.max(EXAM, Math.floor(games / 10));
  let [positions, learned, hand] = [0, 0, 0];
  for (let nth = 0; nth < games; nth++) {
    const played = play(pupil, `train ${seed}`, nth, rng);
    if (nth % EXAM === EXAM - 1) {
      for (const list of played.looks) {
        positions++;
        learned += surprise(believed(learner, list), played.end);
        hand += surprise(byHand(list, pupil.inputs), played.end);
      }
    } else learn(learner, played, Math.min(1, (2 * (games - nth)) / games));
    if ((nth + 1) % looksBetween !== 0 || positions === 0) continue;
    const mark = { games: nth + 1, positions, learned: learned / positions, byHand: hand / positions };
    curve.push(mark);
    said(mark);
    [positions, learned, hand] = [0, 0, 0];
  }
  return { weights: quantised(learner), curve };
}
