/** SVG paths with every point on whole numbers: symbols are drawn so small that nobody sees more, and they weigh half. */

/** How many numbers each command takes. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** An arc's two flags are single digits and may stand without a gap; its end comes after them. */
const FLAGS = [3, 4];
const ARC_END = 5;

/** One command with its numbers. */
type Segment = { readonly command: string; readonly numbers: readonly number[] };

/** The numbers behind one command, however they are packed. */
function numbersIn(command: string, text: string): number[] {
  const found: number[] = [];
  const numeral = /[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/iy;
  const flag = /[\s,]*([01])/y;
  const size = NUMBERS[command.toUpperCase()] ?? 0;
  for (let at = 0; ;) {
    const isFlag = command.toUpperCase() === 'A' && FLAGS.includes(found.length % size);
    const next = isFlag ? flag : numeral;
    next.lastIndex = at;
    const [, digits] = next.exec(text) ?? [];
    if (digits === undefined) return found;
    found.push(Number(digits));
    at = next.lastIndex;
  }
}

/** The commands of a path, each with the numbers of one step. */
function segmentsOf(path: string): Segment[] {
  return [...path.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d[^a-z]*)*)/gi)].flatMap(([, command = '', text = '']) => {
    const size = NUMBERS[command.toUpperCase()] ?? 0;
    if (size === 0) return [{ command, numbers: [] }];
    const numbers = numbersIn(command, text);
    return Array.from({ length: numbers.length / size }, (_, step) => ({
      // Pairs that follow the first of a move are lines.
      command: step === 0 ? command : command.replace('M', 'L').replace('m', 'l'),
      numbers: numbers.slice(step * size, (step + 1) * size),
    }));
  });
}

/** Where a pen is. */
type Point = { readonly x: number; readonly y: number };

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Numbers as short as they can be told apart. */
const written = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : String(number))).join('');

/** The points that a segment names, from where the pen is; an arc names its end alone. */
function pointsOf({ command, numbers }: Segment, from: Point): Point[] {
  const isRelative = command === command.toLowerCase();
  const base = isRelative ? from : { x: 0, y: 0 };
  const [only = 0] = numbers;
  const kind = command.toUpperCase();
  if (kind === 'H') return [{ x: base.x + only, y: from.y }];
  if (kind === 'V') return [{ x: from.x, y: base.y + only }];
  const places = kind === 'A' ? numbers.slice(ARC_END) : numbers;
  return Array.from({ length: places.length / 2 }, (_, i) => ({
    x: base.x + (places[2 * i] ?? 0),
    y: base.y + (places[2 * i + 1] ?? 0),
  }));
}

/** A segment that leads from a whole point to the whole points nearest to those it named, as steps from there. */
function coarsened(segment: Segment, points: readonly Point[], from: Point): string {
  const kind = segment.command.toUpperCase();
  const steps = points.map(rounded).map(({ x, y }) => ({ x: x - from.x, y: y - from.y }));
  const [first = { x: 0, y: 0 }] = steps;
  if (kind === 'H') return `h${first.x}`;
  if (kind === 'V') return `v${first.y}`;
  const places = steps.flatMap(({ x, y }) => [x, y]);
  const bow = kind === 'A' ? segment.numbers.slice(0, ARC_END).map((number) => Math.round(number * 10) / 10) : [];
  return `${kind.toLowerCase()}${written([...bow, ...places])}`;
}

/** A path whose points are the nearest whole ones; no error adds up, since every step begins where the last one was put. */
export function coarse(path: string): string {
  let exact: Point = { x: 0, y: 0 };
  let begun = exact;
  let text = '';
  for (const segment of segmentsOf(path)) {
    if (segment.command.toUpperCase() === 'Z') {
      text += 'z';
      exact = begun;
      continue;
    }
    const points = pointsOf(segment, exact);
    text += coarsened(segment, points, rounded(exact));
    exact = points.at(-1) ?? exact;
    if (segment.command.toUpperCase() === 'M') begun = exact;
  }
  return text;
}
