import { games } from '../../src/games/all';
import { BECAUSES as CITY_REASONS } from '../../src/games/city-under-the-mountain/show/reasons';
import { REASONS as DWARF_REASONS } from '../../src/games/dig-deeper-dwarf/show/reasons';
import { BECAUSES as SABOTEUR_REASONS } from '../../src/games/saboteur/show/reasons';
import { LANGUAGES } from '../../src/engine/show';
import { view } from '../../src/engine/view';
import { setupOf, tablesOf, wander } from '../../src/lab/check/wander';

describe.each(games.map((entry) => [entry.game.id, entry] as const))('the rules of %s', (_id, { show }) => {
  test.each(LANGUAGES)('name every card once and lead to a rule, in %s', (language) => {
    const words = show.words[language];
    const keys = new Set(words.rules.map(({ key }) => key));
    expect(keys.size).toBe(words.rules.length);
    for (const { title, cards } of words.families) {
      expect(title).not.toBe('');
      expect(cards.length).toBeGreaterThan(0);
      for (const { face, copies } of cards) {
        const { name, text, rule } = words.card(face);
        expect(name).not.toBe(face);
        expect(text).not.toBe('');
        expect(keys).toContain(rule);
        expect(copies).toBeGreaterThan(0);
      }
    }
  });

  test('are the same in both languages but for the words', () => {
    const { en, de } = show.words;
    expect(de.rules.map(({ key }) => key)).toEqual(en.rules.map(({ key }) => key));
    expect(de.families.map(({ title: _title, ...rest }) => rest)).toEqual(
      en.families.map(({ title: _title, ...rest }) => rest),
    );
  });
});

/** Why something cannot be done in a game that is played by chance. */
function reasonsMet({ game, show }: (typeof games)[number]): readonly string[] {
  const met = new Set<string>();
  wander(game, setupOf(tablesOf(game), 'reasons', 0), ({ state, at }) => {
    if (at % 9 !== 0) return;
    for (let seat = 0; seat < state.seats; seat++)
      for (const { why } of show.attempts(view(game, state, seat), seat)) if (why) met.add(why.because);
  });
  return [...met];
}

/** All reasons of games that list them. */
const REASONS_OF: Readonly<Record<string, readonly string[]>> = {
  'dig-deeper-dwarf': DWARF_REASONS,
  saboteur: SABOTEUR_REASONS,
  'city-under-the-mountain': CITY_REASONS,
};

test.each(games.map((entry) => [entry.game.id, entry] as const))(
  'every “why not?” of %s leads to a rule',
  (id, entry) => {
    const keys = entry.show.words.en.rules.map(({ key }) => key);
    const reasons = new Set([...(REASONS_OF[id] ?? []), ...reasonsMet(entry)]);
    expect(reasons.size).toBeGreaterThan(0);
    for (const because of reasons) expect(keys).toContain(entry.show.ruleOf({ because }));
  },
);
