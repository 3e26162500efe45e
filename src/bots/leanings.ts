/** Taste: of options that look about as good, somebody prefers those of a kind. It is no handicap, since what is clearly better stays so. */
import type { Bent } from '../engine/advice';
import type { Move } from '../engine/game';
import type { Question } from './question';

/** How many times as promising deeds of a kind look to somebody. */
export type Leaning = Readonly<Partial<Record<Bent, number>>>;

/** Weighs options once more, by the taste of the one who is asked. */
export function lean({ advice, view, leaning }: Question, moves: readonly Move[], weights: number[]): void {
  if (leaning === undefined) return;
  moves.forEach((move, at) => {
    const bent = advice.bent(view, move);
    const times = bent === null ? undefined : leaning[bent];
    if (times !== undefined) weights[at] = (weights[at] ?? 0) * times;
  });
}
