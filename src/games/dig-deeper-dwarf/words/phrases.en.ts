/** Parts of sentences in English: how cards, places and piles are called. */
import type { Side } from '../../../engine/grid';
import { english } from '../../../engine/persons';
import { excludes, grouped, listed, printed } from '../cards/print';
import { VERBS, type Verb } from '../verbs/all';
import { names } from './cards.en';
import type { PileFacts, Place, StackFacts, TileFacts, Where } from './speech';

const SIDE: Readonly<Record<Side, string>> = { 0: 'north', 1: 'east', 2: 'south', 3: 'west' };

/** The name under a key. */
export function name(key: string): string {
  const known: Readonly<Record<string, string>> = names;
  return known[key] ?? key;
}

export const verbName = (verb: Verb): string => name(verb);

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const cards = (n: number): string => count(n, 'card');

export const coins = (n: number): string => count(n, 'coin');

export const list = (items: readonly string[], last = 'and'): string => listed(items, last);

export const sides = (open: readonly Side[]): string => list(open.map((side) => SIDE[side]));

export const verbList = (verbs: readonly Verb[]): string => list(grouped(verbs.map(verbName)));

export const owner = (who: string): string => `${who}’s`;

/** A card in a sentence: those named after actions are quoted, lest a sentence has two verbs. */
export const called = (key: string): string => (VERBS.some((verb) => verb === key) ? `“${name(key)}”` : name(key));

export const hidden = (card: string | null): string => (card === null ? 'a card' : called(card));

/** "2 east, 1 north of the Mine Entrance". */
function offset(east: number, south: number): string {
  const ways: string[] = [];
  if (east !== 0) ways.push(`${Math.abs(east)} ${east > 0 ? 'east' : 'west'}`);
  if (south !== 0) ways.push(`${Math.abs(south)} ${south > 0 ? 'south' : 'north'}`);
  return `${ways.join(', ')} of the Mine Entrance`;
}

/** Where a thing on the canvas is, after its name. */
export const spot = (where: Where): string => (where.at === 'cell' ? ` ${offset(where.east, where.south)}` : '');

export function place(where: Where, thing: string): string {
  switch (where.at) {
    case 'camp':
      return 'the Camp';
    case 'entrance':
      return 'the Mine Entrance';
    case 'here':
      return `${english.whose(where.of)} tile`;
    case 'side':
      return `the ${thing} ${SIDE[where.side]} of ${english.whom(where.of)}`;
    case 'cell':
      return `the ${thing} ${offset(where.east, where.south)}`;
    case 'somewhere':
      return `a ${thing}`;
  }
}

export function tile(facts: TileFacts): string {
  const there = [
    ...(facts.workbench ? ['Workbench'] : []),
    ...(facts.rubble > 0 ? [`${facts.rubble} Rubble`] : []),
    ...facts.guests.map(name),
    ...facts.dwarves.map(english.whom),
  ];
  return place(facts.where, 'tile') + (there.length > 0 ? ` (${there.join(', ')})` : '');
}

const below = (event: string): string =>
  event === 'none' ? '' : event === 'back' ? ', a surprise below' : `, ${name(event)} below`;

export const pileState = (facts: PileFacts): string => `${cards(facts.left)} left${below(facts.event)}`;

export const pile = (facts: PileFacts): string =>
  place(facts.where, 'pile') + (facts.left < 0 ? '' : `: ${pileState(facts)}`);

export function stack(facts: StackFacts): string {
  switch (facts.of) {
    case 'jewelry':
    case 'actions': {
      const which = `${facts.of === 'jewelry' ? 'Jewelry' : 'Action'} pile ${facts.number}`;
      return facts.top === null ? which : `${which} (${name(facts.top)} on top)`;
    }
    case 'pile':
      return pile(facts.pile);
    case 'mining':
      return 'the Mining draw pile';
    case 'events':
      return 'the Event pile';
    case 'draw':
      return `${english.whose(facts.owner)} draw pile`;
  }
}

export const isKnown = ({ where }: TileFacts | PileFacts): boolean => where.at !== 'somewhere';

export const actionsOn = (key: string): string => {
  const verbs = printed(key)?.actions ?? [];
  return excludes(verbs) ? list(verbs.map(verbName), 'or') : verbList(verbs);
};

export const FROM: Readonly<Record<Place, string>> = {
  hand: 'from the hand',
  area: 'from the play area',
  discard: 'from the discard',
  draw: 'from the draw pile',
};
