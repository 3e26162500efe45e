import type { Page } from 'playwright-core';
import { openStage, type Stage, type Visitor } from '../../src/lab/visit';

jest.setTimeout(120_000);

// A page, its database, its bots and other tests share two cores, and sometimes one of them comes too late for a test. It is
// tried once more, in a page of its own; the run names whoever needed that (src/lab/steps.ts).
jest.retryTimes(1, { logErrorsBeforeRetry: true });

type Visit = (visitor: Visitor, call: (page: Page) => Promise<void>, mayThrow?: RegExp) => Promise<void>;

/**
 * Opens the built app once for a test file. A visit fails if the page asked anybody but its own server, or threw what the test
 * did not provoke.
 */
export function onStage(): Visit {
  let stage: Stage | undefined;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.close());
  return async (visitor, call, mayThrow) => {
    if (!stage) throw new Error('the stage is not open');
    const { strangers, errors } = await stage.visit(visitor, call);
    expect(strangers).toEqual([]);
    expect(errors.filter((error) => !mayThrow?.test(error))).toEqual([]);
  };
}
