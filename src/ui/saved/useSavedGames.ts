import { useCallback, useEffect, useState } from 'react';
import type { SavedGame } from '../../storage/saved';
import { deleteGame, listGames, purgeGames, renameGame, restoreGame, type GameList } from '../../storage/saves';
import { useDatabase } from '../database';

const A_WEEK = 7 * 24 * 60 * 60 * 1000;
const NOTHING: GameList = { games: [], unreadable: [] };

/** The saved games, and what can be done with them. Deleted ones can be brought back for a week. */
export function useSavedGames() {
  const database = useDatabase();
  const [list, setList] = useState<GameList | null>(null);
  const refresh = useCallback(async () => {
    setList(database ? await listGames(database) : NOTHING);
  }, [database]);
  useEffect(() => {
    if (database) void purgeGames(database, Date.now() - A_WEEK).catch(() => undefined);
  }, [database]);
  const change = async (what: (() => Promise<void>) | undefined) => {
    await what?.();
    await refresh();
  };
  return {
    list,
    isKept: database !== undefined,
    refresh,
    rename: (id: string, title: string | null) => change(database && (() => renameGame(database, id, title))),
    remove: (id: string) => change(database && (() => deleteGame(database, id, Date.now()))),
    restore: (id: string) => change(database && (() => restoreGame(database, id))),
  };
}

/** The game that was played last and can be played on; null until one is known. */
export function useLatestGame(): { readonly latest: SavedGame | null; readonly refresh: () => void } {
  const database = useDatabase();
  const [latest, setLatest] = useState<SavedGame | null>(null);
  const refresh = useCallback(() => {
    if (database)
      void listGames(database).then(({ games }) =>
        setLatest(games.find(({ status, damage }) => status === 'on' && damage === null) ?? null),
      );
  }, [database]);
  return { latest, refresh };
}
