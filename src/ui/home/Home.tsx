import { useMemo } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View, type PointerEvent } from 'react-native';
import { useSharedValue, withTiming } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { planMountain } from '../../canvas/mountain/plan';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { MountainView } from './MountainView';
import { roomFor } from './room';
import type { Shaft } from './shafts';
import { Sign } from './Sign';

type Props = { shafts: readonly Shaft[]; onEnter: (id: string) => void; onSettings: () => void; onAbout: () => void };

/** The box: a mountain with a shaft for every game. */
export function Home({ shafts, onEnter, onSettings, onAbout }: Props) {
  const text = useText();
  const { theme, colors, still } = useAppearance();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const textScale = useTextScale();
  const room = useMemo(() => roomFor({ width, height, insets, textScale }), [width, height, insets, textScale]);
  const plan = useMemo(() => planMountain(room, shafts.length), [room, shafts.length]);
  const lean = useSharedValue(0);
  const follow = ({ nativeEvent }: PointerEvent) => {
    if (!still) lean.set(withTiming((nativeEvent.clientX / width) * 2 - 1, { duration: 400 }));
  };
  return (
    <ScrollView
      style={{ backgroundColor: colors.ground }}
      contentContainerStyle={{ height: plan.height }}
      bounces={false}
      onPointerMove={follow}
    >
      <MountainView plan={plan} theme={theme} shafts={shafts} still={still} lean={lean} />
      <View style={[styles.head, { top: insets.top + room.titleTop, paddingHorizontal: room.side + SPACE.medium }]}>
        <Heading kind="title" size={room.titleSize} color="title" center aria-level={1}>
          {text('app.name')}
        </Heading>
        {room.tagline && (
          <Words kind="body" color="title" center>
            {text('app.tagline')}
          </Words>
        )}
      </View>
      {shafts.map((shaft, i) => {
        const mouth = plan.mouths[i];
        return mouth && <Sign key={shaft.id} shaft={shaft} mouth={mouth} onPress={() => onEnter(shaft.id)} />;
      })}
      <View
        style={[
          styles.foot,
          room.corner
            ? { top: insets.top + SPACE.small, right: room.side + SPACE.small }
            : { bottom: insets.bottom + SPACE.small, left: 0, right: 0 },
        ]}
      >
        <Button label={text('home.settings')} symbol="cog" onPress={onSettings} />
        <Button label={text('home.about')} symbol="info" onPress={onAbout} />
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  head: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  foot: {
    position: 'absolute',
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: SPACE.small,
    paddingHorizontal: SPACE.small,
  },
});
