import { put, randomOf, sizeOf } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { motive } from '../bots/motives';
import { about } from '../rules/deck';
import { areAdjacent, atCamp } from '../rules/mine';
import type { DwarfState } from '../rules/state';
import { discard, revealed } from '../rules/zones';
import { refusal } from '../show/reasons';
import { never, type VerbRule } from './verb';

/** Tells who can be robbed: whoever is adjacent, not on the Camp, and has resources in front. */
function victims(s: DwarfState, seat: Seat, found: (other: Seat) => void): void {
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || atCamp(s, other) || sizeOf(s.cards, revealed(other)) === 0) continue;
    if (areAdjacent(s, seat, other)) found(other);
  }
}

/** Steal a Resource: a random one of those revealed in front of an adjacent dwarf. */
export const steal: VerbRule = {
  sign: 'snatch',
  rule: 'steal',
  aims: (s, { seat }, found) => victims(s, seat, (other) => found('seat', other)),
  stillLegal: 'aims',
  needsRubble: never,
  carryOut(s, { seat, at: from }) {
    const card = randomOf(s.cards, revealed(from), s.rng);
    put(s.cards, card, discard(seat));
    s.news?.push({ what: 'stole', ...about(s, seat, card), from });
  },
  concerns: (_s, act, seat) => act.at === seat,
  means: { seat: 'seat' },
  whyNot: () => refusal('nobody to rob'),
  bent: 'rob',
  power: 0.35,
  worth: (o, { at }) => o.worthOfLoot(at) * o.taste.loot * (1 + o.spite),
  best(o) {
    let best = 0;
    victims(o.s, o.seat, (other) => {
      best = Math.max(best, o.worthOfLoot(other) * o.taste.loot * (1 + o.spite));
    });
    return best;
  },
  harm: (o, act) => o.worthOfLoot(act.at) * (act.at === o.seat ? 1 + o.spite : o.spite),
  reason: () => motive('steals'),
  whyStop: (o, act) => motive(act.at === o.seat ? 'stops a theft' : 'stops'),
};
