import { join } from 'node:path';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/commonjs/web/LoadSkiaWeb';
import { build } from 'esbuild';
import { textFlag, type Command } from '../command';
import { root } from '../project';

/** The sheets' program with Skia for Node in place of the phone's. */
async function bundled(): Promise<string> {
  const outfile = join(root, 'build/gallery/sheets.cjs');
  await build({
    entryPoints: [join(root, 'src/lab/gallery/sheets.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'error',
    plugins: [
      {
        name: 'skia for node',
        setup(pack) {
          pack.onResolve({ filter: /^@shopify\/react-native-skia$/ }, () => ({
            path: join(root, 'src/lab/gallery/skia.ts'),
          }));
        },
      },
    ],
  });
  return outfile;
}

/** All pictures side by side, to look at. */
export const gallery: Command = {
  name: 'gallery',
  summary: 'Sheets of all pictures, in a hand and looked at closely, in every theme, in build/gallery',
  usage: 'npm run lab -- gallery [--only hand-dark]',
  flags: { only: { type: 'string', default: '' } },
  async run(flags) {
    await LoadSkiaWeb();
    const program: { drawSheets(folder: string, word: string): string[] } = await import(await bundled());
    const files = program.drawSheets(join(root, 'build/gallery'), textFlag(flags, 'only'));
    return { json: files, rows: files.map((file) => [`build/gallery/${file}`]) };
  },
};
