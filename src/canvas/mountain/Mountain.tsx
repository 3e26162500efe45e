import { Canvas, Group, Image, Picture, type SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { PixelRatio, StyleSheet } from 'react-native';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { bake } from '../bake';
import { useSlowClock } from '../flicker';
import { Glow } from '../Glow';
import { horizonOf } from './backdrop';
import { Motes } from './Motes';
import type { Entrance } from './entrance';
import { lanternsOf } from './lights';
import type { Plan } from './plan';
import { paintBackdrop, paintMountain } from './scenery';
import type { Weather } from './weather';

type Props = {
  plan: Plan;
  weather: Weather;
  entrances: readonly Entrance[];
  /** Nothing moves. */
  still: boolean;
  /** Where the pointer is, −1 to 1 across: what is far away moves against it. */
  lean: SharedValue<number>;
};

const PARALLAX = 9;
/** The far layer is wider than the window by this much on either side, so that it can move. */
const MARGIN = 12;

/** The mountain with its shafts. Standing layers are drawn once; only light and dust are drawn anew. */
export function Mountain({ plan, weather, entrances, still, lean }: Props) {
  const backdrop = useMemo(() => paintBackdrop(plan, weather), [plan, weather]);
  const mountain = useMemo(() => paintMountain(plan, weather, entrances), [plan, weather, entrances]);
  const lanterns = useMemo(() => lanternsOf(plan, weather), [plan, weather]);
  const clock = useSlowClock(still);
  const far = useDerivedValue(() => [{ translateX: -lean.get() * PARALLAX }]);
  return (
    <Canvas style={StyleSheet.absoluteFill} pointerEvents="none">
      <Group transform={far}>
        <Layer picture={backdrop} width={plan.width} height={horizonOf(plan)} margin={MARGIN} />
      </Group>
      <Layer picture={mountain} width={plan.width} height={plan.height} />
      {lanterns.map(({ x, y, light }, i) => (
        <Glow key={i} x={x} y={y} reach={light.reach} seed={i} clock={clock} />
      ))}
      <Motes plan={plan} clock={clock} still={still} />
    </Canvas>
  );
}

type LayerProps = { picture: SkPicture; width: number; height: number; margin?: number };

function Layer({ picture, width, height, margin = 0 }: LayerProps) {
  const part = useMemo(() => ({ x: -margin, y: 0, width: width + 2 * margin, height }), [width, height, margin]);
  const image = useMemo(() => bake(picture, part, PixelRatio.get()), [picture, part]);
  return image === null ? <Picture picture={picture} /> : <Image image={image} {...part} fit="fill" />;
}
