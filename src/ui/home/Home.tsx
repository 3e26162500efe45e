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
import { Dock, type DockItem } from './Dock';
import { MountainView } from './MountainView';
import { roomFor } from './room';
import type { Shaft } from './shafts';
import { Sign } from './Sign';

type Props = {
  shafts: readonly Shaft[];
  /** The game that is on: its name, and who is next. */
  going: { readonly game: string; readonly turn: string | null } | null;
  onContinue: () => void;
  onEnter: (id: string) => void;
  onDaily: () => void;
  onShaft: () => void;
  onLearn: () => void;
  onClaims: () => void;
  onGames: () => void;
  onRules: () => void;
  onStatistics: () => void;
  onSettings: () => void;
  onAbout: () => void;
};

/** The box: a mountain with a shaft for every game. */
export function Home({ shafts, going, onContinue, onEnter, ...ways }: Props) {
  const text = useText();
  const { theme, colors, still } = useAppearance();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const textScale = useTextScale();
  const isOn = going !== null;
  const room = useMemo(
    () => roomFor({ width, height, insets, textScale, isOn }),
    [width, height, insets, textScale, isOn],
  );
  // On narrow shelves these are found where they belong: with each game and day, beside the saved games, and below the settings.
  const others: readonly DockItem[] = [
    { key: 'claims', symbol: 'flying-flag', label: text('claims.title'), onPress: ways.onClaims },
    { key: 'statistics', symbol: 'laurels-trophy', label: text('home.statistics'), onPress: ways.onStatistics },
    { key: 'about', symbol: 'info', label: text('home.about'), onPress: ways.onAbout },
  ];
  const items: readonly DockItem[] = [
    {
      key: 'daily',
      symbol: 'mine-wagon',
      label: text('home.daily'),
      onPress: ways.onDaily,
    },
    {
      key: 'shaft',
      symbol: 'dig-hole',
      label: text('shaft.title'),
      short: text('shaft.short'),
      onPress: ways.onShaft,
    },
    { key: 'learn', symbol: 'graduate-cap', label: text('home.learn'), onPress: ways.onLearn },
    {
      key: 'games',
      symbol: 'bookshelf',
      label: text('home.games'),
      short: text('home.games.short'),
      onPress: ways.onGames,
    },
    { key: 'rules', symbol: 'rule-book', label: text('home.rules'), onPress: ways.onRules },
    {
      key: 'settings',
      symbol: 'cog',
      label: text('home.settings'),
      onPress: ways.onSettings,
    },
    ...(room.roomy ? others : []),
  ];
  const plan = useMemo(() => planMountain(room, shafts.length), [room, shafts.length]);
  const lean = useSharedValue(0);
  const follow = ({ nativeEvent }: PointerEvent) => {
    if (!still) lean.set(withTiming((nativeEvent.clientX / width) * 2 - 1, { duration: 400 }));
  };
  return (
    <ScrollView
      role="main"
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
      {going && (
        <View
          style={[
            styles.going,
            room.corner
              ? { top: insets.top + SPACE.small, left: room.side + SPACE.small }
              : { bottom: insets.bottom + SPACE.small + room.dock + SPACE.small, left: 0, right: 0 },
          ]}
        >
          <Button
            kind="first"
            symbol="lantern-flame"
            label={text('home.continue', { game: going.game })}
            {...(going.turn !== null && !room.corner && { hint: text('home.turn', { name: going.turn }) })}
            onPress={onContinue}
          />
        </View>
      )}
      <View
        style={[
          styles.foot,
          room.corner
            ? { top: insets.top + SPACE.small, right: room.side + SPACE.small }
            : { bottom: insets.bottom + SPACE.small, left: room.side, right: room.side },
        ]}
      >
        <View style={!room.corner && styles.dock}>
          <Dock items={items} wordless={room.wordless} />
        </View>
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  head: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  foot: { position: 'absolute', alignItems: 'center', paddingHorizontal: SPACE.small },
  dock: { width: '100%', maxWidth: 560 },
  going: { position: 'absolute', alignItems: 'center', paddingHorizontal: SPACE.small },
});
