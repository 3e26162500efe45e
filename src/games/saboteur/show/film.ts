/** The suspicion film: how guilty everybody looked in the round that has just ended, by what all could see. */
import type { Film, Turn } from '../../../engine/show';
import { watchRound } from '../bots/suspicion';
import { PRINT } from '../cards/faces';
import type { SaboteurNews } from '../rules/state';

const { abs, tanh } = Math;

/** So many deeds are named, and no change smaller than this. */
const MOST = 4;
const LEAST = 0.1;

/** Guilt is a logarithm: from −1, surely a miner, to 1, surely a saboteur. */
const shadeOf = (guilt: readonly number[]): readonly number[] => guilt.map((much) => tanh(much / 2));

/** The film of the last round that is over; null before there is one. All happenings as everybody perceived them. */
export function film(told: readonly SaboteurNews[], seats: number): Film<SaboteurNews> | null {
  const end = told.findLastIndex(({ what }) => what === 'over');
  if (end === -1) return null;
  const begin = told.slice(0, end).findLastIndex(({ what }) => what === 'round');
  const frames = [shadeOf(new Array<number>(seats).fill(0))];
  const turns: Turn<SaboteurNews>[] = [];
  for (const { event, guilt } of watchRound(told.slice(Math.max(0, begin), end), seats)) {
    const before = frames[frames.length - 1] ?? [];
    const after = shadeOf(guilt);
    const changes = after.map((shade, seat) => shade - (before[seat] ?? 0));
    const seat = changes.reduce((most, change, at) => (abs(change) > abs(changes[most] ?? 0) ? at : most), 0);
    const change = changes[seat] ?? 0;
    if (change === 0) continue;
    turns.push({ at: frames.length, seat, change, event });
    frames.push(after);
  }
  const named = turns
    .filter(({ change }) => abs(change) >= LEAST)
    .sort((a, b) => abs(b.change) - abs(a.change))
    .slice(0, MOST);
  return { frames, turns: named.sort((a, b) => a.at - b.at), faces: facesIn(told.slice(end), seats) };
}

/** What everybody turned out to be. */
function facesIn(told: readonly SaboteurNews[], seats: number): readonly (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const shown = told.find((event) => event.what === 'unmasked' && event.seat === seat);
    return shown?.what === 'unmasked' ? (PRINT[shown.face]?.key ?? null) : null;
  });
}
