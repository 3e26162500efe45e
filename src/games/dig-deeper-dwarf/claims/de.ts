/** What is said of claims in German. */
import type { ClaimWords, Wish } from '../../../engine/claim';
import type { DwarfState } from '../rules/state';
import { de } from '../words/de';
import { mined, ownerOf } from './wishes';

const nameOf = (of = ''): string => `„${de.card(of).name}“`;

function asked(before: DwarfState, { what, of, n = 0, seat = -1 }: Wish, names: readonly string[]): string {
  switch (what) {
    case 'jewel':
    case 'craft':
      return `hol dir ${nameOf(of)}`;
    case 'mine':
      return `nimm ${n} Karten von Schürfstapeln`;
    case 'camp':
      return 'komm ins Lager';
    case 'drive':
      return `vertreib ${nameOf(of)} von ${names[ownerOf(before, of ?? '')] ?? ''}`;
    case 'block':
      return `versperr ${names[seat] ?? ''} mit Geröll den Weg ins Lager`;
    case 'steal':
      return `klau ${names[seat] ?? ''} eine Ressource`;
    default:
      return what;
  }
}

function lacks(
  before: DwarfState,
  now: DwarfState,
  { what, of, n = 0, seat = -1 }: Wish,
  names: readonly string[],
): string {
  switch (what) {
    case 'jewel':
    case 'craft':
      return `${nameOf(of)} liegt noch auf dem Stapel.`;
    case 'mine':
      return `Von Schürfstapeln hast du ${mined(before, now)} von ${n} Karten genommen.`;
    case 'camp':
      return 'Du bist nicht im Lager angekommen.';
    case 'drive':
      return `${nameOf(of)} ist noch da.`;
    case 'block':
      return `${names[seat] ?? ''} kann noch ins Lager gehen.`;
    case 'steal':
      return `Du hast ${names[seat] ?? ''} nichts geklaut.`;
    default:
      return what;
  }
}

export const words: ClaimWords<DwarfState> = {
  goal: (before, goal, _turns, names) =>
    `In diesem Zug: ${goal.map((wish) => asked(before, wish, names)).join(' und ')}.`,
  lacks,
  rivals: 'Niemand reagiert auf das, was du tust. Auf das, was du noch nicht weißt, ist kein Verlass.',
};
