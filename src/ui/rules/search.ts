/** Finds words whatever their case, accents and German endings. */

/** A text without case and accents, and where each of its letters stood. */
interface Folded {
  readonly letters: string;
  readonly at: readonly number[];
}

const MARKS = /[\u0300-\u036f]/g;

function fold(text: string): Folded {
  const at: number[] = [];
  let letters = '';
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    const plain = letter === 'ß' ? 'ss' : letter.normalize('NFD').replace(MARKS, '').toLowerCase();
    for (const each of plain) {
      letters += each;
      at.push(i);
    }
  }
  return { letters, at };
}

const ENDINGS = /(ern|en|es|er|em|e|n|s)$/;
const SHORTEST_STEM = 4;

/** A word without its ending, so that "Zwerge" finds "Zwergen" and "Zwerg". */
function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
}

/** What is looked for: the stems that all must be found. */
export type Wanted = readonly string[];

/** The words of a query; none if it is empty. */
export const wantedIn = (query: string): Wanted =>
  fold(query)
    .letters.split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stemOf);

/** Whether texts together hold everything that is wanted. */
export function holds(wanted: Wanted, ...texts: readonly string[]): boolean {
  const { letters } = fold(texts.join('\n'));
  return wanted.every((stem) => letters.includes(stem));
}

/** A text in pieces: those that are wanted, and those between them. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** Cuts a text where what is wanted begins and ends. */
export function cut(text: string, wanted: Wanted): Piece[] {
  const { letters, at } = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const stem of wanted) {
    for (let from = letters.indexOf(stem); from >= 0; from = letters.indexOf(stem, from + stem.length)) {
      for (let i = from; i < from + stem.length; i++) marked[at[i] ?? 0] = true;
    }
  }
  const pieces: { text: string; found: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const found = marked[i] === true;
    const last = pieces[pieces.length - 1];
    if (last?.found === found) last.text += text.charAt(i);
    else pieces.push({ text: text.charAt(i), found });
  }
  return pieces;
}
