/** The frames of the Activity phase: actions and what they ask, buying and crafting. */
import { cardsIn, faceOf, topOf, under } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import { activityOptions, begin } from '../activity';
import { aims, type Actor } from '../aims';
import { actionsOf, isRubble, type Verb } from '../cards';
import { discardCard, drawCards, held, countRubble } from '../deck';
import { beginTurn, endTurn } from '../ending';
import { hasRubble, standsOn } from '../mine';
import type { Moves } from '../moves';
import { cancelPurchase, craft, otherGold, payFor, payments, replaceGold } from '../purchase';
import type { CardFrame, DwarfFrame } from '../stack';
import type { DwarfState } from '../state';
import { strongTargets, throwRubble } from '../traits';
import { pay, payCard, perform, putAllUnder, putOnTop, removeTo, say, sortOut } from '../verbs';
import { hand } from '../zones';
import { each, ofSeat, ofTurn, type SomeRules } from './rule';

const DREW = 1;
const STOLE = 2;
/** Above these bits: the tile that a trait's Move was last aimed at, counted from 1. */
const AIM = 2;

/** Agile may cross Rubble, but must go on as long as it can (rules 11.11). */
const mustGoOn = (s: DwarfState, { source, did, seat }: CardFrame, moves: number): boolean =>
  source === 'trait' && moves > 0 && did >> AIM === standsOn(s, seat) + 1 && hasRubble(s, standsOn(s, seat));

/** What is kept of an action that was chosen from a card: what rules others out, or how it must go on. */
function deed({ did, source }: CardFrame, { verb, at }: Moves['card'] & { do: 'act' }): number {
  if (verb === 'move' && source === 'trait') return (at + 1) << AIM;
  return did | (verb === 'draw' ? DREW : verb === 'steal' ? STOLE : 0);
}

/** Whether an earlier slot that is left has the same action: it is offered once. */
function offeredBefore(verbs: readonly Verb[], left: number, slot: number): boolean {
  for (let i = 0; i < slot; i++) if (verbs[i] === verbs[slot] && (left & (1 << i)) !== 0) return true;
  return false;
}

function cardOptions(s: DwarfState, frame: CardFrame, list: Moves['card'][]): void {
  const verbs = actionsOf(faceOf(s.cards, frame.card));
  for (let slot = 0; slot < verbs.length; slot++) {
    const verb = verbs[slot];
    if (verb === undefined || (frame.actions & (1 << slot)) === 0) continue;
    if (offeredBefore(verbs, frame.actions, slot)) continue;
    if ((verb === 'draw' && (frame.did & STOLE) !== 0) || (verb === 'steal' && (frame.did & DREW) !== 0)) continue;
    const more = (frame.actions & ~(1 << slot)) !== 0;
    const actor: Actor = { seat: frame.seat, source: frame.source, hand: held(s, frame.seat), pays: false, more };
    aims(s, actor, verb, (aim, at) => list.push({ do: 'act', slot, verb, aim, at }));
  }
  if (!mustGoOn(s, frame, list.length)) list.push({ do: 'done' });
}

