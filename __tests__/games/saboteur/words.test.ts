import { LANGUAGES } from '../../../src/engine/show';
import { heard, view } from '../../../src/engine/view';
import { saboteur, saboteurShow } from '../../../src/games/saboteur';
import { CARD_KEYS } from '../../../src/games/saboteur/cards/faces';
import { BECAUSES } from '../../../src/games/saboteur/show/reasons';
import { eagerGame, eagerSetup } from './eager';
import { table } from './table';

const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Frida', 'Gustav', 'Hanna', 'Ida', 'Jakob'];
const { en, de } = saboteurShow.words;

const FAULT = /undefined|null|NaN|\[object|\$\{|\s{2}|^\s|\s$|\s[.,;?!]|\(\)|„“|-1/;

/** A text without gaps and without addressing anybody. */
function wellSaid(text: string): void {
  if (FAULT.test(text) || !/\p{L}/u.test(text)) throw new Error(`not well said: "${text}"`);
  if (/\b(you|your|du|dein\w*|dich|dir)\b/i.test(text)) throw new Error(`addresses somebody: "${text}"`);
}

test('every card has a name of its own, a text and a section of the rules, in both languages', () => {
  for (const language of LANGUAGES) {
    const words = saboteurShow.words[language];
    const sections = words.rules.map(({ key }) => key);
    for (const key of [...CARD_KEYS, 'back']) {
      const { name, text, rule } = words.card(key);
      wellSaid(name);
      wellSaid(text);
      expect(sections).toContain(rule);
    }
    expect(new Set(CARD_KEYS.map((key) => words.card(key).name)).size).toBe(CARD_KEYS.length);
  }
});

test('no card has the same text in both languages', () => {
  for (const key of CARD_KEYS) expect([key, en.card(key).text]).not.toEqual([key, de.card(key).text]);
});

test('the rules have the same sections in both languages', () => {
  expect(de.rules.map(({ key }) => key)).toEqual(en.rules.map(({ key }) => key));
  for (const rule of [...en.rules, ...de.rules]) {
    wellSaid(rule.title);
    wellSaid(rule.text);
  }
});

test('every reason is given in both languages', () => {
  for (const because of BECAUSES) {
    for (const language of LANGUAGES) wellSaid(saboteurShow.words[language].reason({ because, card: 'map' }));
    expect(en.reason({ because })).not.toBe(de.reason({ because }));
  }
});

test('a choice is precise enough to be made without seeing the table', () => {
  const given = table();
  const choice = (move: (typeof given.moves)[number]): string[] =>
    LANGUAGES.map((language) => saboteurShow.words[language].move(given.state, move, NAMES, -1));
  given.lay('cross', 1, 0);
  expect(choice({ do: 'path', card: given.inHand('curve-up-left'), cell: 2 * 65536 - 1, turned: true })).toEqual([
    'Lay the curve up-left two east, one north of the start, turned',
    '„Kurve oben-links“ zwei Felder östlich, ein Feld nördlich vom Start legen, gedreht',
  ]);
  expect(choice({ do: 'rockfall', card: given.inHand('rockfall'), cell: 65536 })).toEqual([
    'Let rock fall on the crossing one east of the start',
    'Steinschlag auf „Kreuzung“ ein Feld östlich vom Start',
  ]);
  expect(choice({ do: 'fix', card: given.inHand('fix-pick-lamp'), seat: 2, tool: 'lamp' })).toEqual([
    'Mend the lantern of Cleo with the mended pickaxe or lantern',
    'Mit „Heile Spitzhacke oder Laterne“ Cleos Laterne reparieren',
  ]);
});

test('what lies in the mine is called as a line begins: with a capital letter', () => {
  const { state } = table();
  for (const language of LANGUAGES) {
    for (const sprite of saboteurShow.scene(view(saboteur, state, 0), 0).sprites)
      expect(saboteurShow.words[language].sprite(sprite, NAMES)).toMatch(/^\p{Lu}/u);
  }
});

test('everything met in random games has words in both languages', () => {
  const met = new Set<string>();
  for (let n = 0; n < 24; n++) {
    eagerGame(eagerSetup('words', n), ({ state, moves, at }) => {
      const seat = at % state.seats;
      const seen = view(saboteur, state, seat);
      for (const event of heard(state.news ?? [], seat)) met.add(`news ${event.what}`);
      for (const move of moves) met.add(`move ${move.do}`);
      for (const language of LANGUAGES) {
        const words = saboteurShow.words[language];
        wellSaid(words.prompt(seen, NAMES, -1));
        for (const event of heard(state.news ?? [], seat)) wellSaid(words.news(event, NAMES, -1) ?? 'silent');
        for (const move of moves) {
          wellSaid(words.move(state, move, NAMES, -1));
          wellSaid(words.move(seen, move, NAMES, -1));
        }
        if (at % 5 === 0)
          for (const sprite of saboteurShow.scene(seen, seat).sprites) wellSaid(words.sprite(sprite, NAMES));
      }
    });
  }
  expect([...met].sort()).toEqual(
    [
      ...['ready', 'path', 'break', 'fix', 'rockfall', 'map', 'pass', 'take', 'clear'].map((move) => `move ${move}`),
      ...['round', 'role', 'dealt', 'laid', 'reached', 'broke', 'fixed', 'fell', 'map', 'looked', 'passed', 'drew'],
      ...['over', 'unmasked', 'handed', 'took', 'paid', 'unpaid'],
    ]
      .map((name) => (name.startsWith('move') ? name : `news ${name}`))
      .sort(),
  );
});

test('what is told seldom has words too', () => {
  for (const language of LANGUAGES) {
    const words = saboteurShow.words[language];
    wellSaid(words.news({ what: 'idle', seat: 1 }, NAMES, -1) ?? '');
    wellSaid(words.news({ what: 'counted', seat: 1, gold: 7 }, NAMES, -1) ?? '');
    wellSaid(words.move(table().state, { do: 'pass' }, NAMES, -1));
    for (const what of ['gold-1', 'gold-2', 'gold-3']) wellSaid(words.score(what));
    wellSaid(words.title);
  }
});
