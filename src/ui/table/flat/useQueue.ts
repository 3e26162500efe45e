import { useEffect, useRef, useState } from 'react';
import type { Move } from '../../../engine/game';
import type { TableEvent } from '../../../table/events';
import type { Look } from '../../../table/look';

/** Makes moves that belong together, one after the other, each when its turn to be chosen has come; the table takes only what may be done. */
export function useQueue(look: Look, send: (event: TableEvent) => void): (moves: readonly Move[]) => void {
  const [queue, setQueue] = useState<{ readonly moves: readonly Move[]; readonly seat: number }>({
    moves: [],
    seat: -1,
  });
  const sentAt = useRef<Look['view'] | null>(null);
  useEffect(() => {
    const [next, ...rest] = queue.moves;
    if (next === undefined || sentAt.current === look.view || look.screen === 'watch') return;
    if (look.screen !== 'choose' || look.decider !== queue.seat) return setQueue({ moves: [], seat: -1 });
    sentAt.current = look.view;
    setQueue({ ...queue, moves: rest });
    send({ type: 'CHOOSE', move: next });
  }, [look, queue, send]);
  return ([first, ...moves]) => {
    if (first === undefined) return;
    sentAt.current = look.view;
    setQueue({ moves, seat: look.decider });
    send({ type: 'CHOOSE', move: first });
  };
}
