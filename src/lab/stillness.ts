/** Counts what a page does while nobody does anything: pictures drawn, and calls before a frame. */
import type { Page } from 'playwright-core';

/** What was counted since the page was opened. */
export type Frames = { readonly drawn: number; readonly called: number };

// As text, for the page runs it as it stands, before its own scripts.
const COUNTING = `(() => {
  const counted = { drawn: 0, called: 0 };
  globalThis.frames_counted = counted;
  let isNew = true;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced', 'clear']) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...all) {
      // Whatever one task draws is one picture.
      if (isNew) {
        counted.drawn++;
        isNew = false;
        setTimeout(() => (isNew = true));
      }
      return draw.apply(this, all);
    };
  }
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (call) => request((time) => {
    counted.called++;
    call(time);
  });
})()`;

/** Lets a page count from its next start on. */
export const countFrames = (page: Page): Promise<unknown> => page.addInitScript(COUNTING);

const counted = (page: Page): Promise<Frames> => page.evaluate<Frames>('({ ...frames_counted })');

/** What a page draws in so many milliseconds. */
export async function framesIn(page: Page, ms: number): Promise<Frames> {
  const before = await counted(page);
  await page.waitForTimeout(ms);
  const after = await counted(page);
  return { drawn: after.drawn - before.drawn, called: after.called - before.called };
}

/** How long light and dust take to rest after the last touch, in ms. */
export const REST = 10_000;

/** Light and dust are drawn at most so often in a second. */
export const LIVELY = 12;
