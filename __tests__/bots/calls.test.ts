import { LEVELS } from '../../src/bots/levels';
import { ponderCall, type Pondering } from '../../src/bots/ponder';
import { options, pending, start, step } from '../../src/engine/frames';
import type { State } from '../../src/engine/game';
import { roll, seeded } from '../../src/engine/rng';
import { view } from '../../src/engine/view';
import { games } from '../../src/games/all';

/** How many courses somebody thinks through. */
function lengthOf(pondering: Pondering): number {
  let courses = 1;
  while (!pondering.run(1)) courses++;
  return courses;
}

const callers = games.flatMap(({ game, advice }) => (advice && 'window' in game.rules ? [{ game, advice }] : []));

it('there is a game with calls', () => expect(callers).not.toEqual([]));

it.each(LEVELS)('in a call a bot (%s) thinks as long whatever it holds, also if it can only pass', (level) => {
  for (const { game, advice } of callers) {
    const rng = seeded('calls');
    const state: State = start(game, { seats: 3, seed: 'calls', variants: [] });
    const lengths = { free: new Set<number>(), bound: new Set<number>() };
    while (lengths.free.size === 0 || lengths.bound.size === 0) {
      const moves = options(game, state);
      const { seat = 0 } = pending(game, state) ?? {};
      const held = moves.length > 1 ? lengths.free : lengths.bound;
      if (state.stack[state.stack.length - 1]?.kind === 'window' && held.size === 0) {
        const question = { game, advice, view: view(game, state, seat), story: [], seed: 'even' };
        held.add(lengthOf(ponderCall(question, level)));
      }
      step(game, state, moves[roll(rng, moves.length)] ?? { do: 'pass' });
    }
    expect(lengths.free).toEqual(lengths.bound);
  }
});
