/** What was done, told to whoever looks: in few words, without a secret, where it happened. */
import { start, isOver, options, step } from '../../src/engine/frames';
import type { Happening } from '../../src/engine/game';
import { cellAt } from '../../src/engine/grid';
import { heardByAll, onlook } from '../../src/engine/onlook';
import { pick, seeded } from '../../src/engine/rng';
import { LANGUAGES, type Deed } from '../../src/engine/show';
import { heard, view } from '../../src/engine/view';
import { games } from '../../src/games/all';
import { PRINT } from '../../src/games/saboteur/cards/faces';
import { saboteur, saboteurShow } from '../../src/games/saboteur';
import type { SaboteurNews } from '../../src/games/saboteur/rules/state';
import { dwarf, dwarfShow } from '../../src/games/dig-deeper-dwarf';
import { PRINT as DWARF_PRINT } from '../../src/games/dig-deeper-dwarf/cards/faces';
import type { DwarfNews } from '../../src/games/dig-deeper-dwarf/rules/news';
import { setupOf, tablesOf } from '../../src/lab/check/wander';
import { many } from '../setup/many';

const NAMES = ['Odo', 'Ben', 'Hans', 'Dora', 'Emil', 'Frida', 'Gustav', 'Hanna', 'Ida', 'Jakob'];
const GAMES = many(40);
const DECISIONS = 400;
const STRETCH = 5;

const all = (deeds: readonly Deed[]): Deed[] => deeds.flatMap((deed) => [deed, ...all(deed.parts)]);

describe.each(games)('$game.id', ({ game, show }) => {
  test('over random games every deed has a sentence, happened somewhere, and tells everybody no secret', () => {
    const tables = tablesOf(game);
    const said = new Set<string>();
    for (let n = 0; n < GAMES; n++) {
      const setup = setupOf(tables, 'deeds', n);
      const names = NAMES.slice(0, setup.seats);
      const state = start(game, setup);
      const chance = seeded(`deeds ${n}`);
      const everybody = (1 << setup.seats) - 1;
      let news: Happening[] = [...(state.news ?? [])];
      for (let at = 0; at < DECISIONS && !isOver(state); at++) {
        step(game, state, pick(chance, options(game, state)));
        news.push(...(state.news ?? []));
        if (at % STRETCH !== 0) continue;
        const eye = (at % (setup.seats + 1)) - 1;
        const seen = eye < 0 ? onlook(game, state) : view(game, state, eye);
        const masked = eye < 0 ? heardByAll(news, setup.seats) : heard(news, eye);
        const keys = new Set(show.scene(seen, Math.max(eye, 0)).sprites.map(({ key }) => key));
        for (const language of LANGUAGES) {
          for (const deed of all(show.words[language].tell(seen, masked, names, eye))) {
            said.add(deed.line);
            expect(deed.line).toMatch(/^[^\s].*[.!?]$/);
            expect(deed.line).not.toMatch(/undefined|NaN|null| {2}|\.\.|“ ?“/);
            for (const key of deed.at) expect(keys).toContain(key);
            if (eye >= 0) continue;
            expect(deed.isSecret).toBe(false);
            for (const { card, face } of deed.cards) {
              if (card < 0 || face === 'back') continue;
              const told = news.some((event) => event.card === card && event.seen === everybody);
              expect(told || state.cards.seen[card] === everybody || !news.some((event) => event.card === card)).toBe(
                true,
              );
            }
          }
        }
        news = [];
      }
    }
    expect(said.size).toBeGreaterThan(30);
  });
});

