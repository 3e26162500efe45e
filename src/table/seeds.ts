/** Seeds of deals: what a rematch is dealt from, and what somebody may type. */

/** The seed of a rematch: as long as the one before, however many have been played. */
export function nextSeed(seed: string): string {
  const [, base = seed, marks = '', number = ''] = /^(.*?)(\++)(\d*)$/.exec(seed) ?? [];
  // 1.0 has added a mark for each rematch.
  const played = number === '' ? marks.length : Number(number);
  return `${base}+${played + 1}`;
}

/** A seed that somebody typed. Those of the daily mines have a sign that cannot be typed, nor be pasted here. */
export const typedSeed = (typed: string): string => typed.replace(/\p{C}/gu, '').trim();
