import { games } from '../../src/games/all';
import { ask } from '../../src/lab/speed/ask';
import { marks, type Question } from '../../src/lab/speed/measure';

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
