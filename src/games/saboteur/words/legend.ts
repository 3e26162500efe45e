/** The legend: signs on cards, each with the words of a card that has it. */
import type { CardWords, SignWords } from '../../../engine/show';
import { PRINT } from '../cards/faces';
import type { CardKey } from '../cards/rows';

/** A card for each sign. */
const BEARERS: readonly CardKey[] = [
  'broken-pick',
  'broken-lamp',
  'broken-cart',
  'fix-pick',
  'fix-lamp',
  'fix-cart',
  'map',
  'rockfall',
  'treasure',
  'miner',
  'saboteur',
];

/** Every sign, in the words of a language. */
export const legend = (words: (face: string) => CardWords): SignWords[] =>
  BEARERS.flatMap((key) => {
    const sign = PRINT.find((card) => card.key === key)?.signs[0];
    const { name, text } = words(key);
    return sign === undefined ? [] : [{ sign, name, text }];
  });
