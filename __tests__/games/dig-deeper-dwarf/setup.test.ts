import { cardsIn, sizeOf, topOf, type Zone } from '../../../src/engine/cards';
import { apply, options, pending, start } from '../../../src/engine/frames';
import type { Setup } from '../../../src/engine/game';
import { cellsFaced, connected, distances } from '../../../src/engine/grid';
import { view } from '../../../src/engine/view';
import { dwarf } from '../../../src/games/dig-deeper-dwarf';
import { facesOf, keyOf } from '../../../src/games/dig-deeper-dwarf/cards/faces';
import * as place from '../../../src/games/dig-deeper-dwarf/rules/zones';
import type { DwarfState, Variant } from '../../../src/games/dig-deeper-dwarf/rules/state';
import { CAMP, ENTRANCE } from '../../../src/games/dig-deeper-dwarf/cards/tiles';

const set = (wish: Partial<Setup<Variant>> = {}): DwarfState =>
  start(dwarf, { seats: 3, seed: 'setup', variants: [], ...wish });
const size = (s: DwarfState, zone: Zone): number => sizeOf(s.cards, zone);
const keys = (s: DwarfState, zone: Zone): string[] =>
  cardsIn(s.cards, zone).map((card) => keyOf(s.cards.face[card] ?? -1));
const seeds = Array.from({ length: 40 }, (_, n) => `setup ${n}`);

describe('3. Setup', () => {
  it('1. deals everybody the same twelve start cards, five of them in hand, and puts the dwarves on the Entrance', () => {
    const s = set({ seats: 4 });
    for (let seat = 0; seat < 4; seat++) {
      expect([size(s, place.hand(seat)), size(s, place.draw(seat)), s.dwarf[seat]]).toEqual([5, 7, ENTRANCE]);
      expect([...keys(s, place.hand(seat)), ...keys(s, place.draw(seat))].sort()).toEqual(
        'mine mine mine move move move remove silver silver silver swap thwart'.split(' '),
      );
    }
  });

  it('2. makes two Jewelry piles of 13 and three Action piles of 12, the top cards face up', () => {
    const s = set();
    for (const n of place.JEWEL_PILES) expect(size(s, place.jewels(n))).toBe(13);
    for (const n of place.ACTION_PILES) expect(size(s, place.actions(n))).toBe(12);
    const face = (zone: Zone): number => view(dwarf, s, 0).cards.face[topOf(s.cards, zone)] ?? -1;
    expect(
      [place.jewels(0), place.jewels(1), place.actions(0), place.actions(2)].every((zone) => face(zone) >= 0),
    ).toBe(true);
  });

  it('3. connects the Camp and three tiles to the Entrance, open side to open side', () => {
    for (const seed of seeds) {
      const { grid } = set({ seed });
      expect(grid.cells).toHaveLength(5);
      for (let piece = 1; piece < 5; piece++) expect(connected(grid, ENTRANCE, piece)).toBe(true);
      expect(distances(grid, CAMP)).toEqual([1, 0, 2, 2, 2]);
    }
  });

  it('4. lays a face-up event and five cards at every open side, at most one pile a cell', () => {
    for (const seed of seeds) {
      const s = set({ seed });
      expect(s.piles).toEqual(cellsFaced(s.grid));
      s.piles.forEach((_, n) => expect([size(s, place.pile(n)), size(s, place.pileEvent(n))]).toEqual([5, 1]));
      expect(size(s, place.MINING)).toBe(80 - s.piles.length * 5);
      expect(size(s, place.EVENTS)).toBe(27 - s.piles.length);
    }
  });

  it('5. lets the start player be chosen, or draws lots', () => {
    expect(set({ first: 2 }).turn).toBe(2);
    expect(new Set(seeds.map((seed) => set({ seed }).turn)).size).toBe(3);
  });

  it('6. deals two traits each, of which one is kept in secret until all have chosen', () => {
    let s = set({ variants: ['traits'], first: 0 });
    for (let seat = 0; seat < 3; seat++) {
      expect(pending(dwarf, s)).toMatchObject({ seat, phase: 'setup', frame: { kind: 'draft' } });
      const [first, ...others] = options(dwarf, s);
      expect(others).toHaveLength(1);
      if (first !== undefined) s = apply(dwarf, s, first);
      const chosen = topOf(s.cards, place.trait(seat));
      expect(view(dwarf, s, (seat + 1) % 3).cards.face[chosen] === -1).toBe(seat < 2);
    }
    for (let seat = 0; seat < 3; seat++) {
      expect(view(dwarf, s, (seat + 1) % 3).cards.face[topOf(s.cards, place.trait(seat))]).toBeGreaterThanOrEqual(0);
      expect(size(s, place.trait(seat))).toBe(1);
    }
  });
});

describe('3. Variants', () => {
  it('No Actions: no Action piles and 40 Mining cards', () => {
    const s = set({ variants: ['no-actions'] });
    for (const n of place.ACTION_PILES) expect(size(s, place.actions(n))).toBe(0);
    expect(size(s, place.MINING) + s.piles.length * 5).toBe(40);
    expect(s.piles.every((_, n) => size(s, place.pileEvent(n)) === 1)).toBe(true);
  });

  it('No Events: the piles have none, and all 80 Mining cards are there', () => {
    const s = set({ variants: ['no-events'] });
    expect(s.piles.some((_, n) => size(s, place.pileEvent(n)) > 0)).toBe(false);
    expect([size(s, place.EVENTS), size(s, place.MINING) + s.piles.length * 5]).toEqual([0, 80]);
  });

  it('Beginners are both', () => {
    const s = set({ variants: ['no-actions', 'no-events'] });
    expect([size(s, place.EVENTS), size(s, place.actions(0)), size(s, place.MINING) + s.piles.length * 5]).toEqual([
      0, 0, 40,
    ]);
  });

  it('Glück auf!: piles are laid without events', () => {
    const s = set({ variants: ['glueck-auf'] });
    expect(s.piles.some((_, n) => size(s, place.pileEvent(n)) > 0)).toBe(false);
    expect(size(s, place.EVENTS)).toBe(27);
  });

  it('Birthday Party is a 28th event, and off by default', () => {
    const events = (variants: Variant[]): string[] =>
      keys(set({ variants: [...variants, 'glueck-auf'] }), place.EVENTS);
    expect(events([])).not.toContain('birthday-party');
    expect(events(['birthday-party'])).toHaveLength(28);
  });

  it('Inventive is dealt without Action piles only if the traits would not suffice', () => {
    const dealt = (seats: number): boolean[] =>
      seeds.map((seed) => {
        const s = set({ seats, seed, variants: ['no-actions', 'traits'] });
        return s.cards.zone.some((zone, card) => zone >= 0 && keyOf(s.cards.face[card] ?? -1) === 'inventive');
      });
    expect(dealt(3)).not.toContain(true);
    expect(dealt(4)).not.toContain(false);
    expect(facesOf('trait', 1)).toHaveLength(8);
  });
});
