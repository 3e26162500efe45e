/** The files of a database, as a test reads, copies and breaks them. */
import { defaultDatabaseDirectory } from 'expo-sqlite';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path of a file of the database with this name. */
export const pathOf = (name: string, number = 1): string =>
  join(String(defaultDatabaseDirectory), `${name}-${number}.db`);

/** The bytes of a database and of its log; a file that is not there is null. */
export interface Image {
  readonly main: Buffer | null;
  readonly log: Buffer | null;
}

const bytesOf = (path: string): Buffer | null => (existsSync(path) ? readFileSync(path) : null);

/** What is on disk now. */
export const imageOf = (path: string): Image => ({ main: bytesOf(path), log: bytesOf(`${path}-wal`) });

/** Puts files on disk as if they had been found there. The lock of whoever died is gone, as an operating system sees to. */
export function layOut(path: string, image: Image): void {
  for (const suffix of ['', '-wal', '-journal', '.lock']) rmSync(path + suffix, { recursive: true, force: true });
  if (image.main) writeFileSync(path, image.main);
  if (image.log) writeFileSync(`${path}-wal`, image.log);
}
