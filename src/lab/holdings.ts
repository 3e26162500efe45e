/** Counts what a page holds on to: CanvasKit's objects by class, bytes of the page and of CanvasKit, and frames that were drawn. */
import type { CDPSession, Page } from 'playwright-core';

// As text, for the page runs it as it stands, before its own scripts. CanvasKit makes every handle with `Object.create`. A handle
// of something shared lets go of it when the handle is waste; anything else stays until somebody deletes it, so it goes on counting.
const COUNTING = `(() => {
  const held = { live: {}, frames: 0 };
  globalThis.canvaskit_held = held;
  // A canvas belongs to its surface or recorder and goes with it: its handles hold nothing.
  const add = (name, by) => name === 'Canvas' || (held.live[name] = (held.live[name] ?? 0) + by);
  const wasted = new FinalizationRegistry((name) => add(name, -1));
  const watched = new WeakSet();
  const watch = (prototype, nameOf) => {
    if (watched.has(prototype)) return;
    watched.add(prototype);
    const free = prototype.delete;
    prototype.delete = function () {
      wasted.unregister(this);
      add(nameOf(this), -1);
      return free.call(this);
    };
  };
  const nameOf = (handle) => {
    const record = Object.values(Object.getOwnPropertyDescriptors(handle))[0]?.value ?? {};
    for (const part of Object.values(record)) if (typeof part?.name === 'string') return part.name.replace(/[*&]| const/g, '');
    return 'unnamed';
  };
  const create = Object.create;
  Object.create = (prototype, properties) => {
    const made = create(prototype, properties);
    if (properties === undefined || typeof prototype?.isDeleted !== 'function') return made;
    let own = prototype;
    while (!Object.hasOwn(own, 'delete')) own = Object.getPrototypeOf(own);
    watch(own, nameOf);
    const name = nameOf(made);
    add(name, 1);
    // Besides its count, a shared one knows two types and two addresses, any other one of each.
    const [{ value }] = Object.values(properties);
    if (Object.keys(value).length > 4) wasted.register(made, name, made);
    return made;
  };
  let isNew = true;
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const draw = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...all) {
      if (isNew) {
        held.frames++;
        isNew = false;
        setTimeout(() => (isNew = true));
      }
      return draw.apply(this, all);
    };
  }
})()`;

/** Lets a page count from its next start on. */
export const countHoldings = (page: Page): Promise<unknown> => page.addInitScript(COUNTING);

/** What a page holds at a moment. */
export type Holdings = {
  readonly objects: number;
  readonly classes: Readonly<Record<string, number>>;
  readonly frames: number;
  /** Bytes of the page's own objects, and of CanvasKit, which grows in steps and never shrinks. */
  readonly page: number;
  readonly canvaskit: number;
};

type Counted = { readonly live: Readonly<Record<string, number>>; readonly frames: number; readonly canvaskit: number };

/** What a page holds once its waste is away. */
export async function holdings(page: Page, session: CDPSession): Promise<Holdings> {
  // What becomes waste by the first sweep goes with the second.
  for (let sweep = 0; sweep < 3; sweep++) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(100);
  }
  const { live, frames, canvaskit } = await page.evaluate<Counted>(
    '({ ...canvaskit_held, canvaskit: globalThis.CanvasKit?.HEAPU8.length ?? 0 })',
  );
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const objects = Object.values(live).reduce((sum, count) => sum + count, 0);
  return { objects, classes: live, frames, page: usedSize, canvaskit };
}
