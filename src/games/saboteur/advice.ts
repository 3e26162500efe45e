/** What somebody who wants to win knows of the game. */
import type { Advice } from '../../engine/advice';
import { faceOf, knows, sizeOf, topOf, type Card, type Zone } from '../../engine/cards';
import type { Happening, Seat } from '../../engine/game';
import { pieceAt } from '../../engine/grid';
import type { Reason } from '../../engine/show';
import { GOALS, PRINT, SABOTEUR_PAY, type Printed } from './cards';
import { measure, missingBeyond, missingFrom, NOWHERE, type Missing } from './distance';
import { stock } from './gold';
import { FIRST_GOAL_PIECE, isGoalHidden } from './maze';
import { standings } from './score';
import {
  DRAW,
  goldOf,
  HANDED,
  handOf,
  rightOf,
  roleOf,
  type PathMove,
  type SaboteurMove,
  type SaboteurState,
} from './state';
import { guiltOf } from './suspicion';

const { exp, sqrt, tanh } = Math;

const printed = ({ cards }: SaboteurState, card: Card): Printed | undefined => PRINT[faceOf(cards, card)];

const isSaboteur = (state: SaboteurState, seat: Seat): boolean =>
  printed(state, topOf(state.cards, roleOf(seat)))?.key === 'saboteur';

/** The goals under which a seat may still find the treasure, a bit each. */
function possibleGoals(state: SaboteurState, seat: Seat): number {
  const { cards, maze } = state;
  let goals = 0;
  for (let goal = 0; goal < GOALS; goal++) {
    const card = maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
    if (!isGoalHidden(maze, goal)) continue;
    if (!knows(cards, card, seat)) goals |= 1 << goal;
    else if (printed(state, card)?.key === 'treasure') return 1 << goal;
  }
  return goals;
}

/** How many goals are in a set. */
const countGoals = (goals: number): number => (goals & 1) + ((goals >> 1) & 1) + ((goals >> 2) & 1);

/** What a seat knows when its turn comes. */
interface Mind {
  readonly state: SaboteurState;
  readonly seat: Seat;
  readonly saboteur: boolean;
  readonly goals: number;
  readonly missing: Missing;
  /** By seat: from 0 to 1, how likely it is held to be a saboteur. */
  readonly suspects: readonly number[];
  /** From 0 to 1: how near the end of the round is, by the way or by the cards. */
  readonly urgency: number;
  /** Whether it is too early for a saboteur to be found out. */
  readonly quiet: boolean;
}

/**
 * As long as more cards than these are missing on the way and left to play, a saboteur who is watched keeps quiet; not at
 * a smaller table, where every card that is lost to the miners counts more than being trusted.
 */
const QUIET = { missing: 2, left: 24, seats: 6 } as const;

function mindOf(state: SaboteurState, seat: Seat, story: readonly Happening[] | undefined): Mind {
  const guilt = story === undefined || story.length === 0 ? [] : guiltOf(story, state.seats);
  const goals = possibleGoals(state, seat);
  const { cards, at, otherwise } = measure(state.maze, goals);
  const left = cardsLeft(state);
  return {
    state,
    seat,
    saboteur: isSaboteur(state, seat),
    goals,
    missing: { cards, at, otherwise },
    suspects: state.broken.map((_, other) => (other === seat ? 0 : 1 / (1 + exp(0.7 - (guilt[other] ?? 0))))),
    urgency: Math.max(0, Math.min(1, (6 - cards) / 4), Math.min(1, (20 - left) / 12)),
    quiet: guilt.length > 0 && state.seats >= QUIET.seats && cards > QUIET.missing && left > QUIET.left,
  };
}

/** Cards that can still be played in this round. */
function cardsLeft({ cards, seats }: SaboteurState): number {
  let left = sizeOf(cards, DRAW);
  for (let seat = 0; seat < seats; seat++) left += sizeOf(cards, handOf(seat));
  return left;
}

/** How much closer to a goal a path brings the maze, and how many ways it leaves open; written into `step`. */
const step = { closer: 0, ways: 0, reaches: false };

