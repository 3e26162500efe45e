import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Circle, Defs, RadialGradient, Stop } from 'react-native-svg';

/** Somebody's lamp in the dark: light of a colour that fades from the middle of the screen, and the dust in it. */
export function Lamplight({ color }: { color: string }) {
  const { width, height } = useWindowDimensions();
  const size = Math.hypot(width, height);
  return (
    <View style={styles.light} aria-hidden>
      <Svg width={size} height={size} viewBox="-50 -50 100 100">
        <Defs>
          <RadialGradient id="lamp" cx="0" cy="0" r="50" gradientUnits="userSpaceOnUse">
            <Stop offset="0" stopColor={color} stopOpacity={0.34} />
            <Stop offset="0.28" stopColor={color} stopOpacity={0.13} />
            <Stop offset="0.7" stopColor={color} stopOpacity={0.02} />
            <Stop offset="1" stopColor={color} stopOpacity={0} />
          </RadialGradient>
        </Defs>
        <Circle r={50} fill="url(#lamp)" />
        {DUST.map(([x, y, r]) => (
          <Circle key={x} cx={x} cy={y} r={r} fill={color} fillOpacity={0.5 - Math.hypot(x, y) / 70} />
        ))}
      </Svg>
    </View>
  );
}

const DUST = [
  [-13, -18, 0.22],
  [11, -21, 0.16],
  [17, -9, 0.26],
  [-19, -6, 0.14],
  [-9, 19, 0.2],
  [14, 16, 0.14],
  [4, -27, 0.12],
  [-16, 13, 0.16],
  [20, 5, 0.12],
] as const;

const styles = StyleSheet.create({
  light: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    pointerEvents: 'none',
  },
});
