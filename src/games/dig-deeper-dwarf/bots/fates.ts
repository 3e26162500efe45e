/** What may come of a move, for whoever asks why it is better than another. */
import type { Fate } from '../../../engine/advice';
import type { Happening } from '../../../engine/game';
import { coinsOf, keyOf, pointsOf } from '../cards/faces';
import type { DwarfNews } from '../rules/news';
import type { DwarfState } from '../rules/state';

/** What may come; the words for each stand in the texts. */
export const FATES = [
  'will buy',
  'will mine',
  'will steal',
  'will craft',
  'friend comes',
  'gives rubble away',
  'rival buys',
  'rival mines',
  'gets robbed',
  'gets rubble',
  'gets thwarted',
] as const;
export type FateKey = (typeof FATES)[number];

const fate = (because: FateKey, worth: number, face?: number): Fate => ({
  reason: { because, ...(face !== undefined && { card: keyOf(face) }) },
  worth,
});

const WHATS = ['bought', 'mined', 'stole', 'crafted', 'came', 'rubble', 'thwarted'];
const isOurs = (event: Happening): event is DwarfNews => WHATS.includes(event.what);

function meaning({ eye }: DwarfState, event: DwarfNews): Fate | null {
  switch (event.what) {
    case 'bought':
      return event.seat === eye
        ? fate('will buy', pointsOf(event.face), event.face)
        : fate('rival buys', -0.6 * pointsOf(event.face), event.face);
    case 'mined':
      if (event.aim === 'tile') return null;
      return event.seat === eye ? fate('will mine', 0.8) : fate('rival mines', -0.4);
    case 'stole':
      if (event.seat === eye) return fate('will steal', 0.5 * coinsOf(event.face), event.face);
      return event.from === eye ? fate('gets robbed', -0.6 * coinsOf(event.face), event.face) : null;
    case 'crafted':
      return event.seat === eye ? fate('will craft', 0.8, event.face) : null;
    case 'came':
      return event.seat === eye ? fate('friend comes', 0.8, event.face) : null;
    case 'rubble':
      if (event.aim === 'tile') return null;
      if (event.at === eye) return fate('gets rubble', -1);
      return event.seat === eye ? fate('gives rubble away', 0.8) : null;
    case 'thwarted':
      return event.act.seat === eye ? fate('gets thwarted', -0.5) : null;
    default:
      return null;
  }
}

/** What a happening means to the seat that looks, in victory points, about. */
export const fateOf = (view: DwarfState, event: Happening): Fate | null =>
  isOurs(event) ? meaning(view, event) : null;
