import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RECIPES } from './sounds';
import { wav } from './synth';
import { tuneFile } from './tune';

/** Every sound as a file, by name. */
export const soundFiles = (): readonly (readonly [name: string, file: Uint8Array])[] =>
  Object.entries(RECIPES).map(([name, { wave, peak }]) => [`${name}.wav`, wav(wave(), peak)] as const);

/** Writes the sounds and the music to `assets/sounds`. */
function write(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of [...soundFiles(), tuneFile()]) writeFileSync(join(folder, name), file);
}

if (require.main === module) write(resolve(__dirname, '../../../assets/sounds'));
