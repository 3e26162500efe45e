/** The tally of an evening: which games belong to it, and who won how many. */
import type { SavedGame } from '../../src/storage/savedGame';
import { eveningOf } from '../../src/table/evening';

const HOUR = 60 * 60 * 1000;

/** A game that began and ended at these hours, and who won it. */
function game(id: string, from: number, to: number, won: readonly string[], more: Partial<SavedGame> = {}): SavedGame {
  const names = ['Anna', 'Ben', 'Pim'];
  return {
    ...{ id, game: id, version: 1, setup: { seats: 3, seed: id, variants: [] } },
    players: names.map((name) => ({ name, emblem: name.toLowerCase(), kind: 'person' })),
    kinds: ['person', 'person', 'quick'],
    ...{ isFromElsewhere: false, isTakenIn: false, title: null, status: 'over', moveCount: 9, lastFingerprint: '' },
    createdAt: from * HOUR,
    updatedAt: to * HOUR,
    summary: { turn: null, leaders: [], round: null },
    standings: names.map((name, seat) => ({ seat, rank: won.includes(name) ? 1 : 2, points: 1, lines: [] })),
    damage: null,
    ...more,
  };
}

test('games of the same people, one soon after the other, are one evening; shared victories count for all', () => {
  const games = [game('c', 22, 23, ['Anna', 'Ben']), game('b', 20.5, 21, ['Ben']), game('a', 19, 20, ['Pim'])];
  expect(eveningOf(games, 'c')).toEqual({
    games: 3,
    guests: [
      { name: 'Ben', emblem: 'ben', won: 2 },
      { name: 'Anna', emblem: 'anna', won: 1 },
    ],
    toBots: 1,
  });
  expect(eveningOf(games, 'b')?.games).toBe(2);
});

test('an evening ends where three hours passed without a game', () => {
  const games = [game('b', 20, 21, ['Ben']), game('a', 10, 16.9, ['Anna'])];
  expect(eveningOf(games, 'b')).toBeNull();
});

test.each<[string, Partial<SavedGame>]>([
  ['of other people', { kinds: ['person', 'quick', 'person'] }],
  ['that is still on', { status: 'on', standings: null }],
  ['from elsewhere', { isFromElsewhere: true }],
  ['that is damaged', { damage: 'differs' }],
])('a game %s does not count', (_what, more) => {
  expect(eveningOf([game('b', 20, 21, ['Ben']), game('a', 18, 19, ['Anna'], more)], 'b')).toBeNull();
});

test('somebody alone with bots has no evening', () => {
  const kinds = ['person', 'quick', 'quick'];
  expect(eveningOf([game('b', 20, 21, [], { kinds }), game('a', 18, 19, [], { kinds })], 'b')).toBeNull();
});
