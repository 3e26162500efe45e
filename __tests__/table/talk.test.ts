import { LINES } from '../../src/bots/lines/all';
import { CHARACTERS } from '../../src/bots/characters';
import type { Happening } from '../../src/engine/game';
import { heardByAll } from '../../src/engine/onlook';
import { LANGUAGES } from '../../src/engine/show';
import { TOPICS } from '../../src/engine/talk';
import { charactersAt, inWords, saidIn, type Circle, type Said } from '../../src/table/talk';
import { advised, bot, playGame, type Advised, type Decide } from '../bots/table';

const NAMES = CHARACTERS.map(({ name }) => name.en);
const KEYS = CHARACTERS.map(({ key }) => key);

/** Everything that happened in games among characters who say all they can. */
function games(
  { game, show, advice }: Advised,
  count = 2,
): { told: Happening[]; circle: Circle; said: readonly Said[] }[] {
  const seats = Math.min(game.seats[1], 5);
  return Array.from({ length: count }, (_, n) => {
    const { told } = playGame(
      { game, show, advice },
      `talk ${n}`,
      new Array<Decide>(seats).fill(bot('apprentice')),
      500,
    );
    const circle: Circle = { show, talk: 'many', salt: `${n}`, characters: KEYS.slice(n, n + seats) };
    return { told, circle, said: saidIn(circle, told) };
  });
}

test.each(CHARACTERS)(
  '$name has at least 25 lines, in two languages, and something to say to everything',
  ({ key }) => {
    const lines = TOPICS.flatMap((topic) => LINES[key][topic]);
    expect(lines.length).toBeGreaterThanOrEqual(25);
    for (const topic of TOPICS) expect(LINES[key][topic].length).toBeGreaterThanOrEqual(2);
    for (const language of LANGUAGES) expect(new Set(lines.map((line) => line[language])).size).toBe(lines.length);
    for (const { en, de } of lines) {
      expect(en.length).toBeLessThanOrEqual(70);
      expect(de.length).toBeLessThanOrEqual(76);
      expect(en.match(/\{\w+\}/g)?.sort()).toEqual(de.match(/\{\w+\}/g)?.sort());
    }
  },
);

describe.each(advised)('%s', (_id, entry) => {
  test('nobody says the same twice in a game, and everybody says something about what has just happened', () => {
    for (const { said, told } of games(entry)) {
      expect(said.length).toBeGreaterThan(Math.min(3, told.length / 20));
      expect(new Set(said.map(({ line }) => line)).size).toBe(said.length);
      for (const { at } of said) expect(told[at]).toBeDefined();
    }
  });

  test('what is said follows from what everybody perceived: other hands and roles, the same words', () => {
    for (const { said, told, circle } of games(entry)) {
      const hidden = told.filter(({ seen = -1, face = -1 }) => face >= 0 && seen !== -1);
      expect(hidden.length).toBeGreaterThan(0);
      const everybody = (1 << circle.characters.length) - 1;
      const otherwise = told.map((event) =>
        event.seen === undefined || event.seen === everybody ? event : { ...event, face: ((event.face ?? 0) + 1) % 20 },
      );
      expect(saidIn(circle, otherwise)).toEqual(said);
      expect(saidIn(circle, heardByAll(told, circle.characters.length))).toEqual(said);
    }
  });

  test('a game that goes on has said what it said before', () => {
    for (const { said, told, circle } of games(entry, 1)) {
      const half = Math.floor(told.length / 2);
      expect(saidIn(circle, told.slice(0, half))).toEqual(said.filter(({ at }) => at < half));
    }
  });

  test('lines are whole sentences in both languages: nothing is left to be filled in', () => {
    for (const { said } of games(entry)) {
      for (const language of LANGUAGES) {
        for (const one of said) {
          const text = inWords(one, language, NAMES, (why) => entry.show.words[language].against?.(why) ?? '');
          expect(text).not.toMatch(/[{}]|^[.,?]/);
        }
      }
    }
  });

  test('few say less than many, and none nothing', () => {
    for (const { told, circle, said } of games(entry, 1)) {
      const few = saidIn({ ...circle, talk: 'few' }, told);
      expect(few.length).toBeLessThan(said.length);
      expect(saidIn({ ...circle, talk: 'none' }, told)).toEqual([]);
    }
  });
});

test('in Saboteur doubts are about whoever did what speaks against them, never about oneself', () => {
  const [, entry] = advised.find(([id]) => id === 'saboteur') ?? [];
  if (!entry) throw new Error('no Saboteur');
  const doubts = games(entry, 6).flatMap(({ said }) => said.filter(({ why }) => why !== ''));
  expect(doubts.length).toBeGreaterThan(0);
  for (const { seat, about, by } of doubts) {
    expect(about).toBe(by);
    expect(seat).not.toBe(about);
  }
});

test('whoever is called like a character and plays at its level is that character', () => {
  expect(charactersAt(['Pim Candlewick', 'Pim Candlewick', 'Thora'], ['apprentice', 'master', 'master'])).toEqual([
    'pim',
    null,
    null,
  ]);
});
