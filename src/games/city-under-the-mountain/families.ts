/** The cards, and what else lies on the table, in the order in which one looks for it. */
import type { CardFamily } from '../../engine/show';
import { CHANCE } from './cards';
import { COMPANIES } from './companies';
import { LANDS } from './tiles';

export type FamilyKey = 'chance' | 'company' | 'field';

/** Every card, company and kind of field, under the titles of a language. */
export const familiesOf = (titles: Readonly<Record<FamilyKey, string>>): CardFamily[] => [
  {
    key: 'chance',
    title: titles.chance,
    cards: CHANCE.map(({ key, copies }) => ({ face: key, kind: 'chance', copies })),
  },
  {
    key: 'company',
    title: titles.company,
    cards: COMPANIES.map(({ key }) => ({ face: key, kind: 'company', copies: 1 })),
  },
  { key: 'field', title: titles.field, cards: LANDS.map((land) => ({ face: land, kind: 'field', copies: 1 })) },
];
