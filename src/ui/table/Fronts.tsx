import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../engine/game';
import type { Scene } from '../../engine/show';
import { Scroller } from '../Scroller';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { CardText } from './card/CardText';
import { Crest } from '../Crest';
import { Row } from './Row';
import { useTop } from './top';

type Props = {
  scene: Scene;
  seats: readonly Seat[];
  width: number;
  /** What is told below. */
  children: ReactNode;
};

/** The width of the names. */
const WHO = 108;

/** Where there is room: what lies in front of the rivals, without opening anything. */
export function Fronts({ scene, seats, width, children }: Props) {
  const { places } = useTop();
  const { colors } = useAppearance();
  return (
    <Scroller style={styles.fronts} contentContainerStyle={styles.content}>
      {seats.map((seat) => {
        const areas = scene.areas.filter((area) => area.seat === seat && area.spot === 'front');
        const place = places[seat];
        if (!place || areas.length === 0) return null;
        return (
          <View key={seat} style={styles.front}>
            <View style={styles.who}>
              <Crest emblem={place.emblem} size={26} />
              <CardText bold size={14} color={colors.muted} numberOfLines={1} style={styles.name}>
                {place.name}
              </CardText>
            </View>
            <Row areas={areas} width={width - WHO} style={styles.row} />
          </View>
        );
      })}
      {children}
    </Scroller>
  );
}

const styles = StyleSheet.create({
  fronts: { flex: 1 },
  content: { gap: SPACE.small, paddingVertical: SPACE.small },
  front: { flexDirection: 'row', alignItems: 'center' },
  who: { width: WHO, flexDirection: 'row', alignItems: 'center', gap: 6, paddingLeft: SPACE.small },
  name: { flexShrink: 1 },
  row: { paddingHorizontal: 0, paddingTop: 6 },
});
