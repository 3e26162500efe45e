/** Tools are broken and mended. */
import { put, topOf, under, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { toolBit } from '../cards/faces';
import { TOOLS, type Tool } from '../cards/rows';
import { brokenOf, DISCARD, told, type BreakMove, type FixMove, type SaboteurState } from '../rules/state';
import { noMore, play, printOf } from './play';

/** By set of tools: how many they are. */
const HOW_MANY: readonly number[] = [0, 1, 1, 2, 1, 2, 2, 3];

/** How many broken tools of some kinds lie before all players. */
function countBroken({ broken, seats }: SaboteurState, tools: number): number {
  let count = 0;
  for (let seat = 0; seat < seats; seat++) count += HOW_MANY[(broken[seat] ?? 0) & tools] ?? 0;
  return count;
}

/** How many players a tool can be broken of: at most one of a kind lies before a player. */
export const countBreaks = (state: SaboteurState, tool: number): number => state.seats - countBroken(state, tool);

/** The nth of them. */
export function nthBreak({ broken, seats }: SaboteurState, card: Card, tool: number, nth: number): BreakMove {
  for (let seat = 0; seat < seats; seat++) {
    if (((broken[seat] ?? 0) & tool) === 0 && nth-- === 0) return { do: 'break', card, seat };
  }
  return noMore(card);
}

/** How many broken tools can be mended; a double fix mends one of its two. */
export const countFixes = countBroken;

/** The nth of them, by player and then by tool. */
export function nthFix({ broken, seats }: SaboteurState, card: Card, tools: number, nth: number): FixMove {
  for (let seat = 0; seat < seats; seat++) {
    for (const tool of TOOLS)
      if (((broken[seat] ?? 0) & tools & toolBit(tool)) !== 0 && nth-- === 0) return { do: 'fix', card, seat, tool };
  }
  return noMore(card);
}

export function breakTool(state: SaboteurState, seat: Seat, { card, seat: target }: BreakMove): void {
  play(state, card, brokenOf(target));
  const { tools } = printOf(state.cards, card);
  state.broken[target] = (state.broken[target] ?? 0) | tools;
  state.news?.push({ what: 'broke', seat, target, tool: toolOf(tools), ...told(state.cards, card) });
}

const toolOf = (bits: number): Tool => TOOLS.find((tool) => toolBit(tool) === bits) ?? 'pick';

export function fixTool(state: SaboteurState, seat: Seat, { card, seat: target, tool }: FixMove): void {
  const { cards } = state;
  const bit = toolBit(tool);
  let mended = topOf(cards, brokenOf(target));
  while (printOf(cards, mended).tools !== bit) mended = under(cards, mended);
  put(cards, mended, DISCARD);
  state.broken[target] = (state.broken[target] ?? 0) & ~bit;
  play(state, card, DISCARD);
  state.news?.push({ what: 'fixed', seat, target, tool, mended, ...told(state.cards, card) });
}
