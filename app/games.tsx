import { Stack, useFocusEffect } from 'expo-router';
import { useCallback, useState } from 'react';
import { COVERS } from '../src/games';
import { useLanguage, useText } from '../src/i18n/language';
import { FileRefused } from '../src/storage/exchange';
import type { SavedGame } from '../src/storage/saved';
import { pickFile, shareFile } from '../src/storage/share';
import { useWayBack } from '../src/ui/page/useWayBack';
import { useWays } from '../src/ui/page/useWays';
import { SavedGamesPage } from '../src/ui/saved/SavedGamesPage';
import { useSavedGames } from '../src/ui/saved/useSavedGames';
import { useStore } from '../src/ui/store';

export default function SavedGamesScreen() {
  const language = useLanguage();
  const text = useText();
  const back = useWayBack();
  const ways = useWays();
  const store = useStore();
  const { list, isKept, refresh, rename, remove, restore } = useSavedGames();
  const [outcome, setOutcome] = useState<string | null>(null);
  useFocusEffect(
    useCallback(() => {
      void refresh();
    }, [refresh]),
  );
  const takeIn = async () => {
    setOutcome(null);
    try {
      const file = await pickFile();
      if (file === null) return;
      await store.read(file);
      await refresh();
      setOutcome(text('saved.taken'));
    } catch (error) {
      setOutcome(text(error instanceof FileRefused ? `import.${error.trouble}` : 'import.not ours'));
    }
  };
  const passOn = async ({ id, game, title }: SavedGame) => {
    const file = await store.write(id);
    if (file !== null) await shareFile(`${title?.replace(/[^\p{L}\p{N} -]/gu, '').trim() || game}.json`, file);
  };
  const gameOf = (id: string) => {
    const cover = COVERS.find((known) => known.id === id);
    return { name: cover?.[language].name ?? id, symbol: cover?.symbol ?? 'locked-chest' } as const;
  };
  return (
    <>
      <Stack.Screen options={{ title: text('saved.title') }} />
      {list && (
        <SavedGamesPage
          list={list}
          isKept={isKept}
          gameOf={gameOf}
          onOpen={({ id, status, damage }) => (status === 'over' && damage === null ? ways.replay(id) : ways.table(id))}
          onRename={rename}
          onPassOn={passOn}
          onDelete={remove}
          onRestore={restore}
          onStatistics={ways.statistics}
          onTakeIn={() => void takeIn()}
          outcome={outcome}
          onBack={back}
        />
      )}
    </>
  );
}
