import { StyleSheet, View } from 'react-native';
import { dateFormat } from '../../i18n/dates';
import { useLanguage, useText } from '../../i18n/language';
import type { GameList } from '../../storage/loadGame';
import { Button } from '../Button';
import { Fold } from '../Fold';
import { SPACE } from '../theme/themes';
import { Words } from '../Words';

type Props = {
  deleted: GameList;
  nameOf: (game: string) => string;
  onRestore: (id: string) => void;
};

/** What was deleted and can still be brought back. */
export function DeletedGames({ deleted: { games, unreadable }, nameOf, onRestore }: Props) {
  const text = useText();
  const language = useLanguage();
  const played = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const rows = [
    ...games.map(({ id, game, title, players, updatedAt }) => ({
      id,
      called: title ?? nameOf(game),
      line: `${players.map(({ name }) => name).join(', ')} · ${played.format(updatedAt)}`,
    })),
    ...unreadable.map((id) => ({ id, called: text('saved.unreadable'), line: null })),
  ];
  if (rows.length === 0) return null;
  return (
    <Fold title={text('saved.bin')} summary={text('saved.bin.count', { count: rows.length })}>
      <Words kind="small" color="muted">
        {text('saved.bin.hint')}
      </Words>
      {rows.map(({ id, called, line }) => (
        <View key={id} style={styles.row} role="group" aria-label={called}>
          <View style={styles.words}>
            <Words kind="strong">{called}</Words>
            {line !== null && (
              <Words kind="small" color="muted">
                {line}
              </Words>
            )}
          </View>
          <Button label={text('saved.restore')} onPress={() => onRestore(id)} />
        </View>
      ))}
    </Fold>
  );
}

const styles = StyleSheet.create({
  // Below each other where the text is large.
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
});
