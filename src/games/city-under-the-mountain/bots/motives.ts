/** Why a move is a good one: only what the position shows. What a search alone has found is said to be just that. */
import { faceOf, sizeOf } from '../../../engine/cards';
import type { Reason } from '../../../engine/show';
import { FIELDS, fieldsBeside } from '../rules/board';
import { rowOf } from '../cards/faces';
import { COMPANY_COUNT, companyKey } from '../cards/companies';
import { CHEST, DANGER, DWARF, GOLD, SAFE } from '../cards/tiles';
import { supplyOf } from '../rules/digging';
import { payOf } from '../rules/pay';
import { DECK, DISCARDS, type CityMove, type CityState, type CompanyNumber, type Field } from '../rules/state';
import { isBound } from '../verbs/use';
import { isSnatched } from './gems';

/** Why moves are good; the words are in the texts. */
export const MOTIVES = [
  'goldMost',
  'goldPays',
  'digDwarf',
  'digSafe',
  'digChest',
  'towardsGold',
  'companyGold',
  'companyDwarf',
  'companySafe',
  'companyChest',
  'investPays',
  'investNear',
  'bound',
  'giveIdle',
  'blockRival',
  'freeOwn',
  'leaveBlocked',
  'keepersPay',
  'looksBest',
] as const;
export type Motive = (typeof MOTIVES)[number];

const motive = (because: Motive, company?: CompanyNumber, count?: number): Reason => ({
  because,
  ...(company !== undefined && company >= 0 && { card: companyKey(company) }),
  ...(count !== undefined && { count }),
});

/** What Gold of a company pays the one who decides, if that seat digs it or somebody does, and the most that another gets. */
function shareOut(
  state: CityState,
  company: CompanyNumber,
  finds: boolean,
  more = 0,
): { readonly own: number; readonly most: number } {
  const { turn } = state;
  const pay: number[] = [];
  payOf(state, company, turn, more, finds ? turn : -1, pay);
  const others = pay.filter((_, seat) => seat !== turn);
  return { own: Math.floor(pay[turn] ?? 0), most: state.keepers && finds ? 0 : Math.floor(Math.max(0, ...others)) };
}

/** On the ground numbers from here on are gems. */
const GEM = 1 << COMPANY_COUNT;

/** How many gems of a company it takes to cover the nearest field of a kind, from what it has or from one field; tunnels aside. */
function gemsTo(state: CityState, company: CompanyNumber, kind: number, from?: Field): number {
  const { ground, land } = state;
  const isFree = (field: Field): boolean => (ground[field] ?? GEM) < GEM && land[field] !== DANGER;
  const begins =
    from === undefined
      ? Array.from({ length: FIELDS }, (_, field) => field).filter(
          (field) => isFree(field) && ((ground[field] ?? 0) & (1 << company)) !== 0,
        )
      : [from];
  const steps = new Map<Field, number>(begins.map((field) => [field, 1]));
  for (const [field, step] of steps) {
    if (land[field] === kind && (from === undefined || field !== from)) return step;
    for (const next of fieldsBeside(field)) if (isFree(next) && !steps.has(next)) steps.set(next, step + 1);
  }
  return Infinity;
}

/** As near as this Gold may be dug soon: with the gems of one turn. */
const NEAR = 3;

/** Why a move is a good one. */
export function reason(view: CityState, move: CityMove): Reason {
  switch (move.do) {
    case 'dig':
    case 'overtime':
      return digMotive(view, move.field);
    case 'company':
      return companyMotive(view, move.company);
    case 'invest':
    case 'to':
      return investMotive(view, move.company);
    case 'from':
      return shareOut(view, move.company, false, -1).own === shareOut(view, move.company, false).own
        ? motive('giveIdle', move.company)
        : motive('looksBest');
    case 'keep':
      return motive(isBound(view) ? 'bound' : 'looksBest');
    case 'gem':
      return paysOthers(view, move.company) && view.stack[view.stack.length - 1]?.kind === 'caveIn'
        ? motive('blockRival', move.company)
        : motive('looksBest');
    case 'takeOff': {
      const { own, most } = shareOut(view, move.company, false);
      return own > most ? motive('freeOwn', move.company) : motive('looksBest');
    }
    case 'leave':
      return blockedCompanies(view).every((company) => paysOthers(view, company))
        ? motive('leaveBlocked')
        : motive('looksBest');
    case 'use':
      return keepersPay(view, move.card) ? motive('keepersPay', view.company) : motive('looksBest');
    case 'secret':
    case 'drop':
    case 'stop':
      return motive('looksBest');
  }
}

const paysOthers = (view: CityState, company: CompanyNumber): boolean => {
  const { own, most } = shareOut(view, company, false);
  return most > own;
};

const blockedCompanies = ({ blocked }: CityState): CompanyNumber[] =>
  Array.from({ length: COMPANY_COUNT }, (_, company) => company).filter((company) => (blocked & (1 << company)) !== 0);

function goldMotive(view: CityState, company: CompanyNumber): Reason {
  const { own, most } = shareOut(view, company, true);
  return motive(own > most ? 'goldMost' : 'goldPays', company, own);
}

function digMotive(view: CityState, field: Field): Reason {
  switch (view.land[field]) {
    case GOLD:
      return goldMotive(view, view.company);
    case DWARF:
      return motive(isSnatched(view, view.turn) ? 'looksBest' : 'digDwarf');
    case SAFE:
      return motive('digSafe');
    case CHEST:
      return motive(sizeOf(view.cards, DECK) + sizeOf(view.cards, DISCARDS) > 0 ? 'digChest' : 'looksBest');
    default: {
      const gems = gemsTo(view, view.company, GOLD, field) - 1;
      return gems <= NEAR ? motive('towardsGold', view.company, gems) : motive('looksBest');
    }
  }
}

function companyMotive(view: CityState, company: CompanyNumber): Reason {
  const supply = supplyOf(view);
  if (gemsTo(view, company, GOLD) <= supply) return motive('companyGold', company, shareOut(view, company, true).own);
  if (gemsTo(view, company, DWARF) <= supply) return motive('companyDwarf', company);
  if (gemsTo(view, company, SAFE) <= supply) return motive('companySafe', company);
  if (gemsTo(view, company, CHEST) <= supply) return motive('companyChest', company);
  return motive('looksBest');
}

function investMotive(view: CityState, company: CompanyNumber): Reason {
  if (gemsTo(view, company, GOLD) > NEAR) return motive('looksBest');
  const counts = shareOut(view, company, false, 1).own > shareOut(view, company, false).own;
  return motive(counts ? 'investPays' : 'investNear', company);
}

/** Whether the company that digs can come to Gold this turn that would pay others. */
function keepersPay(view: CityState, card: number): boolean {
  if (rowOf(faceOf(view.cards, card))?.use !== 'findersKeepers' || view.company < 0) return false;
  return gemsTo(view, view.company, GOLD) <= supplyOf(view) && shareOut(view, view.company, true).most > 0;
}
