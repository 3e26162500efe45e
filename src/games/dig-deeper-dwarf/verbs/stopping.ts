/** What is said of actions that it hardly pays to stop. */
import { faceOf, zoneOf } from '../../../engine/cards';
import type { Reason } from '../../../engine/show';
import { motive } from '../bots/motives';
import type { Outlook } from '../bots/outlook';
import { keyOf } from '../cards/faces';
import type { Act } from '../rules/acts';

/** Why an action should be stopped of which no more is to be said than the card that it stands on. */
export const whyStopCard = ({ s: { cards } }: Outlook, act: Act): Reason =>
  motive('stops', zoneOf(cards, act.card) < 0 ? {} : { card: keyOf(faceOf(cards, act.card)) });

/** What it is worth to stop an action that helps a rival a little. */
export const littleHarm = ({ spite }: Outlook): number => spite * 0.2;
