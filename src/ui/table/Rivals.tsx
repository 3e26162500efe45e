import { Pressable, StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import type { Badge, Scene } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Glyph } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { fitName } from './card/fit';
import { Sign } from './card/Sign';
import { CardText } from './card/CardText';
import { Crest } from '../Crest';
import { Mark } from '../Mark';
import { useTop } from './top';
import { Touch } from './Touch';

type Props = {
  scene: Scene;
  seats: readonly Seat[];
  decider: Seat | -1;
  width: number;
  onTouch: (seat: Seat) => void;
  onOpen: (seat: Seat) => void;
  onLeave: () => void;
};

const MOST = 5;
const GAP = 4;

/** The rivals with what all may know of them. Whoever must decide carries the lantern; whoever can be meant shines. */
export function Rivals({ scene, seats, decider, width, onTouch, onOpen, onLeave }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const columns = Math.min(seats.length, seats.length > MOST ? Math.ceil(seats.length / 2) : MOST);
  const each = Math.floor((width - TARGET - GAP * (columns + 2)) / columns);
  return (
    <View style={styles.bar}>
      <Pressable
        role="button"
        aria-label={text('table.leave')}
        onPress={onLeave}
        style={[styles.leave, { backgroundColor: colors.surface }]}
      >
        <Mark name="back" size={28} color={colors.accent} />
      </Pressable>
      <View style={styles.seats}>
        {seats.map((seat) => (
          <Rival key={seat} width={each} decides={seat === decider} {...{ seat, scene, onTouch, onOpen }} />
        ))}
      </View>
    </View>
  );
}

type RivalProps = { seat: Seat; decides: boolean } & Pick<Props, 'scene' | 'width' | 'onTouch' | 'onOpen'>;

function Rival({ seat, scene, width, decides, onTouch, onOpen }: RivalProps) {
  const { words, places, glow, spot } = useTop();
  const { colors } = useAppearance();
  const place = places[seat];
  if (!place) return null;
  const badges = (scene.badges[seat] ?? []).filter(({ value, as }) => value > 0 && as !== 'rest');
  const isMeant = glow.has(`seat:${seat}`);
  const hasMeant = scene.areas.some((area) => area.seat === seat && area.cards.some(({ key }) => glow.has(key)));
  const slim = width < 104;
  const names = places.map(({ name: of }) => of);
  const fitting = fitName(place.name, names, width - (slim ? 8 : 52), slim ? 12.5 : 14, 12);
  // Where there is little room, what somebody cannot do comes before what they have.
  const signs = badges.filter(({ as }) => as === 'sign');
  const isTight = slim && signs.length > 1;
  const shown = slim ? [...signs, ...badges.filter(({ as }) => as !== 'sign')] : badges;
  const crest = (
    <View>
      <Crest emblem={place.emblem} size={isTight && signs.length > 2 ? 16 : slim ? 22 : 30} />
      {decides && (
        <View style={[styles.lantern, slim && styles.aside, { backgroundColor: colors.accent }]}>
          <Glyph name="lantern-flame" size={13} color={colors.onAccent} />
        </View>
      )}
    </View>
  );
  const name = (
    <CardText bold size={fitting.size} grows={1} color={colors.text} style={styles.name}>
      {fitting.text}
    </CardText>
  );
  const tokens = shown
    .slice(0, isTight ? signs.length : slim ? Math.max(1, Math.floor((width - 30) / 24)) : 4)
    .map((badge) => <Token key={badge.kind} badge={badge} size={isTight ? 9 : slim ? 12 : 13} />);
  return (
    <View
      ref={(view) => spot(`seat:${seat}`, view)}
      style={[
        styles.seat,
        slim && styles.slim,
        {
          width,
          backgroundColor: colors.surface,
          borderColor: isMeant || hasMeant ? colors.accent : decides ? colors.line : colors.surface,
        },
        (isMeant || hasMeant) && styles.glows,
      ]}
    >
      {slim ? (
        <View style={styles.centered} aria-hidden>
          <View style={[styles.tight, isTight && styles.tighter]}>
            {crest}
            {tokens}
          </View>
          {name}
        </View>
      ) : (
        <>
          <View aria-hidden>{crest}</View>
          <View style={styles.facts} aria-hidden>
            {name}
            <View style={styles.badges}>{tokens}</View>
          </View>
        </>
      )}
      <Touch
        testID={`${isMeant || hasMeant ? 'rival' : 'seat'}-${seat}`}
        radius={RADIUS * 0.8}
        aria-label={[place.name, ...badges.map((badge) => words.badge(badge))].join(', ')}
        onPress={() => onTouch(seat)}
        onLongPress={() => onOpen(seat)}
      />
    </View>
  );
}

export function Token({ badge: { value, sign, as }, size = 13 }: { badge: Badge; size?: number }) {
  const { colors } = useAppearance();
  if (as === 'sign') return <Sign of={sign} size={size + 3} on="dark" ink={colors.text} />;
  return (
    <View style={styles.token}>
      <Sign of={sign} size={size} on="dark" ink={colors.muted} />
      <CardText bold size={size} color={colors.text}>
        {value}
      </CardText>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'flex-start', paddingTop: SPACE.hair },
  leave: {
    width: TARGET,
    height: TARGET,
    marginHorizontal: GAP,
    borderRadius: RADIUS * 0.8,
    alignItems: 'center',
    justifyContent: 'center',
  },
  seats: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  seat: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    minHeight: TARGET,
    paddingHorizontal: 6,
    paddingVertical: 3,
    borderRadius: RADIUS * 0.8,
    borderWidth: 2,
  },
  slim: { justifyContent: 'center', paddingHorizontal: 2, paddingVertical: 0 },
  centered: { alignItems: 'center' },
  name: { letterSpacing: -0.2 },
  glows: { boxShadow: '0 0 9px rgba(255, 190, 80, 0.6)' },
  facts: { flexShrink: 1, minWidth: 0 },
  badges: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 6 },
  tight: { flexDirection: 'row', alignItems: 'center', columnGap: 4 },
  tighter: { columnGap: 1 },
  token: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  lantern: {
    position: 'absolute',
    right: -5,
    bottom: -4,
    width: 17,
    height: 17,
    borderRadius: 9,
    alignItems: 'center',
    justifyContent: 'center',
  },
  aside: { right: 'auto', left: -11, bottom: 3 },
});
