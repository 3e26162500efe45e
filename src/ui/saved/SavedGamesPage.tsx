import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { ARCHIVE } from '../../canvas/pictures/scenes';
import type { SymbolName } from '../../canvas/symbols/names';
import { useText } from '../../i18n/language';
import type { SavedGame } from '../../storage/savedGame';
import type { GameList } from '../../storage/loadGame';
import { Bar } from '../Bar';
import { Button } from '../Button';
import { Page } from '../Page';
import { SPACE } from '../theme/themes';
import { Heading, Words } from '../Words';
import { DeletedGames } from './DeletedGames';
import { SavedGameCard } from './SavedGameCard';

type Props = {
  list: GameList;
  /** What was deleted and can be brought back. */
  deleted: GameList;
  /** Whether anything outlives the app. */
  isKept: boolean;
  /** The name and the sign of a game. */
  gameOf: (id: string) => { readonly name: string; readonly symbol: SymbolName };
  onOpen: (saved: SavedGame) => void;
  onRename: (id: string, title: string | null) => Promise<void>;
  onPassOn: (saved: SavedGame) => Promise<void>;
  onDelete: (id: string) => Promise<void>;
  onRestore: (id: string) => Promise<void>;
  onTakeIn: () => void;
  onStatistics: () => void;
  /** What came of taking a file in. */
  outcome: string | null;
  onBack: () => void;
};

/** All games: those going on first, then the finished ones, then what was set aside. */
export function SavedGamesPage(props: Props) {
  const { list, isKept, gameOf, onRename, onPassOn, onDelete, onRestore, onTakeIn, onStatistics, outcome, onBack } =
    props;
  const text = useText();
  const [lastDeleted, setLastDeleted] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const attempt = (doing: Promise<void>) => {
    setFailed(false);
    doing.catch(() => setFailed(true));
  };
  const remove = (id: string, name: string) => attempt(onDelete(id).then(() => setLastDeleted({ id, name })));
  const restore = (id: string) =>
    attempt(onRestore(id).then(() => setLastDeleted((last) => (last?.id === id ? null : last))));
  const card = (saved: SavedGame) => {
    const { name, symbol } = gameOf(saved.game);
    return (
      <SavedGameCard
        key={saved.id}
        saved={saved}
        name={name}
        symbol={symbol}
        onOpen={() => props.onOpen(saved)}
        onRename={(title) => attempt(onRename(saved.id, title))}
        onPassOn={() => attempt(onPassOn(saved))}
        onDelete={() => remove(saved.id, saved.title ?? name)}
      />
    );
  };
  const parts = [
    { key: 'on', games: list.games.filter(({ status, damage }) => damage === null && status === 'on') },
    { key: 'over', games: list.games.filter(({ status, damage }) => damage === null && status === 'over') },
    { key: 'aside', games: list.games.filter(({ damage }) => damage !== null) },
  ] as const;
  const isEmpty = list.games.length + list.unreadable.length === 0;
  const undo = lastDeleted && (
    <Bar role="status" words={text('saved.deleted', { game: lastDeleted.name })}>
      <Button kind="first" label={text('saved.undo')} onPress={() => restore(lastDeleted.id)} />
    </Bar>
  );
  return (
    <Page title={text('saved.title')} scene={ARCHIVE} onBack={onBack} foot={undo}>
      {(isEmpty || !isKept) && <Words>{text(isKept ? 'saved.empty' : 'saved.off')}</Words>}
      {failed && (
        <Words role="alert" color="accent">
          {text('saved.failed')}
        </Words>
      )}
      {parts.map(
        ({ key, games }) =>
          games.length > 0 && (
            <View key={key} style={styles.part}>
              <Heading kind="name" aria-level={2} color="accent">
                {text(`saved.${key}`)}
              </Heading>
              {games.map(card)}
            </View>
          ),
      )}
      {list.unreadable.map((id) => (
        <View key={id} style={styles.part}>
          <Words>{text('saved.unreadable')}</Words>
          <Button label={text('saved.delete')} onPress={() => remove(id, text('saved.unreadable'))} />
        </View>
      ))}
      <DeletedGames deleted={props.deleted} nameOf={(game) => gameOf(game).name} onRestore={restore} />
      <Button symbol="laurels-trophy" label={text('statistics.title')} onPress={onStatistics} />
      <View style={styles.part}>
        <Button label={text('saved.takeIn')} symbol="save-arrow" onPress={onTakeIn} />
        <Words kind="small" color="muted" center>
          {text('saved.takeIn.hint')}
        </Words>
        {outcome !== null && (
          <Words role="alert" color="accent" center>
            {outcome}
          </Words>
        )}
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({
  part: { gap: SPACE.small },
});
