/** The rules of the flow: a turn is Dig, then Invest, then what may be taken off the Cave Ins of others. */
import { topOf, under } from '../../../engine/cards';
import { editionOf } from '../../../engine/editions';
import { finish, push } from '../../../engine/frames';
import type { Rules } from '../../../engine/game';
import { FIELDS, isFree } from './board';
import { canUse, caveIn, digSecretly, isBlocked, isBound, listDrops, listUses, takeOff, use } from '../verbs/use';
import { COMPANY_COUNT } from '../cards/companies';
import { canAnyDig, canDig, listFields, supplyOf } from './digging';
import { add, DIG_FOR, FROM, GEM_OF, INVEST_IN, KEEP, LEAVE, SECRET_AT, STOP, TAKE_OFF, TO } from './moves';
import { companiesOf } from './twists';
import { cavedBy, type CardMove, type CityFrame, type CityState, type Moves } from './state';
import { DANGER } from '../cards/tiles';
import { beginTurn, dig, GEMS_A_TURN } from '../verbs/dig';
import { countLeft, exchange, invest, stock } from '../verbs/invest';
import { discard, told } from '../verbs/chance';

// Frames are values that nobody changes, so those without details are made once and shared.
const TURN: CityFrame = { kind: 'turn' };
const DIG: CityFrame = { kind: 'dig' };
const COMPANY: CityFrame = { kind: 'company' };
const FIELD: CityFrame = { kind: 'field' };
const INVEST: CityFrame = { kind: 'invest' };
const EXCHANGE: CityFrame = { kind: 'exchange' };
const AFTER: CityFrame = { kind: 'after' };
const EXCHANGE_TO: readonly CityFrame[] = Array.from({ length: COMPANY_COUNT }, (_, from) => ({
  kind: 'exchangeTo',
  from,
}));

const whoseTurn = (state: CityState): number => state.turn;

function endDig(state: CityState): void {
  if (state.laid === 0) state.news?.push({ what: 'nowhere', seat: state.turn });
}

function drop(state: CityState, card: number): void {
  state.news?.push({ what: 'dropped', ...told(state, state.turn, card) });
  discard(state, state.turn, card);
}

/** Uses or drops a kept card while digging, which goes on afterwards. */
function playKept(state: CityState, move: CardMove): void {
  push<CityFrame>(state, DIG);
  if (move.do === 'use') use(state, move.card);
  else drop(state, move.card);
}

/** The edition from which on a gem that was freed in time keeps the game open (rules 5.2). */
export const REOPENING = 2;

/** Whether a gem has become possible by what was taken off a Cave In after the round's last turn. */
const isOpenAgain = (state: CityState): boolean => editionOf(state) >= REOPENING && canAnyDig(state, GEMS_A_TURN);

