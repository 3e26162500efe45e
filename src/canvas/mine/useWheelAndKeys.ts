import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { Point } from '../light';
import type { Quarters } from './turned';

/** What a mouse wheel and a keyboard do to the camera. */
export type Steering = {
  readonly zoom: (by: number, at: Point, how?: 'once' | 'flying') => void;
  readonly pan: (dx: number, dy: number, how?: 'once' | 'flying') => void;
  readonly fit: () => void;
};

/** Phones have neither wheel nor keys. */
export function useWheelAndKeys(_mine: RefObject<View | null>, _steering: Steering, _turn: Quarters): void {}
