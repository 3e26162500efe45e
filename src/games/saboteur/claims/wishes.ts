/** What a claim of Saboteur may ask for, and how rivals stay out of it. */
import { faceOf } from '../../../engine/cards';
import type { Puzzles, Wish } from '../../../engine/claim';
import { options, pending } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { PRINT } from '../cards/faces';
import { saboteur } from '../index';
import { NOWHERE } from '../rules/distance';
import type { SaboteurMove, SaboteurState } from '../rules/state';
import {
  areCutOff,
  broken,
  ends,
  isAmongOthers,
  isTreasure,
  missing,
  missingOtherwise,
  missingToTreasure,
  reached,
  stillCutOff,
  treasureGoal,
} from './reading';

/** So few cards are missing to a goal that something can be decided. */
const CLOSE = 4;
/** So near that it is worth asking for. */
const NEAR = 2;
/** So much longer that it is worth asking for, and no longer than anybody can count. */
const LONGER = 2;
const LONGEST = 8;
/** So many cards lie cut off that it is worth joining them. */
const LOOSE = 2;
/** So few open ends are a narrow mine, and so many less than before. */
const NARROW = 4;
const NARROWER = 2;
/** So many broken tools take their owner as many turns to mend. */
const SHATTERED = 2;

/** By what means: with paths, rockfalls and one's own tools mended, or with the tools of the others. */
const TOOLS = 'tools';

/** What has come about in the mine, as long as no goal is reached. */
function dug(before: SaboteurState, now: SaboteurState): readonly Wish[] {
  const list: Wish[] = [];
  const [was, is] = [missing(before), missing(now)];
  if (is < was && is <= NEAR) list.push({ what: 'near', n: is });
  if (is >= NOWHERE && was < NOWHERE) list.push({ what: 'cut' });
  else if (is >= was + LONGER && is <= LONGEST) list.push({ what: 'far', n: is });
  const spare = missingOtherwise(now);
  if (spare < missingOtherwise(before) && spare <= NEAR) list.push({ what: 'spare', n: spare });
  if (areCutOff(before, LOOSE) && stillCutOff(before, now) === 0) list.push({ what: 'join' });
  if (ends(now) > 0 && ends(now) <= NARROW && ends(now) <= ends(before) - NARROWER)
    list.push({ what: 'narrow', n: ends(now) });
  return [...list, ...aboutTreasure(before, now, is)];
}

/** What has come about at the goal that must be the treasure, where that is another thing than the nearest goal. */
function aboutTreasure(before: SaboteurState, now: SaboteurState, nearest: number): readonly Wish[] {
  if (treasureGoal(before) < 0 || !isAmongOthers(before)) return [];
  const [was, is] = [missingToTreasure(before, before), missingToTreasure(before, now)];
  if (is < was && is <= NEAR) return [{ what: 'gold', n: is }];
  return is >= was + LONGER && is <= LONGEST && nearest < is ? [{ what: 'guard', n: is }] : [];
}

/** The tools of the others that were mended or broken. */
function tinkered(before: SaboteurState, now: SaboteurState, seat: Seat): readonly Wish[] {
  const list: Wish[] = [];
  for (let other = 0; other < before.seats; other++) {
    if (other === seat) continue;
    const [was, is] = [broken(before, other), broken(now, other)];
    if (was > 0 && is === 0) list.push({ what: 'free', seat: other });
    if (is >= SHATTERED && is > was) list.push({ what: 'wreck', n: is, seat: other });
  }
  return list;
}

function done(before: SaboteurState, now: SaboteurState, seat: Seat): readonly Wish[] {
  const goals = reached(before, now);
  const treasure = treasureGoal(before);
  // What was only worked out is not named: to know where is a part of the claim.
  const list = goals.map((of): Wish =>
    Number(of) === treasure && !isTreasure(before, treasure) ? { what: 'gold', n: 0 } : { what: 'reach', of },
  );
  if (now.round !== before.round) return list;
  if (goals.length > 0) return list;
  return [...dug(before, now), ...tinkered(before, now, seat)];
}

function holds(before: SaboteurState, now: SaboteurState, { what, n = 0, of = '', seat = -1 }: Wish): boolean {
  switch (what) {
    case 'reach':
      return reached(before, now).includes(of);
    case 'near':
      return reached(before, now).length > 0 || missing(now) <= n;
    case 'cut':
      return missing(now) >= NOWHERE;
    case 'far':
      return missing(now) >= n;
    case 'spare':
      return missingOtherwise(now) <= n;
    case 'join':
      return stillCutOff(before, now) === 0;
    case 'narrow':
      return ends(now) <= n;
    case 'gold':
      return missingToTreasure(before, now) <= n;
    case 'guard':
      return missingToTreasure(before, now) >= n;
    case 'free':
      return broken(now, seat) === 0;
    case 'wreck':
      return broken(now, seat) >= n;
    default:
      return false;
  }
}

function tells(state: SaboteurState, move: SaboteurMove): string | null {
  if (move.do === 'pass' || !('card' in move)) return null;
  const key = PRINT[faceOf(state.cards, move.card)]?.key ?? '';
  return `${key} ${JSON.stringify({ ...move, card: 0 })}`;
}

/** The others only discard: to wait or to look changes nothing, and their tools matter only where they are asked for. */
function helps(state: SaboteurState, move: SaboteurMove, means: string): boolean {
  if (means === TOOLS) return move.do === 'break' || move.do === 'fix';
  return (
    move.do === 'path' || move.do === 'rockfall' || (move.do === 'fix' && move.seat === pending(saboteur, state)?.seat)
  );
}

const begins = (state: SaboteurState): boolean =>
  pending(saboteur, state)?.frame.kind === 'turn' && missing(state) <= CLOSE;

export const rulesOfClaims: Omit<Puzzles<SaboteurState, SaboteurMove>, 'words'> = {
  wishes: {
    reach: { worth: 3, turns: 3 },
    near: { worth: 2, turns: 3 },
    cut: { worth: 2, turns: 2 },
    far: { worth: 1, turns: 2 },
    spare: { worth: 2, turns: 3 },
    join: { worth: 3, turns: 3 },
    narrow: { worth: 2, turns: 3 },
    gold: { worth: 3, turns: 3 },
    guard: { worth: 2, turns: 2 },
    free: { worth: 2, turns: 3, means: TOOLS, plain: true },
    wreck: { worth: 0, turns: 3, means: TOOLS, plain: true },
  },
  hard: [7, 12.97],
  least: 1,
  begins,
  isOver: (before, now, _seat, decisions, turns) =>
    decisions >= turns || now.treasure || now.round !== before.round || pending(saboteur, now)?.frame.kind !== 'turn',
  stays: (state) => options(saboteur, state).find((move) => move.do === 'pass') ?? null,
  done,
  holds: (before, now, _seat, wish) => holds(before, now, wish),
  helps,
  tells,
};
