/** How well bots play can be changed on the way, and after three clear results it is offered. */
import type { SavedGame } from '../../src/storage/savedGame';
import { practiceNote } from '../../src/storage/notes';
import { countUp } from '../../src/storage/statistics';
import { clearness, declined, offerAfter } from '../../src/table/difficulty';

const NONE = new Map<string, string>();
let ids = 0;

/** A game of one person against two bots of a level; the person has so many points, the best bot 20. */
function result(points: number, level = 'journeyman', change: Partial<SavedGame> = {}): SavedGame {
  const kinds = ['person', level, level];
  const score = [points, 20, 10];
  const standings = score
    .map((own, seat) => ({ seat, points: own, rank: 1 + score.filter((other) => other > own).length, lines: [] }))
    .sort((a, b) => a.rank - b.rank);
  return {
    ...{ id: `g${++ids}`, game: 'a', version: 1, title: null, damage: null, status: 'over', moveCount: 1 },
    ...{ isFromElsewhere: false, isTakenIn: false, createdAt: 1, updatedAt: 1, lastFingerprint: '' },
    setup: { seats: 3, seed: '', variants: [] },
    summary: { turn: null, leaders: [], round: null },
    ...{ kinds, standings, players: kinds.map((kind, seat) => ({ name: `p${seat}`, emblem: '', kind })) },
    ...change,
  };
}

test('a result is clear if much lies between, and a close one is neither', () => {
  expect([30, 24, 22, 20, 18, 17, 5].map((points) => clearness(result(points)))).toEqual([1, 1, 0, 0, 0, -1, -1]);
});

test('after three clear wins the next level is offered, after three clear defeats the one below', () => {
  const wins = [result(30), result(28), result(40)];
  expect(offerAfter(wins, 'a', NONE)).toMatchObject({ is: 'harder', level: 'master', after: wins[0]?.id });
  expect(offerAfter([result(2), result(3), result(4)], 'a', NONE)).toMatchObject({ is: 'easier', level: 'apprentice' });
});

test('two are not enough, nor is a close one among them, nor other levels, games or tables', () => {
  expect(offerAfter([result(30), result(28)], 'a', NONE)).toBeNull();
  expect(offerAfter([result(30), result(21), result(40), result(30)], 'a', NONE)).toBeNull();
  expect(offerAfter([result(30), result(30, 'apprentice'), result(30)], 'a', NONE)).toBeNull();
  expect(offerAfter([result(30), result(30), result(30)], 'b', NONE)).toBeNull();
  const shared = result(30, 'journeyman', { kinds: ['person', 'person', 'journeyman'] });
  expect(offerAfter([shared, result(30), result(30)], 'a', NONE)).toBeNull();
});

test('nothing is above the master and nothing below the apprentice', () => {
  expect(offerAfter([result(30, 'master'), result(30, 'master'), result(30, 'master')], 'a', NONE)).toBeNull();
  const lost = [result(1, 'apprentice'), result(1, 'apprentice'), result(1, 'apprentice')];
  expect(offerAfter(lost, 'a', NONE)).toBeNull();
});

test('what was declined is offered again only after three new results', () => {
  const wins = [result(30), result(28), result(40)];
  const notes = new Map([[declined('a'), wins[0]?.id ?? '']]);
  expect(offerAfter(wins, 'a', notes)).toBeNull();
  expect(offerAfter([result(30), result(30), ...wins], 'a', notes)).toBeNull();
  expect(offerAfter([result(30), result(30), result(30), ...wins], 'a', notes)).toMatchObject({ is: 'harder' });
});

test('practice says nothing', () => {
  const wins = [result(30), result(28), result(40)];
  const { name, value } = practiceNote(wins[1]?.id ?? '', 'again');
  expect(offerAfter(wins, 'a', new Map([[name, value]]))).toBeNull();
});

test('a game whose bots became easier on the way counts for no level, but still for those who played it', () => {
  const changed = result(30, 'master');
  const players = changed.players.map((player, seat) => (seat === 1 ? { ...player, kind: 'apprentice' } : player));
  const both = players.map((player, seat) => (seat === 2 ? { ...player, kind: 'apprentice' } : player));
  expect(countUp([changed]).againstBots).toEqual([{ game: 'a', level: 'master', played: 1, won: 1 }]);
  expect(countUp([{ ...changed, players: both }]).againstBots).toEqual([]);
  expect(countUp([{ ...changed, players: both }]).tallies.find(({ kind }) => kind === 'person')?.won).toBe(1);
});
