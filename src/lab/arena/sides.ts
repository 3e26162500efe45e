/** Sides that are dealt anew each round: who belongs to which, for whoever sees the whole table. */
import { faceOf, topOf } from '../../engine/cards';
import type { Seat, State } from '../../engine/game';
import { PRINT } from '../../games/saboteur/cards/faces';
import { roleOf } from '../../games/saboteur/rules/state';

const isMiner = ({ cards }: State, seat: Seat): boolean =>
  PRINT[faceOf(cards, topOf(cards, roleOf(seat)))]?.key === 'miner';

const MEASURED = 3;

/** Whether a seat is one of the first three miners after the round's saboteurs are counted out. */
export function sideOf(state: State, seat: Seat): 'three' | 'rest' {
  if (!isMiner(state, seat)) return 'rest';
  let before = 0;
  for (let other = 0; other < seat; other++) if (isMiner(state, other)) before++;
  return before < MEASURED ? 'three' : 'rest';
}
