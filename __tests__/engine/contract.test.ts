import { faceOf, topOf } from '../../src/engine/cards';
import type { Decision, Move, Rule } from '../../src/engine/game';
import { pick, roll, seeded } from '../../src/engine/rng';
import * as invariants from '../../src/lab/check/invariants';
import { setupOf, tablesOf, wander, type Turn } from '../../src/lab/check/wander';
import { fulfilsContract } from './contract';
import { DECK, DISCARD, handOf, kindOf, toy, type ToyMove, type ToyState } from './toy';

fulfilsContract(toy, { games: 500 });

describe('a game that breaks the contract is found out', () => {
  type Toy = typeof toy;
  const inGames = (game: Toy, check: (turn: Turn<ToyState, ToyMove>) => void) => (): void => {
    for (let n = 0; n < 40; n++) wander(game, setupOf(tablesOf(game), game.id, n), check);
  };
  const waiting = (kind: string): Decision<ToyState, never, Move> => {
    const rule: Rule | undefined = toy.rules[kind];
    if (rule === undefined || 'run' in rule) throw new Error(kind);
    return rule;
  };
  const withRule = (kind: string, rule: Partial<Decision<ToyState, never, ToyMove>>): Toy => ({
    ...toy,
    rules: { ...toy.rules, [kind]: { ...waiting(kind), ...rule } },
  });

  it('when options look at a card that nobody knows', () => {
    const cheat = withRule('turn', {
      options(state, frame, list) {
        waiting('turn').options(state, frame, list);
        if (list.length > 1 && kindOf(faceOf(state.cards, topOf(state.cards, DECK))) === 'gem') list.pop();
      },
    });
    expect(
      inGames(cheat, ({ state }) => {
        for (let seat = 0; seat < state.seats; seat++) invariants.viewHides(cheat, state, seat);
      }),
    ).toThrow('sees other options');
  });

  it('when a happening tells what is in a hand', () => {
    const gossip = withRule('turn', {
      choose(state, frame, move) {
        waiting('turn').choose(state, frame, move);
        const first = topOf(state.cards, handOf(0));
        if (first >= 0) state.news?.push({ what: 'left', seat: 0, card: faceOf(state.cards, first) });
      },
    });
    expect(
      inGames(gossip, ({ state, move }) => {
        invariants.redealTellsNothing(gossip, state, move, 1, seeded('gossip'));
      }),
    ).toThrow('seat 1 hears');
  });

  it('when the course of the game depends on what is hidden', () => {
    const drawn = withRule('turn', {
      choose(state, frame, move) {
        waiting('turn').choose(state, frame, move);
        const next = topOf(state.cards, DECK);
        if (next >= 0 && kindOf(faceOf(state.cards, next)) === 'gem') state.gems[0] = 0;
      },
    });
    expect(
      inGames(drawn, ({ state, move, at }) => {
        invariants.redealTellsNothing(drawn, state, move, at % state.seats, seeded('course'));
      }),
    ).toThrow('sees');
  });

  it('when what is drawn leaves an option out', () => {
    const lazy = withRule('turn', {
      draw(state, frame, rng) {
        const moves: ToyMove[] = [];
        waiting('turn').options(state, frame, moves);
        return pick(rng, moves.length > 1 ? moves.slice(0, -1) : moves);
      },
    });
    expect(inGames(lazy, ({ state }) => invariants.drawsOptions(lazy, state, 'lot'))).toThrow(
      'other moves than its options',
    );
  });

  it('when a copy shares a list with the original', () => {
    const shared: Toy = { ...toy, copy: (state) => ({ ...toy.copy(state), gems: state.gems }) };
    expect(inGames(shared, ({ state }) => invariants.copyIsOwn(shared, state, seeded('copy')))).toThrow(
      'changed the original',
    );
    expect(inGames(shared, ({ state, move }) => invariants.neverMutates(shared, state, move))).toThrow();
  });

  it('when a card gets lost', () => {
    const careless = withRule('left', {
      choose: (state) => void (state.cards.top[DISCARD] = state.cards.below[topOf(state.cards, DISCARD)] ?? -1),
    });
    expect(inGames(careless, ({ state }) => invariants.cardsConserved(state.cards, state.seats))).toThrow('cards');
  });

  it('when a state holds what JSON does not', () => {
    const odd: Toy = { ...toy, setup: (setup, rng) => ({ ...toy.setup(setup, rng), round: -0 }) };
    expect(inGames(odd, ({ state, move }) => invariants.jsonRoundTrip(odd, state, move))).toThrow('written as JSON');
  });

  it('when a seat is left without a choice, or the game has no end', () => {
    const stuck = withRule('order', { options: () => undefined });
    const endless: Toy = { ...toy, longest: 20 };
    expect(inGames(stuck, () => undefined)).toThrow('nothing can be done in "order"');
    expect(inGames(endless, () => undefined)).toThrow('goes on after 20 decisions');
  });

  it('when chance is not in the state', () => {
    const outside = seeded('outside');
    const lucky = withRule('left', { choose: (state) => void (state.gems[0] = roll(outside, 1000)) });
    expect(inGames(lucky, ({ state, move }) => invariants.neverMutates(lucky, state, move))).toThrow(
      'different states',
    );
  });

  it('when it takes a move after the end', () => {
    const setup = setupOf(tablesOf(toy), toy.id, 0);
    wander(toy, setup, ({ state, move }) => {
      expect(() => invariants.refusesTheWrong(toy, state, move, state)).toThrow('should be: game over');
    });
  });
});
