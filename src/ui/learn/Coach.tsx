import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { StepWords } from '../../engine/lesson';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import type { Mood as Felt } from '../../canvas/pictures/features';
import { Glyph } from '../Glyph';
import { Portrait } from '../Portrait';
import { useTextScale } from '../textScale';
import { Scroller } from '../Scroller';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Words } from '../Words';

/** What the learner is to do: read, act, watch, or take back what was done instead. */
export type Mood = 'read' | 'act' | 'watch' | 'astray';

type Props = {
  words: StepWords;
  /** How far it has come, or how hard it is. */
  label: string;
  mood: Mood;
  /** What stays said where something else was done. */
  reminder?: string;
  /** What is pressed to go on, where it has no place of its own nearer to the thumb. */
  children?: ReactNode;
};

/** How the coach looks at it. */
const FELT: Readonly<Record<Mood, Felt>> = { read: 'calm', act: 'pleased', watch: 'scheming', astray: 'thinking' };

const LOW = 700;
const LARGE = 1.3;

/** Who explains a lesson or sets a claim: what to do, why, and, if something else was done, the way back. */
export function Coach({ words, label, mood, reminder, children }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  const { height } = useWindowDimensions();
  const low = height < LOW;
  const scale = useTextScale();
  const astray = mood === 'astray';
  const say = astray ? (words.astray ?? text('learn.astray')) : words.say;
  const below = astray ? reminder : words.why;
  return (
    <View
      style={[
        styles.panel,
        { backgroundColor: colors.surface, borderColor: astray ? colors.line : colors.accent },
        (low || scale > LARGE) && styles.tight,
      ]}
    >
      <View style={styles.row}>
        <View style={styles.face} aria-hidden>
          <Portrait
            face="mother-orla"
            color={colors.accent}
            size={low ? 34 : 46}
            mood={FELT[mood]}
            otherwise={<Glyph name="lantern-flame" size={low ? 26 : 34} color={colors.accent} />}
          />
          <Words size={12} color="muted" center>
            {label}
          </Words>
        </View>
        <Scroller
          style={[styles.scroll, { maxHeight: (low ? 0.3 : 0.24) * height * Math.min(scale, 1.5) }]}
          contentContainerStyle={styles.words}
          role="status"
          aria-live="polite"
        >
          <Words kind="strong" size={low ? 15 : 17}>
            {say}
          </Words>
          {below !== undefined && (
            <Words kind="small" color="muted" size={low ? 14 : 15}>
              {below}
            </Words>
          )}
        </Scroller>
      </View>
      {children && <View style={styles.press}>{children}</View>}
    </View>
  );
}

type PressProps = { mood: Mood; isLast: boolean; onGoOn: () => void; onTakeBack: () => void };

/** What is pressed when the coach has been read: on, or back. */
export function CoachButton({ mood, isLast, onGoOn, onTakeBack }: PressProps) {
  const text = useText();
  switch (mood) {
    case 'read':
      return <Button kind="first" label={text(isLast ? 'learn.finish' : 'learn.goOn')} onPress={onGoOn} />;
    case 'astray':
      return <Button kind="first" label={text('learn.takeBack')} onPress={onTakeBack} />;
    case 'act':
    case 'watch':
      return null;
  }
}

const styles = StyleSheet.create({
  panel: {
    margin: SPACE.small,
    marginTop: SPACE.hair,
    padding: SPACE.small,
    gap: SPACE.small,
    borderRadius: RADIUS,
    borderWidth: 2,
    flexShrink: 1,
    minHeight: 0,
    overflow: 'hidden',
  },
  // Where text is large or the screen is low, it scrolls and leaves the mine its part.
  tight: { maxHeight: '64%' },
  row: { flexDirection: 'row', gap: SPACE.small, flexShrink: 1, minHeight: 0 },
  face: { width: 52, alignItems: 'center', gap: 2 },
  scroll: { flex: 1 },
  words: { gap: 2 },
  press: { alignItems: 'flex-end' },
});
