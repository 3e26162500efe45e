/** A chapter played by a bot in the person's place, in plain code that runs wherever it is bundled for. */
import { CHARACTERS } from '../../bots/characters';
import type { Level } from '../../bots/levels';
import { talliesOf } from '../../campaign/book';
import type { CHAPTERS } from '../../campaign/chapters';
import { lit, type Lanterns } from '../../engine/chapter';
import { newestBox } from '../../engine/editions';
import type { Happening, State } from '../../engine/game';
import { games, tasks } from '../../games/all';
import { playMatch, type Player } from './match';

export interface ChapterGame {
  readonly chapter: (typeof CHAPTERS)[number];
  readonly level: Level;
  readonly seed: string;
}

export interface Played {
  readonly lanterns: Lanterns;
  readonly decisions: number;
  /** What every tally of the game counted. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Plays a chapter to its end. */
export function playChapter({ chapter, level, seed }: ChapterGame): Played {
  const game = games.find((entry) => entry.game.id === chapter.game)?.game;
  if (!game) throw new Error(`no game ${chapter.game}`);
  const rivals = chapter.rivals.flatMap((rival): Player[] => {
    const character = CHARACTERS.find((known) => known.key === rival);
    return character ? [{ level: character.level, leaning: character.leaning }] : [];
  });
  let last: State | null = null;
  const told: Happening[] = [];
  const match = {
    game: game.id,
    seats: rivals.length + 1,
    variants: chapter.with,
    seed,
    ...(chapter.first !== undefined && { first: chapter.first }),
    ...newestBox(game),
    cast: { by: 'seat', players: [{ level }, ...rivals] },
    report: [],
  } as const;
  const { decisions } = playMatch(match, (state, happened) => {
    last = state;
    told.push(...happened);
  });
  if (last === null) throw new Error('nothing was played');
  const tallies = talliesOf(tasks[chapter.game]);
  const ended = { game, state: last, told, seat: 0 };
  return {
    lanterns: lit(chapter, tallies, ended),
    decisions,
    counts: Object.fromEntries(Object.entries(tallies).map(([name, tally]) => [name, tally.count(ended)])),
  };
}
