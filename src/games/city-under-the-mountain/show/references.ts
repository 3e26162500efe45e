/** Where the rules say why something cannot be done. */
import type { Reason } from '../../../engine/show';
import { BECAUSES, type Because } from './reasons';

const SECTION: Readonly<Record<Because, string>> = {
  over: 'end',
  otherTurn: 'turn',
  otherChoice: 'turn',
  companyFirst: 'dig',
  companyChosen: 'dig',
  occupied: 'dig',
  danger: 'dig',
  dangerOnly: 'secret-tunnel',
  notBeside: 'dig',
  noFollowUp: 'tunnels',
  noOtherEntrance: 'tunnels',
  entranceNext: 'tunnels',
  noGems: 'dig',
  overtimeFirst: 'overtime',
  caveIn: 'cave-in',
  noRoom: 'dig',
  onlyEntrances: 'tunnels',
  takenTwice: 'invest',
  sameCompany: 'invest',
  bound: 'labor-union',
  firstTurn: 'invest',
  investLater: 'invest',
  stocked: 'stock-market',
  actsAlone: 'chance',
  whileDigging: 'chance',
  noDanger: 'secret-tunnel',
  noGemLeft: 'finders-keepers',
  declared: 'finders-keepers',
  overtimeLater: 'overtime',
  noField: 'overtime',
  olderFirst: 'overtime',
  noOvertimeYet: 'overtime',
  ownCaveIn: 'cave-in',
  afterTurn: 'cave-in',
  oneEach: 'cave-in',
};

/** The section of the rules that a reason comes from. */
export function ruleOf({ because }: Reason): string {
  const known = BECAUSES.find((reason) => reason === because);
  return known === undefined ? 'turn' : SECTION[known];
}
