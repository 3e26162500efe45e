/** What a test run says of itself. */
import { shaky } from '../../src/lab/steps';

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
