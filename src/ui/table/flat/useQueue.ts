import { useEffect, useRef } from 'react';
import type { Move } from '../../../engine/game';
import type { TableEvent } from '../../../table/events';
import type { Look } from '../../../table/look';

const NONE: { readonly moves: readonly Move[]; readonly seat: number } = { moves: [], seat: -1 };

/** Makes moves that belong together, one after the other, each when its turn to be chosen has come; the table takes only what may be done. */
export function useQueue(look: Look, send: (event: TableEvent) => void): (moves: readonly Move[]) => void {
  const queue = useRef(NONE);
  const sentAt = useRef<Look['view'] | null>(null);
  useEffect(() => {
    const { moves, seat } = queue.current;
    const [next, ...rest] = moves;
    if (next === undefined || sentAt.current === look.view || look.screen === 'watch') return;
    const goesOn = look.screen === 'choose' && look.decider === seat;
    queue.current = goesOn ? { moves: rest, seat } : NONE;
    if (!goesOn) return;
    sentAt.current = look.view;
    send({ type: 'CHOOSE', move: next });
  }, [look, send]);
  return ([first, ...moves]) => {
    if (first === undefined) return;
    sentAt.current = look.view;
    queue.current = { moves, seat: look.decider };
    send({ type: 'CHOOSE', move: first });
  };
}
