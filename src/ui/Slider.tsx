import { useRef, useState } from 'react';
import { StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { useAppearance } from './theme/appearance';
import { TARGET } from './theme/themes';
import type { SliderProps } from './sliderProps';

const KNOB = 24;

/** A slider that is dragged, or moved step by step by a screen reader. */
export function Slider({ label, value, most, valueText, onChange }: SliderProps) {
  const { colors } = useAppearance();
  const [width, setWidth] = useState(0);
  const left = useRef(0);
  const part = most > 0 ? value / most : 0;
  const slide = ({ nativeEvent }: GestureResponderEvent) => {
    const along = (nativeEvent.pageX - left.current - KNOB / 2) / Math.max(1, width - KNOB);
    onChange(Math.round(Math.max(0, Math.min(1, along)) * most));
  };
  return (
    <View
      role="slider"
      accessible
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={valueText}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) => onChange(value + (nativeEvent.actionName === 'increment' ? 1 : -1))}
      onStartShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={(event) => {
        left.current = event.nativeEvent.pageX - event.nativeEvent.locationX;
        slide(event);
      }}
      onResponderMove={slide}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={styles.slider}
    >
      <View style={[styles.track, { backgroundColor: colors.raised, borderColor: colors.line }]}>
        <View style={[styles.done, { width: `${part * 100}%`, backgroundColor: colors.accent }]} />
      </View>
      <View style={[styles.knob, { left: part * Math.max(0, width - KNOB), backgroundColor: colors.accent }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  slider: { height: TARGET, justifyContent: 'center' },
  track: { height: 8, borderRadius: 4, borderWidth: 1, overflow: 'hidden', pointerEvents: 'none' },
  done: { height: '100%' },
  knob: { position: 'absolute', width: KNOB, height: KNOB, borderRadius: KNOB / 2, pointerEvents: 'none' },
});
