/** What a seat knows when its turn comes. */
import { faceOf, knows, sizeOf, topOf, type Card } from '../../../engine/cards';
import type { Happening, Seat } from '../../../engine/game';
import { GOALS, PRINT, type Printed } from '../cards/faces';
import { measure, missingBeyond, NOWHERE, type Missing } from '../rules/distance';
import { FIRST_GOAL_PIECE, isGoalHidden } from '../rules/maze';
import { DRAW, handOf, roleOf, type PathMove, type SaboteurState } from '../rules/state';
import { guiltOf } from './suspicion';

const { exp } = Math;

export const printed = ({ cards }: SaboteurState, card: Card): Printed | undefined => PRINT[faceOf(cards, card)];

export const isSaboteur = (state: SaboteurState, seat: Seat): boolean =>
  printed(state, topOf(state.cards, roleOf(seat)))?.key === 'saboteur';

/** The goals under which a seat may still find the treasure, a bit each. */
export function possibleGoals(state: SaboteurState, seat: Seat): number {
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
export const countGoals = (goals: number): number => (goals & 1) + ((goals >> 1) & 1) + ((goals >> 2) & 1);

/** What a seat knows when its turn comes. */
export interface Mind {
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

export function mindOf(state: SaboteurState, seat: Seat, story: readonly Happening[] | undefined): Mind {
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
export function cardsLeft({ cards, seats }: SaboteurState): number {
  let left = sizeOf(cards, DRAW);
  for (let seat = 0; seat < seats; seat++) left += sizeOf(cards, handOf(seat));
  return left;
}

/** How much closer to a goal a path brings the maze, and how many ways it leaves open; written into `step`. */
export const step = { closer: 0, ways: 0, reaches: false };

export function consider({ state, missing }: Mind, move: PathMove): void {
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

/** A look at a goal is worth most while it can still change where the way is dug to. */
export function mapWorth({ state, goals, seat }: Mind, goal: number, most: number): number {
  const card = state.maze.card[FIRST_GOAL_PIECE + goal] ?? -1;
  if (countGoals(goals) < 2 || knows(state.cards, card, seat)) return -1;
  return (goals & (1 << goal)) === 0 ? -1 : most + (goal === 1 ? 0.1 : 0);
}
