import { bundle } from './bundle';
import { root, runTool } from './project';
import { callStep, jestStep, runLanes, toolStep, type Step } from './steps';
import { storeSteps } from './stores';

/** Types of the routes are written first: tsc needs them. */
async function checkTypes(): Promise<void> {
  for (const [tool, args] of [
    ['expo', ['customize', 'tsconfig.json']],
    ['tsc', ['--noEmit', '--project', root]],
  ] as const) {
    const { code, output } = await runTool(tool, args);
    if (code !== 0) throw new Error(output);
  }
}

// Two lanes keep two cores busy: whatever needs no browser, and the built app in one.
const rules: readonly Step[] = [
  callStep('types', checkTypes),
  toolStep('lint', 'eslint', ['.', '--max-warnings', '0']),
  toolStep('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  toolStep('unused', 'knip', []),
  jestStep('app'),
  jestStep('rules'),
];
const browser: readonly Step[] = [callStep('build', () => bundle('web')), jestStep('browser')];

/** `npm test`: everything; with names of steps: those; with --stores: also what the stores will be given. */
async function test(words: readonly string[]): Promise<boolean> {
  const names = words.filter((word) => !word.startsWith('--'));
  const chosen = (steps: readonly Step[]): Step[] =>
    steps.filter((step) => names.length === 0 || names.includes(step.name));
  const stores = words.includes('--stores') ? chosen(storeSteps) : [];
  const outcomes = await runLanes([[...chosen(rules), ...stores], chosen(browser)]);
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
