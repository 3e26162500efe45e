/** Which cards of the box are in play: by the edition, the seats taken and the variants chosen. */
import { editionOf } from '../../../engine/editions';
import type { Setup } from '../../../engine/game';
import { facesOf, isRubble, keyOf, startFaces } from '../cards/faces';
import type { Family } from '../cards/row';
import type { Choice } from './state';

/** What a table was set for: a setup, or the state that came of it. */
export type Chosen = Pick<Setup<Choice>, 'seats' | 'variants' | 'edition'>;

const NONE: readonly number[] = [];

/** The faces of a family that are in play. */
export function inPlay(chosen: Chosen, family: Family): readonly number[] {
  const { seats, variants } = chosen;
  const edition = editionOf(chosen);
  const faces = facesOf(family, edition);
  switch (family) {
    case 'start':
      return Array.from({ length: seats }, (_, seat) => startFaces(seat, edition)).flat();
    case 'action':
      return variants.includes('no-actions') ? NONE : faces;
    case 'event':
      if (variants.includes('no-events')) return NONE;
      return variants.includes('birthday-party') ? faces : faces.filter((face) => keyOf(face) !== 'birthday-party');
    case 'trait': {
      if (!variants.includes('traits')) return NONE;
      // Inventive only if it is needed or useful (rules 11.12).
      const idle = variants.includes('no-actions') && seats < 4;
      return idle ? faces.filter((face) => keyOf(face) !== 'inventive') : faces;
    }
    case 'mining':
      return variants.includes('rich-vein') ? faces.filter((face) => !isRubble(face)) : faces;
    case 'rubble':
    case 'jewelry':
    case 'tile':
      return faces;
  }
}
