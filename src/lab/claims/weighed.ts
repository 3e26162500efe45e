import { weighing, type Bench, type Weight } from '../../bots/weighing';
import type { Claim } from '../../engine/claim';

/** A claim and what was found out about it. */
export interface Weighed extends Weight {
  readonly claim: Omit<Claim, 'grade'>;
}

/** Weighs a claim at a stretch. */
export function weigh(bench: Bench, claim: Omit<Claim, 'grade'>): Weighed {
  const weighs = weighing(bench, claim);
  for (;;) {
    const { done, value } = weighs.next();
    if (done === true) return { claim, ...value };
  }
}
