/** What a ladder says of each announced action is what the rules make of it if nobody says anything more. */
import { ladder, PASS } from '../../../src/engine/chain';
import { apply, isOver, options, pending, start } from '../../../src/engine/frames';
import { pick, roll, seeded } from '../../../src/engine/rng';
import { verdicts } from '../../../src/engine/verdicts';
import { dwarf } from '../../../src/games/dig-deeper-dwarf';
import type { Act } from '../../../src/games/dig-deeper-dwarf/rules/acts';
import type { DwarfNews } from '../../../src/games/dig-deeper-dwarf/rules/news';
import type { DwarfState } from '../../../src/games/dig-deeper-dwarf/rules/state';
import { table, type Position } from './table';

const AT_THE_PILE: Position = {
  seats: 3,
  dwarves: 'e e e',
  hands: ['mine thwart', 'mimic thwart', 'thwart'],
};

const stands = (...moves: readonly string[]): boolean[] => verdicts(dwarf, table(AT_THE_PILE).plays(...moves).state);

it('a Thwart lets the action below it fall, and a Thwart against that lets it stand again', () => {
  expect(stands('A play mine', 'A mine ee')).toEqual([true]);
  expect(stands('A play mine', 'A mine ee', 'B thwart thwart')).toEqual([false, true]);
  expect(stands('A play mine', 'A mine ee', 'B thwart thwart', 'C thwart thwart')).toEqual([true, false, true]);
});

it('a Copy cancels nothing: what it copies will be carried out all the same', () => {
  expect(stands('A play mine', 'A mine ee', 'B copy mimic')).toEqual([true, true]);
  expect(stands('A play mine', 'A mine ee', 'B copy mimic', 'C thwart thwart')).toEqual([true, false, true]);
});

it('an action announced in a chain above another lets that one be', () => {
  const nested = ['A play mine', 'A mine ee', 'B copy mimic', 'C pass', 'A pass', 'B mine ee'];
  expect(stands(...nested)).toEqual([true, true]);
  expect(stands(...nested, 'C thwart thwart')).toEqual([true, false, true]);
});

/** Passes for everybody until something else is asked, or the game is over. */
function letBe(before: DwarfState): { state: DwarfState; news: DwarfNews[] } {
  let state = before;
  const news: DwarfNews[] = [];
  while (pending(dwarf, state)?.frame.kind === 'window') {
    state = apply(dwarf, state, PASS);
    news.push(...(state.news ?? []));
  }
  return { state, news };
}

it('agrees with what happens, in chains of random games', () => {
  let [chains, longest] = [0, 0];
  for (let game = 0; game < 12; game++) {
    const chance = seeded(`verdicts ${game}`);
    let state = start(dwarf, { seats: 4, seed: `verdicts ${game}`, variants: [] });
    for (let at = 0; at < 900 && !isOver(state); at++) {
      if (pending(dwarf, state)?.frame.kind === 'window') {
        const rungs = ladder<Act>(state);
        const after = letBe(state);
        const left = ladder<Act>(after.state).map(({ action }) => action);
        const cancelled = after.news.flatMap((each) => (each.what === 'thwarted' ? [each.act] : []));
        const said = verdicts(dwarf, state);
        rungs.forEach(({ action, live }, i) => {
          if (left.includes(action)) return;
          expect({ i, stands: said[i] }).toEqual({ i, stands: live && !cancelled.includes(action) });
        });
        chains++;
        longest = Math.max(longest, rungs.length);
      }
      // Whoever can react does so more often than not.
      const moves = options(dwarf, state);
      const reactions = moves.filter((move) => move.do !== 'pass');
      state = apply(dwarf, state, pick(chance, reactions.length > 0 && roll(chance, 3) > 0 ? reactions : moves));
    }
  }
  expect(chains).toBeGreaterThan(1000);
  expect(longest).toBeGreaterThan(3);
});
