import { sizeOf } from '../../../engine/cards';
import { push } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { distances } from '../../../engine/grid';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import { CAMP } from '../cards/tiles';
import { discardHand } from '../rules/deck';
import type { DwarfFrame } from '../rules/frames';
import { atCamp, connectedTo, enter, leave, standsOn } from '../rules/mine';
import { ofSeat } from '../rules/phases/rule';
import { nothing, type Question } from '../rules/question';
import type { DwarfState } from '../rules/state';
import { hand } from '../rules/zones';
import { key } from '../show/keys';
import type { TileFacts } from '../words/speech';
import type { EventRule } from './event';

const STEPS = 3;

/** One step towards the Camp, where it can go only one way; otherwise it is asked (rules 11.17). */
export function drift(s: DwarfState, seat: Seat, steps: number, carried: number): void {
  const ways = steps > 0 ? shorterWays(s, seat) : [];
  const only = ways[0];
  if (only === undefined) {
    if (!atCamp(s, seat)) s.flooded |= 1 << seat;
  } else if (ways.length > 1) push<FloodFrame>(s, { kind: 'flood', seat, steps, carried });
  else floodTo(s, seat, only, steps, carried);
}

/** The tiles that bring a dwarf a step nearer to the Camp. */
function shorterWays(s: DwarfState, seat: Seat): number[] {
  const steps = distances(s.grid, CAMP);
  const from = standsOn(s, seat);
  return connectedTo(s, from).filter((tile) => (steps[tile] ?? 0) === (steps[from] ?? 0) - 1);
}

/** The flood enters a tile: whoever stands there, but on the Camp, discards three and is carried along. */
function floodTo(s: DwarfState, seat: Seat, tile: number, steps: number, carried: number): void {
  let met = 0;
  for (let other = 0; other < s.seats; other++) {
    const isCarried = (carried & (1 << other)) !== 0;
    if (other !== seat && !isCarried && tile !== CAMP && standsOn(s, other) === tile) met |= 1 << other;
  }
  enter(s, seat, tile, 'flood');
  for (let other = 0; other < s.seats; other++) if ((carried & (1 << other)) !== 0) enter(s, other, tile, 'flood');
  push<DwarfFrame>(s, { kind: 'drifting', seat, steps: steps - 1, carried: carried | met });
  for (let i = s.seats - 1; i > 0; i--) {
    const other = (seat + i) % s.seats;
    if ((met & (1 << other)) !== 0) push<DwarfFrame>(s, { kind: 'scared', seat: other });
  }
}

/** Flooded Tunnel: the digger discards the hand and drifts three steps towards the Camp. */
export const floodedTunnel: EventRule = {
  come(s, seat, card) {
    leave(s, seat, card);
    discardHand(s, seat);
    push<DwarfFrame>(s, { kind: 'drifting', seat, steps: STEPS, carried: 0 });
  },
  worth: -0.8,
  worthTo: ({ s, taste }, seat) => -(sizeOf(s.cards, hand(seat)) * taste.card * 0.5) - 0.4,
};

/** A place where the flood can go two ways. `carried`: the dwarves it takes along, a bit each. */
interface FloodFrame {
  readonly kind: 'flood';
  readonly seat: Seat;
  readonly steps: number;
  readonly carried: number;
}
interface FloodWords {
  prompt(who: Person, steps: number): string;
  drift(tile: TileFacts): string;
}

/** Which way the flood goes. */
export const flood: Question<FloodFrame, { readonly do: 'drift'; readonly tile: number }, FloodWords> = {
  phase: 'event',
  seat: ofSeat,
  options(s, frame, list) {
    for (const tile of shorterWays(s, frame.seat)) list.push({ do: 'drift', tile });
  },
  choose: (s, frame, move) => floodTo(s, frame.seat, move.tile, frame.steps, frame.carried),
  shows: nothing,
  touch: ({ tile }) => key.tile(tile),
  prompt: (words, { who }, { steps }) => words.prompt(who, steps),
  say: (words, facts, { tile }) => words.drift(facts.tile(tile)),
  worth: () => 0,
  reason: () => motive('looks best'),
};
