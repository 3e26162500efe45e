/**
 * The cards in the box. A card is a row: to add one, add a row that says `since` which edition it is there, and its words
 * in words/en.ts and words/de.ts. What a row was in an edition it stays: a card that leaves the box says `until` which
 * edition it was there, and a card that changes is a new row with a new key.
 *
 * Sides of a path: U up, R right, D down, L left. They are joined inside the card, unless it is a dead end: its sides
 * are open, but nothing leads from one to the other.
 */
import { newestOf, type Edited } from '../../../engine/editions';
import type { Sign } from '../../../engine/show';

export const TOOLS = ['pick', 'lamp', 'cart'] as const;

export type Tool = (typeof TOOLS)[number];

/** The signs of tools, and of gold. */
export const TOOL_SIGNS: Readonly<Record<Tool, Sign>> = { pick: 'mining', lamp: 'lantern-flame', cart: 'mine-wagon' };

export const GOLD_SIGN: Sign = 'gold-nuggets gold';

export type Family = 'start' | 'goal' | 'path' | 'map' | 'rockfall' | 'break' | 'fix' | 'nugget' | 'role';

export interface Row<K extends string> extends Edited {
  readonly key: K;
  readonly family: Family;
  readonly copies: number;
  readonly sides?: string;
  readonly deadEnd?: true;
  /** What it breaks, or what it can mend: one of them. */
  readonly tools?: readonly Tool[];
  /** Gold on a nugget card. */
  readonly gold?: number;
  /** What its picture shows, where that is neither tools nor a number of nuggets; on a path: what lies there. */
  readonly sign?: Sign;
}

const rows = <const K extends string>(list: readonly Row<K>[]): readonly Row<K>[] => list;

/** Everything that lies on the table, is drawn, or is handed out, in the order of the print. Roles follow below. */
export const ROWS = rows([
  { key: 'start', family: 'start', copies: 1, sides: 'URDL' },
  { key: 'treasure', family: 'goal', copies: 1, sides: 'URDL', sign: GOLD_SIGN },
  { key: 'stone-up-left', family: 'goal', copies: 1, sides: 'UL' },
  { key: 'stone-up-right', family: 'goal', copies: 1, sides: 'UR' },

  { key: 'cross', family: 'path', copies: 5, sides: 'URDL' },
  { key: 'fork-up-right-down', family: 'path', copies: 5, sides: 'URD' },
  { key: 'fork-up-right-left', family: 'path', copies: 5, sides: 'URL' },
  { key: 'straight-up-down', family: 'path', copies: 4, sides: 'UD' },
  { key: 'straight-right-left', family: 'path', copies: 3, sides: 'RL' },
  { key: 'curve-up-left', family: 'path', copies: 4, sides: 'UL' },
  { key: 'curve-up-right', family: 'path', copies: 5, sides: 'UR' },

  { key: 'dead-cross', family: 'path', copies: 1, sides: 'URDL', deadEnd: true },
  { key: 'dead-fork-up-right-down', family: 'path', copies: 1, sides: 'URD', deadEnd: true },
  { key: 'dead-fork-up-right-left', family: 'path', copies: 1, sides: 'URL', deadEnd: true },
  { key: 'dead-straight-up-down', family: 'path', copies: 1, sides: 'UD', deadEnd: true },
  { key: 'dead-straight-right-left', family: 'path', copies: 1, sides: 'RL', deadEnd: true },
  { key: 'dead-curve-up-left', family: 'path', copies: 1, sides: 'UL', deadEnd: true },
  { key: 'dead-curve-up-right', family: 'path', copies: 1, sides: 'UR', deadEnd: true },
  { key: 'dead-up', family: 'path', copies: 1, sides: 'U', deadEnd: true },
  { key: 'dead-right', family: 'path', copies: 1, sides: 'R', deadEnd: true },

  { key: 'map', family: 'map', copies: 6, sign: 'treasure-map' },
  { key: 'rockfall', family: 'rockfall', copies: 3, sign: 'falling-rocks' },
  { key: 'broken-pick', family: 'break', copies: 3, tools: ['pick'] },
  { key: 'broken-lamp', family: 'break', copies: 3, tools: ['lamp'] },
  { key: 'broken-cart', family: 'break', copies: 3, tools: ['cart'] },
  { key: 'fix-pick', family: 'fix', copies: 2, tools: ['pick'] },
  { key: 'fix-lamp', family: 'fix', copies: 2, tools: ['lamp'] },
  { key: 'fix-cart', family: 'fix', copies: 2, tools: ['cart'] },
  { key: 'fix-pick-lamp', family: 'fix', copies: 1, tools: ['pick', 'lamp'] },
  { key: 'fix-pick-cart', family: 'fix', copies: 1, tools: ['pick', 'cart'] },
  { key: 'fix-lamp-cart', family: 'fix', copies: 1, tools: ['lamp', 'cart'] },

  { key: 'gold-1', family: 'nugget', copies: 16, gold: 1 },
  { key: 'gold-2', family: 'nugget', copies: 8, gold: 2 },
  { key: 'gold-3', family: 'nugget', copies: 4, gold: 3 },
]);

/** Role cards in the order in which they join: with n players the first n + 1 are in the game. */
export const ROLES = [
  'miner',
  'miner',
  'miner',
  'saboteur',
  'miner',
  'saboteur',
  'miner',
  'saboteur',
  'miner',
  'miner',
  'saboteur',
] as const;

/** The signs of the roles. */
export const ROLE_SIGNS: Readonly<Record<(typeof ROLES)[number], Sign>> = {
  miner: 'mining-helmet',
  saboteur: 'domino-mask',
};

export type CardKey = (typeof ROWS)[number]['key'] | (typeof ROLES)[number];

/** The newest edition. */
export const EDITION = newestOf(ROWS);
