/** How names are brought onto cards, which do not grow: a little smaller, and broken where a long word may be. */

/** The usual width of a letter, in parts of the size of type. */
const LETTER = 0.56;
const SOFT = '\u00ad';

/** Before these a word may be broken, if a vowel stands before and after them. */
const BEFORE =
  /(?<=[aeiouyäöü][a-zäöüß]*)(?=(?:sch[lmnrw]?|(?<!s)ch|ck|ph|qu|th|str?|spr?|[bfgkp][lr]|(?<!n)[dt]r|(?<!c)k|(?<![cpst])h|(?<!sch)[lmnrw]|[bcdfgjpqstvxzß])[aeiouyäöü])/gi;

/** A word with marks where it may be broken, three letters from its beginning and two from its end at the nearest. */
export function hyphenated(word: string): string {
  let out = '';
  let from = 0;
  for (const { index } of word.matchAll(BEFORE)) {
    if (index < 3 || index > word.length - 2 || index - from < 2) continue;
    out += word.slice(from, index) + SOFT;
    from = index;
  }
  return out + word.slice(from);
}

/** A text in a size in which it fits. */
export interface Fit {
  readonly text: string;
  readonly size: number;
}

const partsOf = (text: string): string[] => text.split(/(?<=[\s\-\u00ad])/);

/** How many lines a text takes; Infinity where a part of it is too wide for any. */
function linesOf(text: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const part of partsOf(text)) {
    const letters = part.replace(SOFT, '').trimEnd().length + (part.endsWith(SOFT) ? 0.6 : 0);
    if (letters > room) return Infinity;
    if (used + letters > room) {
      lines++;
      used = 0;
    }
    used += part.replace(SOFT, '').length;
  }
  return lines;
}

/** The largest size between two at which a text fits into so many lines of a width; long words are broken only if nothing else helps. */
export function fit(text: string, width: number, most: number, least: number, lines: number): Fit {
  const broken = text.replace(/[a-zäöüß]{7,}/gi, hyphenated);
  for (const tried of [text, broken])
    for (let size = most; size >= least; size -= 0.5)
      if (linesOf(tried, width / (size * LETTER)) <= lines) return { text: tried, size };
  return { text: broken, size: least };
}
