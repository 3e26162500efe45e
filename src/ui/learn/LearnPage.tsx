import { Pressable, StyleSheet, View } from 'react-native';
import { SCHOOL } from '../../canvas/pictures/scenes';
import { useText } from '../../i18n/language';
import { Glyph } from '../Glyph';
import type { Shaft } from '../home/shafts';
import { Page } from '../Page';
import { GameSection } from '../page/GameSection';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE, TARGET } from '../theme/themes';
import { Words } from '../Words';

/** A lesson as the list shows it. */
export interface ListedLesson {
  readonly key: string;
  readonly title: string;
  readonly line: string;
  readonly minutes: number;
  readonly state: 'new' | 'begun' | 'done';
}

export type TaughtGame = Pick<Shaft, 'id' | 'name' | 'gem' | 'symbol'> & { readonly lessons: readonly ListedLesson[] };

type Props = {
  games: readonly TaughtGame[];
  onLesson: (game: string, lesson: string) => void;
  onBack: () => void;
};

/** The lessons of all games, with a tick at those that were finished. */
export function LearnPage({ games, onLesson, onBack }: Props) {
  const text = useText();
  return (
    <Page title={text('learn.title')} scene={SCHOOL} onBack={onBack}>
      <Words>{text('learn.what')}</Words>
      {games.map(({ id, name, gem, symbol, lessons }) => (
        <GameSection
          key={id}
          name={name}
          gem={gem}
          symbol={symbol}
          count={text('learn.count', {
            done: lessons.filter(({ state }) => state === 'done').length,
            all: lessons.length,
          })}
          gap={SPACE.small}
        >
          {lessons.map((lesson, i) => (
            <LessonRow key={lesson.key} lesson={lesson} number={i + 1} onPress={() => onLesson(id, lesson.key)} />
          ))}
        </GameSection>
      ))}
    </Page>
  );
}

type RowProps = { lesson: ListedLesson; number: number; onPress: () => void };

function LessonRow({ lesson: { title, line, minutes, state }, number, onPress }: RowProps) {
  const text = useText();
  const { colors } = useAppearance();
  const length = text('learn.minutes', { minutes });
  const news = state === 'new' ? length : `${length} · ${text(state === 'done' ? 'learn.done' : 'learn.begun')}`;
  return (
    <Pressable
      role="link"
      onPress={onPress}
      style={({ pressed }) => [
        styles.lesson,
        { backgroundColor: colors.raised, borderColor: pressed || state === 'begun' ? colors.accent : colors.raised },
      ]}
    >
      <View
        aria-hidden
        style={[
          styles.number,
          { borderColor: colors.accent, backgroundColor: state === 'done' ? colors.accent : colors.surface },
        ]}
      >
        {state === 'done' ? (
          <Glyph name="check-mark" size={20} color={colors.onAccent} />
        ) : (
          <Words kind="strong" color="accent" center>
            {number}
          </Words>
        )}
      </View>
      <View style={styles.words}>
        <Words kind="strong">{title}</Words>
        <Words kind="small" color="muted">
          {line}
        </Words>
        <Words kind="small" color={state === 'new' ? 'muted' : 'accent'}>
          {news}
        </Words>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  words: { flex: 1 },
  lesson: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    padding: SPACE.small,
    borderRadius: RADIUS * 0.8,
    borderWidth: 1.5,
  },
  number: {
    width: 36,
    height: 36,
    borderRadius: 18,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
