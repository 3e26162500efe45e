/** Tools are broken and mended. */
import { put, topOf, under, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { PRINT, toolBit } from '../cards/faces';
import { TOOLS, type Tool } from '../cards/rows';
import {
  brokenOf,
  DISCARD,
  told,
  type BreakMove,
  type FixMove,
  type SaboteurState,
  type TurnMove,
} from '../rules/state';
import { play, printOf } from './play';

// Lists of options are written millions of times in a search. Moves that name no cell are made once, and lists grow by
// their index, which costs phones' engines less than a call of push.
const MOST_SEATS = 10;

const FIXES = Array.from({ length: PRINT.length * MOST_SEATS * TOOLS.length }, (_, n): FixMove => ({
  do: 'fix',
  card: Math.floor(n / TOOLS.length / MOST_SEATS),
  seat: Math.floor(n / TOOLS.length) % MOST_SEATS,
  tool: TOOLS[n % TOOLS.length] ?? 'pick',
}));

const BREAKS = Array.from({ length: PRINT.length * MOST_SEATS }, (_, n): BreakMove => ({
  do: 'break',
  card: Math.floor(n / MOST_SEATS),
  seat: n % MOST_SEATS,
}));

/** At most one broken tool of a kind in front of a player. */
export function breaks(state: SaboteurState, card: Card, tools: number, list: TurnMove[]): void {
  const { broken, seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    if (((broken[seat] ?? 0) & tools) === 0)
      list[list.length] = BREAKS[card * MOST_SEATS + seat] ?? { do: 'break', card, seat };
  }
}

/** A double fix mends one of its two. */
export function fixes(state: SaboteurState, card: Card, tools: number, list: TurnMove[]): void {
  const { broken, seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    const mendable = (broken[seat] ?? 0) & tools;
    if (mendable === 0) continue;
    const fix = (card * MOST_SEATS + seat) * TOOLS.length;
    for (let bit = 0; bit < TOOLS.length; bit++) {
      const tool = TOOLS[bit] ?? 'pick';
      if ((mendable & (1 << bit)) !== 0) list[list.length] = FIXES[fix + bit] ?? { do: 'fix', card, seat, tool };
    }
  }
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
