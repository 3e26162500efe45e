/** A player with real fingers: taps what shines, holds the curtain, confirms what is placed or paid. */
import type { Page } from 'playwright-core';
import { roll, seeded, type Rng } from '../../src/engine/rng';

/** Something that can be tapped, and where a finger meets it. */
interface Target {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** What the page shows, read at once. */
interface Sight {
  readonly asks: 'curtain' | 'call' | 'over' | 'choice' | 'nothing';
  readonly targets: readonly Target[];
  /** Whatever the page says: if it stays the same, nothing has happened yet. */
  readonly said: string;
}

const WORDS = {
  curtain: /^(Hold: I am|Halten: Ich bin)/,
  call: /^(Nobody objects|Niemand hat etwas dagegen)$/,
  confirm: /^(Place it here|Hierhin legen|Confirm|Bestätigen)$/,
  close: /^(Close|Schließen)$/,
  over: /The mine is closed|Die Mine ist geschlossen/,
} as const;

/** Reads the page: things with a test name that shine, buttons by their words. Only what a finger can reach counts. */
async function look(page: Page): Promise<Sight> {
  return page.evaluate(
    ({ curtain, call, confirm, over, close }) => {
      const reach = (element: Element): { x: number; y: number } | null => {
        const box = element.getBoundingClientRect();
        for (const [fx, fy] of [
          [0.5, 0.5],
          [0.15, 0.6],
          [0.5, 0.2],
          [0.85, 0.6],
        ] as const) {
          const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
          const hit = document.elementFromPoint(x, y);
          if (hit !== null && (element.contains(hit) || hit.contains(element))) return { x, y };
        }
        return null;
      };
      const dialog = document.querySelector('[role="dialog"]');
      const all = [
        ...(dialog ?? document).querySelectorAll<HTMLElement>('[role="button"], button, [data-testid^="target-"]'),
      ];
      const targets = all.flatMap((element) => {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        const id =
          element.dataset['testid'] ??
          (new RegExp(curtain).test(name)
            ? 'curtain'
            : new RegExp(call).test(name)
              ? 'call'
              : new RegExp(confirm).test(name)
                ? 'confirm'
                : (element.parentElement?.dataset['testid'] ??
                  (dialog && !new RegExp(close).test(name) ? 'button-offered' : '')));
        const shines = element.getAttribute('aria-disabled') !== 'true';
        const at = id === '' || !shines ? null : reach(element);
        return at === null ? [] : [{ id, ...at }];
      });
      const ids = new Set(targets.map(({ id }) => id));
      const said = document.body.textContent;
      const asks = ids.has('curtain')
        ? 'curtain'
        : ids.has('call')
          ? 'call'
          : new RegExp(over).test(said)
            ? 'over'
            : targets.some(({ id }) => /^(confirm|(target|card|control|button)-)/.test(id))
              ? 'choice'
              : 'nothing';
      return { asks, targets, said: `${said}|${[...ids].join()}` };
    },
    {
      curtain: WORDS.curtain.source,
      call: WORDS.call.source,
      confirm: WORDS.confirm.source,
      over: WORDS.over.source,
      close: WORDS.close.source,
    },
  );
}

/** What a finger would rather tap, best first; among equals chance decides. */
export type Taste = readonly RegExp[];

function choose(targets: readonly Target[], taste: Taste, chance: Rng): Target | undefined {
  const usable = targets.filter(({ id }) => /^(target|card|control|button|rival)-/.test(id));
  for (const liked of taste) {
    const some = usable.filter(({ id }) => liked.test(id));
    if (some.length > 0) return some[roll(chance, some.length)];
  }
  return usable[roll(chance, Math.max(1, usable.length))];
}

export interface Course {
  readonly taps: number;
  readonly over: boolean;
  /** The kinds of things that were tapped. */
  readonly kinds: ReadonlySet<string>;
}

/** Plays by taps until the game is over or so many taps were made. `seen` is called before each tap. */
export async function playByTaps(
  page: Page,
  seed: string,
  { most, taste, seen }: { most: number; taste: Taste; seen?: (sight: Sight, taps: number) => Promise<void> },
): Promise<Course> {
  const chance = seeded(seed);
  const kinds = new Set<string>();
  let last = '';
  let idle = 0;
  for (let taps = 0; taps < most;) {
    const sight = await look(page);
    if (sight.asks === 'over') return { taps, over: true, kinds };
    if (sight.asks === 'nothing' || (sight.said === last && idle < 8)) {
      idle++;
      if (idle > 400) throw new Error(`nothing to tap: ${sight.said.slice(0, 300)}`);
      await page.waitForTimeout(25);
      continue;
    }
    idle = 0;
    last = sight.said;
    await seen?.(sight, taps);
    const named = (id: string): Target | undefined => sight.targets.find((target) => target.id === id);
    const target = named('curtain') ?? named('call') ?? named('confirm') ?? choose(sight.targets, taste, chance);
    if (target === undefined) continue;
    await page.mouse.move(target.x, target.y);
    await page.mouse.down();
    if (target.id === 'curtain') await page.waitForTimeout(600);
    await page.mouse.up();
    kinds.add(target.id.split('-')[0] ?? '');
    taps++;
  }
  return { taps: most, over: false, kinds };
}
