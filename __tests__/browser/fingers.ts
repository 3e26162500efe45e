/** Players with real fingers: they tap what lies on the table, hold the curtain, turn and confirm what they place. */
import type { Page } from 'playwright-core';
import { sameMove } from '../../src/engine/frames';
import type { Game, Seat } from '../../src/engine/game';
import type { Language, Show } from '../../src/engine/show';
import type { Decision, Plan, Step } from './plan';
import { PATIENCE, see, WORDS, type Sight } from './sight';

export const CONFIRM = /^(Place it here|Hierhin legen|Confirm|Bestätigen)$/;
const SURE = /^(Yes, do it|Ja, so machen)$/;
const WHOLE = /^(Show everything|Alles zeigen)$/;
const ACTIONS = /^(Actions|Aktionen): /;
const TURN = /^(Turn it|Drehen)$/;

/** Where a finger meets something, once it is there to be met: by the key of a thing, or by the words on a button. */
type Wanted = { readonly key: string } | { readonly words: string };

async function spotOf(page: Page, wanted: Wanted): Promise<{ readonly x: number; readonly y: number }> {
  const found = await page.evaluate(
    async ({ key, words, patience }) => {
      const isMet = (element: Element, hit: Element | null): boolean =>
        hit !== null &&
        (element.contains(hit) ||
          hit.contains(element) ||
          // Targets on the canvas lie close together: a finger in the middle of one means that one.
          (element.matches('[data-testid^="target-"]') && hit.matches('[data-testid^="target-"]')));
      const reach = (element: Element): { x: number; y: number } | null => {
        const box = element.getBoundingClientRect();
        const parts = [
          [0.5, 0.5],
          [0.15, 0.6],
          [0.5, 0.2],
          [0.85, 0.6],
        ] as const;
        for (const [fx, fy] of element.matches('[data-testid^="target-"]') ? parts.slice(0, 1) : parts) {
          const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
          if (isMet(element, document.elementFromPoint(x, y))) return { x, y };
        }
        return null;
      };
      const isWanted = (element: HTMLElement): boolean => {
        if (words !== null) {
          const name = element.getAttribute('aria-label') ?? element.innerText;
          return new RegExp(words).test(name.trim()) && element.getAttribute('aria-disabled') !== 'true';
        }
        const [, of] = /^(?:card|target|control|button|rival)-(.*)$/.exec(element.dataset['testid'] ?? '') ?? [];
        return of !== undefined && (of === key || (/^seat:/.test(key) && of === key.slice(5)));
      };
      // What still moves is not met where it was.
      let before = { x: 0, y: 0, frames: 0 };
      for (const end = performance.now() + patience; performance.now() < end;) {
        const all = document.querySelectorAll<HTMLElement>(
          words === null ? '[data-testid]' : '[role="button"], button',
        );
        for (const element of all) {
          const at = isWanted(element) ? reach(element) : null;
          if (!at) continue;
          const frames = at.x === before.x && at.y === before.y ? before.frames + 1 : 0;
          if (frames === 3) return at;
          before = { ...at, frames };
          break;
        }
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return null;
    },
    { key: 'key' in wanted ? wanted.key : '', words: 'words' in wanted ? wanted.words : null, patience: PATIENCE },
  );
  if (!found) throw new Error(`not to be met: ${JSON.stringify(wanted)}`);
  return found;
}

/** Whether a thing of the mine lies outside of what is seen, or below something that lies over the mine. */
const isBeyond = (page: Page, key: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const named = (kind: string) => document.querySelector(`[data-testid="${kind}-${wanted}"]`);
    if (named('beyond')) return true;
    const box = named('target')?.getBoundingClientRect();
    const hit = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit?.closest('[role="button"], button')?.matches(':not([data-testid])') ?? false;
  }, key);

/** Draws the mine under a finger, so that a thing of it comes to the middle. */
async function drawNearer(page: Page, key: string): Promise<void> {
  const way = await page.evaluate((wanted) => {
    const thing = document.querySelector(`[data-testid="beyond-${wanted}"], [data-testid="target-${wanted}"]`);
    const mine = [...document.querySelectorAll('[role="application"]')].find(
      (each) => each.getClientRects().length > 0,
    );
    const [from, to] = [thing, mine].map((each) => each?.getBoundingClientRect());
    if (!from || !to) return null;
    const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
    return { x, y, dx: x - (from.left + from.width / 2), dy: y - (from.top + from.height / 2) };
  }, key);
  if (!way) return;
  await page.mouse.move(way.x, way.y);
  await page.mouse.down();
  await page.mouse.move(way.x + way.dx / 2, way.y + way.dy / 2);
  await page.mouse.move(way.x + way.dx, way.y + way.dy);
  await page.waitForTimeout(100);
  await page.mouse.up();
}

