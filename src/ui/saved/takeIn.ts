import { FileRefused, type FileTrouble } from '../../storage/exchange';

/** The texts that say what came of taking a file in. */
export type TakenIn = 'saved.taken' | 'saved.failed' | 'import.unsaved' | `import.${FileTrouble}`;

/** Takes a file in and gives the text that says what came of it; null if none was picked. */
export async function takeIn(
  pick: () => Promise<string | null>,
  read: (file: string) => Promise<unknown>,
): Promise<TakenIn | null> {
  try {
    const file = await pick();
    if (file === null) return null;
    return await read(file).then(
      () => 'saved.taken',
      // The file may be as it should be, and the disk not.
      (error: unknown) => refusalOf(error) ?? 'import.unsaved',
    );
  } catch (error) {
    return refusalOf(error) ?? 'saved.failed';
  }
}

const refusalOf = (error: unknown) => (error instanceof FileRefused ? (`import.${error.trouble}` as const) : null);
