/** The rules of Dig Deeper Dwarf: what each frame does, or who may choose what in it. */
import { PASS } from '../../engine/chain';
import { cardsIn, faceOf, put, show, sizeOf, topOf, under, type Card, type Zone } from '../../engine/cards';
import { push } from '../../engine/frames';
import type { Rules, Seat } from '../../engine/game';
import { sideTowards, type Cell, type Side } from '../../engine/grid';
import { activityOptions, begin } from './activity';
import { aims, type Actor } from './aims';
import { actionsOf, isRubble, type Verb } from './cards';
import { discardCard, drawCards, held, countRubble, removeCard, tax, tell, keptCard } from './deck';
import { askTraits, beginTurn, closeHand, endTurn, feeCards, keepOne, oweFee, payFee, refill } from './ending';
import {
  dearest,
  drift,
  floodTo,
  gifts,
  give,
  join,
  layGift,
  resolveEvent,
  search,
  scare,
  shorterWays,
  takeTop,
  tunnelTargets,
  useEvent,
} from './events';
import { enter, layPiles, layTile, leave, nextTile, turnsOpenTo } from './mine';
import { cancelPurchase, craft, otherGold, payFor, payments, replaceGold, spendTrait } from './purchase';
import { reactionRules } from './reactions';
import {
  ACTION_PILES,
  actions,
  companions,
  dealt,
  GONE,
  hand,
  MIDDLE,
  trait,
  type Act,
  type CardFrame,
  type DwarfFrame,
  type DwarfState,
  type Moves,
} from './state';
import { strongTargets, throwRubble, traitOptions, useTrait } from './traits';
import {
  carryOut,
  mustDiscard,
  needsRubble,
  pay,
  payCard,
  perform,
  putAllUnder,
  putOnTop,
  removeTo,
  say,
  sortOut,
} from './verbs';

const DREW = 1;
const STOLE = 2;

/** Offers every card of a zone. */
function each<Name extends string>(
  s: DwarfState,
  zone: Zone,
  name: Name,
  list: { push(move: { readonly do: Name; readonly card: Card }): void },
): void {
  for (let card = topOf(s.cards, zone); card >= 0; card = under(s.cards, card)) list.push({ do: name, card });
}

const ofSeat = (_s: DwarfState, frame: { readonly seat: Seat }): Seat => frame.seat;
const ofTurn = (s: DwarfState): Seat => s.turn;

/** The side of a cell that looks at a tile. */
function sideOf(s: DwarfState, cell: Cell, piece: number): Side {
  const side = sideTowards(cell, s.grid.cells[piece] ?? 0);
  return side === -1 ? 0 : side;
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
  list.push({ do: 'done' });
}

