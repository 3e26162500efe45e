import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import { pointWithin, type Quarters } from './turned';
import type { Steering } from './useWheelAndKeys';

const STEP = 80;
const WHEEL = 0.0016;

/** Wheel and keys, where there are any. The listener for the wheel is our own: React's may not keep the page still. */
export function useWheelAndKeys(mine: RefObject<View | null>, steering: Steering, turn: Quarters): void {
  useEffect(() => {
    const node: unknown = mine.current;
    if (!(node instanceof HTMLElement)) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = node.getBoundingClientRect();
      const lines = event.deltaMode === 1 ? 16 : 1;
      // A pinch on a touchpad comes as a wheel with Ctrl; its steps are smaller.
      const by = Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 6 : 1));
      const size = { width: node.offsetWidth, height: node.offsetHeight };
      steering.zoom(by, pointWithin(turn, size, event.clientX - box.left, event.clientY - box.top), 'once');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !press(event.key, steering, node)) return;
      event.preventDefault();
    };
    node.addEventListener('wheel', onWheel, { passive: false });
    node.addEventListener('keydown', onKey);
    return () => {
      node.removeEventListener('wheel', onWheel);
      node.removeEventListener('keydown', onKey);
    };
  }, [mine, steering, turn]);
}

function press(key: string, steering: Steering, { clientWidth, clientHeight }: HTMLElement): boolean {
  const middle = { x: clientWidth / 2, y: clientHeight / 2 };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => steering.pan(STEP, 0),
    ArrowRight: () => steering.pan(-STEP, 0),
    ArrowUp: () => steering.pan(0, STEP),
    ArrowDown: () => steering.pan(0, -STEP),
    '+': () => steering.zoom(1.4, middle),
    '=': () => steering.zoom(1.4, middle),
    '-': () => steering.zoom(1 / 1.4, middle),
    '0': () => steering.fit(),
  };
  const act = keys[key];
  act?.();
  return act !== undefined;
}
