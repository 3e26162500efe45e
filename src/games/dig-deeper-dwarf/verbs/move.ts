import { connection, neighbour, SIDES } from '../../../engine/grid';
import { motive } from '../bots/motives';
import type { Outlook } from '../bots/outlook';
import { CAMP } from '../cards/tiles';
import type { Seat } from '../../../engine/game';
import type { Reason } from '../../../engine/show';
import { connectedTo, enter, hasRubble, hasWorkbench, standsOn } from '../rules/mine';
import type { DwarfState } from '../rules/state';
import { refusal } from '../show/reasons';
import { never, type Actor, type Found, type VerbRule } from './verb';

function onFoot(s: DwarfState, seat: Seat, found: Found): void {
  const from = standsOn(s, seat);
  if (hasRubble(s, from)) return;
  for (const side of SIDES) {
    const to = connection(s.grid, from, side);
    if (to >= 0 && !hasRubble(s, to)) found('tile', to);
  }
}

/** Agile: over closed sides, out of Rubble, and onto it if a second Move leads on (rules 8, 11.11). */
function agile(s: DwarfState, actor: Actor, found: Found): void {
  const from = standsOn(s, actor.seat);
  for (const side of SIDES) {
    const to = neighbour(s.grid, from, side);
    if (to >= 0 && (!hasRubble(s, to) || (actor.more && leadsOn(s, to)))) found('tile', to);
  }
}

const leadsOn = (s: DwarfState, piece: number): boolean =>
  SIDES.some((side) => {
    const to = neighbour(s.grid, piece, side);
    return to >= 0 && !hasRubble(s, to);
  });

/** Where a step leads: what draws a seat most along that way. */
function ofWalk(o: Outlook, to: number): Reason {
  const buys = o.bestPurchase(o.seat) > 0;
  const crafts = o.bestCraft > 0;
  if (to === CAMP) return motive(buys ? 'walks to buy' : crafts ? 'walks to craft' : 'looks best');
  if (o.bestMining(to) > 0) return motive('walks to a pile');
  if (crafts && hasWorkbench(o.s, to)) return motive('walks to craft');
  const home = o.stepsHome;
  return motive(buys && (home[to] ?? 0) < (home[o.here] ?? 0) ? 'walks to buy' : 'looks best');
}

/** A step away from what one is drawn to will have to be taken back. */
const BACK = 0.3;
const ofStep = (gain: number): number => (gain < 0 ? gain - BACK : gain);

/** Move: to a connected tile without Rubble. */
export const move: VerbRule = {
  sign: 'boot-prints',
  rule: 'move',
  aims: (s, actor, found) => (actor.source === 'trait' ? agile(s, actor, found) : onFoot(s, actor.seat, found)),
  stillLegal: 'aims',
  needsRubble: never,
  carryOut: (s, { seat, at }) => enter(s, seat, at, 'foot'),
  concerns: never,
  means: { tile: 'tile' },
  whyNot(s, seat) {
    const from = standsOn(s, seat);
    if (hasRubble(s, from)) return refusal('rubble on your tile');
    return refusal(connectedTo(s, from).length > 0 ? 'rubble there' : 'no way there');
  },
  bent: null,
  power: 0.3,
  worth: (o, { at }) => ofStep((o.pull[at] ?? 0) - (o.pull[o.here] ?? 0)),
  // How far a card leads is asked for all its Moves together.
  best: () => 0,
  harm: (o, act) => o.spite * (act.at === CAMP ? 0.3 + 0.5 * o.bestPurchase(act.seat) : 0.2),
  reason: (o, { at }) => ofWalk(o, at),
  whyStop: (o, act) => (act.at === CAMP ? motive('stops a way to the camp') : motive('stops')),
};