/**
 * A finger that is down and up again, once or twice. All of it is said at once: between two words to a busy browser so much time
 * may pass that a tap would be a hold, or that what is done in a moment is done.
 */
async function touch(page: Page, x: number, y: number, times = 1): Promise<void> {
  await page.mouse.move(x, y);
  await Promise.all(Array.from({ length: times }, () => [page.mouse.down(), page.mouse.up()]).flat());
}

/** Taps something as soon as it is there. If it cannot be met where it lies in the mine, the mine is moved first. */
export async function tap(page: Page, wanted: Wanted, times = 1): Promise<void> {
  if ('key' in wanted && (await isBeyond(page, wanted.key))) {
    await tap(page, { words: WHOLE.source });
    await page.waitForTimeout(200);
    if (await isBeyond(page, wanted.key)) await drawNearer(page, wanted.key);
  }
  if ('key' in wanted && (await isVague(page, wanted.key))) {
    const { x, y } = await spotOf(page, wanted);
    await touch(page, x, y);
  }
  const { x, y } = await spotOf(page, wanted);
  await touch(page, x, y, times);
}

/** Whether a thing of the mine is so small and so near to another that a tap on it comes nearer first. */
const isVague = (page: Page, key: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const middle = (element: Element): { x: number; y: number; kind: string } => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const kind = (element.getAttribute('data-testid') ?? '').split(':')[0] ?? '';
      return { x: left + width / 2, y: top + height / 2, kind };
    };
    const [meant] = document.querySelectorAll(`[data-testid="target-${wanted}"]`);
    if (!meant) return false;
    const at = middle(meant);
    return [...document.querySelectorAll('[data-testid^="target-"]')].some((other) => {
      const { x, y, kind } = middle(other);
      return other !== meant && kind === at.kind && Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) < 30;
    });
  }, key);

export const press = (page: Page, words: RegExp): Promise<void> => tap(page, { words: words.source });

export const literally = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** The one whom the curtain names holds it until it is drawn aside. */
export async function holdCurtain(page: Page, name: string): Promise<void> {
  await see(page, `the curtain of ${name}`, ({ shows, words }) => shows === 'curtain' && words === name);
  const { x, y } = await spotOf(page, { words: WORDS.curtain.source });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await see(page, 'an open curtain', ({ shows }) => shows !== 'curtain').finally(() => page.mouse.up());
}

/** Somebody holds their own sign in a call until the phone shows what they can do. */
export async function holdSign(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: words, exact: true }).scrollIntoViewIfNeeded({ timeout: PATIENCE });
  const { x, y } = await spotOf(page, { words: literally(words).source });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await see(page, 'what can be done', ({ shows }) => shows === 'private').finally(() => page.mouse.up());
}

/** Nobody reacts to what was announced: nobody says a word, and the call closes by itself. */
async function letItBe(page: Page): Promise<void> {
  await see(page, 'the end of a call', ({ shows }) => shows !== 'call');
}

/** Cards before a rival lie in a sheet of their own where the table has no room for them: whoever shines is tapped first. */
async function openRival(page: Page, show: Show, { view, seat }: Decision, key: string): Promise<void> {
  const { areas } = show.scene(view, seat);
  const owner = areas.find((area) => area.cards.some((card) => card.key === key))?.seat ?? seat;
  const isOpen = await page.locator(`[data-testid="card-${key}"]`).filter({ visible: true }).count();
  if (owner !== seat && isOpen === 0) await tap(page, { key: `seat:${owner}` });
}

/** What can always be done lies behind one button, where it is not what is asked for. */
async function layOut(page: Page, show: Show, { view, seat }: Decision, key: string): Promise<void> {
  const { controls } = show.scene(view, seat);
  if (controls.length < 2 || !controls.some((control) => control.key === key)) return;
  const isOpen = await page.locator(`[data-testid="control-${key}"]`).filter({ visible: true }).count();
  if (isOpen === 0) await press(page, ACTIONS);
}

