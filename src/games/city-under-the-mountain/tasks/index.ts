/** What a chapter can ask for in this game, and what its twists are called. */
import { few, type Ended, type Tallies, type TwistWords } from '../../../engine/chapter';
import { COMPANY_COUNT } from '../cards/companies';
import type { CityHappening, CityState, Twist } from '../rules/state';

type Over = Ended<CityState, CityHappening>;

/** What the seat itself has done of a kind. */
const own = ({ told, seat }: Over, what: CityHappening['what']): number =>
  told.filter((event) => event.what === what && 'seat' in event && event.seat === seat).length;

/** The investment gems of the seat, by company. */
const shares = ({ state, seat }: Over): readonly number[] =>
  state.shares.slice(seat * COMPANY_COUNT, (seat + 1) * COMPANY_COUNT);

/** What can be counted. */
export const tallies = {
  coins: {
    count: ({ state, seat }) => state.coins[seat] ?? 0,
    says: {
      en: ({ least = 0 }) => `${least} coins or more`,
      de: ({ least = 0 }) => `${least} Münzen oder mehr`,
    },
  },
  turns: {
    count: (ended) => own(ended, 'turn'),
    says: {
      en: ({ most = 0 }) => `in ${most} turns of yours at most`,
      de: ({ most = 0 }) => `in höchstens ${most} eigenen Zügen`,
    },
  },
  dwarves: {
    count: ({ state, seat }) => state.dwarves[seat] ?? 0,
    says: {
      en: ({ least, most = 0 }) => (least === undefined ? `${most} dwarves at most` : `${least} dwarves at the end`),
      de: ({ least, most = 0 }) => (least === undefined ? `höchstens ${most} Zwerge` : `${least} Zwerge am Ende`),
    },
  },
  struck: {
    count: (ended) => own(ended, 'gold'),
    says: {
      en: ({ least = 0 }) => few(least, '', 'Gold struck by yourself once', `Gold struck by yourself ${least} times`),
      de: ({ least = 0 }) => few(least, '', 'einmal selbst Gold gefunden', `${least}-mal selbst Gold gefunden`),
    },
  },
  faith: {
    count: (ended) => shares(ended).filter((gems) => gems > 0).length,
    says: {
      en: ({ least, most = 0 }) =>
        least === undefined ? `invested in ${most} companies at most` : `invested in ${least} companies`,
      de: ({ least, most = 0 }) =>
        least === undefined ? `Anteile an höchstens ${most} Gesellschaften` : `Anteile an ${least} Gesellschaften`,
    },
  },
  exchanged: {
    count: (ended) => own(ended, 'exchanged'),
    says: {
      en: ({ most = 0 }) =>
        few(
          most,
          'no investment exchanged',
          'one investment exchanged at most',
          `${most} investments exchanged at most`,
        ),
      de: ({ most = 0 }) =>
        few(most, 'keinen Anteil getauscht', 'höchstens einen Anteil getauscht', `höchstens ${most} Anteile getauscht`),
    },
  },
  chests: {
    count: (ended) => own(ended, 'drew'),
    says: {
      en: ({ least, most = 0 }) =>
        least === undefined
          ? few(most, 'no chest opened', 'one chest opened at most', `${most} chests opened at most`)
          : few(least, '', 'a chest opened', `${least} chests opened`),
      de: ({ least, most = 0 }) =>
        least === undefined
          ? few(most, 'keine Truhe geöffnet', 'höchstens eine Truhe geöffnet', `höchstens ${most} Truhen geöffnet`)
          : few(least, '', 'eine Truhe geöffnet', `${least} Truhen geöffnet`),
    },
  },
  payday: {
    count: ({ told, seat }) =>
      told.reduce(
        (best, event) => (event.what === 'paid' && event.seat === seat ? Math.max(best, event.coins) : best),
        0,
      ),
    says: {
      en: ({ least = 0 }) => `${least} coins from a single Gold field`,
      de: ({ least = 0 }) => `${least} Münzen aus einem einzigen Goldfeld`,
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
    de: { name: 'Wilder Stapel', line: 'In Truhen stecken nur Cthulhu, Wer’s findet, behält’s und Einsturz.' },
  },
  'sealed-chests': {
    en: { name: 'Sealed chests', line: 'The chests are empty: there are no chance cards.' },
    de: { name: 'Leere Truhen', line: 'Die Truhen sind leer: Es gibt keine Chancenkarten.' },
  },
} as const satisfies TwistWords<Twist>;
