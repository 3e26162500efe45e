/** Tools are broken and mended. */
import { put, topOf, under, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { toolBit } from '../cards/faces';
import { TOOLS, type Tool } from '../cards/rows';
import { brokenOf, DISCARD, told, type BreakMove, type FixMove, type SaboteurState } from '../rules/state';
import { play, printOf } from './play';

/** At most one broken tool of a kind in front of a player. A spot is a seat. */
export function breaks(state: SaboteurState, tools: number, first: number, list: number[], count: number): number {
  const { broken, seats } = state;
  for (let seat = 0; seat < seats; seat++) if (((broken[seat] ?? 0) & tools) === 0) list[count++] = first + seat;
  return count;
}

export const breakMove = (card: Card, spot: number): BreakMove => ({ do: 'break', card, seat: spot });

/** A double fix mends one of its two. A seat has a spot for each tool. */
export function fixes(state: SaboteurState, tools: number, first: number, list: number[], count: number): number {
  const { broken, seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    const mendable = (broken[seat] ?? 0) & tools;
    if (mendable === 0) continue;
    for (let bit = 0; bit < TOOLS.length; bit++) {
      if ((mendable & (1 << bit)) !== 0) list[count++] = first + seat * TOOLS.length + bit;
    }
  }
  return count;
}

export const fixMove = (card: Card, spot: number): FixMove => ({
  do: 'fix',
  card,
  seat: Math.floor(spot / TOOLS.length),
  tool: TOOLS[spot % TOOLS.length] ?? 'pick',
});

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
