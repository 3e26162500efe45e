/** What the Assayer has found, in the words of the game. */
import type { Game, Happening, Seat } from '../../engine/game';
import type { Language, Show } from '../../engine/show';
import { playbackOf, type Eyes, type Playback } from '../../table/playback';
import type { Assay, Turning, Weighed } from '../../table/assay';
import type { Found } from '../../table/gameStore';

type GameWords = Show['words'][Language];

/** A move that stood out. */
export interface WordedMove extends Pick<Weighed, 'at' | 'seat' | 'worth'> {
  /** What was to be decided. */
  readonly about: string;
  readonly played: string;
  readonly other: string;
  readonly reason: string;
  /** In percent of the chance to win. */
  readonly loss: number;
  readonly off: number;
}

/** A turning point. */
export interface WordedTurning extends Turning {
  /** The chance of the seat before and after, in percent. */
  readonly before: number;
  readonly after: number;
  /** What happened in between. */
  readonly lines: readonly string[];
}

const LINES = 4;
const percent = (part: number): number => Math.round(part * 100);

/** Everything that happened in a stretch, as some eyes perceived it. */
function newsIn(playback: Playback, { from, to }: Turning, eyes: Eyes): readonly Happening[] {
  return Array.from({ length: to - from }, (_, i) => playback.at(from + i + 1, eyes).news).flat();
}

/** The moves that stood out and the turning points, as those eyes may know them. */
export function worded(
  game: Game,
  words: GameWords,
  { setup, moves }: Pick<Found, 'setup' | 'moves'>,
  names: readonly string[],
  { eyes, curve, weighed, turnings }: Assay,
): { readonly moves: readonly WordedMove[]; readonly turnings: readonly WordedTurning[] } {
  const playback = playbackOf(game, setup, moves);
  const through: Eyes = eyes === -1 ? 'all' : eyes;
  const chance = (at: number, seat: Seat): number =>
    percent(curve.find((moment) => moment.at === at)?.chances[seat] ?? 0);
  return {
    moves: weighed.flatMap(({ at, seat, worth, look }) => {
      const move = moves[at];
      if (!look || !move || worth === 'fine') return [];
      const { view } = playback.at(at, seat);
      return {
        ...{ at, seat, worth },
        about: words.prompt(view, names, -1),
        played: words.move(view, move, names, -1),
        other: words.move(view, look.other, names, -1),
        reason: words.reason(look.reason),
        loss: percent(Math.abs(look.loss)),
        off: Math.max(1, percent(look.off)),
      };
    }),
    turnings: turnings.map((turning) => ({
      ...turning,
      before: chance(turning.from, turning.seat),
      after: chance(turning.to, turning.seat),
      lines: words
        .tell(playback.at(turning.to, through).view, newsIn(playback, turning, through), names, -1)
        .map(({ line }) => line)
        .slice(-LINES),
    })),
  };
}
