/** The actions that are announced, as a ladder shows them. */
import type { Show } from '../../engine/show';
import type { Look } from '../../table/look';
import type { Rung } from './Ladder';
import type { Place, Top } from './top';

export function rungsOf(look: Look, show: Show, words: Top['words'], places: readonly Place[]): readonly Rung[] {
  const said =
    words.ladder?.(
      look.view,
      places.map(({ name }) => name),
    ) ?? [];
  const cards = show.announced?.(look.view) ?? [];
  return look.chain.flatMap(({ action, live }, i) => {
    const place = places[action.seat];
    const card = cards[i];
    // What is pressed and not played has a short name and no card of its own.
    const name = card && words.button(card.key);
    const print = card && (name ? { name, text: '', rule: '' } : words.card(card.face));
    return place
      ? [{ words: said[i] ?? '', emblem: place.emblem, live, card: card && print ? { ...card, print } : null }]
      : [];
  });
}
