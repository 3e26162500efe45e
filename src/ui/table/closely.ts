import { turned } from '../../engine/grid';
import type { ShownCard, Sprite } from '../../engine/show';

/** Things on the canvas of which there is nothing more to say. */
const PLAIN: ReadonlySet<string> = new Set(['spot', 'district', 'dwarf']);

/** A thing on the canvas as a card to be looked at closely. */
export function cardOf({ key, kind, face, open, turn, blocked, stone, count }: Sprite): ShownCard | null {
  if (PLAIN.has(kind)) return null;
  return {
    key,
    card: -1,
    kind,
    face,
    ...(open === undefined ? {} : { open: turned(open, turn) }),
    ...(blocked === undefined ? {} : { blocked }),
    ...(stone === undefined ? {} : { stone }),
    ...(count === undefined ? {} : { count }),
  };
}
