import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files';
import { finishWeb } from './finish';
import { root, runTool } from './project';

/** The platforms the app is bundled for. */
export const platforms = ['web', 'android', 'ios'] as const;
export type Platform = (typeof platforms)[number];

const inputs = [
  'app',
  'src',
  'assets',
  'public',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'package-lock.json',
];
const outside = [join('src', 'lab'), join('src', 'native'), join('assets', 'readme'), join('assets', 'store')];
const finishing = ['finish.ts', 'policy.ts'].map((name) => join(root, 'src', 'lab', name));

/** Where a platform's bundle lies. */
export const bundleFolder = (platform: Platform): string => join(root, 'build', platform);

/** A hash of everything that ends up in the app. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const paths = inputs
    .map((name) => join(root, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]))
    .filter((path) => !outside.some((folder) => path.startsWith(join(root, folder))) || finishing.includes(path));
  for (const path of paths) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

const stamp = (platform: Platform): string => join(root, 'build', `${platform}.sha256`);

/** Whether a platform's bundle is there and made from the sources as they are. */
export const isFresh = (platform: Platform): boolean =>
  existsSync(stamp(platform)) && readFileSync(stamp(platform), 'utf8') === fingerprint();

async function make(platform: Platform): Promise<string> {
  const folder = bundleFolder(platform);
  if (isFresh(platform)) return folder;
  rmSync(stamp(platform), { force: true });
  rmSync(folder, { recursive: true, force: true });
  const before = fingerprint();
  const { code, output } = await runTool('expo', ['export', '--platform', platform, '--output-dir', folder]);
  if (code !== 0) throw new Error(output);
  if (platform === 'web') finishWeb(folder);
  writeFileSync(stamp(platform), before);
  return folder;
}

const underway = new Map<Platform, Promise<string>>();

/**
 * Bundles the app for a platform unless that was done from the same sources before; throws with what Expo said if it fails. Whoever
 * asks for a bundle that is being made waits for that one.
 */
export function bundle(platform: Platform): Promise<string> {
  const making = underway.get(platform) ?? make(platform).finally(() => underway.delete(platform));
  underway.set(platform, making);
  return making;
}
