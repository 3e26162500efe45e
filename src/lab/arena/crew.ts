/** Plays matches on several cores: one bundle, a thread for each core, each takes the next match when it is done. */
import { build } from 'esbuild';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { root } from '../project';
import type { Match, Outcome } from './match';

/** A program that answers every message with what a function of a file gives for it. */
const program = (file: string, name: string): string => `
  import { parentPort } from 'node:worker_threads';
  import { ${name} } from './src/lab/arena/${file}';
  parentPort.on('message', (task) => parentPort.postMessage(${name}(task)));`;

async function bundled(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: root, loader: 'ts' as const };
  const options = { stdin, bundle: true, write: false, platform: 'node', format: 'cjs', target: 'node20' } as const;
  return (await build(options)).outputFiles[0]?.text ?? '';
}

/** The outcomes of matches in their order; `done` hears how many have ended. On all cores if it is not said how many. */
export const playAll = (matches: readonly Match[], done: (count: number) => void, cores?: number): Promise<Outcome[]> =>
  share<Match, Outcome>('match', 'playMatch', matches, done, cores);

/** What a function of a file of this folder gives for each of these tasks, in their order. */
export async function share<Task, Result>(
  file: string,
  name: string,
  tasks: readonly Task[],
  done: (count: number) => void,
  cores = availableParallelism(),
): Promise<Result[]> {
  const code = await bundled(program(file, name));
  const outcomes: Result[] = [];
  let next = 0;
  let ended = 0;
  const man = (): Promise<void> =>
    new Promise((finished, failed) => {
      const worker = new Worker(code, { eval: true });
      let at = -1;
      const go = (): void => {
        at = next++;
        const task = tasks[at];
        if (task !== undefined) worker.postMessage(task);
        else void worker.terminate().then(() => finished());
      };
      worker.on('message', (outcome: Result) => {
        outcomes[at] = outcome;
        done(++ended);
        go();
      });
      worker.on('error', failed);
      go();
    });
  await Promise.all(Array.from({ length: Math.min(cores, tasks.length) }, man));
  return outcomes;
}
