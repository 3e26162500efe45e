/** What is in the newest box, for the rules that count it. */
import { isInBox } from '../../../engine/editions';
import { EDITION } from '../cards/faces';
import type { Family } from '../cards/row';
import { ROWS, type CardKey, type CardRow } from '../cards/rows';
import type { Names } from './speech';

const inBox = (family: Family): readonly CardRow[] =>
  ROWS.filter((row) => row.family === family && isInBox(row, EDITION));

/** How many cards of a family there are, apart from one that only a variant adds. */
export const many = (family: Family, apart?: CardKey): number =>
  inBox(family).reduce((sum, { key, copies }) => (key === apart ? sum : sum + copies), 0);

/** "22 × …, 15 × …": what is how often there. */
export const listed = (family: Family, names: Names): string =>
  inBox(family)
    .map(({ copies, key }) => `${copies} × ${names[key]}`)
    .join(', ');
