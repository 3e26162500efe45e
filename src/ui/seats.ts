/** What tells players apart: a colour and an emblem each, so that nobody has to see colours. */
import type { SymbolName } from '../canvas/symbols/names';

export interface Emblem {
  readonly key: EmblemKey;
  readonly color: string;
  readonly symbol: SymbolName;
}

export type EmblemKey = 'amber' | 'sky' | 'coral' | 'moss' | 'lilac' | 'teal' | 'rose' | 'sand' | 'lime' | 'steel';

/** Ten places at the table. Each colour carries dark signs at a contrast of more than 4.5 : 1. */
export const EMBLEMS: readonly Emblem[] = [
  { key: 'amber', color: '#f2a63a', symbol: 'dwarf-face' },
  { key: 'sky', color: '#6bb3ec', symbol: 'visored-helm' },
  { key: 'coral', color: '#ee7d6d', symbol: 'dwarf-king' },
  { key: 'moss', color: '#86c76c', symbol: 'beard' },
  { key: 'lilac', color: '#c59bf0', symbol: 'horned-helm' },
  { key: 'teal', color: '#56c7b9', symbol: 'mining-helmet' },
  { key: 'rose', color: '#f19fc0', symbol: 'viking-head' },
  { key: 'sand', color: '#d9c48f', symbol: 'viking-helmet' },
  { key: 'lime', color: '#c9d94f', symbol: 'dwarf-helmet' },
  { key: 'steel', color: '#b4bfcc', symbol: 'wooden-helmet' },
];

/** The ink of the signs. */
export const EMBLEM_INK = '#1b1410';

const FIRST: Emblem = { key: 'amber', color: '#f2a63a', symbol: 'dwarf-face' };

/** An emblem by its key. */
export const emblemOf = (key: string): Emblem => EMBLEMS.find((emblem) => emblem.key === key) ?? EMBLEMS[0] ?? FIRST;
