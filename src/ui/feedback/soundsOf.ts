/** Which sounds belong to what happened. */
import type { Happening } from '../../engine/game';
import type { Sound } from '../../engine/show';

const MOST = 3;

/** The sounds of what somebody perceives, in order: each once, and no more than a few. */
export function soundsOf(news: readonly Happening[], sounds: Readonly<Record<string, Sound | null>>): Sound[] {
  return [...new Set(news.flatMap(({ what }) => sounds[what] ?? []))].slice(0, MOST);
}
