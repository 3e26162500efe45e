/** Why a move is a good one: what is said is what the position shows, for whatever could be chosen in random games. */
import { cardsIn, faceOf, sizeOf, topOf, zoneOf } from '../../src/engine/cards';
import { lastAnnounced } from '../../src/engine/chain';
import { apply, options, pending } from '../../src/engine/frames';
import type { Game, Move, State } from '../../src/engine/game';
import type { Reason } from '../../src/engine/show';
import { view } from '../../src/engine/view';
import { city } from '../../src/games/city-under-the-mountain';
import * as cityWhy from '../../src/games/city-under-the-mountain/bots/motives';
import type { CityMove, CityState } from '../../src/games/city-under-the-mountain/rules/state';
import { dwarf } from '../../src/games/dig-deeper-dwarf';
import * as dwarfWhy from '../../src/games/dig-deeper-dwarf/bots/motives';
import { reason as dwarfReason } from '../../src/games/dig-deeper-dwarf/bots/why';
import { isRubble, keyOf, pointsOf } from '../../src/games/dig-deeper-dwarf/cards/faces';
import type { Act } from '../../src/games/dig-deeper-dwarf/rules/acts';
import { standsOn } from '../../src/games/dig-deeper-dwarf/rules/mine';
import type { DwarfMove } from '../../src/games/dig-deeper-dwarf/rules/moves';
import type { DwarfState } from '../../src/games/dig-deeper-dwarf/rules/state';
import * as zones from '../../src/games/dig-deeper-dwarf/rules/zones';
import { saboteur } from '../../src/games/saboteur';
import * as saboteurWhy from '../../src/games/saboteur/bots/motives';
import { mindOf } from '../../src/games/saboteur/bots/mind';
import { PRINT } from '../../src/games/saboteur/cards/faces';
import { measure } from '../../src/games/saboteur/rules/distance';
import { HANDED, type SaboteurMove, type SaboteurState } from '../../src/games/saboteur/rules/state';
import { wander } from '../../src/lab/check/wander';

jest.setTimeout(240_000);

/** A reason for a move, with the table before it and after it. */
interface Said<S, M> {
  readonly before: S;
  readonly after: S;
  readonly move: M;
  readonly seat: number;
  readonly reason: Reason;
}

/** Asks for the reason of a choice in each decision of random games, and whether it holds. */
function sampled<S extends State, M extends Move>(
  game: Game<S, M>,
  games: number,
  reasonOf: (view: S, move: M) => Reason,
  holds: (said: Said<S, M>) => boolean,
): { asked: number; met: Set<string>; wrong: string[] } {
  const met = new Set<string>();
  const wrong: string[] = [];
  let asked = 0;
  for (let n = 0; n < games; n++) {
    const [least, most] = game.seats;
    const seats = least + (n % (most - least + 1));
    wander(game, { seats, seed: `why ${n}`, variants: [] }, ({ state, moves, at }) => {
      const seat = pending(game, state)?.seat ?? 0;
      const seen = view(game, state, seat);
      const move = moves[(at * 7) % moves.length];
      if (move === undefined) return;
      const reason = reasonOf(seen, move);
      asked++;
      met.add(reason.because);
      const before = game.copy(state);
      const after = apply(game, before, move);
      if (!holds({ before, after, move, seat, reason }))
        wrong.push(`${n}/${at} ${JSON.stringify(move)} ${reason.because}`);
    });
  }
  return { asked, met, wrong };
}

function holdsInCity({ before, after, seat, reason }: Said<CityState, CityMove>): boolean {
  const paid = (after.news ?? []).flatMap((each) => (each.what === 'paid' ? [each] : []));
  const own = paid.find((each) => each.seat === seat)?.coins ?? 0;
  const others = Math.max(0, ...paid.filter((each) => each.seat !== seat).map(({ coins }) => coins));
  switch (reason.because) {
    case 'goldMost':
      return own === reason.count && own > others;
    case 'goldPays':
      return own === reason.count && own <= others;
    case 'digDwarf':
      return after.dwarves[seat] === (before.dwarves[seat] ?? 0) + 1;
    case 'digSafe':
      return after.stack.at(-1)?.kind === 'safe';
    case 'digChest':
      return (after.news ?? []).some(({ what }) => what === 'drew');
    case 'bound':
      return !options(city, before).some(({ do: what }) => what === 'from');
    default:
      return true;
  }
}

