import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { type ScrollView, StyleSheet, View } from 'react-native';
import Animated, { FadeInDown } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Scene } from '../../../canvas/pictures/scene';
import { byTheLantern, outOfTheDark, whole } from '../../../canvas/pictures/scenes';
import type { Ceremony as Kind, Deed } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Button } from '../../Button';
import { Badge, Crest } from '../../Crest';
import { Place as Setting, usePlaceHeight } from '../../Place';
import { personOf } from '../../seats';
import { useTextScale } from '../../textScale';
import { Scroller } from '../../Scroller';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE } from '../../theme/themes';
import { Words } from '../../Words';
import { isHidden } from '../CardFace';
import { Headline } from '../Headline';
import { Hold } from '../Hold';
import type { Place, Top } from '../top';
import { useLow } from '../useLow';
import { DeedCards } from './DeedCards';
import { Fitted } from './Fitted';
import { Gains } from './Gains';

type Props = {
  deed: Deed;
  words: Top['words'];
  places: readonly Place[];
  /** How long each thing is shown before the next; null: until somebody taps. */
  beat: number | null;
  /** Whether it is still being said aloud. */
  isSpeaking?: boolean;
  /** Who is next, where the game goes on afterwards; and whether they have the phone already. */
  next?: Place | undefined;
  /** Whether that is the one who reads it. */
  isNextYou?: boolean;
  keeps?: boolean;
  /** What people said before it, and what is shown once all of it has come to light. */
  before?: ReactNode;
  after?: ReactNode;
  /** It is over: by itself, or because somebody says so. */
  onDone: (isSaid: boolean) => void;
  onRule?: ((rule: string) => void) | undefined;
};

/** What people want to look at for as long as they like. */
const WAITS: readonly Kind[] = ['unmasking', 'end'];

/** What a deed brought about, in the order in which it is shown. */
const unfolded = (deed: Deed): readonly Deed[] => deed.parts.flatMap((part) => [part, ...unfolded(part)]);

/** Whether its cards are held into the light: what is bought, and what pays. */
const isPrecious = ({ ceremony, gains }: Deed): boolean =>
  ceremony === 'purchase' || ceremony === 'payment' || gains.some(({ amount }) => amount.count > 0);

/** What the one card does that a ceremony is about. */
function saidOn(cards: Deed['cards'], words: Top['words']): string {
  const [card, another] = cards;
  return card !== undefined && another === undefined && !isHidden(card) ? words.card(card.face).text : '';
}

/** Whether the place is the picture of its one card already, so that the card itself may be small. */
const isPictured = ({ ceremony, cards: [card] }: Deed): boolean =>
  ceremony === 'event' && card?.picture !== undefined && !isHidden(card);

/** Where it happens: an event is its own picture, large; masks fall in the dark; whoever did it stands in the light. */
function sceneOf(deed: Deed, places: readonly Place[]): Scene {
  const { ceremony, cards, seat } = deed;
  const [card] = cards;
  if (card?.picture !== undefined && isPictured(deed)) return whole(card.picture);
  if (ceremony === 'unmasking' || ceremony === 'round')
    return outOfTheDark(places.map(({ emblem }) => personOf(emblem)));
  const place = places[seat];
  return byTheLantern(place && personOf(place.emblem), 'pleased');
}

