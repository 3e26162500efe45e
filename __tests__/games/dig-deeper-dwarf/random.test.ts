import { cardsIn, put } from '../../../src/engine/cards';
import { newestBox } from '../../../src/engine/editions';
import { isOver, options, start, step } from '../../../src/engine/frames';
import type { Frame, Game, Move, Rule, Seat, State } from '../../../src/engine/game';
import { roll, seeded } from '../../../src/engine/rng';
import { dwarf } from '../../../src/games/dig-deeper-dwarf';
import { keyOf } from '../../../src/games/dig-deeper-dwarf/cards/faces';
import { VERBS } from '../../../src/games/dig-deeper-dwarf/verbs/all';
import { ROWS } from '../../../src/games/dig-deeper-dwarf/cards/rows';
import type { DwarfMove } from '../../../src/games/dig-deeper-dwarf/rules/moves';
import type { DwarfNews } from '../../../src/games/dig-deeper-dwarf/rules/news';
import { VARIANTS, type Choice, type DwarfState, type Variant } from '../../../src/games/dig-deeper-dwarf/rules/state';
import { GONE, TILE_PILE } from '../../../src/games/dig-deeper-dwarf/rules/zones';
import {
  cardsConserved,
  copyIsOwn,
  guessFits,
  jsonRoundTrip,
  neverMutates,
  redealTellsNothing,
  urnsAddUp,
  viewHides,
} from '../../../src/lab/check/invariants';
import { fulfilsContract } from '../../engine/contract';
import { choose } from './player';

fulfilsContract(dwarf, { games: 1000, sampled: 14, every: 10 });

/** Everything that can happen; a kind that is missing here does not compile. */
const HAPPENINGS: Readonly<Record<DwarfNews['what'], true>> = {
  announced: true,
  bought: true,
  came: true,
  'cancelled-event': true,
  chose: true,
  copied: true,
  crafted: true,
  dealt: true,
  delayed: true,
  discarded: true,
  drew: true,
  'drove-away': true,
  ended: true,
  fee: true,
  fooled: true,
  gifted: true,
  investigated: true,
  kept: true,
  laid: true,
  'laid-in-middle': true,
  left: true,
  looked: true,
  lost: true,
  mined: true,
  moved: true,
  'on-tile': true,
  over: true,
  paid: true,
  pile: true,
  played: true,
  'purchase-cancelled': true,
  removed: true,
  reshuffled: true,
  revealed: true,
  rubble: true,
  stole: true,
  thwarted: true,
  took: true,
  trait: true,
  treasure: true,
  triggered: true,
  turn: true,
  'turned-up': true,
  unpaid: true,
  unveiled: true,
  used: true,
};

const TABLES: readonly (readonly Variant[])[] = [
  [],
  ['traits', 'birthday-party'],
  ['no-actions'],
  ['glueck-auf', 'traits'],
  ['no-actions', 'no-events'],
  ['birthday-party'],
  ['no-events', 'traits'],
  VARIANTS.filter((variant) => variant !== 'no-events'),
];

/** So many games with the box of the first edition, and so many with the newest. */
const OF_FIRST = 220;
const OF_NEWEST = 110;

/** What was met over all games. */
const met = {
  frames: new Set<string>(),
  news: new Set<string>(),
  events: new Set<string>(),
  ends: new Set<string>(),
  verbs: new Set<string>(),
};

const watched = (kind: string, rule: Rule): Rule =>
  'run' in rule
    ? { ...rule, run: (s, frame) => (met.frames.add(kind), rule.run(s, frame)) }
    : {
        ...rule,
        options: (s: State, frame: Frame, list: Move[]) => (met.frames.add(kind), rule.options(s, frame, list)),
      };

/** The game, looking over its own shoulder. */
const game: Game<DwarfState, DwarfMove, Choice> = {
  ...dwarf,
  rules: Object.fromEntries(Object.entries(dwarf.rules).map(([kind, rule]) => [kind, watched(kind, rule)])),
};

function note(news: readonly DwarfNews[]): void {
  for (const event of news) {
    met.news.add(event.what);
    if (event.what === 'over') met.ends.add(event.why);
    if (event.what === 'triggered') met.events.add(keyOf(event.face));
    if (event.what === 'announced') met.verbs.add(event.act.verb);
  }
}

/**
 * A game of dwarves who know what they want, more or less, with the first or the newest box; now and then no tiles are
 * left, so that the mine runs empty.
 */
function lively(n: number, visit: (s: DwarfState, move: DwarfMove) => void): DwarfState {
  const chance = seeded(`whims ${n}`);
  const box = n < OF_FIRST ? {} : newestBox(game);
  const s = start(game, { seats: 2 + (n % 3), variants: TABLES[n % TABLES.length] ?? [], seed: `brisk ${n}`, ...box });
  if (n % 50 === 0) for (const tile of cardsIn(s.cards, TILE_PILE)) put(s.cards, tile, GONE);
  note(s.news ?? []);
  for (let at = 0; !isOver(s); at++) {
    if (at >= game.longest) throw new Error('goes on and on');
    const move = choose(s, options(game, s), chance, [0, 15, 40][n % 3] ?? 0);
    visit(s, move);
    step(game, s, move);
    note(s.news ?? []);
  }
  return s;
}

describe('lively games', () => {
  const minutes = 60_000;

  it(
    'never lose a card or break a rule of the mine in 330 games, and each ends',
    () => {
      for (let n = 0; n < OF_FIRST + OF_NEWEST; n++) {
        const end = lively(n, (s) => {
          cardsConserved(s.cards, s.seats);
          dwarf.check(s);
        });
        cardsConserved(end.cards, end.seats);
        dwarf.check(end);
      }
    },
    5 * minutes,
  );

  it('meet every frame, happening, action and event', () => {
    expect(Object.keys(dwarf.rules).filter((kind) => !met.frames.has(kind))).toEqual([]);
    expect(Object.keys(HAPPENINGS).filter((what) => !met.news.has(what))).toEqual([]);
    expect(VERBS.filter((verb) => !met.verbs.has(verb))).toEqual([]);
    const events = ROWS.filter((row) => row.family === 'event').map((row) => row.key);
    expect(events.filter((key) => !met.events.has(key))).toEqual([]);
  });

  it('end in every way', () => {
    expect([...met.ends].sort()).toEqual(['empty mine', 'mining cards', 'stalemate']);
  });

  it(
    'keep the contract of the engine',
    () => {
      for (let n = 0; n < 10; n++) {
        const chance = seeded(`look ${n}`);
        lively(n, (s, move) => {
          if (roll(chance, 24) !== 0) return;
          const seat: Seat = roll(chance, s.seats);
          urnsAddUp(s.cards, s.seats);
          jsonRoundTrip(dwarf, s, move);
          neverMutates(dwarf, s, move);
          viewHides(dwarf, s, seat);
          guessFits(dwarf, s, seat, seeded(`guess ${n}`));
          redealTellsNothing(dwarf, s, move, seat, seeded(`redeal ${n}`));
        });
        copyIsOwn(dwarf, start(dwarf, { seats: 3, variants: [], seed: `own ${n}` }), chance);
      }
    },
    3 * minutes,
  );
});
