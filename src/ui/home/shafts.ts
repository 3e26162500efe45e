import type { PortalStyle } from '../../canvas/mountain/entrance';
import type { Gem } from '../../canvas/palette';
import type { SymbolName } from '../../canvas/symbols/names';

/** A game as the mountain shows it: an entrance with a sign. */
export type Shaft = {
  id: string;
  name: string;
  players: readonly [least: number, most: number];
  portal: PortalStyle;
  gem: Gem;
  symbol: SymbolName;
};
