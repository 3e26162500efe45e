/** What is said of claims in English. */
import type { ClaimWords, Wish } from '../../../engine/claim';
import type { DwarfState } from '../rules/state';
import { en } from '../words/en';
import { mined, ownerOf } from './wishes';

const nameOf = (of = ''): string => en.card(of).name;

function asked(before: DwarfState, { what, of, n = 0, seat = -1 }: Wish, names: readonly string[]): string {
  switch (what) {
    case 'jewel':
    case 'craft':
      return `get ${nameOf(of)}`;
    case 'mine':
      return `take ${n} cards from mining piles`;
    case 'camp':
      return 'come to the Camp';
    case 'drive':
      return `drive ${names[ownerOf(before, of ?? '')] ?? ''}’s ${nameOf(of)} away`;
    case 'block':
      return `bar ${names[seat] ?? ''}’s way to the Camp with Rubble`;
    case 'steal':
      return `steal a resource from ${names[seat] ?? ''}`;
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
      return `${nameOf(of)} still lies in its pile.`;
    case 'mine':
      return `You took ${mined(before, now)} of ${n} cards from mining piles.`;
    case 'camp':
      return 'You did not come to the Camp.';
    case 'drive':
      return `${nameOf(of)} is still there.`;
    case 'block':
      return `${names[seat] ?? ''} can still walk to the Camp.`;
    case 'steal':
      return `You stole nothing from ${names[seat] ?? ''}.`;
    default:
      return what;
  }
}

export const words: ClaimWords<DwarfState> = {
  goal: (before, goal, _turns, names) => `This turn: ${goal.map((wish) => asked(before, wish, names)).join(' and ')}.`,
  lacks,
  rivals: 'Nobody reacts to what you do. What you do not know yet you cannot count on.',
};
