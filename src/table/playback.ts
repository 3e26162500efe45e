/** A game that is over, to be looked at move by move, through the eyes of any seat. */
import { start, step } from '../engine/frames';
import type { Game, Happening, Move, Seat, Setup, State } from '../engine/game';
import { follow } from '../engine/replay';
import { heard, view } from '../engine/view';
import { ownerOf } from './moments';

/** Whose eyes: a seat's, or all at once. */
export type Eyes = Seat | 'all';

/** One moment of a game. */
export interface Moment {
  /** The state as those eyes saw it. */
  readonly view: State;
  /** What happened with the last move, as they perceived it. */
  readonly news: readonly Happening[];
}

export interface Playback {
  /** How many moves there are; the moments are one more. */
  readonly length: number;
  at(moment: number, eyes: Eyes): Moment;
  /** The moments with which somebody's turn begins, the first included. */
  turns(): readonly number[];
}

const KEYFRAME_EVERY = 32;

/** The playback of a game. States on the way are kept now and then, so that any moment is only a few moves away. */
export function playbackOf(game: Game, setup: Setup, moves: readonly Move[]): Playback {
  const keyframes: State[] = [start(game, setup)];
  const keyframe = (index: number): State => {
    for (let i = keyframes.length; i <= index; i++) {
      const before = keyframes[i - 1];
      if (before) keyframes.push(played(before, (i - 1) * KEYFRAME_EVERY, i * KEYFRAME_EVERY));
    }
    return keyframes[index] ?? start(game, setup);
  };
  const played = (from: State, first: number, end: number): State => {
    const state = game.copy(from);
    for (const move of moves.slice(first, end)) step(game, state, move);
    return state;
  };
  let turns: readonly number[] | null = null;
  return {
    length: moves.length,
    turns: () => (turns ??= turnsIn(game, setup, moves)),
    at(moment, eyes) {
      const wanted = Math.max(0, Math.min(moment, moves.length));
      const index = Math.floor(wanted / KEYFRAME_EVERY);
      const state = played(keyframe(index), index * KEYFRAME_EVERY, wanted);
      const news = state.news ?? [];
      if (eyes === 'all') return { view: state, news };
      return { view: view(game, state, eyes), news: heard(news, eyes) };
    },
  };
}

/** Where turns begin: another is the owner of what waits to be done. */
function turnsIn(game: Game, setup: Setup, moves: readonly Move[]): readonly number[] {
  const turns = [0];
  let owner = -1;
  for (const { at, state } of follow(game, setup, moves)) {
    const now = ownerOf(game, state);
    if (now === -1 || now === owner) continue;
    if (owner !== -1) turns.push(at);
    owner = now;
  }
  return turns;
}
