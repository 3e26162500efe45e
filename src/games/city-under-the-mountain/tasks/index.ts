/** What a chapter can ask for in this game, and what its twists are called. */
import { deedsOf, type Ended, type Tallies, type TwistWords } from '../../../engine/chapter';
import { COMPANY_COUNT } from '../cards/companies';
import type { CityHappening, CityState, Twist } from '../rules/state';

type Over = Ended<CityState, CityHappening>;

/** The investment gems of the seat, by company. */
const shares = ({ state, seat }: Over): readonly number[] =>
  state.shares.slice(seat * COMPANY_COUNT, (seat + 1) * COMPANY_COUNT);

/** What can be counted. */
export const tallies = {
  coins: {
    count: ({ state, seat }) => state.coins[seat] ?? 0,
    says: {
      en: { least: '# coins or more' },
      de: { least: '# Münzen oder mehr' },
    },
  },
  // The lead of any game, said in what is counted here.
  lead: {
    count: ({ state, seat }) =>
      (state.coins[seat] ?? 0) - Math.max(...state.coins.filter((_, other) => other !== seat)),
    says: {
      en: { least: ['nobody ahead of you', 'a lead of one coin', 'a lead of # coins'] },
      de: { least: ['niemand vor dir', 'eine Münze Vorsprung', '# Münzen Vorsprung'] },
    },
  },
  turns: {
    count: (ended) => deedsOf(ended, 'turn').length,
    says: {
      en: { most: 'in # turns of yours at most' },
      de: { most: 'in höchstens # eigenen Zügen' },
    },
  },
  dwarves: {
    count: ({ state, seat }) => state.dwarves[seat] ?? 0,
    says: {
      en: { least: '# dwarves at the end', most: '# dwarves at most' },
      de: { least: '# Zwerge am Ende', most: 'höchstens # Zwerge' },
    },
  },
  struck: {
    count: (ended) => deedsOf(ended, 'gold').length,
    says: {
      en: { least: ['Gold struck by yourself once', 'Gold struck by yourself # times'] },
      de: { least: ['einmal selbst Gold gefunden', '#-mal selbst Gold gefunden'] },
    },
  },
  faith: {
    count: (ended) => shares(ended).filter((gems) => gems > 0).length,
    says: {
      en: { least: 'invested in # companies', most: 'invested in # companies at most' },
      de: { least: 'Anteile an # Gesellschaften', most: 'Anteile an höchstens # Gesellschaften' },
    },
  },
  exchanged: {
    count: (ended) => deedsOf(ended, 'exchanged').length,
    says: {
      en: {
        most: ['no investment exchanged', 'one investment exchanged at most', '# investments exchanged at most'],
      },
      de: { most: ['keinen Anteil getauscht', 'höchstens einen Anteil getauscht', 'höchstens # Anteile getauscht'] },
    },
  },
  chests: {
    count: (ended) => deedsOf(ended, 'drew').length,
    says: {
      en: {
        least: ['a chest opened', '# chests opened'],
        most: ['no chest opened', 'one chest opened at most', '# chests opened at most'],
      },
      de: {
        least: ['eine Truhe geöffnet', '# Truhen geöffnet'],
        most: ['keine Truhe geöffnet', 'höchstens eine Truhe geöffnet', 'höchstens # Truhen geöffnet'],
      },
    },
  },
  payday: {
    count: (ended) => deedsOf(ended, 'paid').reduce((best, { coins }) => Math.max(best, coins), 0),
    says: {
      en: { least: '# coins from a single Gold field' },
      de: { least: '# Münzen aus einem einzigen Goldfeld' },
    },
  },
} satisfies Tallies<string, CityState, CityHappening>;

export type CityTally = keyof typeof tallies;

/** What the twists are called (rules 6). */
export const twists = {
  'four-companies': {
    en: { name: 'Four companies', line: 'Only the red, orange, yellow and green company are there.' },
    de: { name: 'Vier Gesellschaften', line: 'Es gibt nur die rote, die orange, die gelbe und die grüne.' },
  },
  'thin-vein': {
    en: { name: 'Thin vein', line: 'Half of the Gold has been worked out.' },
    de: { name: 'Dünne Ader', line: 'Die Hälfte des Goldes ist schon abgebaut.' },
  },
  'hired-hands': {
    en: { name: 'Hired hands', line: 'Every rival begins with two dwarves more than you.' },
    de: { name: 'Angeheuert', line: 'Alle anderen beginnen mit zwei Zwergen mehr als du.' },
  },
  'firm-ground': {
    en: { name: 'Firm ground', line: 'There is no Danger: every field can be dug.' },
    de: { name: 'Fester Grund', line: 'Es gibt keine Gefahr: Jedes Feld lässt sich graben.' },
  },
  'unruly-deck': {
    en: { name: 'Unruly deck', line: 'Chests hold Cthulhu, Finders Keepers and Cave In, and nothing else.' },
    de: { name: 'Wilder Stapel', line: 'In Truhen stecken nur „Cthulhu“, „Wer’s findet, behält’s“ und „Einsturz“.' },
  },
  'sealed-chests': {
    en: { name: 'Sealed chests', line: 'The chests are empty: there are no chance cards.' },
    de: { name: 'Leere Truhen', line: 'Die Truhen sind leer: Es gibt keine Chancenkarten.' },
  },
} as const satisfies TwistWords<Twist>;
