import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Area, ShownCard } from '../../engine/show';
import { CardButton } from './CardButton';
import { isHidden } from './CardFace';
import { Chip, CHIP } from './Chip';
import { useTop } from './top';
import { Veil } from './Veil';

type Props = { areas: readonly Area[]; width: number; style?: StyleProp<ViewStyle> };

const EDGE = 6;
const APART = 10;
const GAP = 6;

/** Cards of one kind, of which one is seen. */
export interface Stack {
  readonly cards: readonly ShownCard[];
}

/** Cards that read alike lie on each other, in the order in which the first of each came. */
export function stacked(cards: readonly ShownCard[]): readonly Stack[] {
  const kinds = new Map<string, ShownCard[]>();
  for (const card of cards) {
    const name = isHidden(card) || card.count !== undefined ? card.key : card.face;
    kinds.set(name, [...(kinds.get(name) ?? []), card]);
  }
  return [...kinds.values()].map((alike) => ({ cards: alike }));
}

/** How wide the open cards of a row are: with their names if there is room, else pictures, closer together where there are many. */
export function widthsIn(areas: readonly Area[], width: number): { readonly open: number; readonly step: number } {
  const stacks = areas.flatMap(({ cards, isVeiled }) =>
    isVeiled ? cards.map((card) => ({ cards: [card] })) : stacked(cards),
  );
  const hidden = areas.reduce(
    (sum, { cards, isVeiled }) => sum + (isVeiled ? cards.length : cards.filter(isHidden).length),
    0,
  );
  const gaps = stacks.length - areas.length;
  const room = width - EDGE * 2 - APART * (areas.length - 1);
  const each = Math.min(CHIP.wide, (room - GAP * gaps - hidden * CHIP.narrow) / Math.max(1, stacks.length - hidden));
  if (each >= CHIP.narrow) return { open: each < CHIP.narrow * 1.9 ? CHIP.narrow : Math.floor(each), step: GAP };
  return { open: CHIP.narrow, step: (room - stacks.length * CHIP.narrow) / Math.max(1, gaps) };
}

/** Small cards in groups side by side; those that read alike lie on each other with their number. */
export function Row({ areas, width, style }: Props) {
  const { words } = useTop();
  const { open, step } = widthsIn(areas, width);
  return (
    <View style={[styles.row, style]}>
      {areas.map(({ key, kind, cards, isVeiled = false }) => (
        <View key={key} role="group" aria-label={words.area(kind)} style={styles.group}>
          {isVeiled && <Veil name={words.area(kind)} cards={cards} step={step} />}
          {(isVeiled ? [] : stacked(cards)).map((stack, i) => (
            <Pile key={stack.cards[0]?.key ?? i} stack={stack} open={open} left={i === 0 ? 0 : step} />
          ))}
        </View>
      ))}
    </View>
  );
}

/** Cards that read alike: a touch means the next of them that is not picked yet, else puts one back. */
function Pile({ stack: { cards }, open, left }: { stack: Stack; open: number; left: number }) {
  const { words, picked, glow } = useTop();
  const taken = cards.filter(({ key }) => picked.includes(key));
  const next = cards.find(({ key }) => glow.has(key) && !picked.includes(key)) ?? taken.at(-1) ?? cards[0];
  if (!next) return null;
  const wide = isHidden(next) ? CHIP.narrow : open;
  const card = cards.length > 1 ? { ...next, count: cards.length } : next;
  return (
    <CardButton
      card={card}
      width={wide}
      height={CHIP.height}
      radius={9}
      style={{ marginLeft: left }}
      taken={cards.length > 1 ? taken.length : 0}
    >
      <Chip card={card} words={words.card(card.face)} width={wide} />
    </CardButton>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', paddingHorizontal: EDGE, gap: APART, justifyContent: 'center' },
  group: { flexDirection: 'row' },
});
