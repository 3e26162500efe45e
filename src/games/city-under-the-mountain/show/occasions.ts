/** What gives somebody at the table occasion to say something: everything lies open in this game. */
import type { Seat } from '../../../engine/game';
import type { Occasion } from '../../../engine/talk';
import type { CityHappening } from '../rules/state';

/** Coins at once that are worth a word. */
const MUCH = 4;

const others = (seats: number, about: Seat): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== about);

/** Who may say something about the last of these happenings. */
export function occasions(told: readonly CityHappening[], seats: number): readonly Occasion[] {
  const event = told[told.length - 1];
  switch (event?.what) {
    case 'turn':
      return told.some(({ what }) => what === 'company')
        ? []
        : others(seats, -1).map((seat) => ({ topic: 'begins', seat }));
    case 'dwarf':
      return [{ topic: 'luck', seat: event.seat }];
    case 'rescued':
      return [{ topic: 'luck', seat: event.seat }, ...envious(seats, event.seat)];
    case 'paid':
      return event.coins < MUCH ? [] : [{ topic: 'buys', seat: event.seat }, ...envious(seats, event.seat)];
    case 'unpaid':
    case 'nowhere':
      return [{ topic: 'mishap', seat: event.seat }];
    case 'snatched':
      return [
        { topic: 'harms', seat: event.seat, about: event.from },
        { topic: 'harmed', seat: event.from, about: event.seat },
      ];
    case 'invested':
    case 'stocked':
      return [{ topic: 'makes', seat: event.seat }];
    case 'tookOff':
      return event.owner === event.seat ? [] : [{ topic: 'harmed', seat: event.owner, about: event.seat }];
    case 'ended':
      return others(seats, -1).map((seat) => ({ topic: 'ends', seat }));
    default:
      return [];
  }
}

const envious = (seats: number, about: Seat): Occasion[] =>
  others(seats, about).map((seat) => ({ topic: 'rival', seat, about }));
