/** What is said of claims in German. */
import type { ClaimWords, Goal, Wish } from '../../../engine/claim';
import { NOWHERE } from '../rules/distance';
import type { SaboteurState } from '../rules/state';
import { at, number } from '../words/names.de';
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

const GOALS = ['obere', 'mittlere', 'untere'] as const;
const goalName = (of: string): string => `das ${GOALS[Number(of)] ?? ''} Ziel`;
const atGoal = (of: string): string => `am ${GOALS[Number(of)] ?? ''}n Ziel`;

const cards = (n: number): string => (n === 1 ? 'eine Karte' : `${number(n)} Karten`);
const lack = (n: number): string => (n === 1 ? 'fehlt' : 'fehlen');
const count = (n: number): string => (n === 1 ? 'eine' : number(n));
const openEnds = (n: number): string => (n === 1 ? 'ein offenes Ende' : `${number(n)} offene Enden`);
const brokenTools = (n: number): string =>
  n < 2 ? `${n === 0 ? 'kein' : 'ein'} kaputtes Werkzeug` : `${number(n)} kaputte Werkzeuge`;

const within = (turns: number): string =>
  turns === 1 ? 'Mit einer Karte' : `Mit ${number(turns)} Karten, einer je Zug`;

function asked(before: SaboteurState, { what, n = 0, of = '', seat = -1 }: Wish, names: readonly string[]): string {
  switch (what) {
    case 'reach':
      return isTreasure(before, Number(of)) ? `erreiche den Goldschatz ${atGoal(of)}` : `erreiche ${goalName(of)}`;
    case 'near':
      return `komm bis auf ${cards(n)} an ein verdecktes Ziel heran`;
    case 'cut':
      return 'lass keinen Weg zu einem verdeckten Ziel mehr übrig';
    case 'far':
      return `lass bis zum nächsten verdeckten Ziel mindestens ${cards(n)} fehlen`;
    case 'spare':
      return `schaff zwei offene Enden, je höchstens ${cards(n)} vor einem verdeckten Ziel`;
    case 'join':
      return 'verbinde alle abgeschnittenen Wege wieder mit dem Start';
    case 'narrow':
      return `lass höchstens ${openEnds(n)} im Stollen übrig`;
    case 'gold':
      return n === 0 ? 'erreiche den Goldschatz' : `komm bis auf ${cards(n)} an den Goldschatz heran`;
    case 'guard':
      return `lass bis zum Goldschatz mindestens ${cards(n)} fehlen`;
    case 'free':
      return `mach alle Werkzeuge von ${names[seat] ?? ''} wieder heil`;
    case 'wreck':
      return `sorg dafür, dass vor ${names[seat] ?? ''} ${brokenTools(n)} liegen`;
    default:
      return what;
  }
}

/** Where the treasure lies is said nowhere if it was not seen. */
const workedOut = (before: SaboteurState, goal: Goal): string =>
  goal.some(({ what }) => what === 'gold' || what === 'guard') && !isTreasure(before, treasureGoal(before))
    ? ' Wo er liegt, kannst du dir erschließen.'
    : '';

function lacks(
  before: SaboteurState,
  now: SaboteurState,
  { what, n = 0, of = '', seat = -1 }: Wish,
  names: readonly string[],
): string {
  const left = missing(now);
  const toTreasure = missingToTreasure(before, now);
  const otherwise = missingOtherwise(now);
  switch (what) {
    case 'reach':
      return `Zum ${GOALS[Number(of)] ?? ''}n Ziel führt noch kein Weg.`;
    case 'near':
      return left >= NOWHERE
        ? 'Jetzt führt gar kein Weg mehr zu einem Ziel.'
        : `Es ${lack(left)} noch ${cards(left)}, nicht ${count(n)}.`;
    case 'cut':
      return `Ein Weg ist noch möglich: ${left === 1 ? 'Eine Karte reicht' : `${number(left)} Karten reichen`}. Schau auf das offene Ende ${at(nearestEnd(now))}.`;
    case 'far':
      return `Bis zum nächsten Ziel ${lack(left)} nur ${cards(left)}. Schau auf das offene Ende ${at(nearestEnd(now))}.`;
    case 'spare':
      return otherwise >= NOWHERE
        ? 'Kein zweites offenes Ende führt zu einem Ziel.'
        : `Vom zweiten offenen Ende aus ${lack(otherwise)} ${cards(otherwise)}.`;
    case 'join':
      return stillCutOff(before, now) === 1
        ? 'Ein Weg ist nicht mit dem Start verbunden.'
        : `Noch sind ${number(stillCutOff(before, now))} Wege nicht mit dem Start verbunden.`;
    case 'narrow':
      return `Es gibt noch ${openEnds(ends(now))}.`;
    case 'gold':
      if (n === 0) return 'Zum Goldschatz führt noch kein Weg.';
      return toTreasure >= NOWHERE
        ? 'Jetzt führt kein Weg mehr zum Goldschatz.'
        : `Zum Goldschatz ${lack(toTreasure)} noch ${cards(toTreasure)}, nicht ${count(n)}.`;
    case 'guard':
      return `Bis zum Goldschatz ${lack(toTreasure)} nur ${cards(toTreasure)}.`;
    case 'free':
      return `Vor ${names[seat] ?? ''} ${broken(now, seat) === 1 ? 'liegt' : 'liegen'} noch ${brokenTools(broken(now, seat))}.`;
    case 'wreck':
      return `Vor ${names[seat] ?? ''}: ${brokenTools(broken(now, seat))}, nicht ${number(n)}.`;
    default:
      return what;
  }
}

export const words: ClaimWords<SaboteurState> = {
  goal: (before, goal, turns, names) =>
    `${within(turns)}: ${goal.map((wish) => asked(before, wish, names)).join(' und ')}.${workedOut(before, goal)}`,
  lacks,
  rivals: 'Die anderen werfen nur ab. Auf Karten, die du unterwegs ziehst, ist kein Verlass.',
};
