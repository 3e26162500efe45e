/** The reaction chain, played with the toy: announce, react, cancel, unwind. */
import { cardsIn, faceOf } from '../../src/engine/cards';
import { ladder } from '../../src/engine/chain';
import { apply, options, pending, phaseOf, start } from '../../src/engine/frames';
import type { Seat } from '../../src/engine/game';
import { handOf, kindOf, kinds, toy, withHand, type Kind, type Play, type ToyMove, type ToyState } from './toy';

/** A table of so many hands, seat 0 to play. */
function given(...hands: readonly (readonly Kind[])[]): ToyState {
  const state = start(toy, { seats: hands.length, seed: 'chain', variants: [] });
  for (let seat = 0; seat < hands.length; seat++) withHand(state, seat, []);
  hands.forEach((hand, seat) => withHand(state, seat, hand));
  return state;
}

/** The deciding seat plays or uses a card of this kind. */
function uses(state: ToyState, kind: Kind, target: Seat = -1): ToyState {
  const seat = pending(toy, state)?.seat ?? -1;
  const card = cardsIn(state.cards, handOf(seat)).find((held) => kindOf(faceOf(state.cards, held)) === kind) ?? -1;
  return apply(toy, state, kind === 'thwart' ? { do: 'thwart', card } : { do: 'play', card, target });
}

const says = (state: ToyState, ...words: readonly ('pass' | 'take' | 'leave' | 'draw')[]): ToyState =>
  words.reduce((now, word): ToyState => {
    const move: ToyMove = { do: word };
    return apply(toy, now, move);
  }, state);

const asked = (state: ToyState): Seat => pending(toy, state)?.seat ?? -1;
const told = (state: ToyState): string[] =>
  (state.news ?? []).map((event) =>
    'action' in event ? `${event.what} ${event.action} of ${event.seat}` : `${event.what} ${event.seat}`,
  );

describe('an announced action', () => {
  it('asks the others in the order of the seats, and is carried out when all have passed', () => {
    let state = uses(given(['gem'], ['gem'], ['gem'], ['gem']), 'gem');
    for (const seat of [1, 2, 3]) {
      expect([asked(state), phaseOf(toy, state), state.gems[0]]).toEqual([seat, 'reaction', 0]);
      state = says(state, 'pass');
    }
    expect(state.gems[0]).toBe(1);
    expect([asked(state), phaseOf(toy, state)]).toEqual([1, 'activity']);
  });

  it('asks by what everybody sees: whoever holds cards is asked, whatever they are', () => {
    const state = uses(given(['gem'], [], ['gem'], ['thwart']), 'gem');
    expect(asked(state)).toBe(2);
    expect(options(toy, state)).toEqual([{ do: 'pass' }]);
    expect(asked(says(state, 'pass'))).toBe(3);
    expect(options(toy, says(state, 'pass'))).toHaveLength(2);
  });

  it('is carried out at once if nobody can be asked', () => {
    expect(uses(given(['gem'], [], []), 'gem').gems[0]).toBe(1);
  });

  it('is carried out after a seat reacted in vain: the next seats are asked still', () => {
    const state = uses(says(uses(given(['gem'], ['gem'], ['thwart'], ['thwart']), 'gem'), 'pass'), 'thwart');
    expect(asked(state)).toBe(3);
    expect(asked(says(uses(state, 'thwart'), 'pass'))).toBe(1);
  });
});

describe('a reaction', () => {
  it('cancels the action, and what is left of it comes when the chain is settled', () => {
    let state = uses(uses(given(['gem'], ['thwart'], ['gem']), 'gem'), 'thwart');
    expect(ladder<Play>(state).map(({ action, live }) => `${action.what} ${live}`)).toEqual([
      'gem true',
      'thwart true',
    ]);
    expect(asked(state)).toBe(2);
    state = says(state, 'pass');
    expect(told(state)).toEqual(['done thwart of 1', 'dropped gem of 0', 'left 1']);
    expect([state.gems[0], asked(state)]).toEqual([0, 1]);
    expect(asked(says(state, 'leave'))).toBe(1);
  });

  it('to a reaction lets the action live again, and opens its window anew', () => {
    let state = uses(uses(given(['gem', 'thwart'], ['thwart', 'gem'], ['gem']), 'gem'), 'thwart');
    state = uses(says(state, 'pass'), 'thwart');
    expect(asked(state)).toBe(1);
    state = says(state, 'pass', 'pass');
    expect(told(state)).toEqual(['done thwart of 0', 'dropped thwart of 1']);
    expect([asked(state), phaseOf(toy, state), state.gems[0]]).toEqual([1, 'reaction', 0]);
    state = says(state, 'pass', 'pass');
    expect(state.gems[0]).toBe(1);
  });

  it('in the window that opened anew can still cancel the action', () => {
    let state = uses(uses(given(['gem', 'thwart'], ['thwart', 'thwart'], []), 'gem'), 'thwart');
    state = says(uses(state, 'thwart'), 'pass');
    expect(asked(state)).toBe(1);
    state = uses(state, 'thwart');
    expect(told(state)).toContain('dropped gem of 0');
    expect(state.gems[0]).toBe(0);
  });

  it('to a reaction to a reaction cancels the action after all', () => {
    let state = uses(uses(given(['gem', 'thwart'], ['thwart', 'thwart'], []), 'gem'), 'thwart');
    state = uses(state, 'thwart');
    expect(ladder<Play>(state).map(({ action }) => action.seat)).toEqual([0, 1, 0]);
    state = uses(state, 'thwart');
    expect(state.gems[0]).toBe(0);
    expect(told(state).slice(1)).toEqual([
      'done thwart of 1',
      'dropped thwart of 0',
      'done thwart of 1',
      'dropped gem of 0',
      'left 1',
    ]);
  });

  it('leaves things to do that come last card first', () => {
    let state = uses(uses(given(['gem', 'thwart'], ['thwart', 'thwart'], []), 'gem'), 'thwart');
    state = uses(uses(state, 'thwart'), 'thwart');
    const order: Seat[] = [];
    while (kinds(state).includes('left')) {
      order.push(asked(state));
      state = says(state, 'leave');
    }
    expect(order).toEqual([1, 0, 1]);
  });
});

describe('chains in chains', () => {
  it('are data: a game in the midst of one can be written, read and played on', () => {
    let state = uses(uses(given(['steal', 'thwart'], ['thwart', 'gem'], ['gem']), 'steal', 1), 'thwart');
    state = says(state, 'pass');
    const read: ToyState = JSON.parse(JSON.stringify(state));
    expect(kinds(read)).toEqual(['next', 'chain', 'pending', 'ask', 'pending', 'window']);
    expect(uses(read, 'thwart')).toEqual(uses(state, 'thwart'));
  });

  it('nest as deep as there are cards', () => {
    let state = uses(given(['gem', 'thwart', 'thwart'], ['thwart', 'thwart', 'thwart']), 'gem');
    for (let depth = 1; depth <= 5; depth++) {
      state = uses(state, 'thwart');
      if (depth < 5) expect(ladder<Play>(state)).toHaveLength(depth + 1);
    }
    expect(state.gems[0]).toBe(0);
    expect(kinds(state).filter((kind) => kind === 'pending')).toEqual([]);
  });
});
