import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type LaunchOptions } from 'playwright-core';
import { root } from './project';

const cache = join(root, 'node_modules/.cache');
const home = join(cache, 'chromium');

/** Unpacks the Chromium that comes as an npm package, with the libraries it needs, once. */
function unpack(): void {
  if (existsSync(home)) return;
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'unpacking-'));
  // The package unpacks into the temporary folder, and its libraries only where it believes to be on a bare server; both are
  // said by the environment, hence a process of its own.
  execFileSync(process.execPath, ['-e', "require('@sparticuz/chromium').executablePath()"], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  const fonts = `<dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir>`;
  writeFileSync(join(folder, 'fonts/fonts.conf'), `<fontconfig>${fonts}</fontconfig>`);
  try {
    renameSync(folder, home);
  } catch {
    // Somebody else was quicker.
    rmSync(folder, { recursive: true, force: true });
  }
}

// WebGL without a graphics card. The page itself is painted by the processor at once: by way of WebGL that costs twice as much.
const graphics = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gpu-rasterization',
];
const still = ['--no-sandbox', '--no-zygote', '--font-render-hinting=none', '--disable-background-networking'];

/** The one named in CHROMIUM, else the one from npm (Linux), else the Chrome that is installed. */
function launching(more: readonly string[]): LaunchOptions {
  const args = [...graphics, ...still, ...more];
  const named = process.env['CHROMIUM'];
  if (named) return { executablePath: named, args };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args };
  unpack();
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(home, 'al2023/lib'),
    FONTCONFIG_PATH: join(home, 'fonts'),
  };
  return { executablePath: join(home, 'chromium'), args, env };
}

/** A headless Chromium. Its pages are private windows: what they keep lies in memory. */
export const launchChromium = (more: readonly string[] = []): Promise<Browser> => chromium.launch(launching(more));

/** A headless Chromium with a profile in a folder, as people have one: what its pages keep lies on the disk. */
export const launchWithProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, launching([]));

/** Ends a browser and all its processes at once, as when the battery is taken out: nothing is put in order. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('the browser is gone');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const gone = new Promise((resolve) => context.once('close', resolve));
  for (const { id } of processInfo) process.kill(id, 'SIGKILL');
  await gone;
}
