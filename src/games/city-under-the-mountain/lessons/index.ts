/** The lessons: real games brought to a moment, and what is done there. What is said stands in en.ts and de.ts. */
import { cardsIn } from '../../../engine/cards';
import { isOver } from '../../../engine/frames';
import type { Course, Lesson, Step } from '../../../engine/lesson';
import { fieldsBeside, FIELDS, gemOn, isBeside, isFree } from '../rules/board';
import { lessons as de } from './de';
import { lessons as en } from './en';
import { OPENINGS } from './openings';
import { cardTouch, fieldKey, shareTouch } from '../show/scene';
import { keptBy, type CityMove, type CityState, type Field } from '../rules/state';
import { LANDS, type Land } from '../cards/tiles';

type CityLesson = Lesson<CityState, CityMove>;
type Does = NonNullable<Step<CityState, CityMove>['asks']>;

const LEARNER = 0;
const FAR = Infinity;

const landAt = (s: CityState, field: Field): Land => LANDS[s.land[field] ?? 0] ?? 'empty';

/** Fields on the way to something that do nothing themselves. */
const isPlain = (land: Land): boolean => land === 'empty' || land === 'camp' || land === 'flag';

const free = (s: CityState, land: Land): Field[] =>
  s.land.flatMap((_, field) => (landAt(s, field) === land && isFree(s, field) ? [field] : []));

/** By field: over how many plain fields the next free one of a land is reached. */
function distances(s: CityState, land: Land): number[] {
  const away = new Array<number>(FIELDS).fill(FAR);
  const queue = free(s, land);
  for (const field of queue) away[field] = 0;
  for (const field of queue) {
    for (const next of fieldsBeside(field)) {
      if (away[next] !== FAR || !isFree(s, next) || !isPlain(landAt(s, next))) continue;
      away[next] = (away[field] ?? 0) + 1;
      queue.push(next);
    }
  }
  return away;
}

const does =
  (...names: readonly CityMove['do'][]): Does =>
  (move) =>
    names.includes(move.do);

/** Digs for a land that can be reached with the gems of this turn, by a company that may be named. */
const digsFor =
  (land: Land, only = -1): Does =>
  (move, s) => {
    const away = distances(s, land);
    if (move.do === 'dig') return (away[move.field] ?? FAR) < s.left;
    if (move.do !== 'company' || (only >= 0 && move.company !== only)) return false;
    return away.some((steps, field) => steps < s.left && isBeside(s, move.company, field));
  };

/** Digs a Tunnel Entrance, by a company that has one beside its gems. */
const entersTunnel: Does = (move, s) => {
  if (move.do === 'dig') return landAt(s, move.field) === 'tunnel';
  return move.do === 'company' && (s.gates[move.company] ?? 0) > 0;
};

const gems = (s: CityState): string[] => s.land.flatMap((_, field) => (gemOn(s, field) >= 0 ? [`gem:${field}`] : []));

const keysOf = (s: CityState, land: Land): string[] => free(s, land).map(fieldKey);

const isAt =
  (kind: string) =>
  (s: CityState): boolean =>
    s.stack[s.stack.length - 1]?.kind === kind;

const start = (number: number) => ({ seats: 2, seed: `lesson ${number}`, variants: [], first: LEARNER });

const digging: CityLesson = {
  key: 'dig',
  minutes: 2,
  setup: start(1),
  seat: LEARNER,
  opening: '',
  steps: [
    { key: 'board', points: gems },
    { key: 'company', asks: does('company') },
    { key: 'gem', asks: does('dig') },
    { key: 'shares' },
    { key: 'invest', asks: does('invest'), until: (s) => s.turn !== LEARNER },
    { key: 'rival', until: (s) => s.turn === LEARNER && s.turns > 1 },
    { key: 'three' },
  ],
};

const symbols: CityLesson = {
  key: 'symbols',
  minutes: 2,
  setup: start(2),
  seat: LEARNER,
  opening: OPENINGS.dwarf,
  steps: [
    { key: 'dwarves', points: (s) => keysOf(s, 'dwarf') },
    { key: 'reach', asks: digsFor('dwarf'), until: (s) => (s.dwarves[LEARNER] ?? 0) > 5 },
    { key: 'boxes', points: (s) => keysOf(s, 'safe') },
    { key: 'signs', points: (s) => keysOf(s, 'danger') },
  ],
};

const tunnels: CityLesson = {
  key: 'tunnels',
  minutes: 2,
  setup: start(0),
  seat: LEARNER,
  opening: OPENINGS.tunnel,
  steps: [
    { key: 'entrances', points: (s) => keysOf(s, 'tunnel') },
    { key: 'in', asks: entersTunnel, until: ({ pair }) => pair },
    { key: 'out', asks: does('dig') },
    { key: 'far' },
  ],
};

/** The company in which the learner has invested most, with Gold near its gems. */
const PAYS = 3;

const payouts: CityLesson = {
  key: 'payouts',
  minutes: 3,
  setup: start(1),
  seat: LEARNER,
  opening: OPENINGS.gold,
  steps: [
    { key: 'own', points: () => [shareTouch(LEARNER, PAYS), shareTouch(1, PAYS)] },
    { key: 'gold', asks: digsFor('gold', PAYS), until: (s) => (s.coins[LEARNER] ?? 0) > 5 },
    { key: 'paid' },
    { key: 'finish', asks: does('dig', 'stop'), until: isAt('exchange') },
    { key: 'exchange', asks: does('from', 'to', 'keep'), until: (s) => s.turn !== LEARNER },
    { key: 'watch' },
  ],
};

const chance: CityLesson = {
  key: 'chance',
  minutes: 2,
  setup: start(1),
  seat: LEARNER,
  opening: OPENINGS.chance,
  steps: [
    { key: 'chest', points: (s) => keysOf(s, 'chest') },
    { key: 'draw', asks: digsFor('chest'), until: ({ draws }) => draws > 0 },
    { key: 'card', points: (s) => cardsIn(s.cards, keptBy(LEARNER)).map(cardTouch) },
    { key: 'kinds' },
  ],
};

const ending: CityLesson = {
  key: 'end',
  minutes: 1,
  setup: start(1),
  seat: LEARNER,
  opening: OPENINGS.end,
  steps: [
    { key: 'last', points: (s) => keysOf(s, 'gold') },
    { key: 'dig', asks: digsFor('gold'), until: isOver },
    { key: 'count' },
  ],
};

/** The course in the order in which it is best taken. */
export const course: Course<CityState, CityMove> = {
  lessons: [digging, symbols, payouts, tunnels, chance, ending],
  words: { en, de },
};
