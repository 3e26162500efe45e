import type { Sign } from '../../engine/show';
import { GEMS, type Gem } from '../palette';
import type { SymbolName } from './names';
import { PATHS } from './paths';

/** A sign taken apart: its symbol, the stone whose colour it takes, and whether it is broken or mended. */
export type ParsedSign = {
  readonly symbol: SymbolName;
  readonly gem?: Gem;
  readonly state?: 'broken' | 'mended';
};

const isSymbol = (name: string): name is SymbolName => Object.hasOwn(PATHS, name);
const isGem = (name: string): name is Gem => Object.hasOwn(GEMS, name);

/** What is hidden or has no sign. */
const UNKNOWN: ParsedSign = { symbol: 'uncertainty' };

/** Takes a sign apart; a question mark where there is none, or none that we have drawn. */
export function parseSign(sign: Sign | undefined): ParsedSign {
  const [symbol = '', more = ''] = sign?.split(' ') ?? [];
  if (!isSymbol(symbol)) return UNKNOWN;
  if (more === 'broken' || more === 'mended') return { symbol, state: more };
  return isGem(more) ? { symbol, gem: more } : { symbol };
}
