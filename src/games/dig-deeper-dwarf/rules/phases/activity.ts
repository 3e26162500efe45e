/** The frames of the Activity phase: actions and what they ask, buying and crafting. */
import { faceOf, topOf, under } from '../../../../engine/cards';
import { push } from '../../../../engine/frames';
import { activityOptions, begin } from '../beginnings';
import { aims, say } from '../../verbs/acting';
import type { Actor } from '../../verbs/verb';
import { actionsOf, isRubble } from '../../cards/faces';
import type { Verb } from '../../verbs/all';
import { held, countRubble } from '../deck';
import { beginTurn, endTurn } from '../endTurn';
import { hasRubble, standsOn } from '../mine';
import type { Moves } from '../moves';
import { cancelPurchase, craft, otherGold, payFor, payments, replaceGold } from '../purchase';
import type { CardFrame, DwarfFrame } from '../frames';
import type { DwarfState } from '../state';
import { sortOut, strongTargets, throwRubble } from '../traits';
import { pay, payCard, perform } from '../playing';
import { hand } from '../zones';
import { ofSeat, ofTurn, type SomeRules } from './rule';

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
