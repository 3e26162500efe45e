/** The games that have a learned judgement, and what it looks at. */
import type { Advice } from '../../engine/advice';
import type { Game, State } from '../../engine/game';
import { city } from '../../games/city-under-the-mountain';
import { cityAdvice } from '../../games/city-under-the-mountain/bots/advice';
import { INPUTS as CITY_INPUTS } from '../../games/city-under-the-mountain/bots/features';
import { look as lookAtCity } from '../../games/city-under-the-mountain/bots/judge';

/** A game whose judgement is learned. */
export interface Pupil {
  readonly game: Game;
  readonly advice: Advice;
  readonly inputs: number;
  /** Writes the inputs of all seats into a list; the first of each seat is what the hand-written judgement thinks of it. */
  look(state: State, into: number[]): void;
  /** The seats of the games that are played, in turns. */
  readonly seats: readonly number[];
  /** One in so many decisions is looked at. */
  readonly stride: number;
}

interface Typed<S extends State> extends Omit<Pupil, 'look'> {
  look(state: S, into: number[]): void;
}

const cityPupil: Typed<Parameters<typeof lookAtCity>[0]> = {
  game: city,
  advice: cityAdvice,
  inputs: CITY_INPUTS,
  look(state, into) {
    lookAtCity(state, into);
  },
  seats: [2, 2, 3, 4, 5],
  stride: 4,
};

/** Whoever can learn. */
export const PUPILS: readonly Pupil[] = [cityPupil];