/** A move, one touch after the other: what is placed is turned as it should lie, and confirmed. */
export async function move(page: Page, show: Show, step: Step & { does: 'move' }, label: string): Promise<void> {
  const keys = show.touches(step.view, step.move);
  const alike = step.options.filter((other) => show.touches(step.view, other).join(' ') === keys.join(' '));
  const at = alike.findIndex((other) => sameMove(other, step.move));
  const isPlaced = show.ghosts(step.view, step.move).length > 0;
  // What can only be turned lies there already.
  if (!isPlaced || alike.length < step.options.length) {
    for (const [at, key] of keys.entries()) {
      const go = async (): Promise<void> => {
        await openRival(page, show, step, key);
        await layOut(page, show, step, key);
        await tap(page, { key }, show.onlyUse?.(step.view, step.move) ? 2 : 1);
      };
      const before = keys[at - 1];
      // A tap that came to nothing, because the table was still busy, is made again.
      if (before === undefined) await go();
      else await go().catch(() => tap(page, { key: before }).then(go));
    }
  }
  if (!isPlaced && alike.length > 1) await press(page, literally(label));
  if (!isPlaced && show.isFinal?.(step.view, step.move)) return press(page, SURE);
  if (!isPlaced) return;
  for (let turns = 0; turns < at; turns++) await press(page, TURN);
  await press(page, CONFIRM);
}

/** The one who decides takes the phone, and finds on it what the plan says. */
async function takeSeat(page: Page, name: string, prompt: string, choices: number, after: number): Promise<number> {
  const isTable = ({ shows, words, choices: count, changes }: Sight): boolean =>
    shows === 'table' && changes > after && count === choices && words.startsWith(prompt);
  const sight = await see(
    page,
    `${name}: “${prompt}” with ${choices} choices`,
    (seen) => isTable(seen) || (seen.shows === 'curtain' && seen.words === name),
  );
  if (sight.shows !== 'curtain') return sight.changes;
  await holdCurtain(page, name);
  return (await see(page, `${name}: “${prompt}” with ${choices} choices`, isTable)).changes;
}

export interface Party {
  readonly names: readonly string[];
  readonly language: Language;
  /** Whether the table is asked for reactions: people can say that they never want to be. */
  readonly isAsked: boolean;
}

/** Waits until the table has come to a step: what was done before is kept by then. */
export async function comeTo(page: Page, step: Step | undefined, { names }: Party): Promise<void> {
  if (step === undefined || step.does === 'pass' || step.does === 'react') return;
  const name = names[step.seat];
  // Where nothing is hidden the table lies open: what is asked begins with the name.
  await see(
    page,
    `the curtain or the table of ${name}`,
    ({ shows, words }) =>
      (shows === 'curtain' && words === name) || (shows === 'table' && words.startsWith(name ?? '')),
  );
}

/** To whom the table says "you": to whoever decides, and to nobody where it lies between all of them. */
export const eyeOf = ({ open }: Game, { seat }: { readonly seat: Seat }): Seat | -1 => (open ? -1 : seat);

/** Plays some steps of a plan by taps. */
export async function playByTaps(
  page: Page,
  { show, game }: Plan,
  steps: readonly Step[],
  party: Party,
): Promise<void> {
  const words = show.words[party.language];
  let changes = -1;
  for (const step of steps) {
    if (step.does === 'pass' || step.does === 'react') {
      if (party.isAsked) await letItBe(page);
      continue;
    }
    const name = party.names[step.seat] ?? '';
    const eye = eyeOf(game, step);
    const prompt = words.prompt(step.view, party.names, eye);
    changes = await takeSeat(page, name, prompt, step.options.length, changes);
    if (step.does === 'move') await move(page, show, step, words.move(step.view, step.move, party.names, eye));
    else {
      for (const key of step.picks) await tap(page, { key });
      await press(page, CONFIRM);
    }
  }
}

/** Counts in every page that is opened how often the choices have gone: only after that those of the next decision are there. */
export async function countChanges(page: Page): Promise<void> {
  await page.addInitScript((choices) => {
    let isOpen = false;
    let changes = 0;
    const count = (): void => {
      const named = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
      const open = named.some((name) => Number(new RegExp(choices).exec(name ?? '')?.[1] ?? 0) > 0);
      if (isOpen && !open) document.documentElement.dataset['changes'] = String(++changes);
      isOpen = open;
    };
    new MutationObserver(count).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-label'],
    });
  }, WORDS.choices.source);
}
