// Runs a program of this folder, on a fresh clone too: `node src/lab/run.mjs play`. Plain Node only, since nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const oldest = [20, 19, 4];

function refuseOldNode() {
  const version = process.versions.node.split('.').map(Number);
  const differs = oldest.findIndex((part, index) => part !== version[index]);
  if (differs === -1 || version[differs] > oldest[differs]) return;
  process.stderr.write(`Pick & Lantern needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

const packages = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

function isInstalled() {
  const installed = packages(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(packages(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}

function install() {
  process.stderr.write('Installing the packages (once, a few minutes) …\n');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  // npm hands its own --silent on to its children, and a failure must be seen.
  const env = { ...process.env, npm_config_loglevel: 'error' };
  return spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 2, 2], shell: !npm }).status === 0;
}

refuseOldNode();
const [program, ...args] = process.argv.slice(2);
if (!isInstalled() && !install()) {
  if (program === 'test') process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', join('src/lab', `${program}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
