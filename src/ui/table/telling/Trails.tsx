import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import type { Trace } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Crest } from '../../Crest';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../../theme/themes';
import { Words } from '../../Words';
import { Sign } from '../card/Sign';
import type { Place } from '../top';

/** What somebody did this round: a line of small signs, the latest last. */
export function Trail({ trail, size = 18 }: { trail: readonly Trace[]; size?: number }) {
  const { colors } = useAppearance();
  return (
    <View style={styles.signs} aria-hidden>
      {trail.map(({ sign }, at) => (
        <Sign key={at} of={sign} size={size} on="dark" ink={colors.text} />
      ))}
    </View>
  );
}

type Props = { trails: readonly (readonly Trace[])[]; places: readonly Place[] };

/** What everybody did this round, a line each; whoever is touched, in words. */
export function Trails({ trails, places }: Props) {
  const text = useText();
  const [open, setOpen] = useState(-1);
  return (
    <View role="group" aria-label={text('table.trail')}>
      {trails.map((trail, seat) => {
        const place = places[seat];
        return place && trail.length > 0 ? (
          <One
            key={seat}
            {...{ place, trail }}
            isOpen={seat === open}
            onPress={() => setOpen(seat === open ? -1 : seat)}
          />
        ) : null;
      })}
    </View>
  );
}

type OneProps = { place: Place; trail: readonly Trace[]; isOpen: boolean; onPress: () => void };

function One({ place: { name, emblem }, trail, isOpen, onPress }: OneProps) {
  const { colors } = useAppearance();
  return (
    <>
      <Pressable
        role="button"
        aria-expanded={isOpen}
        aria-label={`${name}: ${trail.map(({ line }) => line).join(' ')}`}
        onPress={onPress}
        style={({ pressed }) => [styles.row, pressed && { backgroundColor: colors.raised }]}
      >
        <Crest emblem={emblem} size={32} />
        <Words kind="strong" size={15} style={styles.name} numberOfLines={1} aria-hidden>
          {name}
        </Words>
        <Trail trail={trail} />
      </Pressable>
      {isOpen && (
        <View style={[styles.lines, { borderColor: emblem.color }]}>
          {trail.map(({ line }, at) => (
            <Words key={at} kind="small">
              {line}
            </Words>
          ))}
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, minHeight: TARGET, borderRadius: RADIUS },
  name: { width: 76 },
  signs: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 7 },
  lines: {
    gap: 2,
    marginLeft: SPACE.medium,
    paddingLeft: SPACE.medium,
    paddingBottom: SPACE.small,
    borderLeftWidth: 2,
  },
});
