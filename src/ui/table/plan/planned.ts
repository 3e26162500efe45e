import type { Scene } from '../../../engine/show';
import type { Top } from '../top';

/** What somebody planned, by its name: a card that they still hold, or what can always be done; null if it is gone. */
export function plannedName(scene: Scene, words: Top['words'], key: string): string | null {
  const card = scene.hand.find((each) => each.key === key);
  if (card) return words.card(card.face).name;
  return scene.controls.some((control) => control.key === key) ? words.button(key) : null;
}
