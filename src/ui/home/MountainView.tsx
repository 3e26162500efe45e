import { lazy, Suspense, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn, type SharedValue } from 'react-native-reanimated';
import type { Plan } from '../../canvas/mountain/plan';
import { WEATHER } from '../../canvas/mountain/weather';
import { PATHS } from '../../canvas/symbols/paths';
import { useText } from '../../i18n/language';
import { IfDrawn } from '../IfDrawn';
import type { ThemeName } from '../theme/themes';
import { Words } from '../Words';
import { arriving } from './arriving';
import type { Shaft } from './shafts';

const Mountain = lazy(async () => ({ default: (await arriving).Mountain }));

type Props = {
  plan: Plan;
  theme: ThemeName;
  shafts: readonly Pick<Shaft, 'portal' | 'gem' | 'symbol'>[];
  still: boolean;
  lean: SharedValue<number>;
};

/** The mountain as soon as it can be drawn; until then, and if it never can, the sky it stands against. */
export function MountainView({ plan, theme, shafts, still, lean }: Props) {
  const weather = WEATHER[theme];
  const entrances = useMemo(
    () => shafts.map(({ portal, gem, symbol }) => ({ portal, gem, emblem: PATHS[symbol] })),
    [shafts],
  );
  return (
    <View style={[StyleSheet.absoluteFill, { backgroundColor: weather.sky[1] }]} aria-hidden>
      <IfDrawn otherwise={<NoPicture />}>
        <Suspense fallback={null}>
          <Animated.View style={StyleSheet.absoluteFill} {...(!still && { entering: FadeIn.duration(350) })}>
            <Mountain plan={plan} weather={weather} entrances={entrances} still={still} lean={lean} />
          </Animated.View>
        </Suspense>
      </IfDrawn>
    </View>
  );
}

function NoPicture() {
  const text = useText();
  return (
    <Words kind="small" color="title" center style={styles.note}>
      {text('home.pictureFailed')}
    </Words>
  );
}

const styles = StyleSheet.create({
  note: { position: 'absolute', bottom: 84, left: 16, right: 16 },
});
