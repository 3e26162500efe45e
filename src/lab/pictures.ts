import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../engine/show';
import type { GameId } from '../games';
import { root } from './project';
import { guideOf } from './tour/guide';
import { gameAt, type Moment } from './tour/moments';
import { STOPS } from './tour/stops';
import { openStage, type Visitor } from './visit';

const phone = { width: 390, height: 844 } as const;
const tablet = { width: 1024, height: 768 } as const;

type Picture = Visitor & {
  /** What is done on the page before the picture is taken. */
  readonly first?: (page: Page, language: Language) => Promise<void>;
};

/** Sits down at a game that has gone on for a while, and holds the curtain. */
const at =
  (game: GameId, seats: number, turn: string, after: number) =>
  async (page: Page, language: Language): Promise<void> => {
    // With something to choose from: a picture of a turn shows a hand.
    const until = ({ at: made, view, moves }: Moment): boolean =>
      made >= after && view.stack.at(-1)?.kind === turn && moves.length > 6;
    const guide = guideOf(page, language);
    await guide.sitDown(gameAt({ game, seats, seed: 'lantern', who: 'people', until }));
    await guide.hold();
    await guide.seeMine();
  };

const digDeeper = at('dig-deeper-dwarf', 3, 'activity', 190);
const saboteur = at('saboteur', 5, 'turn', 40);
const city = at('city-under-the-mountain', 3, 'company', 110);

/** The pictures in the README, by file name. */
const pictures: Readonly<Record<string, Picture>> = {
  'home-phone': { ...phone, path: '/' },
  'table-phone': { ...phone, first: digDeeper },
  'table-tablet': { ...tablet, first: city, language: 'de' },
};

/** The screens the stores ask for, in pixels of the page; the stores count those of the screen. */
const screens: Readonly<Record<string, Visitor>> = {
  'iphone-6.9': { width: 440, height: 956, density: 3 },
  'ipad-13': { width: 1032, height: 1376, density: 2 },
  'play-phone': { width: 360, height: 640, density: 3 },
  'play-tablet': { width: 800, height: 1280, density: 2 },
};

/** What the stores are shown, by screen and language, and Play's banner. */
function storePictures(): Readonly<Record<string, Picture>> {
  const shown: Readonly<Record<string, Picture>> = {
    '1-home': { path: '/' },
    '2-dig-deeper-dwarf': { first: digDeeper },
    '3-saboteur': { first: saboteur },
    '4-city-under-the-mountain': { first: city },
    '5-rules': { path: '/rules/saboteur' },
  };
  const found: Record<string, Picture> = { 'feature-graphic': { width: 1024, height: 500, path: '/' } };
  for (const language of LANGUAGES)
    for (const [screen, size] of Object.entries(screens))
      for (const [name, picture] of Object.entries(shown))
        found[`${language}/${screen}/${name}`] = { ...size, ...picture, language };
  return found;
}

/** Where pictures go, how they are kept and how large one may be. Those for the stores are made anew for each release and not kept here. */
const albums = {
  readme: { folder: 'assets/readme', type: 'jpeg', most: 300_000, pictures: () => pictures },
  store: { folder: 'build/store', type: 'png', most: 8_000_000, pictures: storePictures },
} as const;

/** Waits until fonts and drawing are there: until the screen is the same at three looks in a row, a second apart. */
async function untilStill(page: Page): Promise<void> {
  const looks: Buffer[] = [];
  for (;;) {
    await page.waitForTimeout(1000);
    looks.push(await page.screenshot());
    const [first, ...rest] = looks.slice(-3);
    if (looks.length > 3 && rest.every((look) => first?.equals(look))) return;
    if (looks.length > 60) throw new Error(`${page.url()} does not come to rest`);
  }
}

async function take(wanted: 'readme' | 'store', only: string): Promise<void> {
  const { folder, type, most, pictures: all } = albums[wanted];
  const stage = await openStage();
  try {
    for (const [name, { first, ...visitor }] of Object.entries(all()).filter(([each]) => each.includes(only))) {
      const path = join(root, folder, `${name}.${type === 'jpeg' ? 'jpg' : 'png'}`);
      mkdirSync(dirname(path), { recursive: true });
      const misdeeds = await stage.visit({ reduceMotion: true, ...visitor }, async (page) => {
        await first?.(page, visitor.language ?? 'en');
        await untilStill(page);
        await page.screenshot({ path, type, ...(type === 'jpeg' && { quality: 82 }) });
      });
      if (misdeeds.errors.length > 0) throw new Error(`${name}: ${misdeeds.errors.join('; ')}`);
      const { size } = statSync(path);
      if (size > most) throw new Error(`${name} has ${size} bytes, more than ${most}`);
      process.stdout.write(`${relative(root, path)}  ${Math.round(size / 1000)} KB\n`);
    }
  } finally {
    await stage.close();
  }
}

/** Waits until two looks, some time apart, show the same. */
async function untilQuiet(page: Page): Promise<Buffer> {
  let last = await page.screenshot();
  for (let looks = 0; looks < 20; looks++) {
    await page.waitForTimeout(400);
    const look = await page.screenshot();
    if (look.equals(last)) return look;
    last = look;
  }
  return last;
}

/** Shows somebody around in each language and takes a picture of every screen, on a phone and on a tablet. */
async function takeAll(only: string): Promise<void> {
  const stage = await openStage();
  const wanted = STOPS.filter(({ name }) => new RegExp(only).test(name));
  try {
    for (const language of LANGUAGES) {
      const misdeeds = await stage.visit({ ...phone, language, reduceMotion: true }, async (page) => {
        page.setDefaultTimeout(120_000);
        const guide = guideOf(page, language);
        for (const { name, reach } of wanted) {
          await reach(guide);
          for (const [screen, size] of [
            ['tablet', tablet],
            ['phone', phone],
          ] as const) {
            await page.setViewportSize(size);
            const path = join(root, 'build/screens', language, screen, `${name}.png`);
            mkdirSync(dirname(path), { recursive: true });
            writeFileSync(path, await untilQuiet(page));
          }
          process.stdout.write(`${language} ${name}\n`);
        }
      });
      if (misdeeds.errors.length > 0) throw new Error(misdeeds.errors.join('; '));
    }
  } finally {
    await stage.close();
  }
}

const [album, only = ''] = process.argv.slice(2);
const taking = album === 'all' ? takeAll(only) : take(album === 'store' ? 'store' : 'readme', only);
taking.catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
