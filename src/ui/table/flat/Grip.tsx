import { useEffect, useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import type { Point } from '../../../canvas/light';
import { pressedByKey } from '../../../canvas/mine/pressedByKey';
import { useText } from '../../../i18n/language';
import { Glyph } from '../../Glyph';
import { pressed } from '../../pressed';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, TARGET } from '../../theme/themes';

type Props = {
  name: string;
  isUp: boolean;
  /** Something waits there for whoever sits here. */
  isWanted: boolean;
  onRaise: () => void;
  onLower: () => void;
  /** The finger that holds is over something, and is let go of there. */
  onSlide: (at: Point) => void;
  onLetGo: (at: Point) => void;
};

const HOLD = 220;

/**
 * The corner of somebody's cards: they are up for as long as it is held, and what the finger slides to is meant when it is let
 * go of. Two taps, a key or a screen reader raise them until they are hidden again, for whoever cannot hold.
 */
export function Grip({ name, isUp, isWanted, onRaise, onLower, onSlide, onLetGo }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const toggle = isUp ? onLower : onRaise;
  // Gestures are made once: made anew they would miss the finger that is down.
  const latest = useRef({ onRaise, onLower, onSlide, onLetGo, toggle });
  useEffect(() => {
    latest.current = { onRaise, onLower, onSlide, onLetGo, toggle };
  });
  const gesture = useMemo(() => {
    const hold = Gesture.Pan()
      .activateAfterLongPress(HOLD)
      .runOnJS(true)
      .onStart(() => latest.current.onRaise())
      .onUpdate(({ absoluteX, absoluteY }) => latest.current.onSlide({ x: absoluteX, y: absoluteY }))
      .onEnd(({ absoluteX, absoluteY }, ended) => {
        if (ended) latest.current.onLetGo({ x: absoluteX, y: absoluteY });
        else latest.current.onLower();
      });
    const twice = Gesture.Tap()
      .numberOfTaps(2)
      .runOnJS(true)
      .onEnd((_event, ended) => {
        if (ended) latest.current.toggle();
      });
    return Gesture.Exclusive(hold, twice);
  }, []);
  return (
    <GestureDetector gesture={gesture}>
      <View
        accessible
        role="button"
        aria-label={text(isUp ? 'flat.lower' : 'flat.raise', { name })}
        accessibilityHint={text('flat.raise.hint')}
        {...pressed(isUp)}
        tabIndex={0}
        accessibilityActions={[{ name: 'activate' }]}
        onAccessibilityAction={toggle}
        onAccessibilityTap={toggle}
        {...pressedByKey(toggle)}
        style={[
          styles.grip,
          { backgroundColor: colors.raised, borderColor: isWanted || isUp ? colors.accent : colors.line },
          isWanted && styles.wanted,
        ]}
      >
        <Glyph name="card-random" size={28} color={colors.accent} />
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  grip: {
    width: TARGET + 6,
    height: TARGET,
    borderRadius: RADIUS,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  wanted: { boxShadow: '0 0 12px rgba(255, 190, 80, 0.8)' },
});
