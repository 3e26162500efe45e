import { bundle } from './bundle';
import { root, runTool } from './project';
import { callStep, jestStep, lastLines, runLanes, toolStep, type Step } from './steps';
import { storeSteps } from './stores';

/** Where the tools keep what they found out, by the content of files. */
const MEMORY = 'node_modules/.cache/checks';
const remembers = (tool: string): string[] => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', `${MEMORY}/${tool}`],
];

/** Types of the routes are written first: tsc needs them. */
async function checkTypes(): Promise<void> {
  for (const [tool, args] of [
    ['expo', ['customize', 'tsconfig.json']],
    ['tsc', ['--noEmit', '--project', root, '--incremental', '--tsBuildInfoFile', `${MEMORY}/types.tsbuildinfo`]],
  ] as const) {
    const { code, output } = await runTool(tool, args);
    if (code !== 0) throw new Error(output);
  }
}

const build = callStep('build', () => bundle('web'));

/** A Jest project in a browser. It may be run beside others, so the app is built here, once for all of them. */
function browserStep(project: string, env: Record<string, string> = {}): Step {
  const { name, run } = jestStep(project, env);
  return {
    name,
    run: async () => {
      const built = await build.run();
      return built.failed > 0 ? built : run();
    },
  };
}

/** Rounds by taps, every kind of choice, every table: a long run looks at them where it is tightest, those who ask by name everywhere. */
const BRIEF = ['rounds', 'room', 'tables'];
/** These and whole games by taps take long: they are for those who ask for them by name. */
const BY_NAME = [...BRIEF, 'solo', 'whole'];

/**
 * Two lanes keep two cores busy: first whatever needs no browser, beside it the built app in one. What takes long is left to
 * those who ask for it; the last step of a lane is the first that a free core takes over.
 */
function lanes(long: boolean, stores: boolean, names: readonly string[]): readonly (readonly Step[])[] {
  const more: Record<string, string> = long ? { LONG: '1' } : {};
  const asked =
    long && names.length === 0
      ? BRIEF.map((name) => browserStep(name, { BRIEF: '1' }))
      : BY_NAME.filter((name) => names.includes(name)).map((name) => browserStep(name));
  return [
    [
      callStep('types', checkTypes),
      // A few rules ask for the types of other files: a file that is as it was is looked at again in the long run alone.
      toolStep('lint', 'eslint', ['.', '--max-warnings', '0', ...(long ? [] : remembers('eslint'))]),
      toolStep('format', 'prettier', ['--check', '--log-level', 'warn', '.', ...remembers('prettier')]),
      toolStep('unused', 'knip', []),
      jestStep('app'),
      jestStep('storage', more),
      jestStep('rules', more),
      ...(stores ? storeSteps : []),
    ],
    [build, browserStep('browser'), ...asked, browserStep('screens')],
  ];
}

/** `npm test`; with names of steps: those; with --long: also what takes long; with --stores: also what the stores will be given. */
async function test(words: readonly string[]): Promise<boolean> {
  const names = words.filter((word) => !word.startsWith('--'));
  const chosen = (steps: readonly Step[]): Step[] =>
    steps.filter((step) => names.length === 0 || names.includes(step.name));
  const long = words.includes('--long');
  const all = lanes(long, words.includes('--stores'), names);
  const outcomes = await runLanes(all.map(chosen));
  process.stdout.write(`${lastLines(outcomes)}\n`);
  return outcomes.every(({ failed }) => failed === 0) && outcomes.length > 0;
}

test(process.argv.slice(2)).then(
  (ok) => (process.exitCode = ok ? 0 : 1),
  (error: unknown) => {
    process.stdout.write(`${String(error)}\n0 passed, 1 failed\n`);
    process.exitCode = 1;
  },
);
