/** What a chapter can ask for in this game, and what its twists are called. */
import { deedsOf, type Ended, type Tallies, type TwistWords } from '../../../engine/chapter';
import { PRINT } from '../cards/faces';
import type { SaboteurNews, SaboteurState, Twist } from '../rules/state';

type Over = Ended<SaboteurState, SaboteurNews>;

/** By round: whether the treasure was reached, and whether the seat was a saboteur in it. */
function rounds({ told, seat }: Over): readonly { readonly treasure: boolean; readonly masked: boolean }[] {
  const masks = told.flatMap((event) =>
    event.what === 'unmasked' && event.seat === seat ? [PRINT[event.face]?.key === 'saboteur'] : [],
  );
  const ends = told.flatMap((event) => (event.what === 'over' ? [event.treasure] : []));
  return ends.map((treasure, round) => ({ treasure, masked: masks[round] ?? false }));
}

/** What can be counted. */
export const tallies = {
  victories: {
    count: (ended) => rounds(ended).filter(({ treasure, masked }) => treasure !== masked).length,
    says: {
      en: { least: ['your side wins a round', 'your side wins # rounds'] },
      de: { least: ['deine Seite gewinnt eine Runde', 'deine Seite gewinnt # Runden'] },
    },
  },
  gold: {
    count: ({ game, state, seat }) => game.standings(state).find((at) => at.seat === seat)?.points ?? 0,
    says: {
      en: { least: '# gold or more' },
      de: { least: '# Gold oder mehr' },
    },
  },
  suspected: {
    count: ({ told, seat }) =>
      told.filter((event) => event.what === 'broke' && event.target === seat && event.seat !== seat).length,
    says: {
      en: {
        most: [
          'none of your tools broken by anybody',
          'one of your tools broken at most',
          '# of your tools broken at most',
        ],
      },
      de: {
        most: [
          'niemand zerbricht dir ein Werkzeug',
          'dir wird höchstens ein Werkzeug zerbrochen',
          'dir werden höchstens # Werkzeuge zerbrochen',
        ],
      },
    },
  },
  broke: {
    count: (ended) => deedsOf(ended, 'broke').length,
    says: {
      en: {
        least: ['a tool broken by you', '# tools broken by you'],
        most: ['nobody’s tools broken by you', 'one tool broken by you at most', '# tools broken by you at most'],
      },
      de: {
        least: ['du zerbrichst ein Werkzeug', 'du zerbrichst # Werkzeuge'],
        most: [
          'du zerbrichst niemandem ein Werkzeug',
          'du zerbrichst höchstens ein Werkzeug',
          'du zerbrichst höchstens # Werkzeuge',
        ],
      },
    },
  },
  mended: {
    count: (ended) => deedsOf(ended, 'fixed').length,
    says: {
      en: { least: ['a tool mended by you', '# tools mended by you'] },
      de: { least: ['du reparierst ein Werkzeug', 'du reparierst # Werkzeuge'] },
    },
  },
  laid: {
    count: (ended) => deedsOf(ended, 'laid').length,
    says: {
      en: { least: '# paths laid', most: '# paths laid at most' },
      de: { least: '# Wege gelegt', most: 'höchstens # Wege gelegt' },
    },
  },
  found: {
    count: (ended) => deedsOf(ended, 'reached').filter(({ face }) => PRINT[face]?.key === 'treasure').length,
    says: {
      en: { least: 'the treasure reached by your own card' },
      de: { least: 'den Schatz mit deiner eigenen Karte erreicht' },
    },
  },
  fallen: {
    count: (ended) => deedsOf(ended, 'fell').length,
    says: {
      en: {
        least: ['a rockfall of yours', '# rockfalls of yours'],
        most: ['no rockfall of yours', 'one rockfall of yours at most', '# rockfalls of yours at most'],
      },
      de: {
        least: ['ein Steinschlag von dir', '# Steinschläge von dir'],
        most: ['kein Steinschlag von dir', 'höchstens ein Steinschlag von dir', 'höchstens # Steinschläge von dir'],
      },
    },
  },
  discarded: {
    count: (ended) => deedsOf(ended, 'passed').length,
    says: {
      en: { most: ['no card thrown away', 'one card thrown away at most', '# cards thrown away at most'] },
      de: { most: ['keine Karte abgeworfen', 'höchstens eine Karte abgeworfen', 'höchstens # Karten abgeworfen'] },
    },
  },
} satisfies Tallies<string, SaboteurState, SaboteurNews>;

export type SaboteurTally = keyof typeof tallies;

/** What the twists are called (rules 8). */
export const twists = {
  dark: {
    en: { name: 'Dark mine', line: 'There are no maps in the deck.' },
    de: { name: 'Dunkle Mine', line: 'Im Stapel sind keine Schatzkarten.' },
  },
  'single-round': {
    en: { name: 'One round', line: 'Gold is counted after the first round.' },
    de: { name: 'Eine Runde', line: 'Gezählt wird nach der ersten Runde.' },
  },
  masked: {
    en: { name: 'Behind the mask', line: 'You are a saboteur. Nobody else knows.' },
    de: { name: 'Hinter der Maske', line: 'Du bist Saboteur. Sonst weiß es niemand.' },
  },
  honest: {
    en: { name: 'Under oath', line: 'You are a gold miner. Nobody else knows.' },
    de: { name: 'Unter Eid', line: 'Du bist Goldsucher. Sonst weiß es niemand.' },
  },
  'worn-tools': {
    en: { name: 'Worn tools', line: 'Everybody begins with a broken tool.' },
    de: { name: 'Altes Werkzeug', line: 'Alle beginnen mit einem zerbrochenen Werkzeug.' },
  },
  'no-repairs': {
    en: { name: 'No repairs', line: 'What breaks stays broken: nothing in the deck mends tools.' },
    de: { name: 'Keine Werkstatt', line: 'Was bricht, bleibt kaputt: Keine Karte repariert Werkzeug.' },
  },
  narrow: {
    en: { name: 'Narrow galleries', line: 'There are no crossings in the deck.' },
    de: { name: 'Enge Stollen', line: 'Im Stapel sind keine Kreuzungen.' },
  },
} as const satisfies TwistWords<Twist>;
