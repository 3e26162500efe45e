import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';
import type { Desk } from './useDesk';

const STEP = 80;
const WHEEL = 0.0016;

/** Wheel and keys, where there are any. The listener for the wheel is our own: React's may not keep the page still. */
export function useDesk(mine: RefObject<View | null>, desk: Desk): void {
  useEffect(() => {
    const node: unknown = mine.current;
    if (!(node instanceof HTMLElement)) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = node.getBoundingClientRect();
      const lines = event.deltaMode === 1 ? 16 : 1;
      // A pinch on a touchpad comes as a wheel with Ctrl; its steps are smaller.
      const by = Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 6 : 1));
      desk.zoom(by, { x: event.clientX - box.left, y: event.clientY - box.top }, 'once');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !press(event.key, desk, node)) return;
      event.preventDefault();
    };
    node.addEventListener('wheel', onWheel, { passive: false });
    node.addEventListener('keydown', onKey);
    return () => {
      node.removeEventListener('wheel', onWheel);
      node.removeEventListener('keydown', onKey);
    };
  }, [mine, desk]);
}

function press(key: string, desk: Desk, { clientWidth, clientHeight }: HTMLElement): boolean {
  const middle = { x: clientWidth / 2, y: clientHeight / 2 };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => desk.pan(STEP, 0),
    ArrowRight: () => desk.pan(-STEP, 0),
    ArrowUp: () => desk.pan(0, STEP),
    ArrowDown: () => desk.pan(0, -STEP),
    '+': () => desk.zoom(1.4, middle),
    '=': () => desk.zoom(1.4, middle),
    '-': () => desk.zoom(1 / 1.4, middle),
    '0': () => desk.fit(),
  };
  const act = keys[key];
  act?.();
  return act !== undefined;
}
