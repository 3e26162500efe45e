import { faceOf, put, showTo, sizeOf, topOf, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import { connection, SIDES } from '../../../engine/grid';
import type { Reason } from '../../../engine/show';
import { motive } from '../bots/motives';
import type { Outlook } from '../bots/outlook';
import { eventWorth } from '../bots/values';
import { keyOf } from '../cards/faces';
import type { Act } from '../rules/acts';
import { about } from '../rules/deck';
import type { DwarfFrame } from '../rules/frames';
import { hasRubble, pileFaced, runDry, standsOn } from '../rules/mine';
import type { DwarfState } from '../rules/state';
import { discard, pile, pileEvent, rubbleOn } from '../rules/zones';
import { refusal } from '../show/reasons';
import { never, type VerbRule } from './verb';

function minePile(s: DwarfState, act: Act): void {
  const { seat, at } = act;
  const card = topOf(s.cards, pile(at));
  put(s.cards, card, discard(seat));
  showTo(s.cards, card, seat);
  s.lastDug = s.round;
  const left = sizeOf(s.cards, pile(at));
  s.news?.push({ what: 'mined', ...about(s, seat, card), aim: 'pile', at, left });
  if (left === 0) runDry(s, seat, at, standsOn(s, seat));
  sort(s, act, card);
}

function mineRubble(s: DwarfState, act: Act): void {
  const { seat, at } = act;
  const card = topOf(s.cards, rubbleOn(at));
  put(s.cards, card, discard(seat));
  s.news?.push({ what: 'mined', ...about(s, seat, card), aim: 'tile', at, left: sizeOf(s.cards, rubbleOn(at)) });
  sort(s, act, card);
}

/** Industrious is asked after each card, whatever it is: the question tells nothing. */
function sort(s: DwarfState, act: Act, card: Card): void {
  if (act.source === 'trait') push<DwarfFrame>(s, { kind: 'sorting', seat: act.seat, card });
}

/** Mining Rubble from a tile pays only if it opens the way. */
function worthOfClearing(o: Outlook, piece: number): number {
  const here = o.pull[o.here] ?? 0;
  if (piece === o.here) return (o.bestMining(piece) > 0 ? 0.4 : 0.9) - o.taste.rubble;
  return Math.max(0, (o.pull[piece] ?? 0) - here) * 2 - o.taste.rubble;
}

/** Ending the game is bad with a full purse, good while rivals have one. */
function worthOfEnding(o: Outlook, n: number): number {
  const { s } = o;
  if (o.rounds > 2.5 || sizeOf(s.cards, pile(n)) > 1) return 0;
  let rivals = 0;
  for (let seat = 0; seat < s.seats; seat++) if (seat !== o.seat) rivals = Math.max(rivals, o.bestPurchase(seat));
  return (rivals - o.bestPurchase(o.seat)) * 0.5;
}

/** The event that comes to light with the last card of a pile, −1 if it is not the last or not known. */
function lastEvent({ s: { cards } }: Outlook, n: number): number {
  return sizeOf(cards, pile(n)) === 1 ? faceOf(cards, topOf(cards, pileEvent(n))) : -1;
}

function whyDig(o: Outlook, n: number): Reason {
  const event = lastEvent(o, n);
  if (event >= 0 && eventWorth(event) > 0) return motive('digs for the event', { card: keyOf(event) });
  const known = o.face(topOf(o.s.cards, pile(n)));
  return known >= 0 ? motive('digs for a known card', { card: keyOf(known) }) : motive('digs');
}

/** Mine: the top card of an adjacent pile, or a Rubble from the own tile or a connected one. */
export const mine: VerbRule = {
  sign: 'mining',
  rule: 'mining',
  aims(s, { seat }, found) {
    const from = standsOn(s, seat);
    if (hasRubble(s, from)) found('tile', from);
    for (const side of SIDES) {
      const n = pileFaced(s, from, side);
      if (n >= 0) found('pile', n);
      const other = connection(s.grid, from, side);
      if (other >= 0 && hasRubble(s, other)) found('tile', other);
    }
  },
  stillLegal: 'aims',
  needsRubble: never,
  carryOut: (s, act) => (act.aim === 'pile' ? minePile(s, act) : mineRubble(s, act)),
  concerns: never,
  means: { pile: 'pile', tile: 'rubble' },
  whyNot: () => refusal('nothing to mine'),
  bent: 'dig',
  power: 0.6,
  worth: (o, { aim, at }) => (aim === 'pile' ? o.worthOfMining(at) + worthOfEnding(o, at) : worthOfClearing(o, at)),
  best(o, walks) {
    const best = o.bestMining(o.here);
    return best > 0 || !walks ? Math.max(0, best) : o.ore * 0.8;
  },
  harm: (o, act) => (act.aim === 'pile' ? o.spite * o.worthOfMining(act.at, act.seat) - worthOfEnding(o, act.at) : 0),
  reason: (o, { aim, at }) => (aim === 'pile' ? whyDig(o, at) : motive('clears the way')),
  whyStop(o, act) {
    const { cards } = o.s;
    const event = act.aim === 'pile' && sizeOf(cards, pile(act.at)) === 1 ? topOf(cards, pileEvent(act.at)) : -1;
    return event >= 0 ? motive('stops an event', { card: keyOf(faceOf(cards, event)) }) : motive('stops digging');
  },
};
