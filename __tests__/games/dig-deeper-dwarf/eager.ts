/** Games of dwarves who would rather dig than dawdle: piles run dry, so every kind of event and choice comes about. */
import { isOver, options, pending, start, step } from '../../../src/engine/frames';
import type { Seat } from '../../../src/engine/game';
import { pick, seeded } from '../../../src/engine/rng';
import { dwarf } from '../../../src/games/dig-deeper-dwarf';
import type { DwarfMove } from '../../../src/games/dig-deeper-dwarf/rules/moves';
import type { DwarfNews } from '../../../src/games/dig-deeper-dwarf/rules/news';
import { VARIANTS, type DwarfState } from '../../../src/games/dig-deeper-dwarf/rules/state';

/** A decision, and what happened before it. */
export interface Moment {
  readonly state: DwarfState;
  readonly seat: Seat;
  readonly kind: string;
  readonly moves: readonly DwarfMove[];
  readonly news: readonly DwarfNews[];
}

function zeal(move: DwarfMove): number {
  switch (move.do) {
    case 'act':
      return move.verb === 'mine' && move.aim === 'pile' ? 5 : 3;
    case 'basic':
      return move.verb === 'mine' && move.aim === 'pile' ? 4 : 1;
    case 'play':
    case 'use':
    case 'buy':
    case 'companion':
      return 3;
    case 'reveal':
    case 'pass':
      return 2;
    case 'end':
    case 'done':
    case 'thwart-basic':
      return 0;
    default:
      return 1;
  }
}

/** Plays so many games, at all numbers of seats and with all variants, and shows every decision. */
export function dig(games: number, visit: (moment: Moment) => void): void {
  const sets = [
    [],
    ['birthday-party'],
    ['traits'],
    ['glueck-auf'],
    VARIANTS.slice(2),
    ['no-actions'],
    ['no-events', 'traits'],
  ] as const;
  for (let n = 0; n < games; n++) {
    const chance = seeded(`eager ${n}`);
    const state = start(dwarf, { seats: 2 + (n % 3), variants: sets[n % sets.length] ?? [], seed: `dig ${n}` });
    while (!isOver(state)) {
      const moves = options(dwarf, state);
      const { seat = -1, frame } = pending(dwarf, state) ?? {};
      visit({ state, seat, kind: frame?.kind ?? '', moves, news: state.news ?? [] });
      const thoughts = [pick(chance, moves), pick(chance, moves), pick(chance, moves)];
      step(
        dwarf,
        state,
        thoughts.reduce((best, other) => (zeal(other) > zeal(best) ? other : best)),
      );
    }
    visit({ state, seat: -1, kind: 'over', moves: [], news: state.news ?? [] });
  }
}
