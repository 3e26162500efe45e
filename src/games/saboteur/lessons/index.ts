/** The lessons: real games brought to a moment, and what is done there. What is said stands in en.ts and de.ts. */
import { cardsIn, type Card } from '../../../engine/cards';
import { cellAt, EAST, isOpen, type Side } from '../../../engine/grid';
import type { Course, Lesson, Step } from '../../../engine/lesson';
import type { Family } from '../cards/rows';
import { lessons as de } from './de';
import { lessons as en } from './en';
import { FIRST_GOAL_PIECE } from '../rules/maze';
import { cardKey, cellKey } from '../show/scene';
import { handOf, roleOf, type SaboteurFrame, type SaboteurMove, type SaboteurState } from '../rules/state';
import { printOf } from '../verbs/play';

type SaboteurLesson = Lesson<SaboteurState, SaboteurMove>;
type Does = NonNullable<Step<SaboteurState, SaboteurMove>['asks']>;

const LEARNER = 0;
const GOALS = [0, 1, 2] as const;

const waiting = (s: SaboteurState): SaboteurFrame | undefined => s.stack[s.stack.length - 1];

/** Whether the learner is to play a card. */
const isOwnTurn = (s: SaboteurState): boolean => {
  const frame = waiting(s);
  return frame?.kind === 'turn' && frame.seat === LEARNER;
};

const does =
  (...names: readonly SaboteurMove['do'][]): Does =>
  (move) =>
    names.includes(move.do);

/** Lays a path that leads on, or one that does not. */
const lays =
  (through: boolean): Does =>
  (move, { cards }) =>
    move.do === 'path' && printOf(cards, move.card).through === through;

/** Lays a path that leads on from a cell to a side. */
const leads =
  (column: number, row: number, side: Side): Does =>
  (move, { cards }) => {
    if (move.do !== 'path' || move.cell !== cellAt(column, row)) return false;
    const { open, turned, through } = printOf(cards, move.card);
    return through && isOpen(move.turned ? turned : open, side);
  };

const inHand = (s: SaboteurState, ...families: readonly Family[]): string[] =>
  cardsIn(s.cards, handOf(LEARNER))
    .filter((card) => families.includes(printOf(s.cards, card).family))
    .map(cardKey);

const goalCards = ({ maze }: SaboteurState): Card[] => GOALS.map((goal) => maze.card[FIRST_GOAL_PIECE + goal] ?? -1);

const start = (number: number) => ({ seats: 3, seed: `lesson ${number}`, variants: [], first: LEARNER });

/** Everybody has looked at their role. */
const READY = '0 0 0';

const roles: SaboteurLesson = {
  key: 'roles',
  minutes: 2,
  setup: start(93),
  seat: LEARNER,
  opening: '',
  steps: [
    { key: 'role', points: (s) => cardsIn(s.cards, roleOf(LEARNER)).map(cardKey) },
    { key: 'ready', asks: does('ready'), until: isOwnTurn },
    { key: 'goals', points: (s) => goalCards(s).map(cardKey) },
    { key: 'path', asks: (move, s) => lays(true)(move, s) && move.do === 'path' && move.cell === cellAt(1, 0) },
    { key: 'round', until: isOwnTurn },
    { key: 'drawn', points: (s) => cardsIn(s.cards, handOf(LEARNER)).map(cardKey) },
  ],
};

const tools: SaboteurLesson = {
  key: 'tools',
  minutes: 2,
  setup: start(24),
  seat: LEARNER,
  opening: READY,
  steps: [
    { key: 'cards', points: (s) => inHand(s, 'break', 'fix') },
    { key: 'break', asks: does('break') },
    {
      key: 'revenge',
      until: (s) => isOwnTurn(s) && s.broken[LEARNER] !== 0,
      rivals: (move, s) => move.do === 'break' && move.seat === LEARNER && s.broken[LEARNER] === 0,
    },
    { key: 'stuck', points: (s) => inHand(s, 'fix') },
    { key: 'fix', asks: (move) => move.do === 'fix' && move.seat === LEARNER },
    { key: 'free' },
  ],
};

const maps: SaboteurLesson = {
  key: 'map',
  minutes: 2,
  setup: start(2),
  seat: LEARNER,
  opening: `${READY} 20 19 13 23 4 6`,
  steps: [
    { key: 'doubt', points: (s) => goalCards(s).map(cardKey) },
    { key: 'look', asks: does('map') },
    { key: 'know', points: (s) => goalCards(s).map(cardKey) },
    { key: 'round', until: isOwnTurn },
    { key: 'talk' },
  ],
};

const sabotage: SaboteurLesson = {
  key: 'sabotage',
  minutes: 3,
  setup: start(81),
  seat: LEARNER,
  opening: `${READY} 0 1 20 21 3 10 24 1 11 5 21 6`,
  steps: [
    { key: 'role', points: (s) => cardsIn(s.cards, roleOf(LEARNER)).map(cardKey) },
    { key: 'block', asks: lays(false) },
    { key: 'round', until: isOwnTurn },
    { key: 'fall', asks: does('rockfall') },
    { key: 'mask' },
  ],
};

/** One card is missing between the tunnel and the goal in the middle. */
const GAP = [7, 0] as const;

const gold: SaboteurLesson = {
  key: 'gold',
  minutes: 2,
  setup: start(40),
  seat: LEARNER,
  opening: `${READY} 4 10 11 30 31 30`,
  steps: [
    { key: 'gap', points: () => [cellKey(cellAt(...GAP))] },
    { key: 'reach', asks: leads(...GAP, EAST), until: ({ treasure }) => treasure },
    { key: 'take', asks: does('take') },
    { key: 'share', until: (s) => waiting(s)?.kind === 'clear' },
    { key: 'count', points: (s) => [cardKey(s.maze.card[FIRST_GOAL_PIECE + GOALS[1]] ?? -1)] },
  ],
};

/** The course in the order in which it is best taken. */
export const course: Course<SaboteurState, SaboteurMove> = {
  lessons: [roles, tools, maps, sabotage, gold],
  words: { en, de },
};
