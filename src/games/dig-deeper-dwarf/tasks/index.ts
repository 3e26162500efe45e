/** What a chapter can ask for in this game, and what its twists are called. */
import { faceOf, sizeOf } from '../../../engine/cards';
import { deedsOf, type Ended, type Tallies, type TwistWords } from '../../../engine/chapter';
import { isCrown, isRubble, pointsOf } from '../cards/faces';
import type { DwarfNews } from '../rules/news';
import { deckOf } from '../rules/score';
import type { DwarfState, Twist } from '../rules/state';
import { companions } from '../rules/zones';

type Over = Ended<DwarfState, DwarfNews>;

/** The actions of the seat that were announced or thwarted. */
const acts = ({ told, seat }: Over, what: 'announced' | 'thwarted') =>
  told.flatMap((event) => (event.what === what && 'act' in event && event.act.seat === seat ? [event.act] : []));

/** What can be counted. */
export const tallies = {
  rubble: {
    count: ({ state, seat }) => deckOf(state, seat).filter((card) => isRubble(faceOf(state.cards, card))).length,
    says: {
      en: { most: ['no Rubble in your deck', 'one Rubble in your deck at most', '# Rubble in your deck at most'] },
      de: {
        most: [
          'kein Geröll in deinem Deck',
          'höchstens eine Geröllkarte in deinem Deck',
          'höchstens # Geröllkarten in deinem Deck',
        ],
      },
    },
  },
  jewels: {
    count: (ended) => deedsOf(ended, 'bought').length,
    says: {
      en: { least: '# pieces of Jewelry bought' },
      de: { least: '# Schmuckstücke gekauft' },
    },
  },
  finest: {
    count: (ended) => deedsOf(ended, 'bought').reduce((best, { face }) => Math.max(best, pointsOf(face)), 0),
    says: {
      en: { least: 'a piece of Jewelry worth # VP or more' },
      de: { least: 'ein Schmuckstück, das # Punkte oder mehr wert ist' },
    },
  },
  crown: {
    count: (ended) => deedsOf(ended, 'bought').filter(({ face }) => isCrown(face)).length,
    says: {
      en: { least: 'the Crown bought' },
      de: { least: 'die Krone gekauft' },
    },
  },
  crafted: {
    count: (ended) => deedsOf(ended, 'crafted').length,
    says: {
      en: {
        least: '# Action cards crafted',
        most: ['no Action card crafted', 'one Action card crafted at most', '# Action cards crafted at most'],
      },
      de: {
        least: '# Aktionskarten hergestellt',
        most: [
          'keine Aktionskarte hergestellt',
          'höchstens eine Aktionskarte hergestellt',
          'höchstens # Aktionskarten hergestellt',
        ],
      },
    },
  },
  thwarts: {
    count: (ended) =>
      acts(ended, 'announced').filter(({ verb }) => verb === 'thwart').length -
      acts(ended, 'thwarted').filter(({ verb }) => verb === 'thwart').length,
    says: {
      en: { least: ['an action thwarted', '# actions thwarted'] },
      de: { least: ['eine Aktion vereitelt', '# Aktionen vereitelt'] },
    },
  },
  thwarted: {
    count: (ended) => acts(ended, 'thwarted').length,
    says: {
      en: { most: ['never thwarted', 'thwarted once at most', 'thwarted # times at most'] },
      de: {
        most: ['nie vereitelt worden', 'höchstens einmal vereitelt worden', 'höchstens #-mal vereitelt worden'],
      },
    },
  },
  stolen: {
    count: (ended) => deedsOf(ended, 'stole').length,
    says: {
      en: {
        least: ['a card stolen', '# cards stolen'],
        most: ['nothing stolen', 'one card stolen at most', '# cards stolen at most'],
      },
      de: {
        least: ['eine Karte gestohlen', '# Karten gestohlen'],
        most: ['nichts gestohlen', 'höchstens eine Karte gestohlen', 'höchstens # Karten gestohlen'],
      },
    },
  },
  companions: {
    count: ({ state, seat }) => sizeOf(state.cards, companions(seat)),
    says: {
      en: { least: ['a companion at your side', '# companions at your side'] },
      de: { least: ['ein Begleiter an deiner Seite', '# Begleiter an deiner Seite'] },
    },
  },
  deck: {
    count: ({ state, seat }) => deckOf(state, seat).length,
    says: {
      en: { most: 'a deck of # cards at most' },
      de: { most: 'ein Deck von höchstens # Karten' },
    },
  },
} satisfies Tallies<string, DwarfState, DwarfNews>;

export type DwarfTally = keyof typeof tallies;

/** What the twists are called (rules 12). */
export const twists = {
  'short-shift': {
    en: { name: 'Short shift', line: '30 Mining cards are left out: the game ends sooner.' },
    de: { name: 'Kurze Schicht', line: '30 Schürfkarten bleiben draußen: Das Spiel ist früher zu Ende.' },
  },
  'rich-vein': {
    en: { name: 'Rich vein', line: 'No Rubble among the Mining cards.' },
    de: { name: 'Reiche Ader', line: 'Unter den Schürfkarten ist kein Geröll.' },
  },
  rockslide: {
    en: { name: 'Rockslide', line: 'Rubble lies on the three tiles around the Entrance.' },
    de: { name: 'Steinschlag', line: 'Auf den drei Plättchen um den Eingang liegt Geröll.' },
  },
  'high-water': {
    en: { name: 'High water', line: 'Whoever ends their turn away from the Camp draws three cards at most.' },
    de: { name: 'Hochwasser', line: 'Wer den Zug nicht im Lager beendet, zieht höchstens drei Karten nach.' },
  },
  'crown-on-show': {
    en: { name: 'The Crown on show', line: 'The Crown lies on top of its pile from the start.' },
    de: { name: 'Die Krone im Schaukasten', line: 'Die Krone liegt von Anfang an oben auf ihrem Stapel.' },
  },
  contrary: {
    en: { name: 'The contrarian', line: 'The last rival begins with three Action cards that have Thwart.' },
    de: { name: 'Der Quertreiber', line: 'Der letzte Gegner beginnt mit drei Aktionskarten, die vereiteln.' },
  },
  'old-hands': {
    en: { name: 'Old hands', line: 'Every rival begins with two Gold in their deck.' },
    de: { name: 'Alte Hasen', line: 'Alle anderen beginnen mit zwei Gold im Deck.' },
  },
} as const satisfies TwistWords<Twist>;
