/** House rules: what each changes, and that nothing changes without them. */
import { cardsIn, sizeOf } from '../../../src/engine/cards';
import { heardByAll } from '../../../src/engine/onlook';
import { apply, isOver, options, start } from '../../../src/engine/frames';
import { pick, seeded } from '../../../src/engine/rng';
import { entry } from '../../../src/games/saboteur';
import { guiltOf } from '../../../src/games/saboteur/bots/suspicion';
import { PRINT } from '../../../src/games/saboteur/cards/faces';
import type { Variant } from '../../../src/games/saboteur/rules/limits';
import { DISCARD, handOf, roleOf, SPARE, type SaboteurState } from '../../../src/games/saboteur/rules/state';

const { game } = entry;
const begin = (seats: number, ...variants: Variant[]) => start(game, { seats, seed: 'house', variants, first: 0 });

/** Every role in the game, the ones left over too. */
function rolesIn(state: SaboteurState): string {
  const zones = [SPARE, ...Array.from({ length: state.seats }, (_, seat) => roleOf(seat))];
  const keys = zones.flatMap((zone) =>
    cardsIn(state.cards, zone).map((card) => PRINT[state.cards.face[card] ?? -1]?.key),
  );
  const of = (key: string): number => keys.filter((each) => each === key).length;
  return `${of('miner')} miners, ${of('saboteur')} saboteurs`;
}

describe('nine roles (7.1)', () => {
  test.each([
    [6, '5 miners, 2 saboteurs', 3],
    [7, '5 miners, 3 saboteurs', 2],
  ])('with %i players there are not %s but six and three, and %i cards are left over', (seats, print, left) => {
    expect(rolesIn(begin(seats))).toBe(print);
    const state = begin(seats, 'more-roles');
    expect(rolesIn(state)).toBe('6 miners, 3 saboteurs');
    expect(sizeOf(state.cards, SPARE)).toBe(left);
  });

  test.each([3, 4, 5, 8, 9, 10])('with %i players nothing changes', (seats) => {
    expect(begin(seats, 'more-roles')).toEqual(begin(seats));
  });

  test('all cards left over are shown at the end of the round, and dealt again for the next', () => {
    const chance = seeded('third');
    let state = begin(6, 'more-roles');
    let left = 0;
    while (!isOver(state) && state.round === 1) {
      state = apply(game, state, pick(chance, options(game, state)));
      left += (state.news ?? []).filter((event) => event.what === 'unmasked' && event.seat === -1).length;
    }
    expect(left).toBe(3);
    expect(rolesIn(state)).toBe('6 miners, 3 saboteurs');
    game.check(state);
  });
});

describe('open discards (7.2)', () => {
  const passed = (...variants: Variant[]): SaboteurState => {
    let state = begin(4, ...variants);
    while (options(game, state).every((move) => move.do !== 'pass')) state = apply(game, state, { do: 'ready' });
    const pass = options(game, state).find((move) => move.do === 'pass');
    if (!pass) throw new Error('nothing can be put away');
    return apply(game, state, pass);
  };

  /** The face of what everybody heard was put away. */
  const heardOf = ({ news }: SaboteurState): number | undefined => {
    const [said] = heardByAll(news ?? [], 4);
    return said?.what === 'passed' ? said.face : undefined;
  };

  test('everybody sees what is put away, and hears of it by name', () => {
    const after = passed('open-discards');
    const [card = -1] = cardsIn(after.cards, DISCARD);
    expect(after.cards.seen[card]).toBe(15);
    expect(heardOf(after)).toBe(after.cards.face[card]);
  });

  test('without it nobody but its owner does', () => {
    const after = passed();
    const [card = -1] = cardsIn(after.cards, DISCARD);
    expect([1, 2, 4, 8]).toContain(after.cards.seen[card]);
    expect(heardOf(after)).toBe(-1);
  });

  test('a way thrown off in the open speaks against whoever did it, a rockfall for them; face down neither does', () => {
    const face = (key: string): number => PRINT.findIndex((printed) => printed.key === key);
    const guilt = (key: string, seen: number) =>
      guiltOf([{ what: 'round' }, { what: 'passed', card: 1, face: face(key), seen, ...{ seat: 0 } }], 4)[0] ?? 0;
    expect(guilt('cross', 15)).toBeGreaterThan(guilt('cross', 1));
    expect(guilt('rockfall', 15)).toBeLessThan(0);
    expect(guilt('rockfall', 1)).toBe(guilt('cross', 1));
  });
});

describe('no confession (7.3)', () => {
  const DEAD_ENDS = PRINT.flatMap(({ family, through }, face) => (family === 'path' && !through ? [face] : []));

  /** Random games with the rule: what each decision of a turn allows with the dead ends in hand. */
  function* deadEnds(...variants: Variant[]) {
    const chance = seeded('dead ends');
    let state = begin(4, ...variants);
    while (!isOver(state)) {
      const moves = options(game, state);
      const frame = state.stack.at(-1);
      for (const card of frame?.kind === 'turn' ? cardsIn(state.cards, handOf(frame.seat)) : []) {
        const of = (what: string) => moves.filter((move) => move.do === what && 'card' in move && move.card === card);
        if (DEAD_ENDS.includes(state.cards.face[card] ?? -1))
          yield { isAble: of('path').length > 0, isPassed: of('pass').length > 0 };
      }
      state = apply(game, state, pick(chance, moves));
    }
  }

  test('a dead end is discarded only where its owner can lay it nowhere', () => {
    const seen = [...deadEnds('dead-ends-laid')];
    expect(seen.filter(({ isAble }) => isAble).length).toBeGreaterThan(5);
    expect(seen.filter(({ isAble }) => !isAble).length).toBeGreaterThan(5);
    for (const { isAble, isPassed } of seen) expect(isPassed).toBe(!isAble);
  });

  test('without it every dead end may be discarded', () => {
    for (const { isPassed } of deadEnds()) expect(isPassed).toBe(true);
  });

  test('a dead end beside the way speaks hardly against whoever lays it there', () => {
    const [face = -1] = DEAD_ENDS;
    const laid = { what: 'laid', card: face, face, seen: 15, cell: 65536 * -1, turned: false, ...{ seat: 0 } };
    const guilt = (deadEndsLaid: boolean) =>
      guiltOf([{ what: 'round', ...{ round: 1, ...(deadEndsLaid && { deadEndsLaid }) } }, laid], 4)[0] ?? 0;
    expect(guilt(false)).toBeGreaterThan(0.5);
    expect(guilt(true)).toBeLessThan(0.2);
  });
});
