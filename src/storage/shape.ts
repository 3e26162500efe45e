/** Readers of values that come from outside: each gives back the precise type or throws. */

/** A value that is not what it should be. */
export class Misshapen extends Error {
  constructor(readonly wanted: string) {
    super(`not ${wanted}`);
    this.name = 'Misshapen';
  }
}

/** An object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object; with names, one that has no other fields than these. */
export function fields(value: unknown, names?: readonly string[]): Fields {
  if (!isFields(value)) throw new Misshapen('an object');
  const stranger = names && Object.keys(value).find((key) => !names.includes(key));
  if (stranger !== undefined) throw new Misshapen(`one of ${names?.join(', ')}`);
  return value;
}

/** A text of at most so many characters. */
export function text(value: unknown, most: number): string {
  if (typeof value !== 'string' || value.length > most) throw new Misshapen(`a text of at most ${most} characters`);
  return value;
}

/** A whole number between two others. */
export function whole(value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least || value > most) {
    throw new Misshapen(`a whole number from ${least} to ${most}`);
  }
  return value;
}

/** A number that JSON can hold. */
export function finite(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Misshapen('a number');
  return value;
}

/** A list of at most so many things. */
export function list<T>(value: unknown, most: number, read: (item: unknown) => T): T[] {
  if (!Array.isArray(value) || value.length > most) throw new Misshapen(`a list of at most ${most}`);
  return value.map((item: unknown) => read(item));
}

/** One of some known texts. */
export function oneOf<T extends string>(value: unknown, choices: readonly T[]): T {
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw new Misshapen(`one of ${choices.join(', ')}`);
  return choice;
}

/** A value that may be missing. */
export const orNull = <T>(value: unknown, read: (value: unknown) => T): T | null =>
  value === null || value === undefined ? null : read(value);

/** A JSON text. */
export function json(value: unknown): unknown {
  if (typeof value !== 'string') throw new Misshapen('a JSON text');
  try {
    return JSON.parse(value);
  } catch {
    throw new Misshapen('a JSON text');
  }
}
