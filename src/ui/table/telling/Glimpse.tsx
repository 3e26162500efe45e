import { Pressable, StyleSheet, View } from 'react-native';
import Animated, { FadeIn, SlideOutDown } from 'react-native-reanimated';
import type { Deed } from '../../../engine/show';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE } from '../../theme/themes';
import { Words } from '../../Words';
import type { Place, Top } from '../top';
import { DeedCards } from './DeedCards';
import { Gains } from './Gains';

type Props = {
  deeds: readonly Deed[];
  words: Top['words'];
  places: readonly Place[];
  width: number;
  onClose: () => void;
};

/** What has just come to light for somebody who goes on: it turns face up, large, and flies off to where it belongs. */
export function Glimpse({ deeds, words, places, width, onClose }: Props) {
  const { colors, still } = useAppearance();
  if (deeds.length === 0) return null;
  return (
    <Animated.View
      style={styles.over}
      pointerEvents="box-none"
      {...(!still && { entering: FadeIn.duration(160), exiting: SlideOutDown.duration(300) })}
    >
      <Pressable onPress={onClose} role="status" aria-live="polite">
        <View
          style={[styles.deeds, { backgroundColor: colors.surface, borderColor: colors.accent, maxWidth: width - 32 }]}
        >
          {deeds.map((deed, i) => (
            <View key={i} style={styles.deed}>
              <Words kind="name" center>
                {deed.line}
              </Words>
              <DeedCards cards={deed.cards} words={words} room={width - 72} most={mostOf(deeds.length, deed)} />
              {/* What it cost was paid before this, and not all of it belongs to what is told here. */}
              <Gains gains={deed.gains.filter(({ amount }) => amount.count > 0)} {...{ places, words }} />
            </View>
          ))}
        </View>
      </Pressable>
    </Animated.View>
  );
}

/** How wide a card may be: one that came to light alone is large, and what came of several deeds leaves room for all of them. */
const mostOf = (deeds: number, { cards }: Deed): number => (deeds > 2 ? 60 : deeds > 1 || cards.length > 2 ? 84 : 132);

const styles = StyleSheet.create({
  over: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center', zIndex: 50 },
  deeds: { gap: SPACE.medium, padding: SPACE.medium, borderRadius: RADIUS, borderWidth: 2 },
  deed: { gap: SPACE.small, alignItems: 'center' },
});
