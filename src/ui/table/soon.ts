/** What is done without being asked for, because nothing else can be: a card does what alone it is good for. */
import type { Look } from '../../table/look';
import type { Begun, Offer } from './choosing';
import { readerOf } from './reader';
import type { Choice } from './taps';

/** The only thing that can be done, which is done in a moment; and what it is done to. */
export interface Soon {
  readonly view: Look['view'];
  readonly choice: Choice;
  readonly label: string;
  readonly on: string | null;
}

/** What will be done in a moment, in the picture in which it was begun. */
export const soonOf = ({ look }: Offer, { soon }: Begun): Soon | null =>
  soon !== null && soon.view === look.view && look.screen === 'choose' ? soon : null;

/** What a card that was touched is good for, if that is one thing alone. */
export function onlyUse({ show, look, words, names, isBrisk }: Offer, choice: Choice): Soon | null {
  const use = isBrisk ? (show.onlyUse?.(look.view, choice.move) ?? null) : null;
  if (use === null) return null;
  const label = words.move(look.view, use.move, names, readerOf(look));
  return { view: look.view, choice: { ...choice, then: use.move }, label, on: use.touch };
}

/** What is left to be done with what lies out, if that is one thing alone: among several people others may have had the phone meanwhile. */
export function onlyRest({ show, look, choices, isBrisk }: Offer): Soon | null {
  const { view } = look;
  const uses = choices.filter(({ move }) => show.isLeft?.(view, move) !== true);
  const [choice] = uses;
  if (!isBrisk || look.reader === -1) return null;
  if (choice === undefined || uses.length > 1 || uses.length === choices.length) return null;
  return { view, choice, label: choice.label, on: choice.touches.at(-1) ?? null };
}
