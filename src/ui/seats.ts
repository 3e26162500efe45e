/** What tells players apart: a colour, an emblem and a face each, so that nobody has to see colours. */
import type { FaceKey } from '../canvas/pictures/faces';
import type { Person } from '../canvas/pictures/scenes';
import type { SymbolName } from '../canvas/symbols/names';
import { characterNamed } from '../table/seats';

export interface Emblem {
  readonly key: EmblemKey;
  readonly color: string;
  readonly symbol: SymbolName;
  /** Whose face goes with it, if it is not the emblem's own. */
  readonly face?: FaceKey;
}

/** A place at the table: who sits there. */
export interface Place {
  readonly name: string;
  readonly emblem: Emblem;
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

/** What is written down for somebody: the key of an emblem, and after a colon that of another emblem whose face they chose. */
const APART = ':';

/** The key of the emblem in what is written down for somebody. */
export const emblemIn = (written: string): string => written.split(APART)[0] ?? '';

/** Another emblem for somebody, who keeps the face that they chose. */
export function withKey(written: string, key: string): string {
  const [, face] = written.split(APART);
  return face === undefined ? key : withFace(key, face);
}

/** Another face for somebody. */
export function withFace(written: string, face: string): string {
  const key = emblemIn(written);
  return face === key ? key : `${key}${APART}${face}`;
}

/** The emblem of somebody as it is written down; those who play by themselves bring their own face. */
export function emblemOf(written: string, name: string): Emblem {
  const [key, chosen] = written.split(APART);
  const emblem = EMBLEMS.find((each) => each.key === key) ?? EMBLEMS[0] ?? FIRST;
  const face = characterNamed(name)?.key ?? EMBLEMS.find((each) => each.key === chosen)?.key;
  return face === undefined ? emblem : { ...emblem, face };
}

/** Somebody as they are painted into a place. */
export const personOf = ({ key, face, color }: Emblem): Person => ({ face: face ?? key, color });

/** Names by which everybody at a table can be told apart: the second Anna is called Anna 2. */
export function toldApart(names: readonly string[]): readonly string[] {
  const given: string[] = [];
  const isTaken = (name: string): boolean => given.some((other) => other.toLowerCase() === name.toLowerCase());
  for (const name of names) {
    let own = name;
    for (let number = 2; isTaken(own) || (own !== name && names.includes(own)); number++) own = `${name} ${number}`;
    given.push(own);
  }
  return given;
}

/** Who sits at a table, as everybody there is called and shown. */
export function placesOf(players: readonly { readonly name: string; readonly emblem: string }[]): readonly Place[] {
  const names = toldApart(players.map(({ name }) => name));
  return players.map(({ emblem, name }, seat) => ({ name: names[seat] ?? '', emblem: emblemOf(emblem, name) }));
}
