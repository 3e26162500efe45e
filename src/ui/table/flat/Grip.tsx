import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import type { Point } from '../../../canvas/light';
import { pressedByKey } from '../../../canvas/mine/pressedByKey';
import { useText } from '../../../i18n/language';
import { Glyph } from '../../Glyph';
import { pressed } from '../../pressed';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, TARGET } from '../../theme/themes';
import { useLatest } from '../../useLatest';

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
  const [raise, lower, slide, letGo, turnOver] = [
    useLatest(onRaise),
    useLatest(onLower),
    useLatest(onSlide),
    useLatest(onLetGo),
    useLatest(toggle),
  ];
  const gesture = useMemo(() => {
    const hold = Gesture.Pan()
      .activateAfterLongPress(HOLD)
      .runOnJS(true)
      .onStart(() => raise())
      .onUpdate(({ absoluteX, absoluteY }) => slide({ x: absoluteX, y: absoluteY }))
      .onEnd(({ absoluteX, absoluteY }, ended) => {
        if (ended) letGo({ x: absoluteX, y: absoluteY });
        else lower();
      });
    const twice = Gesture.Tap()
      .numberOfTaps(2)
      .runOnJS(true)
      .onEnd((_event, ended) => {
        if (ended) turnOver();
      });
    return Gesture.Exclusive(hold, twice);
  }, [raise, lower, slide, letGo, turnOver]);
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
