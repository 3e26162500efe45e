/** What is printed on each face. A face is a number for ever: those of a later edition come after all that were there. */
import { byEdition, countUpTo, inOrderOfEditions, isInBox } from '../../../engine/editions';
import { CHANCE, type ChanceCard, type ChanceKey } from './rows';

/** The row of each printed card: a face is a place in this list. Those of a later edition come after all that were there. */
const PRINT: readonly ChanceCard[] = inOrderOfEditions(CHANCE).flatMap((row) =>
  new Array<ChanceCard>(row.copies).fill(row),
);

/** How many chance cards there are in all editions. */
export const CARD_COUNT = PRINT.length;

/** The box of an edition: how many faces there are, those included that have left it, and the faces that are in it. */
export const boxOf = byEdition((edition) => ({
  count: countUpTo(PRINT, edition),
  faces: PRINT.flatMap((row, face) => (isInBox(row, edition) ? [face] : [])),
}));

/** What a face says; undefined for a face that is hidden. */
export const rowOf = (face: number): ChanceCard | undefined => PRINT[face];

/** The key of a face's row, `back` where the face is hidden. */
export const faceKey = (face: number): ChanceKey | 'back' => PRINT[face]?.key ?? 'back';