describe('Saboteur', () => {
  const state = start(saboteur, { seats: 4, seed: 'deeds', variants: [], first: 0 });
  const names = NAMES.slice(0, 4);
  const faceOf = (key: string): number => PRINT.findIndex((card) => card.key === key);
  const told = (news: SaboteurNews, eye: number, language: 'en' | 'de'): string | undefined =>
    saboteurShow.words[language].tell(view(saboteur, state, Math.max(eye, 0)), [news], names, eye)[0]?.line;
  const ofCard = (key: string, seen = 15): { card: number; face: number; seen: number } => ({
    card: faceOf(key),
    face: faceOf(key),
    seen,
  });

  test('a path is told by its form and where it lies', () => {
    const laid: SaboteurNews = { what: 'laid', seat: 0, ...ofCard('dead-up'), cell: cellAt(1, 0), turned: false };
    expect(told(laid, -1, 'en')).toBe('Odo lays a dead end east of the start.');
    expect(told(laid, -1, 'de')).toBe('Odo legt eine Sackgasse östlich vom Start.');
    expect(told({ ...laid, cell: cellAt(7, -2) }, 0, 'en')).toBe('You lay a dead end west of the upper goal.');
    expect(told({ ...laid, cell: cellAt(2, -1) }, 0, 'de')).toBe(
      'Du legst eine Sackgasse zwei Felder östlich, eins nördlich vom Start.',
    );
  });

  test('whose tool is broken hears it as "you", all others by name', () => {
    const broke: SaboteurNews = { what: 'broke', seat: 0, target: 2, tool: 'lamp', ...ofCard('broken-lamp') };
    expect([told(broke, -1, 'en'), told(broke, 2, 'en'), told(broke, 0, 'en')]).toEqual([
      'Odo breaks Hans’s lantern.',
      'Odo breaks your lantern.',
      'You break Hans’s lantern.',
    ]);
    expect([told(broke, -1, 'de'), told(broke, 2, 'de'), told(broke, 0, 'de')]).toEqual([
      'Odo macht Hans’ Laterne kaputt.',
      'Odo macht deine Laterne kaputt.',
      'Du machst Hans’ Laterne kaputt.',
    ]);
  });

  test('what a map showed is a secret of whoever looked', () => {
    const news: SaboteurNews[] = [
      { what: 'map', seat: 1, goal: 0, ...ofCard('map') },
      { what: 'looked', seat: 1, goal: 0, ...ofCard('treasure', 0b10) },
    ];
    const tell = (eye: number): readonly Deed[] =>
      saboteurShow.words.en.tell(onlook(saboteur, state), eye < 0 ? heardByAll(news, 4) : heard(news, eye), names, eye);
    expect(tell(1)).toMatchObject([{ line: 'You look at the upper goal: it is the treasure!', isSecret: true }]);
    expect(tell(-1)).toMatchObject([{ line: 'Ben looks at the upper goal in secret.', isSecret: false }]);
  });
});

describe('Dig Deeper Dwarf', () => {
  const state = start(dwarf, { seats: 3, seed: 'deeds', variants: [], first: 0 });
  const names = NAMES.slice(0, 3);
  const faceOf = (key: string): number => DWARF_PRINT.findIndex((card) => card.key === key);
  const ofCard = (key: string, seat: number, seen = 7) => ({ seat, card: faceOf(key), face: faceOf(key), seen });
  const told = (news: readonly DwarfNews[], eye: number, language: 'en' | 'de'): readonly Deed[] => {
    const masked = eye < 0 ? heardByAll(news, 3) : heard(news, eye);
    return dwarfShow.words[language].tell(onlook(dwarf, state), masked, names, eye);
  };
  const lines = (...of: Parameters<typeof told>): string[] => told(...of).map(({ line }) => line);

  test('what was mined is told to the miner alone', () => {
    const mined: DwarfNews = { what: 'mined', ...ofCard('diamond', 1, 0b010), aim: 'pile', at: 0, left: 3 };
    expect(lines([mined], 1, 'en')).toEqual(['You mine a Diamond.']);
    expect(lines([mined], -1, 'en')).toEqual(['Ben mines a card.']);
    expect(lines([mined], 1, 'de')).toEqual(['Du schürfst einen Diamanten.']);
    expect(lines([mined], 0, 'de')).toEqual(['Ben schürft eine Karte.']);
  });

  test('a thwarted action is told with who thwarted it and by which card', () => {
    const mine = { seat: 0, verb: 'mine', source: 'basic', card: -1, aim: 'pile', at: 0 } as const;
    const foil = faceOf('foil');
    const thwart = { seat: 1, verb: 'thwart', source: 'card', card: foil, aim: 'seat', at: 0 } as const;
    const news: DwarfNews[] = [
      { what: 'announced', act: mine },
      { what: 'played', ...ofCard('foil', 1) },
      { what: 'announced', act: thwart },
      { what: 'thwarted', act: mine },
    ];
    expect(lines(news, 0, 'en')).toEqual(['Ben thwarts your Mine with Foil.']);
    expect(lines(news, -1, 'de')).toEqual(['Ben vereitelt Odos „Schürfen“ mit „Querschlag“.']);
  });

  test('an event says what it does, then what it did to whom', () => {
    const news: DwarfNews[] = [
      { what: 'triggered', ...ofCard('thieving-goblins', 1) },
      { what: 'left', ...ofCard('thieving-goblins', 1) },
      { what: 'removed', ...ofCard('emerald', 1) },
    ];
    const [event] = told(news, -1, 'en');
    expect(event).toMatchObject({ ceremony: 'event', line: 'Ben triggers an event: Thieving Goblins!' });
    expect(event?.parts[1]?.line).toBe('The goblins take Ben’s Emerald.');
    expect(told(news, 1, 'de')[0]?.parts[1]?.line).toBe('Die Goblins nehmen dir einen Smaragd weg.');
  });
});
