import type { SymbolName } from '../../../canvas/symbols/names';
import type { Composition } from '../../../engine/picture';

/** How the cards of a family look: the band of their frame; the colour, the picture and the symbol of their backs. */
export interface Family {
  readonly band: string;
  readonly back: string;
  readonly mark: SymbolName;
  readonly scene: Composition;
}

/** The pictures on backs: each says which pile it is of, and nothing of the card. */
const CART: Composition = { place: 'tunnel', light: [50, 30], things: [['cart', 50, 56, 74]] };
const CASKET: Composition = { place: 'velvet', light: [50, 20], things: [['cushion', 50, 66, 64, { of: 'plum' }]] };
const SOMETHING: Composition = { place: 'deep', light: [50, 84], things: [['eyes', 50, 48, 58]] };
const CANDLE: Composition = { place: 'deep', light: [50, 30], things: [['candle', 50, 56, 70]] };
const PACK: Composition = { place: 'camp', light: [50, 60], things: [['backpack', 50, 52, 70]] };
const SHAFT: Composition = { place: 'rock', light: [50, 20], things: [['hole', 50, 52, 80]] };
const DOOR: Composition = { place: 'hall', light: [50, 20], things: [['hole', 50, 52, 84]] };
const SACK: Composition = { place: 'vault', light: [50, 20], things: [['sack', 50, 52, 74, { of: 'gold' }]] };
const PLANS: Composition = { place: 'market', light: [50, 20], things: [['map', 50, 54, 76]] };

const PLAIN: Family = { band: '#4f4338', back: '#3a4660', mark: 'mine-wagon', scene: CART };

/** Each family has a colour; its name in words is always there too. White reads on every band at more than 4.5 : 1. */
const FAMILIES: Readonly<Record<string, Family>> = {
  start: { ...PLAIN, band: '#45628a' },
  action: { ...PLAIN, band: '#7a3d63' },
  basic: { ...PLAIN, band: '#45628a' },
  jewelry: { band: '#7d5d14', back: '#6a4d16', mark: 'diamond-ring', scene: CASKET },
  mining: { ...PLAIN, band: '#46584f' },
  rubble: { ...PLAIN, band: '#5b534b' },
  event: { band: '#376450', back: '#5a3d55', mark: 'uncertainty', scene: SOMETHING },
  trait: { band: '#65498a', back: '#4c3a68', mark: 'dwarf-face', scene: PACK },
  tile: { band: '#6b5434', back: '#5b4a33', mark: 'cave-entrance', scene: SHAFT },
  deck: PLAIN,
  path: { ...PLAIN, band: '#6b5434' },
  goal: { band: '#7d5d14', back: '#5b4a66', mark: 'uncertainty', scene: DOOR },
  map: { ...PLAIN, band: '#45628a' },
  rockfall: { ...PLAIN, band: '#5b534b' },
  break: { ...PLAIN, band: '#8a352e' },
  fix: { ...PLAIN, band: '#376450' },
  nugget: { band: '#7d5d14', back: '#6a4d16', mark: 'gold-nuggets', scene: SACK },
  role: { band: '#65498a', back: '#4c3a68', mark: 'uncertainty', scene: CANDLE },
  chance: { band: '#65498a', back: '#4c3a68', mark: 'locked-chest', scene: PLANS },
};

/** The look of a family; a plain one for a family that has none of its own. */
export const familyOf = (kind: string): Family => FAMILIES[kind] ?? PLAIN;
