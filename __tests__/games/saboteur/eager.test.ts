/** What the contract asks, in games in which goals are reached and gold is handed round. */
import { pending } from '../../../src/engine/frames';
import { seeded } from '../../../src/engine/rng';
import { saboteur } from '../../../src/games/saboteur';
import type { SaboteurState } from '../../../src/games/saboteur/rules/state';
import {
  cardsConserved,
  guessFits,
  jsonRoundTrip,
  neverMutates,
  redealTellsNothing,
  urnsAddUp,
  viewHides,
} from '../../../src/lab/check/invariants';
import { eagerGame, eagerSetup } from './eager';

/** Where the gold is handed round or a goal was turned, or seldom elsewhere. */
const isWorthALook = (state: SaboteurState, at: number): boolean =>
  at % 31 === 0 || state.stack.at(-1)?.kind === 'gold' || (state.news ?? []).some((event) => event.what === 'reached');

test('eager games reach the treasure, stones and several goals, and keep all invariants', () => {
  const met = new Map<string, number>();
  for (let n = 0; n < 200; n++) {
    const end = eagerGame(eagerSetup('met', n), ({ state }) => {
      cardsConserved(state.cards, state.seats);
      saboteur.check(state);
      const reached = (state.news ?? []).filter((event) => event.what === 'reached').length;
      if (reached > 0) met.set(`${reached} at once`, (met.get(`${reached} at once`) ?? 0) + 1);
      for (const event of state.news ?? []) met.set(event.what, (met.get(event.what) ?? 0) + 1);
    });
    saboteur.check(end);
  }
  for (const what of ['1 at once', '2 at once', 'took', 'paid', 'unpaid', 'reached'])
    expect(met.get(what)).toBeGreaterThan(0);
}, 300_000);

test('nothing leaks while goals are reached and gold is handed round, and guesses are possible worlds', () => {
  let made = 0;
  for (let n = 0; n < 32; n++) {
    eagerGame(eagerSetup('leaks', n), ({ state, move, at }) => {
      if (!isWorthALook(state, at)) return;
      urnsAddUp(state.cards, state.seats);
      for (let seat = 0; seat < state.seats; seat++) {
        viewHides(saboteur, state, seat);
        guessFits(saboteur, state, seat, seeded(`guess ${at}`));
        if (redealTellsNothing(saboteur, state, move, seat, seeded(`redeal ${at}`))) made++;
      }
    });
  }
  expect(made).toBeGreaterThan(500);
}, 300_000);

test('states are JSON and are not changed by looking, while gold is handed round', () => {
  let looks = 0;
  for (let n = 0; n < 32; n++) {
    eagerGame(eagerSetup('json', n), ({ state, move }) => {
      if (pending(saboteur, state)?.phase !== 'ending') return;
      looks++;
      jsonRoundTrip(saboteur, state, move);
      neverMutates(saboteur, state, move);
    });
  }
  expect(looks).toBeGreaterThan(50);
}, 300_000);
