/** A disk that remembers every write, so that it can be looked at as it would have been found after a crash at any moment. */
import fs from 'node:fs';
import { roll, type Rng } from '../../src/engine/rng';
import { PARTS, type Image } from './files';

/** What was done to a file, in the order it was done. */
export type Act =
  | { readonly act: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly act: 'truncate'; readonly path: string; readonly size: number }
  | { readonly act: 'sync'; readonly path: string }
  | { readonly act: 'remove'; readonly path: string }
  /** Not an act of the disk: the program was told that its step is done. */
  | { readonly act: 'confirmed'; readonly step: number };

/** Writes down everything that SQLite does to files while a task runs; files that are not below the path are left out. */
export async function watched(
  path: string,
  task: (confirmed: (step: number) => void) => Promise<void>,
): Promise<Act[]> {
  // Node keeps for good what it removes files with when it is first asked to: not what watches here.
  fs.rmSync(`${path}.none`, { recursive: true, force: true });
  const acts: Act[] = [];
  const paths = new Map<number, string>();
  const note = (fd: number, act: (path: string) => Act): void => {
    const known = paths.get(fd);
    if (known?.startsWith(path)) acts.push(act(known));
  };
  const { openSync, writeSync, ftruncateSync, unlinkSync } = fs;
  const spies = [
    jest.spyOn(fs, 'openSync').mockImplementation((...call) => {
      const fd = openSync(...call);
      paths.set(fd, String(call[0]));
      return fd;
    }),
    jest.spyOn(fs, 'writeSync').mockImplementation((fd: number, bytes: unknown, ...[offset, length, at]: unknown[]) => {
      if (!(bytes instanceof Uint8Array) || typeof at !== 'number') throw new Error('not a write of SQLite');
      note(fd, (known) => ({ act: 'write', path: known, at, bytes: Buffer.from(bytes) }));
      return writeSync(fd, bytes, Number(offset), Number(length), at);
    }),
    jest.spyOn(fs, 'fsyncSync').mockImplementation((fd) => note(fd, (known) => ({ act: 'sync', path: known }))),
    jest.spyOn(fs, 'ftruncateSync').mockImplementation((fd, size) => {
      note(fd, (known) => ({ act: 'truncate', path: known, size: size ?? 0 }));
      ftruncateSync(fd, size);
    }),
    jest.spyOn(fs, 'unlinkSync').mockImplementation((file) => {
      if (String(file).startsWith(path)) acts.push({ act: 'remove', path: String(file) });
      unlinkSync(file);
    }),
  ];
  try {
    await task((step) => void acts.push({ act: 'confirmed', step }));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return acts;
}

/** Lets a test open thousands of copies without waiting for the disk: what it looks at is not meant to last. */
export function withoutWaiting(): void {
  jest.spyOn(fs, 'fsyncSync').mockImplementation(() => undefined);
}

interface Kept {
  /** As programs see it. */
  cache: Buffer;
  /** As it is after the power fails: what was synced, and what has not been since. */
  plate: Buffer;
  pending: Extract<Act, { act: 'write' | 'truncate' }>[];
}

const SECTOR = 512;

function changed(file: Buffer, act: Extract<Act, { act: 'write' | 'truncate' }>, length = Infinity): Buffer {
  if (act.act === 'truncate') return Buffer.concat([file, Buffer.alloc(Math.max(0, act.size - file.length))], act.size);
  const bytes = act.bytes.subarray(0, length);
  const grown = Buffer.alloc(Math.max(file.length, act.at + bytes.length));
  file.copy(grown);
  bytes.copy(grown, act.at);
  return grown;
}

/** A disk on which acts are done again one by one. */
export function makeDisk(path: string) {
  const files = new Map<string, Kept>();
  const image = (bytes: (file: Kept) => Buffer): Image =>
    new Map(
      PARTS.flatMap((part) => {
        const file = files.get(path + part);
        return file ? [[part, bytes(file)] as const] : [];
      }),
    );
  const fileAt = (name: string): Kept => {
    const known = files.get(name) ?? { cache: Buffer.alloc(0), plate: Buffer.alloc(0), pending: [] };
    files.set(name, known);
    return known;
  };
  return {
    do(act: Act): void {
      if (act.act === 'confirmed') return;
      if (act.act === 'remove') return void files.delete(act.path);
      const file = fileAt(act.path);
      if (act.act === 'sync') {
        file.plate = file.cache;
        file.pending = [];
        return;
      }
      file.cache = changed(file.cache, act);
      file.pending.push(act);
    },
    /** The process was killed: the operating system still writes what it was given. */
    killed: (): Image => image((file) => file.cache),
    /** The process was killed in the middle of a write. */
    torn(act: Act, rng: Rng): Image {
      if (act.act !== 'write') return image((file) => file.cache);
      const part = roll(rng, act.bytes.length);
      const file = fileAt(act.path);
      return image((kept) => (kept === file ? changed(file.cache, act, part) : kept.cache));
    },
    /** The power failed: of what was not synced any part may be there, down to a sector. */
    dark: (rng: Rng): Image =>
      image((file) =>
        file.pending.reduce((plate, act) => {
          const part = roll(rng, 3);
          if (part === 0) return plate;
          const sectors = act.act === 'write' ? Math.ceil(act.bytes.length / SECTOR) : 0;
          return changed(plate, act, part === 1 ? Infinity : roll(rng, sectors + 1) * SECTOR);
        }, file.plate),
      ),
  };
}
