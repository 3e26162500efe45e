/** What is said of claims in German. */
import type { ClaimWords, Wish } from '../../../engine/claim';
import { NOWHERE } from '../rules/distance';
import type { SaboteurState } from '../rules/state';
import { number } from '../words/names.de';
import { isTreasure, missing } from './wishes';

const GOALS = ['obere', 'mittlere', 'untere'] as const;
const goalName = (of: string): string => `das ${GOALS[Number(of)] ?? ''} Ziel`;
const atGoal = (of: string): string => `am ${GOALS[Number(of)] ?? ''}n Ziel`;

const cards = (n: number): string => (n === 1 ? 'eine Karte' : `${number(n)} Karten`);

const within = (turns: number): string =>
  turns === 1 ? 'Mit einer Karte' : `Mit ${number(turns)} Karten, einer je Zug`;

function asked(before: SaboteurState, { what, n = 0, of = '' }: Wish): string {
  switch (what) {
    case 'reach':
      return isTreasure(before, Number(of)) ? `erreiche den Goldschatz ${atGoal(of)}` : `erreiche ${goalName(of)}`;
    case 'near':
      return `grab so weit, dass noch ${cards(n)} für ein verdecktes Ziel ${n === 1 ? 'reicht' : 'reichen'}`;
    case 'cut':
      return 'lass keinen Weg zu einem verdeckten Ziel mehr übrig';
    case 'far':
      return `sorg dafür, dass bis zum nächsten verdeckten Ziel mindestens ${cards(n)} ${n === 1 ? 'fehlt' : 'fehlen'}`;
    default:
      return what;
  }
}

function lacks(now: SaboteurState, { what, n = 0, of = '' }: Wish): string {
  const left = missing(now);
  switch (what) {
    case 'reach':
      return `Zum ${GOALS[Number(of)] ?? ''}n Ziel führt noch kein Weg.`;
    case 'near':
      return left >= NOWHERE
        ? 'Jetzt führt gar kein Weg mehr zu einem Ziel.'
        : `Es ${left === 1 ? 'fehlt' : 'fehlen'} noch ${cards(left)}, nicht ${number(n)}.`;
    case 'cut':
      return `Ein Weg ist noch möglich: ${left === 1 ? 'Eine Karte reicht' : `${number(left)} Karten reichen`}.`;
    case 'far':
      return `Bis zum nächsten Ziel ${left === 1 ? 'fehlt nur eine Karte' : `fehlen nur ${cards(left)}`}.`;
    default:
      return what;
  }
}

export const words: ClaimWords<SaboteurState> = {
  goal: (before, goal, turns) => `${within(turns)}: ${goal.map((wish) => asked(before, wish)).join(' und ')}.`,
  lacks: (_before, now, wish) => lacks(now, wish),
  rivals: 'Die anderen werfen nur ab. Auf Karten, die du unterwegs ziehst, ist kein Verlass.',
};
