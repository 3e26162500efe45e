import type { RefObject } from 'react';
import type { Ruler, Sprite } from '../../engine/show';
import type { Point } from '../light';
import type { Insets } from './camera';
import type { SeatStyle } from './token';
import type { Quarters } from './turned';

/** Finds the thing at a place of the screen, of those that count. */
export type Aim = (at: Point, among: ReadonlySet<string>, found: (key: string | undefined) => void) => void;

/** What a mine is told by whoever shows it; it is passed on whole. */
export type MineProps = {
  readonly sprites: readonly Sprite[];
  /** The keys of the things that can be touched now. */
  readonly glow: ReadonlySet<string>;
  /** By seat. */
  readonly seats: readonly SeatStyle[];
  /** What a thing is called, for whoever does not see it. */
  readonly label: (sprite: Sprite) => string;
  /** The names of columns and rows, where places are called by them. */
  readonly ruler?: Ruler | undefined;
  readonly onTap: (key: string) => void;
  /** A thing is pressed long. */
  readonly onLook?: ((key: string) => void) | undefined;
  /** Is given what finds a thing at a place of the screen. */
  readonly aim?: RefObject<Aim | null>;
  /** Nothing moves by itself. */
  readonly still: boolean;
  /** The key of the thing where something happens: it is kept in view. */
  readonly focus?: string | null;
  /** The seat that looks: each begins with the whole mine in view. */
  readonly looker?: number;
  /** The keys of the things that a choice is about: where they are small, the camera comes as near as shows all of them. */
  readonly about?: ReadonlySet<string> | null;
  /** What lies over the canvas at its edges. */
  readonly insets?: Insets;
  /** Only to be looked at: no buttons, and nothing that answers a finger. */
  readonly isPicture?: boolean;
  /** Whether buttons are at the left, within reach of that thumb. */
  readonly leftHand?: boolean;
  /** How much larger than usual people read. */
  readonly reading?: number;
  /** Whether a small map lies in its corner while not all of it is in view. */
  readonly hasMap?: boolean;
  /** How far whoever shows it has turned it on the screen. */
  readonly turn?: Quarters;
};
