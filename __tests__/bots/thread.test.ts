/** A thread on which bots think: slow to begin, lost in between, or never to be had. */
import type { Order, Reply } from '../../src/thinking/messages';
import type { Task } from '../../src/thinking/tasks';
import { onThread } from '../../src/thinking/thread';

const TASK: Task = {
  about: 'assay',
  record: { game: 'toy', version: 1, setup: { seats: 2, seed: '', variants: [] }, moves: [] },
  wanted: { eyes: 0, moments: [], seats: [0] },
};
const FOUND = {
  about: 'assay',
  assay: { eyes: 0, curve: [], weighed: [], turnings: [], isWhole: true },
} as const;

/** Threads that do what a test says. */
function threads() {
  const orders: Order[] = [];
  const ears: ((reply: Reply) => void)[] = [];
  let ended = 0;
  const think = onThread((hear) => {
    ears.push(hear);
    return { post: (order) => void orders.push(order), end: () => void ended++ };
  });
  const say = (reply: Reply): void => ears.at(-1)?.(reply);
  const answer = (): void => {
    const last = orders.at(-1);
    if (last) say({ id: last.id, is: 'thought', thought: FOUND });
  };
  return { think, say, answer, orders, begun: () => ears.length, ended: () => ended };
}

const patient = (): AbortSignal => new AbortController().signal;
const outcome = (promised: Promise<unknown>): Promise<unknown> =>
  promised.catch((error: unknown) => (error instanceof Error ? error.message : error));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('a thread that is slow to begin is waited for, and only then has to be quick', async () => {
  const { think, say, answer, begun } = threads();
  const thought = outcome(think(TASK, patient()));
  await jest.advanceTimersByTimeAsync(9000);
  say({ is: 'ready' });
  await jest.advanceTimersByTimeAsync(2900);
  answer();
  expect(await thought).toBe(FOUND);
  expect(begun()).toBe(1);
});

test('a thread that falls silent is ended, and the next thought begins another', async () => {
  const { think, say, answer, begun, ended } = threads();
  const thought = outcome(think(TASK, patient()));
  say({ is: 'ready' });
  await jest.advanceTimersByTimeAsync(3000);
  expect(await thought).toBe('the thread is silent');
  expect(ended()).toBe(1);
  const next = outcome(think(TASK, patient()));
  await jest.advanceTimersByTimeAsync(5000);
  answer();
  expect(await next).toBe(FOUND);
  expect(begun()).toBe(2);
});

test('where no thread can be had, whoever asks hears so and nothing is left waiting', async () => {
  const think = onThread(() => {
    throw new Error('no threads here');
  });
  expect(await outcome(think(TASK, patient()))).toBe('no threads here');
});

test('a thread is told when nobody waits any more', async () => {
  const { think, orders } = threads();
  const controller = new AbortController();
  const thought = outcome(think(TASK, controller.signal));
  controller.abort();
  expect(await thought).toBe('nobody waits any more');
  expect(orders.map((order) => order.do)).toEqual(['task', 'cancel']);
});

test('progress is passed on, and keeps a long thought alive', async () => {
  const { think, say, answer } = threads();
  const parts: number[] = [];
  const thought = outcome(think(TASK, patient(), (part) => parts.push(part)));
  say({ is: 'ready' });
  for (const part of [0.25, 0.5, 0.75]) {
    await jest.advanceTimersByTimeAsync(2000);
    say({ id: 1, is: 'progress', part });
  }
  answer();
  expect(await thought).toBe(FOUND);
  expect(parts).toEqual([0.25, 0.5, 0.75]);
});
