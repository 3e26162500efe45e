import { type ReactNode, type RefObject } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useText } from '../i18n/language';
import type { Scene } from '../canvas/pictures/scene';
import { Chevron } from './Glyph';
import { Place, usePlaceHeight } from './Place';
import { useAppearance } from './theme/appearance';
import { SPACE, TARGET } from './theme/themes';
import { Heading } from './Words';

type Props = {
  title: string;
  onBack: () => void;
  banner?: ReactNode;
  /** The place that the page is set in. */
  scene?: Scene;
  /** For pages in several columns. */
  wide?: boolean;
  scroller?: RefObject<ScrollView | null>;
  column?: RefObject<View | null>;
  /** What stays at the foot of the screen while the page is scrolled. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A page to read: a title with the way back, and a column no wider than eyes like. */
export function Page({ title, onBack, banner, scene, wide = false, scroller, column, foot, children }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  const tall = usePlaceHeight();
  const head = insets.top + SPACE.small + TARGET;
  const sides = { paddingLeft: insets.left + SPACE.medium, paddingRight: insets.right + SPACE.medium };
  return (
    <View style={[styles.page, { backgroundColor: colors.ground }]}>
      <ScrollView
        {...(scroller && { ref: scroller })}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={{
          paddingTop: insets.top + SPACE.small,
          paddingBottom: insets.bottom + SPACE.huge,
          ...sides,
        }}
      >
        {scene && <Place scene={scene} height={head + tall} head={head} />}
        <View {...(column && { ref: column })} style={[styles.column, wide && styles.wide]} role="main">
          <View style={styles.bar}>
            <Pressable
              role="button"
              aria-label={text('common.back')}
              onPress={onBack}
              style={({ pressed }) => [styles.back, pressed && styles.pressed]}
            >
              <Chevron color={colors.accent} />
            </Pressable>
            <Heading aria-level={1} style={styles.title}>
              {title}
            </Heading>
          </View>
          {scene && <View style={{ height: tall - SPACE.large }} />}
          {banner}
          {children}
        </View>
      </ScrollView>
      {foot && <View style={[styles.foot, sides, { bottom: insets.bottom + SPACE.medium }]}>{foot}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  column: { width: '100%', maxWidth: 640, alignSelf: 'center', gap: SPACE.medium },
  wide: { maxWidth: 1180 },
  bar: { flexDirection: 'row', alignItems: 'center', gap: SPACE.hair, marginLeft: -SPACE.small },
  back: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
  title: { flex: 1 },
  foot: { position: 'absolute', left: 0, right: 0, pointerEvents: 'box-none', alignItems: 'center' },
  pressed: { opacity: 0.6 },
});