export const rules: Rules<DwarfState, DwarfFrame, Moves> = {
  ...reactionRules,

  draft: {
    phase: 'setup',
    seat: ofSeat,
    options: (s, frame, list) => each(s, dealt(frame.seat), 'take', list),
    choose(s, frame, move) {
      put(s.cards, move.card, trait(frame.seat));
      tell(s, 'chose', frame.seat, move.card);
      for (const other of cardsIn(s.cards, dealt(frame.seat))) put(s.cards, other, GONE);
    },
  },
  unveil: {
    phase: 'setup',
    run(s) {
      for (let seat = 0; seat < s.seats; seat++) {
        const card = topOf(s.cards, trait(seat));
        show(s.cards, card, s.seats);
        tell(s, 'unveiled', seat, card);
      }
    },
  },
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
      const did = frame.did | (move.verb === 'draw' ? DREW : move.verb === 'steal' ? STOLE : 0);
      perform(s, { ...frame, actions: frame.actions & ~(1 << move.slot) }, did);
      const { seat, source, card } = frame;
      say(s, { seat, verb: move.verb, source, card, aim: move.aim, at: move.at }, false);
    },
  },
  say: { phase: 'reaction', run: (s, frame) => say(s, frame.act, frame.answers) },
  now: { phase: 'reaction', run: (s, frame) => carryOut(s, frame.act) },
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
  discard: {
    phase: 'event',
    seat: ofSeat,
    options: (s, frame, list) => each(s, hand(frame.seat), 'discard', list),
    choose(s, frame, move) {
      discardCard(s, frame.seat, move.card);
      if (frame.count > 1) mustDiscard(s, frame.seat, frame.count - 1);
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

  event: { phase: 'event', run: (s, frame) => resolveEvent(s, frame.seat, frame.card) },
  canary: {
    phase: 'event',
    seat: ofSeat,
    options: (_s, _frame, list) => list.push({ do: 'let' }, { do: 'cancel' }),
    choose(s, frame, move) {
      if (move.do === 'let') return;
      s.stack.pop();
      tell(s, 'cancelled-event', frame.seat, frame.card);
      leave(s, frame.by, frame.card);
      leave(s, frame.seat, keptCard(s, frame.seat, 'canary'));
    },
  },
  use: { phase: 'event', run: (s, frame) => useEvent(s, frame.seat, frame.card, frame.a, frame.b) },
  third: {
    phase: 'event',
    seat: ofSeat,
    options: (s, frame, list) => each(s, companions(frame.seat), 'dismiss', list),
    choose(s, frame, move) {
      leave(s, frame.seat, move.card);
      join(s, frame.seat, frame.card);
    },
  },
  drifting: { phase: 'event', run: (s, frame) => drift(s, frame.seat, frame.steps, frame.carried) },
  flood: {
    phase: 'event',
    seat: ofSeat,
    options(s, frame, list) {
      for (const tile of shorterWays(s, frame.seat)) list.push({ do: 'drift', tile });
    },
    choose: (s, frame, move) => floodTo(s, frame.seat, move.tile, frame.steps, frame.carried),
  },
  scared: { phase: 'event', run: (s, frame) => scare(s, frame.seat) },
  goblins: {
    phase: 'event',
    seat: ofSeat,
    options(s, frame, list) {
      for (const card of dearest(s, frame.seat)) list.push({ do: 'lose', card });
    },
    choose: (s, frame, move) => removeCard(s, frame.seat, move.card),
  },
  taking: {
    phase: 'event',
    seat: ofSeat,
    options(s, _frame, list) {
      for (const pile of ACTION_PILES) if (sizeOf(s.cards, actions(pile)) > 0) list.push({ do: 'take', pile });
      list.push({ do: 'done' });
    },
    choose(s, frame, move) {
      if (move.do === 'done') return;
      if (frame.trait >= 0) spendTrait(s, frame.seat, frame.trait);
      takeTop(s, frame.seat, actions(move.pile), 'took');
    },
  },
  laying: { phase: 'event', run: (s, frame) => search(s, frame.seat, frame.by, 0) },
  giving: {
    phase: 'event',
    seat: ofSeat,
    options(s, frame, list) {
      for (const card of gifts(s, frame.seat, frame.searched)) list.push({ do: 'give', card });
      if (list.length === 0) list.push({ do: 'done' });
    },
    choose(s, frame, move) {
      if (move.do === 'give') layGift(s, frame.seat, frame.by, move.card);
      else search(s, frame.seat, frame.by, frame.searched + 1);
    },
  },
  gifts: {
    phase: 'event',
    seat: ofSeat,
    options(s, frame, list) {
      each(s, MIDDLE, 'gift', list);
      if (sizeOf(s.cards, MIDDLE) < frame.left) list.push({ do: 'skip' });
    },
    choose(s, frame, move) {
      if (move.do === 'gift') give(s, frame.to, move.card);
      const to = (frame.to + 1) % s.seats;
      if (frame.left > 1 && sizeOf(s.cards, MIDDLE) > 0) push<DwarfFrame>(s, { ...frame, to, left: frame.left - 1 });
    },
  },
  tunnel: {
    phase: 'event',
    seat: ofSeat,
    options(s, frame, list) {
      for (const tile of tunnelTargets(s, frame.dwarf)) list.push({ do: 'to', tile });
    },
    choose: (s, frame, move) => enter(s, frame.dwarf, move.tile, 'event'),
  },

  'next-tile': { phase: 'tile', run: (s, frame) => nextTile(s, frame.seat, frame.cell, frame.from) },
  tile: {
    phase: 'tile',
    seat: ofSeat,
    options(s, frame, list) {
      const side = sideOf(s, frame.cell, frame.from);
      for (const turn of turnsOpenTo(faceOf(s.cards, frame.card), side)) list.push({ do: 'lay', turn });
    },
    choose: (s, frame, move) =>
      layTile(s, frame.seat, frame.cell, sideOf(s, frame.cell, frame.from), frame.card, move.turn),
  },
  piles: { phase: 'tile', run: (s, frame) => layPiles(s, frame.piece, frame.side) },

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

  fee: {
    phase: 'ending',
    seat: ofTurn,
    options(s, _frame, list) {
      for (const card of feeCards(s)) list.push({ do: 'fee', card });
      if (list.length === 0) list.push({ do: 'done' });
    },
    choose: (s, _frame, move) => (move.do === 'fee' ? payFee(s, move.card) : oweFee(s)),
  },
  traits: { phase: 'ending', run: (s, frame) => askTraits(s, frame.seat, frame.left) },
  asking: {
    phase: 'ending',
    seat: ofSeat,
    options(s, frame, list) {
      list.push(PASS);
      traitOptions(s, frame.seat, list);
    },
    choose(s, frame, move) {
      if (move.do !== 'pass') useTrait(s, frame.seat, move);
    },
  },
  closing: { phase: 'ending', run: closeHand },
  keep: {
    phase: 'ending',
    seat: ofTurn,
    options(s, _frame, list) {
      list.push({ do: 'done' });
      each(s, hand(s.turn), 'keep', list);
    },
    choose: (s, _frame, move) => keepOne(s, move.do === 'keep' ? move.card : -1),
  },
  refill: { phase: 'ending', run: refill },
};

/** Well-Prepared: any basic action, free but for the call of nature (rules 11.8, 11.9). */
function freeOptions(s: DwarfState, frame: { readonly seat: Seat }, list: Moves['free'][]): void {
  const { seat } = frame;
  for (const verb of ['move', 'mine', 'remove', 'steal', 'drive', 'thwart'] as const) {
    const left = held(s, seat) - tax(s, seat, verb === 'move');
    const actor: Actor = { seat, source: verb === 'thwart' ? 'trait' : 'basic', hand: left, pays: false, more: false };
    if (left >= 0) aims(s, actor, verb, (aim, at) => list.push({ do: 'basic', verb, aim, at }));
  }
  list.push({ do: 'done' });
}
