import { Pressable, ScrollView, StyleSheet } from 'react-native';
import { useText } from '../../i18n/language';
import type { Eyes } from '../../table/playback';
import { Crest } from '../Crest';
import type { Place } from '../table/top';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';

type Props = {
  places: readonly Place[];
  eyes: Eyes;
  /** Whether there is room for several rows; otherwise it is one that scrolls. */
  inRows: boolean;
  onChoose: (eyes: Eyes) => void;
};

/** Through whose eyes a game is watched. */
export function EyesChooser({ places, eyes, inRows, onChoose }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const all: readonly Eyes[] = ['all', ...places.map((_, seat) => seat)];
  return (
    <ScrollView
      horizontal={!inRows}
      style={styles.strip}
      contentContainerStyle={[styles.eyes, inRows && styles.rows]}
      showsHorizontalScrollIndicator={false}
      role="radiogroup"
      aria-label={text('replay.eyes')}
    >
      {all.map((each) => {
        const place = each === 'all' ? undefined : places[each];
        const on = each === eyes;
        return (
          <Pressable
            key={each}
            role="radio"
            aria-checked={on}
            onPress={() => onChoose(each)}
            style={[
              styles.choice,
              {
                backgroundColor: on ? colors.raised : colors.surface,
                borderColor: on ? colors.accent : colors.surface,
              },
            ]}
          >
            {place && <Crest emblem={place.emblem} size={26} />}
            <Words kind={on ? 'strong' : 'body'}>{place?.name ?? text('replay.all')}</Words>
          </Pressable>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  strip: { flexGrow: 0, flexShrink: 0 },
  eyes: { gap: SPACE.hair },
  rows: { flexDirection: 'row', flexWrap: 'wrap' },
  choice: {
    minHeight: TARGET,
    paddingHorizontal: SPACE.medium,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 2,
  },
});
