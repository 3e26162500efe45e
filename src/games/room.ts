/** A room that games may have beside their rules, loaded when it is wanted: those who only play, like bots, need none of it. */
import type { GameId } from '.';

/** How the room of each game is loaded; a game that has none is left out. */
export type Doors<T> = Readonly<Partial<Record<GameId, () => Promise<T>>>>;

interface Room<T> {
  /** The games that have it. */
  readonly games: readonly string[];
  /** That of a game, loaded once; null if it has none. What failed is tried anew. */
  readonly load: (game: string) => Promise<T | null>;
}

export function room<T>(doors: Doors<T>): Room<T> {
  const rows = new Map<string, () => Promise<T>>(Object.entries(doors));
  const loaded = new Map<string, Promise<T | null>>();
  const load = (game: string): Promise<T | null> => {
    const known = loaded.get(game);
    if (known) return known;
    const loading: Promise<T | null> = rows.get(game)?.() ?? Promise.resolve(null);
    loaded.set(game, loading);
    loading.catch(() => loaded.delete(game));
    return loading;
  };
  return { games: [...rows.keys()], load };
}
