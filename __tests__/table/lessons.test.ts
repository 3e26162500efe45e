/** Every lesson is replayed: it can be taken by its own suggestions, and what it does not ask for is noticed. */
import { ponder } from '../../src/bots/ponder';
import { apply, options, pending } from '../../src/engine/frames';
import type { Move } from '../../src/engine/game';
import { noted, opened, type Course, type Lesson } from '../../src/engine/lesson';
import { LANGUAGES } from '../../src/engine/show';
import { view } from '../../src/engine/view';
import type { Entry } from '../../src/games';
import { LEARNED } from '../../src/games/courses';
import { courses, games } from '../../src/games/all';
import { attend, isLearners, NOT_BEGUN, type Attendance, type Sitting } from '../../src/table/lesson';

const MANY = 400;

const taughtBy = (id: string): Taught => {
  const found = taught.find(({ entry }) => entry.game.id === id);
  if (!found) throw new Error(`nobody teaches ${id}`);
  return found;
};

interface Taught {
  readonly entry: Entry;
  readonly course: Course;
}

const taught: readonly Taught[] = games.flatMap((entry) => {
  const course = Object.entries(courses).find(([id]) => id === entry.game.id)?.[1];
  return course ? [{ entry, course }] : [];
});

function sitDown({ game, advice }: Entry, lesson: Lesson, attendance: Attendance = NOT_BEGUN) {
  const kept: Attendance[] = [];
  const sitting = attend({
    game,
    lesson,
    attendance,
    keep: (now) => {
      kept.push(now);
      return Promise.resolve();
    },
    rival: ({ view: seen, story, seed }) => {
      if (!advice) throw new Error('nobody advises');
      return Promise.resolve(ponder({ game, advice, view: seen, story, seed }, 'apprentice').best());
    },
  });
  return { sitting, kept };
}

/** What stands at the table: the step, and what the learner may do; nothing where a rival decides. */
function at({ game }: Entry, lesson: Lesson, sitting: Sitting) {
  const { state, moves } = sitting.set();
  const own = isLearners(game, lesson, state);
  const seen = view(game, state, lesson.seat);
  const step = lesson.steps[sitting.look().step];
  const choices = own ? options(game, seen) : [];
  const asked = choices.filter((move) => step?.asks?.(move, seen));
  return { step, state, own, choices, asked, count: moves.length, seen };
}

const none = new AbortController().signal;

/** Lets a rival decide; the table passes for a learner who is not asked. */
async function rival(entry: Entry, lesson: Lesson, sitting: Sitting): Promise<Move> {
  const { game } = entry;
  const { state, count } = at(entry, lesson, sitting);
  const seat = pending(game, state)?.seat ?? 0;
  if (seat === lesson.seat) return { do: 'pass' };
  return sitting.think(
    { game: game.id, view: view(game, state, seat), level: 'apprentice', story: [], seed: `${count} ${seat}` },
    none,
  );
}

async function play({ game }: Entry, sitting: Sitting, move: Move): Promise<void> {
  const { state, moves } = sitting.set();
  await sitting.save({ from: moves.length, moves: [move], state: apply(game, state, move) });
}

/** Takes a lesson by its own suggestions; `seen` hears of every moment. */
async function take(
  entry: Entry,
  lesson: Lesson,
  seen: (sitting: Sitting) => Promise<void>,
  from: Attendance = NOT_BEGUN,
  choose: (asked: readonly Move[]) => Move | undefined = ([first]) => first,
): Promise<Sitting> {
  const { sitting } = sitDown(entry, lesson, from);
  for (let i = 0; i < MANY; i++) {
    await seen(sitting);
    const { step, own, asked, choices } = at(entry, lesson, sitting);
    if (!step) return sitting;
    if (sitting.look().toRead) sitting.goOn();
    else if (!own) await play(entry, sitting, await rival(entry, lesson, sitting));
    else {
      const suggested = choose(asked);
      if (!suggested)
        throw new Error(`${lesson.key} ${step.key}: nothing that is asked can be done: ${JSON.stringify(choices)}`);
      await play(entry, sitting, suggested);
      expect(sitting.look().astray).toBeNull();
    }
  }
  throw new Error(`${lesson.key} never ends: ${lesson.steps[sitting.look().step]?.key}`);
}

const everyLesson = async (visit: (taught: Taught, lesson: Lesson) => Promise<void>): Promise<void> => {
  for (const each of taught) for (const lesson of each.course.lessons) await visit(each, lesson);
};

test('every game that has lessons has several', () => {
  for (const { course } of taught) expect(course.lessons.length).toBeGreaterThanOrEqual(5);
  expect(taught.map(({ entry }) => entry.game.id)).toEqual(LEARNED);
});

test('every lesson reaches its end by its own suggestions, with a few moves of the learner', async () => {
  await everyLesson(async ({ entry }, lesson) => {
    expect(lesson.steps.filter((step) => step.asks).length).toBeGreaterThan(0);
    const sitting = await take(entry, lesson, () => Promise.resolve());
    expect(sitting.look().attendance.done).toBe(true);
  });
});

