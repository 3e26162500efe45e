/** The cards in the order in which one looks for them. */
import { edited } from '../../../engine/editions';
import type { CardFamily } from '../../../engine/show';
import { PRINT, type Printed } from './faces';

export const FAMILY_KEYS = ['path', 'dead-end', 'goal', 'break', 'fix', 'other', 'nugget', 'role'] as const;
export type FamilyKey = (typeof FAMILY_KEYS)[number];

function familyOf({ family, through }: Printed): FamilyKey {
  switch (family) {
    case 'start':
    case 'goal':
      return 'goal';
    case 'path':
      return through ? 'path' : 'dead-end';
    case 'map':
    case 'rockfall':
      return 'other';
    default:
      return family;
  }
}

/** Every card by family, under the titles of a language. */
export const familiesOf = (titles: Readonly<Record<FamilyKey, string>>): CardFamily[] =>
  FAMILY_KEYS.map((key) => {
    const cards = PRINT.filter((card) => familyOf(card) === key);
    const once = cards.filter((card, i) => cards.findIndex((other) => other.key === card.key) === i);
    return {
      key,
      title: titles[key],
      cards: once.map((printed) => ({
        face: printed.key,
        kind: printed.family,
        copies: cards.filter((card) => card.key === printed.key).length,
        ...edited(printed),
      })),
    };
  });
