/** How a game went: the points of each seat from turn to turn, for those who look back at it. */
import { start, step } from '../engine/frames';
import type { Game, Move, Setup, State } from '../engine/game';
import { turnOf } from './story';

/** The points of every seat at one moment. */
type Points = readonly number[];

function pointsIn(game: Game, state: State): Points {
  const points = Array.from({ length: state.seats }, () => 0);
  for (const standing of game.standings(state)) points[standing.seat] = standing.points;
  return points;
}

/** The points at the beginning, whenever a turn had ended, and at the end. Only for a game that is over: points may be secret. */
export function courseOf(game: Game, setup: Setup, moves: readonly Move[]): readonly Points[] {
  const state = start(game, setup);
  state.news = null;
  const course = [pointsIn(game, state)];
  let turn = turnOf(game, state);
  for (const move of moves) {
    step(game, state, move);
    const now = turnOf(game, state);
    if (now === -1 || now === turn) continue;
    turn = now;
    course.push(pointsIn(game, state));
  }
  course.push(pointsIn(game, state));
  return course;
}
