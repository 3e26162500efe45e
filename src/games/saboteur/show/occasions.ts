/**
 * What gives somebody at the table occasion to say something: by what everybody perceived. Whoever doubts somebody goes by
 * the deeds that all saw, and so a saboteur says what a miner in that seat would say.
 */
import type { Seat } from '../../../engine/game';
import type { Occasion } from '../../../engine/talk';
import { guiltOf } from '../bots/suspicion';
import { PRINT } from '../cards/faces';
import type { SaboteurNews } from '../rules/state';

/** What speaks against somebody. */
export type Evidence = 'dead-end' | 'rockfall' | 'broken' | 'astray';

/** How much must speak against somebody before anybody says so, and how much more than before a way astray does. */
const GUILTY = 0.75;
const ASTRAY = 0.5;

const others = (seats: number, about: Seat): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== about);

/** Those who doubt the one who did the last of these things, if deeds enough speak against that seat and against nobody else more. */
function doubts(told: readonly SaboteurNews[], seats: number, about: Seat, why: Evidence): Occasion[] {
  const guilt = guiltOf(told, seats);
  const own = guilt[about] ?? 0;
  if (own < GUILTY || guilt.some((other) => other > own)) return [];
  if (why === 'astray' && own - (guiltOf(told.slice(0, -1), seats)[about] ?? 0) < ASTRAY) return [];
  return others(seats, about).map((seat) => ({ topic: 'doubts', seat, about, why }));
}

/** Who may say something about the last of these happenings. */
export function occasions(told: readonly SaboteurNews[], seats: number): readonly Occasion[] {
  const event = told[told.length - 1];
  switch (event?.what) {
    case 'round':
      return others(seats, -1).map((seat) => ({ topic: 'begins', seat }));
    case 'over':
      return others(seats, -1).map((seat) => ({ topic: 'ends', seat }));
    case 'laid': {
      const isDeadEnd = PRINT[event.face]?.through === false;
      return [
        ...(isDeadEnd ? [] : [{ topic: 'makes', seat: event.seat } as const]),
        ...doubts(told, seats, event.seat, isDeadEnd ? 'dead-end' : 'astray'),
      ];
    }
    case 'fell':
      return doubts(told, seats, event.seat, 'rockfall');
    case 'broke': {
      const { seat, target } = event;
      if (seat === target) return [];
      return [
        { topic: 'harms', seat, about: target },
        { topic: 'harmed', seat: target, about: seat },
        ...doubts(told, seats, seat, 'broken').filter((doubt) => doubt.seat !== target),
      ];
    }
    case 'fixed':
      return event.target === event.seat ? [] : [{ topic: 'helped', seat: event.target, about: event.seat }];
    case 'reached':
      return PRINT[event.face]?.key === 'treasure'
        ? others(seats, event.seat).map((seat) => ({ topic: 'rival', seat, about: event.seat }))
        : others(seats, -1).map((seat) => ({ topic: 'mishap', seat }));
    default:
      return [];
  }
}
