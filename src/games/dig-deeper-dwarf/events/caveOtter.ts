import { faceOf, sizeOf, topOf } from '../../../engine/cards';
import { pointsOf } from '../cards/faces';
import { countRubble } from '../rules/deck';
import { takeTop } from '../rules/market';
import type { DwarfState } from '../rules/state';
import { JEWEL_PILES, jewels } from '../rules/zones';
import { removeRubble } from '../verbs/removing';
import type { EventRule } from './event';
import { guest } from './kept';

const FEE = 3;

const pointsOn = (s: DwarfState, pile: number): number => pointsOf(faceOf(s.cards, topOf(s.cards, jewels(pile))));

/** The Jewelry pile with fewer VP, or both (rules 11.22). */
function piles(s: DwarfState): number[] {
  const open = JEWEL_PILES.filter((n) => sizeOf(s.cards, jewels(n)) > 0);
  const least = Math.min(...open.map((n) => pointsOn(s, n)));
  return open.filter((n) => pointsOn(s, n) === least);
}

/** Cave Otter: on its tile it hands over the Jewelry with fewer VP for three Rubble in hand. */
export const caveOtter: EventRule = {
  ...guest(0.1),
  use: {
    options(s, seat, found) {
      if (countRubble(s, seat) >= FEE) for (const pile of piles(s)) found(pile, -1);
    },
    carryOut(s, seat, _card, pile) {
      for (let i = 0; i < FEE; i++) removeRubble(s, seat);
      takeTop(s, seat, jewels(pile), 'took');
    },
    asks: ['jewels'],
    say: (choices, { jewel }, pile) => choices.otter(jewel(pile)),
    worth: ({ s, seat }, pile) => pointsOn(s, pile) + countRubble(s, seat),
  },
};
