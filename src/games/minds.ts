/** What bots need of every game: its rules and its advice, without words and pictures. Their own thread holds nothing else. */
import { GAMES, type Entry, type GameId } from '.';
import { cityAdvice } from './city-under-the-mountain/bots/advice';
import { city } from './city-under-the-mountain/game';
import { advice as dwarfAdvice } from './dig-deeper-dwarf/bots/advice';
import { dwarf } from './dig-deeper-dwarf/game';
import { saboteurAdvice } from './saboteur/bots/advice';
import { saboteur } from './saboteur/game';

/** A game as its bots know it. */
export type Mind = Pick<Entry, 'game' | 'advice'>;

// Keyed by the registry's names: a game that is missing here is an error of types.
const byName: Readonly<Record<GameId, Mind>> = {
  'dig-deeper-dwarf': { game: dwarf, advice: dwarfAdvice },
  saboteur: { game: saboteur, advice: saboteurAdvice },
  'city-under-the-mountain': { game: city, advice: cityAdvice },
};

export const minds: readonly Mind[] = GAMES.map(({ cover }) => byName[cover.id]);
