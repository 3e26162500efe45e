import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

const STEP = 100;

type Props = {
  /** After how many milliseconds it closes. */
  after: number;
  says: string;
};

/** How much of a time is left, as a line that grows shorter. */
export function TimeLeft({ of }: { of: number }) {
  const { colors } = useAppearance();
  const [part, setPart] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPart((now) => Math.min(1, now + STEP / of)), STEP);
    return () => clearInterval(timer);
  }, [of]);
  return (
    <View style={[styles.time, { backgroundColor: colors.raised }]}>
      <View style={[styles.time, { width: `${(1 - part) * 100}%`, backgroundColor: colors.accent }]} />
    </View>
  );
}

/** Something closes by itself: how much of its time is left. */
export function Closing({ after, says }: Props) {
  return (
    <View style={styles.closing}>
      <TimeLeft of={after} />
      <Words kind="small" center color="muted">
        {says}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  closing: { gap: SPACE.hair },
  time: { height: 6, borderRadius: 3 },
});
