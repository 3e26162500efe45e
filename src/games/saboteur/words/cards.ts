/** What every language says of cards in the same way. */
import type { CardWords } from '../../../engine/show';
import { isKey, PRINT, type Printed } from '../cards/faces';
import type { CardKey } from '../cards/rows';

/** The section of the rules that a family belongs to. */
const RULE_OF: Readonly<Record<Printed['family'], string>> = {
  start: 'table',
  goal: 'goals',
  path: 'paths',
  map: 'map',
  rockfall: 'rockfall',
  break: 'tools',
  fix: 'mending',
  nugget: 'gold',
  role: 'roles',
};

/** What a language says of cards. */
interface Cards {
  readonly hidden: CardWords;
  readonly names: Readonly<Record<CardKey, string>>;
  /** What is left out of a name where there is little room. */
  readonly details: RegExp;
  /** What is written on roles. */
  readonly wishes: Readonly<Partial<Record<CardKey, string>>>;
  text(printed: Printed): string;
}

/** The words of a card by its key. */
export const cardWordsIn =
  ({ hidden, names, details, wishes, text }: Cards) =>
  (face: string): CardWords => {
    const printed = PRINT.find((row) => row.key === face);
    if (printed === undefined || !isKey(face)) return hidden;
    const brief = wishes[face];
    return {
      name: names[face],
      short: names[face].replace(details, ''),
      text: text(printed),
      ...(brief !== undefined && { brief }),
      rule: printed.family === 'path' && !printed.through ? 'dead-ends' : RULE_OF[printed.family],
    };
  };
