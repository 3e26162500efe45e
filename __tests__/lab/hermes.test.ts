import { games } from '../../src/games/all';
import { ask } from '../../src/lab/speed/ask';
import { judgements, marks, type Question } from '../../src/lab/speed/measure';

const GAMES = 75;

it(`plays ${GAMES} games of each kind in Hermes to the same ends as in Node`, async () => {
  const questions = games.map(({ game }): Question => ({ about: 'marks', game: game.id, games: GAMES }));
  const answers = await ask('Hermes', questions);
  expect(answers.flatMap((answer) => answer.marks ?? []).length).toBeGreaterThanOrEqual(200);
  games.forEach(({ game }, at) => {
    const ends = marks(game, GAMES);
    expect(new Set(ends).size).toBe(GAMES);
    expect(answers[at]?.marks).toEqual(ends);
  });
}, 300_000);

test('what was learned says the same to the last bit in Hermes as in Node', async () => {
  const game = 'city-under-the-mountain';
  const [answer] = await ask('Hermes', [{ about: 'judgements', game, games: 6 }]);
  const here = judgements(game, 6);
  expect(here.length).toBeGreaterThan(100);
  expect(new Set(here).size).toBeGreaterThan(50);
  expect(answer?.judgements).toEqual(here);
}, 300_000);
