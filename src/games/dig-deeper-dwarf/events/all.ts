/** The events of the game: one that is missing here is an error of types. */
import { faceOf, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { PRINT } from '../cards/faces';
import type { EventKey } from '../cards/rows';
import { tell } from '../rules/deck';
import { leave } from '../rules/mine';
import type { DwarfState } from '../rules/state';
import { birthdayParty, gifts, giving } from './birthdayParty';
import { canary, warning } from './canary';
import { caveIn } from './caveIn';
import { caveOtter } from './caveOtter';
import { companion, stinkhorn, third } from './companions';
import type { EventRule } from './event';
import { flood, floodedTunnel } from './floodedTunnel';
import { heartyStew } from './heartyStew';
import { guest, kept, treasure } from './kept';
import { monster } from './monster';
import { teleporter } from './teleporter';
import { goblins, thievingGoblins } from './thievingGoblins';
import { transportTunnel, tunnel } from './transportTunnel';
import { taking, trustyTools } from './trustyTools';

/** What is said of each event; plain ones differ only in what they are worth to a bot. */
const EVENT: Readonly<Record<EventKey, EventRule>> = {
  bookling: companion(0.3),
  'crunchy-munchy': companion(0.3),
  diggy: companion(1.2),
  'flying-agaric': companion(0.6),
  longfingerling: companion(0.5),
  'mycolus-maximus': companion(0.3),
  peekycillium: companion(0.3),
  'shuffle-truffle': companion(0.9),
  stinkhorn,
  'silver-treasure': treasure(1.4),
  'gold-treasure': treasure(1.7),
  'ruby-treasure': treasure(2),
  'diamond-treasure': treasure(2),
  'call-of-nature': kept(-0.7),
  canary,
  'cave-otter': caveOtter,
  'vampire-bats': kept(-0.8),
  'fools-gold': kept(-1),
  'hearty-stew': heartyStew,
  'cave-merchant': guest(0.8),
  'transport-tunnel': transportTunnel,
  teleporter,
  'cave-in': caveIn,
  'flooded-tunnel': floodedTunnel,
  monster,
  'thieving-goblins': thievingGoblins,
  'trusty-tools': trustyTools,
  'birthday-party': birthdayParty,
};

const isEvent = (key: string): key is EventKey => key in EVENT;

// By face, as a flat list: it is asked millions of times.
const RULES: readonly (EventRule | undefined)[] = PRINT.map(({ key }) => (isEvent(key) ? EVENT[key] : undefined));

/** The event on a face; undefined for other cards and for those that are hidden. */
export const eventOf = (face: number): EventRule | undefined => RULES[face];

/** An event comes about for the seat that emptied its pile. */
export const resolveEvent = (s: DwarfState, seat: Seat, card: Card): void =>
  eventOf(faceOf(s.cards, card))?.come(s, seat, card);

/** A delayed event takes effect; it leaves the game. */
export function useEvent(s: DwarfState, seat: Seat, card: Card, a: number, b: number): void {
  tell(s, 'used', seat, card);
  const face = faceOf(s.cards, card);
  leave(s, seat, card);
  eventOf(face)?.use?.carryOut(s, seat, card, a, b);
}

/** The questions that events ask. */
export const EVENT_QUESTIONS = { canary: warning, third, flood, goblins, taking, giving, gifts, tunnel };
