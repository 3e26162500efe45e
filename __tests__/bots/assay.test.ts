import { assay, opinion, worthOf } from '../../src/bots/assay';
import { lookBack } from '../../src/bots/review';
import { firmed, leafChances } from '../../src/bots/sounding';
import { options, sameMove } from '../../src/engine/frames';
import { games } from '../../src/games/all';
import { work } from '../../src/thinking/tasks';
import { thinkingWith } from '../../src/thinking/thinking';
import { advised, advisedGame, anybody, bot, playGame, type Advised } from './table';

/** A game between somebody who plays at first sight and somebody who does anything. */
function recordOf({ game, advice, show }: Advised, most: number) {
  const [least] = game.seats;
  const deciders = Array.from({ length: least }, (_, seat) => (seat === 1 ? anybody : bot('apprentice')));
  const { moves, state } = playGame({ game, advice, show }, 'assay', deciders, most);
  const setup = { seats: least, seed: 'assay', variants: [] };
  return { record: { game: game.id, version: game.version, setup, moves }, state };
}

const city = advisedGame('city-under-the-mountain');

test('an assay finds where the one who does anything threw the game away, and names a better move', () => {
  const { record } = recordOf(city, 40);
  const weighing = assay(city.game, city.advice, record, { eyes: 1, moments: [0, 20, 40], seats: [1] });
  expect(weighing.progress()).toBe(0);
  while (!weighing.run(50));
  expect(weighing.progress()).toBe(1);
  const { weighed, curve, isWhole } = weighing.found();
  expect(isWhole).toBe(true);
  expect(curve.map(({ at }) => at)).toEqual([0, 20, 40]);
  const bad = weighed.filter(({ worth }) => worth === 'slip' || worth === 'blunder');
  expect(bad.length).toBeGreaterThan(0);
  for (const { at, seat, look } of bad) {
    expect(seat).toBe(1);
    const played = record.moves[at];
    expect(played && look && sameMove(played, look.other)).toBe(false);
    expect(look?.loss).toBeGreaterThan(0);
  }
});

test.each(advised)('%s: chances of all seats make one whole, and at the end are those of the winners', (_id, entry) => {
  const { record, state } = recordOf(entry, Infinity);
  const last = record.moves.length;
  const weighing = assay(entry.game, entry.advice, record, { eyes: 0, moments: [0, last >> 1, last], seats: [] });
  while (!weighing.run(50));
  const { curve } = weighing.found();
  for (const { chances } of curve) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  const winners = entry.game.standings(state).filter(({ rank }) => rank === 1);
  for (const { seat } of winners) expect(curve.at(-1)?.chances[seat]).toBeCloseTo(1 / winners.length);
  expect(curve.at(-1)?.off).toBe(0);
});

test.each(advised)('%s: eyes see what their seat knew then, unless they are all eyes', (_id, entry) => {
  const { record } = recordOf(entry, 30);
  const own = lookBack(entry.game, entry.advice, record, { eyes: 0, moments: [0, 15, 30], seats: [0, 1] });
  for (const { seen, story } of own.moments) {
    expect(seen.eye).toBe(0);
    expect(seen.rng).toEqual([]);
    expect(seen.cards.seen.every((eyes, card) => (eyes & 1) !== 0 || seen.cards.face[card] === -1)).toBe(true);
    for (const { seen: by, face } of story) expect(by === undefined || (by & 1) !== 0 || face === -1).toBe(true);
  }
  // A decision is weighed by what whoever made it knew, whoever looks.
  for (const { seat, seen } of own.decisions) expect(seen.eye).toBe(seat);
  const all = lookBack(entry.game, entry.advice, record, { eyes: -1, moments: [15], seats: [0] });
  expect(all.moments.map(({ seen }) => seen.eye)).toEqual([-1]);
  expect(all.decisions.every(({ seen }) => seen.eye === 0)).toBe(true);
});

test('the same game is weighed the same, however it is cut into slices', () => {
  const { record } = recordOf(city, 8);
  const found = [1, 7, 1000].map((slice) => {
    const weighing = assay(city.game, city.advice, record, { eyes: 0, moments: [0, 4, 8], seats: [0] });
    while (!weighing.run(slice));
    return weighing.found();
  });
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);
});

test('a move is called by what it cost, and only if that is sure', () => {
  expect(worthOf(0.2, 0.01)).toBe('blunder');
  expect(worthOf(0.06, 0.01)).toBe('slip');
  expect(worthOf(0.06, 0.05)).toBe('fine');
  expect(worthOf(0.01, 0.001)).toBe('fine');
  expect(worthOf(-0.06, 0.01)).toBe('found');
  expect(worthOf(-0.06, 0.05)).toBe('fine');
});

test('what a judge says becomes chances that sum up to one, in the same order, sharper or firmer as fitted', () => {
  const mild = leafChances([0.7, 0.5, 0.3], false, 1);
  const sharp = leafChances([0.7, 0.5, 0.3], false, 3);
  expect(mild.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(mild[0]).toBeGreaterThan(mild[1] ?? 1);
  expect(sharp[0]).toBeGreaterThan(mild[0] ?? 1);
  expect(leafChances([0.5, 0.5, 0], true, 3)).toEqual([0.5, 0.5, 0]);
  const firm = firmed([0.6, 0.4], 0.5);
  expect(firm[0]).toBeLessThan(0.6);
  expect(firm[0]).toBeGreaterThan(0.5);
  expect(firmed([1, 0], 0.5)).toEqual([1, 0]);
});

test('an opinion names the chance of each move asked about, and what the master would do instead', async () => {
  const { questions } = playGame(city, 'opinion', [anybody, anybody], 30);
  const question = questions.find(({ view }) => options(city.game, view).length > 5);
  if (!question) throw new Error('no question with a choice');
  const moves = options(city.game, question.view);
  const { opinionOf } = thinkingWith(
    () => Promise.resolve(games),
    (task, signal) => work(games, task, signal),
  );
  const decision = { game: city.game.id, view: question.view, story: question.story, seed: 'a', level: '' };
  const formed = await opinionOf(decision, moves.slice(0, 2), new AbortController().signal);
  expect(formed.chances).toHaveLength(2);
  expect(moves).toContainEqual(formed.master);
  expect(city.show.words.en.reason(formed.reason)).not.toBe('');
});

test('whoever makes the master’s own move hears no blame', () => {
  const { questions } = playGame(city, 'opinion', [anybody, anybody], 30);
  const question = questions.find(({ view }) => options(city.game, view).length > 5);
  if (!question) throw new Error('no question with a choice');
  const moment = { ...question, seen: question.view };
  const asked = (moves: Parameters<typeof opinion>[1]) => {
    const forming = opinion(moment, moves);
    while (!forming.run(50));
    return forming.opinion();
  };
  const { master } = asked(options(city.game, question.view).slice(0, 1));
  expect(['found', 'fine']).toContain(asked([master]).worth);
  expect(['found', 'fine']).toContain(asked([master, ...options(city.game, question.view).slice(0, 1)]).worth);
});
