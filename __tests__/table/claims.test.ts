/** A claim being worked: the line solves it, others are answered with what goes wrong, and what came of it is kept. */
import { gradeOf, hardnessOf, weighing } from '../../src/bots/weighing';
import { GRADES, type Claim } from '../../src/engine/claim';
import { apply, options, pending, sameMove } from '../../src/engine/frames';
import type { Move } from '../../src/engine/game';
import { beginning, choices, SURE } from '../../src/engine/proof';
import { claims, games } from '../../src/games/all';
import { gameOfDay } from '../../src/bots/claimOfDay';
import { CLAIMED } from '../../src/games/claims';
import { findOfDay } from '../../src/thinking/surveying';
import { view } from '../../src/engine/view';
import { solutionOf } from '../../src/engine/opened';
import { work, type Dig } from '../../src/table/claim';
import {
  endedIn,
  nextClaim,
  pageName,
  ratingOf,
  readBook,
  readPage,
  solvedIn,
  unworked,
  type Page,
} from '../../src/table/claimBook';
import { readSurvey, surveyNote } from '../../src/table/claimOfDay';
import { many } from '../setup/many';

jest.setTimeout(600_000);

const none = new AbortController().signal;
/** Claims of each grade that are weighed again. */
const TRIED = 2;

const claimed = games.flatMap(({ game, show, advice }) => {
  const entry = Object.entries(claims).find(([id]) => id === game.id)?.[1];
  return entry && advice ? [{ game, show, advice, ...entry }] : [];
});

function sitDown({ game, puzzles }: (typeof claimed)[number], claim: Claim, page = unworked(claim.grade)) {
  const kept: Page[] = [];
  const dig = work({ game, puzzles, claim, page, ended: 7, keep: (now) => Promise.resolve(void kept.push(now)) });
  const state = () => dig.set().state;
  const play = async (move: Move): Promise<void> => {
    const { moves } = dig.set();
    await dig.save({ from: moves.length, moves: [move], state: apply(game, state(), move) });
    await settle();
  };
  /** Lets the rivals do what they do until the solver is to decide. */
  const settle = async (): Promise<void> => {
    for (;;) {
      const seat = pending(game, state())?.seat;
      if (seat === undefined || seat === dig.opened.seat) return;
      if (dig.look().standing !== 'going' && (dig.look().standing !== 'solved' || isThere())) return;
      const { moves } = dig.set();
      const seen = { ...state(), eye: seat };
      const move = await dig.think({ game: game.id, view: seen, level: 'apprentice', story: [], seed: '' }, none);
      await dig.save({ from: moves.length, moves: [move], state: apply(game, state(), move) });
    }
  };
  /** Whether what is wanted has come about at the table itself. */
  const isThere = (): boolean =>
    claim.goal.every((wish) =>
      puzzles.holds(dig.ground.view, view(game, state(), dig.opened.seat), dig.opened.seat, wish),
    );
  return { dig, kept, play, isThere, mine: () => options(game, state()) };
}

const some = claimed.flatMap((each) =>
  each.list
    .filter((_, at) => at % Math.ceil(each.list.length / many(100)) === 0)
    .map((claim): [string, (typeof claimed)[number], Claim] => [`${each.game.id} ${claim.key}`, each, claim]),
);

test.each(some)('%s is solved at the table by its line, at the first try', async (_name, each, claim) => {
  const { dig, kept, play, isThere } = sitDown(each, claim);
  const line = solutionOf(dig.ground, claim.line);
  for (const [at, move] of line.entries()) {
    expect(dig.look().standing).toBe('going');
    await play(move);
    expect(dig.look().steps).toBe(at + 1);
  }
  expect(dig.look().standing).toBe('solved');
  expect(isThere()).toBe(true);
  expect(kept.at(-1)).toEqual({ slips: 0, hints: 0, end: 'clean', nth: 7, grade: claim.grade });
});

test('another card of the same print serves as well, drawn or held, and hints go on with what is left', async () => {
  let found = 0;
  for (const each of claimed)
    for (const claim of each.list) {
      const { dig, play, mine } = sitDown(each, claim);
      let twins = 0;
      for (let steps = 0; steps < 40 && dig.look().standing === 'going'; steps++) {
        dig.hint();
        const { hint } = dig.look();
        if (hint === null || hint === 'lost') throw new Error(`${claim.key}: no step is shown`);
        const { state } = dig.set();
        const told = each.puzzles.tells(state, hint);
        const isTwin = (move: Move): boolean =>
          each.puzzles.tells(state, move) === told && sameMove({ ...move, card: hint.card ?? 0 }, { card: 0, ...hint });
        const twin = mine().find((move) => isTwin(move) && !sameMove(move, hint));
        if (told !== null && twin) twins++;
        await play((told === null ? null : twin) ?? hint);
      }
      expect([claim.key, dig.look().standing]).toEqual([claim.key, 'solved']);
      if (twins > 0 && ++found > 5) break;
    }
  expect(found).toBeGreaterThan(5);
});

