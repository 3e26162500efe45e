/** Which happenings belong together, so that they are told as one deed. */
import type { Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Of as Happened } from '../../../engine/stretch';
import type { DwarfNews } from '../rules/news';

/** The happenings that can be of a kind. */
export type Of<W extends DwarfNews['what']> = Happened<DwarfNews, W>;
/** A happening about a card of a seat. */
export type OfCard = Extract<DwarfNews, { readonly card: Card; readonly seat: Seat }>;

/** What is said while an action is still open: answers to it, and what they cost. */
export const isAnswer = (event: DwarfNews): boolean =>
  event.what === 'announced' || event.what === 'played' || event.what === 'paid' || event.what === 'trait';

/** Whether a happening is a part of the end of a seat's turn. */
export const isClosing = (event: DwarfNews, seat: Seat): boolean =>
  (event.what === 'discarded' || event.what === 'kept' || event.what === 'drew' || event.what === 'reshuffled') &&
  event.seat === seat;

const EFFECTS: ReadonlySet<DwarfNews['what']> = new Set<DwarfNews['what']>([
  'cancelled-event',
  'came',
  'left',
  'treasure',
  'delayed',
  'removed',
  'discarded',
  'reshuffled',
  'rubble',
  'took',
  'laid-in-middle',
  'gifted',
]);

/** Whether a happening is what an event does. */
export const isEffect = (event: DwarfNews): boolean =>
  EFFECTS.has(event.what) || (event.what === 'moved' && event.by !== 'foot');

/** Whether a happening concerns a seat. */
export const isAbout = (news: DwarfNews, eye: Seat): boolean =>
  ('seat' in news && news.seat === eye) ||
  ('from' in news && news.from === eye) ||
  ('act' in news && (news.act.seat === eye || (news.act.aim === 'seat' && news.act.at === eye))) ||
  (news.what === 'rubble' && news.aim === 'seat' && news.at === eye);
