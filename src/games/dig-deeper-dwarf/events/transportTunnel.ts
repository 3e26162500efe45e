import { push } from '../../../engine/frames';
import type { Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { distances } from '../../../engine/grid';
import type { Person } from '../../../engine/persons';
import { motive } from '../bots/motives';
import type { Outlook } from '../bots/outlook';
import { enter, hasRubble, standsOn } from '../rules/mine';
import { ofSeat } from '../rules/phases/rule';
import { nothing, type Question } from '../rules/question';
import type { DwarfState } from '../rules/state';
import { key } from '../show/keys';
import type { TileFacts } from '../words/speech';
import type { EventRule } from './event';
import { kept } from './kept';

const REACH = 5;

/** The tiles a dwarf can be brought to (rules 6, 11.23). */
function tunnelTargets(s: DwarfState, dwarf: Seat): number[] {
  const from = standsOn(s, dwarf);
  return distances(s.grid, from).flatMap((steps, tile) =>
    steps > 0 && steps <= REACH && !hasRubble(s, tile) ? [tile] : [],
  );
}

/** Transport Tunnel: once, any dwarf goes to a tile without Rubble up to five steps away. */
export const transportTunnel: EventRule = {
  ...kept(0.7),
  use: {
    options(s, _seat, found) {
      for (let dwarf = 0; dwarf < s.seats; dwarf++) if (tunnelTargets(s, dwarf).length > 0) found(dwarf, -1);
    },
    carryOut: (s, seat, card, dwarf) => push<TunnelFrame>(s, { kind: 'tunnel', seat, card, dwarf }),
    asks: ['seat'],
    say: (choices, { person }, dwarf) => choices.sendThrough(person(dwarf)),
    worth: (o, dwarf) => (dwarf === o.seat ? Math.max(...o.pull) - (o.pull[o.here] ?? 0) - 0.9 : -1),
  },
};

interface TunnelFrame {
  readonly kind: 'tunnel';
  readonly seat: Seat;
  readonly card: Card;
  readonly dwarf: Seat;
}
interface TunnelWords {
  prompt(who: Person, dwarf: Person): string;
  send(dwarf: Person, tile: TileFacts): string;
}

/** Where a dwarf is sent: one's own to its goal, a rival away from the piles. */
const worthOfSending = (o: Outlook, dwarf: Seat, tile: number): number =>
  dwarf === o.seat ? (o.pull[tile] ?? 0) : -(o.pull[tile] ?? 0);

/** Where the dwarf goes. */
export const tunnel: Question<TunnelFrame, { readonly do: 'to'; readonly tile: number }, TunnelWords> = {
  phase: 'event',
  seat: ofSeat,
  options(s, frame, list) {
    for (const tile of tunnelTargets(s, frame.dwarf)) list.push({ do: 'to', tile });
  },
  choose: (s, frame, move) => enter(s, frame.dwarf, move.tile, 'event'),
  shows: nothing,
  touch: ({ tile }) => key.tile(tile),
  prompt: (words, { who, person }, { dwarf }) => words.prompt(who, person(dwarf)),
  say: (words, facts, { tile }, { dwarf }) => words.send(facts.person(dwarf), facts.tile(tile, dwarf)),
  worth: (o, { dwarf }, { tile }) => worthOfSending(o, dwarf, tile),
  reason: () => motive('looks best'),
};
