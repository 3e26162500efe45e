import { StyleSheet, View } from 'react-native';
import type { FaceKey } from '../../canvas/pictures/faces';
import type { Mood } from '../../canvas/pictures/features';
import { Portrait } from '../Portrait';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

/** Something that somebody says. */
export interface Said {
  readonly face: FaceKey;
  readonly color: string;
  readonly name: string;
  readonly line: string;
}

/** A few lines of a story, each beside the face of whoever says it. */
export function Told({ said, mood = 'calm' }: { said: readonly Said[]; mood?: Mood }) {
  const { colors } = useAppearance();
  // Everybody stays on their side.
  const faces = [...new Set(said.map(({ face }) => face))];
  return (
    <View style={styles.all}>
      {said.map(({ face, color, name, line }, i) => (
        <View key={i} style={[styles.row, faces.indexOf(face) % 2 === 1 && styles.turned]}>
          <View style={[styles.ring, { backgroundColor: color }]}>
            <Portrait face={face} color={color} size={SIZE - 6} mood={mood} otherwise={null} />
          </View>
          <View style={[styles.bubble, { backgroundColor: colors.raised }]}>
            <Words kind="small" color="accent">
              {name}
            </Words>
            <Words>{line}</Words>
          </View>
        </View>
      ))}
    </View>
  );
}

const SIZE = 60;

const styles = StyleSheet.create({
  all: { gap: SPACE.medium },
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: SPACE.small },
  turned: { flexDirection: 'row-reverse' },
  ring: { width: SIZE, height: SIZE, borderRadius: SIZE / 2, alignItems: 'center', justifyContent: 'center' },
  bubble: { flex: 1, paddingVertical: SPACE.small, paddingHorizontal: SPACE.medium, borderRadius: 16 },
});
