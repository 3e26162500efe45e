import { faceOf, put, sizeOf, topOf, under, zoneOf } from '../../../engine/cards';
import { motive } from '../bots/motives';
import { eventWorth } from '../bots/values';
import { keyOf } from '../cards/faces';
import { about } from '../rules/deck';
import { areAdjacent } from '../rules/mine';
import { companions, GONE, ownerOf } from '../rules/zones';
import { refusal } from '../show/reasons';
import { never, type VerbRule } from './verb';

/** Drive a Companion away: one of an adjacent dwarf leaves the game. */
export const drive: VerbRule = {
  sign: 'shouting',
  rule: 'drive',
  aims(s, { seat }, found) {
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || sizeOf(s.cards, companions(other)) === 0 || !areAdjacent(s, seat, other)) continue;
      for (let card = topOf(s.cards, companions(other)); card >= 0; card = under(s.cards, card)) found('card', card);
    }
  },
  stillLegal: 'aims',
  needsRubble: never,
  carryOut(s, { seat, at: card }) {
    const from = ownerOf(s.cards.zone[card] ?? 0);
    put(s.cards, card, GONE);
    s.news?.push({ what: 'drove-away', ...about(s, seat, card), from });
  },
  concerns: (s, act, seat) => ownerOf(s.cards.zone[act.at] ?? 0) === seat,
  means: { card: 'companion' },
  whyNot: () => refusal('no companion to drive'),
  bent: 'thwart',
  power: 0.08,
  worth: (o, { at }) => o.spite * Math.min(1, o.rounds / 5) * Math.max(0, eventWorth(faceOf(o.s.cards, at))),
  best: () => 0.05,
  harm: ({ s, seat }, { at }) =>
    ownerOf(zoneOf(s.cards, at)) === seat ? 0.7 * Math.max(0.1, eventWorth(faceOf(s.cards, at))) : 0,
  reason: (o, { at }) => motive('drives away', { card: keyOf(faceOf(o.s.cards, at)) }),
  whyStop: (o, { at }) => motive('stops', { card: keyOf(faceOf(o.s.cards, at)) }),
};
