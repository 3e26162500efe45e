/** Options as numbers. */
import type { Decision, Numbering } from './game';

/** Numbers of the options last listed. They are written over all the time: nobody keeps them. */
const numbers: number[] = [];

/** A decision whose options are numbered. They are made of their numbers, so what is legal is still said once. */
export const numbered = <S, F, M>(
  numbering: Numbering<S, F, M>,
): Numbering<S, F, M> & Pick<Decision<S, F, M>, 'options'> => ({
  ...numbering,
  options(state, frame, list) {
    const count = numbering.number(state, frame, numbers);
    for (let at = 0; at < count; at++) list[at] = numbering.move(state, frame, numbers[at] ?? -1);
  },
});
