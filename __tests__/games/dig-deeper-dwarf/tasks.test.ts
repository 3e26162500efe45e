/** What chapters count in this game, and what their twists change. */
import { inEdition } from '../../../src/engine/editions';
import { cardsIn, faceOf, put, sizeOf, topOf } from '../../../src/engine/cards';
import { start } from '../../../src/engine/frames';
import { dwarf } from '../../../src/games/dig-deeper-dwarf';
import { actionsOf, isRubble, keyOf, PRINT } from '../../../src/games/dig-deeper-dwarf/cards/faces';
import type { Act } from '../../../src/games/dig-deeper-dwarf/rules/acts';
import type { DwarfNews } from '../../../src/games/dig-deeper-dwarf/rules/news';
import type { Choice, DwarfState } from '../../../src/games/dig-deeper-dwarf/rules/state';
import {
  companions,
  discard,
  draw,
  EVENTS,
  EXTRA_RUBBLE,
  hand,
  jewels,
  MINING,
  pile,
  rubbleOn,
} from '../../../src/games/dig-deeper-dwarf/rules/zones';
import { tallies, type DwarfTally } from '../../../src/games/dig-deeper-dwarf/tasks';

const set = (...variants: Choice[]): DwarfState => start(dwarf, { seats: 3, seed: 'tasks', variants, first: 0 });
const count = (tally: DwarfTally, told: readonly DwarfNews[] = [], state = set()): number =>
  tallies[tally].count({ game: dwarf, state, told, seat: 0 });

const faceNamed = (key: string): number => PRINT.findIndex((row) => row.key === key);
const got = (what: 'bought' | 'crafted', seat: number, key: string): DwarfNews => ({
  what,
  seat,
  card: 1,
  face: faceNamed(key),
  seen: 7,
});
const act = (seat: number, verb: Act['verb']): Act => ({ seat, verb, source: 'card', card: 1, aim: 'none', at: 0 });
const stole = (seat: number, from: number): DwarfNews => ({ what: 'stole', seat, from, card: 1, face: 1, seen: 7 });

describe('what is counted', () => {
  it('jewels: one’s own purchases, not those of rivals', () => {
    expect(count('jewels', [got('bought', 0, 'goblet'), got('bought', 1, 'crown')])).toBe(1);
    expect(count('jewels', [got('bought', 1, 'crown')])).toBe(0);
  });

  it('finest: the points of one’s best piece', () => {
    expect(count('finest', [got('bought', 0, 'goblet'), got('bought', 0, 'gold-stud')])).toBe(6);
    expect(count('finest', [got('bought', 1, 'crown')])).toBe(0);
  });

  it('crown: the Crown and no other piece', () => {
    expect(count('crown', [got('bought', 0, 'crown')])).toBe(1);
    expect(count('crown', [got('bought', 0, 'mountain-crown')])).toBe(1);
    expect(count('crown', [got('bought', 0, 'tiara'), got('bought', 1, 'crown')])).toBe(0);
  });

  it('crafted: one’s own Action cards', () => {
    expect(count('crafted', [got('crafted', 0, 'foil')])).toBe(1);
    expect(count('crafted', [got('crafted', 2, 'foil'), got('bought', 0, 'crown')])).toBe(0);
  });

  it('thwarts: those of one’s own that were not thwarted themselves', () => {
    const announced: DwarfNews = { what: 'announced', act: act(0, 'thwart') };
    expect(count('thwarts', [announced, { what: 'announced', act: act(0, 'mine') }])).toBe(1);
    expect(count('thwarts', [announced, { what: 'thwarted', act: act(0, 'thwart') }])).toBe(0);
  });

  it('thwarted: one’s own actions that fell', () => {
    expect(count('thwarted', [{ what: 'thwarted', act: act(0, 'mine') }])).toBe(1);
    expect(count('thwarted', [{ what: 'thwarted', act: act(1, 'mine') }])).toBe(0);
  });

  it('stolen: what one took, not what was taken', () => {
    expect(count('stolen', [stole(0, 1)])).toBe(1);
    expect(count('stolen', [stole(1, 0)])).toBe(0);
  });

  it('rubble and deck: what is in one’s deck, wherever it lies', () => {
    const state = set();
    expect([count('rubble', [], state), count('deck', [], state)]).toEqual([0, 12]);
    put(state.cards, topOf(state.cards, EXTRA_RUBBLE), discard(0));
    expect([count('rubble', [], state), count('deck', [], state)]).toEqual([1, 13]);
    put(state.cards, topOf(state.cards, EXTRA_RUBBLE), discard(1));
    expect(count('rubble', [], state)).toBe(1);
  });

  it('companions: those at one’s side', () => {
    const state = set();
    expect(count('companions', [], state)).toBe(0);
    put(state.cards, topOf(state.cards, EVENTS), companions(0));
    expect(count('companions', [], state)).toBe(1);
  });
});

