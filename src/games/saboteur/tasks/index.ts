/** What a chapter can ask for in this game, and what its twists are called. */
import { few, type Ended, type Tallies, type TwistWords } from '../../../engine/chapter';
import { PRINT } from '../cards/faces';
import type { SaboteurNews, SaboteurState, Twist } from '../rules/state';

type Over = Ended<SaboteurState, SaboteurNews>;

/** What the seat itself has done of a kind. */
const own = <W extends SaboteurNews['what']>({ told, seat }: Over, what: W) =>
  told.flatMap((event) => (event.what === what && 'seat' in event && event.seat === seat ? [event] : []));

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
      en: ({ least = 0 }) => few(least, '', 'your side wins a round', `your side wins ${least} rounds`),
      de: ({ least = 0 }) => few(least, '', 'deine Seite gewinnt eine Runde', `deine Seite gewinnt ${least} Runden`),
    },
  },
  gold: {
    count: ({ game, state, seat }) => game.standings(state).find((at) => at.seat === seat)?.points ?? 0,
    says: {
      en: ({ least = 0 }) => `${least} gold or more`,
      de: ({ least = 0 }) => `${least} Gold oder mehr`,
    },
  },
  suspected: {
    count: ({ told, seat }) =>
      told.filter((event) => event.what === 'broke' && event.target === seat && event.seat !== seat).length,
    says: {
      en: ({ most = 0 }) =>
        few(
          most,
          'none of your tools broken by anybody',
          'one of your tools broken at most',
          `${most} of your tools broken at most`,
        ),
      de: ({ most = 0 }) =>
        few(
          most,
          'niemand zerbricht dir ein Werkzeug',
          'dir wird höchstens ein Werkzeug zerbrochen',
          `dir werden höchstens ${most} Werkzeuge zerbrochen`,
        ),
    },
  },
  broke: {
    count: (ended) => own(ended, 'broke').length,
    says: {
      en: ({ least, most = 0 }) =>
        least === undefined
          ? few(
              most,
              'nobody’s tools broken by you',
              'one tool broken by you at most',
              `${most} tools broken by you at most`,
            )
          : few(least, '', 'a tool broken by you', `${least} tools broken by you`),
      de: ({ least, most = 0 }) =>
        least === undefined
          ? few(
              most,
              'du zerbrichst niemandem ein Werkzeug',
              'du zerbrichst höchstens ein Werkzeug',
              `du zerbrichst höchstens ${most} Werkzeuge`,
            )
          : few(least, '', 'du zerbrichst ein Werkzeug', `du zerbrichst ${least} Werkzeuge`),
    },
  },
  mended: {
    count: (ended) => own(ended, 'fixed').length,
    says: {
      en: ({ least = 0 }) => few(least, '', 'a tool mended by you', `${least} tools mended by you`),
      de: ({ least = 0 }) => few(least, '', 'du reparierst ein Werkzeug', `du reparierst ${least} Werkzeuge`),
    },
  },
  laid: {
    count: (ended) => own(ended, 'laid').length,
    says: {
      en: ({ least, most = 0 }) => (least === undefined ? `${most} paths laid at most` : `${least} paths laid`),
      de: ({ least, most = 0 }) => (least === undefined ? `höchstens ${most} Wege gelegt` : `${least} Wege gelegt`),
    },
  },
  found: {
    count: ({ told, seat }) =>
      told.filter((event) => event.what === 'reached' && event.seat === seat && PRINT[event.face]?.key === 'treasure')
        .length,
    says: {
      en: () => 'the treasure reached by your own card',
      de: () => 'den Schatz mit deiner eigenen Karte erreicht',
    },
  },
  fallen: {
    count: ({ told, seat }) => told.filter((event) => event.what === 'fell' && event.seat === seat).length,
    says: {
      en: ({ least, most = 0 }) =>
        least === undefined
          ? few(most, 'no rockfall of yours', 'one rockfall of yours at most', `${most} rockfalls of yours at most`)
          : few(least, '', 'a rockfall of yours', `${least} rockfalls of yours`),
      de: ({ least, most = 0 }) =>
        least === undefined
          ? few(
              most,
              'kein Steinschlag von dir',
              'höchstens ein Steinschlag von dir',
              `höchstens ${most} Steinschläge von dir`,
            )
          : few(least, '', 'ein Steinschlag von dir', `${least} Steinschläge von dir`),
    },
  },
  discarded: {
    count: (ended) => own(ended, 'passed').length,
    says: {
      en: ({ most = 0 }) =>
        few(most, 'no card thrown away', 'one card thrown away at most', `${most} cards thrown away at most`),
      de: ({ most = 0 }) =>
        few(most, 'keine Karte abgeworfen', 'höchstens eine Karte abgeworfen', `höchstens ${most} Karten abgeworfen`),
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
