/** The registry: the only list of games. */
import type { Advice } from '../engine/advice';
import type { Game } from '../engine/game';
import type { Show } from '../engine/show';
import { city, cityShow } from './city-under-the-mountain';
import { dwarf, dwarfShow } from './dig-deeper-dwarf';
import { saboteur, saboteurShow } from './saboteur';

/** A game and how it is shown. */
export interface Entry {
  readonly game: Game;
  readonly show: Show;
  /** What its bots know of it. */
  readonly advice?: Advice;
}

export const games: readonly Entry[] = [
  { game: dwarf, show: dwarfShow },
  { game: saboteur, show: saboteurShow },
  { game: city, show: cityShow },
];
