import { type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Scene } from '../../canvas/pictures/scene';
import { Place, usePlaceHeight } from '../Place';
import { useTextScale } from '../textScale';
import { Scroller } from '../Scroller';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { useLow } from './useLow';

type Props = {
  /** Where it is asked; it makes way where much is told. */
  scene: Scene;
  isLong: boolean;
  children: ReactNode;
  /** What is pressed to answer: always in view, whatever is told above it. */
  foot: ReactNode;
};

const LARGE = 1.3;
const LOW = 760;
/** So much room for words that are read large, in their usual size: a picture would take theirs. */
const CRAMPED = 170;

/** What is asked over the whole table: what it is about in a column, and below it the answers. */
export function Question({ scene, isLong: isMuch, children, foot }: Props) {
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  const tall = usePlaceHeight();
  const { isLow, width, onLayout } = useLow();
  const scale = useTextScale();
  const isLong = useWindowDimensions().height < LOW || isLow || isMuch || width / scale < CRAMPED;
  // With large text the answers may be more than a screen holds: then all of it scrolls.
  const isLarge = scale > LARGE;
  const answers = (
    <View style={[styles.foot, { backgroundColor: colors.ground, paddingBottom: insets.bottom + SPACE.small }]}>
      <View style={styles.column}>{foot}</View>
    </View>
  );
  return (
    <View style={[styles.all, { backgroundColor: colors.ground }]} onLayout={onLayout}>
      <Scroller
        contentContainerStyle={[
          styles.page,
          { paddingTop: insets.top + (isLong ? SPACE.medium : tall - SPACE.medium) },
        ]}
      >
        {!isLong && <Place scene={scene} height={insets.top + tall} />}
        <View style={styles.column}>{children}</View>
        {isLarge && answers}
      </Scroller>
      {!isLarge && answers}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  page: { flexGrow: 1, justifyContent: 'center', paddingHorizontal: SPACE.medium, paddingBottom: SPACE.small },
  foot: { paddingHorizontal: SPACE.medium, paddingTop: SPACE.small },
  column: { width: '100%', maxWidth: 560, alignSelf: 'center', gap: SPACE.small },
});
