/** The actions that are announced, as a ladder shows them. */
import type { Show } from '../../engine/show';
import type { Look } from '../../table/look';
import type { Rung } from './Ladder';
import { readerOf } from './reader';
import type { Place, Top } from './top';

export function rungsOf(look: Look, show: Show, words: Top['words'], places: readonly Place[]): readonly Rung[] {
  const names = places.map(({ name }) => name);
  const said = words.ladder?.(look.view, names, readerOf(look)) ?? [];
  const shown = show.announced?.(look.view) ?? [];
  return look.chain.flatMap(({ action, stands }, i) => {
    const place = places[action.seat];
    const [told, picture] = [said[i], shown[i]];
    return place && told && picture ? [{ ...told, ...picture, emblem: place.emblem, stands }] : [];
  });
}
