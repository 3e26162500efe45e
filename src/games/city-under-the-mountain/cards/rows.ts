/**
 * The chance cards. A row says what a card does; the words stand in the texts under the row's key. To add a card, add a row
 * that says `since` which edition it is in the box: the print and the deck follow from this list. What a row was in an
 * edition it stays: a card that leaves the box says `until` which edition it was there, and a card that changes is a new
 * row with a new key.
 */
import { newestOf, type Edited } from '../../../engine/editions';
import type { Sign } from '../../../engine/show';

/** A chance card. */
export interface ChanceRow extends Edited {
  readonly key: string;
  readonly copies: number;
  /** What its picture shows. */
  readonly sign: Sign;
  /** What happens when it is drawn: every player gains a dwarf, or two gems of different companies are taken onto it. */
  readonly drawn?: 'rescue' | 'stock';
  /** What its keeper may use it for, once. */
  readonly use?: 'secretTunnel' | 'findersKeepers' | 'caveIn';
  /** Tokens that lie on it, each worth a gem more. */
  readonly tokens?: number;
  /** Dwarves counted in addition whenever its keeper is paid. */
  readonly crew?: number;
  /** Dwarves counted in addition whenever its keeper is paid less than 2 coins a dwarf. */
  readonly interns?: number;
  /** Its keeper cannot exchange investments, but may drop it in a turn of theirs. */
  readonly binds?: boolean;
  /** Takes the next dwarf that another player would gain from a Dwarf field. */
  readonly snatches?: boolean;
}

const ROWS = [
  { key: 'rescue', copies: 2, sign: 'first-aid-kit', drawn: 'rescue' },
  { key: 'secret-tunnel', copies: 2, sign: 'cave-entrance', use: 'secretTunnel' },
  { key: 'overtime', copies: 2, sign: 'stopwatch', tokens: 3 },
  { key: 'cthulhu', copies: 2, sign: 'tentacle-strike', snatches: true },
  { key: 'labor-union', copies: 2, sign: 'three-friends', crew: 3, binds: true },
  { key: 'summer-interns', copies: 2, sign: 'graduate-cap', interns: 2 },
  { key: 'stock-market', copies: 2, sign: 'chart', drawn: 'stock' },
  { key: 'finders-keepers', copies: 2, sign: 'receive-money', use: 'findersKeepers' },
  { key: 'cave-in', copies: 2, sign: 'stone-pile', use: 'caveIn' },
] as const satisfies readonly ChanceRow[];

export type ChanceKey = (typeof ROWS)[number]['key'];

/** A row with the key of a chance card. */
export type ChanceCard = ChanceRow & { readonly key: ChanceKey };

/** All rows, each once. */
export const CHANCE: readonly ChanceCard[] = ROWS;

/** The newest edition of the chance cards. */
export const CHANCE_EDITION = newestOf(CHANCE);
