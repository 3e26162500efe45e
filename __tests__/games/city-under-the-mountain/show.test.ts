/** What the table shows: words in both languages, things to touch, reasons, and nothing that is hidden. */
import { cardsIn } from '../../../src/engine/cards';
import { apply, options, pending, start } from '../../../src/engine/frames';
import { seeded } from '../../../src/engine/rng';
import { LANGUAGES, type Language } from '../../../src/engine/show';
import { guess, view } from '../../../src/engine/view';
import { city, cityShow } from '../../../src/games/city-under-the-mountain';
import { CHANCE } from '../../../src/games/city-under-the-mountain/cards/rows';
import { COMPANIES } from '../../../src/games/city-under-the-mountain/cards/companies';
import { BECAUSES } from '../../../src/games/city-under-the-mountain/show/reasons';
import { DECK, PLACES, type CityMove, type CityState } from '../../../src/games/city-under-the-mountain/rules/state';
import { LANDS, TILES } from '../../../src/games/city-under-the-mountain/cards/tiles';
import { wander } from '../../../src/lab/check/wander';
import { table } from './table';

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil'];
const GAMES = 24;

/** Every kind of move, and every happening that random games come to. */
const MOVES = 'company dig overtime secret gem invest from to takeOff use drop stop keep leave'.split(' ');
const HAPPENINGS = (
  'turn company dug overtime secret dwarf snatched rescued drew discarded dropped keepers caveIn blocked cleared tookOff ' +
  'gold paid unpaid invested stocked exchanged kept left'
).split(' ');

/** Plays random games at all tables and shows every decision. */
function games(visit: (state: CityState, move: CityMove, at: number) => void): void {
  for (let n = 0; n < GAMES; n++) {
    wander(city, { seats: 2 + (n % 4), seed: `shown ${n}`, variants: [] }, ({ state, move, at }) =>
      visit(state, move, at),
    );
  }
}

const GAPS = /undefined|null|NaN| {2}|\(\)|: \.| ,/;
const ADDRESS: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou(r|rs)?\b/,
  de: /\b([Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(e|er|es|em|en)?)\b/,
};

/** Those texts that are empty, have a gap or call somebody "you". */
const faulty = (texts: Iterable<string | null>, language: Language): (string | null)[] =>
  [...texts].filter((text) => text !== null && (text.length < 3 || GAPS.test(text) || ADDRESS[language].test(text)));

describe.each(LANGUAGES)('words in %s', (language) => {
  const words = cityShow.words[language];
  const other = cityShow.words[language === 'en' ? 'de' : 'en'];
  const faces = [
    ...CHANCE.map(({ key }) => key),
    ...COMPANIES.map(({ key }) => key),
    ...LANDS,
    ...TILES.map(({ key }) => key),
    'back',
  ];

  test('every card, company, field and tile has a name, a text and a place in the rules', () => {
    const keys = words.rules.map(({ key }) => key);
    for (const face of faces) {
      const { name, text, rule } = words.card(face);
      expect(faulty([name, text], language)).toEqual([]);
      expect(text).not.toBe(other.card(face).text);
      expect(keys).toContain(rule);
    }
  });

  test('the rules have every section and every card once', () => {
    const keys = words.rules.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(other.rules.map(({ key }) => key));
    expect(keys).toEqual(expect.arrayContaining(CHANCE.map(({ key }) => key)));
    expect(
      faulty(
        words.rules.flatMap(({ title, text }) => [title, text]),
        language,
      ),
    ).toEqual([]);
  });

  test('every reason has its own sentence', () => {
    const lines = BECAUSES.map((because) => words.reason({ because, card: 'ruby' }));
    expect(faulty(lines, language)).toEqual([]);
    expect(new Set(lines).size).toBe(BECAUSES.length);
    BECAUSES.forEach((because, at) => expect(lines[at]).not.toBe(other.reason({ because, card: 'ruby' })));
  });

  test('every line of the count has words', () => {
    expect(
      faulty(
        PLACES.map((place) => words.score(place)),
        language,
      ),
    ).toEqual([]);
    expect(new Set(PLACES.map((place) => words.score(place))).size).toBe(PLACES.length);
  });

  test('every prompt, move and happening of random games has words, and choices differ in words', () => {
    const met = new Set<string>();
    const texts = new Set<string | null>();
    games((state, move) => {
      met.add(`move ${move.do}`);
      texts.add(words.prompt(state, NAMES, -1));
      const moves = options(city, state);
      const labels = new Set(moves.map((one) => words.move(state, one, NAMES, -1)));
      if (labels.size < moves.length && !moves.some((one) => 'card' in one)) throw new Error([...labels].join(', '));
      for (const label of labels) texts.add(label);
      for (const event of state.news ?? []) {
        met.add(event.what);
        texts.add(words.news(event, NAMES, -1));
      }
    });
    expect(faulty(texts, language)).toEqual([]);
    expect([...met].sort()).toEqual([...MOVES.map((move) => `move ${move}`), ...HAPPENINGS].sort());
  });

  test('so have the happenings that random games do not come to', () => {
    const plain = (['noCards', 'reshuffled', 'nowhere'] as const).map((what) =>
      words.news({ what, seat: 0 }, NAMES, -1),
    );
    const ends = (['gold', 'still'] as const).map((because) => words.news({ what: 'ended', because }, NAMES, -1));
    expect(faulty([...plain, ...ends], language)).toEqual([]);
    expect([...plain, ...ends]).not.toContain(null);
  });

  test('the end has a prompt', () => {
    const t = table({ land: { R18: 'empty', H6: 'gold' } }).play('company ruby', 'dig H6');
    expect(faulty([words.prompt(t.state, NAMES, -1)], language)).toEqual([]);
  });
});

