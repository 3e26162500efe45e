import { faceOf, topOf } from '../../../src/engine/cards';
import type { Happening, State } from '../../../src/engine/game';
import { options } from '../../../src/engine/frames';
import { PRINT } from '../../../src/games/saboteur/cards/faces';
import { roleOf } from '../../../src/games/saboteur/rules/state';
import { advisedGame, bot, playGame, type Decide } from '../../bots/table';

const entry = advisedGame('saboteur');
const SEATS = 6;

const isSaboteur = ({ cards, eye }: State): boolean =>
  PRINT[faceOf(cards, topOf(cards, roleOf(eye)))]?.key === 'saboteur';

/** The part of what looks promising that would break somebody's tools or bring the way down. */
function loudness(view: State, story: readonly Happening[]): number {
  const moves = options(entry.game, view);
  const weights: number[] = [];
  entry.advice.weigh(view, moves, weights, story);
  const sum = (list: readonly number[]): number => list.reduce((all, weight) => all + weight, 0);
  return sum(weights.filter((_, at) => ['break', 'rockfall'].includes(moves[at]?.do ?? ''))) / sum(weights);
}

/** How loud saboteurs are on average who are watched, and who are not, in the first turns of some games. */
function early(): { watched: number; unwatched: number; count: number } {
  const sums = { watched: 0, unwatched: 0, count: 0 };
  for (let n = 0; n < 8; n++) {
    const { questions } = playGame(entry, `hiding ${n}`, new Array<Decide>(SEATS).fill(bot('apprentice')), 3 * SEATS);
    for (const { view, story } of questions.filter((question) => isSaboteur(question.view))) {
      sums.watched += loudness(view, story);
      sums.unwatched += loudness(view, []);
      sums.count++;
    }
  }
  return sums;
}

test('a saboteur who is watched keeps quiet as long as the way is far from its end', () => {
  const { watched, unwatched, count } = early();
  expect(count).toBeGreaterThan(10);
  expect(unwatched).toBeGreaterThan(0);
  expect(watched).toBeLessThan(unwatched / 2);
});
