import { useImperativeHandle, useMemo, useRef, type RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { FadeIn } from 'react-native-reanimated';
import type { Point } from '../../../canvas/light';
import { pressedByKey } from '../../../canvas/mine/pressedByKey';
import type { Deed, ShownCard } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Badge } from '../../Crest';
import { Glyph } from '../../Glyph';
import { pressed } from '../../pressed';
import { Scroller } from '../../Scroller';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../../theme/themes';
import { useLatest } from '../../useLatest';
import { Words } from '../../Words';
import { useCardLabel } from '../CardButton';
import { CardFace } from '../CardFace';
import type { Place, Top } from '../top';
import type { Under } from './meaning';

/** Finds what lies under a finger that slides over somebody's cards, or is let go of there. */
export type Feel = (at: Point, found: (key: string | null) => void) => void;

type Props = {
  place: Place;
  under: Under;
  words: Top['words'];
  /** What came to light to them alone, and what is asked of them. */
  deeds: readonly Deed[];
  asks: string | null;
  /** Whether they have to choose now: then what can be used shines. */
  isAsked: boolean;
  /** How much larger than usual people read. */
  scale: number;
  /** How long the paper is. */
  long: number;
  feel: RefObject<Feel | null>;
  onTouch: (key: string) => void;
};

/** A card is no wider than this, nor narrower: in between as many fit a row as are held. */
const WIDEST = 62;
const NARROWEST = 47;
const RATIO = 1.4;
/** What the paper takes beside its cards, and each card around itself. */
const BESIDE = 26;
const AROUND = 8;

const cardFor = (count: number, long: number): Size => {
  const width = Math.max(NARROWEST, Math.min(WIDEST, Math.floor((long - BESIDE) / Math.max(1, count)) - AROUND));
  return { width, height: Math.round(width * RATIO) };
};

type Size = { readonly width: number; readonly height: number };

const KNOWN = { width: 40, height: 56 } as const;
/** The height of a row of buttons, with the gap to the next. */
const WAY = TARGET + 2;

/** Somebody's cards, small and turned to them, for as long as they are held; what can be done with the one that is lifted. */
export function UnderHand({ place, under, words, deeds, asks, isAsked, scale, long, feel, onTouch }: Props) {
  const text = useText();
  const { colors, still } = useAppearance();
  const size = cardFor(under.cards.length, long);
  const spots = useRef(new Map<string, View>());
  useImperativeHandle(feel, () => (at, found) => thingAt(at, [...spots.current], found), []);
  const tapped = useLatest((at: Point) => thingAt(at, [...spots.current], (key) => key !== null && onTouch(key)));
  // The other hand taps while the first one holds: browsers click for one finger alone.
  const tap = useMemo(
    () =>
      Gesture.Tap()
        .runOnJS(true)
        .onEnd(({ absoluteX, absoluteY }, ended) => {
          if (ended) tapped({ x: absoluteX, y: absoluteY });
        }),
    [tapped],
  );
  const spot = (key: string) => (view: View | null) => {
    if (view === null) spots.current.delete(key);
    else spots.current.set(key, view);
  };
  return (
    <View style={styles.before} pointerEvents="box-none">
      <GestureDetector gesture={tap}>
        <Animated.View
          role="group"
          aria-label={text('flat.only', { name: place.name })}
          style={[styles.paper, { backgroundColor: colors.surface, borderColor: place.emblem.color }]}
          {...(!still && { entering: FadeIn.duration(120) })}
        >
          <Scroller style={styles.fits} contentContainerStyle={styles.content}>
            <View style={styles.head}>
              <Badge emblem={place.emblem} size={20} />
              <Words kind="small" color="accent" style={styles.grow}>
                {asks ?? text('flat.only', { name: place.name })}
              </Words>
              {under.tally !== null && <Words kind="strong">{under.tally}</Words>}
            </View>
            {deeds.map(({ line }, i) => (
              <Words key={i} kind="strong" size={16} aria-live="polite">
                {line}
              </Words>
            ))}
            <View style={styles.cards}>
              {under.cards.map((card) => (
                <Held
                  key={card.key}
                  {...{ card, words, spot, size }}
                  isUsable={isAsked && under.usable.has(card.key)}
                  isLifted={under.lifted.includes(card.key)}
                  onPress={() => onTouch(card.key)}
                />
              ))}
              {under.cards.length + under.known.length === 0 && <Words kind="small">{text('flat.none')}</Words>}
            </View>
            {under.rows > 0 && (
              <View style={[styles.ways, { minHeight: under.rows * WAY * scale }]}>
                {under.ways.map(({ key, label }, at) => (
                  <View
                    key={key}
                    ref={spot(key)}
                    accessible
                    role="button"
                    aria-label={label}
                    tabIndex={0}
                    accessibilityActions={[{ name: 'activate' }]}
                    onAccessibilityAction={() => onTouch(key)}
                    onAccessibilityTap={() => onTouch(key)}
                    {...pressedByKey(() => onTouch(key))}
                    style={[
                      styles.way,
                      // What is done with no card is one thing among others.
                      at === 0 && under.lifted.length > 0
                        ? { backgroundColor: colors.accent, borderColor: colors.accent }
                        : { backgroundColor: colors.raised, borderColor: colors.line },
                    ]}
                  >
                    <Words
                      kind="strong"
                      size={16}
                      color={at === 0 && under.lifted.length > 0 ? 'onAccent' : 'text'}
                      center
                    >
                      {label}
                    </Words>
                  </View>
                ))}
              </View>
            )}
            {under.known.map(({ card, where }) => (
              <View key={`known ${card.key}`} style={styles.known}>
                <View aria-hidden>
                  <CardFace card={card} words={words.card(card.face)} {...KNOWN} />
                </View>
                <Words kind="small" style={styles.grow}>
                  {where}
                </Words>
              </View>
            ))}
          </Scroller>
        </Animated.View>
      </GestureDetector>
    </View>
  );
}

