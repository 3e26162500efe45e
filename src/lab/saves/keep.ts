/** Games as this version of the app leaves them, to be kept with the tests: whatever comes later has to open them. */
import { apply, isOver, options, pending, sameMove, start } from '../../engine/frames';
import type { Advice } from '../../engine/advice';
import type { Game, Happening, Move, Setup, State } from '../../engine/game';
import { heard, view } from '../../engine/view';
import { LEVELS } from '../../bots/levels';
import { ponder } from '../../bots/ponder';
import { games } from '../../games/all';
import { openDatabase } from '../../storage/database';
import type { Player } from '../../storage/savedGame';
import { saveSetting } from '../../storage/settings';
import { dailySetup, firstTry } from '../../table/daily';
import { diskStore } from '../../table/diskStore';
import { type Extras, type Store } from '../../table/gameStore';

const NAMES = ['Thora', 'Brunna', 'Odo', 'Hilde', 'Grim', 'Fina', 'Balin', 'Runa', 'Tjark', 'Isa'];
const EMBLEMS = ['pick', 'lantern', 'axe', 'anvil', 'crown', 'gem', 'barrel', 'helmet', 'rune', 'wheel'];
const [EASY] = LEVELS;
const DAY = '2026-11-16';
/** The first move of all was made then; every write is a second later. */
const BEGUN = Date.UTC(2026, 10, 16, 12);

/** The people and bots of a table. */
const seat = (people: number, seats: number): readonly Player[] =>
  Array.from({ length: seats }, (_, at) => ({
    name: NAMES[at] ?? '',
    emblem: EMBLEMS[at] ?? '',
    kind: at < people ? 'person' : EASY,
  }));

/** What bots decide from the beginning of a game on, so many times at most. */
function* decisions(game: Game, advice: Advice, setup: Setup, most: number): Generator<{ move: Move; state: State }> {
  let state = start(game, setup);
  const stories = Array.from({ length: setup.seats }, (): Happening[] => []);
  for (let at = 0; at < most && !isOver(state); at++) {
    stories.forEach((story, eyes) => story.push(...heard(state.news ?? [], eyes)));
    const decider = pending(game, state)?.seat ?? 0;
    const pondering = ponder(
      { game, advice, view: view(game, state, decider), story: stories[decider] ?? [], seed: `${setup.seed} ${at}` },
      EASY,
    );
    while (!pondering.run(1000));
    const open = options(game, state);
    const move = open.find((known) => sameMove(known, pondering.best())) ?? open[0];
    if (move === undefined) return;
    state = apply(game, state, move);
    yield { move, state };
  }
}

/** A game to be kept: how it is begun, and after how many moves it is left. */
interface Left {
  readonly name: string;
  readonly game: string;
  readonly setup: Setup;
  readonly people: number;
  readonly moves: number;
  readonly extras?: Extras;
}

/** A running and a finished game of each kind, and what is special: variants, the most seats, a mine of the day. */
function all(): Left[] {
  return games.flatMap(({ game }): Left[] => {
    const [least, most] = game.seats;
    const table = (seats: number, seed: string) => ({ seats, seed, variants: [] });
    const { id } = game;
    return [
      { name: `${id}-running`, game: id, setup: table(most, 'kept running'), people: 2, moves: 90 },
      { name: `${id}-begun`, game: id, setup: table(least, 'kept begun'), people: least, moves: 0 },
      { name: `${id}-over`, game: id, setup: table(least + 1, 'kept over'), people: 1, moves: Infinity },
      {
        name: `${id}-variants`,
        game: id,
        setup: { ...table(least, 'kept variants'), variants: game.variants, first: 1 },
        people: 1,
        moves: 70,
        extras: { title: 'Sonntag' },
      },
      {
        name: `${id}-daily`,
        game: id,
        setup: dailySetup(DAY, game),
        people: 1,
        moves: 30,
        extras: { title: 'Daily', note: firstTry(DAY, id) },
      },
    ];
  });
}

async function leave(store: Store, left: Left): Promise<string> {
  const entry = games.find(({ game }) => game.id === left.game);
  if (!entry?.advice) throw new Error(`nobody plays ${left.game}`);
  const id = await store.begin(entry.game, left.setup, seat(left.people, left.setup.seats), left.extras ?? {});
  const save = store.save({ id, moves: [], state: start(entry.game, left.setup) }, entry.game);
  let from = 0;
  for (const { move, state } of decisions(entry.game, entry.advice, left.setup, left.moves)) {
    await save({ from: from++, moves: [move], state });
  }
  return id;
}

/** Plays the games and gives the files they are passed on as, by name; the database of this name holds them too. */
export async function keep(name: string): Promise<Readonly<Record<string, string>>> {
  let seconds = 0;
  const database = await openDatabase({ name });
  const store = diskStore(
    database,
    async () => (id) => games.find(({ game }) => game.id === id)?.game,
    () => BEGUN + 1000 * seconds++,
  );
  const files: Record<string, string> = {};
  for (const left of all()) files[left.name] = (await store.write(await leave(store, left))) ?? '';
  const [first] = games;
  if (first) {
    const setup = { seats: first.game.seats[0], seed: 'kept deleted', variants: [] };
    await store.remove(await store.begin(first.game, setup, seat(1, setup.seats)));
  }
  await saveSetting(database, 'language', 'de');
  await saveSetting(database, 'theme', 'contrast');
  await store.note('lesson kept', 'yes');
  await database.close();
  return files;
}
