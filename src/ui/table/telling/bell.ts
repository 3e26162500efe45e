/** Rings whenever the table is touched, wherever it is: whoever listens hears it, and nothing else is made anew for it. */
export interface Bell {
  /** Leaves the touch to what is touched. */
  readonly ring: () => false;
  /** Listens until the answer is called. */
  readonly listen: (ear: () => void) => () => void;
}

export function newBell(): Bell {
  const ears = new Set<() => void>();
  return {
    ring: () => {
      for (const ear of ears) ear();
      return false;
    },
    listen: (ear) => {
      ears.add(ear);
      return () => void ears.delete(ear);
    },
  };
}
