import { Image, Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { SHAFT_HEAD } from '../../canvas/pictures/shaft';
import type { Scene } from '../../canvas/pictures/scene';
import type { SymbolName } from '../../canvas/symbols/names';
import type { Lanterns } from '../../engine/chapter';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Glyph } from '../Glyph';
import { Page } from '../Page';
import { usePainting } from '../paintings';
import { densely } from '../Picture';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Heading, Words } from '../Words';
import { Lantern } from './LanternRow';

/** A chapter as the shaft shows it. */
export interface ListedChapter {
  readonly key: string;
  readonly number: number;
  readonly title: string;
  readonly game: string;
  readonly symbol: SymbolName;
  readonly lanterns: Lanterns;
  /** Whether the way has come so far; whether a game is on; whether it was left out. */
  readonly isOpen: boolean;
  readonly isGoing: boolean;
  readonly isSkipped: boolean;
}

/** A gallery, and the place it is. */
interface Gallery {
  readonly key: string;
  readonly title: string;
  readonly line: string;
  readonly scene: Scene;
  readonly chapters: readonly ListedChapter[];
}

type Props = {
  galleries: readonly Gallery[];
  isKept: boolean;
  onChapter: (key: string) => void;
  onBack: () => void;
};

const countLit = (chapters: readonly ListedChapter[]): number =>
  chapters.reduce((sum, { lanterns }) => sum + lanterns.filter(Boolean).length, 0);

/** The shaft, from the daylight down through its galleries. */
export function ShaftPage({ galleries, isKept, onChapter, onBack }: Props) {
  const text = useText();
  const all = galleries.flatMap(({ chapters }) => chapters);
  const next = all.find(({ isOpen, lanterns, isSkipped }) => isOpen && !lanterns[0] && !isSkipped);
  const below = galleries.slice(1).find(({ chapters }) => chapters.some((chapter) => chapter === next));
  return (
    <Page title={text('shaft.title')} scene={SHAFT_HEAD} onBack={onBack}>
      <Words>{text('shaft.what')}</Words>
      <Words color="accent" kind="strong">
        {text('shaft.count', { lit: countLit(all), all: all.length * 3 })}
      </Words>
      {next && below && (
        // From the second gallery on the way to it is long.
        <Button
          kind="first"
          symbol="mining"
          label={`${next.number}. ${next.title}`}
          hint={below.title}
          onPress={() => onChapter(next.key)}
        />
      )}
      <View>
        {galleries.map((gallery, i) => (
          <Level key={gallery.key} gallery={gallery} depth={i} next={next?.key} onChapter={onChapter} />
        ))}
      </View>
      {!isKept && (
        <Words kind="small" color="muted" center>
          {text('daily.off')}
        </Words>
      )}
    </Page>
  );
}

type LevelProps = { gallery: Gallery; depth: number; next: string | undefined; onChapter: (key: string) => void };

/** A gallery: the shaft with its rope and ladder on the left, and what branches off it. */
function Level({ gallery: { title, line, scene, chapters }, depth, next, onChapter }: LevelProps) {
  const { colors } = useAppearance();
  const isReached = chapters.some(({ isOpen }) => isOpen);
  const hasCage = chapters.some(({ key }) => key === next);
  return (
    <View style={styles.level}>
      <View style={[styles.shaft, { backgroundColor: ROCK[depth] ?? ROCK[0], borderColor: TIMBER }]} aria-hidden>
        <View style={styles.rope} />
        <View style={styles.rungs}>
          {Array.from({ length: RUNGS }, (_, i) => (
            <View key={i} style={styles.rung} />
          ))}
        </View>
        {hasCage && (
          <View style={[styles.cage, { backgroundColor: colors.accent }]}>
            <Glyph name="dwarf-face" size={24} color={colors.onAccent} />
          </View>
        )}
      </View>
      <View style={styles.gallery}>
        <View style={styles.beam} aria-hidden />
        <View style={[styles.room, { backgroundColor: colors.surface, borderColor: TIMBER }]}>
          <Vista scene={scene} isDim={!isReached} />
          <View style={styles.inside}>
            <Heading kind="name" aria-level={2}>
              {title}
            </Heading>
            <Words kind="small" color="muted">
              {line}
            </Words>
            {chapters.map((chapter) => (
              <ChapterRow
                key={chapter.key}
                chapter={chapter}
                isNext={chapter.key === next}
                onPress={() => onChapter(chapter.key)}
              />
            ))}
          </View>
        </View>
      </View>
    </View>
  );
}

const VISTA = 104;
/** Wider than this it ends at its sides, or faces would be cut off. */
const WIDEST = 306;

