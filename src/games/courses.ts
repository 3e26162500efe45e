/** The lessons of the games, loaded when they are wanted. A list of its own: those who only play, like bots, need none of it. */
import type { GameId } from '.';
import type { Course } from '../engine/lesson';

/** How the lessons of each game are loaded; null for one that has none. */
const COURSES: Readonly<Record<GameId, (() => Promise<Course>) | null>> = {
  'dig-deeper-dwarf': () => import('./dig-deeper-dwarf/lessons').then(({ course }) => course),
  saboteur: () => import('./saboteur/lessons').then(({ course }) => course),
  'city-under-the-mountain': () => import('./city-under-the-mountain/lessons').then(({ course }) => course),
};

const rows = new Map(Object.entries(COURSES).flatMap(([game, load]) => (load ? [[game, load] as const] : [])));
const courses = new Map<string, Promise<Course | null>>();

/** The games that can be learned in lessons. */
export const LEARNED: readonly string[] = [...rows.keys()];

/** The lessons of a game, loaded once; null if it has none. What failed is tried anew. */
export function loadCourse(game: string): Promise<Course | null> {
  const known = courses.get(game);
  if (known) return known;
  const loading: Promise<Course | null> = rows.get(game)?.() ?? Promise.resolve(null);
  courses.set(game, loading);
  loading.catch(() => courses.delete(game));
  return loading;
}
