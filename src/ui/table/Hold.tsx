import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { useAppearance } from '../theme/appearance';
import { RADIUS, TARGET } from '../theme/themes';

const HOLD = 450;
const STEP = 30;

type Props = { label: string; hint: string; onHeld: () => void; children: ReactNode; round?: boolean };

/** Something that must be held for a moment: a slip of the finger shows nothing. Keyboards and screen readers press it. */
export function Hold({ label, hint, onHeld, children, round = false }: Props) {
  const { colors } = useAppearance();
  const [part, setPart] = useState(0);
  const timer = useRef<ReturnType<typeof setInterval> | null>(null);
  // A screen reader presses without touching: there is nothing to hold.
  const began = useRef(false);
  const stop = () => {
    if (timer.current !== null) clearInterval(timer.current);
    timer.current = null;
    setPart(0);
  };
  useEffect(() => stop, []);
  const start = (event: GestureResponderEvent) => {
    stop();
    // A key that is pressed is meant; there is no slip of a finger.
    began.current = !('key' in event.nativeEvent);
    if (!began.current) return;
    let held = 0;
    timer.current = setInterval(() => {
      held += STEP;
      setPart(Math.min(1, held / HOLD));
      if (held < HOLD) return;
      stop();
      onHeld();
    }, STEP);
  };
  return (
    <Pressable
      role="button"
      aria-label={label}
      accessibilityHint={hint}
      accessibilityActions={[{ name: 'activate' }]}
      onAccessibilityAction={onHeld}
      onPressIn={start}
      onPressOut={stop}
      onPress={() => {
        if (!began.current) onHeld();
        began.current = false;
      }}
      style={[styles.hold, round ? styles.round : { borderColor: colors.accent, backgroundColor: colors.raised }]}
    >
      {!round && <View style={[styles.fill, { width: `${part * 100}%`, backgroundColor: colors.accent }]} />}
      {children}
      <View pointerEvents="none" style={[styles.bar, { width: `${part * 100}%`, backgroundColor: colors.accent }]} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  hold: {
    minHeight: TARGET,
    minWidth: TARGET,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
  },
  round: { borderWidth: 0 },
  fill: { position: 'absolute', left: 0, top: 0, bottom: 0, opacity: 0.3, pointerEvents: 'none' },
  bar: { position: 'absolute', left: 0, bottom: 0, height: 5 },
});
