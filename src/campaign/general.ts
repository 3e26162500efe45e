/** What can be counted in every game: the place, the points, the lead and the rounds. */
import type { Ended, Tallies } from '../engine/chapter';

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
    isPlace: true,
    says: {
      en: { most: ['win', 'place # or better'] },
      de: { most: ['gewinnen', 'Platz # oder besser'] },
    },
  },
  points: {
    count: (ended) => standing(ended)?.points ?? 0,
    says: {
      en: { least: '# points or more' },
      de: { least: '# Punkte oder mehr' },
    },
  },
  lead: {
    count: lead,
    says: {
      en: { least: ['nobody ahead of you', 'a lead of one point', 'a lead of # points'] },
      de: { least: ['niemand vor dir', 'ein Punkt Vorsprung', '# Punkte Vorsprung'] },
    },
  },
  rounds: {
    count: ({ game, state }) => game.round?.(state) ?? 0,
    says: {
      en: { most: 'in # rounds at most' },
      de: { most: 'in höchstens # Runden' },
    },
  },
} satisfies Tallies;

export type GeneralTally = keyof typeof general;
