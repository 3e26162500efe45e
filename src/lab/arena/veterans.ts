/**
 * The bots of version 1.0, kept as opponents: how they judged a table, before anything was learned, and how long they thought. Stronger bots
 * are shown to be stronger against them.
 */
import type { Advice } from '../../engine/advice';
import { isOver } from '../../engine/frames';
import type { Move, State } from '../../engine/game';
import { cityAdvice } from '../../games/city-under-the-mountain/bots/advice';
import { opinions as cityOpinions } from '../../games/city-under-the-mountain/bots/reckoning';
import { city } from '../../games/city-under-the-mountain';
import { dwarf } from '../../games/dig-deeper-dwarf';
import { advice as dwarfAdvice, weighBy } from '../../games/dig-deeper-dwarf/bots/advice';
import { TASTE } from '../../games/dig-deeper-dwarf/bots/taste';

/** A judgement by hand: the chances are as the powers of e of what is thought of each seat. */
function byHand<S extends State, M extends Move>(
  advice: Advice<S, M>,
  opinions: (state: S, into: number[]) => void,
): Advice<S, M>['judge'] {
  return (state, values) => {
    if (isOver(state)) return advice.judge(state, values);
    opinions(state, values);
    let all = 0;
    for (let seat = 0; seat < state.seats; seat++) {
      values[seat] = Math.exp(values[seat] ?? 0);
      all += values[seat] ?? 0;
    }
    for (let seat = 0; seat < state.seats; seat++) values[seat] = (values[seat] ?? 0) / all;
  };
}

const cityVeteran: typeof cityAdvice = {
  ...cityAdvice,
  effort: { depth: 24, playouts: 150 },
  judge: byHand(cityAdvice, cityOpinions),
};

/** What coins in the purse were thought to add to a walk home, and how much a standing mine was minded. */
const FIRST = { hoard: 0.0587, itch: 0.5 } as const;

const dwarfVeteran: typeof dwarfAdvice = {
  ...dwarfAdvice,
  weigh: weighBy({ ...TASTE, ...FIRST }),
};

/** By game: the advice of 1.0 where it was another. */
export const VETERANS: Readonly<Record<string, Advice>> = { [city.id]: cityVeteran, [dwarf.id]: dwarfVeteran };
