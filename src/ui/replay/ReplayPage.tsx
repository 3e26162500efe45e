import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { SymbolName } from '../../canvas/symbols/names';
import type { Show } from '../../engine/show';
import { useLanguage, useText } from '../../i18n/language';
import type { Eyes, Playback } from '../../table/playback';
import { Chevron, Glyph } from '../Glyph';
import { Slider } from '../Slider';
import { MineView } from '../table/MineView';
import type { Place } from '../table/top';
import { Scroller } from '../Scroller';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Heading, Words } from '../Words';
import { EyesChooser } from './EyesChooser';
import { Hands } from './Hands';

type Props = {
  show: Show;
  playback: Playback;
  places: readonly Place[];
  title: string;
  /** The moment to begin with. */
  from?: number;
  /** What is said of a moment, as some eyes saw it, below what happened. */
  below: (at: number, eyes: Eyes) => ReactNode;
  onBack: () => void;
};

const BEAT = 1200;
const PACES = [1, 2, 4] as const;
const NO_GLOW: ReadonlySet<string> = new Set();
const nothing = () => undefined;

/** A finished game, watched again through the eyes of anybody who played. */
export function ReplayPage({ show, playback, places, title, from = 0, below, onBack }: Props) {
  const text = useText();
  const language = useLanguage();
  const words = show.words[language];
  const { colors } = useAppearance();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const [at, setAt] = useState(() => Math.max(0, Math.min(from, playback.length)));
  const [eyes, setEyes] = useState<Eyes>('all');
  const [pace, setPace] = useState<(typeof PACES)[number]>(1);
  const [playing, setPlaying] = usePlaying(at, playback.length, BEAT / pace, setAt);
  const names = useMemo(() => places.map(({ name }) => name), [places]);
  const moment = useMemo(() => playback.at(at, eyes), [playback, at, eyes]);
  const scene = useMemo(() => show.scene(moment.view, eyes === 'all' ? 0 : eyes), [show, moment, eyes]);
  const lines = moment.news.flatMap((event) => words.news(event, names, -1) ?? []);
  const goTo = (next: number) => {
    setPlaying(false);
    setAt(Math.max(0, Math.min(next, playback.length)));
  };
  const where = text('replay.at', { at, of: playback.length });
  const beside = width > height && width > 700;
  return (
    <View
      role="main"
      style={[
        styles.page,
        beside && styles.beside,
        {
          backgroundColor: colors.ground,
          paddingTop: insets.top,
          paddingBottom: insets.bottom,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
    >
      <View style={styles.mine}>
        <MineView
          sprites={scene.sprites}
          ruler={scene.ruler}
          glow={NO_GLOW}
          places={places}
          label={(sprite) => words.sprite(sprite, names)}
          onTap={nothing}
        />
      </View>
      <View style={[styles.panel, beside && styles.side, { backgroundColor: colors.ground, borderColor: colors.line }]}>
        <View style={styles.bar}>
          <Pressable role="button" aria-label={text('common.back')} onPress={onBack} style={styles.back}>
            <Chevron color={colors.accent} />
          </Pressable>
          <Heading kind="name" aria-level={1} style={styles.title}>
            {title}
          </Heading>
          <Words kind="small" color="muted">
            {where}
          </Words>
        </View>
        <EyesChooser places={places} eyes={eyes} inRows={beside && height > 600} onChoose={setEyes} />
        <Scroller style={[styles.lines, beside && styles.tall]} contentContainerStyle={styles.story}>
          <View role="status" aria-live="polite">
            {at === 0 && lines.length === 0 && <Words>{text('replay.begins')}</Words>}
            {lines.map((line, i) => (
              <Words key={i}>{line}</Words>
            ))}
          </View>
          <Hands show={show} view={moment.view} eyes={eyes} places={places} card={(face) => words.card(face).name} />
          {below(at, eyes)}
        </Scroller>
        <Slider label={text('replay.slider')} value={at} most={playback.length} valueText={where} onChange={goTo} />
        <View style={styles.keys}>
          <Key
            label={text('replay.turnBack')}
            onPress={() => goTo(playback.turns().findLast((turn) => turn < at) ?? 0)}
          >
            <Twice />
          </Key>
          <Key label={text('replay.back')} onPress={() => goTo(at - 1)}>
            <Chevron color={colors.text} />
          </Key>
          <Key
            label={text(playing ? 'replay.pause' : 'replay.play')}
            symbol={playing ? 'pause-button' : 'play-button'}
            first
            onPress={() => {
              if (!playing && at === playback.length) setAt(0);
              setPlaying(!playing);
            }}
          />
          <Key label={text('replay.on')} onPress={() => goTo(at + 1)}>
            <View style={styles.onwards}>
              <Chevron color={colors.text} />
            </View>
          </Key>
          <Key
            label={text('replay.turnOn')}
            onPress={() => goTo(playback.turns().find((turn) => turn > at) ?? playback.length)}
          >
            <View style={styles.onwards}>
              <Twice />
            </View>
          </Key>
          <Key
            label={text('replay.pace', { pace })}
            onPress={() => setPace(PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 1)}
          >
            <Words kind="strong">{`${pace} ×`}</Words>
          </Key>
        </View>
      </View>
    </View>
  );
}

/** Goes on by itself while it is played, and stops at the end. */
function usePlaying(at: number, length: number, beat: number, setAt: (at: number) => void) {
  const [playing, setPlaying] = useState(false);
  const going = playing && at < length;
  useEffect(() => {
    if (!going) return;
    const next = setTimeout(() => setAt(at + 1), beat);
    return () => clearTimeout(next);
  }, [going, at, beat, setAt]);
  return [going, setPlaying] as const;
}

/** By whole turns: close together, so that six keys fit side by side on the narrowest phone. */
function Twice() {
  const { colors } = useAppearance();
  return (
    <View style={styles.twice}>
      <Chevron color={colors.text} size={22} />
      <View style={styles.second}>
        <Chevron color={colors.text} size={22} />
      </View>
    </View>
  );
}

type KeyProps = {
  label: string;
  symbol?: SymbolName;
  first?: boolean;
  onPress: () => void;
  children?: ReactNode;
};

function Key({ label, symbol, first = false, onPress, children }: KeyProps) {
  const { colors } = useAppearance();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        { backgroundColor: first ? colors.accent : colors.raised, borderColor: first ? colors.accent : colors.line },
        pressed && styles.pressed,
      ]}
    >
      {symbol ? <Glyph name={symbol} size={26} color={first ? colors.onAccent : colors.text} /> : children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  beside: { flexDirection: 'row' },
  mine: { flex: 1, minHeight: 120 },
  panel: { paddingHorizontal: SPACE.medium, paddingBottom: SPACE.small, gap: SPACE.hair, borderTopWidth: 1 },
  side: { width: 360, maxWidth: '46%', paddingTop: SPACE.small, borderTopWidth: 0, borderLeftWidth: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, marginLeft: -SPACE.medium },
  back: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
  title: { flex: 1 },
  lines: { height: 150, flexGrow: 0, flexShrink: 1 },
  tall: { flexGrow: 1 },
  story: { gap: SPACE.small },
  keys: { flexDirection: 'row', justifyContent: 'center', gap: SPACE.hair },
  key: {
    flex: 1,
    minWidth: 44,
    maxWidth: 64,
    minHeight: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  twice: { flexDirection: 'row' },
  second: { marginLeft: -10 },
  onwards: { transform: [{ rotate: '180deg' }] },
  pressed: { opacity: 0.7 },
});
