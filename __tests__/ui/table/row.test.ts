import type { Area } from '../../../src/engine/show';
import { widthsIn } from '../../../src/ui/table/Row';

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
      face: 'silver',
      card: i,
    })),
  }));

test.each([[[1]], [[3, 1]], [[5, 1, 2]], [[8, 2, 4]], [[1, 12]]])(
  'cards in groups of %j fit beside each other',
  (counts) => {
    const { open, step } = widthsIn(groups(...counts), PANE);
    const cards = counts.reduce((sum, count) => sum + count, 0);
    const taken = cards * open + (cards - counts.length) * step + (counts.length - 1) * 12;
    expect(taken).toBeLessThanOrEqual(PANE - 2 * 8 + 0.01);
    expect(step).toBeGreaterThan(-open * 0.6);
  },
);
