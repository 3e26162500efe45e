/** Rings whenever the table is touched, wherever it is: whoever listens hears it, and nothing else is made anew for it. */
export interface Bell {
  /** Leaves the touch to what is touched. */
  readonly ring: () => false;
  /** Whether it has rung since it was last asked: then a finger was there, and not a key or a voice. */
  readonly rang: () => boolean;
  /** Listens until the answer is called. */
  readonly listen: (listener: () => void) => () => void;
}

export function newBell(): Bell {
  const listeners = new Set<() => void>();
  let isHeard = true;
  return {
    ring: () => {
      isHeard = false;
      for (const listener of listeners) listener();
      return false;
    },
    rang: () => {
      const hasRung = !isHeard;
      isHeard = true;
      return hasRung;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
