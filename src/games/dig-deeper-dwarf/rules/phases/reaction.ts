/** The frames around an announced action: saying it, the answers to it, carrying it out. */
import { push } from '../../../../engine/frames';
import type { Seat } from '../../../../engine/game';
import type { Act } from '../acts';
import { aims, carryOut, needsRubble, say } from '../../verbs/acting';
import type { Actor } from '../../verbs/verb';
import { BASIC_VERBS } from '../../cards/row';
import { held, tax } from '../deck';
import type { Moves } from '../moves';
import { reactionChain } from '../reactions';
import type { DwarfFrame } from '../frames';
import type { DwarfState } from '../state';
import { pay } from '../playing';
import { ofSeat, type SomeRules } from './rule';

/** Well-Prepared: any basic action, free but for the call of nature (rules 11.8, 11.9). */
function freeOptions(s: DwarfState, frame: { readonly seat: Seat }, list: Moves['free'][]): void {
  const { seat } = frame;
  for (const verb of BASIC_VERBS) {
    const left = held(s, seat) - tax(s, seat, verb === 'move');
    const actor: Actor = { seat, source: verb === 'thwart' ? 'trait' : 'basic', hand: left, pays: false, more: false };
    if (left >= 0) aims(s, actor, verb, (aim, at) => list.push({ do: 'basic', verb, aim, at }));
  }
  list.push({ do: 'done' });
}

export const reactionRules = {
  ...reactionChain,
  say: { phase: 'reaction', run: (s, frame) => say(s, frame.act, frame.answers) },
  now: { phase: 'reaction', run: (s, frame) => carryOut(s, frame.act) },
  free: {
    phase: 'reaction',
    seat: ofSeat,
    options: freeOptions,
    choose(s, frame, move) {
      if (move.do === 'done') return;
      const source = move.verb === 'thwart' ? 'trait' : 'basic';
      const act: Act = { seat: frame.seat, verb: move.verb, source, card: -1, aim: move.aim, at: move.at };
      push<DwarfFrame>(s, { kind: 'now', act });
      pay(s, frame.seat, tax(s, frame.seat, move.verb === 'move'), needsRubble(act));
    },
  },
} satisfies SomeRules;
