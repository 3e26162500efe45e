/** Plays matches on several cores: one bundle, a thread for each core, each takes the next match when it is done. */
import { build } from 'esbuild';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { root } from '../project';
import type { Match, Outcome } from './match';

const program = `
  import { parentPort } from 'node:worker_threads';
  import { playMatch } from './src/lab/arena/match';
  parentPort.on('message', (match) => parentPort.postMessage(playMatch(match)));`;

async function bundled(): Promise<string> {
  const stdin = { contents: program, resolveDir: root, loader: 'ts' as const };
  const options = { stdin, bundle: true, write: false, platform: 'node', format: 'cjs', target: 'node20' } as const;
  return (await build(options)).outputFiles[0]?.text ?? '';
}

/** The outcomes of matches in their order; `done` hears how many have ended. On all cores if it is not said how many. */
export async function playAll(
  matches: readonly Match[],
  done: (count: number) => void,
  cores = availableParallelism(),
): Promise<Outcome[]> {
  const code = await bundled();
  const outcomes: Outcome[] = [];
  let next = 0;
  let ended = 0;
  const man = (): Promise<void> =>
    new Promise((finished, failed) => {
      const worker = new Worker(code, { eval: true });
      let at = -1;
      const go = (): void => {
        at = next++;
        const match = matches[at];
        if (match) worker.postMessage(match);
        else void worker.terminate().then(() => finished());
      };
      worker.on('message', (outcome: Outcome) => {
        outcomes[at] = outcome;
        done(++ended);
        go();
      });
      worker.on('error', failed);
      go();
    });
  await Promise.all(Array.from({ length: Math.min(cores, matches.length) }, man));
  return outcomes;
}
