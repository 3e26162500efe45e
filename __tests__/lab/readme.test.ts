import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/lab/project';

const lab = join(root, 'src/lab');

/** The names of the commands in a file. */
const commandsIn = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^ {2}name: '(\w+)',\n {2}summary:/gm)].flatMap(([, name]) => name ?? []);

test('the page of the lab names every command', () => {
  const files = ['', 'commands'].flatMap((folder) =>
    readdirSync(join(lab, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => join(lab, folder, entry.name)),
  );
  const page = readFileSync(join(lab, 'README.md'), 'utf8');
  const names = files.flatMap(commandsIn);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !page.includes(`npm run lab -- ${name}`))).toEqual([]);
});
