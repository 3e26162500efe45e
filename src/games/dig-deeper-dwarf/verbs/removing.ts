/** What Remove, Give and Munch share: a hand card goes, and Rubble may be laid on a tile. */
import { faceOf, put, show, topOf, under, type Card } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { connection, SIDES } from '../../../engine/grid';
import type { Reason } from '../../../engine/show';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import type { Outlook } from '../bots/outlook';
import { isRubble, keyOf } from '../cards/faces';
import { CAMP } from '../cards/tiles';
import type { Act } from '../rules/acts';
import { about, held, removeCard, rubbleInHand } from '../rules/deck';
import { hasDwarf, rubbleTo, standsOn } from '../rules/mine';
import { ofSeat } from '../rules/phases/rule';
import { nothing, type Question } from '../rules/question';
import type { DwarfState } from '../rules/state';
import { discard, hand } from '../rules/zones';
import { key } from '../show/keys';
import type { Actor, Found } from './verb';

/** Where Rubble may be laid: connected tiles without a dwarf, never the Camp. */
function rubbleTiles(s: DwarfState, seat: Seat, found: Found): void {
  const from = standsOn(s, seat);
  for (const side of SIDES) {
    const to = connection(s.grid, from, side);
    if (to >= 0 && to !== CAMP && !hasDwarf(s, to)) found('tile', to);
  }
}

/** Out of the game; a tile or a player can be named only with Rubble in hand (rules 11.3). */
export function aimsToRemove(s: DwarfState, actor: Actor, give: boolean, found: Found): void {
  if (actor.hand <= 0) return;
  found('out', 0);
  if (rubbleInHand(s, actor.seat) < 0) return;
  rubbleTiles(s, actor.seat, found);
  if (give) for (let seat = 0; seat < s.seats; seat++) if (seat !== actor.seat) found('seat', seat);
}

/** Whether there is a hand card and the place for it; whether it is Rubble, its holder says (rules 11.3). */
export function stillRemoves(s: DwarfState, act: Act): boolean {
  if (held(s, act.seat) === 0) return false;
  let legal = act.aim !== 'tile';
  rubbleTiles(s, act.seat, (_aim, at) => {
    if (at === act.at) legal = true;
  });
  return legal;
}

/** Which card it is comes from a hidden hand, so it is chosen now, even among Rubble (rules 7.1). */
export const askWhich = (s: DwarfState, act: Act, rubble: boolean): void =>
  push<RemovingFrame>(s, { kind: 'removing', seat: act.seat, rubble, act });

/** Asks for a Rubble of the hand that leaves the game. */
export const removeRubble = (s: DwarfState, seat: Seat): void =>
  push<RemovingFrame>(s, { kind: 'removing', seat, rubble: true, act: null });

/** A hand card goes where it was said to go. */
function removeTo(s: DwarfState, { seat, act }: RemovingFrame, card: Card): void {
  if (act?.aim === 'tile') return rubbleTo(s, seat, card, act.at);
  if (act?.aim !== 'seat') return removeCard(s, seat, card);
  show(s.cards, card, s.seats);
  put(s.cards, card, discard(act.at));
  s.news?.push({ what: 'rubble', ...about(s, seat, card), aim: 'seat', at: act.at });
}

/** What getting rid of the worst hand card is worth: Rubble first, then what comes up in vain. */
export function worthOfRemoving(o: Outlook): number {
  let weakest = 0;
  for (let card = topOf(o.s.cards, hand(o.seat)); card >= 0; card = under(o.s.cards, card)) {
    weakest = Math.min(weakest, o.worthOfKeeping(faceOf(o.s.cards, card)));
  }
  return -weakest;
}

/** Why a hand card should go. */
export const whyRemove = ({ s, seat }: Outlook): Reason => {
  for (let card = topOf(s.cards, hand(seat)); card >= 0; card = under(s.cards, card)) {
    if (isRubble(faceOf(s.cards, card))) return motive('removes rubble');
  }
  return motive('removes a weak card');
};

/** Choosing which hand card, or which Rubble, goes where the action says; without an action it leaves the game. */
interface RemovingFrame {
  readonly kind: 'removing';
  readonly seat: Seat;
  readonly rubble: boolean;
  readonly act: Act | null;
}
type RemovingMove = { readonly do: 'remove'; readonly card: Card } | { readonly do: 'done' };
interface RemovingWords {
  prompt(who: Person): string;
  /** The same where only Rubble will do, for a tile or a player. */
  promptRubble(who: Person): string;
  remove(card: string): string;
  noRubble(): string;
}

/** Which card it is. */
export const removing: Question<RemovingFrame, RemovingMove, RemovingWords> = {
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
  shows: nothing,
  touch: (move) => (move.do === 'done' ? key.button('done') : key.card(move.card)),
  prompt: (words, { who }, { rubble }) => (rubble ? words.promptRubble(who) : words.prompt(who)),
  say: (words, facts, move) => (move.do === 'done' ? words.noRubble() : words.remove(facts.card(move.card))),
  worth: (o, _frame, move) => (move.do === 'done' ? 0 : -o.worthOfKeeping(faceOf(o.s.cards, move.card))),
  reason({ s }, _frame, move) {
    if (move.do === 'done') return motive('looks best');
    const face = faceOf(s.cards, move.card);
    return isRubble(face) ? motive('removes rubble') : motive('removes a weak card', { card: keyOf(face) });
  },
};
