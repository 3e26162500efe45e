/** What a learned judgement looks at: how each seat stands, told in numbers. Nothing is hidden but the order of the deck, and that does not count. */
import { faceOf, topOf, under } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { asInput } from '../../../engine/net';
import { COMPANY_COUNT } from '../cards/companies';
import { rowOf } from '../cards/faces';
import { FIELDS } from '../rules/board';
import { supplyOf } from '../rules/digging';
import { keptBy, type CityState } from '../rules/state';
import type { Outlays } from './reckoning';
import { lead, reachOn } from './outlook';

/** How many numbers tell of a seat. */
export const INPUTS = 30;

/** Gems of a turn. */
const GEMS = 3;
/** On the ground numbers from here on are gems. */
const GEM = 1 << COMPANY_COUNT;

const { max } = Math;

/** By company: how many gems it is from the nearest Gold, a large number if it cannot dig there. */
function gemsToGold(state: CityState): number[] {
  const { ground, blocked } = state;
  const { gold } = reachOn(state);
  const gems = new Array<number>(COMPANY_COUNT).fill(9);
  for (let field = 0; field < FIELDS; field++) {
    const there = ground[field] ?? GEM;
    if (there === 0 || there >= GEM) continue;
    let nearest = 9;
    const list = gold[field] ?? [];
    for (let at = 0; at < list.length; at += 2) {
      if ((ground[list[at] ?? 0] ?? GEM) < GEM) nearest = Math.min(nearest, (list[at + 1] ?? 9) + 1);
    }
    if (nearest === 9) continue;
    for (let set = there & ~blocked, company = 0; set !== 0; set >>= 1, company++) {
      if ((set & 1) !== 0 && nearest < (gems[company] ?? 9)) gems[company] = nearest;
    }
  }
  return gems;
}

/** The kept cards of a seat. */
interface Kept {
  crew: number;
  interns: number;
  snatches: number;
  tokens: number;
  keepers: number;
  caveIns: number;
  tunnels: number;
}

function keptOf({ cards, tokens }: CityState, seat: Seat): Kept {
  const kept: Kept = { crew: 0, interns: 0, snatches: 0, tokens: 0, keepers: 0, caveIns: 0, tunnels: 0 };
  for (let card = topOf(cards, keptBy(seat)); card >= 0; card = under(cards, card)) {
    const row = rowOf(faceOf(cards, card));
    if (row === undefined) continue;
    kept.tokens += tokens[card] ?? 0;
    if (row.crew !== undefined) kept.crew++;
    if (row.interns !== undefined) kept.interns++;
    if (row.snatches === true) kept.snatches++;
    if (row.use === 'findersKeepers') kept.keepers++;
    if (row.use === 'caveIn') kept.caveIns++;
    if (row.use === 'secretTunnel') kept.tunnels++;
  }
  return kept;
}

/** By how much each seat is ahead of the best of the others, and of what the others have on average. */
function leads(of: readonly number[], seat: Seat): { best: number; mean: number } {
  let best = -Infinity;
  let sum = 0;
  for (let other = 0; other < of.length; other++) {
    if (other === seat) continue;
    best = max(best, of[other] ?? 0);
    sum += of[other] ?? 0;
  }
  const own = of[seat] ?? 0;
  return { best: own - best, mean: own - sum / (of.length - 1) };
}

/** Writes the numbers of all seats into a list, one seat after the other; `opinions` is what the hand-written judgement thinks of each. */
export function features(
  state: CityState,
  { likely, pays, due }: Outlays,
  opinions: readonly number[],
  list: number[],
): void {
  const { seats, coins, dwarves, goldLeft, turn } = state;
  const gems = gemsToGold(state);
  let at = 0;
  for (let seat = 0; seat < seats; seat++) {
    const kept = keptOf(state, seat);
    const own = leads(coins, seat);
    const owed = leads(due, seat);
    const crew = leads(dwarves, seat);
    const after = (seat - turn + seats) % seats;
    const reach = after === 0 ? supplyOf(state) : GEMS + kept.tokens;
    let taking = 0;
    let near = 0;
    let best = 0;
    let second = 0;
    let blocked = 0;
    let shares = 0;
    let firsts = 0;
    for (let company = 0; company < COMPANY_COUNT; company++) {
      const held = state.shares[seat * COMPANY_COUNT + company] ?? 0;
      shares += held;
      const gain = leads(pays[company] ?? [], seat).mean;
      if (gain > 0) firsts += likely[company] ?? 0;
      if ((state.blocked & (1 << company)) !== 0) blocked += gain;
      const prospect = gain * (likely[company] ?? 0);
      if (prospect > best) {
        second = best;
        best = prospect;
      } else if (prospect > second) second = prospect;
      const far = gems[company] ?? 9;
      if (far > GEMS + 1) continue;
      near += gain;
      const isOpen = after !== 0 || state.company < 0 || state.company === company;
      if (isOpen && far <= reach) taking = max(taking, lead(state, company, seat, 0, seat));
    }
    const late = 1 - goldLeft / 16;
    const numbers = [
      opinions[seat] ?? 0,
      1,
      own.best / 10,
      own.mean / 10,
      owed.best / 10,
      owed.mean / 10,
      ((own.best + owed.best) * late) / 8,
      crew.best / 4,
      crew.mean / 4,
      ((dwarves[seat] ?? 0) - 6) / 4,
      (crew.mean * goldLeft) / 30,
      (goldLeft - 8) / 6,
      after === 0 ? 1 : 0,
      after === 1 ? 1 : 0,
      after === 0 ? state.left - 1 : 0,
      state.keepers && after === 0 ? 1 : 0,
      kept.crew,
      kept.interns,
      kept.snatches,
      kept.tokens / 2,
      kept.keepers,
      kept.caveIns,
      kept.tunnels,
      (shares - 4) / 3,
      taking / 8,
      (after === 0 ? taking : 0) / 8,
      near / 20,
      (best + second / 2) / 10,
      blocked / 10,
      firsts / 3,
    ];
    for (let i = 0; i < INPUTS; i++) list[at++] = asInput(numbers[i] ?? 0);
  }
}
