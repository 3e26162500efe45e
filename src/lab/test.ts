import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle';
import { root, runTool } from './project';

/** What one step of the test run gave. */
type Outcome = { readonly passed: number; readonly failed: number; readonly output: string };
type Step = { readonly name: string; readonly run: () => Promise<Outcome> };

async function check(tool: string, args: readonly string[]): Promise<Outcome> {
  const { code, output } = await runTool(tool, args);
  return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output };
}

async function types(): Promise<Outcome> {
  // Writes the types of the routes, which tsc needs.
  const routes = await runTool('expo', ['customize', 'tsconfig.json']);
  return routes.code === 0 ? check('tsc', ['--noEmit']) : { passed: 0, failed: 1, output: routes.output };
}

async function build(): Promise<Outcome> {
  try {
    await bundle('web');
    return { passed: 1, failed: 0, output: '' };
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error) };
  }
}

/** Runs Jest projects and counts their tests; a file that could not even start counts as a failed test. */
async function jest(project: string): Promise<Outcome> {
  const file = join(root, 'build', `jest-${project}.json`);
  mkdirSync(join(root, 'build'), { recursive: true });
  rmSync(file, { force: true });
  const args = ['--selectProjects', project, '--json', '--outputFile', file, '--silent', '--runInBand'];
  const { code, output } = await runTool('jest', args);
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const result: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  const count = (key: string): number => Number(result[key] ?? 0);
  const failed = count('numFailedTests') + count('numRuntimeErrorTestSuites');
  const report = output.slice(0, output.lastIndexOf('{"numFailed'));
  return {
    passed: count('numPassedTests'),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: code === 0 ? '' : report,
  };
}

// Two lanes keep two cores busy; the browser needs the build of the first and the quiet after the second.
const lanes: readonly (readonly Step[])[] = [
  [
    { name: 'types', run: types },
    { name: 'lint', run: () => check('eslint', ['.', '--max-warnings', '0']) },
    { name: 'format', run: () => check('prettier', ['--check', '--log-level', 'warn', '.']) },
    { name: 'unused', run: () => check('knip', []) },
    { name: 'build', run: build },
  ],
  [
    { name: 'rules', run: () => jest('rules') },
    { name: 'app', run: () => jest('app') },
  ],
];
const last: readonly Step[] = [{ name: 'browser', run: () => jest('browser') }];

async function runStep({ name, run }: Step): Promise<Outcome> {
  const start = performance.now();
  const outcome = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (outcome.output) process.stdout.write(`${outcome.output.trimEnd()}\n`);
  process.stdout.write(`${name.padEnd(8)} ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)\n`);
  return outcome;
}

async function runLane(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
}

async function test(names: readonly string[]): Promise<boolean> {
  const chosen = (steps: readonly Step[]): Step[] =>
    steps.filter((step) => names.length === 0 || names.includes(step.name));
  const first = await Promise.all(lanes.map((lane) => runLane(chosen(lane))));
  const outcomes = [...first.flat(), ...(await runLane(chosen(last)))];
  const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0 && outcomes.length > 0;
}

test(process.argv.slice(2)).then(
  (ok) => (process.exitCode = ok ? 0 : 1),
  (error: unknown) => {
    process.stdout.write(`${String(error)}\n0 passed, 1 failed\n`);
    process.exitCode = 1;
  },
);
