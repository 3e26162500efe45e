import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTextScale } from '../textScale';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';
import { Crest } from '../Crest';
import { fit } from './card/fit';
import { BAR } from './room';
import type { Place } from './top';

type Props = {
  words: string;
  place: Place | undefined;
  width: number;
  /** Whether there is room for two lines and no more, however large people read. */
  isLow?: boolean;
  /** The one thing to press now, if there is only one. */
  children?: ReactNode;
};

const CREST = 30;
const SMALLEST = 12.5;
/** What a button takes of the line, at most. */
const BUTTON = 0.44;
/** So much larger than usual a line is at most where there is little height. */
const LARGEST = 1.2;

/** The line that always says who must do what. It keeps its height: long sentences are set smaller, and only the longest take more. */
export function Prompt({ words, place, width, isLow = false, children }: Props) {
  const { colors } = useAppearance();
  const scale = useTextScale();
  const room = (width - CREST - SPACE.small * 6) * (children ? 1 - BUTTON : 1);
  const { size } = fit(words, room, 17, 14, 2);
  const isLong = words.length * 14 * 0.52 > room * 2;
  // Three lines of the smallest type are the most it holds.
  const isTooLong = words.length * SMALLEST * 0.52 > room * 3;
  return (
    <View
      style={[
        styles.line,
        scale > 1 || isTooLong ? styles.grows : styles.firm,
        { backgroundColor: colors.surface, borderColor: colors.line },
      ]}
    >
      {place && <Crest emblem={place.emblem} size={CREST} />}
      <View style={styles.words} role="status" aria-live="polite">
        <Words
          kind="strong"
          size={(isLong ? SMALLEST : size) * (isLow ? Math.min(1, LARGEST / scale) : 1)}
          style={styles.close}
        >
          {words}
        </Words>
      </View>
      {children ? <View style={styles.press}>{children}</View> : <View style={styles.end} />}
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    marginHorizontal: SPACE.hair,
    paddingLeft: SPACE.small,
    borderRadius: BAR / 2,
    borderWidth: 1.5,
  },
  firm: { height: BAR },
  grows: { minHeight: BAR, paddingVertical: SPACE.hair },
  words: { flex: 1 },
  end: { width: SPACE.small },
  close: { lineHeight: undefined },
  press: { maxWidth: `${BUTTON * 100}%`, margin: -1.5 },
});
