import type { SymbolName } from '../../../canvas/symbols/names';

/** How the cards of a family look: the band of their frame, and the symbol on their backs. */
export interface Family {
  readonly band: string;
  readonly back: string;
  readonly mark: SymbolName;
}

const PLAIN: Family = { band: '#4f4338', back: '#3a4660', mark: 'mine-wagon' };

/** Each family has a colour; its name in words is always there too. White reads on every band at more than 4.5 : 1. */
const FAMILIES: Readonly<Record<string, Family>> = {
  start: { ...PLAIN, band: '#45628a' },
  action: { ...PLAIN, band: '#7a3d63' },
  basic: { ...PLAIN, band: '#45628a' },
  jewelry: { band: '#7d5d14', back: '#6a4d16', mark: 'diamond-ring' },
  mining: { ...PLAIN, band: '#46584f' },
  rubble: { ...PLAIN, band: '#5b534b' },
  event: { band: '#376450', back: '#5a3d55', mark: 'uncertainty' },
  trait: { band: '#65498a', back: '#4c3a68', mark: 'dwarf-face' },
  tile: { band: '#6b5434', back: '#5b4a33', mark: 'cave-entrance' },
  deck: PLAIN,
  path: { ...PLAIN, band: '#6b5434' },
  goal: { band: '#7d5d14', back: '#5b4a66', mark: 'uncertainty' },
  map: { ...PLAIN, band: '#45628a' },
  rockfall: { ...PLAIN, band: '#5b534b' },
  break: { ...PLAIN, band: '#8a352e' },
  fix: { ...PLAIN, band: '#376450' },
  nugget: { band: '#7d5d14', back: '#6a4d16', mark: 'gold-nuggets' },
  role: { band: '#65498a', back: '#4c3a68', mark: 'domino-mask' },
  chance: { band: '#65498a', back: '#4c3a68', mark: 'locked-chest' },
};

/** The look of a family; a plain one for a family that has none of its own. */
export const familyOf = (kind: string): Family => FAMILIES[kind] ?? PLAIN;
