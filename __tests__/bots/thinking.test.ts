import { inTimeSlices } from '../../src/thinking/timeSlices';
import { work } from '../../src/thinking/tasks';
import { thinkingWith } from '../../src/thinking/thinking';
import { options } from '../../src/engine/frames';
import { games } from '../../src/games/all';
import { advisedGame, anybody, playGame } from './table';

const entry = advisedGame('city-under-the-mountain');
const { questions } = playGame(entry, 'thinking', [anybody, anybody], 30);
const question = questions.find(({ view }) => options(entry.game, view).length > 5);
if (!question) throw new Error('no question with a choice');
const asked = { game: entry.game.id, view: question.view, story: question.story, seed: 'a', level: 'master' };
const legal = options(entry.game, question.view);
const entries = () => Promise.resolve(games);

test('a bot thinks in slices and answers with a legal move', async () => {
  const { think } = thinkingWith(entries, (task, signal) => work(games, task, signal));
  expect(legal).toContainEqual(await think(asked, new AbortController().signal));
});

test('a bot whose thread fails plays at first sight, and the game goes on', async () => {
  const { think } = thinkingWith(entries, () => Promise.reject(new Error('lost')));
  expect(legal).toContainEqual(await think(asked, new AbortController().signal));
});

test('a bot that never answers plays at first sight after a while', async () => {
  jest.useFakeTimers();
  const { think } = thinkingWith(entries, () => new Promise(() => undefined));
  const thought = think(asked, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(12_000);
  jest.useRealTimers();
  expect(legal).toContainEqual(await thought);
});

test('nobody hears from a bot that nobody waits for any more', async () => {
  const { think } = thinkingWith(entries, (task, signal) => work(games, task, signal));
  const controller = new AbortController();
  const thought = think(asked, controller.signal);
  controller.abort();
  await expect(thought).rejects.toThrow('nobody waits');
});

test('long work leaves the thread to others in between and ends when the time is up', async () => {
  let others = 0;
  const ticking = setInterval(() => others++, 1);
  let done = 0;
  const begun = performance.now();
  await inTimeSlices({ run: () => ++done < 0 }, new AbortController().signal, 60);
  clearInterval(ticking);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(60);
  expect(others).toBeGreaterThan(0);
  expect(done).toBeGreaterThan(0);
});

test('a hint comes with its reason', async () => {
  const { hintFor } = thinkingWith(entries, (task, signal) => work(games, task, signal));
  const { move, reason } = await hintFor(asked, new AbortController().signal);
  expect(legal).toContainEqual(move);
  expect(entry.show.words.en.reason(reason)).not.toBe('');
});
