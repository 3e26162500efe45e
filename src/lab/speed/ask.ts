/** Engine and games as one bundle, as they are shipped, asked in Node and in Hermes, the VM that phones run. */
import { transformSync } from '@babel/core';
import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../project';
import type { Answer, Question } from './measure';

export const VMS = ['Node', 'Hermes'] as const;
export type Vm = (typeof VMS)[number];

const run = promisify(execFile);
const folders: Readonly<Record<string, string>> = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' };
const hermes = (program: string): string =>
  join(root, 'node_modules/hermes-engine-cli', folders[process.platform] ?? 'linux64-bin', program);

const entries: Readonly<Record<Vm, string>> = {
  Node: `
    import { workClock } from './src/lab/speed/clock';
    import { answer } from './src/lab/speed/measure';
    const clock = workClock();
    for (const question of QUESTIONS) console.log(JSON.stringify(answer(question, clock)));`,
  Hermes: `
    import { answer } from './src/lab/speed/measure';
    for (const question of QUESTIONS) print(JSON.stringify(answer(question, Date.now)));`,
};

async function bundle(vm: Vm, questions: readonly Question[]): Promise<string> {
  const stdin = { contents: entries[vm], resolveDir: root, loader: 'ts' as const };
  const options = { stdin, bundle: true, write: false, format: 'iife', target: 'es2020', logLevel: 'silent' } as const;
  const text = (await build(options)).outputFiles[0]?.text ?? '';
  return `var QUESTIONS = ${JSON.stringify(questions)};\n${vm === 'Hermes' ? lowered(text) : text}`;
}

/** Hermes knows neither classes nor block scopes. */
function lowered(text: string): string {
  const plugins = ['@babel/plugin-transform-classes', '@babel/plugin-transform-block-scoping'];
  return transformSync(text, { configFile: false, babelrc: false, compact: false, cwd: root, plugins })?.code ?? '';
}

/** Asks an engine in a process of its own; the answers come in the order of the questions. */
export async function ask(vm: Vm, questions: readonly Question[]): Promise<Answer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lab-'));
  try {
    const source = join(folder, 'bundle.js');
    const bytecode = join(folder, 'bundle.hbc');
    await writeFile(source, await bundle(vm, questions));
    if (vm === 'Hermes') await run(hermes('hermesc'), ['-O', '-w', '-emit-binary', '-out', bytecode, source]);
    const [program, file] = vm === 'Hermes' ? [hermes('hermes'), bytecode] : [process.execPath, source];
    const { stdout } = await run(program, [file], { maxBuffer: 2 ** 28 });
    return stdout
      .trim()
      .split('\n')
      .map((line): Answer => JSON.parse(line));
  } finally {
    await rm(folder, { recursive: true });
  }
}