function consider({ state, missing }: Mind, move: PathMove): void {
  const card = printed(state, move.card);
  const open = (move.turned ? card?.turned : card?.open) ?? 0;
  const others = missing.at === move.cell ? missing.otherwise : missing.cards;
  const own = card?.through === true ? missingBeyond(move.cell, open) : NOWHERE;
  step.closer = missing.cards - Math.min(own, others);
  step.reaches = own === 0;
  step.ways = 0;
  for (let side = 0; side < 4 && card?.through === true; side++) {
    if ((open & (1 << side)) !== 0 && missingBeyond(move.cell, 1 << side) <= own + 1) step.ways++;
  }
}

/** What each option is thought to be worth to a miner, in cards gained on the way. */
function minerWorth(mind: Mind, move: SaboteurMove): number {
  const { state, seat, goals, suspects, missing } = mind;
  switch (move.do) {
    case 'path': {
      consider(mind, move);
      if (step.reaches) return 2.4 + 4 / countGoals(goals);
      if (step.closer > 0) return 1.2 + step.closer * 0.9 + step.ways * 0.25;
      return step.closer < 0 ? step.closer * 1.5 - 1 : printed(state, move.card)?.through === true ? -0.3 : -1.6;
    }
    case 'map':
      return mapWorth(mind, move.goal, 1.9);
    case 'fix':
      if (move.seat === seat) return 2.3;
      return 1.7 - 3.4 * (suspects[move.seat] ?? 0);
    case 'break':
      if (move.seat === seat) return -6;
      return ((suspects[move.seat] ?? 0) - 0.52) * 5 + (state.broken[move.seat] === 0 ? 0.3 : -0.5);
    case 'rockfall':
      return rockfallGain(mind, move.cell) * 1.1 - 0.3;
    case 'pass':
      return -0.4 + minerJunk(mind, move.card ?? -1, missing.cards);
    default:
      return 0;
  }
}

/** A look at a goal is worth most while it can still change where the way is dug to. */
function mapWorth({ state, goals, seat }: Mind, goal: number, most: number): number {
  const card = state.maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
  if (countGoals(goals) < 2 || knows(state.cards, card, seat)) return -1;
  return (goals & (1 << goal)) === 0 ? -1 : most + (goal === 1 ? 0.1 : 0);
}

/** Cards that the way gains if the card on a cell is taken away: those of dead ends that stand in it. */
function rockfallGain({ state, missing }: Mind, cell: number): number {
  const piece = pieceAt(state.maze.grid, cell);
  if (state.maze.inside[piece] !== 0) return -1.5;
  return Math.min(3, missing.cards - missingFrom(cell));
}

/** How little a miner would miss a card. */
function minerJunk({ state, goals }: Mind, card: Card, missing: number): number {
  const row = printed(state, card);
  switch (row?.family) {
    case 'path':
      return row.through ? (row.open === 15 ? -0.6 : missing > 12 ? 0.2 : 0) : 0.9;
    case 'map':
      return countGoals(goals) < 2 ? 0.8 : -0.6;
    case 'rockfall':
      return 0.1;
    case 'break':
      return 0.15;
    case 'fix':
      return 0.25;
    default:
      return 0;
  }
}

/** What each option is thought to be worth to a saboteur: at first not to be found out, at last to stop the way. */
function saboteurWorth(mind: Mind, move: SaboteurMove): number {
  const worth = hindering(mind, move);
  if (!mind.quiet) return worth;
  if (move.do === 'map') return worth + 0.8;
  return isLoud(mind, move) ? worth - 2 : worth;
}

/** Whether everybody would see that a deed hinders the way. Asked of the move that was considered last. */
function isLoud({ state }: Mind, move: SaboteurMove): boolean {
  if (move.do !== 'path') return move.do === 'break' || move.do === 'rockfall';
  return step.closer < 0 || printed(state, move.card)?.through !== true;
}

