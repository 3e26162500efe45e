import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { Point } from '../light';

/** What a mouse wheel and a keyboard do to the camera. */
export type Desk = {
  readonly zoom: (by: number, at: Point, how?: 'once' | 'flying') => void;
  readonly pan: (dx: number, dy: number, how?: 'once' | 'flying') => void;
  readonly fit: () => void;
};

/** Phones have neither wheel nor keys. */
export function useDesk(_mine: RefObject<View | null>, _desk: Desk): void {}
