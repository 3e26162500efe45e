/** A game among bots, in plain code that runs wherever it is bundled for. */
import type { Advice, Bent } from '../../engine/advice';
import type { OfEdition } from '../../engine/editions';
import { isOver, options, pending, sameMove, start, step } from '../../engine/frames';
import type { Game, Happening, Move, ScoreLine, Seat, State } from '../../engine/game';
import { view, heard } from '../../engine/view';
import { effortOf, ponder } from '../../bots/ponder';
import type { Leaning } from '../../bots/leanings';
import type { Level } from '../../bots/levels';
import { games } from '../../games/all';
import { sideOf } from './sides';
import { VETERANS } from './veterans';

/** A bot as it is named on the command line: a level, or one with another budget than its own. */
export interface Player {
  readonly level: Level;
  readonly playouts?: number;
  readonly depth?: number;
  readonly leaning?: Leaning;
  /** As version 1.0 judged and thought. */
  readonly veteran?: boolean;
}

/** Who plays: by seat, or, where a game has sides that change from round to round, by side. */
export type Cast =
  | { readonly by: 'seat'; readonly players: readonly Player[] }
  /** Three of the first side play as `three`, everybody else as `rest`. */
  | { readonly by: 'side'; readonly three: Player; readonly rest: Player };

export interface Match extends OfEdition {
  readonly game: string;
  readonly seats: number;
  readonly variants: readonly string[];
  readonly seed: string;
  /** Who begins; by lot if it is left out. */
  readonly first?: Seat;
  readonly cast: Cast;
  /** The kinds of happenings that are reported. */
  readonly report: readonly string[];
}

export interface Outcome {
  /** By seat. */
  readonly ranks: readonly number[];
  readonly points: readonly number[];
  /** By seat: what the points are made of. */
  readonly lines: readonly (readonly ScoreLine[])[];
  readonly first: Seat;
  readonly decisions: number;
  /** By seat: how often it chose a deed of which kind. */
  readonly bents: readonly Readonly<Partial<Record<Bent, number>>>[];
  readonly news: readonly Happening[];
}

/** Plays a match to its end; `watch` sees every state that belongs to the match, and what happened. */
export function playMatch(match: Match, watch?: (state: State, happened: readonly Happening[]) => void): Outcome {
  const entry = games.find(({ game }) => game.id === match.game);
  if (!entry?.advice) throw new Error(`nobody advises bots in "${match.game}"`);
  const { game, advice } = entry;
  const state = start(game, match);
  const stories = Array.from({ length: match.seats }, (): Happening[] => []);
  const bents = Array.from({ length: match.seats }, (): Partial<Record<Bent, number>> => ({}));
  const news: Happening[] = [];
  const first = pending(game, state)?.seat ?? 0;
  let decisions = 0;
  tell(state, stories, match.report, news);
  watch?.(state, state.news ?? []);
  for (; !isOver(state); decisions++) {
    const seat = pending(game, state)?.seat ?? 0;
    const player = playerAt(match.cast, state, seat);
    const own = (player.veteran === true ? VETERANS[game.id] : undefined) ?? advice;
    const move = decide(game, own, state, seat, stories[seat] ?? [], player, `${match.seed} ${decisions}`);
    count(bents[seat] ?? {}, advice.bent(state, move));
    step(game, state, move);
    tell(state, stories, match.report, news);
    watch?.(state, state.news ?? []);
  }
  const standings = game.standings(state).sort((a, b) => a.seat - b.seat);
  const ranks = standings.map(({ rank }) => rank);
  const points = standings.map((at) => at.points);
  return { ranks, points, lines: standings.map(({ lines }) => lines), first, decisions, bents, news };
}

function count(bents: Partial<Record<Bent, number>>, bent: Bent | null): void {
  if (bent !== null) bents[bent] = (bents[bent] ?? 0) + 1;
}

function tell(state: State, stories: readonly Happening[][], report: readonly string[], news: Happening[]): void {
  const happened = state.news ?? [];
  stories.forEach((story, seat) => story.push(...heard(happened, seat)));
  for (const event of happened) if (report.includes(event.what)) news.push(event);
}

function playerAt(cast: Cast, state: State, seat: Seat): Player {
  switch (cast.by) {
    case 'seat':
      return cast.players[seat] ?? { level: 'apprentice' };
    case 'side':
      return sideOf(state, seat) === 'three' ? cast.three : cast.rest;
  }
}

function decide(
  game: Game,
  advice: Advice,
  state: State,
  seat: Seat,
  story: readonly Happening[],
  player: Player,
  seed: string,
): Move {
  const moves = options(game, state);
  const [only] = moves;
  if (moves.length === 1 && only !== undefined) return only;
  const { leaning } = player;
  const question = { game, advice, view: view(game, state, seat), story, seed, ...(leaning && { leaning }) };
  const usual = effortOf(question, player.level);
  const effort = usual && { playouts: player.playouts ?? usual.playouts, depth: player.depth ?? usual.depth };
  const pondering = ponder(question, player.level, effort);
  while (!pondering.run(1000));
  const wanted = pondering.best();
  const move = moves.find((one) => sameMove(one, wanted));
  if (move === undefined) throw new Error(`a bot wants ${JSON.stringify(wanted)}`);
  return move;
}
