/** The rules without anything that is shown: all that bots need. */
import type { Game } from '../../engine/game';
import { EDITION } from './cards/faces';
import type { DwarfMove } from './rules/moves';
import { concerns } from './rules/reactions';
import { rules } from './rules/rules';
import { check, standings } from './rules/score';
import { ID, setup, VERSION } from './rules/setup';
import { copy, TWISTS, VARIANTS, type Choice, type DwarfState } from './rules/state';
import { waiting } from './rules/waiting';
import { hand } from './rules/zones';

/** What is paid for from the hand, and what needs a Rubble in it: moves by their names, actions by their verbs. */
const BY_THE_HAND: readonly string[] = ['buy', 'pay', 'strong', 'out', 'remove', 'give', 'munch'];

/** Frames that anybody may be done with, whatever they hold; others let a seat be done only if it could not go on. */
const ENDED_FREELY: readonly string[] = ['card', 'free'];

const veiled = (s: DwarfState, move: DwarfMove): boolean =>
  move.do === 'done'
    ? !ENDED_FREELY.includes(waiting(s)?.kind ?? '')
    : BY_THE_HAND.includes('verb' in move ? move.verb : move.do);

/** Dig Deeper Dwarf, by Robin Westphal. */
export const dwarf: Game<DwarfState, DwarfMove, Choice> = {
  id: ID,
  version: VERSION,
  edition: EDITION,
  seats: [2, 4],
  variants: VARIANTS,
  twists: TWISTS,
  rules,
  longest: 100_000,
  setup,
  copy,
  standings,
  round: ({ round }) => round,
  concerns,
  settles: ['card', 'tile', 'asking'],
  openly: ['asking'],
  grand: ['triggered', 'bought'],
  hand,
  veiled,
  check,
};
