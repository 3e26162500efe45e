import { StyleSheet, View } from 'react-native';
import type { Gain } from '../../engine/show';
import { useText } from '../../i18n/language';
import { useTextScale } from '../textScale';
import { Crest } from '../Crest';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Words } from '../Words';
import { useTop } from './top';

/** What a placement would bring whom, before it is confirmed: over the mine, so that nothing makes room for it. */
export function Forecast({ gains }: { gains: readonly Gain[] }) {
  const text = useText();
  const { words, places } = useTop();
  const { colors } = useAppearance();
  // With large text what is below scrolls, and so does this.
  const isLarge = useTextScale() > 1.3;
  if (gains.length === 0) return null;
  const said = gains.map(({ seat, amount }) => `${places[seat]?.name ?? ''}: ${words.amount(amount)}`);
  return (
    <View
      role="status"
      aria-live="polite"
      aria-label={`${text('table.forecast')} ${said.join(', ')}`}
      testID="forecast"
      style={[styles.line, !isLarge && styles.over, { backgroundColor: colors.surface, borderColor: colors.line }]}
    >
      <Words kind="small" color="muted">
        {text('table.forecast')}
      </Words>
      {gains.map(({ seat, amount }) => {
        const place = places[seat];
        return (
          <View key={seat} style={styles.gain} aria-hidden>
            {place && <Crest emblem={place.emblem} size={24} />}
            <Words kind="strong" size={16}>
              {`+ ${words.amount(amount)}`}
            </Words>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', zIndex: 50, left: 0, right: 0, bottom: '100%' },
  line: {
    alignSelf: 'center',
    marginHorizontal: SPACE.small,
    marginBottom: SPACE.hair,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.small + 4,
    rowGap: 2,
    paddingHorizontal: SPACE.small + 4,
    paddingVertical: 5,
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  gain: { flexDirection: 'row', alignItems: 'center', gap: SPACE.hair },
});
