import { blend, channels, type Channels } from '../light';
import { GEMS } from '../palette';
import type { Tint } from '../../engine/picture';

/** What shapes are made of: the tints, and what has one colour everywhere. `tint` and `also` are the colours a piece names. */
export type Stuff =
  | Tint
  | 'tint'
  | 'also'
  | 'skin'
  | 'leather'
  | 'paper'
  | 'flame'
  | 'ember'
  | 'water'
  | 'foam'
  | 'steel'
  | 'black'
  | 'white'
  | 'shine'
  | 'shade'
  | 'glow'
  | 'mist';

/** How a stuff looks in the light: its colour, and how much of what is behind is hidden. */
export type Tone = { readonly color: Channels; readonly alpha: number };

const solid = (hex: string, alpha = 1): Tone => ({ color: channels(hex), alpha });

/** Every tint. Stones and metals are saturated, everything else is not. */
const TINTS: Readonly<Record<Tint, Tone>> = {
  silver: solid(GEMS.silver),
  gold: solid(GEMS.gold),
  ruby: solid(GEMS.ruby),
  diamond: solid(GEMS.diamond),
  emerald: solid(GEMS.emerald),
  sapphire: solid(GEMS.sapphire),
  amethyst: solid(GEMS.amethyst),
  amber: solid('#f08c2e'),
  topaz: solid('#f4d03f'),
  turquoise: solid('#2fc6c0'),
  pearl: solid('#f2efe6'),
  rust: solid('#a8503a'),
  slate: solid('#4f6a8f'),
  moss: solid('#5f7d4a'),
  plum: solid('#76527f'),
  sand: solid('#c9a878'),
  wood: solid('#a06c3e'),
  iron: solid('#666d7d'),
  stone: solid('#8d8494'),
  snow: solid('#f0ece6'),
  ash: solid('#b3aea8'),
  straw: solid('#dcb765'),
  ginger: solid('#c8702c'),
  umber: solid('#6a4426'),
  coal: solid('#37313a'),
  bone: solid('#efe1c4'),
  sick: solid('#8f9a4c'),
};

const FIXED: Readonly<Record<Exclude<Stuff, Tint | 'tint' | 'also'>, Tone>> = {
  skin: solid('#e2a67f'),
  leather: solid('#7a4f2d'),
  paper: solid('#f3e2b8'),
  flame: solid('#ffe9a8'),
  ember: solid('#ff8f2a'),
  water: solid('#2c7ea6'),
  foam: solid('#c8e6ee'),
  steel: solid('#aab6c8'),
  black: solid('#17121a'),
  white: solid('#fffaf0'),
  shine: solid('#fff6e0', 0.5),
  shade: solid('#0a0818', 0.42),
  glow: solid('#ffb84d', 0.3),
  mist: solid('#e8e2d8', 0.5),
};

const isTint = (stuff: Stuff): stuff is Tint => stuff in TINTS;

/** The colours that a drawing brings along: of its first and second part, and of skin. */
export type Dyes = { readonly tint: Channels; readonly also: Channels; readonly skin?: Channels };

/** The colours that a piece names. */
export const dyesOf = (of: Tint, also: Tint): Dyes => ({ tint: TINTS[of].color, also: TINTS[also].color });

/** The colour of a tint. */
export const tinted = (tint: Tint): Channels => TINTS[tint].color;

/** The tone of a stuff in a drawing with these dyes. */
export function toneOf(stuff: Stuff, { tint, also, skin }: Dyes): Tone {
  if (stuff === 'tint') return { color: tint, alpha: 1 };
  if (stuff === 'also') return { color: also, alpha: 1 };
  if (stuff === 'skin' && skin !== undefined) return { color: skin, alpha: 1 };
  return isTint(stuff) ? TINTS[stuff] : FIXED[stuff];
}

const LIGHT: Channels = [1, 0.96, 0.86];
const NIGHT: Channels = [0.04, 0.03, 0.1];

/** A colour so many steps towards the light or away from it. */
export const shaded = (color: Channels, steps: number): Channels =>
  steps > 0 ? blend(color, LIGHT, Math.min(1, steps * 0.15)) : blend(color, NIGHT, Math.min(1, -steps * 0.17));
