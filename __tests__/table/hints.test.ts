/**
 * A hint gives nothing away: for two games that differ only in what the asking seat cannot know, and in what the others
 * heard, it is asked the same question and gets the same answer.
 */
import { hint } from '../../src/bots/ponder';
import type { Happening, Seat, State } from '../../src/engine/game';
import { roll, seeded } from '../../src/engine/rng';
import type { Entry } from '../../src/games';
import { games } from '../../src/games/all';
import { twin } from '../../src/lab/check/invariants';
import { setupOf, tablesOf, wander } from '../../src/lab/check/wander';
import type { Request } from '../../src/bots/question';
import { NOTHING_TOLD } from '../../src/table/story';
import { sitDown } from './sitting';

const PAIRS = 30;
const COURSES = 6;

/** What the hint that a seat asks for is made from, and the hint; null where that seat is not asked anything. */
async function hintAt({ game, advice }: Entry, state: State, told: readonly Happening[], seat: Seat) {
  const asked: Request[] = [];
  const table = sitDown(game, {
    state,
    story: { ...NOTHING_TOLD, told },
    advise(question) {
      asked.push(question);
      return Promise.reject(new Error('only the question matters'));
    },
  });
  if (table.look().screen === 'call') table.send({ type: 'OBJECT', seat });
  await table.wait(700);
  if (table.look().screen === 'call') table.send({ type: 'OBJECT', seat });
  table.send({ type: 'REVEAL' });
  await table.wait(2000);
  if (table.look().holder === seat) table.send({ type: 'HINT' });
  await table.wait();
  table.actor.stop();
  const [question] = asked;
  if (!question || !advice) return null;
  const { view, story, seed } = question;
  const thinking = hint({ game, advice, view, story, seed });
  thinking.run(COURSES);
  return { view, story, seed, hint: thinking.hint() };
}

/** A story of which a seat hears the same, while all it cannot hear is another. */
const otherwise = (told: readonly Happening[], seat: Seat): Happening[] =>
  told.map((event) =>
    event.seen !== undefined && (event.seen & (1 << seat)) === 0 ? { ...event, face: (event.face ?? 0) + 1 } : event,
  );

it.each(games.map((entry) => [entry.game.id, entry] as const))(
  '%s: a hint is made from what the asking seat knows, and from nothing else',
  async (_id, entry) => {
    const { game } = entry;
    const tables = tablesOf(game);
    let pairs = 0;
    let calls = 0;
    for (let n = 0; pairs < PAIRS; n++) {
      const chance = seeded(`hints ${n}`);
      const told: Happening[] = [];
      const found: { state: State; other: State; told: Happening[]; seat: Seat }[] = [];
      wander(game, setupOf(tables, game.id, n), ({ state, move }) => {
        told.push(...(state.news ?? []));
        if (roll(chance, 20) !== 0) return;
        const seat = roll(chance, state.seats);
        const other = twin(game, state, move, seat, chance);
        if (other) found.push({ state: game.copy(state), other, told: told.slice(), seat });
      });
      for (const { state, other, told: heardThen, seat } of found.slice(0, 12)) {
        const first = await hintAt(entry, state, heardThen, seat);
        const second = await hintAt(entry, other, otherwise(heardThen, seat), seat);
        expect(second).toEqual(first);
        if (first === null) continue;
        pairs++;
        if (state.stack[state.stack.length - 1]?.kind === 'window') calls++;
      }
    }
    expect(calls > 0).toBe('window' in game.rules);
  },
);
