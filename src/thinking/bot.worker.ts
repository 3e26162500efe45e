/** The bots' own thread in a browser. */
import { minds } from '../games/minds';
import type { Order, Reply } from './messages';
import { work, type Task } from './tasks';

const wanted = new Map<number, AbortController>();
const send = (reply: Reply): void => self.postMessage(reply);

async function obey(id: number, task: Task): Promise<void> {
  const controller = new AbortController();
  wanted.set(id, controller);
  try {
    const thought = await work(minds, task, controller.signal, (part) => send({ id, is: 'progress', part }));
    send({ id, is: 'thought', thought });
  } catch (error) {
    send({ id, is: 'failure', message: error instanceof Error ? error.message : String(error) });
  } finally {
    wanted.delete(id);
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.do === 'cancel') wanted.get(data.id)?.abort();
  else void obey(data.id, data.task);
});

send({ is: 'ready' });
