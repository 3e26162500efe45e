/**
 * Room for files in a browser. There SQLite keeps its files in a pool of a fixed size, which it makes at the first visit and
 * never again: a visit that ends early leaves a pool too small, and files that were set aside fill it. Empty files that are
 * added before SQLite looks into the pool are taken as room.
 */
const POOL = 'expo-sqlite';
/** The database with its log and its journal, the same for the next file, and one to look for the file after that. */
const FREE = 7;

/** Sees to it that there is room for a database and for a fresh one beside it; phones always have it. */
export async function makeRoom(): Promise<void> {
  try {
    const top = await globalThis.navigator?.storage?.getDirectory?.();
    if (top === undefined) return;
    const pool = await top.getDirectoryHandle(POOL, { create: true });
    let free = 0;
    for await (const entry of pool.values()) if (entry.kind === 'file' && (await isFree(entry))) free++;
    for (; free < FREE; free++) await pool.getFileHandle(nameOf(), { create: true });
  } catch {
    // SQLite says itself what it lacks.
  }
}

/** Asks the browser to throw nothing of it away when it needs room for other pages; phones never do. */
export async function askToKeep(): Promise<void> {
  try {
    await globalThis.navigator?.storage?.persist?.();
  } catch {
    // A browser that will not promise keeps it as long as it can.
  }
}

/** A name that no other file has. */
const nameOf = (): string => `room-${Math.random().toString(36).slice(2)}`;

/** A file of the pool begins with the path it stands for; one that stands for nothing is free. */
async function isFree(file: FileSystemFileHandle): Promise<boolean> {
  const head = await (await file.getFile()).slice(0, 1).arrayBuffer();
  return head.byteLength === 0 || new Uint8Array(head)[0] === 0;
}
