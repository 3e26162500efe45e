import { options } from '../../../src/engine/frames';
import type { Happening } from '../../../src/engine/game';
import { LANGUAGES, type Language } from '../../../src/engine/show';
import { heard, view } from '../../../src/engine/view';
import { dwarf, dwarfShow } from '../../../src/games/dig-deeper-dwarf';
import { VERBS } from '../../../src/games/dig-deeper-dwarf/verbs/all';
import { ROWS } from '../../../src/games/dig-deeper-dwarf/cards/rows';
import type { DwarfNews } from '../../../src/games/dig-deeper-dwarf/rules/news';
import { REASONS } from '../../../src/games/dig-deeper-dwarf/show/reasons';
import { VARIANTS, type DwarfState } from '../../../src/games/dig-deeper-dwarf/rules/state';
import { dig, type Moment } from './eager';
import { table } from './table';

const NAMES = ['Thora', 'Bruni', 'Falk', 'Odda'];
const { en, de } = dwarfShow.words;
const inEach = (check: (language: Language) => void): void => LANGUAGES.forEach(check);

/** What a text shows when something was forgotten: gaps, keys, numbers that stand for nothing. */
const FAULT = /undefined|null|NaN|\[object|\$\{|\s{2}|^\s|\s$|\s[.,;?!]|\(\)|„“|“”|-1/;
const WITHOUT_LETTERS = /^[^\p{L}]*$/u;

function wellSaid(text: string): void {
  if (FAULT.test(text) || WITHOUT_LETTERS.test(text)) throw new Error(`not well said: "${text}"`);
}

function wellSaidInBoth(english: string, german: string): void {
  wellSaid(english);
  wellSaid(german);
  if (english === german) throw new Error(`the same in both languages: "${english}"`);
  if (/\b(you|your)\b/i.test(english)) throw new Error(`says "you": ${english}`);
  if (/\b(du|dein\w*|dich|dir)\b/i.test(german)) throw new Error(`says "du": ${german}`);
}

/** Everything that can be chosen in a table's state, as its deciding seat reads it. */
const choices = (state: DwarfState, language: Language): string[] => {
  const seat =
    [0, 1, 2, 3].find((each) => dwarfShow.attempts(state, each).some(({ why }) => why === null)) ?? state.turn;
  return options(dwarf, state).map((move) => dwarfShow.words[language].move(view(dwarf, state, seat), move, NAMES, -1));
};

describe('cards', () => {
  it('all have a name, a text and a section of the rules, in both languages', () => {
    inEach((language) => {
      const words = dwarfShow.words[language];
      const sections = words.rules.map(({ key }) => key);
      for (const key of [...ROWS.map((row) => row.key), ...VERBS, 'entrance', 'camp', 'back', 'none']) {
        const { name, text, rule } = words.card(key);
        expect([key, name]).not.toEqual([key, key]);
        wellSaid(name);
        wellSaid(text);
        expect(text.length).toBeLessThanOrEqual(160);
        expect(sections).toContain(rule);
      }
    });
  });

  it('are called as they are printed', () => {
    expect(en.card('crunchy-munchy').name).toBe('Crunchy Munchy');
    expect(de.card('crunchy-munchy').name).toBe('Steinbeisserl');
    expect(en.card('silver-ruby-ring').text).toBe('3 VP. Costs 1 Silver and 1 Ruby, or 7 coins.');
    expect(de.card('silver-ruby-ring').text).toBe('3 SP. Kostet 1 Silber und 1 Rubin oder 7 Münzen.');
  });

  it('say which actions exclude each other and which come after the chain', () => {
    expect(en.card('sleight-of-hand').text).toMatch(/^Draw a Card or Steal a Resource, not both\./);
    expect(de.card('counter-dig').text).toMatch(/^Pläne vereiteln; wenn die Kette geklärt ist: Schürfen\./);
    expect(en.card('twin-picks').text).toMatch(/^2 × Mine, in any order\./);
  });

  it('have names of their own', () => {
    const keys = [...new Set(ROWS.map((row) => row.key))];
    inEach((language) => {
      expect(new Set(keys.map((key) => dwarfShow.words[language].card(key).name)).size).toBe(keys.length);
    });
  });
});

describe('the rules screen', () => {
  it('has the same sections in both languages, each with a title and a text', () => {
    expect(de.rules.map(({ key }) => key)).toEqual(en.rules.map(({ key }) => key));
    expect(new Set(en.rules.map(({ key }) => key)).size).toBe(en.rules.length);
    en.rules.forEach(({ title, text }, i) => {
      wellSaid(title);
      for (const part of text.split('\n\n')) wellSaid(part);
      expect(text).not.toBe(de.rules[i]?.text);
    });
    for (const { text } of de.rules) for (const part of text.split('\n\n')) wellSaid(part);
  });

  it('has a section for every event and trait', () => {
    const sections = en.rules.map(({ key }) => key);
    for (const row of ROWS) {
      if (row.family === 'trait' || (row.family === 'event' && row.event !== 'treasure'))
        expect(sections).toContain(row.key);
    }
  });

  it('tells how often each Mining card is in the box', () => {
    const box = en.rules.find(({ key }) => key === 'cards')?.text;
    for (const { family, copies, key } of ROWS)
      if (family === 'mining') expect(box).toContain(`${copies} × ${en.card(key).name}`);
  });
});

describe('variants, reasons and the count', () => {
  it('have words in both languages', () => {
    for (const variant of VARIANTS) {
      const [english, german] = [en.variants[variant], de.variants[variant]];
      wellSaidInBoth(english?.line ?? '', german?.line ?? '');
      wellSaid(english?.name ?? '');
      wellSaid(german?.name ?? '');
    }
    for (const because of REASONS) {
      wellSaidInBoth(en.reason({ because }), de.reason({ because }));
      const full = { because, count: 2, card: 'crown' };
      wellSaidInBoth(en.reason(full), de.reason(full));
    }
    const { standings } = dwarf;
    for (const { what } of standings(table({}).state)[0]?.lines ?? []) {
      expect(en.score(what)).not.toBe(what);
      wellSaidInBoth(en.score(what), de.score(what));
    }
  });

  it('count one card and several', () => {
    expect(en.reason({ because: 'too few cards', count: 1 })).toBe('This takes 1 card from the hand');
    expect(de.reason({ because: 'too few cards', count: 1 })).toBe('Das kostet 1 Handkarte');
    expect(de.reason({ because: 'too few cards', count: 3 })).toBe('Das kostet 3 Handkarten');
  });
});

describe('choices', () => {
  it('say where a pile lies, how many cards are left and what is below', () => {
    const t = table({ hands: ['mine'], dwarves: 'n n', piles: { nn: 'vampire-bats: gold silver', ee: 'gold' } });
    t.plays('A play mine');
    expect(choices(t.state, 'en')).toEqual([
      'Mine the pile north of Thora: 2 cards left, Dwarf Vampire Bats below',
      'Leave “Mine” unused',
    ]);
    expect(choices(t.state, 'de')).toEqual([
      'Schürfen: Stapel nördlich von Thora, noch 2 Karten, darunter „Zwergvampire“',
      '„Schürfen“ ungenutzt lassen',
    ]);
  });

  it('say what is on a tile, and name the Camp and the Entrance', () => {
    const t = table({ hands: ['move'], tiles: { n: 'ns', e: 'ew bench', s: 'ns' }, dwarves: 'entrance e' }).plays(
      'A play move',
    );
    expect(choices(t.state, 'en')).toContain('Move to the tile east of Thora (Workbench, Bruni)');
    expect(choices(t.state, 'de')).toContain('Bewegen: aufs Plättchen östlich von Thora (Werkbank, Bruni)');
    expect(choices(t.state, 'de')).toContain('Bewegen: ins Lager');
  });

  it('say what a basic action costs, with the call of nature', () => {
    const t = table({ hands: ['silver silver silver'], kept: ['call-of-nature'], dwarves: 'n n' });
    const mine = choices(t.state, 'en').find((text) => text.startsWith('Mine'));
    expect(mine).toMatch(/discard 3 cards$/);
  });

  it('say of an announced action where it is aimed', () => {
    const t = table({ dwarves: 'e', hands: ['move', 'thwart'] }).plays('A play move', 'A move entrance');
    expect(en.ladder?.(view(dwarf, t.state, 1), ['Ada', 'Bo'], -1)).toEqual([
      { line: 'Ada announces: Move to the Mine Entrance (Bo).', from: 'Card: Move' },
    ]);
    const far = table({ hands: ['move', 'thwart'] }).plays('A play move', 'A move e');
    expect(en.ladder?.(view(dwarf, far.state, 1), ['Ada', 'Bo'], -1)).toMatchObject([
      { line: 'Ada announces: Move to the tile east of Ada.' },
    ]);
    const chain = table({ hands: ['move thwart', 'thwart silver silver silver'] }).plays(
      'A play move',
      'A move e',
      'B thwart thwart',
      'A thwart thwart',
    );
    expect(en.ladder?.(view(dwarf, chain.state, 1), ['Ada', 'Bo'], -1).slice(1)).toMatchObject([
      { line: 'Bo announces: Thwart Ada’s “Move”.' },
      { line: 'Ada announces: Thwart Bo’s “Thwart Plans”.' },
    ]);
  });

  it('count farther tiles from the Entrance', () => {
    const t = table({
      hands: ['silver'],
      kept: ['transport-tunnel'],
      tiles: { n: 'ns', e: 'ew', s: 'ns', ee: 'sw' },
      dwarves: 's s',
    });
    t.plays('A use transport-tunnel A');
    expect(choices(t.state, 'en')).toContain('Thora goes to the tile 2 east of the Mine Entrance');
    expect(choices(t.state, 'de')).toContain('Thoras Zwerg: aufs Plättchen 2 Felder östlich vom Mineneingang');
  });

  it('say both prices of a Jewelry card', () => {
    const t = table({ hands: ['gold gold diamond silver ruby'], dwarves: 'camp', jewels: ['silver-ruby-ring'] });
    expect(choices(t.state, 'en')).toContain('Buy Silver Ruby Ring (3 VP) for 7 coins');
    expect(choices(t.state, 'de')).toContain('„Silberrubinring“ (3 SP) für 1 Silber und 1 Rubin kaufen');
  });
});

describe('buttons', () => {
  const pass = ({ state }: { readonly state: DwarfState }): (string | null)[] => {
    const [touch = ''] = dwarfShow.touches(state, { do: 'pass' });
    return [en.button(touch), de.button(touch)];
  };

  it('say in a reaction that something is let happen', () => {
    expect(pass(table({ hands: ['move', 'thwart'] }).plays('A play move', 'A move e'))).toEqual([
      'Let it be',
      'Geschehen lassen',
    ]);
  });

  it('leave it to the choice to say that no trait is used: nothing is happening that could be let be', () => {
    const t = table({ decks: ['move'], traits: ['clever', ''] }).plays('A end');
    expect([t.next, ...pass(t)]).toEqual(['A asking', null, null]);
    expect([choices(t.state, 'en')[0], choices(t.state, 'de')[0]]).toEqual([
      'Use no trait',
      'Keine Eigenschaft nutzen',
    ]);
  });
});

describe('prompts', () => {
  it('ask by name what is to be done', () => {
    const t = table({ hands: ['mine'], dwarves: 'n n' }).plays('A play mine');
    expect(en.prompt(t.state, NAMES, -1)).toBe('Where does Thora mine?');
    expect(de.prompt(t.state, NAMES, -1)).toBe('Wo schürft Thora?');
  });

  it('say “you” to the eyes of whoever decides, and the name to all others', () => {
    const t = table({ hands: ['move'], dwarves: 'n n' });
    const said = () => [0, 1].flatMap((eye) => [en.prompt(t.state, NAMES, eye), de.prompt(t.state, NAMES, eye)]);
    expect(said()).toEqual([
      'Your turn: what comes next?',
      'Du bist dran: Was tust du?',
      'Thora’s turn: what comes next?',
      'Thora ist am Zug: Was kommt als Nächstes?',
    ]);
    t.plays('A play move');
    expect(said()).toEqual(['Where do you move?', 'Wohin gehst du?', 'Where does Thora move?', 'Wohin geht Thora?']);
  });

  it('say of an announced action that it is aimed at “you”', () => {
    const t = table({ hands: ['pickpocket', 'thwart'], revealed: ['', 'gold'] }).plays(
      'A play pickpocket',
      'A steal B',
    );
    expect([en.prompt(t.state, NAMES, 1), de.prompt(t.state, NAMES, 1)]).toEqual([
      'Thora announces: Steal a Resource from you (Gold). Any reaction?',
      'Thora will eine Ressource klauen: von dir (Gold). Reagiert jemand?',
    ]);
  });

  it('warn while there are cards for no other pile, since that would end the game', () => {
    const late = table({ hands: ['mine'], dwarves: 'n', mining: 'silver silver silver silver' });
    expect(en.prompt(late.state, NAMES, -1)).toBe('Thora’s turn. A new pile will end the game.');
    expect(de.prompt(late.state, NAMES, -1)).toBe('Thora ist am Zug. Ein neuer Stapel beendet das Spiel.');
    const early = table({ hands: ['mine'], dwarves: 'n', mining: 'silver silver silver silver silver' });
    expect(en.prompt(early.state, NAMES, -1)).toBe('Thora’s turn: what comes next?');
  });

  it('tell in a reaction what was announced', () => {
    const t = table({ hands: ['mine', 'thwart'], dwarves: 'n n' }).plays('A play mine', 'A mine nn');
    expect(en.prompt(t.state, NAMES, -1)).toBe(
      'Thora announces: Mine the pile north of Thora: 5 cards left. Any reaction?',
    );
    t.plays('B thwart thwart');
    expect(t.next).toBe('A activity');
  });

  it.each([
    [
      'flood',
      {
        tiles: { n: 'es', e: 'nw', s: 'ns', en: 'nsw' },
        piles: { enn: 'flooded-tunnel: silver', ss: 'gold' },
        hands: ['mine'],
        dwarves: 'en s',
      },
      ['A play mine', 'A mine enn'],
    ],
    [
      'goblins',
      {
        piles: { nn: 'thieving-goblins: silver', ee: 'gold' },
        hands: ['mine'],
        revealed: ['ruby diamond'],
        dwarves: 'n e',
      },
      ['A play mine', 'A mine nn'],
    ],
    [
      'fools-gold',
      { hands: ['gold gold'], kept: ['fools-gold'], dwarves: 'camp', jewels: ['gold-stud'] },
      ['A buy gold-stud', 'A pay gold'],
    ],
  ] as const)('and choices have words where the frame is %s', (kind, position, moves) => {
    const t = table(position).plays(...moves);
    expect(t.next).toBe(`A ${kind}`);
    wellSaidInBoth(en.prompt(t.state, NAMES, -1), de.prompt(t.state, NAMES, -1));
    choices(t.state, 'en').forEach((text, i) => wellSaidInBoth(text, choices(t.state, 'de')[i] ?? ''));
  });
});

describe('the log', () => {
  const drew = { what: 'drew', seat: 0, card: 3, face: -1, seen: 1 } as const;

  it('tells no card that a seat has not seen', () => {
    expect(en.news(drew, NAMES, -1)).toBe('Thora draws a card.');
    expect(de.news(drew, NAMES, -1)).toBe('Thora zieht eine Karte.');
    expect(en.news({ ...drew, what: 'looked' }, NAMES, -1)).toBeNull();
  });

  it('quotes cards that are named after actions', () => {
    const t = table({ hands: ['mine'], dwarves: 'n n' }).plays('A play mine');
    const played = t.news.find(({ what }) => what === 'played');
    expect(played && en.news(played, NAMES, -1)).toBe('Thora plays “Mine”.');
  });
});

describe('in games of eager diggers', () => {
  const GAMES = 63;
  const OFTEN = 12;
  const met = new Map<string, number>();
  const often = (what: string): boolean => {
    const times = (met.get(what) ?? 0) + 1;
    met.set(what, times);
    return times > OFTEN;
  };

  function checkWords({ state, seat, kind, moves, news }: Moment): void {
    if (!often(`prompt ${kind}`)) checkPrompt(state);
    const own = seat < 0 ? state : view(dwarf, state, seat);
    for (const move of moves) {
      const target = 'verb' in move ? `${move.verb} ${move.aim}` : '';
      if (!often(`${kind} ${move.do} ${target}`))
        wellSaidInBoth(en.move(own, move, NAMES, -1), de.move(own, move, NAMES, -1));
    }
    for (const happening of news) if (!often(`news ${happening.what}`)) checkNews(happening, state.seats);
  }

  /** Everybody reads the same prompt: it tells no more than everybody knows. */
  function checkPrompt(state: DwarfState): void {
    const truth = [en.prompt(state, NAMES, -1), de.prompt(state, NAMES, -1)];
    wellSaidInBoth(truth[0] ?? '', truth[1] ?? '');
    for (let other = 0; other < state.seats; other++) {
      const seen = view(dwarf, state, other);
      expect([en.prompt(seen, NAMES, -1), de.prompt(seen, NAMES, -1)]).toEqual(truth);
    }
  }

  const hiddenNames = (language: Language): string[] =>
    ROWS.filter(({ family }) => family !== 'tile' && family !== 'event').map(
      (row) => dwarfShow.words[language].card(row.key).name,
    );

  function checkNews(happening: DwarfNews, seats: number): void {
    const [english, german] = [en.news(happening, NAMES, -1), de.news(happening, NAMES, -1)];
    expect(english === null).toBe(german === null);
    if (english !== null && german !== null) wellSaidInBoth(english, german);
    for (let seat = 0; seat < seats; seat++) {
      const [own] = heard([happening], seat);
      if (own === undefined || !isMasked(own)) continue;
      inEach((language) => {
        const line = dwarfShow.words[language].news(own, NAMES, -1) ?? '';
        for (const name of hiddenNames(language)) expect(line).not.toContain(name);
      });
    }
  }
  const isMasked = (happening: Happening): boolean => happening.face === -1;

  it('every prompt, choice and line of the log is well said, and nobody reads what another seat hides', () => {
    dig(GAMES, checkWords);
    const kinds = [...met.keys()].filter((what) => what.startsWith('prompt ')).length;
    expect(kinds).toBeGreaterThanOrEqual(22);
    expect(met.has('prompt over')).toBe(true);
  }, 120_000);
});
