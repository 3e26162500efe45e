import { StyleSheet, View } from 'react-native';
import type { Area } from '../../engine/show';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { CardButton } from './CardButton';
import { Print } from './card/Print';
import { useTop } from './top';

type Props = {
  areas: readonly Area[];
  width: number;
  small: boolean;
  /** How wide a card may be that lies there alone. */
  alone: number;
};

/** What the decision is about: cards that were turned up, looked at, laid down or are offered, large enough to read. */
export function Tray({ areas, width, small, alone }: Props) {
  const { words, places } = useTop();
  const { colors } = useAppearance();
  const across = Math.max(areas.length, ...areas.map(({ cards }) => cards.length));
  const usual = Math.max(64, Math.min(small ? 70 : 96, (width - 48) / Math.max(3, Math.min(across, 5)) - 8));
  const each = across === 1 ? Math.max(usual, alone) : usual;
  // Several of one kind are told apart by whose they are.
  const isOfMany = (kind: string): boolean => areas.filter((area) => area.kind === kind).length > 1;
  const labelOf = ({ kind, seat }: Area): string =>
    (isOfMany(kind) ? places[seat]?.name : undefined) ?? words.area(kind);
  return (
    <View
      style={[
        styles.tray,
        areas.length > 3 && styles.close,
        { backgroundColor: colors.surface, borderColor: colors.line },
      ]}
    >
      {areas.map((area) => (
        <View key={area.key} role="group" aria-label={labelOf(area)} style={styles.area}>
          <Print bold size={13} color={colors.muted}>
            {labelOf(area)}
          </Print>
          <View style={styles.cards}>
            {area.cards.map((card) => (
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
    columnGap: SPACE.medium,
    rowGap: SPACE.small,
    alignSelf: 'center',
    marginHorizontal: SPACE.small,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  /** Five side by side on a phone. */
  close: { columnGap: SPACE.small },
  area: { gap: SPACE.hair, alignItems: 'center' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small, justifyContent: 'center' },
});
