/** What is asked once more before it is done. */
import type { DwarfMove } from '../rules/moves';
import type { DwarfState } from '../rules/state';

/** Whether a move uses up a trait: it works once a game. */
export const isFinal = (_view: DwarfState, move: DwarfMove): boolean => move.do === 'trait' || move.do === 'strong';
