import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import type { Area, Badge, Scene } from '../../engine/show';
import { useText } from '../../i18n/language';
import { Crest } from '../Crest';
import { useAppearance } from '../theme/appearance';
import { RADIUS } from '../theme/themes';
import { BAR, GAP } from './room';
import { Token } from './Rivals';
import { Row } from './Row';
import { useTop } from './top';
import { Touch } from './Touch';

type Props = {
  scene: Scene;
  /** Who looks. */
  seat: Seat;
  areas: readonly Area[];
  width: number;
  /** What lies in front is paid with: it takes the room of the numbers. */
  isPaying: boolean;
  onOwn: () => void;
};

/** How wide a number with its sign is, and the rest of the panel. */
const TOKEN = 31;
const CREST = 34;

/** The one who looks, as the rivals are shown: what they have in numbers, and beside it what lies in front of them. */
export function Own({ scene, seat, areas, width, isPaying, onOwn }: Props) {
  const { words, places } = useTop();
  const { colors } = useAppearance();
  const text = useText();
  const place = places[seat];
  const isRest = ({ as }: Badge): number => (as === 'rest' ? 1 : 0);
  const badges = [...(scene.badges[seat] ?? [])]
    .sort((a, b) => isRest(a) - isRest(b))
    .filter(({ kind, value }) => value > 0 && kind !== 'hand' && kind !== 'cards');
  const shown = areas.filter(({ cards }) => cards.length > 0);
  const most = shown.length === 0 ? 8 : isPaying ? 0 : 4;
  const told = badges.slice(0, most);
  const panel = Math.max(BAR + GAP, CREST + told.length * TOKEN + 10);
  if (!place) return null;
  return (
    <View style={styles.line}>
      <View style={[styles.panel, { width: panel, backgroundColor: colors.surface, borderColor: colors.line }]}>
        <View style={styles.facts} aria-hidden>
          <Crest emblem={place.emblem} size={26} />
          {told.map((badge) => (
            <Token key={badge.kind} badge={badge} size={13} />
          ))}
        </View>
        <Touch
          testID={`own-${seat}`}
          radius={RADIUS * 0.8}
          aria-label={[text('table.own', { name: place.name }), ...badges.map((badge) => words.badge(badge))].join(
            ', ',
          )}
          onPress={onOwn}
          onLongPress={onOwn}
        />
      </View>
      {shown.length > 0 && <Row areas={shown} width={width - panel - GAP} style={styles.row} />}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', minHeight: BAR, paddingLeft: GAP },
  panel: { height: BAR - 2, borderRadius: RADIUS * 0.8, borderWidth: 1.5 },
  facts: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: 5, paddingHorizontal: 4 },
  row: { justifyContent: 'flex-start' },
});
