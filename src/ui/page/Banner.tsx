import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSharedValue } from 'react-native-reanimated';
import { planMountain } from '../../canvas/mountain/plan';
import { MountainView } from '../home/MountainView';
import type { Shaft } from '../home/shafts';
import { useAppearance } from '../theme/appearance';
import { RADIUS } from '../theme/themes';

const HEIGHT = 232;
const SKY = 44;

/** One shaft of the mountain, seen from close by. */
export function Banner({ portal, gem, symbol }: Pick<Shaft, 'portal' | 'gem' | 'symbol'>) {
  const { theme, colors, still } = useAppearance();
  const [width, setWidth] = useState(0);
  const lean = useSharedValue(0);
  const shafts = useMemo(() => [{ portal, gem, symbol }], [portal, gem, symbol]);
  const plan = useMemo(
    () => planMountain({ width, height: HEIGHT, head: SKY, foot: 0, sign: 0, textScale: 1, side: 0 }, 1),
    [width],
  );
  return (
    <View
      style={[styles.frame, { borderColor: colors.line }]}
      onLayout={({ nativeEvent }) => setWidth(Math.round(nativeEvent.layout.width))}
    >
      {width > 0 && <MountainView plan={plan} theme={theme} shafts={shafts} still={still} lean={lean} />}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { height: HEIGHT, borderRadius: RADIUS, borderWidth: 2, overflow: 'hidden' },
});
