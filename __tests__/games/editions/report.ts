/** What the games of this program deal, as one JSON text: run as it is and with cards of a made-up edition added. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Advice } from '../../../src/engine/advice';
import { editionOf } from '../../../src/engine/editions';
import { options, pending } from '../../../src/engine/frames';
import type { Game, Move, State } from '../../../src/engine/game';
import { opened } from '../../../src/engine/lesson';
import { fingerprint } from '../../../src/engine/replay';
import { seeded } from '../../../src/engine/rng';
import { guess, view } from '../../../src/engine/view';
import { courses, games } from '../../../src/games/all';
import { cardsConserved, guessFits, replaysTheSame, urnsAddUp } from '../../../src/lab/check/invariants';
import { setupOf, tablesOf, wander } from '../../../src/lab/check/wander';
import { goldenRecord, goldenText } from '../../../src/lab/golden';

/** What a game deals and its bots think, by golden, by lesson, and in random games with the newest box. */
export interface Dealt {
  readonly game: string;
  readonly edition: number;
  /** The goldens that go as they are written, and those that do not. */
  readonly goldens: readonly string[];
  readonly changed: readonly string[];
  /** By lesson: the state it begins with, and what a bot thinks of it. */
  readonly lessons: Readonly<Record<string, string>>;
  /** How many random games were played with the newest box, and by how many cards they were larger than the first. */
  readonly played: number;
  readonly more: number;
}

const GAMES = 8;

function thoughts(game: Game, advice: Advice, state: State): number[] {
  const seen = view(game, state, pending(game, state)?.seat ?? 0);
  const weights: number[] = [];
  advice.weigh(guess(game, seen, seeded('thoughts')), options(game, state), weights);
  return weights;
}

function checked(game: Game, n: number): number {
  const setup = setupOf(tablesOf(game), 'newest', n);
  const moves: Move[] = [];
  const marks: string[] = [];
  const end = wander(game, setup, ({ state, move, at }) => {
    cardsConserved(state.cards, state.seats);
    game.check(state);
    if (at % 50 === 0) {
      urnsAddUp(state.cards, state.seats);
      guessFits(game, state, pending(game, state)?.seat ?? 0, seeded(`guess ${at}`));
    }
    moves.push(move);
    marks.push(fingerprint(state));
  });
  marks.push(fingerprint(end));
  replaysTheSame(game, { game: game.id, version: game.version, setup, moves }, marks);
  return end.cards.zone.filter((zone) => zone >= 0).length;
}

const dealt = games.map(({ game, show, advice }): Dealt => {
  const folder = join('__tests__/games', game.id, 'golden');
  const files = readdirSync(folder);
  const isAsWritten = (file: string): boolean => {
    const written = readFileSync(join(folder, file), 'utf8');
    return goldenText(game, show, goldenRecord(game, written)) === written;
  };
  const asWritten = files.filter(isAsWritten);
  const lessons = Object.entries(courses).find(([id]) => id === game.id)?.[1].lessons ?? [];
  const plain = wander(game, { ...setupOf(tablesOf(game), 'newest', 0), edition: 1 }, () => undefined);
  let largest = 0;
  for (let n = 0; n < GAMES; n++) {
    const inPlay = checked(game, n);
    if (n === 0) largest = inPlay;
  }
  return {
    game: game.id,
    edition: editionOf(game),
    goldens: asWritten,
    changed: files.filter((file) => !asWritten.includes(file)),
    lessons: Object.fromEntries(
      lessons.map((lesson) => {
        const { state } = opened(game, lesson);
        return [lesson.key, `${fingerprint(state)} ${advice ? thoughts(game, advice, state).join() : ''}`];
      }),
    ),
    played: GAMES,
    more: largest - plain.cards.zone.filter((zone) => zone >= 0).length,
  };
});

process.stdout.write(JSON.stringify(dealt));
