/** Plain values compared and frozen through and through. */

// Looked up once: under jest every mention of a global is slow, and these run for every number of every state.
const { freeze, hasOwn, is, isFrozen, keys } = Object;
const { isArray } = Array;
const { get } = Reflect;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values are the same through and through; a missing key is not an undefined one, nor 0 the same as −0. */
function equal(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return is(a, b);
  if (a === b) return true;
  if (isArray(a) || isArray(b)) return isArray(a) && isArray(b) && equalLists(a, b);
  const names = keys(a);
  if (names.length !== keys(b).length) return false;
  return names.every((name) => hasOwn(b, name) && equal(get(a, name), get(b, name)));
}

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) {
    const found = a[at];
    if (found === b[at] && found !== 0 && found !== undefined) continue;
    if (!(at in a) || !(at in b) || !equal(found, b[at])) return false;
  }
  return true;
}

function differences(found: unknown, expected: unknown, path: string): string[] {
  if (equal(found, expected)) return [];
  if (!isObject(found) || !isObject(expected)) {
    return [`${path || 'value'}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`];
  }
  const names = new Set([...keys(found), ...keys(expected)]);
  return [...names].flatMap((name) => differences(get(found, name), get(expected, name), `${path}.${name}`));
}

/** Throws unless two values are the same, and says where they differ. */
export function same(found: unknown, expected: unknown, what: string): void {
  if (equal(found, expected)) return;
  throw new Error([what, ...differences(found, expected, '').slice(0, 12)].join('\n'));
}

/** Freezes a value and all that is in it. */
export function deepFreeze<T>(value: T): T {
  if (!isObject(value) || isFrozen(value)) return value;
  freeze(value);
  if (isArray(value)) for (let at = 0; at < value.length; at++) deepFreeze(value[at]);
  else for (const name of keys(value)) deepFreeze(get(value, name));
  return value;
}
