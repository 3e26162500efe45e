import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { SYMBOLS } from './names';

/** Writes the paths of the symbols in `names.ts`, and of no others, to `paths.ts`. */

type IconSet = { icons: Record<string, { body: string } | undefined> };

const isIconSet = (value: unknown): value is IconSet => typeof value === 'object' && value !== null && 'icons' in value;

/** The generated module as text. */
export function symbolsModule(): string {
  const set: unknown = JSON.parse(
    readFileSync(createRequire(__filename).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  );
  if (!isIconSet(set)) throw new Error('The icon set has no icons');
  const lines = Object.keys(SYMBOLS)
    .sort()
    .map((name) => `  '${name}':\n    '${pathOf(set, name)}',\n`);
  return `// Generated from game-icons (CC BY 3.0) by \`npm run icons\`.\nimport type { SymbolName } from './names';\n\n/** Each symbol as an SVG path on a square of 512. */\nexport const PATHS: Readonly<Record<SymbolName, string>> = {\n${lines.join('')}};\n`;
}

function pathOf({ icons }: IconSet, name: string): string {
  const paths = [...(icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  if (paths.length === 0) throw new Error(`game-icons has no symbol ${name}`);
  return paths.join('');
}

if (require.main === module) writeFileSync(resolve(__dirname, 'paths.ts'), symbolsModule());
