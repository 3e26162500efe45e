import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './project';

/** What one step of the test run gave; the output is there to be read where something failed. */
export type Outcome = {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  /** The tests that passed only when they were tried again. */
  readonly shaky?: readonly string[];
};

/** A step of the test run. */
export type Step = { readonly name: string; readonly run: () => Promise<Outcome> };

const passed: Outcome = { passed: 1, failed: 0, output: '' };
const failed = (output: string): Outcome => ({ passed: 0, failed: 1, output });

/** A step that passes if a program from node_modules ends well. */
export const toolStep = (
  name: string,
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Step => ({
  name,
  run: async () => {
    const { code, output } = await runTool(tool, args, { env });
    return code === 0 ? passed : failed(output);
  },
});

/** A step that passes unless it throws. */
export const callStep = (name: string, call: () => Promise<unknown>): Step => ({
  name,
  run: async () => {
    try {
      await call();
      return passed;
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  },
});

/** What is read of Jest's report. */
type Report = {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numRuntimeErrorTestSuites?: number;
  readonly testResults?: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly invocations?: number;
      readonly retryReasons?: readonly string[];
    }[];
  }[];
};

/** The tests that passed only when they were tried again, with what went wrong at first. */
export const shaky = ({ testResults = [] }: Report): readonly string[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName, retryReasons = [] }) => `passed at the second try: ${fullName}\n${retryReasons.join('\n')}`),
  );

/** Runs a Jest project and counts its tests; a file that could not even start counts as a failed test. */
async function jest(project: string, env: Record<string, string>): Promise<Outcome> {
  const file = join(root, 'build', `jest-${project}.json`);
  mkdirSync(join(root, 'build'), { recursive: true });
  rmSync(file, { force: true });
  const args = ['--selectProjects', project, '--json', '--outputFile', file, '--silent', '--runInBand'];
  const { code, output } = await runTool('jest', args, { env });
  if (!existsSync(file)) return failed(output);
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0);
  return {
    passed: report.numPassedTests ?? 0,
    failed: code !== 0 && failures === 0 ? 1 : failures,
    output: code === 0 ? '' : output.slice(0, output.lastIndexOf('{"numFailed')),
    shaky: shaky(report),
  };
}

/** A step that runs a Jest project. */
export const jestStep = (project: string, env: Record<string, string> = {}): Step => ({
  name: project,
  run: () => jest(project, env),
});

async function runStep({ name, run }: Step): Promise<Outcome> {
  const start = performance.now();
  const outcome = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (outcome.output) process.stdout.write(`${outcome.output.trimEnd()}\n`);
  process.stdout.write(`${name.padEnd(9)} ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)\n`);
  return outcome;
}

/** Runs lanes of steps side by side, each in its order; whoever has none left takes the last of another lane, so that no core waits. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Outcome[]> {
  const left = lanes.map((lane) => [...lane]);
  const run = async (own: Step[]): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (;;) {
      const step = own.shift() ?? left.find((lane) => lane.length > 0)?.pop();
      if (step === undefined) return outcomes;
      outcomes.push(await runStep(step));
    }
  };
  return (await Promise.all(left.map(run))).flat();
}

/** What a run says last: what passed only when it was tried again, so that nobody overlooks it, and the counts. */
export function lastLines(outcomes: readonly Outcome[]): string {
  const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const again = outcomes.flatMap(({ shaky: tried = [] }) => tried);
  return [...again, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
