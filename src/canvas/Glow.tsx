import { Circle, RadialGradient } from '@shopify/react-native-skia';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { flicker } from './flicker';

type Props = { x: number; y: number; reach: number; seed: number; clock: SharedValue<number> };

/** The light of a flame on what is around it. It is added to what is there, and it flickers. */
export function Glow({ x, y, reach, seed, clock }: Props) {
  const wide = useDerivedValue(() => flicker(clock.get(), seed) ** 3);
  const near = useDerivedValue(() => flicker(clock.get(), seed));
  return (
    <>
      <Circle cx={x} cy={y} r={reach * 0.9} blendMode="screen" opacity={wide}>
        <RadialGradient
          c={{ x, y }}
          r={reach * 0.9}
          colors={['#4d2f10', '#1f1206', '#000000']}
          positions={[0, 0.4, 1]}
        />
      </Circle>
      <Circle cx={x} cy={y} r={reach * 0.34} blendMode="plus" opacity={near}>
        <RadialGradient
          c={{ x, y }}
          r={reach * 0.34}
          colors={['#ffcf8a66', '#ff9a3a1c', '#ff801000']}
          positions={[0, 0.35, 1]}
        />
      </Circle>
    </>
  );
}
