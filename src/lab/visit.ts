import type { Browser, Page } from 'playwright-core';
import type { Language } from '../engine/show';
import { bundle } from './bundle';
import { launchChromium } from './chromium';
import { serve, type Served } from './serve';

/** How a visitor comes: the size of the screen, the language and whether they asked for stillness. */
export type Visitor = {
  readonly width?: number;
  readonly height?: number;
  /** Pixels of the screen to one of the page. */
  readonly density?: number;
  readonly language?: Language;
  readonly reduceMotion?: boolean;
  readonly dark?: boolean;
  readonly path?: string;
  /** Whether the app may be kept in the browser. A worker answers for the server, so strangers are watched without it. */
  readonly keeps?: boolean;
};

/** What the page did that it should not have done. */
export type Misdeeds = { readonly strangers: readonly string[]; readonly errors: readonly string[] };

/** The built app, served on loopback, and a browser that can reach nothing else. */
export type Stage = {
  readonly visit: (visitor: Visitor, call: (page: Page) => Promise<void>) => Promise<Misdeeds>;
  readonly close: () => Promise<void>;
};

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** What a page shows, for whoever reads why a visit failed. */
const shown = (page: Page): Promise<string> =>
  page
    .locator('body')
    .innerText({ timeout: 5_000 })
    .catch((error: unknown) => String(error));

async function visit(browser: Browser, served: Served, visitor: Visitor, call: (page: Page) => Promise<void>) {
  const {
    width = 390,
    height = 844,
    language = 'en',
    reduceMotion = false,
    dark = true,
    path = '/',
    keeps = false,
    density = 1,
  } = visitor;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    locale: locales[language],
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: reduceMotion ? 'reduce' : 'no-preference',
    serviceWorkers: keeps ? 'allow' : 'block',
  });
  const strangers: string[] = [];
  const errors: string[] = [];
  const isOurs = (url: string): boolean => /^(data|blob):/.test(url) || new URL(url).origin === served.address;
  await context.route(
    (url) => !isOurs(url.href),
    async (route) => {
      strangers.push(route.request().url());
      await route.abort();
    },
  );
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('websocket', (socket) => strangers.push(socket.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  try {
    await page.goto(served.address + path);
    await call(page);
  } catch (error) {
    throw new Error(`${String(error)}\nThe page at ${page.url()} showed:\n${await shown(page)}`, { cause: error });
  } finally {
    await context.close();
  }
  return { strangers, errors };
}

/** Builds the app if need be, serves it and starts a browser. */
export async function openStage(): Promise<Stage> {
  const folder = await bundle('web');
  const browser = await launchChromium();
  const served = await serve(folder, 0);
  return {
    visit: (visitor, call) => visit(browser, served, visitor, call),
    close: async () => {
      await browser.close();
      await served.close();
    },
  };
}
