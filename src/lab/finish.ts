import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesBelow } from './files';
import { policy } from './policy';
import { root } from './project';

// The worker is the browser's own business; maps and metadata are for people who look into a build.
const notKept = /\.map$|^(metadata\.json|worker\.js)$/;

const meta = /\s*<meta (?:http-equiv="Content-Security-Policy"|name="build") [^>]*>/g;

/** The page with its policy, so that any static host has it, and with the name of its build. */
const finished = (page: string, build: string): string =>
  page
    .replace(meta, '')
    .replace(
      /<meta charset="utf-8" \/>/,
      `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <meta name="build" content="${build}" />`,
    );

/**
 * Finishes a web build: names it after its content, in its page and in its worker (public/worker.js), and gives the worker the list
 * of files that it keeps in the browser.
 */
export function finishWeb(folder: string): void {
  const page = join(folder, 'index.html');
  writeFileSync(page, finished(readFileSync(page, 'utf8'), ''));
  const worker = readFileSync(join(root, 'public/worker.js'), 'utf8');
  const hash = createHash('sha256').update(worker);
  const files: string[] = [];
  for (const path of filesBelow(folder)) {
    const name = relative(folder, path).split(sep).join('/');
    if (notKept.test(name)) continue;
    files.push(`/${name}`);
    hash.update(name).update('\0').update(readFileSync(path)).update('\0');
  }
  const build = hash.digest('hex').slice(0, 16);
  writeFileSync(page, finished(readFileSync(page, 'utf8'), build));
  writeFileSync(join(folder, 'worker.js'), `self.app = ${JSON.stringify({ build, files })};\n${worker}`);
}
