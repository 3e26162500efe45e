/** Games that last until the app is closed. */
import type { Game, Move, State } from '../engine/game';
import { readGameFile } from '../storage/exchange';
import { printOf } from '../storage/rows';
import type { SavedGame } from '../storage/savedGame';
import { endOf, OutOfStep, type End, type NewGame } from '../storage/saveGame';
import { countUp } from '../storage/statistics';
import { reachedAt } from './gameWriter';
import { makeSit } from './oneTable';
import { begunAt, foundOf, written, type LoadRegistry, type Store } from './gameStore';
import { isPractice } from '../storage/notes';

interface Unsaved {
  readonly saved: SavedGame;
  readonly state: State;
  readonly moves: readonly Move[];
  readonly isDeleted: boolean;
}

/** Where a game has come to, as a list of games says it. */
function reached(game: Game, state: State, moveCount: number, now: number) {
  const { summary, standings } = reachedAt(game, state, now);
  const status = standings ? ('over' as const) : ('on' as const);
  return { status, moveCount, lastFingerprint: printOf(state), summary, standings: standings ?? null, updatedAt: now };
}

const sameEnd = (a: End, b: End): boolean => a.count === b.count && a.fingerprint === b.fingerprint;

/** A store for a phone that keeps nothing. */
export function memoryStore(load: LoadRegistry, now: () => number): Store {
  const games = new Map<string, Unsaved>();
  const notes = new Map<string, string>();
  const keep = (game: Game, begun: Omit<NewGame, 'game'>, state: State): string => {
    const { setup, players, title = null, moves = [], isFromElsewhere = false, isTakenIn = false, note } = begun;
    const id = `unsaved-${games.size + 1}`;
    const at = now();
    const saved: SavedGame = {
      ...{ id, game: game.id, version: game.version, setup, players, title, isFromElsewhere, isTakenIn },
      kinds: players.map(({ kind }) => kind),
      createdAt: at,
      damage: null,
      ...reached(game, state, moves.length, at),
    };
    games.set(id, { saved, state, moves, isDeleted: false });
    const noted = note?.(id);
    if (noted && !notes.has(noted.name)) notes.set(noted.name, noted.value);
    return id;
  };
  const change = (id: string, how: (before: Unsaved) => Unsaved): Promise<void> => {
    const before = games.get(id);
    if (before) games.set(id, how(before));
    return Promise.resolve();
  };
  const listed = (isDeleted: boolean): readonly SavedGame[] =>
    [...games.values()]
      .filter((kept) => kept.isDeleted === isDeleted)
      .map(({ saved }) => saved)
      .reverse()
      .sort((a, b) => b.updatedAt - a.updatedAt);
  const here = (id: string): Unsaved | null => {
    const kept = games.get(id);
    return kept && !kept.isDeleted ? kept : null;
  };
  return {
    async write(id) {
      const kept = here(id);
      return kept ? written(kept.saved, kept.moves) : null;
    },
    async read(file) {
      const { game, record, players, title, state } = readGameFile(file, await load());
      const isFromElsewhere = reachedAt(game, state, 0).standings !== undefined;
      return keep(
        game,
        { setup: record.setup, moves: record.moves, players, title, isFromElsewhere, isTakenIn: !isFromElsewhere },
        state,
      );
    },
    begin: async (game, setup, players, more = {}) =>
      keep(game, { setup, players, ...more }, begunAt(game, setup, more.moves)),
    async open(id) {
      const kept = here(id);
      const game = kept && (await load())(kept.saved.game);
      return game ? { found: foundOf(game, kept.saved, kept.state, kept.moves) } : { found: null, why: 'nowhere' };
    },
    sit: makeSit(),
    save({ id, moves: found, state: begun }, game) {
      let end = endOf(found.length, begun);
      return async ({ from, moves, state }) => {
        const before = here(id);
        const isThere = before && end.count >= from && sameEnd(end, endOf(before.moves.length, before.state));
        if (!isThere) throw new OutOfStep(id, from);
        const all = [...before.moves.slice(0, from), ...moves];
        const saved = { ...before.saved, ...reached(game, state, all.length, now()) };
        games.set(id, { ...before, state, moves: all, saved });
        end = endOf(all.length, state);
      };
    },
    list: async () => ({ games: listed(false), unreadable: [] }),
    deleted: async () => ({ games: listed(true), unreadable: [] }),
    rename: (id, title) => change(id, (before) => ({ ...before, saved: { ...before.saved, title } })),
    remove: (id) => change(id, (before) => ({ ...before, isDeleted: true })),
    restore: (id) => change(id, (before) => ({ ...before, isDeleted: false })),
    seat: (id, players) => change(id, (before) => ({ ...before, saved: { ...before.saved, players } })),
    statistics: async () => countUp(listed(false).filter(({ id }) => !isPractice(notes, id))),
    notes: async (beginning) => new Map([...notes].filter(([name]) => name.startsWith(beginning))),
    async note(name, value) {
      notes.set(name, value);
    },
  };
}
