/** How each seat stands, by the gold it has and may hope for. */
import { sizeOf, type Zone } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import { GOALS } from '../cards/faces';
import { measure } from '../rules/distance';
import { stock } from '../rules/gold';
import { SABOTEUR_PAY } from '../rules/limits';
import { FIRST_GOAL_PIECE } from '../rules/maze';
import { standings } from '../rules/score';
import { goldOf, HANDED, rightOf, type SaboteurState } from '../rules/state';
import { cardsLeft, isSaboteur, printed } from './mind';

const { exp, sqrt, tanh } = Math;

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
export function judge(state: SaboteurState, values: number[]): void {
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
