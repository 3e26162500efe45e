/** What is said of claims in English. */
import type { ClaimWords, Wish } from '../../../engine/claim';
import { NOWHERE } from '../rules/distance';
import type { SaboteurState } from '../rules/state';
import { goalName, number } from '../words/names.en';
import { isTreasure, missing } from './wishes';

const cards = (n: number): string => `${number(n)} ${n === 1 ? 'card' : 'cards'}`;

const within = (turns: number): string =>
  turns === 1 ? 'With one card' : `With ${number(turns)} cards, one each turn`;

function asked(before: SaboteurState, { what, n = 0, of = '' }: Wish): string {
  switch (what) {
    case 'reach':
      return isTreasure(before, Number(of))
        ? `reach the treasure at the ${goalName(Number(of))}`
        : `reach the ${goalName(Number(of))}`;
    case 'near':
      return `dig so near that ${cards(n)} more can reach a face-down goal`;
    case 'cut':
      return 'leave no way to any face-down goal';
    case 'far':
      return `leave at least ${cards(n)} missing to the nearest face-down goal`;
    default:
      return what;
  }
}

function lacks(now: SaboteurState, { what, n = 0, of = '' }: Wish): string {
  const left = missing(now);
  switch (what) {
    case 'reach':
      return `No way leads to the ${goalName(Number(of))} yet.`;
    case 'near':
      return left >= NOWHERE
        ? 'Now no way leads to a goal at all.'
        : `Still missing: ${cards(left)}, not ${number(n)}.`;
    case 'cut':
      return `A way is still possible: ${cards(left)} would do.`;
    case 'far':
      return `Only ${cards(left)} ${left === 1 ? 'is' : 'are'} missing to the nearest goal.`;
    default:
      return what;
  }
}

export const words: ClaimWords<SaboteurState> = {
  goal: (before, goal, turns) => `${within(turns)}: ${goal.map((wish) => asked(before, wish)).join(' and ')}.`,
  lacks: (_before, now, wish) => lacks(now, wish),
  rivals: 'The others only discard. Cards that you draw on the way you cannot count on.',
};