test.each(some)(
  '%s: hints lead to the solution step by step, and then it was no first try',
  async (_name, each, claim) => {
    const { dig, kept, play } = sitDown(each, claim);
    for (let steps = 0; dig.look().standing === 'going' && steps < 40; steps++) {
      dig.hint();
      const { hint } = dig.look();
      if (hint === null || hint === 'lost') throw new Error('no step is shown');
      await play(hint);
    }
    expect(dig.look().standing).toBe('solved');
    expect(kept.at(-1)).toMatchObject({ end: 'helped', hints: claim.line.length });
  },
);

/** Ends the turn without doing anything for it, if that can be. */
async function waste(dig: Dig, mine: () => readonly Move[], play: (move: Move) => Promise<void>): Promise<void> {
  const idle = ['end', 'stop', 'pass', 'keep'];
  for (let steps = 0; dig.look().standing === 'going' && steps < 40; steps++) {
    const move = mine().find((one) => idle.includes(one.do)) ?? mine()[0];
    if (!move) return;
    await play(move);
  }
}

test.each(some)(
  '%s: a turn that brings nothing is answered with what is missing, and can be taken back',
  async (_name, each, claim) => {
    const { dig, kept, play, mine } = sitDown(each, claim);
    await waste(dig, mine, play);
    const { standing, lacks } = dig.look();
    expect(standing).toBe('missed');
    expect(lacks.length).toBeGreaterThan(0);
    expect(kept.at(-1)).toMatchObject({ slips: 1, end: null });
    const { sitting } = dig.look();
    dig.takeBack();
    expect(dig.look()).toMatchObject({ standing: 'going', lacks: [], sitting: sitting + 1 });
    dig.restart();
    for (const move of solutionOf(dig.ground, claim.line)) await play(move);
    expect(dig.look().standing).toBe('solved');
    expect(kept.at(-1)).toMatchObject({ slips: 1, end: 'helped' });
  },
);

test('a move that only this world allows is answered: it needs luck', async () => {
  let found = 0;
  for (const each of claimed)
    for (const claim of each.list) {
      if (found >= 3) break;
      const { dig, play, mine } = sitDown(each, claim);
      for (let steps = 0; steps < 6 && dig.look().standing === 'going'; steps++) {
        const sure = beginningOf(dig, dig.set().moves.slice(dig.opened.moves.length));
        const lucky = mine().find((move) => !sure.some((one) => sameMove(one, move)));
        const draws = mine().find((move) => move.do === 'reveal' && Reflect.get(move, 'draw') === true);
        const next = lucky ?? draws;
        if (!next) break;
        await play(next);
        if (!lucky) continue;
        expect(dig.look().standing).toBe('lucky');
        found++;
      }
    }
  expect(found).toBeGreaterThan(0);
});

/** What can be done in every world after some moves, none of which a rival made. */
function beginningOf(dig: Dig, moves: readonly Move[]): readonly Move[] {
  let knot = beginning(dig.ground, SURE);
  const { game, puzzles } = dig.ground;
  for (const move of moves) {
    const worlds = knot.worlds.map((world) => {
      const copy = game.copy(world);
      return apply(game, copy, move);
    });
    knot = { ...knot, worlds, tells: puzzles.tells(worlds[0] ?? dig.ground.view, move) };
  }
  return choices(dig.ground, knot);
}

test('the solution can be watched, and then the claim is not solved', async () => {
  for (const each of claimed) {
    const [claim] = each.list;
    if (!claim) throw new Error('no claims');
    const { dig, kept, play } = sitDown(each, claim);
    dig.show();
    for (let next = dig.look().shows; next; next = dig.look().shows) await play(next);
    expect(dig.look()).toMatchObject({ standing: 'solved', isShown: true });
    dig.restart();
    expect(dig.look()).toMatchObject({ standing: 'going', isShown: false, shows: null });
    for (const move of solutionOf(dig.ground, claim.line)) await play(move);
    expect(dig.look().standing).toBe('solved');
    expect(kept.at(-1)?.end).toBe('shown');
  }
});

