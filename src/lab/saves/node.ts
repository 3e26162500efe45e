/** Programs that use the app's storage in Node: expo-sqlite's own JavaScript over a real SQLite with files. */
import { build, type Plugin } from 'esbuild';
import { join } from 'node:path';
import { root } from '../project';

const sqlite = join(root, '__tests__/setup/sqlite.ts');

/** What only a phone has is left out; the half of expo-sqlite that is native there is SQLite compiled for Node. */
const phone: Plugin = {
  name: 'phone',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/ExpoSQLite$/ }, () => ({ path: sqlite }));
    onResolve({ filter: /^(react-native|expo-asset|expo\/devtools)$/ }, ({ path }) => ({ path, namespace: 'phone' }));
    onLoad({ filter: /./, namespace: 'phone' }, () => ({ contents: "module.exports = { Platform: { OS: 'node' } };" }));
  },
};

/** Bundles a program, given as its text, into a file that Node can run; imports are relative to the project's folder. */
export async function bundleProgram(text: string, file: string): Promise<void> {
  await build({
    stdin: { contents: text, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    outfile: file,
    define: { __DEV__: 'false' },
    alias: { 'node-sqlite3-wasm': require.resolve('node-sqlite3-wasm') },
    external: [require.resolve('node-sqlite3-wasm')],
    plugins: [phone],
    logLevel: 'silent',
  });
}
