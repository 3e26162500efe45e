/** Claims as they are written down: a game with its moves in letters, and each claim in it as a line. */
import { GRADES, type Claim, type Goal, type Wish } from './claim';
import { editionOf } from './editions';
import type { Setup } from './game';

/** A game in which claims lie. */
export interface Ground {
  readonly seats: number;
  readonly seed: string;
  readonly edition: number;
  /** Every decision as its number among the options, in letters. */
  readonly moves: string;
  /** For each claim: after how many moves, its turns, its grade, its line in letters, and its goal. */
  readonly claims: readonly string[];
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-';
const MANY = LETTERS.length;
/** Stands before two letters that make one number. */
const LARGE = '_';

/** Numbers in letters: one each, three for a large one. */
export const pack = (numbers: readonly number[]): string =>
  numbers
    .map((n) =>
      n < MANY ? LETTERS.charAt(n) : LARGE + LETTERS.charAt(Math.floor(n / MANY)) + LETTERS.charAt(n % MANY),
    )
    .join('');

/** The numbers that letters stand for. */
export function unpack(text: string): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text.charAt(at) !== LARGE) numbers.push(LETTERS.indexOf(text.charAt(at)));
    else {
      numbers.push(LETTERS.indexOf(text.charAt(at + 1)) * MANY + LETTERS.indexOf(text.charAt(at + 2)));
      at += 2;
    }
  }
  return numbers;
}

/** A goal as a word: `jewel:diadem+mine#2`, `block@1`. */
export const goalText = (goal: Goal): string =>
  goal
    .map(
      ({ what, of, n, seat }) =>
        `${what}${of === undefined ? '' : `:${of}`}${n === undefined ? '' : `#${n}`}${seat === undefined ? '' : `@${seat}`}`,
    )
    .join('+');

const WISH = /^([a-z]+)(?::([\w-]+))?(?:#(\d+))?(?:@(\d+))?$/;

/** The goal that a word stands for. */
export const readGoal = (text: string): Goal =>
  text.split('+').map((part): Wish => {
    const [, what, of, n, seat] = WISH.exec(part) ?? [];
    if (what === undefined) throw new Error(`no goal: ${text}`);
    return {
      what,
      ...(of !== undefined && { of }),
      ...(n !== undefined && { n: Number(n) }),
      ...(seat !== undefined && { seat: Number(seat) }),
    };
  });

/** A claim as its line in a game. */
export const claimText = ({ opening, turns, grade, line, goal }: Omit<Claim, 'key' | 'setup'>): string =>
  [opening.length, turns, grade, pack(line), goalText(goal)].join(' ');

/** What a claim is called: by the seed of its game and where it lies there, in letters that an address can hold. */
export const keyOf = (seed: string, at: number): string => `${seed.replace(/\W+/g, '-')}-${at}`;

/** The claims that lie in a game. */
export function claimsIn({ seats, seed, edition, moves, claims }: Ground): Claim[] {
  const opening = unpack(moves);
  const setup: Setup = { seats, seed, variants: [], ...(editionOf({ edition }) > 1 && { edition }) };
  return claims.map((text) => {
    const [at = '', turns = '', grade = '', line = '', goal = ''] = text.split(' ');
    return {
      key: keyOf(seed, Number(at)),
      setup,
      opening: opening.slice(0, Number(at)),
      goal: readGoal(goal),
      turns: Number(turns),
      grade: GRADES.find((known) => known === Number(grade)) ?? 1,
      line: unpack(line),
    };
  });
}
