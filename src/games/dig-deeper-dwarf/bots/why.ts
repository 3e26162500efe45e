/** Why a move is a good one, as data. */
import { cardsIn, faceOf, topOf, type Card } from '../../../engine/cards';
import { lastAnnounced } from '../../../engine/chain';
import type { Seat } from '../../../engine/game';
import type { Reason } from '../../../engine/show';
import type { Act } from '../rules/acts';
import { isRubble, keyOf, pointsOf } from '../cards/faces';
import { decider, waiting, isPlain, isQuestion, questionOf, type Waiting } from '../rules/waiting';
import type { DwarfMove, PlainMove } from '../rules/moves';
import type { DwarfState } from '../rules/state';
import { held } from '../rules/deck';
import { actions, jewels, kept } from '../rules/zones';
import { copyOf } from '../verbs/verb';
import { whyDo, whyStop } from './deeds';
import { motive } from './motives';
import { Outlook } from './outlook';
import { hasDraw } from './values';
import { TASTE } from './taste';

/** Why the seat that sees the view should choose a move. */
export function reason(s: DwarfState, move: DwarfMove): Reason {
  const frame = waiting(s);
  if (frame === null) return motive('looks best');
  const o = new Outlook(s, decider(s, frame), TASTE);
  if (isQuestion(frame)) return questionOf(frame).reason(o, frame, move);
  return isPlain(frame, move) ? plainReason(o, frame, move) : motive('looks best');
}

function plainReason(o: Outlook, frame: Waiting, move: PlainMove): Reason {
  const { s } = o;
  const card = 'card' in move ? keyOf(faceOf(s.cards, move.card)) : 'back';
  switch (move.do) {
    case 'basic':
    case 'act':
      return whyDo(o, move);
    case 'play':
      if (hasDraw(faceOf(s.cards, move.card))) return motive('plays for cards', { card });
      return motive(held(s, o.seat) > 2 ? 'plays' : 'looks best');
    case 'reveal':
      return isSpoilt(s, o.seat, move.card) ? motive('looks best') : motive('reveals', { card });
    case 'buy': {
      const jewel = faceOf(s.cards, topOf(s.cards, jewels(move.pile)));
      return motive('buys', { card: keyOf(jewel), count: pointsOf(jewel) });
    }
    case 'craft':
      return motive('crafts', { card: keyOf(faceOf(s.cards, topOf(s.cards, actions(move.pile)))) });
    case 'companion':
      return motive('calls', { card });
    case 'thwart':
    case 'thwart-basic':
      return whyStop(o, lastAnnounced<Act>(s));
    case 'copy': {
      const act = lastAnnounced<Act>(s);
      return act === null ? motive('looks best') : motive('copies', { card: keyOf(faceOf(s.cards, copyOf(act))) });
    }
    case 'pass':
      return motive(frame.kind === 'asking' ? 'saves a trait' : 'lets be');
    case 'pay':
    case 'discard':
      return frame.kind === 'pay' || frame.kind === 'discard' ? motive('comes back', { card }) : motive('looks best');
    case 'keep':
      return 'card' in move ? motive('keeps', { card }) : motive('looks best');
    case 'out':
      return isRubble(sortedFace(s)) ? motive('removes rubble') : motive('looks best');
    case 'use':
    case 'trait':
    case 'strong':
    case 'end':
    case 'done':
    case 'lay':
    case 'fee':
    case 'take':
    case 'to':
    case 'give-up':
      return motive('looks best');
  }
}

/** The face of the card that Industrious may take out of the game. */
function sortedFace(s: DwarfState): number {
  const frame = waiting(s);
  return frame?.kind === 'sorting' ? faceOf(s.cards, frame.card) : -1;
}

/** Whether a Gold that is revealed would be lost to Fool's Gold. */
const isSpoilt = (s: DwarfState, seat: Seat, card: Card): boolean =>
  keyOf(faceOf(s.cards, card)) === 'gold' &&
  cardsIn(s.cards, kept(seat)).some((each) => keyOf(faceOf(s.cards, each)) === 'fools-gold');