test('whatever is chosen of what a lesson asks for, it comes to its end', async () => {
  const choices = [
    (asked: readonly Move[]) => asked.at(-1),
    (asked: readonly Move[]) => asked[Math.floor(asked.length / 2)],
  ];
  for (const choose of choices)
    await everyLesson(async ({ entry }, lesson) => {
      const sitting = await take(entry, lesson, () => Promise.resolve(), NOT_BEGUN, choose);
      expect(sitting.look().attendance.done).toBe(true);
    });
});

/** Whether a step is about what rivals do. */
const isWatched = (lesson: Lesson, step: number): boolean => {
  const { asks, until } = lesson.steps[step] ?? {};
  return asks === undefined && until !== undefined;
};

test('what rivals did stays explained until the learner goes on', async () => {
  let watched = 0;
  await everyLesson(async ({ entry }, lesson) => {
    let before = -1;
    await take(entry, lesson, async (sitting) => {
      const { step, toRead } = sitting.look();
      // Nothing but the learner's word leads past a step about rivals.
      if (before >= 0) expect([lesson.key, step, toRead]).toEqual([lesson.key, before + 1, expect.any(Boolean)]);
      before = isWatched(lesson, step) && toRead ? step : -1;
      if (before < 0) return;
      watched++;
      const { state } = at(entry, lesson, sitting);
      const question = {
        game: entry.game.id,
        view: view(entry.game, state, lesson.seat),
        level: '',
        story: [],
        seed: '',
      };
      let moved = false;
      void sitting.think(question, none).then(
        () => (moved = true),
        () => undefined,
      );
      await new Promise((resolve) => setTimeout(resolve, 2));
      expect([lesson.key, step, moved]).toEqual([lesson.key, step, false]);
    });
  });
  expect(watched).toBeGreaterThan(8);
});

test('a lesson that was kept before what rivals did was waited for goes on, and comes to its end', async () => {
  let resumed = 0;
  await everyLesson(async ({ entry }, lesson) => {
    const kept: Attendance[] = [];
    await take(entry, lesson, (sitting) => {
      const { step, attendance } = sitting.look();
      const passed = lesson.steps.filter((_, n) => n < step && isWatched(lesson, n)).length;
      if (passed > 0 && step < lesson.steps.length) kept.push({ ...attendance, reads: attendance.reads - passed });
      return Promise.resolve();
    });
    for (const old of kept) {
      resumed++;
      const sitting = await take(entry, lesson, () => Promise.resolve(), old);
      expect(sitting.look().attendance.moves.slice(0, old.moves.length)).toEqual(old.moves);
    }
  });
  expect(resumed).toBeGreaterThan(8);
});

test('what a step points at is there to be seen', async () => {
  await everyLesson(async ({ entry }, lesson) => {
    await take(entry, lesson, async (sitting) => {
      const { step, seen, asked } = at(entry, lesson, sitting);
      if (!step) return;
      const { sprites, hand, areas, controls } = entry.show.scene(seen, lesson.seat);
      const there = new Set(
        [...sprites, ...hand, ...areas.flatMap(({ cards }) => cards), ...controls].map(({ key }) => key),
      );
      const missing = (step.points?.(seen) ?? []).filter((key) => !there.has(key));
      expect([lesson.key, step.key, missing]).toEqual([lesson.key, step.key, []]);
      if (step.points)
        expect([lesson.key, step.key, step.points(seen).length > 0]).toEqual([lesson.key, step.key, true]);
      const touched = asked.flatMap((move) => entry.show.touches(seen, move));
      if (asked.length > 0) expect([lesson.key, step.key, touched.length > 0]).toEqual([lesson.key, step.key, true]);
    });
  });
});

test('a move that a lesson does not ask for is noticed, and can be taken back', async () => {
  let wrong = 0;
  await everyLesson(async ({ entry }, lesson) => {
    await take(entry, lesson, async (sitting) => {
      const { step, own, choices, asked } = at(entry, lesson, sitting);
      if (!step?.asks || !own) return;
      for (const move of choices.filter((each) => !asked.includes(each)).slice(0, 4)) {
        const before = sitting.look();
        const other = sitDown(entry, lesson, before.attendance);
        await play(entry, other.sitting, move);
        expect([lesson.key, step.key, other.sitting.look().astray]).toEqual([
          lesson.key,
          step.key,
          before.attendance.moves.length,
        ]);
        other.sitting.takeBack();
        expect(other.sitting.look()).toMatchObject({ step: before.step, astray: null, attendance: before.attendance });
        expect(other.sitting.look().sitting).toBe(1);
        wrong++;
      }
    });
  });
  expect(wrong).toBeGreaterThan(20);
});

test('the second lesson pays with nothing that the first one says to reveal', () => {
  const { entry, course } = taughtBy('dig-deeper-dwarf');
  const mining = course.lessons.find(({ key }) => key === 'mining');
  if (!mining) throw new Error('no lesson about mining');
  const seen = view(entry.game, opened(entry.game, mining).state, mining.seat);
  const { hand } = entry.show.scene(seen, mining.seat);
  expect(hand.map(({ face }) => face).sort()).toEqual(['mine', 'move', 'move', 'remove', 'swap']);
});

