/** The questions before what cannot be taken back. */
import { faceOf, type Card } from '../../../engine/cards';
import { pieceAt } from '../../../engine/grid';
import { personsFor } from '../../../engine/persons';
import { PRINT, toolBit } from '../cards/faces';
import { type CardKey, type Tool, TOOLS } from '../cards/rows';
import type { SaboteurMove, SaboteurState } from '../rules/state';
import type { Tales } from './tales';
import { whereabouts } from './whereabouts';

const keyIn = ({ cards }: SaboteurState, card: Card): CardKey | null => PRINT[faceOf(cards, card)]?.key ?? null;

const toolOn = ({ cards }: SaboteurState, card: Card): Tool =>
  TOOLS.find((tool) => PRINT[faceOf(cards, card)]?.tools === toolBit(tool)) ?? 'pick';

/** Asks once more in a language; null for moves that need no second thought. */
export const asking =
  ({ sure }: Tales) =>
  (view: SaboteurState, move: SaboteurMove, names: readonly string[]): string | null => {
    switch (move.do) {
      case 'map':
        return sure.map(move.goal);
      case 'break':
        return sure.broke(personsFor(names, -1)(move.seat), move.seat === view.eye, toolOn(view, move.card));
      case 'rockfall': {
        const card = view.maze.card[pieceAt(view.maze.grid, move.cell)] ?? -1;
        return sure.fell(keyIn(view, card), whereabouts(move.cell));
      }
      case 'pass': {
        const card = move.card === undefined ? null : keyIn(view, move.card);
        return card === null ? null : sure.passed(card);
      }
      case 'take': {
        const nugget = keyIn(view, move.card);
        return nugget === null ? null : sure.took(nugget);
      }
      case 'path':
      case 'fix':
      case 'ready':
      case 'clear':
        return null;
    }
  };
