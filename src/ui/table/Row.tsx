import { StyleSheet, View } from 'react-native';
import type { Area } from '../../engine/show';
import { CardButton } from './CardButton';
import { useTop } from './top';

type Props = { areas: readonly Area[]; width: number; card: { width: number; height: number } };

const EDGE = 8;
const APART = 10;
const GAP = 5;

/** Small cards in groups side by side, closer together where there are many. */
export function Row({ areas, width, card }: Props) {
  const { words } = useTop();
  const count = areas.reduce((sum, { cards }) => sum + cards.length, 0);
  const room = width - EDGE * 2 - APART * Math.max(0, areas.length - 1);
  const step = count < 2 ? 0 : Math.min(card.width + GAP, (room - card.width) / (count - 1));
  const margin = step - card.width;
  return (
    <View style={styles.row}>
      {areas.map(({ key, kind, cards }) => (
        <View key={key} role="group" aria-label={words.area(kind)} style={styles.group}>
          {cards.map((each, i) => (
            <CardButton
              key={each.key}
              card={each}
              width={card.width}
              height={card.height}
              style={{ marginLeft: i === 0 ? 0 : margin }}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', paddingHorizontal: EDGE, gap: APART, justifyContent: 'center' },
  group: { flexDirection: 'row' },
});
