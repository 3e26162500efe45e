/** What somebody who wants to win knows of the game. */
import type { Advice } from '../../engine/advice';
import { faceOf, topOf, under } from '../../engine/cards';
import type { Seat } from '../../engine/game';
import type { Reason } from '../../engine/show';
import { FIELDS, fieldsBeside, gemOn } from './board';
import { rowOf } from './cards';
import { COMPANY_COUNT, companyKey } from './companies';
import { supplyOf } from './digging';
import { lead, prospects, reachOn } from './outlook';
import { payOf } from './pay';
import { standings } from './score';
import { keptBy, type CityMove, type CityState, type CompanyNumber, type Field } from './state';
import { CHEST, DWARF, GOLD, SAFE } from './tiles';

const { exp } = Math;

/** On the ground numbers from here on are gems. */
const GEM = 1 << COMPANY_COUNT;

/** A difference of so many coins makes one option e times as promising as another. */
const COINS_THAT_MATTER = 1.6;

/** What a gem that goes nowhere in particular is thought to be worth. */
const NOTHING = 0.15;

/** How much of a symbol counts that lies so many gems beyond one in this turn, and beyond the turn. */
const NEXT = 0.92;
const LATER = 0.35;

/** Coins that a dwarf, an investment and a chance card are thought to bring by the end, for each Gold field left. */
const DWARF_WORTH = 0.75;
const SHARE_WORTH = 0.22;
const CARD_WORTH = 0.2;

/** What is worth digging for a company, seen by the seat whose turn it is. */
interface Aims {
  readonly gold: number;
  readonly dwarf: number;
  readonly safe: number;
  readonly chest: number;
}

function aimsOf(state: CityState, company: CompanyNumber): Aims {
  const { goldLeft, turn } = state;
  const snatched = isSnatched(state, turn);
  return {
    gold: lead(state, company, turn, 0, turn),
    dwarf: goldLeft * DWARF_WORTH * (snatched ? -0.5 : 1),
    safe: goldLeft * SHARE_WORTH,
    chest: goldLeft * CARD_WORTH,
  };
}

/** Whether another seat waits with a Cthulhu for the next dwarf. */
function isSnatched({ cards, seats }: CityState, digger: Seat): boolean {
  for (let seat = 0; seat < seats; seat++) {
    if (seat === digger) continue;
    for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
      if (rowOf(faceOf(cards, card))?.snatches === true) return true;
    }
  }
  return false;
}

function worthOf(land: number | undefined, aims: Aims): number {
  switch (land) {
    case GOLD:
      return aims.gold;
    case DWARF:
      return aims.dwarf;
    case SAFE:
      return aims.safe;
    case CHEST:
      return aims.chest;
    default:
      return 0;
  }
}

/** What a gem on a field is worth: its symbol, and the best of what it leads to with the gems left after it. */
function fieldWorth(state: CityState, field: Field, aims: Aims, left: number): number {
  const { gold, other } = reachOn(state);
  const own = worthOf(state.land[field], aims);
  const ahead = Math.max(beyond(state, field, gold[field], aims, left), beyond(state, field, other[field], aims, left));
  return own + ahead;
}

function beyond(
  { ground, land }: CityState,
  field: Field,
  list: readonly number[] | undefined,
  aims: Aims,
  left: number,
): number {
  let best = 0;
  for (let at = 0; list !== undefined && at < list.length; at += 2) {
    const where = list[at] ?? 0;
    const steps = list[at + 1] ?? 0;
    if (where === field || (ground[where] ?? GEM) >= GEM) continue;
    const near = steps <= left ? NEXT : LATER;
    let worth = worthOf(land[where], aims) * near;
    for (let more = 1; more < steps; more++) worth *= steps <= left ? NEXT : 0.62;
    if (worth > best) best = worth;
  }
  return best;
}

/** By company: the best it could do with so many gems now. */
function companyWorth(state: CityState, gems: number): number[] {
  const { ground } = state;
  const best = new Array<number>(COMPANY_COUNT).fill(-Infinity);
  const aims: Aims[] = [];
  for (let company = 0; company < COMPANY_COUNT; company++) aims.push(aimsOf(state, company));
  for (let field = 0; field < FIELDS; field++) {
    const there = ground[field] ?? GEM;
    if (there === 0 || there >= GEM) continue;
    for (let set = there, company = 0; set !== 0; set >>= 1, company++) {
      const aim = aims[company];
      if ((set & 1) === 0 || aim === undefined) continue;
      const worth = fieldWorth(state, field, aim, gems - 1);
      if (worth > (best[company] ?? 0)) best[company] = worth;
    }
  }
  return best;
}

/** What one gem more of a company is worth to the seat whose turn it is, or one less costs it. */
function shareWorth(state: CityState, likely: readonly number[], company: CompanyNumber, more: number): number {
  const now = lead(state, company, state.turn, 0, -1);
  const then = lead(state, company, state.turn, more, -1);
  return (likely[company] ?? 0) * (then - now) + more * 0.3 * (likely[company] ?? 0);
}

