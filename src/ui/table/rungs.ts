/** The actions that are announced, as a ladder shows them. */
import type { Happening, Move, State } from '../../engine/game';
import type { Words } from '../../engine/show';
import type { Look } from '../../table/look';
import type { Rung } from './Ladder';
import type { Place } from './top';

export function rungsOf(look: Look, words: Words<State, Move, Happening>, places: readonly Place[]): readonly Rung[] {
  const said =
    words.ladder?.(
      look.view,
      places.map(({ name }) => name),
    ) ?? [];
  return look.chain.flatMap(({ action, live }, i) => {
    const place = places[action.seat];
    return place ? [{ words: said[i] ?? '', emblem: place.emblem, live }] : [];
  });
}
