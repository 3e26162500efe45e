/** Every game of the registry at hand, for programs and tests that have no start-up to keep short. */
import { GAMES, type Entry, type GameId } from '.';
import { entry as city } from './city-under-the-mountain';
import { entry as dwarf } from './dig-deeper-dwarf';
import { entry as saboteur } from './saboteur';

// Keyed by the registry's names: a game that is missing here is an error of types.
const entries: Readonly<Record<GameId, Entry>> = {
  'dig-deeper-dwarf': dwarf,
  saboteur,
  'city-under-the-mountain': city,
};

export const games: readonly Entry[] = GAMES.map(({ cover }) => entries[cover.id]);
