import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, root } from './sources';

const isCode = (path: string): boolean => /\.(tsx?|m?js)$/.test(path);

/** The places, as path:line, where a pattern stands in the code below the folders. */
function places(folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap(files)
    .filter(isCode)
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
    );
}

test('no lint or type error is suppressed', () => {
  const suppression = new RegExp(
    ['eslint', 'disable'].join('-') + '|' + ['@ts', '(ignore|expect-error|nocheck)'].join('-'),
  );
  expect(places(['app', 'src', '__tests__'], suppression)).toEqual([]);
});

test('table, bots, storage, canvas and ui never name a game', () => {
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(games.length).toBeGreaterThan(0);
  const names = games.map((game) => game.name.replaceAll('-', '[-_ ]?')).join('|');
  const folders = ['table', 'bots', 'storage', 'canvas', 'ui'].map((folder) => `src/${folder}`);
  expect(places(folders, new RegExp(names, 'i'))).toEqual([]);
});

test('no two files differ by case alone, which many disks ignore', () => {
  const plain = ['app', 'src', '__tests__', 'assets', 'public']
    .flatMap(files)
    .map((path) => path.replace(/\.tsx?$/, ''));
  const seen = new Map<string, string>();
  const twins = plain.flatMap((path) => {
    const twin = seen.get(path.toLowerCase());
    seen.set(path.toLowerCase(), path);
    return twin === undefined || twin === path ? [] : [[twin, path]];
  });
  expect(twins).toEqual([]);
});
