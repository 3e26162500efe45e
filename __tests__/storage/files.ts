/** The files of a database, as a test reads, copies and breaks them. */
import { defaultDatabaseDirectory } from 'expo-sqlite';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path of a file of the database with this name. */
export const pathOf = (name: string, number = 1): string =>
  join(String(defaultDatabaseDirectory), `${name}-${number}.db`);

/** What a database keeps beside its main file, by how their names end. */
export const PARTS = ['', '-wal', '-journal'] as const;

/** The bytes of a database's files; one that is not there is missing. */
export type Image = ReadonlyMap<(typeof PARTS)[number], Buffer>;

/** What is on disk now. */
export const imageOf = (path: string): Image =>
  new Map(PARTS.filter((part) => existsSync(path + part)).map((part) => [part, readFileSync(path + part)]));

/** Puts files on disk as if they had been found there. The lock of whoever died is gone, as an operating system sees to. */
export function layOut(path: string, image: Image): void {
  for (const part of [...PARTS, '.lock']) rmSync(path + part, { recursive: true, force: true });
  for (const [part, bytes] of image) writeFileSync(path + part, bytes);
}
