/** The legend of a game: whatever sign stands for something that is done, paid or met is explained, in every language. */
import { LANGUAGES } from '../../src/engine/show';
import { games } from '../../src/games/all';

/** The families whose cards have signs for what they do, and not only a picture of themselves; all, where nothing is said. */
const SIGNED: Readonly<Record<string, readonly string[]>> = {
  'dig-deeper-dwarf': ['start', 'mining', 'action'],
  saboteur: ['path', 'dead-end', 'goal', 'break', 'fix', 'other', 'nugget', 'role'],
  'city-under-the-mountain': ['field'],
};

/** What has a sign only where it is looked at closely, and none on the board. */
const BARE = ['empty'];

test.each(games.map((entry) => [entry.game.id, entry] as const))('%s explains its signs', (id, { show }) => {
  for (const language of LANGUAGES) {
    const { signs, families } = show.words[language];
    const explained = signs.map(({ sign }) => sign);
    expect(new Set(explained).size).toBe(explained.length);
    expect(signs.filter(({ sign, name, text }) => sign === '' || name === '' || text === '')).toEqual([]);
    const used = families
      .filter(({ key }) => SIGNED[id]?.includes(key) ?? true)
      .flatMap(({ cards }) => cards.flatMap(({ face }) => (BARE.includes(face) ? [] : (show.print(face).signs ?? []))));
    if (id in SIGNED) expect(used.length).toBeGreaterThan(0);
    expect(used.filter((sign) => !explained.includes(sign))).toEqual([]);
    // What one language explains the other does too.
    expect(explained).toEqual(show.words.en.signs.map(({ sign }) => sign));
  }
});
