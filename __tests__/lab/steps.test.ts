/** What a test run says of itself. */
import { lastLines, runLanes, shaky, type Step } from '../../src/lab/steps';

test('a test that needed a second try is named with what went wrong at first; one that failed twice has failed', () => {
  const assertionResults = [
    { fullName: 'the mine is drawn', status: 'passed', invocations: 1 },
    { fullName: 'the curtain falls', status: 'passed', invocations: 2, retryReasons: ['the curtain was still open'] },
    { fullName: 'the count is shown', status: 'failed', invocations: 2, retryReasons: ['no count'] },
  ];
  expect(shaky({ testResults: [{ assertionResults }] })).toEqual([
    'passed at the second try: the curtain falls\nthe curtain was still open',
  ]);
  expect(shaky({})).toEqual([]);
});

test('what needed a second try is said in the last lines of the run, after all steps', () => {
  const again = 'passed at the second try: the curtain falls';
  const outcomes = [
    { passed: 3, failed: 0, output: '', shaky: [again] },
    { passed: 2, failed: 1, output: 'a long story' },
  ];
  expect(lastLines(outcomes)).toBe(`${again}\n5 passed, 1 failed`);
});

test('whoever has no step left takes the last of another lane, and every step is run once', async () => {
  const order: string[] = [];
  const step = (name: string, work: () => unknown = () => null): Step => ({
    name,
    run: async () => {
      order.push(name);
      await work();
      return { passed: 1, failed: 0, output: '' };
    },
  });
  let end: () => void = () => undefined;
  const untilScreens = new Promise<void>((resolve) => (end = resolve));
  const lanes = [[step('types')], [step('build', () => untilScreens), step('browser'), step('screens', () => end())]];
  expect(await runLanes(lanes)).toHaveLength(4);
  expect(order).toEqual(['types', 'build', 'screens', 'browser']);
});
