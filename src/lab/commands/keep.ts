import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { textFlag, type Command } from '../command';
import { root } from '../project';
import { bundleProgram } from '../saves/node';

const run = promisify(execFile);

/** Plays the games in a process of its own, which leaves their files and its database in a folder. */
const program = (folder: string): string => `
  import { copyFileSync, writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { defaultDatabaseDirectory } from 'expo-sqlite';
  import { keep } from './src/lab/saves/keep';
  keep('kept').then((files) => {
    copyFileSync(join(defaultDatabaseDirectory, 'kept-1.db'), ${JSON.stringify(join(folder, 'database.db'))});
    writeFileSync(${JSON.stringify(join(folder, 'files.json'))}, JSON.stringify(files));
  });`;

/** Leaves games as this version does, to be kept with the tests for ever: done once, as a version is released. */
export const keep: Command = {
  name: 'keep',
  summary: 'Games and a database as this version leaves them, kept for the tests of all later ones',
  usage: 'npm run lab -- keep --as 1.1',
  flags: { as: { type: 'string' } },
  async run(flags) {
    const version = textFlag(flags, 'as');
    const place = join(root, '__tests__/storage/kept', version);
    const folder = await mkdtemp(join(tmpdir(), 'keep-'));
    try {
      await bundleProgram(program(folder), join(folder, 'keep.js'));
      await run(process.execPath, [join(folder, 'keep.js')]);
      const files: Record<string, string> = JSON.parse(await readFile(join(folder, 'files.json'), 'utf8'));
      // What was kept once is never made anew.
      await mkdir(place);
      for (const [name, text] of Object.entries(files)) await writeFile(join(place, `${name}.json`), text);
      await copyFile(join(folder, 'database.db'), join(place, 'database.db'));
      const names = Object.keys(files);
      return { json: { version, files: names }, rows: [[version, `${names.length} games and a database`]] };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
