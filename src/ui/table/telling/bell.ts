/** Rings whenever the table is touched, wherever it is: whoever listens hears it, and nothing else is made anew for it. */
export interface Bell {
  /** Leaves the touch to what is touched. */
  readonly ring: () => false;
  /** Listens until the answer is called. */
  readonly listen: (listener: () => void) => () => void;
}

export function newBell(): Bell {
  const listeners = new Set<() => void>();
  return {
    ring: () => {
      for (const listener of listeners) listener();
      return false;
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
