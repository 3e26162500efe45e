/** What can be chosen. */
import type { Pass } from '../../../engine/chain';
import type { Card } from '../../../engine/cards';
import type { Deed } from './acts';
import type { Basic } from '../cards/row';
import type { QuestionMoves } from './questions';

/** Uses a trait that is no action, or begins one that is. */
export type TraitMove =
  { readonly do: 'trait'; readonly card: Card } | { readonly do: 'strong'; readonly card: Card; readonly rubble: Card };

export type ActivityMove =
  | { readonly do: 'play'; readonly card: Card }
  | ({ readonly do: 'basic' } & Deed & { readonly verb: Basic })
  | { readonly do: 'reveal'; readonly card: Card; readonly draw: boolean }
  | {
      readonly do: 'buy';
      readonly pile: number;
      readonly how: 'coins' | 'price';
      readonly waived: number;
      readonly merchant: Card;
    }
  | { readonly do: 'craft'; readonly pile: number }
  | { readonly do: 'companion'; readonly card: Card }
  | { readonly do: 'use'; readonly card: Card; readonly a: number; readonly b: number }
  | TraitMove
  | { readonly do: 'end' };

/** Reactions: an Action card with Thwart, the basic action, Mycolus, Well-Prepared, or an Action card with Copy. */
export type ReactionMove =
  | { readonly do: 'thwart'; readonly card: Card; readonly source: 'card' | 'companion' | 'trait' }
  | { readonly do: 'thwart-basic' }
  | { readonly do: 'copy'; readonly card: Card };

type Done = { readonly do: 'done' };
type Pick<Name extends string> = { readonly do: Name; readonly card: Card };

/** What can be chosen in each kind of frame that waits, but for the questions of verbs and events. */
export interface PlainMoves {
  draft: Pick<'take'>;
  activity: ActivityMove;
  card: ({ readonly do: 'act'; readonly slot: number } & Deed) | Done;
  window: ReactionMove | Pass;
  pay: Pick<'pay'>;
  discard: Pick<'discard'>;
  sorting: { readonly do: 'out' } | { readonly do: 'keep' };
  free: ({ readonly do: 'basic' } & Deed) | Done;
  tile: { readonly do: 'lay'; readonly turn: number };
  buy: Pick<'pay'>;
  'fools-gold': Pick<'pay'> | { readonly do: 'give-up' };
  strong: { readonly do: 'out' } | { readonly do: 'to'; readonly tile: number };
  fee: Pick<'fee'> | Done;
  asking: Pass | TraitMove;
  keep: Pick<'keep'> | Done;
}
export type PlainMove = PlainMoves[keyof PlainMoves];

export type Moves = PlainMoves & QuestionMoves;
export type DwarfMove = Moves[keyof Moves];
