/** One table for each game: whoever sits down last has it, and the one who sat there hears so. */

/** Sits down at a game, and says what to do when another table takes it over; gives how to leave. */
export type Sit = (id: string, onTaken: () => void) => () => void;

/** A phone on which nobody sits at any game yet. */
export function makeSit(): Sit {
  const sitting = new Map<string, () => void>();
  return (id, onTaken) => {
    const before = sitting.get(id);
    // A value of its own: the same words may be handed in twice.
    const own = () => onTaken();
    sitting.set(id, own);
    before?.();
    return () => {
      if (sitting.get(id) === own) sitting.delete(id);
    };
  };
}