/** What each option is worth to a saboteur who does not care what others think. */
function hindering(mind: Mind, move: SaboteurMove): number {
  const { state, seat, urgency, suspects } = mind;
  switch (move.do) {
    case 'path': {
      consider(mind, move);
      if (step.reaches) return countGoals(mind.goals) === 1 ? -8 : -1.5;
      const through = printed(state, move.card)?.through === true;
      if (step.closer > 0) return -0.2 - step.closer * (0.4 + 2 * urgency);
      if (step.closer < 0) return 0.7 - step.closer * (0.3 + 1.4 * urgency);
      return through ? 0.9 - 0.3 * urgency : 0.3 + 0.5 * urgency;
    }
    case 'map':
      return mapWorth(mind, move.goal, 0.8 - urgency);
    case 'fix':
      if (move.seat === seat) return 0.8;
      return -1.4 + 1.8 * (suspects[move.seat] ?? 0);
    case 'break':
      if (move.seat === seat) return -6;
      return 0.5 + 1.5 * urgency - 2 * (suspects[move.seat] ?? 0) - (state.broken[move.seat] === 0 ? 0 : 0.8);
    case 'rockfall':
      return saboteurRockfall(mind, move.cell);
    case 'pass':
      return 0.2 + saboteurJunk(mind, move.card ?? -1);
    default:
      return 0;
  }
}

/** The last cards of a way are the ones to bring down, late. */
function saboteurRockfall({ state, missing, urgency }: Mind, cell: number): number {
  const piece = pieceAt(state.maze.grid, cell);
  if ((state.maze.way[piece] ?? 0) === 0) return -1.5;
  const near = missingFrom(cell) - missing.cards;
  return -0.6 + 3 * urgency * (near >= 0 && near <= 2 ? 1 : 0.6);
}

function saboteurJunk({ state, urgency }: Mind, card: Card): number {
  const row = printed(state, card);
  switch (row?.family) {
    case 'path':
      return row.through ? 0.6 + (row.open === 15 ? 0.4 : 0) : -0.6;
    case 'map':
      return 0.2;
    case 'fix':
      return 0.5;
    default:
      return -0.6 - urgency;
  }
}

/** A difference of so much makes one option e times as promising as another. */
const WORTH_THAT_MATTERS = 0.55;

function weigh(
  state: SaboteurState,
  moves: readonly SaboteurMove[],
  weights: number[],
  story?: readonly Happening[],
): void {
  const frame = state.stack[state.stack.length - 1];
  weights.length = moves.length;
  if (frame?.kind !== 'turn') {
    moves.forEach((move, at) => {
      weights[at] = move.do === 'take' ? exp(4 * (printed(state, move.card)?.gold ?? 0)) : 1;
    });
    return;
  }
  const mind = mindOf(state, frame.seat, story);
  let most = -Infinity;
  for (let at = 0; at < moves.length; at++) {
    const move = moves[at];
    const worth = move === undefined ? 0 : mind.saboteur ? saboteurWorth(mind, move) : minerWorth(mind, move);
    weights[at] = worth;
    if (worth > most) most = worth;
  }
  for (let at = 0; at < moves.length; at++) {
    weights[at] = Math.max(1e-4, exp(((weights[at] ?? 0) - most) / WORTH_THAT_MATTERS));
  }
}

/**
 * How likely the miners are to reach the treasure, by the cards that are left, the part of the seats that works for it,
 * and the cards missing on the way: fitted to rounds that journeymen played at tables of five to eight, by who won.
 */
const FIT = {
  /** How much of the way a card that is left brings, all in all. */
  brought: 0.45,
  /** What a miner with a broken tool still counts, and how much a saboteur with whole ones takes off. */
  lamed: 0.7,
  hinders: 0.3,
  /** With just as much brought as is missing the round is most likely lost; how sharply that turns. */
  sober: 2.9,
  sure: 1.92,
} as const;

/** How likely the miners are to reach the treasure in this round. */
function reaching(state: SaboteurState): number {
  if (state.treasure) return 1;
  const { maze, seats, broken } = state;
  let goals = 0;
  for (let goal = 0; goal < GOALS; goal++) {
    if (printed(state, maze.card[FIRST_GOAL_PIECE + goal] ?? -1)?.key === 'treasure') goals = 1 << goal;
  }
  const missing = measure(maze, goals).cards;
  let working = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (!isSaboteur(state, seat)) working += broken[seat] === 0 ? 1 : FIT.lamed;
    else if (broken[seat] === 0) working -= FIT.hinders;
  }
  const brought = (FIT.brought * cardsLeft(state) * Math.max(0, working)) / seats;
  return 1 / (1 + exp(FIT.sober - (FIT.sure * (brought - missing)) / sqrt(brought + missing + 0.5)));
}

/** Gold that a miner may hope for when the treasure is reached. */
const MINERS_HOPE = 1.7;

