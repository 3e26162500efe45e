import { useRef, useState } from 'react';
import type { View } from 'react-native';
import type { Aim } from '../../canvas/mine/props';
import type { Top } from './top';
import type { Choosing } from './useChoosing';

type At = Parameters<Top['drop']>[1];

/** Finds which of several views lies at a place of the screen, one after the other. */
function under(at: At, views: readonly (readonly [string, View])[], found: (key: string | undefined) => void): void {
  const [first, ...rest] = views;
  if (first === undefined) return found(undefined);
  first[1].measureInWindow((left, top, width, height) => {
    const isIn = at.x >= left && at.x <= left + width && at.y >= top && at.y <= top + height;
    if (isIn) found(first[0]);
    else under(at, rest, found);
  });
}

/** A card being dragged: what it can be dropped on, and what lies where it is let go of. */
export function useDrag(choosing: Choosing, onDrop: (key: string, on: string | null) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const aim = useRef<Aim | null>(null);
  const spots = useRef(new Map<string, View>());
  const targets = dragged === null ? null : choosing.targetsOf(dragged);
  const spot = (key: string, view: View | null): void => {
    if (view === null) spots.current.delete(key);
    else spots.current.set(key, view);
  };
  const drop: Top['drop'] = (key, at) => {
    setDragged(null);
    const among = choosing.targetsOf(key);
    const beside = [...spots.current].filter(([name]) => among.has(name));
    under(at, beside, (on) => {
      if (on !== undefined || aim.current === null) onDrop(key, on ?? null);
      else aim.current(at, among, (thing) => onDrop(key, thing ?? null));
    });
  };
  return { dragged, targets, aim, spot, drag: setDragged, drop };
}
