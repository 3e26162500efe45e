/** What could not be done is said, and can be tried again. */
import { toldOthers } from '../../src/ui/daily/toldOthers';

test('a result that could not be passed on says so; one that the phone has shared needs no words', async () => {
  expect(await toldOthers(Promise.resolve('shared'))).toBeNull();
  expect(await toldOthers(Promise.resolve('copied'))).toBe('daily.copied');
  expect(await toldOthers(Promise.reject(new Error('not allowed')))).toBe('daily.notShared');
});
