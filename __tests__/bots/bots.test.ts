import { CHARACTERS } from '../../src/bots/characters';
import { LEVELS } from '../../src/bots/levels';
import { hint, ponder } from '../../src/bots/ponder';
import { options, sameMove } from '../../src/engine/frames';
import { LANGUAGES } from '../../src/engine/show';
import { seeded } from '../../src/engine/rng';
import { guess, view } from '../../src/engine/view';
import { advised, advisedGame, anybody, bot, playGame, type Advised, type Decide } from './table';

const TINY = { depth: 6, playouts: 10 };

/** Questions out of a game that anybody plays, spread over its course; only those that leave a choice. */
function questionsOf(entry: Advised, seats: number, seed: string, count: number) {
  const { questions } = playGame(entry, seed, new Array<Decide>(seats).fill(anybody), 400);
  const open = questions.filter((question) => options(entry.game, question.view).length > 1);
  return open.filter((_, at) => at % Math.max(1, Math.floor(open.length / count)) === 0);
}

describe.each(advised)('%s', (_id, entry) => {
  const [least] = entry.game.seats;

  test.each(LEVELS)('a bot that is %s never wants what may not be done', (level) => {
    const decide = level === 'apprentice' ? bot(level) : bot(level, TINY);
    for (let n = 0; n < 2; n++) {
      playGame(entry, `legal ${n}`, [decide, ...new Array<Decide>(least - 1 + n).fill(anybody)], 260);
    }
  });

  test.each(LEVELS)(
    'a bot that is %s answers the same question in the same way, however it is cut into slices',
    (level) => {
      for (const question of questionsOf(entry, least, 'same', 4)) {
        const whole = level === 'apprentice' ? ponder(question, level) : ponder(question, level, TINY);
        const sliced = level === 'apprentice' ? ponder(question, level) : ponder(question, level, TINY);
        while (!whole.run(1000));
        while (!sliced.run(1));
        expect(sliced.best()).toEqual(whole.best());
      }
    },
  );

  test('a bot never touches what a view hides: it works though the generator throws', () => {
    for (const question of questionsOf(entry, least, 'hidden', 6)) {
      const sealed = { ...question, view: seal(question.view) };
      for (const level of LEVELS) {
        const pondering = level === 'apprentice' ? ponder(sealed, level) : ponder(sealed, level, TINY);
        while (!pondering.run(10));
        expect(options(entry.game, question.view)).toContainEqual(pondering.best());
      }
    }
  });

  test('what looks promising depends only on what the deciding seat knows', () => {
    for (const { view: seen, story } of questionsOf(entry, least + 1, 'weights', 12)) {
      const moves = options(entry.game, seen);
      const weights: number[] = [];
      entry.advice.weigh(seen, moves, weights, story);
      expect(weights).toHaveLength(moves.length);
      for (const weight of weights) expect(weight).toBeGreaterThan(0);
      expect(weights.every(Number.isFinite)).toBe(true);
      const dealt: number[] = [];
      entry.advice.weigh(guess(entry.game, seen, seeded('dealt')), moves, dealt, story);
      expect(dealt).toEqual(weights);
    }
  });

  test('a state is worth something from 0 to 1 to every seat, and a won one everything', () => {
    const values: number[] = [];
    for (let n = 0; n < 3; n++) {
      const { state } = playGame(entry, `worth ${n}`, new Array<Decide>(least).fill(anybody));
      entry.advice.judge(state, values);
      const ranks = entry.game.standings(state);
      const winners = ranks.filter(({ rank }) => rank === 1);
      for (const { seat, rank } of ranks) expect(values[seat]).toBeCloseTo(rank === 1 ? 1 / winners.length : 0);
    }
  });

  test('a hint says a legal move and why, in both languages', () => {
    for (const question of questionsOf(entry, least, 'hint', 12)) {
      const { reason } = hint(question).hint();
      for (const language of LANGUAGES) {
        expect(entry.show.words[language].reason(reason)).toMatch(/^\S.*[.!)]$/);
      }
      expect(entry.show.words.en.reason(reason)).not.toBe(entry.show.words.de.reason(reason));
    }
  });

  test('a hint that compares names what came of it clearly more or less often than of the next best', () => {
    for (const question of questionsOf(entry, least, 'compare', 4)) {
      const moves = options(entry.game, question.view);
      const asked = hint(question);
      while (!asked.run(1000));
      const { move, reason, difference } = asked.hint();
      if (!difference) continue;
      const { here, there, of, instead } = difference;
      expect(reason).toEqual(difference.reason);
      expect(moves).toContainEqual(instead);
      expect(sameMove(move, instead)).toBe(false);
      expect(Math.abs(here - there)).toBeGreaterThanOrEqual(3);
      expect(Math.max(here, there)).toBeLessThanOrEqual(of);
      const said = LANGUAGES.map((language) => entry.show.words[language].reason(reason));
      for (const sentence of said) expect(sentence).toMatch(/^\S.*[.!)]$/);
      expect(said[0]).not.toBe(said[1]);
    }
  });

  test('a comparison looks at worlds that fit the view alone: two truths that look the same give the same hint', () => {
    for (const question of questionsOf(entry, least, 'compared truths', 1)) {
      const hints = ['one', 'two'].map((truth) => {
        const other = view(entry.game, guess(entry.game, question.view, seeded(truth)), question.view.eye);
        const asked = hint({ ...question, view: other });
        while (!asked.run(1000));
        return asked.hint();
      });
      expect(hints[0]).toEqual(hints[1]);
    }
  });

  test('two truths that look the same to a seat get the same answer', () => {
    for (const question of questionsOf(entry, least, 'truths', 4)) {
      const seat = question.view.eye;
      const answersTo = ['one', 'two'].map((truth) => {
        const other = view(entry.game, guess(entry.game, question.view, seeded(truth)), seat);
        const pondering = ponder({ ...question, view: other }, 'master', TINY);
        while (!pondering.run(10));
        return pondering.best();
      });
      expect(answersTo[0]).toEqual(answersTo[1]);
    }
  });
});

