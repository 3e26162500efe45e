/** Pages that use the app's storage in a browser: expo-sqlite as it is on the web, and nothing else of the app. */
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../project';

const MODULE = `
  module.exports = {
    Platform: { OS: 'web' },
    NativeModule: class { emit() {} },
    registerWebModule: (Module) => new Module(),
  };`;

/** Of Expo and React Native only what expo-sqlite asks for on the web; its worker is a file with a name that tells its type. */
const web: Plugin = {
  name: 'web',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(react-native|expo|expo-asset|expo\/devtools)$/ }, ({ path }) => ({
      path,
      namespace: 'web',
    }));
    onLoad({ filter: /./, namespace: 'web' }, () => ({ contents: MODULE }));
    onLoad({ filter: /expo-sqlite.web.SQLiteModule\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace("'./worker'", "'./worker.js'"),
      loader: 'ts',
    }));
  },
};

const options = {
  bundle: true,
  format: 'iife',
  target: 'es2020',
  resolveExtensions: ['.web.ts', '.web.js', '.tsx', '.ts', '.js'],
  loader: { '.wasm': 'file' },
  publicPath: '/',
  define: { __DEV__: 'false', 'process.env.NODE_ENV': '"production"' },
  plugins: [web],
  logLevel: 'silent',
} satisfies BuildOptions;

/** Makes a folder that can be served: a page with a program, given as its text, and SQLite's worker beside it. */
export async function bundlePage(text: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const stdin = { contents: text, resolveDir: root, loader: 'ts' } as const;
  await build({ ...options, stdin, outfile: join(folder, 'page.js') });
  const worker = join(root, 'node_modules/expo-sqlite/web/worker.ts');
  await build({ ...options, entryPoints: [worker], outfile: join(folder, 'worker.js') });
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Storage</title><script src="/page.js"></script>');
}
