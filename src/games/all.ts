/** Every game of the registry at hand, for programs and tests that have no start-up to keep short. */
import type { Course } from '../engine/lesson';
import { GAMES, type Entry, type GameId } from '.';
import { entry as city } from './city-under-the-mountain';
import { course as cityCourse } from './city-under-the-mountain/lessons';
import { entry as dwarf } from './dig-deeper-dwarf';
import { course as dwarfCourse } from './dig-deeper-dwarf/lessons';
import { entry as saboteur } from './saboteur';
import { course as saboteurCourse } from './saboteur/lessons';

// Keyed by the registry's names: a game that is missing here is an error of types.
const entries: Readonly<Record<GameId, Entry>> = {
  'dig-deeper-dwarf': dwarf,
  saboteur,
  'city-under-the-mountain': city,
};

export const games: readonly Entry[] = GAMES.map(({ cover }) => entries[cover.id]);

/** The lessons of every game; null for one that has none. */
export const courses: Readonly<Record<GameId, Course | null>> = {
  'dig-deeper-dwarf': dwarfCourse,
  saboteur: saboteurCourse,
  'city-under-the-mountain': cityCourse,
};
