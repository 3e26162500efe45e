import type { Claim, Puzzles } from '../../engine/claim';
import type { Move } from '../../engine/game';
import type { StepWords } from '../../engine/lesson';
import { useLanguage, useText } from '../../i18n/language';
import type { Dig, Working } from '../../table/claim';

type Input = {
  puzzles: Puzzles;
  claim: Claim;
  dig: Dig;
  working: Working;
  names: readonly string[];
  /** A move in words. */
  move: (move: Move) => string;
};

/** What is said of a claim now: the task, what goes wrong, a step, or that it is solved. */
export function useClaimWords({ puzzles, claim, dig, working, names, move }: Input): StepWords {
  const text = useText();
  const words = puzzles.words[useLanguage()];
  const { view } = dig.ground;
  const { standing, hint, shows, isShown, lacks, now, page } = working;
  const goal = words.goal(view, claim.goal, claim.turns, names);
  switch (standing) {
    case 'lucky':
    case 'unsure':
      return { say: goal, why: '', astray: text(`claims.${standing}`) };
    case 'missed': {
      const missing = lacks.map((wish) => words.lacks(view, now, wish, names)).join(' ');
      return { say: goal, why: '', astray: `${text('claims.missed')} ${missing}` };
    }
    case 'solved':
      return {
        say: text(isShown ? 'claims.shown' : page.end === 'clean' ? 'claims.solved.clean' : 'claims.solved'),
        why: goal,
      };
    case 'going':
      if (shows) return { say: text('claims.step', { move: move(shows) }), why: goal };
      if (hint === 'lost') return { say: goal, why: text('claims.lost') };
      return { say: goal, why: hint ? text('claims.step', { move: move(hint) }) : words.rivals };
  }
}
