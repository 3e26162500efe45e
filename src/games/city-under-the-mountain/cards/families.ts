/** The cards, and what else lies on the table, in the order in which one looks for it. */
import { edited } from '../../../engine/editions';
import type { CardFamily } from '../../../engine/show';
import { CHANCE } from './rows';
import { COMPANIES } from './companies';
import { LANDS } from './tiles';

export type FamilyKey = 'chance' | 'company' | 'field';

/** Every card, company and kind of field, under the titles of a language. */
export const familiesOf = (titles: Readonly<Record<FamilyKey, string>>): CardFamily[] => [
  {
    key: 'chance',
    title: titles.chance,
    cards: CHANCE.map((row) => ({ face: row.key, kind: 'chance', copies: row.copies, ...edited(row) })),
  },
  {
    key: 'company',
    title: titles.company,
    cards: COMPANIES.map(({ key }) => ({ face: key, kind: 'company', copies: 1 })),
  },
  { key: 'field', title: titles.field, cards: LANDS.map((land) => ({ face: land, kind: 'field', copies: 1 })) },
];