describe('12. Twists', () => {
  const keys = (s: DwarfState, zone: number): string[] =>
    cardsIn(s.cards, zone).map((card) => keyOf(faceOf(s.cards, card)));
  const ore = (s: DwarfState): number =>
    s.piles.reduce((sum, _, n) => sum + sizeOf(s.cards, pile(n)), sizeOf(s.cards, MINING));
  const deckOf = (s: DwarfState, seat: number): string[] => [...keys(s, hand(seat)), ...keys(s, draw(seat))];

  it('12.1 a short shift leaves 30 Mining cards out', () => {
    expect([ore(set()), ore(set('short-shift'))]).toEqual([80, 50]);
  });

  it('12.2 a rich vein has no Rubble in the mine', () => {
    const s = set('rich-vein');
    const mine = [...cardsIn(s.cards, MINING), ...s.piles.flatMap((_, n) => cardsIn(s.cards, pile(n)))];
    expect(mine).toHaveLength(60);
    expect(mine.filter((card) => isRubble(faceOf(s.cards, card)))).toEqual([]);
  });

  it('12.3 after a rockslide Rubble lies on the three first tiles', () => {
    const s = set('rockslide');
    expect([2, 3, 4].map((tile) => sizeOf(s.cards, rubbleOn(tile)))).toEqual([1, 1, 1]);
    expect(sizeOf(s.cards, EXTRA_RUBBLE)).toBe(0);
  });

  it.each([
    [1, 'crown'],
    [2, 'mountain-crown'],
  ])('12.5 the Crown lies on top of its pile, whatever the deal, in edition %s', (edition, crown) => {
    for (let n = 0; n < 8; n++) {
      const s = start(dwarf, { seats: 2, seed: `crown ${n}`, variants: ['crown-on-show'], ...inEdition(edition) });
      const tops = [0, 1].map((at) => keyOf(faceOf(s.cards, topOf(s.cards, jewels(at)))));
      expect(tops).toContain(crown);
      dwarf.check(s);
    }
  });

  it('12.6 the last seat alone holds three Action cards with Thwart more', () => {
    const s = set('contrary');
    const thwarts = (seat: number): number =>
      [hand(seat), draw(seat)]
        .flatMap((zone) => cardsIn(s.cards, zone))
        .filter((card) => actionsOf(faceOf(s.cards, card)).includes('thwart')).length;
    expect([0, 1, 2].map(thwarts)).toEqual([1, 1, 4]);
    dwarf.check(s);
  });

  it('12.7 old hands have two Gold more than the first seat', () => {
    const s = set('old-hands');
    expect([0, 1, 2].map((seat) => deckOf(s, seat).filter((key) => key === 'gold').length)).toEqual([0, 2, 2]);
    expect([0, 1, 2].map((seat) => deckOf(s, seat).length)).toEqual([12, 14, 14]);
    dwarf.check(s);
  });
});
