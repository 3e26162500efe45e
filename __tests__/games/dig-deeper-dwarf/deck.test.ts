/** What a player is told of the own deck: never a card that is not in it, nearly always all of it, and to nobody else. */
import { cardsIn, faceOf } from '../../../src/engine/cards';
import type { Seat } from '../../../src/engine/game';
import { view } from '../../../src/engine/view';
import { dwarf, dwarfShow } from '../../../src/games/dig-deeper-dwarf';
import { keyOf } from '../../../src/games/dig-deeper-dwarf/cards/faces';
import type { DwarfState } from '../../../src/games/dig-deeper-dwarf/rules/state';
import { discard, draw, hand, kept, played, revealed } from '../../../src/games/dig-deeper-dwarf/rules/zones';
import { ownFaces } from '../../../src/games/dig-deeper-dwarf/show/deck';
import { isOver, options, start, step } from '../../../src/engine/frames';
import { roll, seeded } from '../../../src/engine/rng';

const truly = (s: DwarfState, seat: Seat): readonly number[] =>
  [hand, draw, discard, revealed, played, kept].flatMap((zone) =>
    cardsIn(s.cards, zone(seat)).map((card) => faceOf(s.cards, card)),
  );

it('lists only cards that are there, and at nearly every moment all of them', () => {
  let [told, all] = [0, 0];
  for (let n = 0; n < 6; n++) {
    const state = start(dwarf, { seats: 3, seed: `deck ${n}`, variants: [] });
    const chance = seeded(`deck ${n}`);
    for (let at = 0; at < 600 && !isOver(state); at++) {
      const open = options(dwarf, state);
      const move = open[roll(chance, open.length)];
      if (!move) throw new Error('nothing can be done');
      step(dwarf, state, move);
      if (at % 7 !== 0) continue;
      const seat = at % 3;
      const owned = truly(state, seat);
      const listed = ownFaces(view(dwarf, state, seat), seat);
      expect(listed.filter((face) => !owned.includes(face))).toEqual([]);
      expect(new Set(listed).size).toBe(listed.length);
      told += listed.length;
      all += owned.length;
    }
  }
  expect(told / all).toBeGreaterThan(0.9);
});

it('shows the whole deck and the points so far to its owner alone', () => {
  const state = start(dwarf, { seats: 3, seed: 'deck', variants: [] });
  const own = dwarfShow.scene(view(dwarf, state, 1), 1);
  const whole = own.areas.filter(({ kind }) => kind === 'whole');
  expect(whole.map(({ seat }) => seat)).toEqual([1]);
  const counted = Object.fromEntries(whole[0]?.cards.map(({ face, count }) => [face, count]) ?? []);
  const owned = truly(state, 1).map(keyOf);
  expect(Object.values(counted).reduce<number>((sum, count = 0) => sum + count, 0)).toBe(owned.length);
  expect(own.badges.map((badges) => badges.some(({ kind }) => kind === 'points'))).toEqual([false, true, false]);
});
