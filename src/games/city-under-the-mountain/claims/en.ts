/** What is said of claims in English. */
import type { ClaimWords, Wish } from '../../../engine/claim';
import type { CityState } from '../rules/state';
import { companyKey } from '../cards/companies';
import { coins, companies, some } from '../words/names.en';
import { companyOf, conceded, covered, dwarvesGained, earned, investedIn, outearned, rivalsIn } from './wishes';

const company = (key: string): string => companies[companyKey(companyOf(key))].name;

function asked({ what, n = 0, of = '', seat = -1 }: Wish, names: readonly string[]): string {
  switch (what) {
    case 'coins':
      return `earn ${coins(n)} or more`;
    case 'alone':
      return 'let nobody else earn anything';
    case 'margin':
      return `earn at least ${coins(n)} more than anybody else`;
    case 'largest':
      return `have more gems of ${company(of)} than anybody else`;
    case 'dwarves':
      return `gain ${some(n, 'dwarf', 'dwarves')}`;
    case 'gold':
      return `cover ${n} Gold fields`;
    case 'ahead':
      return `have more coins than ${names[seat] ?? ''}`;
    default:
      return what;
  }
}

function lacks(
  before: CityState,
  now: CityState,
  { what, n = 0, of = '', seat = -1 }: Wish,
  names: readonly string[],
): string {
  const { eye } = before;
  switch (what) {
    case 'coins':
      return `You earned ${coins(earned(before, now, eye))} of ${n}.`;
    case 'alone':
      return `A rival earned ${coins(conceded(before, now, eye))} with you.`;
    case 'margin':
      return `You earned ${coins(earned(before, now, eye))}, somebody else ${conceded(before, now, eye)}: ${outearned(before, now, eye)} more, not ${n}.`;
    case 'largest': {
      const [mine, theirs] = [investedIn, rivalsIn].map((count) => count(now, eye, companyOf(of)));
      return `Of ${company(of)} you have ${some(mine ?? 0, 'gem', 'gems')}, somebody else has ${theirs ?? 0}.`;
    }
    case 'dwarves':
      return `You gained ${some(dwarvesGained(before, now, eye), 'dwarf', 'dwarves')} of ${n}.`;
    case 'gold':
      return `You covered ${some(covered(before, now), 'Gold field', 'Gold fields')} of ${n}.`;
    case 'ahead':
      return `${names[seat] ?? ''} has ${coins(now.coins[seat] ?? 0)}, you have ${now.coins[eye] ?? 0}.`;
    default:
      return what;
  }
}

export const words: ClaimWords<CityState> = {
  goal: (_before, goal, _turns, names) => `This turn: ${goal.map((wish) => asked(wish, names)).join(' and ')}.`,
  lacks,
  rivals: 'All that counts is your digging this turn. What a chest brings you cannot count on.',
};
