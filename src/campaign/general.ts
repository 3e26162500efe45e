/** What can be counted in every game: the place, the points, the lead and the rounds. */
import { few, type Ended, type Tallies } from '../engine/chapter';

const standing = ({ game, state, seat }: Ended) => game.standings(state).find((at) => at.seat === seat);

/** How far the seat is ahead of the best of the others. */
function lead({ game, state, seat }: Ended): number {
  const standings = game.standings(state);
  const own = standings.find((at) => at.seat === seat)?.points ?? 0;
  return own - Math.max(...standings.flatMap((at) => (at.seat === seat ? [] : [at.points])));
}

export const general = {
  rank: {
    count: (ended) => standing(ended)?.rank ?? Infinity,
    says: {
      en: ({ most = 1 }) => (most === 1 ? 'win' : `place ${most} or better`),
      de: ({ most = 1 }) => (most === 1 ? 'gewinnen' : `Platz ${most} oder besser`),
    },
  },
  points: {
    count: (ended) => standing(ended)?.points ?? 0,
    says: {
      en: ({ least = 0 }) => `${least} points or more`,
      de: ({ least = 0 }) => `${least} Punkte oder mehr`,
    },
  },
  lead: {
    count: lead,
    says: {
      en: ({ least = 0 }) => few(least, 'nobody ahead of you', 'a lead of one point', `a lead of ${least} points`),
      de: ({ least = 0 }) => few(least, 'niemand vor dir', 'ein Punkt Vorsprung', `${least} Punkte Vorsprung`),
    },
  },
  rounds: {
    count: ({ game, state }) => game.round?.(state) ?? 0,
    says: {
      en: ({ most = 0 }) => `in ${most} rounds at most`,
      de: ({ most = 0 }) => `in höchstens ${most} Runden`,
    },
  },
} satisfies Tallies;

export type GeneralTally = keyof typeof general;
