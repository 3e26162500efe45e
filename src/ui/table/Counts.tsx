import { StyleSheet, View } from 'react-native';
import type { Badge } from '../../engine/show';
import { useText } from '../../i18n/language';
import { useAppearance } from '../theme/appearance';
import { CardText } from './card/CardText';
import { Token } from './Rivals';
import { useTop } from './top';

type Props = { mark?: string | undefined; round: number | null; counts: readonly Badge[] };

/** What game this is if that matters, the round and what is left, in a corner of the mine. */
export function Counts({ mark, round, counts }: Props) {
  const text = useText();
  const { words } = useTop();
  const { colors } = useAppearance();
  const told = [...(mark === undefined ? [] : [mark]), ...(round === null ? [] : [text('curtain.round', { round })])];
  if (told.length === 0 && counts.length === 0) return null;
  return (
    <View
      role="img"
      aria-label={[...told, ...counts.map((badge) => words.badge(badge))].join(', ')}
      style={[styles.counts, { backgroundColor: colors.surface }]}
      pointerEvents="none"
    >
      {told.map((line) => (
        <CardText key={line} bold size={12} grows={1} color={colors.muted}>
          {line}
        </CardText>
      ))}
      {counts.map((badge) => (
        <Token key={badge.kind} badge={badge} size={12} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  counts: {
    alignSelf: 'flex-start',
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    marginTop: 3,
    marginLeft: 6,
    paddingHorizontal: 8,
    paddingVertical: 2,
    borderRadius: 10,
    opacity: 0.92,
  },
});