/** What each kind of frame does. */
export const rules: Rules<CityState, CityFrame, Moves> = {
  turn: {
    phase: 'activity',
    run(state) {
      if (state.still >= state.seats && !isOpenAgain(state)) {
        state.news?.push({ what: 'ended', because: 'still' });
        finish(state);
        return;
      }
      beginTurn(state);
      if (canAnyDig(state, supplyOf(state))) state.still = 0;
      push<CityFrame>(state, AFTER);
      push<CityFrame>(state, INVEST);
      push<CityFrame>(state, DIG);
    },
  },

  dig: {
    phase: 'activity',
    run(state) {
      if (state.company >= 0 && isBlocked(state, state.company)) {
        // A Cave In on the company being dug ends Dig; before its first gem another one is chosen.
        if (state.laid > 0) return;
        state.company = -1;
      }
      const { company } = state;
      const supply = supplyOf(state);
      const goesOn = company < 0 ? canAnyDig(state, supply) : state.pair || canDig(state, company, supply);
      if (goesOn || canUse(state)) push<CityFrame>(state, company < 0 ? COMPANY : FIELD);
      else endDig(state);
    },
  },

  company: {
    phase: 'activity',
    seat: whoseTurn,
    options(state, _frame, list) {
      const supply = supplyOf(state);
      for (let company = 0; company < COMPANY_COUNT; company++) {
        if (canDig(state, company, supply)) add(list, DIG_FOR[company]);
      }
      const none = list.length === 0;
      listUses(state, !none, list);
      if (none) list.push(STOP);
    },
    choose(state, _frame, move) {
      switch (move.do) {
        case 'use':
        case 'drop':
          playKept(state, move);
          return;
        case 'stop':
          endDig(state);
          return;
        case 'company':
          state.company = move.company;
          state.news?.push({ what: 'company', seat: state.turn, company: move.company });
          push<CityFrame>(state, FIELD);
      }
    },
  },

  field: {
    phase: 'activity',
    seat: whoseTurn,
    options(state, _frame, list) {
      const supply = supplyOf(state);
      const digs = state.pair || canDig(state, state.company, supply);
      if (digs) listFields(state, supply, list);
      if (state.pair) return;
      listUses(state, digs, list);
      if (state.laid > 0) list.push(STOP);
    },
    choose(state, _frame, move) {
      switch (move.do) {
        case 'use':
        case 'drop':
          playKept(state, move);
          return;
        case 'stop':
          return;
        case 'dig':
        case 'overtime':
          dig(state, move.field, move.do === 'overtime');
      }
    },
  },

  secretField: {
    phase: 'activity',
    seat: whoseTurn,
    options(state, _frame, list) {
      for (let field = 0; field < FIELDS; field++) {
        if (state.land[field] === DANGER && isFree(state, field)) add(list, SECRET_AT[field]);
      }
    },
    choose(state, frame, move) {
      push<CityFrame>(state, { kind: 'secretGem', card: frame.card, field: move.field });
    },
  },

  secretGem: {
    phase: 'activity',
    seat: whoseTurn,
    options(state, _frame, list) {
      for (let company = 0; company < companiesOf(state); company++) {
        if (!isBlocked(state, company)) add(list, GEM_OF[company]);
      }
    },
    choose(state, frame, move) {
      digSecretly(state, frame.card, move.company, frame.field);
    },
  },

  caveIn: {
    phase: 'activity',
    seat: whoseTurn,
    options(state, _frame, list) {
      for (let company = 0; company < companiesOf(state); company++) add(list, GEM_OF[company]);
    },
    choose(state, frame, move) {
      if (caveIn(state, frame.card, move.company)) push<CityFrame>(state, frame);
    },
  },

  safe: {
    phase: 'event',
    seat: whoseTurn,
    options(state, _frame, list) {
      for (let company = 0; company < companiesOf(state); company++) add(list, INVEST_IN[company]);
    },
    choose(state, _frame, move) {
      invest(state, state.turn, move.company);
    },
  },

  stock: {
    phase: 'event',
    seat: whoseTurn,
    options(state, frame, list) {
      const first = state.onCard[frame.card * 2];
      for (let company = 0; company < companiesOf(state); company++) {
        if (company !== first) add(list, INVEST_IN[company]);
      }
    },
    choose(state, frame, move) {
      stock(state, state.turn, frame.card, move.company);
      if (state.onCard[frame.card * 2 + 1] === -1) push<CityFrame>(state, frame);
    },
  },

  invest: {
    phase: 'ending',
    run(state) {
      if (state.turns <= state.seats) push<CityFrame>(state, { kind: 'founding', taken: 0 });
      else push<CityFrame>(state, EXCHANGE);
    },
  },

  founding: {
    phase: 'ending',
    seat: whoseTurn,
    options(state, frame, list) {
      for (let company = 0; company < companiesOf(state); company++) {
        if ((frame.taken & (1 << company)) === 0) add(list, INVEST_IN[company]);
      }
    },
    choose(state, frame, move) {
      invest(state, state.turn, move.company);
      const taken = frame.taken | (1 << move.company);
      if (countLeft(taken) > 0) push<CityFrame>(state, { kind: 'founding', taken });
    },
  },

  exchange: {
    phase: 'ending',
    seat: whoseTurn,
    options(state, _frame, list) {
      list.push(KEEP);
      if (isBound(state)) {
        listDrops(state, list);
        return;
      }
      const { shares, stocked, turn } = state;
      for (let company = 0, at = turn * COMPANY_COUNT; company < COMPANY_COUNT; company++, at++) {
        if ((shares[at] ?? 0) > (stocked[at] ?? 0)) add(list, FROM[company]);
      }
    },
    choose(state, _frame, move) {
      switch (move.do) {
        case 'drop':
          push<CityFrame>(state, EXCHANGE);
          drop(state, move.card);
          return;
        case 'keep':
          state.news?.push({ what: 'kept', seat: state.turn });
          return;
        case 'from':
          push<CityFrame>(state, EXCHANGE_TO[move.company] ?? EXCHANGE);
      }
    },
  },

  exchangeTo: {
    phase: 'ending',
    seat: whoseTurn,
    options(state, frame, list) {
      for (let company = 0; company < companiesOf(state); company++) {
        if (company !== frame.from) add(list, TO[company]);
      }
    },
    choose(state, frame, move) {
      exchange(state, state.turn, frame.from, move.company);
    },
  },

  after: {
    phase: 'ending',
    run(state) {
      push<CityFrame>(state, TURN);
      if (state.blocked === 0) return;
      for (let seat = 0; seat < state.seats; seat++) {
        if (seat === state.turn) continue;
        for (let card = topOf(state.cards, cavedBy(seat)); card >= 0; card = under(state.cards, card)) {
          push<CityFrame>(state, { kind: 'takeOff', card });
        }
      }
    },
  },

  takeOff: {
    phase: 'ending',
    seat: whoseTurn,
    options(state, frame, list) {
      list.push(LEAVE);
      const one = state.onCard[frame.card * 2] ?? -1;
      const two = state.onCard[frame.card * 2 + 1] ?? -1;
      add(list, TAKE_OFF[one]);
      if (two !== one) add(list, TAKE_OFF[two]);
    },
    choose(state, frame, move) {
      if (move.do === 'takeOff') takeOff(state, frame.card, move.company);
      else state.news?.push({ what: 'left', seat: state.turn });
    },
  },
};
