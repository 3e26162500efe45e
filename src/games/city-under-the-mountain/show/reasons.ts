/** What a player may want to do, and why not where it cannot be done: explanations only, legality stands in the rules. */
import { cardsIn, faceOf } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Attempt, Reason } from '../../../engine/show';
import { isBeside, isFree } from '../rules/board';
import { rowOf } from '../cards/faces';
import { isBlocked, isBound } from '../verbs/use';
import { COMPANIES, COMPANY_COUNT, companyKey } from '../cards/companies';
import { cardTouch, companiesOn, companyTouch, fieldKey, gemOnCard, shareTouch, touches } from './scene';
import {
  cavedBy,
  keptBy,
  type CityFrame,
  type CityMove,
  type CityState,
  type CompanyNumber,
  type Field,
} from '../rules/state';
import { DANGER, TUNNEL } from '../cards/tiles';
import { overtimeCard, tokensOf } from '../verbs/chance';

/** Every reason this game knows. */
export const BECAUSES = [
  'over',
  'otherTurn',
  'otherChoice',
  'companyFirst',
  'companyChosen',
  'occupied',
  'danger',
  'dangerOnly',
  'notBeside',
  'noFollowUp',
  'noOtherEntrance',
  'entranceNext',
  'noGems',
  'overtimeFirst',
  'caveIn',
  'noRoom',
  'onlyEntrances',
  'takenTwice',
  'sameCompany',
  'bound',
  'firstTurn',
  'investLater',
  'stocked',
  'actsAlone',
  'whileDigging',
  'noDanger',
  'noGemLeft',
  'declared',
  'overtimeLater',
  'noField',
  'olderFirst',
  'noOvertimeYet',
  'ownCaveIn',
  'afterTurn',
  'oneEach',
] as const;
export type Because = (typeof BECAUSES)[number];

const because = (why: Because, company?: CompanyNumber): Reason =>
  company === undefined ? { because: why } : { because: why, card: companyKey(company) };

/** Everything a seat may try now. `moves` are its options; empty if it is not the one to decide. */
export function attempts(view: CityState, seat: Seat, decides: boolean, moves: readonly CityMove[]): Attempt[] {
  const frame = view.stack[view.stack.length - 1];
  const open = new Set(moves.map((move) => touches(view, move)[0] ?? ''));
  const attempt = (key: string, what: string, why: (frame: CityFrame) => Reason): Attempt => {
    if (frame === undefined) return { key, what, why: because('over') };
    if (!decides) return { key, what, why: because('otherTurn') };
    return { key, what, why: open.has(key) ? null : why(frame) };
  };
  const seats = view.coins.map((_, at) => at);
  const kept = cardsIn(view.cards, keptBy(seat));
  return [
    ...view.land.map((_, field) => attempt(fieldKey(field), 'dig', (top) => whyNotField(view, top, field))),
    ...COMPANIES.map((_, company) =>
      attempt(companyTouch(company), 'company', (top) => whyNotCompany(view, top, company)),
    ),
    ...kept.map((card) => attempt(cardTouch(card), 'card', (top) => whyNotCard(view, top, card))),
    ...kept.flatMap((card) =>
      companiesOn(view, card).map((company) => attempt(gemOnCard(card, company), 'exchange', () => because('stocked'))),
    ),
    ...COMPANIES.flatMap((_, company) => {
      const at = seat * COMPANY_COUNT + company;
      if ((view.shares[at] ?? 0) <= (view.stocked[at] ?? 0)) return [];
      return [attempt(shareTouch(seat, company), 'exchange', (top) => whyNotExchange(view, top))];
    }),
    ...seats.flatMap((owner) =>
      cardsIn(view.cards, cavedBy(owner)).flatMap((card) =>
        companiesOn(view, card).map((company) =>
          attempt(gemOnCard(card, company), 'takeOff', (top) => whyNotTakeOff(top, owner === seat)),
        ),
      ),
    ),
  ];
}

const isDigging = (frame: CityFrame): boolean => frame.kind === 'company' || frame.kind === 'field';

function whyNotField(view: CityState, frame: CityFrame, field: Field): Reason {
  if (frame.kind === 'secretField') return because(isFree(view, field) ? 'dangerOnly' : 'occupied');
  if (!isDigging(frame)) return because('otherChoice');
  if (!isFree(view, field)) return because('occupied');
  if (view.land[field] === DANGER) return because('danger');
  if (frame.kind === 'company') return because('companyFirst');
  if (view.pair && view.land[field] !== TUNNEL) return because('entranceNext');
  const supply = view.left + tokensOf(view, view.turn);
  if (supply === 0) return because('noGems');
  if (!view.pair && !isBeside(view, view.company, field)) return because('notBeside', view.company);
  if (!view.pair && view.land[field] === TUNNEL && supply < 2) return because('noFollowUp');
  if (!view.pair && view.land[field] === TUNNEL && view.freeTunnels < 2) return because('noOtherEntrance');
  return because('overtimeFirst');
}

function whyNotCompany(view: CityState, frame: CityFrame, company: CompanyNumber): Reason {
  switch (frame.kind) {
    case 'company':
      if (isBlocked(view, company)) return because('caveIn', company);
      return because((view.gates[company] ?? 0) > 0 ? 'onlyEntrances' : 'noRoom', company);
    case 'field':
      return company === view.company ? because('otherChoice') : because('companyChosen', view.company);
    case 'secretGem':
      return because('caveIn', company);
    case 'stock':
    case 'founding':
      return because('takenTwice', company);
    case 'exchangeTo':
      return because('sameCompany', company);
    default:
      return because('otherChoice');
  }
}

function whyNotCard(view: CityState, frame: CityFrame, card: number): Reason {
  const row = rowOf(faceOf(view.cards, card));
  const acts = row?.use !== undefined || row?.tokens !== undefined || row?.binds === true;
  if (!acts) return because('actsAlone');
  if (!isDigging(frame)) return because(row.binds === true ? 'otherChoice' : 'whileDigging');
  if (view.pair) return because('entranceNext');
  if (row.use === 'secretTunnel') return because('noDanger');
  if (row.use === 'findersKeepers') return because(view.keepers ? 'declared' : 'noGemLeft');
  if (view.company < 0) return because('noOvertimeYet');
  if (view.left > 0) return because('overtimeLater');
  return because(card === overtimeCard(view, view.turn) ? 'noField' : 'olderFirst');
}

function whyNotExchange(view: CityState, frame: CityFrame): Reason {
  if (isBound(view)) return because('bound');
  if (view.turns <= view.seats) return because('firstTurn');
  return because(isDigging(frame) ? 'investLater' : 'otherChoice');
}

function whyNotTakeOff(frame: CityFrame, own: boolean): Reason {
  if (own) return because('ownCaveIn');
  return because(frame.kind === 'takeOff' ? 'oneEach' : 'afterTurn');
}
