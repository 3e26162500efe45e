import type { Sign } from '../../engine/show';
import { GEMS, type Gem } from '../palette';
import type { SymbolName } from './names';
import { PATHS } from './paths';

/** How a sign looks: its symbol, the stone whose colour it takes, and whether it is broken or mended. */
export type Look = {
  readonly symbol: SymbolName;
  readonly gem?: Gem;
  readonly state?: 'broken' | 'mended';
};

const isSymbol = (name: string): name is SymbolName => Object.hasOwn(PATHS, name);
const isGem = (name: string): name is Gem => Object.hasOwn(GEMS, name);

/** What is hidden or has no sign. */
const UNKNOWN: Look = { symbol: 'uncertainty' };

/** How a sign looks; a question mark where there is none, or none that we have drawn. */
export function lookOf(sign: Sign | undefined): Look {
  const [symbol = '', more = ''] = sign?.split(' ') ?? [];
  if (!isSymbol(symbol)) return UNKNOWN;
  if (more === 'broken' || more === 'mended') return { symbol, state: more };
  return isGem(more) ? { symbol, gem: more } : { symbol };
}