type HeldProps = {
  card: ShownCard;
  size: Size;
  words: Top['words'];
  isUsable: boolean;
  isLifted: boolean;
  spot: (key: string) => (view: View | null) => void;
  onPress: () => void;
};

function Held({ card, size, words, isUsable, isLifted, spot, onPress }: HeldProps) {
  const { colors } = useAppearance();
  const label = useCardLabel();
  const own = words.card(card.face);
  return (
    <View
      ref={spot(card.key)}
      style={[
        styles.held,
        { borderColor: isLifted || isUsable ? colors.accent : colors.surface },
        isLifted && styles.lifted,
      ]}
    >
      <View aria-hidden>
        <CardFace card={card} words={own} {...size} />
        {isLifted && (
          <View style={[styles.check, { backgroundColor: colors.accent }]}>
            <Glyph name="check-mark" size={12} color={colors.onAccent} />
          </View>
        )}
      </View>
      <View
        testID={`held-${card.key}`}
        accessible
        role="button"
        aria-label={label(card, own)}
        {...pressed(isLifted)}
        tabIndex={0}
        accessibilityActions={[{ name: 'activate' }]}
        onAccessibilityAction={onPress}
        onAccessibilityTap={onPress}
        {...pressedByKey(onPress)}
        style={styles.over}
      />
    </View>
  );
}

/** Which of several things lies at a place of the screen, one after the other. */
function thingAt(at: Point, things: readonly (readonly [string, View])[], found: (key: string | null) => void): void {
  const [first, ...rest] = things;
  if (first === undefined) return found(null);
  first[1].measureInWindow((left, top, width, height) => {
    const isIn = at.x >= left && at.x <= left + width && at.y >= top && at.y <= top + height;
    if (isIn) found(first[0]);
    else thingAt(at, rest, found);
  });
}

const styles = StyleSheet.create({
  /** The paper is as deep as what lies on it, and lies at the edge. */
  before: { flex: 1, justifyContent: 'flex-end' },
  fits: { flexGrow: 0 },
  paper: {
    maxHeight: '100%',
    borderWidth: 2.5,
    borderRadius: RADIUS,
    overflow: 'hidden',
    boxShadow: '0 0 22px rgba(0, 0, 0, 0.75)',
  },
  content: { padding: SPACE.small, gap: 6 },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grow: { flex: 1 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: 3, justifyContent: 'center', alignItems: 'center' },
  over: { position: 'absolute', inset: 0, borderRadius: 9 },
  held: { borderWidth: 2.5, borderRadius: 9 },
  lifted: { boxShadow: '0 0 14px rgba(255, 200, 100, 0.95)' },
  /** Beside the name, not over it. */
  check: {
    position: 'absolute',
    left: -9,
    top: -13,
    width: 20,
    height: 20,
    borderRadius: 10,
    alignItems: 'center',
    justifyContent: 'center',
  },
  known: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, justifyContent: 'center', alignContent: 'flex-end' },
  way: {
    minHeight: TARGET - 4,
    minWidth: 96,
    maxWidth: '100%',
    paddingHorizontal: SPACE.medium,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    justifyContent: 'center',
  },
});