test('German sentences put the names of cards in quotation marks: some are sentences themselves', () => {
  const t = table({ kept: [['finders-keepers']] });
  const choice = options(city, t.state).find((move) => move.do === 'use');
  expect(choice && cityShow.words.de.move(t.state, choice, NAMES, -1)).toBe('„Wer’s findet, behält’s“ benutzen');
});

test('a pay is worded with every part of the calculation', () => {
  const paid = {
    what: 'paid',
    seat: 0,
    company: 0,
    place: 'tiedSecond',
    shares: 1,
    dwarves: 4,
    crew: 3,
    interns: 2,
    halves: 1,
    coins: 4,
  } as const;
  expect(cityShow.words.en.news(paid, NAMES, -1)).toBe(
    'Ada: 4 dwarves + 3 for Labor Union + 2 for Summer Interns, 1 coin for every two: 4 coins (tied for the second largest investment).',
  );
  expect(cityShow.words.de.news(paid, NAMES, -1)).toBe(
    'Ada: 4 Zwerge + 3 für die Gewerkschaft + 2 für die Praktikanten, 1 Münze für je zwei: 4 Münzen (Gleichstand beim zweitgrößten Anteil).',
  );
});

describe('the scene', () => {
  test('shows nine tiles, every field and every gem', () => {
    const state = start(city, { seats: 4, seed: 'scene', variants: [] });
    const { sprites, badges } = cityShow.scene(view(city, state, 0), 0);
    const count = (kind: string): number => sprites.filter((sprite) => sprite.kind === kind).length;
    expect([count('district'), count('field'), count('gem')]).toEqual([9, 324, 8]);
    expect(badges).toHaveLength(4);
  });

  test('has a thing for every touch, keys that are never doubled, and another way to touch for every move', () => {
    games((state, _move, at) => {
      if (at % 7 !== 0) return;
      const { sprites, hand, areas } = cityShow.scene(state, state.turn);
      const keys = [...sprites, ...hand, ...areas.flatMap(({ cards }) => cards)].map(({ key }) => key);
      const known = new Set(keys);
      expect(known.size).toBe(keys.length);
      const ways = options(city, state).map((move) => cityShow.touches(state, move));
      expect(new Set(ways.map((way) => way.join())).size).toBe(ways.length);
      expect(ways.flat().filter((key) => !key.startsWith('button:') && !known.has(key))).toEqual([]);
    });
  });
});