/** Something great happens at the open table: what it is, large, and then one after the other what it did to whom. */
export function Ceremony(props: Props) {
  const {
    deed,
    words,
    places,
    beat,
    isSpeaking = false,
    next,
    isNextYou = false,
    keeps = false,
    before,
    after,
    onDone,
    onRule,
  } = props;
  const text = useText();
  const { colors, still } = useAppearance();
  const insets = useSafeAreaInsets();
  const said = saidOn(deed.cards, words);
  // What the card does stands below it from the beginning.
  const parts = useMemo(() => unfolded(deed).filter(({ line }) => line !== said), [deed, said]);
  const [shown, setShown] = useState(0);
  const isWhole = shown >= parts.length;
  const isKept = isSpeaking || (deed.ceremony !== null && WAITS.includes(deed.ceremony));
  const waits = beat === null || (isWhole && isKept);
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => (isWhole ? onDone(false) : setShown(shown + 1)), beat);
    return () => clearTimeout(timer);
  }, [waits, isWhole, shown, beat, onDone]);
  // All have looked on for as long as they liked: what one of them alone may see next takes their own hand.
  const isHeld = isWhole && keeps && !isNextYou && deed.ceremony === 'unmasking';
  const scene = sceneOf(deed, places);
  const isGrid = parts.length > 2 && parts.every(({ cards }) => cards.length === 1);
  const { isLow, width, onLayout } = useLow();
  const high = usePlaceHeight(deed.ceremony === 'event' ? 0.36 : isGrid ? 0.2 : 0.26);
  // Large text between people at both long sides of a phone has no room for who is next beside what is pressed.
  const scale = useTextScale();
  const isCramped = width / scale < CRAMPED;
  // Read large at a long side, the words themselves are all there is room for.
  const isTiny = isLow && scale > LARGE;
  const tall = isTiny ? SPACE.medium : isLow ? SPACE.medium * 2 : high;
  const size = isTiny || isCramped ? 12 : undefined;
  const room = Math.min(width - (isTiny ? BEYOND : 0), 560) - SPACE.medium * 2;
  const nextSaid = (name: string): string => {
    if (isHeld) return text('table.curtain');
    return isNextYou ? text('moment.next.you') : text('moment.next', { name });
  };
  // What has just been shown is seen, also where there is more than the screen holds.
  const scroller = useRef<ScrollView>(null);
  // What is added at the end is read from where people are.
  const isRead = isWhole && after != null;
  const place = places[deed.seat];
  return (
    <View style={[styles.all, isTiny && styles.aside, { backgroundColor: colors.ground }]} onLayout={onLayout}>
      <Scroller
        ref={scroller}
        contentContainerStyle={[
          styles.page,
          parts.length > 0 && styles.grows,
          { paddingTop: insets.top + tall - SPACE.medium },
        ]}
        onContentSizeChange={() => shown > 0 && !isRead && scroller.current?.scrollToEnd({ animated: !still })}
      >
        {!isLow && <Setting scene={scene} height={insets.top + tall} />}
        <View style={styles.column}>
          {deed.ceremony && !isTiny && (
            <Words kind="strong" center color="accent">
              {text(`ceremony.${deed.ceremony}`)}
            </Words>
          )}
          {place && !isTiny && (
            <View style={styles.face}>
              <Badge emblem={place.emblem} size={36} />
            </View>
          )}
          <Headline isSmall={isTiny}>{deed.line}</Headline>
          {isPictured(deed) ? (
            <View style={styles.beside}>
              <DeedCards cards={deed.cards} {...{ words, onRule }} room={96} most={96} />
              <Words style={styles.grow}>{said}</Words>
            </View>
          ) : (
            <>
              <DeedCards
                cards={deed.cards}
                {...{ words, room, onRule }}
                most={deed.cards.length > 2 ? 110 : 168}
                gleam={isPrecious(deed)}
              />
              {said !== '' && (
                <Words center color="muted">
                  {said}
                </Words>
              )}
            </>
          )}
          <Gains gains={deed.gains} {...{ places, words }} />
          {before}
          <View style={isGrid ? styles.grid : styles.list} aria-live="polite">
            {parts.slice(0, shown).map((part, i) => (
              <Part key={i} {...{ part, places, words, onRule, room, scale }} inGrid={isGrid} />
            ))}
          </View>
          {isWhole && after}
        </View>
      </Scroller>
      <View
        style={[
          styles.foot,
          { paddingBottom: insets.bottom + SPACE.small, borderColor: colors.line },
          isTiny ? styles.beyond : isCramped && styles.stacked,
        ]}
      >
        {next && isWhole && !isCramped && !isTiny && (
          <View style={styles.next}>
            <Crest emblem={next.emblem} size={28} />
            <Words kind="small" color="muted" style={styles.grow}>
              {nextSaid(next.name)}
            </Words>
          </View>
        )}
        {!isWhole && (
          <View style={!isCramped && styles.grow}>
            <Button label={text('moment.skip')} size={size} onPress={() => setShown(parts.length)} />
          </View>
        )}
        <View style={!isCramped && styles.grow}>
          {isHeld && next ? (
            <Hold label={text('table.reveal', next)} hint={text('table.hold')} onHeld={() => onDone(true)}>
              <Words kind="strong" center color="accent">
                {text('table.reveal', next)}
              </Words>
            </Hold>
          ) : (
            <Button
              kind="first"
              size={size}
              label={isWhole && keeps && next ? text('moment.goes', next) : text('moment.goOn')}
              onPress={() => (isWhole ? onDone(true) : setShown(shown + 1))}
            />
          )}
        </View>
      </View>
    </View>
  );
}

