import type { Page } from 'playwright-core';
import { openStage, type Stage, type Visitor } from '../../src/lab/visit';

jest.setTimeout(120_000);

/** Opens the built app once for a test file. The visit fails if the page asked anybody but its own server, or threw. */
export function onStage(): (visitor: Visitor, call: (page: Page) => Promise<void>) => Promise<void> {
  let stage: Stage | undefined;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.close());
  return async (visitor, call) => {
    const misdeeds = await stage?.visit(visitor, call);
    expect(misdeeds).toEqual({ strangers: [], errors: [] });
  };
}
