/** How names are brought onto cards, which do not grow: a little smaller, and broken where a long word may be. */

/** The usual width of a letter, in parts of the size of type. */
const LETTER = 0.56;
const SOFT = '\u00ad';
const LONG = /[a-zäöüß]{7,}/gi;
/** On the narrowest cards shorter words have to give way as well. */
const ANY = /[a-zäöüß]{5,}/gi;

/** Before these a word may be broken, if a vowel stands before and after them. */
const BEFORE =
  /(?<=[aeiouyäöü][a-zäöüß]*)(?=(?:sch[lmnrw]?|(?<!s)ch|ck|ph|qu|th|str?|spr?|[bfgkp][lr]|(?<!n)[dt]r|(?<!c)k|(?<![cpst])h|(?<!sch)[lmnr]|zw|(?<!sch|z)w|[bcdfgjpqstvxzß])[aeiouyäöü])/gi;

/** Second halves of words whose seam no rule of syllables finds: broken before them, and neither within nor, if short, before. */
const HALF = /(?<=^.{4,})(?:hacke|eingang|einsturz|einbruch|armreif|tagsfeier|tunnel|gilde|axe)$/i;
const SHORT_HALF = 10;

/**
 * A word with marks where it may be broken, three letters from its beginning (two as in Ab-zweig) and two from its end at the
 * nearest; a short half stays whole unless it has to give way.
 */
export function hyphenated(word: string, givesWay = false): string {
  const half = HALF.exec(word);
  if (half !== null) {
    const head = word.slice(0, half.index);
    return (givesWay || head.length > SHORT_HALF ? hyphenated(head) : head) + SOFT + half[0];
  }
  let out = '';
  let from = 0;
  for (const { index } of word.matchAll(BEFORE)) {
    if (index < (word.startsWith('zw', index) ? 2 : 3) || index > word.length - 2 || index - from < 2) continue;
    out += word.slice(from, index) + SOFT;
    from = index;
  }
  return out + word.slice(from);
}

/** A word that may be broken once, nearest to its middle: there the parts of a long German word meet most often. */
export function halved(word: string): string {
  const parts = hyphenated(word).split(SOFT);
  const off = (at: number): number => Math.abs(parts.slice(0, at).join('').length - word.length / 2);
  const [middle] = parts.flatMap((_, at) => (at === 0 ? [] : [at])).sort((a, b) => off(a) - off(b));
  return middle === undefined ? word : parts.slice(0, middle).join('') + SOFT + parts.slice(middle).join('');
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

/** Whether a text fits into so many lines of a width without breaking a word. */
export const fits = (text: string, width: number, size: number, lines: number): boolean =>
  linesOf(text, width / (size * LETTER)) <= lines;

/** The largest size between two at which a text fits into so many lines of a width; long words are broken only if nothing else helps. */
export function fit(text: string, width: number, most: number, least: number, lines: number): Fit {
  const [once, often] = [
    text.replace(LONG, (word) => halved(word)),
    text.replace(LONG, (word) => hyphenated(word, true)),
  ];
  for (const tried of [text, once, often])
    for (let size = most; size >= least; size -= 0.5)
      if (linesOf(tried, width / (size * LETTER)) <= lines) return { text: tried, size };
  const any = text.replace(ANY, (word) => hyphenated(word, true));
  const isNarrow = (tried: string): boolean => linesOf(tried, width / (least * LETTER)) === Infinity;
  return { text: !isNarrow(once) ? once : !isNarrow(often) || isNarrow(any) ? often : any, size: least };
}

/** How wide a word is in headlines, whose face is narrower, in parts of the size of type. */
const broadOf = (word: string): number =>
  [...word].reduce(
    (sum, letter) =>
      sum + (/[mw]/i.test(letter) ? 0.75 : /[fijlrt]/.test(letter) ? 0.36 : /[A-ZÄÖÜ]/.test(letter) ? 0.6 : 0.49),
    0,
  );

/** The largest size between two at which no word of a headline has to be broken. */
export function unbroken(text: string, width: number, most: number, least: number): number {
  const longest = Math.max(1, ...text.split(/[\s\-]+/).map(broadOf));
  return Math.max(least, Math.min(most, Math.floor((width / longest) * 2) / 2));
}

const firstOf = (name: string): string => name.split(' ', 1)[0] ?? name;

/** Somebody's name on one line: whole if there is room for it, else the first name if nobody else at the table has the same. */
export function fitName(name: string, all: readonly string[], width: number, most: number, least: number): Fit {
  const isWhole = linesOf(name, width / (least * LETTER)) <= 1;
  const first = firstOf(name);
  const isAlone = all.filter((other) => firstOf(other) === first).length < 2;
  return fit(isWhole || !isAlone ? name : first, width, most, least, 1);
}
