/** How everybody at a table looks at what happens: from what everybody perceived of it, so that no face tells more than was seen. */
import { createContext, use } from 'react';
import type { Mood } from '../canvas/pictures/features';
import type { Seat } from '../engine/game';
import type { Deed } from '../engine/show';
import type { Emblem, EmblemKey, Place } from './seats';

type Moods = ReadonlyMap<EmblemKey, Mood>;

const Current = createContext<Moods>(new Map());

/** Gives everybody inside a mood. */
export const MoodsProvider = Current.Provider;

/** The mood of somebody here. */
export const useMood = ({ key }: Emblem): Mood => use(Current).get(key) ?? 'calm';

/** How a seat takes what was done; null if it does not concern it. What not everybody knows moves no face. */
export function moodAfter({ seat, to, gains, ceremony, isSecret }: Deed, whose: Seat): Mood | null {
  if (isSecret) return null;
  const gained = gains.filter((gain) => gain.seat === whose).reduce((sum, { amount }) => sum + amount.count, 0);
  if (gained !== 0) return gained > 0 ? 'pleased' : 'cross';
  if (seat === whose) return ceremony === 'purchase' ? 'pleased' : null;
  return to.includes(whose) ? 'thinking' : null;
}

/** What is told of a stretch, with all that it brought about, in the order of the telling. */
const unfolded = (deeds: readonly Deed[]): readonly Deed[] => deeds.flatMap((deed) => [deed, ...unfolded(deed.parts)]);

/** The moods of all: after the last deed that concerned them; whoever has announced something schemes, whoever must decide thinks. */
export function moodsOf(
  places: readonly Place[],
  deeds: readonly Deed[],
  decider: Seat | -1,
  announcers: readonly Seat[],
): Moods {
  const all = unfolded(deeds);
  return new Map(
    places.map(({ emblem }, seat) => {
      if (announcers.includes(seat)) return [emblem.key, 'scheming'];
      const last = all.map((deed) => moodAfter(deed, seat)).findLast((mood) => mood !== null);
      return [emblem.key, last ?? (seat === decider ? 'thinking' : 'calm')];
    }),
  );
}

/** How the count is taken: the winners are pleased, everybody else is beaten. */
export const moodsAtEnd = (places: readonly Place[], winners: readonly Seat[]): Moods =>
  new Map(places.map(({ emblem }, seat) => [emblem.key, winners.includes(seat) ? 'pleased' : 'beaten']));
