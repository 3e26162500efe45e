/** A game at a real table: the statechart with its writer, bots, and people who also take moves back. */
import type { Game, Move } from '../../src/engine/game';
import { hashText } from '../../src/engine/replay';
import { pick, roll, seeded } from '../../src/engine/rng';
import type { Database } from '../../src/storage/database';
import type { SaveInput } from '../../src/table/events';
import { seated } from '../../src/table/seats';
import { diskStore } from '../../src/table/diskStore';
import type { Store } from '../../src/table/gameStore';
import { sitDown, tapSensibly } from '../table/sitting';
import { find, games, playersOf } from './games';

/** What a table says of its disk: which moves it is about to write, and that they are there. It waits until that is heard. */
export type Say = (what: 'writing' | 'confirmed', moves: string) => void | Promise<void>;

/** What is being written comes to its end outside of the table's own time. */
const aMoment = (): Promise<void> =>
  new Promise((resolve) => {
    // Browsers have no setImmediate.
    if ('setImmediate' in globalThis) setImmediate(resolve);
    else setTimeout(resolve);
  });

/** One text for the moves of a game. */
export const printOfMoves = (moves: readonly Move[]): string => `${moves.length}:${hashText(JSON.stringify(moves))}`;

/** Plays a new game, and says of every write when it begins and when it is done; to its end, or until it is enough. */
export async function playAtTable(
  database: Database,
  seed: string,
  say: Say,
  { game = pick(seeded(seed), games), isEnough = () => false }: { game?: Game; isEnough?: () => boolean } = {},
): Promise<void> {
  const setup = { seats: game.seats[0], seed, variants: [] };
  const store = diskStore(database, async () => find, Date.now);
  await playOn(store, await store.begin(game, setup, playersOf(setup.seats)), seed, say, isEnough);
}

/** Takes a saved game up at a table and plays on. */
export async function playOn(
  store: Store,
  id: string,
  seed: string,
  say: Say,
  isEnough: () => boolean = () => false,
): Promise<void> {
  const chance = seeded(`taps of ${seed}`);
  const { found } = await store.open(id);
  const game = found && find(found.game);
  if (!game) throw new Error('the game is gone');
  const keep = store.save(found, game);
  let known = found.moves;
  await say('confirmed', printOfMoves(known));
  const save = async (input: SaveInput): Promise<void> => {
    const all = [...known.slice(0, input.from), ...input.moves];
    await say('writing', printOfMoves(all));
    await keep(input);
    known = all;
    await say('confirmed', printOfMoves(known));
  };
  const { setup, state, moves, story } = found;
  const table = sitDown(game, { setup, seed, players: seated(found.players), state, moves, story, speed: 0, save });
  while (table.look().screen !== 'over' && !isEnough()) {
    const { canUndo, canRewind } = table.look();
    if (canUndo && roll(chance, 4) === 0) table.send({ type: 'UNDO' });
    else if (canRewind && roll(chance, 12) === 0) table.send({ type: 'REWIND' });
    else await tapSensibly(table, chance);
    await aMoment();
  }
  table.actor.stop();
}
