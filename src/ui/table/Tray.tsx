import { StyleSheet, View } from 'react-native';
import type { Area } from '../../engine/show';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { CardButton } from './CardButton';
import { Print } from './card/Print';
import { useTop } from './top';

type Props = { areas: readonly Area[]; width: number; small: boolean };

/** What the decision is about: cards that were turned up, looked at, laid down or are offered, large enough to read. */
export function Tray({ areas, width, small }: Props) {
  const { words } = useTop();
  const { colors } = useAppearance();
  const count = Math.max(...areas.map(({ cards }) => cards.length));
  const each = Math.max(64, Math.min(small ? 70 : 96, (width - 48) / Math.max(3, Math.min(count, 5)) - 8));
  return (
    <View style={[styles.tray, { backgroundColor: colors.surface, borderColor: colors.line }]}>
      {areas.map(({ key, kind, cards }) => (
        <View key={key} role="group" aria-label={words.area(kind)} style={styles.area}>
          <Print bold size={13} color={colors.muted}>
            {words.area(kind)}
          </Print>
          <View style={styles.cards}>
            {cards.map((card) => (
              <CardButton key={card.key} card={card} width={each} height={each * 1.38} />
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  tray: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: SPACE.medium,
    alignSelf: 'center',
    marginHorizontal: SPACE.small,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  area: { gap: SPACE.hair, alignItems: 'center' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small, justifyContent: 'center' },
});
