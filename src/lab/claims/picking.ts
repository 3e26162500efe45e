/** Which of the finds become claims: no doubles, all kinds alike, three grades. */
import { GRADES, type Claim, type Grade } from '../../engine/claim';
import { editionOf } from '../../engine/editions';
import type { Setup } from '../../engine/game';
import { claimText, goalText, pack, type Ground } from '../../engine/packed';
import { hardness, type Find } from '../../bots/survey';

/** A find and the table at which it was made. */
export type Finding = Find & { readonly setup: Setup };

const kindOf = ({ goal, turns }: Finding): string => `${goal.map(({ what }) => what).join('+')} ${turns}`;

/** Moves between two moments of one game that are hardly another position. */
const NEAR = 12;

/** Whether two are one: in the same game by the same line, at the same moment, or about then with the same wish. */
function isDouble(a: Finding, b: Finding): boolean {
  if (a.setup.seed !== b.setup.seed) return false;
  const apart = Math.abs(a.opening.length - b.opening.length);
  const isAlike = a.goal.some((wish) => b.goal.some((other) => goalText([wish]) === goalText([other])));
  return apart === 0 || a.tells.join() === b.tells.join() || (apart < NEAR && isAlike);
}

/** Takes the kinds in turn, the hardest of each first, and no doubles. */
function picked(finds: readonly Finding[], count: number): Finding[] {
  const byKind = new Map<string, Finding[]>();
  for (const find of [...finds].sort((a, b) => hardness(b) - hardness(a))) {
    const kind = kindOf(find);
    byKind.set(kind, [...(byKind.get(kind) ?? []), find]);
  }
  const list: Finding[] = [];
  const queues = [...byKind.values()];
  while (list.length < count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const at = queue.findIndex((find) => !list.some((known) => isDouble(known, find)));
      const find = queue[at];
      queue.splice(0, at < 0 ? queue.length : at + 1);
      if (find === undefined || list.length >= count) continue;
      list.push(find);
    }
  }
  return list;
}

/** The claims as they are written down, by the games in which they lie; and how many there are of each kind. */
export function groundsOf(
  finds: readonly Finding[],
  count: number,
): { readonly grounds: readonly Ground[]; readonly kinds: Readonly<Record<string, number>> } {
  const list = picked(finds, count).sort((a, b) => hardness(a) - hardness(b));
  const graded = list.map((find, at) => ({ find, grade: gradeAt(at / list.length) }));
  const seeds = [...new Set(list.map(({ setup }) => setup.seed))].sort((a, b) => numberIn(a) - numberIn(b));
  const kinds: Record<string, number> = {};
  for (const find of list) kinds[kindOf(find)] = (kinds[kindOf(find)] ?? 0) + 1;
  const grounds = seeds.flatMap((seed): Ground[] => {
    const here = graded
      .filter(({ find }) => find.setup.seed === seed)
      .sort((a, b) => a.find.opening.length - b.find.opening.length);
    const last = here.at(-1)?.find;
    if (!last) return [];
    if (!here.every(({ find }) => find.opening.every((number, at) => number === last.opening[at])))
      throw new Error(`the finds of ${seed} come from two different games`);
    return [
      {
        seats: last.setup.seats,
        seed,
        edition: editionOf(last.setup),
        moves: pack(last.opening),
        claims: here.map(({ find, grade }) => claimText(written(find, grade))),
      },
    ];
  });
  return { grounds, kinds };
}

const numberIn = (seed: string): number => Number(/\d+/.exec(seed)?.[0] ?? 0);
const gradeAt = (share: number): Grade => GRADES[Math.floor(share * GRADES.length)] ?? 3;
const written = ({ opening, goal, turns, line }: Finding, grade: Grade): Omit<Claim, 'key' | 'setup'> => ({
  opening,
  goal,
  turns,
  line,
  grade,
});