/** Between people at the long sides of a phone there is room for two cards side by side, and for one whose words are read large. */
const NARROW = 300;
const NARROWEST = 150;
/** Several cards that words have no room beside lie below them. */
const BELOW = 220;
/** So much room for words that are read large, in their usual size. */
const CRAMPED = 170;
const LARGE = 1.3;
/** And so much what is pressed takes beside them. */
const BEYOND = 180;

type PartProps = Pick<Props, 'places' | 'words' | 'onRule'> & {
  part: Deed;
  inGrid: boolean;
  room: number;
  scale: number;
};

/** One thing that was brought about: whose it is, what, and with which card. */
function Part({ part, places, words, onRule, inGrid, room, scale }: PartProps) {
  const { colors, still } = useAppearance();
  const across = room / scale < NARROWEST ? 1 : room / scale < NARROW ? 2 : 3;
  const isBelow = !inGrid && part.cards.length > 1 && room / scale < BELOW;
  // Read large between people at both long sides, words have a line to themselves.
  const isStacked = !inGrid && room / scale < NARROWEST;
  const place = places[part.seat] ?? places[part.to[0] ?? -1];
  const cards = (
    <DeedCards
      cards={part.cards}
      {...{ words, onRule }}
      room={inGrid ? 84 : 72}
      most={inGrid ? 84 : 72}
      gleam={isPrecious(part)}
    />
  );
  return (
    <Animated.View
      {...(!still && { entering: FadeInDown.duration(260) })}
      style={[
        inGrid ? [styles.cell, { width: Math.floor((room - SPACE.small * (across - 1)) / across) }] : styles.line,
        isStacked && styles.wraps,
        { backgroundColor: colors.surface, borderColor: place?.emblem.color ?? colors.line },
      ]}
    >
      {inGrid && cards}
      {place && (
        <View style={inGrid && styles.over}>
          <Crest emblem={place.emblem} size={inGrid ? 32 : 38} />
        </View>
      )}
      <View style={inGrid || isStacked ? styles.own : styles.grow}>
        <Fitted kind={inGrid ? 'small' : 'strong'} center={inGrid}>
          {part.line}
        </Fitted>
        <Gains gains={part.gains} {...{ places, words }} />
        {isBelow && cards}
      </View>
      {!inGrid && !isBelow && cards}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  page: { flexGrow: 1, justifyContent: 'center', padding: SPACE.medium },
  /** What follows comes below, and nothing moves for it. */
  grows: { justifyContent: 'flex-start' },
  column: { width: '100%', maxWidth: 560, alignSelf: 'center', gap: SPACE.medium },
  face: { alignItems: 'center' },
  list: { gap: SPACE.small },
  beside: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  grid: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.small },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    padding: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 1.5,
  },
  /** Over the edge of the card's picture, where nothing is written. */
  over: { position: 'absolute', right: SPACE.hair, top: 40 },
  cell: { alignItems: 'center', gap: SPACE.hair, padding: SPACE.small, borderRadius: RADIUS, borderWidth: 1.5 },
  foot: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    paddingTop: SPACE.small,
    paddingHorizontal: SPACE.medium,
    borderTopWidth: 1,
  },
  aside: { flexDirection: 'row' },
  wraps: { flexWrap: 'wrap' },
  own: { width: '100%' },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  beyond: {
    flexDirection: 'column',
    alignItems: 'stretch',
    width: BEYOND,
    paddingHorizontal: SPACE.small,
    borderTopWidth: 0,
    borderLeftWidth: 1,
  },
  next: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grow: { flex: 1, justifyContent: 'center' },
});
