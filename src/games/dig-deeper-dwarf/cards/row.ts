/** What can stand on a card: actions, resources, prices. */
import type { Edited } from '../../../engine/editions';
import type { Open } from '../../../engine/grid';
import type { Sign } from '../../../engine/show';
import type { Verb } from '../verbs/all';

export const RESOURCES = ['silver', 'gold', 'ruby', 'diamond', 'emerald'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The signs of resources, and of what else is paid with. */
export const RESOURCE_SIGNS: Readonly<Record<Resource, Sign>> = {
  silver: 'metal-bar silver',
  gold: 'gold-stack gold',
  ruby: 'saphir ruby',
  diamond: 'cut-diamond diamond',
  emerald: 'emerald emerald',
};
export const CARD_SIGN: Sign = 'card-random';
export const COIN_SIGN: Sign = 'two-coins gold';

/** Resources that a Jewelry card can ask for. Emerald has no icon in the print. */
export const PRICED = ['silver', 'gold', 'ruby', 'diamond'] as const;
export type Priced = (typeof PRICED)[number];

/** What a basic action costs in hand cards (print). */
export const BASICS = { move: 1, mine: 2, remove: 2, steal: 2, drive: 2, thwart: 3 } as const;
export type Basic = keyof typeof BASICS;
export const isBasic = (verb: Verb): verb is Basic => verb in BASICS;
export const BASIC_VERBS: readonly Basic[] = ['move', 'mine', 'remove', 'steal', 'drive', 'thwart'];

/** What a coin is worth on a Resource card (ours, so that the printed 7 comes out). */
export const COINS: Readonly<Record<Resource, number>> = { silver: 1, gold: 2, ruby: 3, diamond: 3, emerald: 5 };

export const FAMILIES = ['start', 'mining', 'rubble', 'action', 'jewelry', 'event', 'trait', 'tile'] as const;
export type Family = (typeof FAMILIES)[number];

/** A card. What a family does not have is left out. */
export interface Row<K extends string> extends Edited {
  readonly key: K;
  readonly family: Family;
  readonly copies: number;
  /** Its actions, each used at most once. */
  readonly actions?: readonly Verb[];
  /** What it is as a resource. */
  readonly resource?: Resource;
  readonly rubble?: true;
  readonly points?: number;
  /** Hand cards to discard for crafting it. */
  readonly craft?: number;
  /** Silver, Gold, Ruby, Diamond to pay for it. */
  readonly price?: readonly [silver: number, gold: number, ruby: number, diamond: number];
  /** Coins to pay for it instead. */
  readonly coins?: number;
  readonly event?: 'companion' | 'treasure' | 'delayed' | 'instant';
  /** A delayed event that waits on the new tile for whoever comes there; one that leaves when its owner enters the Camp. */
  readonly guest?: true;
  readonly leavesAtCamp?: true;
  /** The open sides of a tile, and whether a Workbench stands there. */
  readonly open?: Open;
  readonly workbench?: true;
  /** What its picture shows, where that is more than its actions or its resource. */
  readonly sign?: Sign;
}
