/** Every chapter of the Long Shaft: a row that can be dealt, played to its end, judged and told. */
import { CHARACTERS } from '../../src/bots/characters';
import { CHAPTERS, GALLERIES } from '../../src/campaign/chapters';
import { bookOf, chapterOf, judged } from '../../src/campaign/book';
import { story as de } from '../../src/campaign/story.de';
import { story as en } from '../../src/campaign/story.en';
import type { Happening, Move, State } from '../../src/engine/game';
import { isOver, options, pending, start, step } from '../../src/engine/frames';
import { fingerprint, replay } from '../../src/engine/replay';
import { view } from '../../src/engine/view';
import { ponder } from '../../src/bots/ponder';
import { games, tasks } from '../../src/games/all';
import { chapterIn, chapterSetup } from '../../src/table/shaft';
import { LANGUAGES } from '../../src/engine/show';

const STORIES = { en, de };
const rows = CHAPTERS.map((chapter) => [chapter.key, chapter] as const);

it('there are six galleries of four chapters, through every game that has tasks', () => {
  expect(GALLERIES.map(({ chapters }) => chapters.length)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(new Set(CHAPTERS.map(({ key }) => key)).size).toBe(24);
  for (const game of Object.keys(tasks))
    expect(CHAPTERS.filter((chapter) => chapter.game === game).length).toBeGreaterThan(5);
});

it.each(rows)('%s seats characters who are not the same', (_key, { rivals }) => {
  expect(new Set(rivals).size).toBe(rivals.length);
  for (const rival of rivals) expect(CHARACTERS.some(({ key }) => key === rival)).toBe(true);
});

/** A chapter played by bots at first sight, in every seat. */
function played(chapter: (typeof CHAPTERS)[number], lot: string) {
  const entry = games.find(({ game }) => game.id === chapter.game);
  if (!entry?.advice) throw new Error('no game');
  const { game, advice } = entry;
  const setup = chapterSetup(chapter, game, lot);
  const state = start(game, setup);
  const moves: Move[] = [];
  const told: Happening[] = [...(state.news ?? [])];
  while (!isOver(state)) {
    game.check(state);
    const list = options(game, state);
    const seat = pending(game, state)?.seat ?? 0;
    const question = { game, advice, view: view(game, state, seat), story: [], seed: `${lot} ${moves.length}` };
    const move = list.length === 1 ? list[0] : ponder(question, 'apprentice').best();
    if (move === undefined) throw new Error('nothing to do');
    moves.push(move);
    step(game, state, move);
    told.push(...(state.news ?? []));
  }
  return { game, setup, state, moves, told };
}

it.each(rows)('%s is played to its end, replays to the same state, and can be judged', (key, chapter) => {
  const { game, setup, state, moves, told } = played(chapter, 'test');
  expect(chapterIn(setup)).toBe(key);
  const again: State = replay(game, { game: game.id, version: game.version, setup, moves });
  expect(fingerprint(again)).toBe(fingerprint(state));
  const lanterns = judged(chapter, tasks[chapter.game], game, state, told);
  expect(lanterns).toHaveLength(3);
  if (!lanterns[0]) expect(lanterns).toEqual([false, false, false]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(rows)('%s says what it asks for, what is different, and tells a story', (_key, chapter) => {
    const book = bookOf(chapter, language, STORIES[language], tasks[chapter.game], games);
    for (const words of book.wanted) expect(words).toMatch(/^\S.{2,}/);
    expect(new Set(book.wanted).size).toBe(3);
    expect(book.twists).toHaveLength(chapter.with.length);
    expect(book.story.before.length).toBeGreaterThan(0);
    expect(book.story.done.length * book.story.failed.length).toBeGreaterThan(0);
  });

  it('no two chapters or galleries have the same title, and echoes speak of earlier chapters', () => {
    const { chapters, galleries } = STORIES[language];
    const titles = [...Object.values(chapters), ...Object.values(galleries)].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const keys = CHAPTERS.map(({ key }) => key);
    for (const key of keys) {
      const { echo } = chapters[key];
      if (echo) expect(keys.indexOf(echo.of)).toBeLessThan(keys.indexOf(key));
    }
  });
});

it('a chapter that is not there is not found', () => {
  expect(chapterOf('nowhere')).toBeUndefined();
});