test('whichever way the new tile is turned, the lesson on events points at it and at what it faces', async () => {
  const { entry, course } = taughtBy('dig-deeper-dwarf');
  const events = course.lessons.find(({ key }) => key === 'events');
  if (!events) throw new Error('no lesson about events');
  const counts = new Set<number>();
  await take(entry, events, async (sitting) => {
    const { step, own, asked, seen } = at(entry, events, sitting);
    if (step?.key !== 'tile' || !own) return;
    const piles = (state: typeof seen): string[] =>
      entry.show.scene(state, events.seat).sprites.flatMap(({ kind, key }) => (kind === 'pile' ? [key] : []));
    for (const lay of asked) {
      const other = sitDown(entry, events, sitting.look().attendance).sitting;
      await play(entry, other, lay);
      const after = at(entry, events, other);
      const fresh = piles(after.seen).filter((key) => !piles(seen).includes(key));
      const pointed = after.step?.points?.(after.seen) ?? [];
      expect([after.step?.key, pointed.slice(1).filter((key) => !fresh.includes(key))]).toEqual(['fresh', []]);
      expect(pointed.length - 1).toBe(fresh.length);
      counts.add(fresh.length);
    }
  });
  expect(counts.size).toBeGreaterThan(1);
});

test('a lesson is taken up where it was left, at every moment', async () => {
  await everyLesson(async ({ entry }, lesson) => {
    await take(entry, lesson, (sitting) => {
      const { step, attendance } = sitting.look();
      if (step === lesson.steps.length) return Promise.resolve();
      const again = sitDown(entry, lesson, JSON.parse(JSON.stringify(attendance))).sitting;
      expect(again.look()).toMatchObject({ step, attendance });
      expect(again.set().state).toEqual(sitting.set().state);
      return Promise.resolve();
    });
  });
});

test('a lesson begins anew when it was finished, or when the rules would not have what was kept', async () => {
  await everyLesson(async ({ entry }, lesson) => {
    const { attendance } = (await take(entry, lesson, () => Promise.resolve())).look();
    expect(sitDown(entry, lesson, attendance).sitting.look()).toMatchObject({
      step: 0,
      attendance: { moves: [], reads: 0, done: true },
    });
    const strange = { moves: [{ do: 'fly' }], reads: 0, done: false };
    expect(sitDown(entry, lesson, strange).sitting.look()).toMatchObject({ step: 0, attendance: NOT_BEGUN });
  });
});

test('an opening is written down as it is read', () => {
  for (const { entry, course } of taught)
    for (const { setup, opening } of course.lessons)
      expect(noted(entry.game, setup, opened(entry.game, { setup, opening }).moves)).toBe(opening);
});

test('rivals wait while the coach speaks', async () => {
  await everyLesson(async ({ entry }, lesson) => {
    const { sitting } = sitDown(entry, lesson);
    if (!sitting.look().toRead) return;
    let moved = false;
    const { state } = sitting.set();
    const seat = (lesson.seat + 1) % state.seats;
    const question = { game: entry.game.id, view: view(entry.game, state, seat), level: '', story: [], seed: '' };
    void sitting.think(question, new AbortController().signal).then(
      () => (moved = true),
      () => undefined,
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([lesson.key, moved]).toEqual([lesson.key, false]);
  });
});

test('a rival nobody waits for any more does not wait for the coach either', async () => {
  const [{ entry, course } = {}] = taught;
  const lesson = course?.lessons.find((each) => entry && sitDown(entry, each).sitting.look().toRead);
  if (!entry || !lesson) throw new Error('no coach speaks first');
  const { sitting } = sitDown(entry, lesson);
  const { state } = sitting.set();
  const seat = (lesson.seat + 1) % state.seats;
  const question = { game: entry.game.id, view: view(entry.game, state, seat), level: '', story: [], seed: '' };
  const controller = new AbortController();
  const settled = sitting.think(question, controller.signal).then(
    () => true,
    () => true,
  );
  controller.abort();
  expect(await settled).toBe(true);
});

test('the coach has words for every step in every language, and few of them', () => {
  for (const { course, entry } of taught) {
    for (const language of LANGUAGES) {
      const words = course.words[language];
      expect(Object.keys(words)).toEqual(course.lessons.map(({ key }) => key));
      for (const { key, steps } of course.lessons) {
        const lesson = words[key];
        expect([entry.game.id, key, Object.keys(lesson?.steps ?? {})]).toEqual([
          entry.game.id,
          key,
          steps.map((step) => step.key),
        ]);
        for (const [step, { say, why }] of Object.entries(lesson?.steps ?? {})) {
          const long = say.length > 110 || why.length > 190;
          expect([language, key, step, long]).toEqual([language, key, step, false]);
        }
      }
    }
  }
});
