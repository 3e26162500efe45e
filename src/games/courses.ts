/** The lessons of the games. */
import type { Course } from '../engine/lesson';
import { room } from './room';

export const { games: LEARNED, load: loadCourse } = room<Course>({
  'dig-deeper-dwarf': () => import('./dig-deeper-dwarf/lessons').then(({ course }) => course),
  saboteur: () => import('./saboteur/lessons').then(({ course }) => course),
  'city-under-the-mountain': () => import('./city-under-the-mountain/lessons').then(({ course }) => course),
});
