/** What becomes of cards is followed by their faces, from what is told of a game. */
import { faceOf, topOf } from '../../src/engine/cards';
import { start } from '../../src/engine/frames';
import type { Happening } from '../../src/engine/game';
import { dwarf } from '../../src/games/dig-deeper-dwarf';
import { facesOf, keyOf } from '../../src/games/dig-deeper-dwarf/cards/faces';
import { jewels } from '../../src/games/dig-deeper-dwarf/rules/zones';
import type { Match, Outcome } from '../../src/lab/arena/match';
import { fatesIn } from '../../src/lab/balance/fates';

const match: Match = {
  ...{ game: 'dig-deeper-dwarf', seats: 2, variants: [], seed: 'fates', report: [] },
  cast: { by: 'seat', players: [] },
};
const { cards } = start(dwarf, { seats: 2, variants: [], seed: 'fates' });
const open = [0, 1].map((pile) => faceOf(cards, topOf(cards, jewels(pile))));
const [sold = -1, unsold = -1] = open;
const next = facesOf('jewelry', 1).find((face) => !open.includes(face)) ?? -1;
const [tool = -1] = facesOf('action', 1);

const turn = (round: number): Happening & { round: number } => ({ what: 'turn', round });
/** The back differs each time: a card is mixed into the deck between. */
const card = (what: string, face: number, back: number): Happening => ({ what, card: back, face, seen: 3 });
const after = (...news: Happening[]): Outcome => ({
  ...{ ranks: [1, 2], points: [0, 0], lines: [[], []], first: 0, decisions: 1, bents: [{}, {}] },
  news,
});

test('a Jewelry card waits from the round it is shown in to the one it is sold in, or to the end', () => {
  const outcome = after(turn(1), turn(4), card('bought', sold, 1), card('turned-up', next, 2), turn(6));
  const fates = fatesIn([match], [outcome]).jewels;
  expect(fates.get(keyOf(sold))).toEqual({ shown: 1, rounds: 3, sold: 1 });
  expect(fates.get(keyOf(next))).toEqual({ shown: 1, rounds: 2, sold: 0 });
  expect(fates.get(keyOf(unsold))).toEqual({ shown: 1, rounds: 5, sold: 0 });
});

test('a crafted card is known again after it was mixed; one that nobody made is not counted', () => {
  const other = facesOf('action', 1).find((face) => keyOf(face) !== keyOf(tool)) ?? -1;
  const outcome = after(
    turn(2),
    card('crafted', tool, 7),
    turn(5),
    card('played', tool, 9),
    card('played', other, 7),
    turn(8),
  );
  const fates = fatesIn([match], [outcome]).tools;
  expect([...fates]).toEqual([[keyOf(tool), { made: 1, rounds: 6, played: 1 }]]);
});
