import { StyleSheet, View } from 'react-native';
import type { Mood } from '../canvas/pictures/features';
import { EMBLEM_INK, type Emblem } from './seats';
import { useMood } from './moods';
import { Glyph } from './Glyph';
import { Portrait } from './Portrait';

type Props = {
  emblem: Emblem;
  size: number;
  /** If it is another one than they have at this table. */
  mood?: Mood;
};

/** A player: their face, ringed by their colour, with their emblem at its foot; where there is no room for a face, the emblem alone. */
export function Crest({ emblem, size, mood }: Props) {
  const felt = useMood(emblem);
  if (size < LEAST) return <Badge emblem={emblem} size={size} />;
  const ring = Math.max(2, size * 0.05);
  const badge = Math.max(13, size * 0.36);
  return (
    <View style={{ width: size, height: size }}>
      <View style={[styles.crest, styles.ring, { borderRadius: size / 2, backgroundColor: emblem.color }]}>
        <Portrait
          face={emblem.face ?? emblem.key}
          color={emblem.color}
          size={size - ring * 2}
          mood={mood ?? felt}
          otherwise={null}
        />
      </View>
      <View
        style={[
          styles.crest,
          styles.badge,
          { width: badge, height: badge, borderRadius: badge / 2, backgroundColor: emblem.color },
        ]}
      >
        <Glyph name={emblem.symbol} size={badge * 0.74} color={EMBLEM_INK} />
      </View>
    </View>
  );
}

/** An emblem in its colour, where the face is somewhere else. */
export function Badge({ emblem, size }: Pick<Props, 'emblem' | 'size'>) {
  return (
    <View style={[styles.crest, { width: size, height: size, borderRadius: size / 2, backgroundColor: emblem.color }]}>
      <Glyph name={emblem.symbol} size={size * 0.66} color={EMBLEM_INK} />
    </View>
  );
}

/** No face is told from another below this. */
const LEAST = 24;

const styles = StyleSheet.create({
  crest: { alignItems: 'center', justifyContent: 'center' },
  ring: { width: '100%', height: '100%' },
  badge: { position: 'absolute', right: -2, bottom: -2, borderWidth: 1, borderColor: EMBLEM_INK },
});
