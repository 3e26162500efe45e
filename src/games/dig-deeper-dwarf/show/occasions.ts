/** What gives somebody at the table occasion to say something: by what everybody perceived. */
import type { Seat } from '../../../engine/game';
import type { Occasion } from '../../../engine/talk';
import { eventWorth } from '../bots/values';
import { coinsOf, isRubble } from '../cards/faces';
import type { DwarfNews } from '../rules/news';

/** Coins on a card that are worth a word. */
const DEAR = 3;

/** One does something to another. */
const quarrel = (seat: Seat, about: Seat): Occasion[] =>
  seat === about
    ? []
    : [
        { topic: 'harms', seat, about },
        { topic: 'harmed', seat: about, about: seat },
      ];

/** All but one see what that one has. */
const seenBy = (seats: number, about: Seat): Occasion[] =>
  Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => seat !== about)
    .map((seat) => ({ topic: 'rival', seat, about }));

const everybody = (seats: number, topic: 'begins' | 'ends'): Occasion[] =>
  Array.from({ length: seats }, (_, seat) => ({ topic, seat }));

/** Who may say something about the last of these happenings. */
export function occasions(told: readonly DwarfNews[], seats: number): readonly Occasion[] {
  const event = told[told.length - 1];
  switch (event?.what) {
    case 'turn':
      return told.some(({ what }) => what === 'ended') ? [] : everybody(seats, 'begins');
    case 'announced':
      return event.act.verb === 'thwart' && event.act.aim === 'seat' ? quarrel(event.act.seat, event.act.at) : [];
    case 'stole':
    case 'drove-away':
      return quarrel(event.seat, event.from);
    case 'rubble':
      return event.aim === 'seat' ? quarrel(event.seat, event.at) : [];
    case 'crafted':
      return [{ topic: 'makes', seat: event.seat }];
    case 'bought':
      return [{ topic: 'buys', seat: event.seat }, ...seenBy(seats, event.seat)];
    case 'treasure':
    case 'came':
      return [{ topic: 'luck', seat: event.seat }, ...seenBy(seats, event.seat)];
    case 'revealed':
      return coinsOf(event.face) >= DEAR ? [{ topic: 'luck', seat: event.seat }] : [];
    case 'mined':
      return event.face >= 0 && isRubble(event.face) ? [{ topic: 'mishap', seat: event.seat }] : [];
    case 'triggered':
      return [{ topic: eventWorth(event.face) >= 0 ? 'luck' : 'mishap', seat: event.seat }];
    case 'unpaid':
    case 'fooled':
      return [{ topic: 'mishap', seat: event.seat }];
    case 'over':
      return everybody(seats, 'ends');
    default:
      return [];
  }
}
