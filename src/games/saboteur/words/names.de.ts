/** What things are called in German. */
import { columnOf, rowOf, type Cell } from '../../../engine/grid';
import type { CardKey, Tool } from '../cards/rows';

/** Without an article. */
export const GOAL_NAMES = ['oberes', 'mittleres', 'unteres'] as const;
export const TOOL_NAMES: Readonly<Record<Tool, string>> = { pick: 'Spitzhacke', lamp: 'Laterne', cart: 'Lore' };
const NUMBERS = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** A number in a sentence. */
export const number = (n: number): string => NUMBERS[n] ?? String(n);

/** One thing after the other. */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1) ?? ''}`;

/** A text that begins a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of cards. Paths have none in print: they are called by their form and sides. */
export const NAMES: Readonly<Record<CardKey, string>> = {
  start: 'Startkarte',
  treasure: 'Goldschatz',
  'stone-up-left': 'Stein oben-links',
  'stone-up-right': 'Stein oben-rechts',
  cross: 'Kreuzung',
  'fork-up-right-down': 'Abzweig oben-rechts-unten',
  'fork-up-right-left': 'Abzweig oben-rechts-links',
  'straight-up-down': 'Gerade oben-unten',
  'straight-right-left': 'Gerade rechts-links',
  'curve-up-left': 'Kurve oben-links',
  'curve-up-right': 'Kurve oben-rechts',
  'dead-cross': 'Sackgasse nach vier Seiten',
  'dead-fork-up-right-down': 'Sackgasse oben-rechts-unten',
  'dead-fork-up-right-left': 'Sackgasse oben-rechts-links',
  'dead-straight-up-down': 'Sackgasse oben-unten',
  'dead-straight-right-left': 'Sackgasse rechts-links',
  'dead-curve-up-left': 'Sackgasse oben-links',
  'dead-curve-up-right': 'Sackgasse oben-rechts',
  'dead-up': 'Sackgasse oben',
  'dead-right': 'Sackgasse rechts',
  map: 'Schatzkarte',
  rockfall: 'Steinschlag',
  'broken-pick': 'Kaputte Spitzhacke',
  'broken-lamp': 'Kaputte Laterne',
  'broken-cart': 'Kaputte Lore',
  'fix-pick': 'Heile Spitzhacke',
  'fix-lamp': 'Heile Laterne',
  'fix-cart': 'Heile Lore',
  'fix-pick-lamp': 'Heile Spitzhacke oder Laterne',
  'fix-pick-cart': 'Heile Spitzhacke oder Lore',
  'fix-lamp-cart': 'Heile Laterne oder Lore',
  'gold-1': '1 Goldstück',
  'gold-2': '2 Goldstücke',
  'gold-3': '3 Goldstücke',
  miner: 'Goldsucher',
  saboteur: 'Saboteur',
};

const fields = (count: number): string => (Math.abs(count) === 1 ? 'ein Feld' : `${number(Math.abs(count))} Felder`);

/** Where a cell is, told from the start. */
export function place(x: number, y: number): string {
  const parts: string[] = [];
  if (x !== 0) parts.push(`${fields(x)} ${x > 0 ? 'östlich' : 'westlich'}`);
  if (y !== 0) parts.push(`${fields(y)} ${y > 0 ? 'südlich' : 'nördlich'}`);
  return parts.length === 0 ? 'am Start' : `${parts.join(', ')} vom Start`;
}

/** The same of a cell. */
export const at = (cell: Cell): string => place(columnOf(cell), rowOf(cell));
