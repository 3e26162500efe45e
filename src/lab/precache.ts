import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow } from './files';

// The worker and its list are the browser's own business; maps and metadata are for people who look into a build.
const notKept = /\.map$|^(metadata\.json|worker\.js|files\.js)$/;

/** Writes the list of files that the app's worker (public/worker.js) keeps in the browser, under a name made from their content. */
export function writePrecacheList(folder: string): void {
  const hash = createHash('sha256');
  const files: string[] = [];
  for (const path of filesBelow(folder)) {
    const name = relative(folder, path).split(sep).join('/');
    if (notKept.test(name)) continue;
    files.push(`/${name}`);
    hash.update(name).update('\0').update(readFileSync(path)).update('\0');
  }
  hash.update(readFileSync(join(folder, 'worker.js')));
  const app = { build: hash.digest('hex').slice(0, 16), files };
  writeFileSync(join(folder, 'files.js'), `self.app = ${JSON.stringify(app)};\n`);
}