export const activityRules = {
  turn: { phase: 'activity', run: beginTurn },
  activity: {
    phase: 'activity',
    seat: ofTurn,
    options: (s, _frame, list) => activityOptions(s, list),
    choose(s, frame, move) {
      if (move.do === 'end') return endTurn(s);
      push<DwarfFrame>(s, frame);
      begin(s, s.turn, move);
    },
  },
  card: {
    phase: 'activity',
    seat: ofSeat,
    options: cardOptions,
    choose(s, frame, move) {
      if (move.do === 'done') return;
      perform(s, { ...frame, actions: frame.actions & ~(1 << move.slot) }, deed(frame, move));
      const { seat, source, card } = frame;
      say(s, { seat, verb: move.verb, source, card, aim: move.aim, at: move.at }, false);
    },
  },
  pay: {
    phase: 'activity',
    seat: ofSeat,
    options(s, frame, list) {
      const last = frame.needsRubble && countRubble(s, frame.seat) === 1;
      for (let card = topOf(s.cards, hand(frame.seat)); card >= 0; card = under(s.cards, card)) {
        if (!last || !isRubble(faceOf(s.cards, card))) list.push({ do: 'pay', card });
      }
    },
    choose(s, frame, move) {
      payCard(s, frame.seat, move.card);
      pay(s, frame.seat, frame.count - 1, frame.needsRubble);
    },
  },
  removing: {
    phase: 'activity',
    seat: ofSeat,
    options(s, frame, list) {
      for (let card = topOf(s.cards, hand(frame.seat)); card >= 0; card = under(s.cards, card)) {
        if (!frame.rubble || isRubble(faceOf(s.cards, card))) list.push({ do: 'remove', card });
      }
      if (list.length === 0) list.push({ do: 'done' });
    },
    choose(s, frame, move) {
      if (move.do === 'remove') removeTo(s, frame, move.card);
      else if (frame.act) s.news?.push({ what: 'lost', act: frame.act });
    },
  },
  swapping: {
    phase: 'activity',
    seat: ofSeat,
    options: (s, frame, list) => each(s, hand(frame.seat), 'discard', list),
    choose(s, frame, move) {
      discardCard(s, frame.seat, move.card);
      drawCards(s, frame.seat, 1);
    },
  },
  investigating: {
    phase: 'activity',
    seat: ofSeat,
    options(s, frame, list) {
      for (const card of cardsIn(s.cards, frame.zone, 3)) list.push({ do: 'top', card });
      list.push({ do: 'under' });
    },
    choose(s, frame, move) {
      if (move.do === 'top') putOnTop(s, frame.seat, frame.zone, move.card);
      else putAllUnder(s, frame.seat, frame.zone);
    },
  },
  looking: {
    phase: 'activity',
    seat: ofSeat,
    options(_s, frame, list) {
      for (const card of frame.cards) list.push({ do: 'discard', card });
      list.push({ do: 'done' });
    },
    choose(s, frame, move) {
      if (move.do === 'done') return;
      discardCard(s, frame.seat, move.card);
      const cards = frame.cards.filter((card) => card !== move.card);
      if (frame.left > 1 && cards.length > 0) push<DwarfFrame>(s, { ...frame, cards, left: frame.left - 1 });
    },
  },
  sorting: {
    phase: 'activity',
    seat: ofSeat,
    options(s, frame, list) {
      list.push({ do: 'keep' });
      if (isRubble(faceOf(s.cards, frame.card))) list.push({ do: 'out' });
    },
    choose(s, frame, move) {
      if (move.do === 'out') sortOut(s, frame.seat, frame.card);
    },
  },
  made: { phase: 'activity', run: (s, frame) => craft(s, frame.seat, frame.pile) },
  buy: {
    phase: 'activity',
    seat: ofSeat,
    options(s, frame, list) {
      for (const card of payments(s, frame)) list.push({ do: 'pay', card });
    },
    choose: (s, frame, move) => payFor(s, frame, move.card),
  },
  'fools-gold': {
    phase: 'activity',
    seat: (_s, frame) => frame.buy.seat,
    options(s, frame, list) {
      for (const card of otherGold(s, frame.buy)) list.push({ do: 'pay', card });
      list.push({ do: 'give-up' });
    },
    choose(s, frame, move) {
      if (move.do === 'pay') replaceGold(s, frame.buy, move.card);
      else cancelPurchase(s, frame.buy);
    },
  },
  strong: {
    phase: 'activity',
    seat: ofSeat,
    options(s, frame, list) {
      list.push({ do: 'out' });
      for (const tile of strongTargets(s, frame.seat)) list.push({ do: 'to', tile });
    },
    choose: (s, frame, move) => throwRubble(s, frame.seat, frame.card, move.do === 'to' ? move.tile : -1),
  },
} satisfies SomeRules;