describe('attempts', () => {
  /** Reasons that random games need not come to; those of tunnels and tables have tests of their own. */
  const RARE: readonly string[] =
    'over otherTurn olderFirst oneEach declared noDanger noGemLeft noField noOtherEntrance onlyEntrances'.split(' ');

  test('are open exactly where a move begins, and have a reason everywhere else', () => {
    const met = new Set<string>();
    games((state, _move, at) => {
      if (at % 5 !== 0) return;
      const seat = pending(city, state)?.seat ?? -1;
      const firsts = options(city, state).flatMap((move) => cityShow.touches(state, move).slice(0, 1));
      const begins = new Set(firsts.filter((key) => !key.startsWith('button:')));
      const tried = cityShow.attempts(state, seat);
      const open = tried.filter(({ why }) => why === null).map(({ key }) => key);
      expect(open.sort().join()).toBe([...begins].sort().join());
      for (const { why } of tried) if (why !== null) met.add(why.because);
      const others = cityShow.attempts(state, (seat + 1) % state.seats);
      expect(others.every(({ why }) => why?.because === 'otherTurn')).toBe(true);
    });
    const common = BECAUSES.filter((because) => !RARE.includes(because));
    expect(common.filter((because) => !met.has(because))).toEqual([]);
    expect([...met].filter((because) => !BECAUSES.some((known) => known === because))).toEqual([]);
  });

  test('the rare reasons', () => {
    const cardSince = (t: ReturnType<typeof table>, since: number): string => `card:${t.state.since.indexOf(since)}`;
    const over = table({ land: { R18: 'empty', H6: 'gold' } }).play('company ruby', 'dig H6');
    expect(over.why('company:0')).toBe('over');
    const overtimes = table({ kept: [['overtime', 'overtime']] }).play('company ruby', 'dig H6', 'dig H5', 'dig H4');
    expect(overtimes.why(cardSince(overtimes, 2))).toBe('olderFirst');
    const keepers = table({ kept: [['finders-keepers', 'finders-keepers']] }).play('use finders-keepers');
    expect(keepers.why(cardSince(keepers, Math.max(...keepers.state.since)))).toBe('declared');
    const tunnel = table({ kept: [['secret-tunnel']] });
    expect(tunnel.why(cardSince(tunnel, 1))).toBe('noDanger');
    const late = table({ kept: [['finders-keepers', 'cave-in']] }).play('company ruby', 'dig H6', 'dig H5', 'dig H4');
    expect(late.why(cardSince(late, 1))).toBe('noGemLeft');
    const shut = table({
      walled: true,
      land: { H6: 'empty', H5: 'empty', H4: 'empty' },
      kept: [['overtime', 'cave-in']],
    });
    shut.play('company ruby', 'dig H6', 'dig H5', 'dig H4');
    expect(shut.why(cardSince(shut, 1))).toBe('noField');
    const two = table({ kept: [['cave-in', 'cave-in']] });
    two.play('use cave-in', 'gem ruby', 'gem ruby', 'use cave-in', 'gem pearl', 'gem pearl').dullTurn('topaz');
    two.play('company topaz', 'dig M8', 'stop', 'keep');
    const frame = two.state.stack.at(-1);
    const waiting = frame?.kind === 'takeOff' ? frame.card : -1;
    const elsewhere = [0, 7]
      .map((company) => ({ company, card: two.state.onCard.indexOf(company) >> 1 }))
      .find(({ card }) => card !== waiting);
    expect(two.why(`on:${elsewhere?.card ?? -1}:${elsewhere?.company ?? -1}`)).toBe('oneEach');
  });
});

describe('the order of the chance deck is hidden', () => {
  test('no view has a face of the deck, nor the generator', () => {
    games((state, _move, at) => {
      if (at % 11 !== 0) return;
      for (let seat = 0; seat < state.seats; seat++) {
        const { rng, cards } = view(city, state, seat);
        const faces = cardsIn(cards, DECK).map((card) => cards.face[card]);
        expect([rng.length, faces.every((face) => face === -1)]).toEqual([0, true]);
      }
    });
  });

  test('another order looks the same, is shown the same, and leaves the same choices', () => {
    let changed = 0;
    games((state, _move, at) => {
      if (at % 29 !== 0) return;
      const seat = state.turn;
      const seen = view(city, state, seat);
      const redealt = guess(city, seen, seeded(`deck ${at}`));
      if (redealt.cards.face.join() !== state.cards.face.join()) changed++;
      const looks = (of: CityState): string =>
        JSON.stringify([
          view(city, of, seat),
          cityShow.scene(of, seat),
          options(city, of),
          cityShow.attempts(of, seat),
        ]);
      expect(looks(redealt)).toBe(looks(state));
      expect(JSON.stringify(cityShow.scene(seen, seat))).toBe(JSON.stringify(cityShow.scene(state, seat)));
    });
    expect(changed).toBeGreaterThan(GAMES);
  });

  test('everything else is public: all seats see the same but the deck', () => {
    const t = table({ seats: 3, land: { H6: 'chest' }, deck: ['overtime'] }).play('company ruby', 'dig H6');
    const [one, two] = [view(city, t.state, 1), view(city, t.state, 2)];
    expect(one.cards.face).toEqual(two.cards.face);
    expect({ ...one, eye: 0, cards: null }).toEqual({ ...two, eye: 0, cards: null });
  });
});

test('a move that is none of the options is refused', () => {
  const { state } = table();
  expect(() => apply(city, state, { do: 'dig', field: 0 })).toThrow('no such option');
});

it('names a field by the letter above it and the number beside it', () => {
  const state = start(city, { seats: 2, seed: 'ruler', variants: [] });
  const { ruler, sprites } = cityShow.scene(view(city, state, 0), 0);
  const fields = sprites.filter(({ kind }) => kind === 'field');
  expect(fields).toHaveLength(18 * 18);
  for (const field of fields) {
    const name = `${ruler?.columns[field.x] ?? '?'}${ruler?.rows[field.y] ?? '?'}`;
    for (const language of LANGUAGES)
      expect(cityShow.words[language].sprite(field, NAMES).split(/[^A-Z0-9]+/)).toContain(name);
  }
  expect([ruler?.columns.at(-1), ruler?.rows.at(-1)]).toEqual(['R', '18']);
});
