/** How a game went: the points of each seat from turn to turn, for those who look back at it. */
import type { Game, Move, Seat, Setup, State } from '../engine/game';
import { follow } from '../engine/replay';
import { turnOf } from './story';

/** The points of every seat at one moment. */
type Points = readonly number[];

function pointsIn(game: Game, state: State): Points {
  const points = Array.from({ length: state.seats }, () => 0);
  for (const standing of game.standings(state)) points[standing.seat] = standing.points;
  return points;
}

/**
 * The points at the beginning, whenever a turn had ended, and at the end; none of a game that opened from a snapshot though
 * its beginning cannot be followed any more. Only for a game that is over: points may be secret.
 */
export function pointsByTurn(game: Game, setup: Setup, moves: readonly Move[]): readonly Points[] {
  try {
    return followed(game, setup, moves);
  } catch {
    return [];
  }
}

function followed(game: Game, setup: Setup, moves: readonly Move[]): readonly Points[] {
  const curve: Points[] = [];
  let turn: Seat | -1 = -1;
  for (const { at, state } of follow(game, setup, moves)) {
    const now = turnOf(game, state);
    const isNew = now !== -1 && now !== turn;
    if (isNew) turn = now;
    if (isNew || at === 0) curve.push(pointsIn(game, state));
    if (at === moves.length) curve.push(pointsIn(game, state));
  }
  return curve;
}
