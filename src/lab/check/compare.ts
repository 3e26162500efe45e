/** Plain values compared, copied and frozen through and through. */

const isList = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values are the same through and through; a missing key is not an undefined one, nor 0 the same as −0. */
export function equal(a: unknown, b: unknown): boolean {
  if (!isList(a) || !isList(b)) return Object.is(a, b);
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && equalLists(a, b);
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && equal(Reflect.get(a, key), Reflect.get(b, key)));
}

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!(at in a) || !(at in b) || !equal(a[at], b[at])) return false;
  return true;
}

function differences(found: unknown, expected: unknown, path: string): string[] {
  if (equal(found, expected)) return [];
  if (!isList(found) || !isList(expected)) {
    return [`${path || 'value'}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`];
  }
  const keys = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...keys].flatMap((key) => differences(Reflect.get(found, key), Reflect.get(expected, key), `${path}.${key}`));
}

/** Throws unless two values are the same, and says where they differ. */
export function same(found: unknown, expected: unknown, what: string): void {
  if (equal(found, expected)) return;
  throw new Error([what, ...differences(found, expected, '').slice(0, 12)].join('\n'));
}

/** Freezes a value and all that is in it. */
export function deepFreeze<T>(value: T): T {
  if (isList(value) && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) deepFreeze(Reflect.get(value, key));
  }
  return value;
}
