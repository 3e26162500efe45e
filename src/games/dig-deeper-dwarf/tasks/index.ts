/** What a chapter can ask for in this game, and what its twists are called. */
import { faceOf, sizeOf } from '../../../engine/cards';
import { few, type Ended, type Tallies, type TwistWords } from '../../../engine/chapter';
import { isRubble, keyOf, pointsOf } from '../cards/faces';
import type { DwarfNews } from '../rules/news';
import { deckOf } from '../rules/score';
import type { DwarfState, Twist } from '../rules/state';
import { companions } from '../rules/zones';

type Over = Ended<DwarfState, DwarfNews>;

/** How often something happened to the seat. */
const own = ({ told, seat }: Over, what: DwarfNews['what']): readonly DwarfNews[] =>
  told.filter((event) => event.what === what && 'seat' in event && event.seat === seat);

/** The actions of the seat that were announced or thwarted. */
const acts = ({ told, seat }: Over, what: 'announced' | 'thwarted') =>
  told.flatMap((event) => (event.what === what && 'act' in event && event.act.seat === seat ? [event.act] : []));

/** What can be counted. */
export const tallies = {
  rubble: {
    count: ({ state, seat }) => deckOf(state, seat).filter((card) => isRubble(faceOf(state.cards, card))).length,
    says: {
      en: ({ most = 0 }) =>
        few(most, 'no Rubble in your deck', 'one Rubble in your deck at most', `${most} Rubble in your deck at most`),
      de: ({ most = 0 }) =>
        few(
          most,
          'kein Geröll in deinem Deck',
          'höchstens ein Geröll in deinem Deck',
          `höchstens ${most} Geröll in deinem Deck`,
        ),
    },
  },
  jewels: {
    count: (ended) => own(ended, 'bought').length,
    says: {
      en: ({ least = 0 }) => `${least} pieces of Jewelry bought`,
      de: ({ least = 0 }) => `${least} Schmuckstücke gekauft`,
    },
  },
  finest: {
    count: (ended) =>
      own(ended, 'bought').reduce((best, event) => Math.max(best, 'face' in event ? pointsOf(event.face ?? -1) : 0), 0),
    says: {
      en: ({ least = 0 }) => `a piece of Jewelry worth ${least} VP or more`,
      de: ({ least = 0 }) => `ein Schmuckstück, das ${least} Punkte oder mehr wert ist`,
    },
  },
  crown: {
    count: (ended) =>
      own(ended, 'bought').filter((event) => 'face' in event && keyOf(event.face ?? -1) === 'crown').length,
    says: { en: () => 'the Crown bought', de: () => 'die Krone gekauft' },
  },
  crafted: {
    count: (ended) => own(ended, 'crafted').length,
    says: {
      en: ({ least, most = 0 }) =>
        least === undefined
          ? few(
              most,
              'no Action card crafted',
              'one Action card crafted at most',
              `${most} Action cards crafted at most`,
            )
          : `${least} Action cards crafted`,
      de: ({ least, most = 0 }) =>
        least === undefined
          ? few(
              most,
              'keine Aktionskarte hergestellt',
              'höchstens eine Aktionskarte hergestellt',
              `höchstens ${most} Aktionskarten hergestellt`,
            )
          : `${least} Aktionskarten hergestellt`,
    },
  },
  thwarts: {
    count: (ended) =>
      acts(ended, 'announced').filter(({ verb }) => verb === 'thwart').length -
      acts(ended, 'thwarted').filter(({ verb }) => verb === 'thwart').length,
    says: {
      en: ({ least = 0 }) => few(least, '', 'an action thwarted', `${least} actions thwarted`),
      de: ({ least = 0 }) => few(least, '', 'eine Aktion vereitelt', `${least} Aktionen vereitelt`),
    },
  },
  thwarted: {
    count: (ended) => acts(ended, 'thwarted').length,
    says: {
      en: ({ most = 0 }) => few(most, 'never thwarted', 'thwarted once at most', `thwarted ${most} times at most`),
      de: ({ most = 0 }) =>
        few(
          most,
          'nie vereitelt worden',
          'höchstens einmal vereitelt worden',
          `höchstens ${most}-mal vereitelt worden`,
        ),
    },
  },
  stolen: {
    count: (ended) => own(ended, 'stole').length,
    says: {
      en: ({ least, most = 0 }) =>
        least === undefined
          ? few(most, 'nothing stolen', 'one card stolen at most', `${most} cards stolen at most`)
          : few(least, '', 'a card stolen', `${least} cards stolen`),
      de: ({ least, most = 0 }) =>
        least === undefined
          ? few(most, 'nichts gestohlen', 'höchstens eine Karte gestohlen', `höchstens ${most} Karten gestohlen`)
          : few(least, '', 'eine Karte gestohlen', `${least} Karten gestohlen`),
    },
  },
  companions: {
    count: ({ state, seat }) => sizeOf(state.cards, companions(seat)),
    says: {
      en: ({ least = 0 }) => few(least, '', 'a companion at your side', `${least} companions at your side`),
      de: ({ least = 0 }) => few(least, '', 'ein Begleiter an deiner Seite', `${least} Begleiter an deiner Seite`),
    },
  },
  deck: {
    count: ({ state, seat }) => deckOf(state, seat).length,
    says: {
      en: ({ most = 0 }) => `a deck of ${most} cards at most`,
      de: ({ most = 0 }) => `ein Deck von höchstens ${most} Karten`,
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
