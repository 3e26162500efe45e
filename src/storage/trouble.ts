/** Why the storage cannot be used: each has its own message and its own way on. */
export const TROUBLES = ['broken', 'newer', 'elsewhere', 'unavailable'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The storage said no, and why. */
export class StorageTrouble extends Error {
  constructor(
    readonly trouble: Trouble,
    options?: ErrorOptions,
  ) {
    super(`storage: ${trouble}`, options);
  }
}

// SQLite says so in words; its codes do not come through on every platform.
const DAMAGE =
  /not a database|malformed|corrupt|disk image|unsupported file format|readonly database|no such (table|column)|already exists|SQLITE_(CORRUPT|NOTADB)/i;
const TAKEN =
  /NoModificationAllowed|locked by another|Access Handles cannot be created|database is locked|SQLITE_BUSY/i;

/** What the place does, not the file: to begin afresh would not help. */
const PLACE =
  /disk is full|SQLITE_FULL|disk I\/O|SQLITE_(IOERR|CANTOPEN|NOMEM)|unable to open|out of memory|quota|NotAllowed|Security|closed/i;

/** Sorts what went wrong in a file that could be opened: whatever is neither the place nor somebody else is the file itself. */
export function fileTroubleOf(error: unknown): StorageTrouble {
  const trouble = troubleOf(error);
  const isOfPlace = trouble.trouble !== 'unavailable' || PLACE.test(String(error));
  return isOfPlace ? trouble : new StorageTrouble('broken', { cause: error });
}

/** Sorts what went wrong by what can be done about it. */
export function troubleOf(error: unknown): StorageTrouble {
  if (error instanceof StorageTrouble) return error;
  const words = String(error);
  const kind = DAMAGE.test(words) ? 'broken' : TAKEN.test(words) ? 'elsewhere' : 'unavailable';
  return new StorageTrouble(kind, { cause: error });
}
