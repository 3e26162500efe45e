/** The cards in the order in which one looks for them: events by what becomes of them. */
import { edited } from '../../../engine/editions';
import type { CardFamily } from '../../../engine/show';
import { ROWS, type CardRow } from './rows';

export const FAMILY_KEYS = [
  'start',
  'mining',
  'action',
  'jewelry',
  'companion',
  'treasure',
  'delayed',
  'instant',
  'trait',
  'tile',
] as const;
export type FamilyKey = (typeof FAMILY_KEYS)[number];

const isIn = (row: CardRow, key: FamilyKey): boolean => (row.event ?? row.family) === key;

/** Every card by family, under the titles of a language. */
export const familiesOf = (titles: Readonly<Record<FamilyKey, string>>): CardFamily[] =>
  FAMILY_KEYS.map((key) => ({
    key,
    title: titles[key],
    cards: ROWS.filter((row) => isIn(row, key)).map((row) => ({
      face: row.key,
      kind: row.family,
      copies: row.copies,
      ...edited(row),
    })),
  }));
