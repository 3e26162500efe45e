/** Where the rules say why something cannot be done. */
import type { Reason } from '../../../engine/show';
import { BECAUSES, type Because } from './reasons';

const SECTION: Readonly<Record<Because, string>> = {
  over: 'winning',
  'other-turn': 'turn',
  'other-choice': 'turn',
  broken: 'tools',
  'fits-nowhere': 'paths',
  'all-broken': 'tools',
  'nothing-to-mend': 'mending',
  'nothing-laid': 'rockfall',
  'goals-up': 'map',
  'no-way': 'paths',
  'no-fit': 'paths',
  occupied: 'paths',
  'broken-already': 'tools',
  'not-broken': 'mending',
  'tool-first': 'mending',
  'start-stays': 'rockfall',
  'goal-stays': 'rockfall',
  'goal-up': 'map',
  'only-goals': 'map',
  'only-cells': 'paths',
  'only-players': 'tools',
  'only-paths': 'rockfall',
  'card-first': 'turn',
  'pass-first': 'pass',
  'laid-first': 'pass',
  'drawn-alone': 'turn',
  'gold-later': 'gold',
  'role-hidden': 'roles',
  'gold-hidden': 'gold',
};

/** The section of the rules that a reason comes from. */
export function ruleOf({ because }: Reason): string {
  const known = BECAUSES.find((reason) => reason === because);
  return known === undefined ? 'turn' : SECTION[known];
}
