import type { Area } from '../../../src/engine/show';
import { stacked, widthsIn } from '../../../src/ui/table/Row';

const PANE = 390;

/** Groups with so many cards each. */
const groups = (...counts: readonly number[]): readonly Area[] =>
  counts.map((count, group) => ({
    key: `group ${group}`,
    kind: 'revealed',
    spot: 'front',
    seat: 0,
    cards: Array.from({ length: count }, (_, i) => ({
      key: `${group} ${i}`,
      kind: 'resource',
      face: `kind ${i}`,
      card: i,
    })),
  }));

test.each([[[1]], [[3, 1]], [[5, 1, 2]], [[8, 2, 4]], [[1, 12]]])(
  'cards in groups of %j fit beside each other',
  (counts) => {
    const { open, step } = widthsIn(groups(...counts), PANE);
    const cards = counts.reduce((sum, count) => sum + count, 0);
    const taken = cards * open + (cards - counts.length) * step + (counts.length - 1) * 10;
    expect(taken).toBeLessThanOrEqual(PANE - 2 * 6 + 0.01);
    expect(step).toBeGreaterThan(-open * 0.6);
  },
);

test('cards that read alike lie on each other; what is hidden or a pile already does not', () => {
  const card = (key: string, face: string) => ({ key, kind: 'resource', face, card: 0 });
  const cards = [card('a', 'gold'), card('b', 'silver'), card('c', 'gold'), card('d', 'back'), card('e', 'back')];
  const keys = stacked(cards).map((stack) => stack.cards.map(({ key }) => key).join(''));
  expect(keys).toEqual(['ac', 'b', 'd', 'e']);
});
