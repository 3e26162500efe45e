/** What is said of claims in German. */
import type { ClaimWords, Wish } from '../../../engine/claim';
import type { CityState } from '../rules/state';
import { companyKey } from '../cards/companies';
import { coins, companies, some } from '../words/names.de';
import { companyOf, conceded, covered, dwarvesGained, earned, investedIn, outearned, rivalsIn } from './wishes';

const company = (key: string): string => companies[companyKey(companyOf(key))].name;

function asked({ what, n = 0, of = '', seat = -1 }: Wish, names: readonly string[]): string {
  switch (what) {
    case 'coins':
      return `verdiene mindestens ${coins(n)}`;
    case 'alone':
      return 'lass alle anderen leer ausgehen';
    case 'margin':
      return `verdiene mindestens ${coins(n)} mehr als alle anderen`;
    case 'largest':
      return `besitz mehr Steine von „${company(of)}“ als alle anderen`;
    case 'dwarves':
      return `hol ${some(n, 'Zwerg', 'Zwerge')} dazu`;
    case 'gold':
      return `bedecke ${n} Goldfelder`;
    case 'ahead':
      return `hab mehr Münzen als ${names[seat] ?? ''}`;
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
      return `Verdient hast du ${earned(before, now, eye)} von ${coins(n)}.`;
    case 'alone':
      return `Jemand anders hat ${coins(conceded(before, now, eye))} mitverdient.`;
    case 'margin':
      return `Verdient hast du ${coins(earned(before, now, eye))}, jemand anders ${conceded(before, now, eye)}: ${outearned(before, now, eye)} mehr statt ${n}.`;
    case 'largest': {
      const [mine, theirs] = [investedIn, rivalsIn].map((count) => count(now, eye, companyOf(of)));
      return `Von „${company(of)}“ hast du ${some(mine ?? 0, 'Stein', 'Steine')}, jemand anders hat ${theirs ?? 0}.`;
    }
    case 'dwarves':
      return `Dazugekommen: ${dwarvesGained(before, now, eye)} von ${some(n, 'Zwerg', 'Zwergen')}.`;
    case 'gold':
      return `Du hast ${covered(before, now)} von ${n} Goldfeldern bedeckt.`;
    case 'ahead':
      return `${names[seat] ?? ''} hat ${coins(now.coins[seat] ?? 0)}, du hast ${now.coins[eye] ?? 0}.`;
    default:
      return what;
  }
}

export const words: ClaimWords<CityState> = {
  goal: (_before, goal, _turns, names) => `In diesem Zug: ${goal.map((wish) => asked(wish, names)).join(' und ')}.`,
  lacks,
  rivals: 'Es zählt nur, was du in diesem Zug gräbst. Auf das, was eine Truhe bringt, ist kein Verlass.',
};
