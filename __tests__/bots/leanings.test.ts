/** Characters: of what looks about as good, each prefers what is to its taste, and a taste tells nothing hidden. */
import { CHARACTERS, characterOf } from '../../src/bots/characters';
import { ponder } from '../../src/bots/ponder';
import { BENTS, type Bent } from '../../src/engine/advice';
import { options } from '../../src/engine/frames';
import { seeded } from '../../src/engine/rng';
import { guess } from '../../src/engine/view';
import { advised, bot, playGame, type Decide } from './table';

describe.each(advised)('%s', (_id, entry) => {
  const [least] = entry.game.seats;
  const { questions } = playGame(entry, 'taste', new Array<Decide>(least).fill(bot('apprentice')), 140);
  const open = questions.filter((question) => options(entry.game, question.view).length > 1);

  const kinds = new Set<Bent | null>();
  for (const { view } of open) for (const move of options(entry.game, view)) kinds.add(entry.advice.bent(view, move));

  test('moves of several kinds come up, unless nothing is a matter of taste in this game', () => {
    if ([...kinds].some((kind) => kind !== null)) expect(kinds.size).toBeGreaterThan(3);
    for (const kind of kinds) if (kind !== null) expect(BENTS).toContain(kind);
  });

  test('what kind of deed a move is depends only on what the deciding seat knows', () => {
    for (const { view } of open) {
      const dealt = guess(entry.game, view, seeded('dealt'));
      for (const move of options(entry.game, view)) {
        expect(entry.advice.bent({ ...dealt, eye: view.eye }, move)).toBe(entry.advice.bent(view, move));
      }
    }
  });

  test('whoever likes a kind of deed chooses it more often, at first sight and after a search', () => {
    const often = (leaning: Partial<Record<Bent, number>>, bent: Bent, level: 'apprentice' | 'journeyman'): number =>
      open.filter((question) => {
        const pondering = ponder(
          { ...question, leaning },
          level,
          level === 'apprentice' ? null : { depth: 4, playouts: 8 },
        );
        while (!pondering.run(10));
        return entry.advice.bent(question.view, pondering.best()) === bent;
      }).length;
    if (!kinds.has('dig')) return;
    for (const level of ['apprentice', 'journeyman'] as const) {
      expect(often({ dig: 20 }, 'dig', level)).toBeGreaterThan(often({ dig: 0.05 }, 'dig', level));
    }
  });
});

test('no two characters share a taste, and each is found by name and level', () => {
  const tastes = CHARACTERS.map(({ leaning }) => JSON.stringify(leaning));
  expect(new Set(tastes).size).toBe(CHARACTERS.length);
  for (const { name, level, key } of CHARACTERS) expect(characterOf(name.de, level)?.key).toBe(key);
  expect(characterOf('Pim Candlewick', 'master')).toBeUndefined();
});
