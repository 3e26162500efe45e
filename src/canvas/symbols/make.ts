import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { SYMBOLS } from './names';
import { coarse } from './outline';

/** Writes the paths of the symbols in `names.ts`, and of no others, to `paths.ts`. */

type IconSet = { icons: Record<string, { body: string } | undefined> };

const isIconSet = (value: unknown): value is IconSet => typeof value === 'object' && value !== null && 'icons' in value;

/** The paths of the symbols, as the icon set has them. */
export function symbolOriginals(): Record<string, string> {
  const file = createRequire(__filename).resolve('@iconify-json/game-icons/icons.json');
  const set: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isIconSet(set)) throw new Error('The icon set has no icons');
  return Object.fromEntries(Object.keys(SYMBOLS).map((name) => [name, pathOf(set, name)]));
}

/** The paths of the symbols as they are shipped. */
export const symbolPaths = (): Record<string, string> =>
  Object.fromEntries(Object.entries(symbolOriginals()).map(([name, path]) => [name, coarse(path)]));

function pathOf({ icons }: IconSet, name: string): string {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  if (paths.length === 0) throw new Error(`game-icons has no symbol ${name}`);
  return paths.join('');
}

async function write(file: string): Promise<void> {
  const text = `// Generated from game-icons (CC BY 3.0) by \`npm run icons\`.
import type { SymbolName } from './names';

/** Each symbol as an SVG path on a square of 512. */
export const PATHS: Readonly<Record<SymbolName, string>> = ${JSON.stringify(symbolPaths())};
`;
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }));
}

if (require.main === module) void write(resolve(__dirname, 'paths.ts'));
