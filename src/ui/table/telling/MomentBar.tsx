import { StyleSheet, View } from 'react-native';
import Animated, { FadeIn } from 'react-native-reanimated';
import type { Trace } from '../../../engine/show';
import { useText } from '../../../i18n/language';
import { Button } from '../../Button';
import { Crest } from '../../Crest';
import { Chevron } from '../../Glyph';
import { useTextScale } from '../../textScale';
import { useAppearance } from '../../theme/appearance';
import { RADIUS, SPACE, TYPE } from '../../theme/themes';
import { Words } from '../../Words';
import { unbroken } from '../card/fit';
import { isHidden } from '../CardFace';
import type { Place, Top } from '../top';
import { DeedCards } from './DeedCards';
import { Gains } from './Gains';
import { Speech } from './Speech';
import { Trail } from './Trails';
import type { Moment } from './useMoment';

type Props = {
  moment: Moment;
  words: Top['words'];
  places: readonly Place[];
  /** Who is next. */
  next: Place | undefined;
  /** Whether that is the one who reads it. */
  isNextYou?: boolean;
  /** Who has had the phone last and goes on with a touch. */
  goes: Place | undefined;
  /** Whether bots go on, which can be skipped. */
  botsGoOn: boolean;
  width: number;
  /** What whoever did it has done this round, in games in which that tells much. */
  trail?: readonly Trace[] | undefined;
  onRule?: ((rule: string) => void) | undefined;
};

/** What was done, by whom and with what, in one large sentence; and who is next. */
export function MomentBar({
  moment,
  words,
  places,
  next,
  isNextYou = false,
  goes,
  botsGoOn,
  width,
  trail = [],
  onRule,
}: Props) {
  const text = useText();
  const { colors, still } = useAppearance();
  const { deed, spoken, at, of, goOn, skip } = moment;
  const place = deed && places[deed.seat];
  const skips = at < of - 1 || botsGoOn;
  const scale = useTextScale();
  // Beside two buttons there is no room for words on a phone.
  const isTight = skips && width / scale < TIGHT;
  // Where there is room for all of it side by side, the mine keeps the height.
  const isBroad = width / scale >= BROAD;
  // Large text between people at both long sides of a phone has no room for a face, nor for large letters.
  const isCramped = width / scale < CRAMPED;
  // Nor for a card beside the words, nor for a back that says nothing.
  const isBelow = isCramped || (deed?.cards.length ?? 0) > 1;
  // Each of two buttons has half of the width.
  const half = (width - INSIDE - SPACE.small) / 2 - SPACE.small * 2 - 4;
  const skipped = unbroken(text('moment.skip'), half / scale, TYPE.strong.fontSize, 10.5);
  const one = isBroad || width < SLIM ? SMALL : ONE;
  const met = isBroad && deed ? Math.min(MET, deed.to.length) * BESIDE : 0;
  const said = width - AROUND - met - (isBroad ? FOOT : 0) - (isBelow || deed?.cards.length === 0 ? 0 : one + APART);
  const cards = deed && !(isCramped && deed.cards.every(isHidden)) && (
    <DeedCards
      cards={deed.cards}
      {...{ words, onRule }}
      room={isBelow ? width - INSIDE - (isBroad ? FOOT : 0) : one}
      most={isCramped ? SMALL : isBelow ? 84 : one}
    />
  );
  return (
    <View
      style={[
        styles.bar,
        isBroad && styles.broad,
        { backgroundColor: colors.surface, borderColor: place?.emblem.color ?? colors.line },
      ]}
    >
      {deed && (
        <Animated.View
          key={at}
          style={[styles.deed, isBroad && styles.said]}
          {...(!still && { entering: FadeIn.duration(200) })}
        >
          <View style={styles.row}>
            {!isCramped && (
              <Faces
                isAside={isBroad}
                of={[place, ...deed.to.map((seat) => places[seat])].flatMap((each) => each ?? [])}
              />
            )}
            <View style={styles.said} role="status" aria-live="polite">
              <Words kind="name" size={isCramped ? 16 : unbroken(deed.line, said / scale, TYPE.name.fontSize, 16)}>
                {deed.line}
              </Words>
            </View>
            {!isBelow && cards}
          </View>
          {isBelow && cards}
          {deed.parts.map((part, i) => (
            <Words key={i} kind="small">
              {part.line}
            </Words>
          ))}
          <Gains gains={deed.gains} {...{ places, words }} />
          {trail.length > 1 && !isCramped && deed.gains.length === 0 && (
            <View style={styles.trail}>
              <Words kind="small" color="muted">
                {text('table.trail')}
              </Words>
              <Trail trail={trail} size={16} />
            </View>
          )}
          {spoken && <Speech spoken={spoken} />}
        </Animated.View>
      )}
      <View style={[styles.foot, isTight && styles.wraps, isBroad && styles.beside, isCramped && styles.stacked]}>
        {(next !== undefined || !isCramped) && (
          <View style={[styles.next, (isTight || isBroad) && styles.whole, isCramped && styles.own]}>
            {next && <Crest emblem={next.emblem} size={isTight ? 22 : 28} />}
            <Words kind="small" color="muted" style={styles.said}>
              {isNextYou
                ? text('moment.next.you')
                : next
                  ? text('moment.next', { name: next.name })
                  : text('table.watch')}
            </Words>
          </View>
        )}
        {skips && (
          <View style={isTight && !isCramped && styles.half}>
            <Button
              label={text('moment.skip')}
              size={
                isCramped ? 10.5 : width < SLIM ? 14 : isTight && skipped < TYPE.strong.fontSize ? skipped : undefined
              }
              onPress={skip}
            />
          </View>
        )}
        <View style={isTight && !isCramped && styles.half}>
          <Button
            kind="first"
            label={goes && at >= of - 1 ? text('moment.goes', { name: goes.name }) : text('moment.goOn')}
            onPress={() => goOn()}
          />
        </View>
      </View>
    </View>
  );
}

