/** Parts of sentences in German: how cards, places and piles are called. */
import type { Side } from '../../../engine/grid';
import { german } from '../../../engine/persons';
import { excludes, grouped, listed, printed } from '../cards/print';
import { RESOURCES } from '../cards/row';
import type { Verb } from '../verbs/all';
import { names } from './cards.de';
import type { PileFacts, Place, StackFacts, TileFacts, Where } from './speech';

const SIDE: Readonly<Record<Side, string>> = { 0: 'Norden', 1: 'Osten', 2: 'Süden', 3: 'Westen' };

const BESIDE: Readonly<Record<Side, string>> = { 0: 'nördlich', 1: 'östlich', 2: 'südlich', 3: 'westlich' };

/** The name under a key. */
export function name(key: string): string {
  const known: Readonly<Record<string, string>> = names;
  return known[key] ?? key;
}

export const verbName = (verb: Verb): string => name(verb);

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const cards = (n: number): string => count(n, 'Karte', 'Karten');

export const handCards = (n: number): string => count(n, 'Handkarte', 'Handkarten');

export const coins = (n: number): string => count(n, 'Münze', 'Münzen');

export const rubbles = (n: number): string => count(n, 'Geröllkarte', 'Geröllkarten');

/** Resources and Rubble are stuffs and stand bare; all other names are quoted, so no case can bend them. */
const isStuff = (key: string): boolean => RESOURCES.some((resource) => resource === key) || key === 'rubble';

export const card = (key: string): string =>
  key === 'back' ? 'eine verdeckte Karte' : isStuff(key) ? name(key) : `„${name(key)}“`;

export const hidden = (key: string | null): string => (key === null ? 'eine Karte' : card(key));

export const quoted = (verb: Verb): string => `„${verbName(verb)}“`;

export const list = (items: readonly string[], last = 'und'): string => listed(items, last);

export const sides = (open: readonly Side[]): string => list(open.map((side) => SIDE[side]));

export const verbList = (verbs: readonly Verb[]): string => grouped(verbs.map(verbName)).join(' + ');

const fields = (n: number): string => (Math.abs(n) === 1 ? 'ein Feld' : `${Math.abs(n)} Felder`);

/** „2 Felder östlich, ein Feld nördlich vom Mineneingang“. */
function offset(east: number, south: number): string {
  const ways: string[] = [];
  if (east !== 0) ways.push(`${fields(east)} ${east > 0 ? 'östlich' : 'westlich'}`);
  if (south !== 0) ways.push(`${fields(south)} ${south > 0 ? 'südlich' : 'nördlich'}`);
  return `${ways.join(', ')} vom Mineneingang`;
}

/** Wo ein Ding auf der Leinwand liegt, nach seinem Namen. */
export const spot = (where: Where): string => (where.at === 'cell' ? ` ${offset(where.east, where.south)}` : '');

/** Ein Ort ohne Artikel: er steht hinter einem Doppelpunkt. */
export function place(where: Where, thing: string): string {
  switch (where.at) {
    case 'camp':
      return 'Lager';
    case 'entrance':
      return 'Mineneingang';
    case 'here':
      return german.whose(where.of, 'dein') + ' Plättchen';
    case 'side':
      return `${thing} ${BESIDE[where.side]} von ${german.toWhom(where.of)}`;
    case 'cell':
      return `${thing}${spot(where)}`;
    case 'somewhere':
      return `ein ${thing}`;
  }
}

/** Auf ein Plättchen: „ins Lager“, „auf den Mineneingang“, „aufs Plättchen …“. */
export function onto(where: Where): string {
  if (where.at === 'camp') return 'ins Lager';
  if (where.at === 'here') return `auf ${german.whose(where.of, 'dein')} Plättchen`;
  return where.at === 'entrance' ? 'auf den Mineneingang' : `aufs ${place(where, 'Plättchen')}`;
}

/** Auf einem Plättchen: „im Lager“, „auf dem Mineneingang“, „auf dem Plättchen …“. */
export function on(where: Where): string {
  if (where.at === 'here') return `auf ${german.whose(where.of, 'deinem')} Plättchen`;
  return where.at === 'camp' ? 'im Lager' : `auf dem ${place(where, 'Plättchen')}`;
}

/** Was auf einem Plättchen ist, in Klammern. */
function there(facts: TileFacts): string {
  const things = [
    ...(facts.workbench ? ['Werkbank'] : []),
    ...(facts.rubble > 0 ? [rubbles(facts.rubble)] : []),
    ...facts.guests.map(name),
    ...facts.dwarves.map(german.who),
  ];
  return things.length > 0 ? ` (${things.join(', ')})` : '';
}

export const toTile = (facts: TileFacts): string => onto(facts.where) + there(facts);

export function fromTile(facts: TileFacts): string {
  const { where } = facts;
  const from =
    where.at === 'here' ? `von ${german.whose(where.of, 'deinem')} Plättchen` : `vom ${place(where, 'Plättchen')}`;
  return from + there(facts);
}

const below = (event: string): string =>
  event === 'none' ? '' : event === 'back' ? ', darunter eine Überraschung' : `, darunter ${card(event)}`;

export const pileState = (facts: PileFacts): string => `noch ${cards(facts.left)}${below(facts.event)}`;

export const pile = (facts: PileFacts): string =>
  place(facts.where, 'Stapel') + (facts.left < 0 ? '' : `, ${pileState(facts)}`);

/** Ein Stapel ohne Artikel. */
export function stack(facts: StackFacts): string {
  switch (facts.of) {
    case 'jewelry':
    case 'actions': {
      const which = `${facts.of === 'jewelry' ? 'Schmuckstapel' : 'Aktionsstapel'} ${facts.number}`;
      return facts.top === null ? which : `${which} (oben ${card(facts.top)})`;
    }
    case 'pile':
      return pile(facts.pile);
    case 'mining':
      return 'Schürfkarten-Nachziehstapel';
    case 'events':
      return 'Ereignisstapel';
    case 'draw':
      return `${german.whose(facts.owner, 'dein')} Nachziehstapel`;
  }
}

export const isKnown = ({ where }: TileFacts | PileFacts): boolean => where.at !== 'somewhere';

export const actionsOn = (key: string): string => {
  const verbs = printed(key)?.actions ?? [];
  return excludes(verbs) ? list(verbs.map(verbName), 'oder') : verbList(verbs);
};

export const FROM: Readonly<Record<Place, string>> = {
  hand: 'aus der Hand',
  area: 'aus der Auslage',
  discard: 'aus der Ablage',
  draw: 'aus dem Nachziehstapel',
};
