import { Canvas, Group, Image, Picture, type SkImage, type SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { PixelRatio, StyleSheet } from 'react-native';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { bake } from '../bake';
import { useSlowClock } from '../flicker';
import { Glow } from '../Glow';
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
        <Layer picture={backdrop} plan={plan} margin={MARGIN} />
      </Group>
      <Layer picture={mountain} plan={plan} margin={0} />
      {lanterns.map(({ x, y, light }, i) => (
        <Glow key={i} x={x} y={y} reach={light.reach} seed={i} clock={clock} />
      ))}
      <Motes plan={plan} clock={clock} still={still} />
    </Canvas>
  );
}

function Layer({ picture, plan, margin }: { picture: SkPicture; plan: Plan; margin: number }) {
  const image = useMemo(() => baked(picture, plan, margin), [picture, plan, margin]);
  if (image === null) return <Picture picture={picture} />;
  return <Image image={image} x={-margin} y={0} width={plan.width + 2 * margin} height={plan.height} fit="fill" />;
}

function baked(picture: SkPicture, plan: Plan, margin: number): SkImage | null {
  return bake(picture, { x: -margin, y: 0, width: plan.width + 2 * margin, height: plan.height }, PixelRatio.get());
}
