import type { Gem } from '../palette';

/** How a portal is built: of sound timber, of timber that somebody has tampered with, or carved from the rock. */
export type PortalStyle = 'timber' | 'crooked' | 'carved';

/** What a shaft looks like from outside. */
export type Entrance = {
  portal: PortalStyle;
  /** The stone that is found there. */
  gem: Gem;
  /** Its emblem as an SVG path on a square of 512. */
  emblem: string;
};
