import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useText } from '../../i18n/language';
import type { Insets } from './camera';

type Props = { insets: Insets; leftHand: boolean; onNearer: () => void; onFarther: () => void; onAll: () => void };

const MARKS = {
  nearer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  all: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9.5 12h5M12 9.5v5',
} as const;

/** The buttons that move the camera for whoever cannot or will not pinch. */
export function Controls({ insets, leftHand, onNearer, onFarther, onAll }: Props) {
  const text = useText();
  return (
    <View
      style={[
        styles.row,
        { bottom: insets.bottom + 6 },
        leftHand ? { left: insets.left + 6 } : { right: insets.right + 6 },
      ]}
    >
      <Control label={text('mine.farther')} mark={MARKS.farther} onPress={onFarther} />
      <Control label={text('mine.nearer')} mark={MARKS.nearer} onPress={onNearer} />
      <Control label={text('mine.all')} mark={MARKS.all} onPress={onAll} />
    </View>
  );
}

function Control({ label, mark, onPress }: { label: string; mark: string; onPress: () => void }) {
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.button, pressed && styles.pressed]}
    >
      <Svg width={24} height={24} viewBox="0 0 24 24" aria-hidden>
        <Path d={mark} stroke="#ffe3b0" strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round" fill="none" />
      </Svg>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    position: 'absolute',
    flexDirection: 'row',
    borderRadius: 25,
    borderWidth: 1.5,
    borderColor: '#8f7350',
    backgroundColor: '#1e1814d9',
  },
  button: { width: 48, height: 48, borderRadius: 24, alignItems: 'center', justifyContent: 'center' },
  pressed: { backgroundColor: '#8f735066' },
});
