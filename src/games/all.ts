/** Every game of the registry at hand, for programs and tests that have no start-up to keep short. */
import type { Tasks } from '../engine/chapter';
import type { Claims } from '../engine/claim';
import type { Course } from '../engine/lesson';
import { GAMES, type Entry, type GameId } from '.';
import { entry as city } from './city-under-the-mountain';
import { claims as cityClaims } from './city-under-the-mountain/claims';
import { course as cityCourse } from './city-under-the-mountain/lessons';
import * as cityTasks from './city-under-the-mountain/tasks';
import { entry as dwarf } from './dig-deeper-dwarf';
import { claims as dwarfClaims } from './dig-deeper-dwarf/claims';
import { course as dwarfCourse } from './dig-deeper-dwarf/lessons';
import * as dwarfTasks from './dig-deeper-dwarf/tasks';
import { entry as saboteur } from './saboteur';
import { claims as saboteurClaims } from './saboteur/claims';
import { course as saboteurCourse } from './saboteur/lessons';
import * as saboteurTasks from './saboteur/tasks';
import type { ToldGame } from './tasks';

// Keyed by the registry's names: a game that is missing here is an error of types.
const entries: Readonly<Record<GameId, Entry>> = {
  'dig-deeper-dwarf': dwarf,
  saboteur,
  'city-under-the-mountain': city,
};

export const games: readonly Entry[] = GAMES.map(({ cover }) => entries[cover.id]);

/** The lessons of the games that have some. */
export const courses: Readonly<Partial<Record<GameId, Course>>> = {
  'dig-deeper-dwarf': dwarfCourse,
  saboteur: saboteurCourse,
  'city-under-the-mountain': cityCourse,
};

/** What chapters can ask for. */
export const tasks: Readonly<Record<ToldGame, Tasks>> = {
  'dig-deeper-dwarf': dwarfTasks,
  saboteur: saboteurTasks,
  'city-under-the-mountain': cityTasks,
};

/** The claims of the games that have some. */
export const claims: Readonly<Partial<Record<GameId, Claims>>> = {
  'dig-deeper-dwarf': dwarfClaims,
  saboteur: saboteurClaims,
  'city-under-the-mountain': cityClaims,
};
