import { StyleSheet, View } from 'react-native';
import type { Area } from '../../engine/show';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { CardButton } from './CardButton';
import { CardText } from './card/CardText';
import { Chip, CHIP } from './Chip';
import { useTop } from './top';

type Props = {
  areas: readonly Area[];
  width: number;
  /** How large a card may be. */
  card: { readonly width: number; readonly height: number };
  /** Cards of the hand are asked for as well: then these are small. */
  isSlim: boolean;
};

/** What the decision is about: cards that were turned up, looked at, laid down or are offered, large enough to read. */
export function Tray({ areas, width, card: most, isSlim }: Props) {
  const { words, places } = useTop();
  const { colors } = useAppearance();
  const all = areas.reduce((sum, { cards }) => sum + cards.length, 0);
  const each = Math.max(52, Math.min(most.width, (width - 40 - SPACE.small * all) / Math.max(2, all)));
  const slim = Math.max(CHIP.narrow, Math.min(CHIP.wide, (width - 40 - SPACE.small * all) / Math.max(1, all)));
  // Several of one kind are told apart by whose they are.
  const isOfMany = (kind: string): boolean => areas.filter((area) => area.kind === kind).length > 1;
  const labelOf = ({ kind, seat }: Area): string =>
    (isOfMany(kind) ? places[seat]?.name : undefined) ?? words.area(kind);
  return (
    <View
      style={[
        styles.tray,
        areas.length > 3 && styles.close,
        isSlim && styles.slim,
        { backgroundColor: colors.surface, borderColor: colors.line },
      ]}
    >
      {areas.map((area) => (
        <View key={area.key} role="group" aria-label={labelOf(area)} style={styles.area}>
          {!isSlim && (
            <CardText bold size={13} color={colors.muted}>
              {labelOf(area)}
            </CardText>
          )}
          <View style={styles.cards}>
            {area.cards.map((card) =>
              isSlim ? (
                <CardButton key={card.key} card={card} width={slim} height={CHIP.height} radius={9}>
                  <Chip card={card} words={words.card(card.face)} width={slim} />
                </CardButton>
              ) : (
                <CardButton key={card.key} card={card} width={each} height={each * 1.4} />
              ),
            )}
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
  slim: { padding: SPACE.hair + 1 },
  /** Five side by side on a phone. */
  close: { columnGap: SPACE.small },
  area: { gap: SPACE.hair, alignItems: 'center' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small, justifyContent: 'center' },
});
