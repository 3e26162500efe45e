import { StyleSheet, View } from 'react-native';
import { HALL } from '../../canvas/pictures/scenes';
import { useLanguage, useText } from '../../i18n/language';
import type { Notes } from '../../storage/notes';
import { earnedIn, type Mark } from '../../table/marks';
import { Glyph } from '../Glyph';
import { Page } from '../Page';
import { Panel } from '../Panel';
import { useAppearance } from '../theme/appearance';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

/** Marks that belong together: those of one game, or of any. */
interface MarkSet {
  readonly key: string;
  readonly title: string;
  readonly marks: readonly Mark[];
}

type Props = { sets: readonly MarkSet[]; notes: Notes; onBack: () => void };

/** All marks there are, and who has earned them. */
export function MarksPage({ sets, notes, onBack }: Props) {
  const text = useText();
  const language = useLanguage();
  return (
    <Page title={text('marks.title')} scene={HALL} onBack={onBack}>
      <Words>{text('marks.line')}</Words>
      {sets.map(({ key, title, marks }) => {
        const earned = marks.map((mark) => earnedIn(notes, key, mark.key));
        const count = earned.filter((one) => one !== null).length;
        return (
          <Panel key={key} title={text('marks.of', { title, count, all: marks.length })}>
            <View role="list" style={styles.list}>
              {marks.map((mark, i) => (
                <MarkRow key={mark.key} words={mark[language]} by={earned[i]?.name ?? null} />
              ))}
            </View>
          </Panel>
        );
      })}
    </Page>
  );
}

type RowProps = { words: readonly [name: string, line: string]; by: string | null };

/** A mark: its name, what earns it, and by whom it was earned. */
export function MarkRow({ words: [name, line], by }: RowProps) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <View style={styles.row} role="listitem">
      <Glyph
        name={by === null ? 'locked-chest' : 'laurels-trophy'}
        size={28}
        color={by === null ? colors.line : colors.accent}
      />
      <View style={styles.words}>
        <Words kind="strong" color={by === null ? 'muted' : 'text'}>
          {name}
        </Words>
        <Words kind="small" color="muted">
          {line}
        </Words>
        {by !== null && (
          <Words kind="small" color="accent">
            {text('marks.by', { name: by })}
          </Words>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.medium },
  words: { flex: 1 },
});
