import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle, bundleFolder, type Platform } from './bundle';
import type { Command, Report } from './command';
import { filesBelow } from './files';

/** One part of a bundle as it is shipped, in bytes. */
type Part = { readonly part: string; readonly bytes: number; readonly gz: number };

const budgets: Readonly<Record<string, { readonly of: 'bytes' | 'gz'; readonly most: number }>> = {
  'web JS': { of: 'gz', most: 1_400_000 },
  'web bots thread': { of: 'gz', most: 200_000 },
  'web CanvasKit wasm': { of: 'gz', most: 3_400_000 },
  'web SQLite wasm': { of: 'gz', most: 350_000 },
  'web other assets': { of: 'bytes', most: 6_000_000 },
  'android bytecode': { of: 'bytes', most: 9_000_000 },
  'ios bytecode': { of: 'bytes', most: 9_000_000 },
};

function webPart(path: string): string | undefined {
  if (/\.(map|html|json)$/.test(path)) return undefined;
  if (/canvaskit.*\.wasm$/.test(path)) return 'web CanvasKit wasm';
  if (/sqlite.*\.wasm$/.test(path)) return 'web SQLite wasm';
  // The page never waits for the bots' own thread, which holds the games a second time.
  if (/\/js\/.*\/bot-[0-9a-f]+\.js$/.test(path)) return 'web bots thread';
  if (/\/js\/.*\.js$/.test(path)) return 'web JS';
  return 'web other assets';
}

function partOf(platform: Platform, path: string): string | undefined {
  if (platform === 'web') return webPart(path);
  return path.endsWith('.hbc') ? `${platform} bytecode` : undefined;
}

/** The parts of one platform's bundle: each JS chunk by itself and the sum of every kind. */
function partsOf(platform: Platform, folder = bundleFolder(platform)): { sums: Part[]; chunks: Part[] } {
  const sums = new Map<string, Part>();
  const chunks: Part[] = [];
  for (const path of filesBelow(folder)) {
    const part = partOf(platform, path);
    if (!part) continue;
    const content = readFileSync(path);
    const measured = {
      part: relative(folder, path),
      bytes: content.length,
      gz: gzipSync(content, { level: 9 }).length,
    };
    if (part === 'web JS') chunks.push(measured);
    const sum = sums.get(part) ?? { part, bytes: 0, gz: 0 };
    sums.set(part, { part, bytes: sum.bytes + measured.bytes, gz: sum.gz + measured.gz });
  }
  return { sums: [...sums.values()], chunks };
}

/** The parts that are larger than their budget. */
const overBudget = (parts: readonly Part[]): Part[] =>
  parts.filter((part) => {
    const budget = budgets[part.part];
    return budget !== undefined && part[budget.of] > budget.most;
  });

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} KB`;

function rowOf(part: Part): string[] {
  const budget = budgets[part.part];
  const allowed = budget ? `budget ${kilobytes(budget.most)}${budget.of === 'gz' ? ' gz' : ''}` : '';
  return [
    part.part,
    kilobytes(part.bytes),
    `${kilobytes(part.gz)} gz`,
    allowed,
    overBudget([part]).length > 0 ? 'TOO LARGE' : '',
  ];
}

/** Measures what is built, building the phones' bundles first where asked. */
async function measure(native: boolean): Promise<{ sums: Part[]; chunks: Part[] }> {
  await bundle('web');
  const phones = ['android', 'ios'] as const;
  if (native) for (const platform of phones) await bundle(platform);
  const web = partsOf('web');
  const built = phones.filter((platform) => existsSync(bundleFolder(platform)));
  return { sums: [...web.sums, ...built.flatMap((platform) => partsOf(platform).sums)], chunks: web.chunks };
}

/** The parts of the app, on every platform, that are larger than they may be. */
export const sizesOverBudget = async (): Promise<Part[]> => overBudget((await measure(true)).sums);

async function report(native: boolean, check: boolean): Promise<Report> {
  const { sums, chunks } = await measure(native);
  const tooLarge = overBudget(sums).map(({ part }) => part);
  return {
    json: { parts: sums, chunks, budgets, tooLarge },
    rows: [...sums.map(rowOf), ...chunks.map((chunk) => rowOf({ ...chunk, part: `  ${chunk.part}` }))],
    ok: !check || tooLarge.length === 0,
  };
}

/** `size`: how large the app is on each platform, against its budget. */
export const size: Command = {
  name: 'size',
  summary: 'Bundle sizes of web, Android and iOS against their budgets',
  usage:
    'npm run lab -- size [--native] [--check] [--json]\n  --native  bundle Android and iOS too if that was not done\n  --check   fail if a part is over its budget',
  flags: { native: { type: 'boolean' }, check: { type: 'boolean' } },
  run: ({ values }) => report(values['native'] === true, values['check'] === true),
};