test('City: thousands of reasons hold', () => {
  const { asked, met, wrong } = sampled(city, 24, cityWhy.reason, holdsInCity);
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(5000);
  expect(cityWhy.MOTIVES.filter((because) => !met.has(because))).toEqual([]);
});

function holdsInSaboteur({ before, after, move, seat, reason }: Said<SaboteurState, SaboteurMove>): boolean {
  const { goals, saboteur: lies } = mindOf(view(saboteur, before, seat), seat, undefined);
  const closer = measure(before.maze, goals).cards - measure(after.maze, goals).cards;
  const broken = (state: SaboteurState): number => ('seat' in move ? (state.broken[move.seat] ?? 0) : 0);
  switch (reason.because) {
    case 'path-reaches':
      return !lies && (after.news ?? []).some(({ what }) => what === 'reached');
    case 'path-closer':
      return !lies && closer > 0;
    case 'path-keeps':
      return closer === 0;
    case 'path-seems':
      return lies && closer > 0;
    case 'path-blocks':
    case 'cut-way':
      return lies && closer < 0;
    case 'clear-way':
      return !lies && closer > 0;
    case 'map-finds':
      return 'goal' in move && (goals & (1 << move.goal)) !== 0;
    case 'mend-other':
      return broken(before) !== 0 && broken(after) === 0;
    case 'stop-other':
      return broken(before) === 0 && broken(after) !== 0;
    case 'most-gold': {
      const gold = (card: number): number => PRINT[faceOf(before.cards, card)]?.gold ?? 0;
      return 'card' in move && cardsIn(before.cards, HANDED).every((card) => gold(card) <= gold(move.card ?? -1));
    }
    default:
      return true;
  }
}

test('Saboteur: thousands of reasons hold, for miners and saboteurs', () => {
  const { asked, met, wrong } = sampled(saboteur, 40, saboteurWhy.reason, holdsInSaboteur);
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(5000);
  // By chance nobody reaches a goal: what is said then stands in the tests of the goals.
  expect(met.size).toBeGreaterThan(saboteurWhy.MOTIVES.length - 3);
});

function holdsInDwarf({ before, after, move, seat, reason }: Said<DwarfState, DwarfMove>): boolean {
  const { cards } = before;
  const act = lastAnnounced<Act>(before);
  const card = 'card' in move && move.card !== undefined ? move.card : -1;
  const at = 'at' in move ? move.at : -1;
  switch (reason.because) {
    case 'digs for the event':
      return (
        sizeOf(cards, zones.pile(at)) === 1 && keyOf(faceOf(cards, topOf(cards, zones.pileEvent(at)))) === reason.card
      );
    case 'digs for a known card':
      return keyOf(faceOf(cards, topOf(cards, zones.pile(at)))) === reason.card;
    case 'walks to a pile':
      return before.faced.slice(at * 4, at * 4 + 4).some((n) => n >= 0);
    case 'buys':
      return move.do === 'buy' && pointsOf(faceOf(cards, topOf(cards, zones.jewels(move.pile)))) === reason.count;
    case 'reveals':
      return zoneOf(after.cards, card) === zones.revealed(seat);
    case 'plays':
      return sizeOf(cards, zones.hand(seat)) > 2;
    case 'comes back':
      return [zones.discard(seat), zones.draw(seat), zones.hand(seat)].includes(zoneOf(after.cards, card));
    case 'removes rubble':
      return card < 0 || isRubble(faceOf(cards, card));
    case 'copies':
      return act !== null || move.do === 'act';
    case 'stops digging':
    case 'stops an event':
      return act?.verb === 'mine';
    case 'stops a theft':
      return act?.verb === 'steal' && act.at === seat;
    case 'defends':
      return act?.verb === 'thwart' && act.at === seat;
    case 'stops a way to the camp':
      return act?.verb === 'move' && standsOn(before, act.seat) !== act.at;
    case 'lets be':
      return sizeOf(after.cards, zones.hand(seat)) >= sizeOf(cards, zones.hand(seat)) || after.turn !== before.turn;
    default:
      return true;
  }
}

test('Dig Deeper Dwarf: thousands of reasons hold', () => {
  const { asked, met, wrong } = sampled(dwarf, 20, dwarfReason, holdsInDwarf);
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(5000);
  expect(met.size).toBeGreaterThan(25);
  expect([...met].every((because) => dwarfWhy.MOTIVES.some((known) => known === because))).toBe(true);
});
