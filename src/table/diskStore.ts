/** Games on disk: the store over the database. */
import { emptyBin } from '../storage/bin';
import type { Database } from '../storage/database';
import { importGame, readGameFile } from '../storage/exchange';
import { listGames, loadGame, rescueGame } from '../storage/loadGame';
import { readNotes, writeNote } from '../storage/notes';
import { createGame, deleteGame, renameGame, restoreGame, seatPlayers } from '../storage/saveGame';
import { statistics } from '../storage/statistics';
import { gameWriter, reachedAt } from './gameWriter';
import { makeSit } from './oneTable';
import { begunAt, foundOf, written, type LoadRegistry, type Store } from './gameStore';

/** A store for a phone that has a disk. */
export const diskStore = (database: Database, load: LoadRegistry, now: () => number): Store => ({
  async write(id) {
    const opened = await loadGame(database, id, await load());
    // A game of rules that are not here goes on where they are.
    const canGo = opened.outcome === 'whole' || (opened.outcome === 'foreign' && opened.record !== null);
    return canGo && opened.record ? written(opened.saved, opened.record.moves) : null;
  },
  async read(file) {
    const imported = readGameFile(file, await load());
    const { state: _state, ...reached } = reachedAt(imported.game, imported.state, now());
    return (await importGame(database, imported, reached)).id;
  },
  async begin(game, setup, players, extras = {}) {
    const begun = { game, setup, players, ...extras };
    return (await createGame(database, begun, reachedAt(game, begunAt(game, setup, extras.moves), now()))).id;
  },
  async open(id) {
    const find = await load();
    const opened = await loadGame(database, id, find);
    const game = 'saved' in opened && opened.saved ? find(opened.saved.game) : undefined;
    switch (opened.outcome) {
      case 'whole': {
        if (!game) return { found: null, why: 'unknown game' };
        return { found: foundOf(game, opened.saved, opened.state, opened.record.moves) };
      }
      case 'foreign':
        return { found: null, why: opened.why };
      case 'missing':
        return { found: null, why: 'nowhere' };
      case 'damaged': {
        const { saved, good, why } = opened;
        if (!saved || !good || !game) return { found: null, why };
        const { state: _state, ...reached } = reachedAt(game, good.state, now());
        const rescue = async (): Promise<string> => (await rescueGame(database, saved, good, reached)).id;
        return { found: null, why, moves: good.record.moves.length, rescue };
      }
    }
  },
  sit: makeSit(),
  save: (found, game) => gameWriter(database, found, game, now),
  list: () => listGames(database),
  async deleted() {
    // What is too old to be brought back goes before it is offered; if that fails it is only kept longer.
    await emptyBin(database, now()).catch(() => undefined);
    return listGames(database, 'deleted');
  },
  rename: (id, title) => renameGame(database, id, title),
  remove: (id) => deleteGame(database, id, now()),
  restore: (id) => restoreGame(database, id),
  seat: (id, players) => seatPlayers(database, id, players),
  statistics: () => statistics(database),
  notes: (beginning) => readNotes(database, beginning),
  note: (name, value) => writeNote(database, name, value),
});