/** What each option is thought to be worth in coins. */
function worths(state: CityState, moves: readonly CityMove[]): number[] {
  const frame = state.stack[state.stack.length - 1];
  switch (frame?.kind) {
    case 'company':
      return companies(state, moves);
    case 'field':
      return fields(state, moves);
    case 'safe':
    case 'stock':
    case 'founding':
    case 'exchangeTo': {
      const likely = prospects(state);
      return moves.map((move) => ('company' in move ? shareWorth(state, likely, move.company, 1) : 0));
    }
    case 'exchange':
      return exchanges(state, moves);
    case 'caveIn':
    case 'takeOff':
      return blocks(state, moves, frame.kind === 'caveIn' ? -1 : 1);
    case 'secretField':
      return secrets(state, moves);
    case 'secretGem': {
      const likely = prospects(state);
      return moves.map((move) =>
        'company' in move ? lead(state, move.company, state.turn, 0, -1) * (1 / (1 + (likely[move.company] ?? 0))) : 0,
      );
    }
    default:
      return moves.map(() => 0);
  }
}

function companies(state: CityState, moves: readonly CityMove[]): number[] {
  const best = companyWorth(state, supplyOf(state));
  let most = 0;
  for (const worth of best) most = Math.max(most, worth);
  return moves.map((move) => {
    switch (move.do) {
      case 'company':
        return best[move.company] ?? 0;
      case 'use':
        return useWorth(state, move.card, most);
      default:
        return move.do === 'drop' ? most - 6 : 0;
    }
  });
}

/** Using a kept card, compared with going on without it. */
function useWorth(state: CityState, card: number, otherwise: number): number {
  switch (rowOf(faceOf(state.cards, card))?.use) {
    case 'findersKeepers':
      return otherwise - 1.5 + keepersGain(state);
    case 'caveIn':
      return otherwise - 2 + threat(state);
    default:
      return otherwise - 2.5;
  }
}

/** What the others would be paid for Gold in reach of the company that digs. */
function keepersGain(state: CityState): number {
  if (state.company < 0) return 0;
  const { gold } = reachOn(state);
  const left = supplyOf(state) - 1;
  for (let field = 0; field < FIELDS; field++) {
    if (((state.ground[field] ?? 0) & (1 << state.company)) === 0 || (state.ground[field] ?? GEM) >= GEM) continue;
    const list = gold[field] ?? [];
    for (let at = 0; at < list.length; at += 2) {
      if ((list[at + 1] ?? 9) > left || (state.ground[list[at] ?? 0] ?? GEM) >= GEM) continue;
      const pay: number[] = [];
      payOf(state, state.company, state.turn, 0, state.turn, pay);
      return pay.reduce((sum, coins, seat) => (seat === state.turn ? sum : sum + coins), 0) / (state.seats - 1);
    }
  }
  return 0;
}

/** What the company that serves the others best is likely to bring them. */
function threat(state: CityState): number {
  const likely = prospects(state);
  let most = 0;
  for (let company = 0; company < COMPANY_COUNT; company++) {
    most = Math.max(most, -lead(state, company, state.turn, 0, -1) * Math.min(1, likely[company] ?? 0));
  }
  return most;
}

function fields(state: CityState, moves: readonly CityMove[]): number[] {
  const aims = aimsOf(state, state.company);
  const left = supplyOf(state) - 1;
  let most = 0;
  const worth = moves.map((move) => {
    if (!('field' in move)) return 0;
    const value = fieldWorth(state, move.field, aims, left) + NOTHING - (move.do === 'overtime' ? 1.2 : 0);
    most = Math.max(most, value);
    return value;
  });
  return worth.map((value, at) => {
    const move = moves[at];
    if (move?.do === 'use') return useWorth(state, move.card, most);
    return move?.do === 'drop' ? most - 6 : value;
  });
}

function exchanges(state: CityState, moves: readonly CityMove[]): number[] {
  const likely = prospects(state);
  const gains = likely.map((_, company) => shareWorth(state, likely, company, 1));
  return moves.map((move) => {
    switch (move.do) {
      case 'from': {
        const best = gains.reduce((most, gain, company) => (company === move.company ? most : Math.max(most, gain)), 0);
        return best + shareWorth(state, likely, move.company, -1);
      }
      case 'drop':
        return -4;
      default:
        return 0.3;
    }
  });
}

/** Companies that serve the others are blocked; those that serve oneself are set free. */
function blocks(state: CityState, moves: readonly CityMove[], sign: number): number[] {
  const likely = prospects({ ...state, blocked: 0 });
  return moves.map((move) =>
    'company' in move
      ? sign * lead(state, move.company, state.turn, 0, -1) * Math.min(2, likely[move.company] ?? 0)
      : 0,
  );
}

