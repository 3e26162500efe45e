/**
 * The chance cards. A row says what a card does; the words stand in the texts under the row's key. Add a card by adding
 * a row: the print, the deck and the zones follow from this list.
 */
import type { Sign } from '../../engine/show';

/** A chance card. */
export interface ChanceRow {
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

export const CHANCE = [
  { key: 'rescue', copies: 2, sign: 'first-aid-kit', drawn: 'rescue' },
  { key: 'secret-tunnel', copies: 2, sign: 'dig-hole', use: 'secretTunnel' },
  { key: 'overtime', copies: 2, sign: 'stopwatch', tokens: 3 },
  { key: 'cthulhu', copies: 2, sign: 'tentacle-strike', snatches: true },
  { key: 'labor-union', copies: 2, sign: 'three-friends', crew: 3, binds: true },
  { key: 'summer-interns', copies: 2, sign: 'graduate-cap', interns: 2 },
  { key: 'stock-market', copies: 2, sign: 'chart', drawn: 'stock' },
  { key: 'finders-keepers', copies: 2, sign: 'receive-money', use: 'findersKeepers' },
  { key: 'cave-in', copies: 2, sign: 'stone-pile', use: 'caveIn' },
] as const satisfies readonly ChanceRow[];

export type ChanceKey = (typeof CHANCE)[number]['key'];

/** The row of each printed card: a face is a place in this list. */
const PRINT: readonly (ChanceRow & { readonly key: ChanceKey })[] = CHANCE.flatMap((row) =>
  new Array<(typeof CHANCE)[number]>(row.copies).fill(row),
);

/** How many chance cards there are. */
export const CARD_COUNT = PRINT.length;

/** What a face says; undefined for a face that is hidden. */
export const rowOf = (face: number): (ChanceRow & { readonly key: ChanceKey }) | undefined => PRINT[face];

/** The key of a face's row, `back` where the face is hidden. */
export const faceKey = (face: number): ChanceKey | 'back' => PRINT[face]?.key ?? 'back';
