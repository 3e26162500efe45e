/** Why a move is a good one, as data. */
import { faceOf, sizeOf, topOf, zoneOf, type Card } from '../../../engine/cards';
import { lastAnnounced } from '../../../engine/chain';
import type { Reason } from '../../../engine/show';
import type { Act, Deed } from '../acts';
import { isRubble, keyOf, pointsOf } from '../cards';
import { decider, waiting } from '../facts';
import { hasWorkbench } from '../mine';
import type { DwarfMove } from '../moves';
import type { DwarfState } from '../state';
import { CAMP } from '../tiles';
import { actions, hand, jewels, pile, pileEvent } from '../zones';
import type { Motive } from './motives';
import { Outlook } from './outlook';
import { eventWorth, hasDraw } from './print';
import { TASTE } from './taste';

/** A reason of this game. */
const because = (motive: Motive, of: Omit<Reason, 'because'> = {}): Reason => ({ because: motive, ...of });

/** Why the seat that sees the view should choose a move. */
export function reason(s: DwarfState, move: DwarfMove): Reason {
  const frame = waiting(s);
  if (frame === null) return because('looks best');
  const o = new Outlook(s, decider(s, frame), TASTE);
  const card = 'card' in move ? keyOf(faceOf(s.cards, move.card)) : 'back';
  switch (move.do) {
    case 'basic':
    case 'act':
      return ofDeed(o, move);
    case 'play':
      return because(hasDraw(faceOf(s.cards, move.card)) ? 'plays for cards' : 'plays', { card });
    case 'reveal':
      return because('reveals', { card });
    case 'buy': {
      const jewel = faceOf(s.cards, topOf(s.cards, jewels(move.pile)));
      return because('buys', { card: keyOf(jewel), count: pointsOf(jewel) });
    }
    case 'craft':
      return because('crafts', { card: keyOf(faceOf(s.cards, topOf(s.cards, actions(move.pile)))) });
    case 'companion':
      return because('calls', { card });
    case 'use':
      return because('uses', { card });
    case 'trait':
    case 'strong':
      return because('uses a trait', { card });
    case 'end':
      return because('ends');
    case 'thwart':
    case 'thwart-basic':
      return ofThwart(o, lastAnnounced<Act>(s));
    case 'copy':
      return because('copies', { card });
    case 'pass':
      return because(frame.kind === 'asking' ? 'saves a trait' : 'lets be');
    case 'pay':
    case 'discard':
    case 'fee':
    case 'lose':
    case 'give':
    case 'dismiss':
      return because('parts with the least', { card });
    case 'remove':
      return isRubble(faceOf(s.cards, move.card))
        ? because('removes rubble')
        : because('removes a weak card', { card });
    case 'keep':
      return 'card' in move ? because('keeps', { card }) : because('looks best');
    case 'done':
      return because(frame.kind === 'keep' ? 'keeps none' : 'leaves the rest');
    case 'lay':
      return because('opens piles');
    case 'top':
      return because('puts on top', { card });
    case 'under':
      return because('puts under');
    case 'cancel':
    case 'let':
      return frame.kind === 'canary' ? ofCanary(s, move.do, frame.card) : because('looks best');
    case 'take':
      return because('takes', {
        card: 'pile' in move ? keyOf(faceOf(s.cards, topOf(s.cards, actions(move.pile)))) : card,
      });
    case 'out':
      return because('removes rubble');
    case 'to':
    case 'drift':
    case 'gift':
    case 'skip':
    case 'give-up':
      return because('looks best');
  }
}

const ofCanary = (s: DwarfState, answer: 'cancel' | 'let', card: Card): Reason =>
  because(answer === 'cancel' ? 'cancels' : 'lets happen', { card: keyOf(faceOf(s.cards, card)) });

/** Why an action is a good one. */
function ofDeed(o: Outlook, { verb, aim, at }: Deed): Reason {
  const { s } = o;
  switch (verb) {
    case 'move':
      return ofWalk(o, at);
    case 'mine':
      return aim === 'pile' ? ofDigging(o, at) : because('clears the way');
    case 'remove':
    case 'give':
      if (aim === 'seat') return because('gives rubble');
      if (aim === 'tile') return because('blocks a way');
      return holdsRubble(o) ? because('removes rubble') : because('removes a weak card');
    case 'steal':
      return because('steals');
    case 'drive':
      return because('drives away', { card: keyOf(faceOf(s.cards, at)) });
    case 'investigate':
      return because('investigates');
    case 'draw':
    case 'look':
      return because('draws');
    case 'swap':
      return because('swaps');
    case 'munch':
      return because('removes rubble');
    case 'copy':
      return because('copies', { card: keyOf(faceOf(s.cards, at)) });
    case 'thwart':
      return ofThwart(o, lastAnnounced<Act>(s));
  }
}

function holdsRubble({ s, seat }: Outlook): boolean {
  for (let card = topOf(s.cards, hand(seat)); card >= 0; card = s.cards.below[card] ?? -1) {
    if (isRubble(faceOf(s.cards, card))) return true;
  }
  return false;
}

function ofDigging(o: Outlook, n: number): Reason {
  const { cards } = o.s;
  const known = o.face(topOf(cards, pile(n)));
  const event = faceOf(cards, topOf(cards, pileEvent(n)));
  if (sizeOf(cards, pile(n)) === 1 && event >= 0 && eventWorth(event) > 0) {
    return because('digs for the event', { card: keyOf(event) });
  }
  return known >= 0 ? because('digs for a known card', { card: keyOf(known) }) : because('digs');
}

/** Where a step leads: what draws a seat most along that way. */
function ofWalk(o: Outlook, to: number): Reason {
  const { s } = o;
  const buys = o.bestPurchase(o.seat) > 0;
  if (to === CAMP) return because(buys ? 'walks to buy' : 'walks to craft');
  if (o.bestMining(to) > 0) return because('walks to a pile');
  if (hasWorkbench(s, to)) return because('walks to craft');
  const home = o.stepsHome;
  return because(buys && (home[to] ?? 0) < (home[o.here] ?? 0) ? 'walks to buy' : 'walks on');
}

/** What an announced action would do. */
function ofThwart(o: Outlook, act: Act | null): Reason {
  if (act === null) return because('stops');
  const { cards } = o.s;
  switch (act.verb) {
    case 'mine': {
      const event = act.aim === 'pile' && sizeOf(cards, pile(act.at)) === 1 ? topOf(cards, pileEvent(act.at)) : -1;
      if (event >= 0) return because('stops an event', { card: keyOf(faceOf(cards, event)) });
      return because('stops digging');
    }
    case 'steal':
      return because('stops a theft');
    case 'move':
      return because(act.at === CAMP ? 'stops a way to the camp' : 'stops');
    case 'give':
      return because('stops rubble');
    case 'thwart':
      return because('defends');
    case 'drive':
      return because('stops', { card: keyOf(faceOf(cards, act.at)) });
    default:
      return because('stops', zoneOf(cards, act.card) < 0 ? {} : { card: keyOf(faceOf(cards, act.card)) });
  }
}