/** A gem on Danger is worth what it opens: Gold close by. */
function secrets(state: CityState, moves: readonly CityMove[]): number[] {
  const { gold } = reachOn(state);
  return moves.map((move) => {
    if (!('field' in move)) return 0;
    let best = 0;
    for (const beside of fieldsBeside(move.field)) {
      if (gemOn(state, beside) >= 0) continue;
      const list = gold[beside] ?? [];
      for (let at = 0; at < list.length; at += 2) {
        if ((state.ground[list[at] ?? 0] ?? GEM) < GEM) best = Math.max(best, 4 - (list[at + 1] ?? 9));
      }
    }
    return best;
  });
}

/** Coins that kept cards are thought to be worth still. */
function cardsWorth({ cards, tokens, goldLeft }: CityState, seat: Seat): number {
  let worth = 0;
  for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
    worth += (tokens[card] ?? 0) > 0 ? (tokens[card] ?? 0) : 2;
  }
  return Math.min(worth, goldLeft * 2);
}

/** Coins a seat is likely to have at the end, by seat. */
function expected(state: CityState): number[] {
  const likely = prospects(state);
  const totals = state.coins.map(
    (coins, seat) =>
      coins + cardsWorth(state, seat) + (state.goldLeft * (state.dwarves[seat] ?? 0) * 0.35) / state.seats,
  );
  const pay: number[] = [];
  for (let company = 0; company < COMPANY_COUNT; company++) {
    payOf(state, company, -1, 0, -1, pay);
    for (let seat = 0; seat < state.seats; seat++) {
      totals[seat] = (totals[seat] ?? 0) + (likely[company] ?? 0) * (pay[seat] ?? 0);
    }
  }
  return totals;
}

/** How each seat stands: the chance to end with most, as far as what is left to dig leaves it open. */
function judge(state: CityState, values: number[]): void {
  values.length = state.seats;
  if (state.stack.length === 0) {
    const ranks = standings(state);
    const winners = ranks.filter(({ rank }) => rank === 1).length;
    for (const { seat, rank } of ranks) values[seat] = rank === 1 ? 1 / winners : 0;
    return;
  }
  const totals = expected(state);
  const open = 3 + state.goldLeft * 1.3;
  let most = -Infinity;
  for (const total of totals) most = Math.max(most, total);
  let sum = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    values[seat] = exp(((totals[seat] ?? 0) - most) / open);
    sum += values[seat] ?? 0;
  }
  for (let seat = 0; seat < state.seats; seat++) values[seat] = (values[seat] ?? 0) / sum;
}

/** Why moves are good; the words are in the texts. */
export const MERITS = [
  'digGold',
  'digDwarf',
  'digSafe',
  'digChest',
  'digTowards',
  'companyPays',
  'companyBest',
  'investPays',
  'keepInvested',
  'giveLess',
  'blockRival',
  'freeOwn',
  'leaveBlocked',
  'useCard',
  'dropUnion',
  'stopDigging',
] as const;
export type Merit = (typeof MERITS)[number];

const merit = (because: Merit, company?: CompanyNumber): Reason =>
  company === undefined || company < 0 ? { because } : { because, card: companyKey(company) };

function reason(view: CityState, move: CityMove): Reason {
  switch (move.do) {
    case 'dig':
    case 'overtime':
      return digMerit(view, move.field);
    case 'company':
      return merit(lead(view, move.company, view.turn, 0, view.turn) > 0 ? 'companyPays' : 'companyBest', move.company);
    case 'invest':
    case 'to':
      return merit('investPays', move.company);
    case 'from':
      return merit('giveLess', move.company);
    case 'keep':
      return merit('keepInvested');
    case 'gem':
      return merit(view.stack[view.stack.length - 1]?.kind === 'caveIn' ? 'blockRival' : 'companyPays', move.company);
    case 'takeOff':
      return merit('freeOwn', move.company);
    case 'leave':
      return merit('leaveBlocked');
    case 'secret':
      return merit('digTowards');
    case 'use':
      return merit('useCard');
    case 'drop':
      return merit('dropUnion');
    case 'stop':
      return merit('stopDigging');
  }
}

function digMerit(view: CityState, field: Field): Reason {
  switch (view.land[field]) {
    case GOLD:
      return merit('digGold', view.company);
    case DWARF:
      return merit('digDwarf');
    case SAFE:
      return merit('digSafe');
    case CHEST:
      return merit('digChest');
    default:
      return merit('digTowards', view.company);
  }
}

/** What bots know of the game. */
export const cityAdvice: Advice<CityState, CityMove> = {
  effort: { depth: 24, courses: 150 },
  weigh(state, moves, weights) {
    const worth = worths(state, moves);
    let most = -Infinity;
    for (let at = 0; at < worth.length; at++) most = Math.max(most, worth[at] ?? 0);
    weights.length = moves.length;
    for (let at = 0; at < moves.length; at++) {
      weights[at] = Math.max(1e-4, exp(((worth[at] ?? 0) - most) / COINS_THAT_MATTER));
    }
  },
  judge,
  reason,
};