test('the rating rises with claims that were solved, most with hard ones, and falls with solutions that were looked at', () => {
  const page = (end: Page['end'], grade: Page['grade'], nth: number): Page => ({ slips: 0, hints: 0, end, nth, grade });
  expect(ratingOf([])).toBeNull();
  expect(ratingOf([page(null, 2, 0)])).toBeNull();
  const easy = ratingOf([page('clean', 1, 0)]) ?? 0;
  const hard = ratingOf([page('clean', 3, 0)]) ?? 0;
  const seen = ratingOf([page('shown', 1, 0)]) ?? 0;
  expect(hard).toBeGreaterThan(easy);
  expect(easy).toBeGreaterThan(1000);
  expect(seen).toBeLessThan(1000);
  expect(solvedIn([page('clean', 1, 0), page('helped', 1, 1), page('shown', 1, 2)])).toEqual({ solved: 2, clean: 1 });
});

test('what was noted of a claim is read back; what cannot be read counts as not tried', () => {
  const claim = { key: 'claims-1-20', grade: 2 } as const;
  const page: Page = { slips: 1, hints: 2, end: 'helped', nth: 3, grade: 2 };
  const notes = new Map([
    [pageName('saboteur', claim.key), JSON.stringify(page)],
    [pageName('saboteur', 'broken'), '{"slips":-1}'],
  ]);
  expect(readPage(notes, 'saboteur', claim)).toEqual(page);
  expect(readPage(notes, 'saboteur', { key: 'broken', grade: 3 })).toEqual(unworked(3));
  expect(readBook(notes)).toEqual([page]);
  expect(endedIn(readBook(notes, 'other'))).toBe(0);
});

test('the games take turns to have the claim of the day', () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'].map((day) => gameOfDay(day, CLAIMED));
  expect(new Set(days.slice(0, 3)).size).toBe(3);
  expect(days[3]).toBe(days[0]);
});

test('a day has one claim, the same for everybody, which its line solves; another day has another', async () => {
  const each = claimed.find(({ game }) => game.id === 'city-under-the-mountain');
  if (!each) throw new Error('no game');
  const on = (day: string) => findOfDay(each, each.puzzles, day, none);
  const [one, same, other] = [await on('2026-11-18'), await on('2026-11-18'), await on('2026-11-19')];
  if (!one) throw new Error('no claim');
  expect(same).toEqual(one);
  expect(other?.key).not.toEqual(one.key);
  const { name, value } = surveyNote('2026-11-18', { game: each.game.id, claim: one });
  expect(readSurvey(new Map([[name, value]]), '2026-11-18')).toEqual({ game: each.game.id, claim: one });
  expect(readSurvey(new Map([[name, value.slice(3)]]), '2026-11-18')).toBeNull();
  const { dig, play } = sitDown(each, one);
  for (const move of solutionOf(dig.ground, one.line)) await play(move);
  expect(dig.look().standing).toBe('solved');
});

test('the claim of a day is graded as those are that lie ready', () => {
  for (const each of claimed)
    for (const grade of GRADES) {
      const list = each.list.filter((claim) => claim.grade === grade);
      for (let nth = 0; nth < TRIED; nth++) {
        const claim = list[Math.floor(((nth + 0.5) * list.length) / TRIED)];
        if (!claim) continue;
        const weighs = weighing(each, claim);
        let weighed = weighs.next();
        while (weighed.done !== true) weighed = weighs.next();
        expect([claim.key, gradeOf(each.puzzles, hardnessOf(weighed.value))]).toEqual([claim.key, grade]);
      }
    }
});

test('the next claim is the next in the list of its grade that is left, then of the next grade, then from the first', () => {
  for (const { list } of claimed) {
    const [first, second, third] = list.filter(({ grade }) => grade === 1);
    const last = list.filter(({ grade }) => grade === 1).at(-1);
    const harder = list.find(({ grade }) => grade === 2);
    const hardest = list.filter(({ grade }) => grade === 3).at(-1);
    expect(nextClaim(list, first?.key ?? '', () => true)).toBe(second);
    expect(nextClaim(list, first?.key ?? '', (claim) => claim !== second)).toBe(third);
    expect(nextClaim(list, last?.key ?? '', () => true)).toBe(harder);
    expect(nextClaim(list, hardest?.key ?? '', () => true)).toBe(first);
    expect(nextClaim(list, 'today', () => true)).toBe(first);
    expect(nextClaim(list, first?.key ?? '', (claim) => claim === first)).toBeUndefined();
  }
});
