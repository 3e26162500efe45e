import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The folder of the project. */
export const root = resolve(__dirname, '../..');

/** Every file below a folder of the project, as paths from its top. */
export function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(root, folder, entry.name);
    return entry.isDirectory() ? files(relative(root, path)) : [relative(root, path)];
  });
}
