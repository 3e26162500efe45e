import { Pressable, StyleSheet, View } from 'react-native';
import { GEMS } from '../../canvas/palette';
import { useText } from '../../i18n/language';
import type { Shaft } from '../home/shafts';
import { Page } from '../Page';
import { Glyph } from '../Glyph';
import { useAppearance } from '../theme/appearance';
import { RADIUS, SPACE } from '../theme/themes';
import { Words } from '../Words';

type Book = Pick<Shaft, 'id' | 'name' | 'gem' | 'symbol'> & { promise: string };
type Props = { books: readonly Book[]; onOpen: (id: string) => void; onBack: () => void };

/** The shelf of rule books, one for each game. */
export function ChooseRules({ books, onOpen, onBack }: Props) {
  const text = useText();
  const { colors } = useAppearance();
  return (
    <Page title={text('rules.title')} onBack={onBack}>
      <Words>{text('rules.choose')}</Words>
      {books.map(({ id, name, gem, symbol, promise }) => (
        <Pressable
          key={id}
          role="link"
          onPress={() => onOpen(id)}
          style={({ pressed }) => [
            styles.book,
            { backgroundColor: colors.surface, borderColor: pressed ? colors.accent : colors.line },
          ]}
        >
          <View style={[styles.spine, { backgroundColor: GEMS[gem] }]} />
          <Glyph name={symbol} size={44} color={colors.accent} />
          <View style={styles.words}>
            <Words kind="name">{name}</Words>
            <Words kind="small" color="muted">
              {promise}
            </Words>
          </View>
        </Pressable>
      ))}
    </Page>
  );
}

const styles = StyleSheet.create({
  book: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.medium,
    padding: SPACE.medium,
    borderRadius: RADIUS,
    borderWidth: 1.5,
    overflow: 'hidden',
  },
  spine: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 6 },
  words: { flex: 1 },
});
