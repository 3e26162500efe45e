/** The words of what happened. A hidden card stays hidden: nothing but the happening is looked at. */
import type { Seat } from '../../../engine/game';
import { personsFor } from '../../../engine/persons';
import { keyOf } from '../cards/faces';
import { namedTile, stackFacts } from './facts';
import type { DwarfNews } from '../rules/news';
import { printed } from '../cards/print';
import { deedOf } from './prompts';
import type { Speech } from './speech';

const keyOrNull = (face: number): string | null => (face < 0 ? null : keyOf(face));

/** What is told by another happening and needs no line of its own. */
export const QUIET = {
  left: (key: string) => printed(key)?.event !== 'companion' && printed(key)?.leavesAtCamp !== true,
  delayed: (key: string) => printed(key)?.guest === true,
  'turned-up': (key: string) => printed(key)?.family === 'tile',
} as const;

/** A line for the log; null for what is not worth one. */
export function line(speech: Speech, news: DwarfNews, names: readonly string[]): string | null {
  const { chronicle } = speech;
  const name = (seat: Seat): string => names[seat] ?? '';
  const person = personsFor(names, -1);
  switch (news.what) {
    case 'mined':
      return chronicle.mined(name(news.seat), keyOrNull(news.face), news.aim, news.left);
    case 'stole':
      return chronicle.stole(name(news.seat), keyOrNull(news.face), name(news.from));
    case 'drove-away':
      return chronicle.droveAway(name(news.seat), keyOrNull(news.face), name(news.from));
    case 'rubble':
      return news.aim === 'tile'
        ? chronicle.rubbleOnTile(name(news.seat), namedTile(news.at))
        : chronicle.rubbleTo(name(news.seat), name(news.at));
    case 'laid':
      return chronicle.laid(name(news.seat), keyOrNull(news.face));
    case 'on-tile':
      return chronicle.onTile(keyOrNull(news.face));
    case 'pile':
      return null;
    case 'moved':
      return chronicle.moved(name(news.seat), namedTile(news.tile), news.by);
    case 'announced':
      return chronicle.announced(name(news.act.seat), deedOf(speech, news.act, person, null));
    case 'thwarted':
      return chronicle.thwarted(name(news.act.seat), news.act.verb);
    case 'lost':
      return chronicle.lost(name(news.act.seat), news.act.verb);
    case 'copied':
      return chronicle.copied(name(news.act.seat));
    case 'investigated':
      return chronicle.investigated(name(news.seat), stackFacts(news.zone, person, null, news.seat), news.top);
    case 'reshuffled':
    case 'ended':
    case 'unpaid':
      return chronicle[news.what](name(news.seat));
    case 'purchase-cancelled':
      return chronicle.purchaseCancelled(name(news.seat));
    case 'turn':
      return chronicle.turn(name(news.seat), news.round);
    case 'over':
      return chronicle.over(news.why);
    case 'left':
    case 'delayed':
    case 'turned-up':
      return QUIET[news.what](keyOf(news.face))
        ? null
        : chronicle.card[news.what](name(news.seat), keyOrNull(news.face));
    default:
      return chronicle.card[news.what](name(news.seat), keyOrNull(news.face));
  }
}
