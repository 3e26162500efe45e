/** What can happen. */
import type { Card, Zone } from '../../../engine/cards';
import type { Happening, Seat } from '../../../engine/game';
import type { Act } from './acts';

interface OfCard extends Happening {
  readonly seat: Seat;
  readonly card: Card;
  readonly face: number;
  readonly seen: number;
}

/** What happens to a card and says no more than who and which: discarding is private, paying public. */
export type CardNews =
  | 'drew'
  | 'discarded'
  | 'paid'
  | 'removed'
  | 'revealed'
  | 'played'
  | 'crafted'
  | 'bought'
  | 'took'
  | 'kept'
  | 'fee'
  | 'looked'
  | 'dealt'
  | 'chose'
  | 'unveiled'
  | 'laid-in-middle'
  | 'gifted'
  | 'came'
  | 'left'
  | 'treasure'
  | 'delayed'
  | 'triggered'
  | 'used'
  | 'cancelled-event'
  | 'fooled'
  | 'trait'
  | 'turned-up';

/** What can happen. `seat` is who it happens to; fields other than `face` are public. */
export type DwarfNews =
  | (OfCard & { readonly what: CardNews })
  /** Mined a card from a pile (left: cards left in it) or a Rubble from a tile. */
  | (OfCard & { readonly what: 'mined'; readonly aim: 'pile' | 'tile'; readonly at: number; readonly left: number })
  | (OfCard & { readonly what: 'stole'; readonly from: Seat })
  | (OfCard & { readonly what: 'drove-away'; readonly from: Seat })
  /** Rubble put on a tile or on another player's discard. */
  | (OfCard & { readonly what: 'rubble'; readonly aim: 'tile' | 'seat'; readonly at: number })
  | (OfCard & { readonly what: 'laid'; readonly tile: number; readonly turn: number })
  | (OfCard & { readonly what: 'on-tile'; readonly tile: number })
  | { readonly what: 'pile'; readonly pile: number }
  | { readonly what: 'moved'; readonly seat: Seat; readonly tile: number; readonly by: 'foot' | 'flood' | 'event' }
  | { readonly what: 'announced' | 'thwarted' | 'lost' | 'copied'; readonly act: Act }
  | { readonly what: 'investigated'; readonly seat: Seat; readonly zone: Zone; readonly top: boolean }
  | { readonly what: 'reshuffled' | 'ended' | 'unpaid' | 'purchase-cancelled'; readonly seat: Seat }
  | { readonly what: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly what: 'over'; readonly why: 'mining cards' | 'empty mine' | 'stalemate' };
