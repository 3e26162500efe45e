import { StyleSheet, View } from 'react-native';
import { useText } from '../../i18n/language';
import { Button } from '../Button';
import { Glyph } from '../Glyph';
import { Page } from '../Page';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';

type Props = {
  title: string;
  next: { readonly title: string; readonly onPress: () => void } | null;
  onRestart: () => void;
  onPlay: () => void;
  onLeave: () => void;
};

/** A lesson that was finished, and what may follow. */
export function LessonDone({ title, next, onRestart, onPlay, onLeave }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <Page title={title} onBack={onLeave}>
      <View style={[styles.panel, { backgroundColor: colors.surface, borderColor: colors.accent }]}>
        <Glyph name="graduate-cap" size={72} color={colors.accent} />
        <Heading aria-level={2} center color="accent">
          {text('learn.over')}
        </Heading>
        <Words center color="muted">
          {text('learn.over.why')}
        </Words>
      </View>
      {next && <Button kind="first" label={text('learn.next', { title: next.title })} onPress={next.onPress} />}
      <Button kind={next ? 'second' : 'first'} symbol="tabletop-players" label={text('learn.play')} onPress={onPlay} />
      <Button symbol="cycle" label={text('learn.restart')} onPress={onRestart} />
      <Button symbol="graduate-cap" label={text('learn.all')} onPress={onLeave} />
    </Page>
  );
}

const styles = StyleSheet.create({
  panel: { alignItems: 'center', gap: SPACE.small, padding: SPACE.large, borderRadius: RADIUS, borderWidth: 2 },
});
