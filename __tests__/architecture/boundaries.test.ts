import { ESLint, type Linter } from 'eslint';
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { files, root } from './sources';

const config = jest.requireActual<Linter.Config[]>('../../eslint.config.js');
const blockWith = (holds: (block: Linter.Config) => unknown): Linter.Config => config.find(holds) ?? {};
const { plugins = {} } = blockWith((block) => block.plugins?.['import']);
const { languageOptions = {}, settings = {} } = blockWith((block) => block.plugins?.['@typescript-eslint']);

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts'], plugins, languageOptions, settings },
    ...config.filter((block) => block.name?.startsWith('boundary')),
  ],
});

/** What the boundary rules of the project say about a file with this text; they need no type information. */
async function complaints(path: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: resolve(root, path) });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const anyFileIn = (folder: string, from: string): string => {
  const file = files(folder).find((path) => /\.tsx?$/.test(path));
  if (!file) throw new Error(`no file in ${folder}`);
  return `${'../'.repeat(from.split('/').length - 1)}${file}`.replace(/\.tsx?$/, '');
};

// An import is resolved on disk: a folder nobody has begun yet has nothing to hold to its boundary.
const begun = (rows: [path: string, folder: string][]): [path: string, folder: string][] =>
  rows.filter(([path]) => existsSync(resolve(root, dirname(path))));

test.each(
  begun([
    ['src/engine/new.ts', 'src/i18n'],
    ['src/bots/new.ts', 'src/games'],
    ['src/bots/new.ts', 'src/storage'],
    ['src/storage/new.ts', 'src/ui'],
    ['src/canvas/new.ts', 'src/ui'],
    ['src/ui/new.ts', 'src/games'],
    ['src/ui/page/new.ts', 'src/ui/table'],
    ['src/ui/table/new.ts', 'src/ui/page'],
    ['src/table/new.ts', 'src/games'],
    ['src/lab/new.ts', 'src/ui'],
    ['app/new.ts', 'src/lab'],
  ]),
)('%s may not import from %s', async (path, folder) => {
  expect(await complaints(path, `import '${anyFileIn(folder, path)}';`)).toEqual(['import/no-restricted-paths']);
});

test.each(
  begun([
    ['src/bots/new.ts', 'src/engine'],
    ['src/ui/new.ts', 'src/i18n'],
    ['src/lab/new.ts', 'src/storage'],
    ['app/new.ts', 'src/ui'],
  ]),
)('%s may import from %s', async (path, folder) => {
  expect(await complaints(path, `import '${anyFileIn(folder, path)}';`)).toEqual([]);
});

test.each([
  ["import { createMachine } from 'xstate';", 'no-restricted-imports'],
  ['export const now = Date.now();', 'no-restricted-globals'],
  ["console.log('dug');", 'no-restricted-globals'],
  ['export const roll = Math.random();', 'no-restricted-properties'],
])('the rules contain no %s', async (text, rule) => {
  for (const folder of ['engine', 'games', 'bots']) {
    expect(await complaints(`src/${folder}/new.ts`, text)).toEqual([rule]);
  }
});
