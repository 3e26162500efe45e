/** Every move as a value: nobody changes a move, so each is made once and shared. */
import { FIELDS } from './board';
import { CARD_COUNT } from '../cards/faces';
import { COMPANY_COUNT } from '../cards/companies';
import type { Decline, OfCompany, OnField, WithCard } from './state';

export const STOP: Decline<'stop'> = { do: 'stop' };
export const KEEP: Decline<'keep'> = { do: 'keep' };
export const LEAVE: Decline<'leave'> = { do: 'leave' };

const onFields = <D extends string>(what: D): readonly OnField<D>[] =>
  Array.from({ length: FIELDS }, (_, field) => ({ do: what, field }));
const ofCompanies = <D extends string>(what: D): readonly OfCompany<D>[] =>
  Array.from({ length: COMPANY_COUNT }, (_, company) => ({ do: what, company }));
const withCards = <D extends string>(what: D): readonly WithCard<D>[] =>
  Array.from({ length: CARD_COUNT }, (_, card) => ({ do: what, card }));

export const DIG_AT = onFields('dig');
export const OVERTIME_AT = onFields('overtime');
export const SECRET_AT = onFields('secret');
export const DIG_FOR = ofCompanies('company');
export const GEM_OF = ofCompanies('gem');
export const INVEST_IN = ofCompanies('invest');
export const FROM = ofCompanies('from');
export const TO = ofCompanies('to');
export const TAKE_OFF = ofCompanies('takeOff');
export const USE = withCards('use');
export const DROP = withCards('drop');

/** Adds a move to a list, if there is such a move. */
export function add<M>(list: { push(move: M): unknown }, move: M | undefined): void {
  if (move !== undefined) list.push(move);
}
