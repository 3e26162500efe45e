import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import type { Scene } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Chevron } from '../Symbol';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';
import { Crest } from './Crest';
import type { Place } from './TableScreen';

type Props = {
  places: readonly Place[];
  scene: Scene;
  decider: Seat | -1;
  onLeave: () => void;
  onLog: () => void;
};

/** Everybody at the table with what all may know of them; the one who must decide is marked. */
export function Rivals({ places, scene, decider, onLeave, onLog }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <View style={styles.bar}>
      <Pressable role="button" aria-label={text('table.leave')} onPress={onLeave} style={styles.button}>
        <Chevron color={colors.accent} />
      </Pressable>
      <ScrollView horizontal contentContainerStyle={styles.seats} showsHorizontalScrollIndicator={false}>
        {places.map(({ name, emblem }, seat) => (
          <View
            key={seat}
            style={[
              styles.seat,
              { backgroundColor: colors.surface, borderColor: seat === decider ? colors.accent : colors.surface },
            ]}
          >
            <Crest emblem={emblem} size={32} />
            <View>
              <Words kind="strong" numberOfLines={1}>
                {name}
              </Words>
              <Words kind="small" color="muted">
                {text('table.cards', { count: scene.badges[seat]?.find(({ kind }) => kind === 'hand')?.value ?? 0 })}
              </Words>
            </View>
          </View>
        ))}
      </ScrollView>
      <Pressable role="button" onPress={onLog} style={styles.button}>
        <Words kind="small" color="accent">
          {text('table.log')}
        </Words>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', minHeight: TARGET + SPACE.small },
  button: { minWidth: TARGET, minHeight: TARGET, alignItems: 'center', justifyContent: 'center' },
  seats: { gap: SPACE.small, paddingVertical: SPACE.hair },
  seat: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.hair,
    borderRadius: RADIUS,
    borderWidth: 2,
  },
});
