/** What the rules of all phases share. */
import { topOf, under, type Card, type Zone } from '../../../../engine/cards';
import type { Rules, Seat } from '../../../../engine/game';
import type { Moves } from '../moves';
import type { DwarfFrame } from '../frames';
import type { DwarfState } from '../state';

/** The rules of some of the frames: those of all phases together are the rules of the game. */
export type SomeRules = Partial<Rules<DwarfState, DwarfFrame, Moves>>;

/** Who decides: the seat of the frame, or whose turn it is. */
export const ofSeat = (_s: DwarfState, frame: { readonly seat: Seat }): Seat => frame.seat;
export const ofTurn = (s: DwarfState): Seat => s.turn;

/** Offers every card of a zone. */
export function each<Name extends string>(
  s: DwarfState,
  zone: Zone,
  name: Name,
  list: { push(move: { readonly do: Name; readonly card: Card }): void },
): void {
  for (let card = topOf(s.cards, zone); card >= 0; card = under(s.cards, card)) list.push({ do: name, card });
}
