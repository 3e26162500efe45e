/** Where the rules say why something cannot be done. */
import type { Reason } from '../../../engine/show';
import { REASONS, type WhyNot } from './reasons';
import { RULE_KEYS, type RuleKey } from '../words/speech';

const SECTION: Readonly<Record<WhyNot, RuleKey>> = {
  'not your turn': 'turn',
  'rubble on your tile': 'move',
  'rubble there': 'move',
  'no way there': 'mine',
  'nothing to mine': 'mining',
  'basic used': 'basic',
  'too few cards': 'basic',
  'nobody to rob': 'steal',
  'no companion to drive': 'drive',
  'nothing of it': 'playing',
  'only a reaction': 'thwart',
  'nothing to copy': 'copy',
  'no hand card': 'playing',
  'bought already': 'buy',
  'not at camp': 'buy',
  'cannot afford': 'buy',
  'crafted already': 'craft',
  'no workbench': 'craft',
  'pile empty': 'craft',
  'companion used': 'companions',
  'mycolus waits': 'mycolus-maximus',
  'passive event': 'delayed',
  'not on its tile': 'delayed',
  'too little rubble': 'cave-otter',
  'nothing besides rubble': 'crunchy-munchy',
  'no target': 'delayed',
  'trait waits': 'traits',
  'is rubble': 'score',
  'is jewelry': 'score',
  'not now': 'turn',
  'at the piles': 'cave-merchant',
};

/** What several cards may lack: the card itself says what it needs. */
const OF_CARD: readonly string[] = ['too little rubble', 'no target'] satisfies WhyNot[];

/** The section of the rules that a reason comes from. */
export function ruleOf({ because, card }: Reason): RuleKey {
  const own = OF_CARD.includes(because) ? RULE_KEYS.find((rule) => rule === card) : undefined;
  const known = REASONS.find((reason) => reason === because);
  return own ?? (known === undefined ? 'turn' : SECTION[known]);
}