function goldIn({ cards }: SaboteurState, zone: Zone): number {
  const [, ones = 0, twos = 0, threes = 0] = stock(cards, zone);
  return ones + twos * 2 + threes * 3;
}

/** Adds what each seat may hope for while the round is played. */
function hopeForGold(state: SaboteurState, values: number[]): void {
  const reached = reaching(state);
  let saboteurs = 0;
  for (let seat = 0; seat < state.seats; seat++) if (isSaboteur(state, seat)) saboteurs++;
  const pay = (SABOTEUR_PAY[saboteurs] ?? 0) * (1 - reached);
  for (let seat = 0; seat < state.seats; seat++) {
    values[seat] = (values[seat] ?? 0) + (isSaboteur(state, seat) ? pay : MINERS_HOPE * reached);
  }
}

/** Adds what miners who have not chosen yet may hope for of the nuggets that go round. */
function hopeForHanded(state: SaboteurState, chooser: Seat, values: number[]): void {
  const handed = goldIn(state, HANDED);
  const count = sizeOf(state.cards, HANDED);
  for (let left = count, seat = chooser; left > 0; seat = rightOf(state, seat)) {
    if (isSaboteur(state, seat)) continue;
    values[seat] = (values[seat] ?? 0) + handed / count;
    left--;
  }
}

/** By gold: what each seat has and may hope for in this round, against the others. */
function judge(state: SaboteurState, values: number[]): void {
  const { seats } = state;
  values.length = seats;
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) {
    const ranks = standings(state);
    const winners = ranks.filter(({ rank }) => rank === 1).length;
    for (const { seat, rank } of ranks) values[seat] = rank === 1 ? 1 / winners : 0;
    return;
  }
  for (let seat = 0; seat < seats; seat++) values[seat] = goldIn(state, goldOf(seat));
  if (frame.kind === 'turn' || frame.kind === 'ready') hopeForGold(state, values);
  else if (frame.kind === 'gold') hopeForHanded(state, frame.seat, values);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += values[seat] ?? 0;
  for (let seat = 0; seat < seats; seat++) {
    const own = values[seat] ?? 0;
    values[seat] = 0.5 + 0.5 * tanh((own - (sum - own) / (seats - 1)) / 4);
  }
}

/** Who was dealt which role in a world, by how those seats have acted. */
function likelihood(world: SaboteurState, story: readonly Happening[]): number {
  const guilt = guiltOf(story, world.seats);
  let speaks = 0;
  for (let seat = 0; seat < world.seats; seat++) if (isSaboteur(world, seat)) speaks += guilt[seat] ?? 0;
  return exp(speaks);
}

/** Why moves are good; the words are in the texts. */
export const MERITS = [
  'path-reaches',
  'path-closer',
  'path-keeps',
  'path-misleads',
  'path-blocks',
  'map-finds',
  'mend-self',
  'mend-friend',
  'stop-suspect',
  'stop-rival',
  'clear-way',
  'cut-way',
  'drop-least',
  'most-gold',
  'goes-on',
] as const;
export type Merit = (typeof MERITS)[number];

function meritOf(view: SaboteurState, move: SaboteurMove): Merit {
  const seat = view.eye;
  const mind = mindOf(view, seat, undefined);
  switch (move.do) {
    case 'path':
      consider(mind, move);
      if (mind.saboteur) return step.closer < 0 ? 'path-blocks' : 'path-misleads';
      return step.reaches ? 'path-reaches' : step.closer > 0 ? 'path-closer' : 'path-keeps';
    case 'map':
      return 'map-finds';
    case 'fix':
      return move.seat === seat ? 'mend-self' : 'mend-friend';
    case 'break':
      return mind.saboteur ? 'stop-rival' : 'stop-suspect';
    case 'rockfall':
      return mind.saboteur ? 'cut-way' : 'clear-way';
    case 'pass':
      return 'drop-least';
    case 'take':
      return 'most-gold';
    case 'ready':
    case 'clear':
      return 'goes-on';
  }
}

const reason = (view: SaboteurState, move: SaboteurMove): Reason => ({ because: meritOf(view, move) });

/** What bots know of the game. */
export const saboteurAdvice: Advice<SaboteurState, SaboteurMove> = {
  effort: { depth: 20, courses: 110 },
  weigh,
  judge,
  likelihood,
  reason,
};
