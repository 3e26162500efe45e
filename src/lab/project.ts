import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The folder of the project. */
export const root = resolve(__dirname, '../..');

/** A program that has ended: its exit code and everything it printed. */
export type Ended = { readonly code: number; readonly output: string };

// npm's own loglevel is put back because expo-doctor reads what npm says.
const quiet = { npm_config_loglevel: 'notice', CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', NO_COLOR: '1' };

// A program that hangs is ended, and so counts as failed.
const patience = 25 * 60_000;

/** Where a program runs and what it finds in its environment. */
type Surroundings = { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> };

/** Runs a program from node_modules, by default in the project's folder. */
export function runTool(name: string, args: readonly string[], { cwd = root, env }: Surroundings = {}): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(resolve(root, 'node_modules/.bin', name), args, {
      cwd,
      env: { ...process.env, ...quiet, ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
    });
    const output: string[] = [];
    const keep = (chunk: Buffer): void => void output.push(chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output: output.join('') }));
  });
}
