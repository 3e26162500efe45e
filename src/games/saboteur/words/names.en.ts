/** What things are called in English. */
import { columnOf, rowOf, type Cell } from '../../../engine/grid';
import type { CardKey, Tool } from '../cards/rows';

const GOAL_NAMES = ['upper', 'middle', 'lower'] as const;
export const TOOL_NAMES: Readonly<Record<Tool, string>> = { pick: 'pickaxe', lamp: 'lantern', cart: 'mine cart' };
const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in a sentence. */
export const number = (n: number): string => NUMBERS[n] ?? String(n);

/** One thing after the other. */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** Names of cards. Paths have none in print: they are called by their form and sides. */
export const NAMES: Readonly<Record<CardKey, string>> = {
  start: 'Start',
  treasure: 'Treasure',
  'stone-up-left': 'Stone up-left',
  'stone-up-right': 'Stone up-right',
  cross: 'Crossing',
  'fork-up-right-down': 'Fork up-right-down',
  'fork-up-right-left': 'Fork up-right-left',
  'straight-up-down': 'Straight up-down',
  'straight-right-left': 'Straight right-left',
  'curve-up-left': 'Curve up-left',
  'curve-up-right': 'Curve up-right',
  'dead-cross': 'Dead end on four sides',
  'dead-fork-up-right-down': 'Dead end up-right-down',
  'dead-fork-up-right-left': 'Dead end up-right-left',
  'dead-straight-up-down': 'Dead end up-down',
  'dead-straight-right-left': 'Dead end right-left',
  'dead-curve-up-left': 'Dead end up-left',
  'dead-curve-up-right': 'Dead end up-right',
  'dead-up': 'Dead end up',
  'dead-right': 'Dead end right',
  map: 'Map',
  rockfall: 'Rockfall',
  'broken-pick': 'Broken pickaxe',
  'broken-lamp': 'Broken lantern',
  'broken-cart': 'Broken mine cart',
  'fix-pick': 'Mended pickaxe',
  'fix-lamp': 'Mended lantern',
  'fix-cart': 'Mended mine cart',
  'fix-pick-lamp': 'Mended pickaxe or lantern',
  'fix-pick-cart': 'Mended pickaxe or mine cart',
  'fix-lamp-cart': 'Mended lantern or mine cart',
  'gold-1': 'Nugget worth 1',
  'gold-2': 'Nugget worth 2',
  'gold-3': 'Nugget worth 3',
  miner: 'Gold miner',
  saboteur: 'Saboteur',
};

/** What a goal is called. */
export const goalName = (goal: number): string => `${GOAL_NAMES[goal] ?? ''} goal`;

/** Where a cell is, told from the start. */
export function place(x: number, y: number): string {
  const parts: string[] = [];
  if (x !== 0) parts.push(`${number(Math.abs(x))} ${x > 0 ? 'east' : 'west'}`);
  if (y !== 0) parts.push(`${number(Math.abs(y))} ${y > 0 ? 'south' : 'north'}`);
  return parts.length === 0 ? 'at the start' : `${parts.join(', ')} of the start`;
}

/** The same of a cell. */
export const at = (cell: Cell): string => place(columnOf(cell), rowOf(cell));