test.each(advised.filter(([, { game }]) => game.seats[0] === 2))(
  '%s: the quick level beats somebody who does anything',
  (_id, entry) => {
    const [least] = entry.game.seats;
    let won = 0;
    const games = 24;
    for (let n = 0; n < games; n++) {
      const deciders = Array.from({ length: least }, (_, seat) => (seat === n % least ? bot('apprentice') : anybody));
      const { state } = playGame(entry, `strength ${n}`, deciders);
      const ranks = entry.game.standings(state);
      const winners = ranks.filter(({ rank }) => rank === 1);
      if (winners.some(({ seat }) => seat === n % least)) won += 1 / winners.length;
    }
    expect(won / games).toBeGreaterThan(0.75);
  },
);

/** A view whose hidden parts throw when they are touched. */
function seal<S extends { rng: number[]; cards: object }>(seen: S): S {
  const rng = new Proxy<number[]>([], {
    get: (list, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) throw new Error('the generator is hidden');
      return Reflect.get(list, key);
    },
  });
  return { ...seen, rng };
}

test('miners and saboteurs of the quick level reach the treasure far more often than people who do anything', () => {
  const entry = advisedGame('saboteur');
  const reached = (decide: Decide): number => {
    let rounds = 0;
    for (let n = 0; n < 10; n++) {
      const { told } = playGame(entry, `sides ${n}`, new Array<Decide>(5).fill(decide));
      rounds += told.filter((event) => event.what === 'over' && 'treasure' in event && event.treasure === true).length;
    }
    return rounds / 30;
  };
  expect(reached(anybody)).toBeLessThan(0.2);
  expect(reached(bot('apprentice'))).toBeGreaterThan(0.35);
});

test.each([2, 4])('Dig Deeper Dwarf: at a table of %i apprentices most games end by digging', (seats) => {
  const entry = advisedGame('dig-deeper-dwarf');
  const games = 8;
  let dug = 0;
  for (let n = 0; n < games; n++) {
    const { told } = playGame(entry, `dug ${n}`, new Array<Decide>(seats).fill(bot('apprentice')));
    if (told.some((event) => event.what === 'over' && 'why' in event && event.why !== 'stalemate')) dug++;
  }
  expect(dug / games).toBeGreaterThanOrEqual(0.8);
});

test.each(['dig-deeper-dwarf', 'city-under-the-mountain'])(
  '%s: what comes of a move and not of the next best is found often',
  (id) => {
    const questions = questionsOf(advisedGame(id), 2, 'compare often', 8);
    const compared = questions.filter((question) => {
      const asked = hint(question);
      while (!asked.run(1000));
      return asked.hint().difference !== undefined;
    });
    expect(compared.length).toBeGreaterThan(1);
  },
);

test('a search can be left at any time and has a legal answer from the beginning', () => {
  const entry = advisedGame('city-under-the-mountain');
  for (const question of questionsOf(entry, 2, 'leave', 5)) {
    const pondering = ponder(question, 'master');
    expect(options(entry.game, question.view)).toContainEqual(pondering.best());
    pondering.run(3);
    expect(options(entry.game, question.view)).toContainEqual(pondering.best());
  }
});

test('every level has its characters, with manners in both languages', () => {
  for (const level of LEVELS)
    expect(CHARACTERS.filter((character) => character.level === level).length).toBeGreaterThanOrEqual(3);
  expect(new Set(CHARACTERS.flatMap(({ name }) => [name.en, name.de])).size).toBe(2 * CHARACTERS.length);
  for (const { manners } of CHARACTERS) expect(manners.en).not.toBe(manners.de);
});
