/** What may come of a move, for whoever asks why it is better than another. */
import type { Fate } from '../../../engine/advice';
import type { Happening } from '../../../engine/game';
import { companyKey } from '../cards/companies';
import type { CityHappening, CityState, CompanyNumber } from '../rules/state';

/** What may come; the words for each stand in the texts. */
export type FateKey = 'willBePaid' | 'rivalIsPaid' | 'willGainDwarf' | 'rivalGainsDwarf' | 'willInvest' | 'willDraw';

const fate = (because: FateKey, worth: number, company?: CompanyNumber): Fate => ({
  reason: { because, ...(company !== undefined && { card: companyKey(company) }) },
  worth,
});

const WHATS = ['paid', 'dwarf', 'invested', 'drew'];
const isOurs = (event: Happening): event is CityHappening => WHATS.includes(event.what);

function meaning({ eye, seats }: CityState, event: CityHappening): Fate | null {
  switch (event.what) {
    case 'paid':
      return event.seat === eye
        ? fate('willBePaid', event.coins, event.company)
        : fate('rivalIsPaid', -event.coins / (seats - 1), event.company);
    case 'dwarf':
      return event.seat === eye ? fate('willGainDwarf', 5) : fate('rivalGainsDwarf', -4 / (seats - 1));
    case 'invested':
      return event.seat === eye ? fate('willInvest', 3, event.company) : null;
    case 'drew':
      return event.seat === eye ? fate('willDraw', 2) : null;
    default:
      return null;
  }
}

/** What a happening means to the seat that looks, in coins, about. */
export const fateOf = (view: CityState, event: Happening): Fate | null => (isOurs(event) ? meaning(view, event) : null);
