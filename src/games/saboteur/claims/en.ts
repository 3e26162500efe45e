/** What is said of claims in English. */
import type { ClaimWords, Goal, Wish } from '../../../engine/claim';
import { NOWHERE } from '../rules/distance';
import type { SaboteurState } from '../rules/state';
import { at, goalName, number } from '../words/names.en';
import {
  broken,
  ends,
  isTreasure,
  missing,
  missingOtherwise,
  missingToTreasure,
  nearestEnd,
  stillCutOff,
  treasureGoal,
} from './reading';

const cards = (n: number): string => `${number(n)} ${n === 1 ? 'card' : 'cards'}`;
const are = (n: number): string => `${cards(n)} ${n === 1 ? 'is' : 'are'}`;
const openEnds = (n: number): string => `${number(n)} open ${n === 1 ? 'end' : 'ends'}`;
const brokenTools = (n: number): string => `${number(n)} broken ${n === 1 ? 'tool' : 'tools'}`;

const within = (turns: number): string =>
  turns === 1 ? 'With one card' : `With ${number(turns)} cards, one each turn`;

function asked(before: SaboteurState, { what, n = 0, of = '', seat = -1 }: Wish, names: readonly string[]): string {
  switch (what) {
    case 'reach':
      return isTreasure(before, Number(of))
        ? `reach the treasure at the ${goalName(Number(of))}`
        : `reach the ${goalName(Number(of))}`;
    case 'near':
      return `dig to within ${cards(n)} of a face-down goal`;
    case 'cut':
      return 'leave no way to any face-down goal';
    case 'far':
      return `leave at least ${cards(n)} missing to the nearest face-down goal`;
    case 'spare':
      return `have two open ends within ${cards(n)} of a face-down goal`;
    case 'join':
      return 'join all paths that are cut off to the start again';
    case 'narrow':
      return `leave no more than ${openEnds(n)} in the mine`;
    case 'gold':
      return n === 0 ? 'reach the treasure' : `dig to within ${cards(n)} of the treasure`;
    case 'guard':
      return `leave at least ${cards(n)} missing to the treasure`;
    case 'free':
      return `mend all of ${names[seat] ?? ''}’s tools`;
    case 'wreck':
      return `leave ${brokenTools(n)} in front of ${names[seat] ?? ''}`;
    default:
      return what;
  }
}

/** Where the treasure lies is said nowhere if it was not seen. */
const workedOut = (before: SaboteurState, goal: Goal): string =>
  goal.some(({ what }) => what === 'gold' || what === 'guard') && !isTreasure(before, treasureGoal(before))
    ? ' Where it lies you can work out.'
    : '';

function lacks(
  before: SaboteurState,
  now: SaboteurState,
  { what, n = 0, of = '', seat = -1 }: Wish,
  names: readonly string[],
): string {
  const left = missing(now);
  const toTreasure = missingToTreasure(before, now);
  switch (what) {
    case 'reach':
      return `No way leads to the ${goalName(Number(of))} yet.`;
    case 'near':
      return left >= NOWHERE
        ? 'Now no way leads to a goal at all.'
        : `Still missing: ${cards(left)}, not ${number(n)}.`;
    case 'cut':
      return `A way is still possible: ${cards(left)} would do. Look at the open end ${at(nearestEnd(now))}.`;
    case 'far':
      return `Only ${are(left)} missing to the nearest goal. Look at the open end ${at(nearestEnd(now))}.`;
    case 'spare':
      return missingOtherwise(now) >= NOWHERE
        ? 'No second open end leads to a goal.'
        : `From the second open end ${are(missingOtherwise(now))} missing.`;
    case 'join':
      return stillCutOff(before, now) === 1
        ? 'One path is not joined to the start.'
        : `Not joined to the start: ${number(stillCutOff(before, now))} paths.`;
    case 'narrow':
      return `There are still ${openEnds(ends(now))}.`;
    case 'gold':
      if (n === 0) return 'No way leads to the treasure yet.';
      return toTreasure >= NOWHERE
        ? 'Now no way leads to the treasure.'
        : `Still missing to the treasure: ${cards(toTreasure)}, not ${number(n)}.`;
    case 'guard':
      return `Only ${are(toTreasure)} missing to the treasure.`;
    case 'free':
      return `${names[seat] ?? ''} still has ${brokenTools(broken(now, seat))}.`;
    case 'wreck':
      return `In front of ${names[seat] ?? ''}: ${brokenTools(broken(now, seat))}, not ${number(n)}.`;
    default:
      return what;
  }
}

export const words: ClaimWords<SaboteurState> = {
  goal: (before, goal, turns, names) =>
    `${within(turns)}: ${goal.map((wish) => asked(before, wish, names)).join(' and ')}.${workedOut(before, goal)}`,
  lacks,
  rivals: 'The others only discard. Cards that you draw on the way you cannot count on.',
};
