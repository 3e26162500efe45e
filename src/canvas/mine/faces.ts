import type { Gem } from '../palette';
import type { SymbolName } from '../symbols/names';

/** What is shown of a face: its symbol, and the stone whose colour it takes where it is one. */
export type FaceLook = { readonly symbol: SymbolName; readonly gem?: Gem };

/** The symbols of faces, by the row of the print. */
const LOOKS: Readonly<Record<string, FaceLook>> = {
  bookling: { symbol: 'bookmarklet' },
  'crunchy-munchy': { symbol: 'mushroom-gills' },
  diggy: { symbol: 'mining' },
  'flying-agaric': { symbol: 'spotted-mushroom' },
  longfingerling: { symbol: 'snatch' },
  'mycolus-maximus': { symbol: 'super-mushroom' },
  peekycillium: { symbol: 'magnifying-glass' },
  'shuffle-truffle': { symbol: 'mushrooms-cluster' },
  stinkhorn: { symbol: 'mushroom' },
  'silver-treasure': { symbol: 'locked-chest', gem: 'silver' },
  'gold-treasure': { symbol: 'locked-chest', gem: 'gold' },
  'ruby-treasure': { symbol: 'locked-chest', gem: 'ruby' },
  'diamond-treasure': { symbol: 'locked-chest', gem: 'diamond' },
  'call-of-nature': { symbol: 'bird-house' },
  canary: { symbol: 'bird-cage' },
  'cave-otter': { symbol: 'beaver' },
  'vampire-bats': { symbol: 'evil-bat' },
  'fools-gold': { symbol: 'coal-pile', gem: 'gold' },
  'hearty-stew': { symbol: 'cauldron' },
  'cave-merchant': { symbol: 'swap-bag' },
  'transport-tunnel': { symbol: 'mine-wagon' },
  teleporter: { symbol: 'magic-portal' },
  'cave-in': { symbol: 'stone-pile' },
  'flooded-tunnel': { symbol: 'big-wave' },
  monster: { symbol: 'spiked-dragon-head' },
  'thieving-goblins': { symbol: 'goblin' },
  'trusty-tools': { symbol: 'toolbox' },
  'birthday-party': { symbol: 'cake-slice' },
  treasure: { symbol: 'gold-stack', gem: 'gold' },
  camp: { symbol: 'camping-tent' },
  flag: { symbol: 'flying-flag' },
  dwarf: { symbol: 'dwarf-face' },
  gold: { symbol: 'gold-stack', gem: 'gold' },
  safe: { symbol: 'strongbox' },
  chest: { symbol: 'open-treasure-chest' },
  tunnel: { symbol: 'cave-entrance' },
  danger: { symbol: 'death-skull' },
};

/** What is shown of a face; a question mark for what is hidden or unknown. */
export const lookOf = (face: string): FaceLook => LOOKS[face] ?? { symbol: 'uncertainty' };
