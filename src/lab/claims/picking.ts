/** Which of the finds become claims: no doubles, all kinds alike, three grades. What was written down before stays. */
import { GRADES, type Claim, type Grade } from '../../engine/claim';
import { editionOf } from '../../engine/editions';
import type { Setup } from '../../engine/game';
import { claimText, goalText, pack, type Ground } from '../../engine/packed';
import { hardness, type Find } from '../../bots/survey';
import { hardnessOf } from '../../bots/weighing';
import type { Weighed } from './weighed';

/** A find and the table at which it was made. */
export type Finding = Find & { readonly setup: Setup };

type Placed = Pick<Claim, 'setup' | 'opening' | 'goal' | 'line'>;

const kindOf = ({ goal }: Placed): string => goal.map(({ what }) => what).join('+');

/** Moves between two moments of one game that are hardly another position. */
const NEAR = 12;
/** No kind has a greater part of all. */
const GREATEST_PART = 0.3;

/** A line of so many steps that comes again within so many moves is the same puzzle, whatever its last step takes. */
const LONG = 4;
const SOON = 60;

const isAgain = (a: Placed, b: Placed, apart: number): boolean =>
  a.line.length >= LONG && apart < SOON && a.line.slice(0, -1).join() === b.line.slice(0, -1).join();

/** Whether two are one: in the same game at the same moment, about then with the same wish, or with the same line. */
function isDouble(a: Placed, b: Placed): boolean {
  if (a.setup.seed !== b.setup.seed) return false;
  const apart = Math.abs(a.opening.length - b.opening.length);
  const isAlike = a.goal.some((wish) => b.goal.some((other) => goalText([wish]) === goalText([other])));
  return apart === 0 || (apart < NEAR && isAlike) || isAgain(a, b, apart);
}

/** The finds that are added to those there are: the kinds in turn, the hardest of each first, and no doubles. */
export function picked(known: readonly Claim[], finds: readonly Finding[], count: number): Finding[] {
  const byKind = new Map<string, Finding[]>();
  const counts = new Map<string, number>();
  for (const claim of known) counts.set(kindOf(claim), (counts.get(kindOf(claim)) ?? 0) + 1);
  for (const find of [...finds].sort((a, b) => hardness(b) - hardness(a)))
    byKind.set(kindOf(find), [...(byKind.get(kindOf(find)) ?? []), find]);
  const list: Finding[] = [];
  const isFull = (): boolean => known.length + list.length >= count;
  const isNew = (find: Finding): boolean => ![...known, ...list].some((one) => isDouble(one, find));
  while (!isFull() && [...byKind.values()].some((queue) => queue.length > 0)) {
    for (const [kind, queue] of byKind) {
      const there = counts.get(kind) ?? 0;
      const at = there < count * GREATEST_PART ? queue.findIndex(isNew) : -1;
      const find = queue[at];
      queue.splice(0, at < 0 ? queue.length : at + 1);
      if (find === undefined || isFull()) continue;
      counts.set(kind, there + 1);
      list.push(find);
    }
  }
  return list;
}

/** The claims as they are written down, by the games in which they lie. The hardest third is of the third grade. */
export function groundsOf(weighed: readonly Weighed[]): readonly Ground[] {
  const list = [...weighed].sort((a, b) => hardnessOf(a) - hardnessOf(b));
  const graded = list.map(({ claim }, at): Claim => ({ ...claim, grade: gradeAt(at / list.length) }));
  const seeds = [...new Set(graded.map(({ setup }) => setup.seed))].sort((a, b) => numberIn(a) - numberIn(b));
  return seeds.flatMap((seed): Ground[] => {
    const here = graded.filter(({ setup }) => setup.seed === seed).sort((a, b) => a.opening.length - b.opening.length);
    const last = here.at(-1);
    if (!last) return [];
    if (!here.every(({ opening }) => opening.every((number, at) => number === last.opening[at])))
      throw new Error(`the finds of ${seed} come from two different games`);
    const { seats } = last.setup;
    return [{ seats, seed, edition: editionOf(last.setup), moves: pack(last.opening), claims: here.map(claimText) }];
  });
}

/** How many claims there are of each kind. */
export function kindsOf(weighed: readonly Weighed[]): Readonly<Record<string, number>> {
  const kinds: Record<string, number> = {};
  for (const { claim } of weighed) kinds[kindOf(claim)] = (kinds[kindOf(claim)] ?? 0) + 1;
  return kinds;
}

const numberIn = (seed: string): number => Number(/\d+/.exec(seed)?.[0] ?? 0);
const gradeAt = (share: number): Grade => GRADES[Math.floor(share * GRADES.length)] ?? 3;
