/** Somebody who neither sees the picture nor has a mouse: finds things by role and name, and presses keys. */
import type { Locator, Page } from 'playwright-core';

/** What has the focus, as a screen reader says it. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly isOff: boolean;
  readonly isPressed: boolean;
}

/** What has the focus now; the role of the page itself where nothing has. */
const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return { role: 'page', name: '', isOff: false, isPressed: false };
    return {
      role: at.getAttribute('role') ?? at.tagName.toLowerCase(),
      name: at.getAttribute('aria-label') ?? at.textContent.trim(),
      isOff: at.getAttribute('aria-disabled') === 'true',
      isPressed: at.getAttribute('aria-pressed') === 'true',
    };
  });

/** Goes on with Tab until something is heard that is wanted; says whether it came. */
export async function tabTo(page: Page, wanted: (heard: Heard) => boolean, most = 120): Promise<boolean> {
  for (let step = 0; step < most; step++) {
    const now = await heard(page);
    if (now.role === 'button' && wanted(now)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

/** Goes to a button by its name and presses it with a key. */
export async function pressByKey(page: Page, name: RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  if (!(await tabTo(page, (now) => name.test(now.name) && !now.isOff)))
    throw new Error(`no key leads to ${String(name)}`);
  await page.keyboard.press(key);
}

/** Waits for whichever of several things comes first. */
export async function whichComes<K extends string>(
  things: Readonly<Record<K, Locator>>,
  patience = 60_000,
): Promise<K> {
  const names = Object.keys(things).filter((name): name is K => name in things);
  for (let waited = 0; waited < patience; waited += 60) {
    for (const name of names) if (await things[name].filter({ visible: true }).first().isVisible()) return name;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  throw new Error(`none of ${names.join(', ')} came`);
}
