import { turned } from '../../engine/grid';
import type { Control, Show, ShownCard, Sprite } from '../../engine/show';

/** Things on the canvas of which there is nothing more to say. */
const PLAIN: ReadonlySet<string> = new Set(['spot', 'district', 'dwarf']);

/** Something to reach for as a card to be looked at closely. */
export const controlCard = ({ key, sign }: Control): ShownCard => ({
  key,
  card: -1,
  kind: 'basic',
  face: key,
  signs: [sign],
});

/** A thing on the canvas as a card to be looked at closely, with what is printed on it. */
export function cardOf(sprite: Sprite, print: Show['print']): ShownCard | null {
  const { key, kind, face, open, turn, blocked, stone, count } = sprite;
  if (PLAIN.has(kind)) return null;
  return {
    key,
    card: -1,
    kind,
    face,
    ...print(face),
    ...(open === undefined ? {} : { open: turned(open, turn) }),
    ...(blocked === undefined ? {} : { blocked }),
    ...(stone === undefined ? {} : { stone }),
    ...(count === undefined ? {} : { count }),
  };
}
