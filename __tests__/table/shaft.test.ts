/** The Long Shaft: a chapter's game knows its chapter, and how far somebody has come is kept. */
import type { Chapter, Lanterns } from '../../src/engine/chapter';
import { apply, isOver, options, start } from '../../src/engine/frames';
import type { Move } from '../../src/engine/game';
import { roll, seeded } from '../../src/engine/rng';
import { saboteur } from '../../src/games/saboteur';
import { lastTable } from '../../src/table/gameStore';
import { memoryStore } from '../../src/table/memoryStore';
import { typedSeed } from '../../src/table/seeds';
import {
  canSkip,
  chapterIn,
  chapterSetup,
  firstNote,
  isPassed,
  lookDown,
  noteSkip,
  noteTry,
  SHAFT,
  UNTRIED,
} from '../../src/table/shaft';

const chapter: Chapter = {
  key: 'toy',
  game: 'saboteur',
  rivals: ['pim', 'odda'],
  with: ['masked', 'single-round'],
  task: [],
  more: [[], []],
};
const players = ['Thora', 'Pim', 'Odda'].map((name, seat) => ({
  name,
  emblem: '',
  kind: seat === 0 ? 'person' : 'apprentice',
}));
const open = () =>
  memoryStore(
    async () => (id) => (id === saboteur.id ? saboteur : undefined),
    () => 1,
  );
const setup = chapterSetup(chapter, saboteur, 'lot');

/** The moves of a game played by chance, and its states. */
function course() {
  const rng = seeded('course');
  let state = start(saboteur, setup);
  const moves: Move[] = [];
  const states = [state];
  while (!isOver(state)) {
    const list = options(saboteur, state);
    const move = list[roll(rng, list.length)];
    if (!move) throw new Error('nothing to do');
    state = apply(saboteur, state, move);
    moves.push(move);
    states.push(state);
  }
  return { moves, states };
}

const ALL: Lanterns = [true, true, true];
const never = async (): Promise<Lanterns> => {
  throw new Error('nothing is over');
};

async function begin(store: ReturnType<typeof open>) {
  return store.begin(saboteur, setup, players, { note: firstNote(chapter.key) });
}

/** Plays a game on by so many moves and saves it. */
async function playOn(store: ReturnType<typeof open>, id: string, count: number) {
  const { moves, states } = course();
  const { found } = await store.open(id);
  if (!found) throw new Error('not found');
  const save = store.save(found, saboteur);
  const state = states[count];
  if (!state) throw new Error('no state');
  await save({ from: 0, moves: moves.slice(0, count), state });
}

it('the seed tells the chapter, and no seed that somebody types does', () => {
  expect(chapterIn(setup)).toBe('toy');
  expect(chapterIn({ seed: typedSeed(setup.seed) })).toBeNull();
  expect(chapterIn({ seed: 'plain' })).toBeNull();
  expect(setup.variants).toEqual(chapter.with);
});

it('an ordinary game is never set up like a chapter', async () => {
  const store = open();
  await begin(store);
  expect(lastTable(await store.list(), 'saboteur')).toBeNull();
});

it('a chapter that was begun is on, resumes in the middle and still knows its chapter', async () => {
  const store = open();
  const id = await begin(store);
  await playOn(store, id, 7);
  const { found } = await store.open(id);
  expect(found?.moves).toHaveLength(7);
  expect(found && chapterIn(found.setup)).toBe('toy');
  expect((await lookDown(store, never)).get('toy')).toEqual({ ...UNTRIED, going: id });
});

it('what a try has lit is judged when it is over, and noted', async () => {
  const store = open();
  const id = await begin(store);
  await playOn(store, id, course().moves.length);
  const first = await lookDown(store, async (key, { state }) => {
    expect([key, isOver(state)]).toEqual(['toy', true]);
    return [true, false, true];
  });
  expect(first.get('toy')).toEqual({ ...UNTRIED, lanterns: [true, false, true], tries: 1 });
  // It is not judged a second time.
  expect(await lookDown(store, never)).toEqual(first);
});

it('lanterns stay lit that were lit in any try', async () => {
  const store = open();
  await noteTry(store, 'toy', 'a', [true, true, false]);
  await noteTry(store, 'toy', 'b', [true, false, true]);
  await noteTry(store, 'toy', 'c', [false, false, false]);
  expect((await lookDown(store, never)).get('toy')).toEqual({ ...UNTRIED, lanterns: ALL, tries: 3 });
});

it('a chapter may be skipped after two tries, and only while its task is not done', async () => {
  const store = open();
  const now = async () => (await lookDown(store, never)).get('toy') ?? UNTRIED;
  await noteTry(store, 'toy', 'a', UNTRIED.lanterns);
  expect(canSkip(await now())).toBe(false);
  await noteTry(store, 'toy', 'b', UNTRIED.lanterns);
  expect([canSkip(await now()), isPassed(await now())]).toEqual([true, false]);
  await noteSkip(store, 'toy');
  expect([canSkip(await now()), isPassed(await now())]).toEqual([false, true]);
  await noteTry(store, 'toy', 'c', [true, false, false]);
  expect(canSkip(await now())).toBe(false);
});

it('a try whose game was deleted counts as a try and has lit nothing; what cannot be read is no try', async () => {
  const store = open();
  await store.note(`${SHAFT}toy gone`, JSON.stringify({ lit: null }));
  await store.note(`${SHAFT}toy odd`, '{"lit":9}');
  expect((await lookDown(store, never)).get('toy')).toEqual({ ...UNTRIED, tries: 1 });
});
