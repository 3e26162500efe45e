import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Seat } from '../../engine/game';
import type { Show } from '../../engine/show';
import { useLanguage } from '../../i18n/language';
import type { Look } from '../../table/look';
import type { TableEvent } from '../../table/events';
import { act, NOTHING_BEGUN, offerOf, seenOf, type Act, type Begun, type Guide, type Seen } from './choosing';
import type { Soon } from './soon';
import type { Bell } from './telling/bell';

type Input = {
  show: Show;
  look: Look;
  seat: Seat;
  names: readonly string[];
  send: (event: TableEvent) => void;
  guide?: Guide | undefined;
  /** Whether the only thing that can be done is done without being asked for. */
  isBrisk: boolean;
  bell: Bell;
};

/** So long, in milliseconds, somebody can say no to the only thing that can be done. */
export const SOON = 1500;

/** How far the choice of whoever looks has come, and how they go on with it. */
export type Choosing = Seen & {
  readonly act: (what: Act) => void;
  /** Whether the clock of what is done in a moment runs: any touch stops it. */
  readonly runs: boolean;
};

/** What an act led to counts from then on. */
const latest = (_was: Begun, now: Begun): Begun => now;

/** Everything that can be chosen now, how far the choice has come, and what a touch does to it. */
export function useChoosing({ show, look, seat, names, send, guide, isBrisk, bell }: Input): Choosing {
  const words = show.words[useLanguage()];
  const [begun, become] = useReducer(latest, NOTHING_BEGUN);
  const offer = useMemo(
    () => offerOf({ show, look, seat, words, names, isBrisk }),
    [show, look, seat, words, names, isBrisk],
  );
  const seen = useMemo(() => seenOf(offer, begun, guide), [offer, begun, guide]);
  const sentAt = useRef<Look | null>(null);
  // While several moves are made the table stays laid out as it was when they were asked for.
  const [steady, settle] = useState(seen);
  const doing = (what: Act) => {
    const led = act(offer, begun, what);
    if (led.send.length > 0) {
      sentAt.current = look;
      settle(seen);
    }
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
  const [stopped, stop] = useState<Soon | null>(null);
  const { soon } = seen;
  const runs = soon !== null && soon !== stopped;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => {
      const led = act(offer, begun, { do: 'soon' });
      sentAt.current = look;
      settle(seen);
      become(led.begun);
      led.send.forEach(send);
    }, SOON);
    const deaf = bell.listen(() => stop(soon));
    return () => {
      clearTimeout(timer);
      deaf();
    };
  }, [runs, soon, seen, offer, begun, look, send, bell]);
  const isSteady = seen.isRunning && (look.screen === 'choose' || look.screen === 'watch');
  return { ...(isSteady ? { ...steady, choices: [] } : seen), act: doing, runs };
}