/** Whoever did it, and below or beside whom it concerns. */
function Faces({ of: [first, ...met], isAside }: { of: readonly Place[]; isAside: boolean }) {
  const { colors } = useAppearance();
  return first ? (
    <View style={[styles.faces, isAside && styles.aside]} aria-hidden>
      <Crest emblem={first.emblem} size={44} />
      {met.length > 0 && (
        <>
          <View style={isAside ? styles.onwards : styles.down}>
            <Chevron color={colors.muted} />
          </View>
          <View style={styles.met}>
            {met.slice(0, MET).map(({ emblem }) => (
              <Crest key={emblem.key} emblem={emblem} size={34} />
            ))}
          </View>
        </>
      )}
    </View>
  ) : null;
}

const MET = 2;
/** So much room for words that are read large, in their usual size. */
const CRAMPED = 170;
/** How much wider the faces are by each that stands beside the first. */
const BESIDE = 54;
/** Beside somebody at a long side of a phone a sentence has more need of room than its card. */
const SLIM = 320;
/** A screen that is narrower is a phone's. */
const TIGHT = 480;
/** How wide a single card is that lies beside what is said. */
const ONE = 96;
/** From this width on everything lies side by side: a smaller card, and the buttons in so much room. */
const BROAD = 520;
const SMALL = 64;
const FOOT = 210;
const APART = SPACE.small + 4;
/** What the frame takes of the width, and what it and a face do. */
const INSIDE = SPACE.small * 2 + (SPACE.medium - 4) * 2 + 4;
const AROUND = INSIDE + 44 + APART;

const styles = StyleSheet.create({
  bar: {
    margin: SPACE.small,
    padding: SPACE.medium - 4,
    gap: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 2,
  },
  broad: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  beside: { width: FOOT, flexWrap: 'wrap', justifyContent: 'flex-end' },
  deed: { gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: APART },
  said: { flex: 1 },
  faces: { alignItems: 'center' },
  down: { transform: [{ rotate: '-90deg' }, { scale: 0.5 }], marginVertical: -4 },
  aside: { flexDirection: 'row' },
  onwards: { transform: [{ rotate: '180deg' }, { scale: 0.5 }], marginHorizontal: -4 },
  met: { flexDirection: 'row', gap: 2 },
  trail: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  foot: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  wraps: { flexWrap: 'wrap' },
  whole: { flexBasis: '100%' },
  half: { flex: 1 },
  stacked: { flexDirection: 'column', alignItems: 'stretch', flexWrap: 'nowrap' },
  own: { flex: 0, flexBasis: 'auto' },
  next: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
