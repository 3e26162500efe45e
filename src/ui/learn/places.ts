import type { Lesson } from '../../engine/lesson';
import { EMBLEMS } from '../seats';
import type { Place } from '../table/top';

/** The learner, and the rivals of all lessons and claims. */
const LEARNER = 'Thora';
const RIVALS = ['Brunna', 'Odo', 'Hilde', 'Grim'];

/** Who sits where. The learner has the same name and colour in all lessons and claims, wherever the seat is. */
export function seatsOf({ setup, seat }: Pick<Lesson, 'setup' | 'seat'>): readonly Place[] {
  const crew = EMBLEMS.map((emblem, at) => ({ emblem, name: at === 0 ? LEARNER : (RIVALS[at - 1] ?? '') }));
  const [learner, ...rivals] = crew.slice(0, setup.seats);
  return learner ? [...rivals.slice(0, seat), learner, ...rivals.slice(seat)] : [];
}