/** What one sees when the cage stops there. */
function Vista({ scene, isDim }: { scene: Scene; isDim: boolean }) {
  const { theme, colors } = useAppearance();
  const screen = useWindowDimensions();
  const room = Math.round(Math.min(screen.width - 2 * SPACE.medium, 640) - SHAFT_WIDTH - SPACE.small);
  const width = Math.min(room, WIDEST);
  const density = Math.min(2, densely(1));
  const uri = usePainting({
    scene,
    width: Math.round(width * density),
    height: Math.round(VISTA * density),
    air: theme,
    edge: {
      ground: colors.surface,
      head: 0,
      foot: Math.round(VISTA * 0.3 * density),
      sides: room > width ? Math.round(VISTA * 0.4 * density) : 0,
    },
  });
  return (
    <View style={styles.vista} aria-hidden>
      {uri !== null && <Image source={{ uri }} style={{ width, height: VISTA, opacity: isDim ? 0.45 : 1 }} />}
    </View>
  );
}

type RowProps = { chapter: ListedChapter; isNext: boolean; onPress: () => void };

function ChapterRow({ chapter, isNext, onPress }: RowProps) {
  const text = useText();
  const { colors } = useAppearance();
  const { number, title, game, symbol, lanterns, isOpen, isGoing, isSkipped } = chapter;
  const state = !isOpen
    ? text('shaft.closed')
    : isGoing
      ? text('shaft.going')
      : isSkipped
        ? text('shaft.skipped')
        : null;
  const lit = lanterns.filter(Boolean).length;
  return (
    <Pressable
      role="link"
      aria-disabled={!isOpen}
      disabled={!isOpen}
      onPress={onPress}
      style={({ pressed }) => [
        styles.chapter,
        { backgroundColor: colors.raised, borderColor: pressed || isNext ? colors.accent : colors.raised },
      ]}
    >
      <Glyph name={symbol} size={28} color={isOpen ? colors.accent : colors.muted} />
      <View style={styles.words}>
        <Words kind="strong" color={isOpen ? 'text' : 'muted'}>
          {`${number}. ${title}`}
        </Words>
        <Words kind="small" color="muted">
          {[game, state].flatMap((part) => part ?? []).join(' · ')}
        </Words>
      </View>
      <View style={styles.lanterns} role="img" aria-label={text('shaft.lanterns', { lit })}>
        {lanterns.map((isLit, i) => (
          <Lantern key={i} isLit={isLit} size={22} />
        ))}
      </View>
    </Pressable>
  );
}

const SHAFT_WIDTH = 44;
const RUNGS = 64;
const TIMBER = '#7a5530';
/** The rock grows darker and colder on the way down. */
const ROCK = ['#4a3c2c', '#40342a', '#2f3338', '#2a2c3a', '#251f2e', '#170f17'];

const styles = StyleSheet.create({
  level: { flexDirection: 'row', gap: SPACE.small },
  shaft: { width: SHAFT_WIDTH, borderLeftWidth: 4, borderRightWidth: 4, overflow: 'hidden' },
  rope: { position: 'absolute', left: 9, top: 0, bottom: 0, width: 3, backgroundColor: '#c9a86a' },
  rungs: {
    position: 'absolute',
    right: 3,
    top: 0,
    width: 14,
    gap: 11,
    borderLeftWidth: 2,
    borderRightWidth: 2,
    borderColor: '#9a7444',
  },
  rung: { height: 3, backgroundColor: '#9a7444' },
  cage: {
    position: 'absolute',
    left: 1,
    right: 1,
    top: VISTA / 2 + SPACE.large,
    height: 46,
    borderRadius: 8,
    alignItems: 'center',
    justifyContent: 'center',
    boxShadow: '0 0 14px rgba(255, 184, 77, 0.8)',
  },
  gallery: { flex: 1, paddingBottom: SPACE.large },
  beam: { height: 8, marginLeft: -SPACE.small - 4, backgroundColor: TIMBER, borderRadius: 2 },
  room: {
    borderWidth: 2,
    borderTopWidth: 0,
    borderBottomLeftRadius: RADIUS,
    borderBottomRightRadius: RADIUS,
    overflow: 'hidden',
  },
  vista: { height: VISTA, alignItems: 'center', overflow: 'hidden' },
  inside: { padding: SPACE.small, paddingTop: 0, gap: SPACE.small },
  chapter: {
    minHeight: TARGET + 8,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    padding: SPACE.small,
    borderRadius: RADIUS * 0.8,
    borderWidth: 1.5,
  },
  words: { flex: 1 },
  lanterns: { flexDirection: 'row', gap: 3 },
});
