import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import type { Area } from '../../engine/show';
import { CardButton } from './CardButton';
import { isHidden } from './CardFace';
import { Chip, CHIP } from './Chip';
import { useTop } from './top';

type Props = { areas: readonly Area[]; width: number; style?: StyleProp<ViewStyle> };

const EDGE = 8;
const APART = 12;
const GAP = 6;

/** How wide the open cards of a row are: with their names if there is room, else pictures, closer together where there are many. */
export function widthsIn(areas: readonly Area[], width: number): { readonly open: number; readonly step: number } {
  const cards = areas.flatMap((area) => area.cards);
  const hidden = cards.filter(isHidden).length;
  const gaps = cards.length - areas.length;
  const room = width - EDGE * 2 - APART * (areas.length - 1);
  const each = Math.min(CHIP.wide, (room - GAP * gaps - hidden * CHIP.narrow) / Math.max(1, cards.length - hidden));
  if (each >= CHIP.narrow) return { open: each < CHIP.narrow * 1.9 ? CHIP.narrow : Math.floor(each), step: GAP };
  return { open: CHIP.narrow, step: (room - cards.length * CHIP.narrow) / Math.max(1, gaps) };
}

/** Small cards in groups side by side. */
export function Row({ areas, width, style }: Props) {
  const { words } = useTop();
  const { open, step } = widthsIn(areas, width);
  return (
    <View style={[styles.row, style]}>
      {areas.map(({ key, kind, cards }) => (
        <View key={key} role="group" aria-label={words.area(kind)} style={styles.group}>
          {cards.map((card, i) => {
            const wide = isHidden(card) ? CHIP.narrow : open;
            return (
              <CardButton
                key={card.key}
                card={card}
                width={wide}
                height={CHIP.height}
                radius={9}
                style={{ marginLeft: i === 0 ? 0 : step }}
              >
                <Chip card={card} words={words.card(card.face)} width={wide} />
              </CardButton>
            );
          })}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', paddingHorizontal: EDGE, gap: APART, justifyContent: 'center' },
  group: { flexDirection: 'row' },
});
