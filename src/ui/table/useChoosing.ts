import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { Seat } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useLanguage } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import { act, NOTHING_BEGUN, offerOf, seenOf, type Act, type Begun, type Guide, type Seen } from './choosing';

type Input = {
  show: Show;
  look: Look;
  seat: Seat;
  names: readonly string[];
  send: (event: TableEvent) => void;
  guide?: Guide | undefined;
};

/** How far the choice of whoever looks has come, and how they go on with it. */
export type Choosing = Seen & { readonly act: (what: Act) => void };

/** What an act led to counts from then on. */
const latest = (_was: Begun, now: Begun): Begun => now;

/** Everything that can be chosen now, how far the choice has come, and what a touch does to it. */
export function useChoosing({ show, look, seat, names, send, guide }: Input): Choosing {
  const words = show.words[useLanguage()];
  const [begun, become] = useReducer(latest, NOTHING_BEGUN);
  const offer = useMemo(() => offerOf({ show, look, seat, words, names }), [show, look, seat, words, names]);
  const seen = useMemo(() => seenOf(offer, begun, guide), [offer, begun, guide]);
  const sentAt = useRef<Look | null>(null);
  const doing = (what: Act) => {
    const led = act(offer, begun, what);
    if (led.send.length > 0) sentAt.current = look;
    become(led.begun);
    led.send.forEach(send);
  };
  // Moves that belong together are made one after the other, each when its turn to be chosen has come.
  useEffect(() => {
    if (sentAt.current === look) return;
    const led = act(offer, begun, { do: 'go-on' });
    if (led.begun === begun) return;
    sentAt.current = look;
    become(led.begun);
    led.send.forEach(send);
  }, [offer, begun, look, send]);
  return { ...seen, act: doing };
}
