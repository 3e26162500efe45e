/** The stack of decisions, replay and the counting of what can follow, with the toy and with games of a line. */
import {
  apply,
  finish,
  isOver,
  options,
  pending,
  phaseOf,
  push,
  sameMove,
  settle,
  start,
  step,
} from '../../src/engine/frames';
import { Refusal, type Frame, type Game, type Move, type State } from '../../src/engine/game';
import { playout } from '../../src/engine/playout';
import { fingerprint, perft, replay } from '../../src/engine/replay';
import { seeded } from '../../src/engine/rng';
import { newCards } from '../../src/engine/cards';
import { setupOf, wander } from '../../src/lab/check/wander';
import { toy, type ToyMove } from './toy';

const SETUP = { seats: 2, seed: 'frames', variants: [] } as const;

/** A game that asks for `digits` digits below `base`, as plain as can be. */
interface Count extends Frame {
  readonly kind: 'digit' | 'forever';
  readonly left: number;
}
const counting = (base: number, digits: number, first: Count['kind'] = 'digit'): Game => ({
  id: 'count',
  version: 1,
  seats: [1, 2],
  variants: [],
  longest: digits,
  rules: {
    digit: {
      phase: 'activity',
      seat: () => 0,
      options(_state: State, _frame: Frame, list: Move[]) {
        for (let digit = 0; digit < base; digit++) list.push({ do: String(digit) });
      },
      choose(state: State, frame: Count) {
        if (frame.left > 1) push<Count>(state, { kind: 'digit', left: frame.left - 1 });
      },
    },
    forever: { phase: 'event', run: (state: State, frame: Frame) => push(state, frame) },
  },
  setup: ({ seats }, rng) => {
    const begin: Count = { kind: first, left: digits };
    return { game: 'count', version: 1, seats, eye: -1, rng, stack: [begin], news: [], cards: newCards(1, 1, seats) };
  },
  copy: (state) => ({ ...state, rng: state.rng.slice(), stack: state.stack.slice() }),
  standings: () => [],
  check: () => undefined,
});

describe('a game is started', () => {
  it.each([
    ['too few seats', { ...SETUP, seats: 1 }],
    ['too many seats', { ...SETUP, seats: 6 }],
    ['half a seat', { ...SETUP, seats: 2.5 }],
    ['a first seat that is not there', { ...SETUP, first: 2 }],
  ])('not with %s', (_what, setup) => expect(() => start(toy, setup)).toThrow(Refusal));

  it('not with a variant it does not have', () => {
    const loose: Game = toy;
    expect(() => start(loose, { ...SETUP, variants: ['free beer'] })).toThrow('bad setup: no variant free beer');
  });

  it('not with an edition that it does not know yet, nor with one that is none', () => {
    expect(() => start(toy, { ...SETUP, edition: 2 })).toThrow('other version: edition 2 is not known yet');
    for (const edition of [0, 1.5, -1])
      expect(() => start(toy, { ...SETUP, edition })).toThrow(`bad setup: no edition ${edition}`);
    expect(fingerprint(start(toy, { ...SETUP, edition: 1 }))).toBe(fingerprint(start(toy, SETUP)));
  });

  it('by the seat that is to begin', () => {
    expect(pending(toy, start(toy, { ...SETUP, first: 1 }))).toMatchObject({ seat: 1, phase: 'activity' });
  });

  it('the same for the same seed, and another for another', () => {
    expect(fingerprint(start(toy, SETUP))).toBe(fingerprint(start(toy, SETUP)));
    expect(fingerprint(start(toy, SETUP))).not.toBe(fingerprint(start(toy, { ...SETUP, seed: 'other' })));
  });
});

describe('the stack', () => {
  it('is settled when its top frame waits, and refuses to run for ever', () => {
    const state = start(toy, SETUP);
    const before = fingerprint(state);
    settle(toy, state);
    expect(fingerprint(state)).toBe(before);
    expect(() => start(counting(2, 1, 'forever'), { ...SETUP, seats: 1 })).toThrow('never settles');
  });

  it('is empty when the game is over: nobody decides, nothing can be done', () => {
    const state = start(toy, SETUP);
    finish(state);
    expect([isOver(state), pending(toy, state), phaseOf(toy, state), options(toy, state)]).toEqual([
      true,
      null,
      'over',
      [],
    ]);
    expect(() => step(toy, state, { do: 'draw' })).toThrow('game over');
  });

  it('takes only the options, each said in full', () => {
    expect(sameMove({ do: 'draw' }, { do: 'draw' })).toBe(true);
    const played: ToyMove = { do: 'play', card: 1, target: -1 };
    expect(sameMove(played, { ...played })).toBe(true);
    expect(sameMove(played, { do: 'play' })).toBe(false);
    expect(sameMove({ do: 'play' }, played)).toBe(false);
    expect(() => apply(toy, start(toy, SETUP), { do: 'take' })).toThrow('no such option: {"do":"take"}');
  });

  it('tells the happenings of the last step alone, and none where nobody listens', () => {
    const state = start(toy, SETUP);
    expect(state.news?.length).toBeGreaterThan(0);
    const drawn = apply(toy, state, { do: 'draw' });
    expect(drawn.news?.map(({ what }) => what)).toEqual(['drew']);
    state.news = null;
    expect(apply(toy, state, { do: 'draw' }).news).toBeNull();
  });
});

describe('perft', () => {
  it.each([
    [2, 1, 2],
    [2, 3, 8],
    [3, 4, 81],
    [10, 2, 100],
  ])('of %i choices, %i times, are %i', (base, digits, count) => {
    const game = counting(base, digits);
    expect(perft(game, start(game, { ...SETUP, seats: 1 }), digits)).toBe(count);
    expect(perft(game, start(game, { ...SETUP, seats: 1 }), digits + 3)).toBe(count);
  });

  it('are counted without changing the state', () => {
    const state = start(toy, SETUP);
    const before = fingerprint(state);
    expect(perft(toy, state, 3)).toBeGreaterThan(10);
    expect(fingerprint(state)).toBe(before);
  });

  it('played by chance end, or are refused beyond the longest', () => {
    const long = counting(2, 9);
    expect(playout(long, start(long, { ...SETUP, seats: 1 }), seeded('x'))).toBe(9);
    expect(() => playout({ ...long, longest: 8 }, start(long, { ...SETUP, seats: 1 }), seeded('x'))).toThrow(
      'never settles',
    );
  });
});

describe('a record', () => {
  const setup = setupOf([{ seats: 3, variants: [] }], 'toy', 0);
  const moves: ToyMove[] = [];
  const end = wander(toy, setup, ({ move }) => void moves.push(move));
  const record = { game: 'toy', version: 1, setup, moves };

  it('leads to the same end, and shows every state on the way', () => {
    const visited: (ToyMove | null)[] = [];
    expect(replay(toy, record, (_state, _news, move) => void visited.push(move))).toEqual(end);
    expect(visited).toEqual([null, ...moves]);
  });

  it('of another game, another version or with a wrong move is refused', () => {
    expect(() => replay(toy, { ...record, game: 'chess' })).toThrow('unknown game');
    expect(() => replay(toy, { ...record, version: 2 })).toThrow('other version');
    expect(() => replay(toy, { ...record, moves: [{ do: 'take' }] })).toThrow('no such option');
    expect(() => replay(toy, { ...record, moves: [...moves, { do: 'draw' }] })).toThrow('game over');
  });
});
