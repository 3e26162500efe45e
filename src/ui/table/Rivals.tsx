import { Pressable, StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import type { Badge, Scene } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Glyph } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { fit } from './card/fit';
import { Sign } from './card/Sign';
import { Print } from './card/Print';
import { Crest } from '../Crest';
import { Mark } from './Mark';
import { useTop } from './top';
import { Touch } from './Touch';

type Props = {
  scene: Scene;
  seats: readonly Seat[];
  decider: Seat | -1;
  width: number;
  onSeat: (seat: Seat) => void;
  onLeave: () => void;
};

const MOST = 5;
const GAP = 4;

/** The rivals with what all may know of them. Whoever must decide carries the lantern; whoever can be meant shines. */
export function Rivals({ scene, seats, decider, width, onSeat, onLeave }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const columns = Math.min(seats.length, seats.length > MOST ? Math.ceil(seats.length / 2) : MOST);
  const each = (width - TARGET - GAP * columns - SPACE.hair) / columns;
  return (
    <View style={styles.bar}>
      <Pressable role="button" aria-label={text('table.leave')} onPress={onLeave} style={styles.leave}>
        <Mark name="back" size={28} color={colors.accent} />
      </Pressable>
      <View style={styles.seats}>
        {seats.map((seat) => (
          <Rival key={seat} seat={seat} scene={scene} width={each} decides={seat === decider} onOpen={onSeat} />
        ))}
      </View>
    </View>
  );
}

type RivalProps = { seat: Seat; scene: Scene; width: number; decides: boolean; onOpen: (seat: Seat) => void };

function Rival({ seat, scene, width, decides, onOpen }: RivalProps) {
  const { words, places, glow, touch } = useTop();
  const { colors } = useAppearance();
  const place = places[seat];
  if (!place) return null;
  const badges = (scene.badges[seat] ?? []).filter(({ value, as }) => value > 0 && as !== 'rest');
  const isMeant = glow.has(`seat:${seat}`);
  const hasMeant = scene.areas.some((area) => area.seat === seat && area.cards.some(({ key }) => glow.has(key)));
  const slim = width < 104;
  return (
    <View
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
      <View aria-hidden>
        <Crest emblem={place.emblem} size={slim ? 24 : 30} />
        {decides && (
          <View style={[styles.lantern, { backgroundColor: colors.accent }]}>
            <Glyph name="lantern-flame" size={13} color={colors.onAccent} />
          </View>
        )}
      </View>
      <View style={[styles.facts, slim && styles.centered]} aria-hidden>
        <Print
          bold
          size={slim ? fit(place.name, width - 10, 12, 9.5, 1).size : fit(place.name, width - 54, 14, 11, 1).size}
          grows={1}
          color={colors.text}
          numberOfLines={1}
        >
          {place.name}
        </Print>
        <View style={[styles.badges, slim && styles.tight]}>
          {badges.slice(0, slim ? 3 : 4).map((badge) => (
            <Token key={badge.kind} badge={badge} size={slim ? 12 : 13} />
          ))}
        </View>
      </View>
      <Touch
        testID={`${isMeant || hasMeant ? 'rival' : 'seat'}-${seat}`}
        radius={RADIUS * 0.8}
        aria-label={[place.name, ...badges.map((badge) => words.badge(badge))].join(', ')}
        onPress={() => (isMeant ? touch(`seat:${seat}`) : onOpen(seat))}
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
      <Print bold size={size} color={colors.text}>
        {value}
      </Print>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', paddingVertical: SPACE.hair },
  leave: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center' },
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
  slim: { flexDirection: 'column', gap: 0, justifyContent: 'center', paddingHorizontal: 2 },
  centered: { alignItems: 'center', alignSelf: 'stretch' },
  glows: { boxShadow: '0 0 9px rgba(255, 190, 80, 0.6)' },
  facts: { flexShrink: 1, minWidth: 0 },
  badges: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 6 },
  tight: { columnGap: 3, justifyContent: 'center' },
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
});
