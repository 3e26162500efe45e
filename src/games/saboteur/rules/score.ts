/** The count by seat, and what must always hold. */
import { cardsIn, faceOf, sizeOf, type Zone } from '../../../engine/cards';
import { editionOf } from '../../../engine/editions';
import type { ScoreLine, Standing } from '../../../engine/game';
import { neighbour, SIDES, isOpen, opposite } from '../../../engine/grid';
import { facesOf, GOALS, PRINT } from '../cards/faces';
import { handSize } from './limits';
import type { Family } from '../cards/rows';
import { stock } from './gold';
import { copyMaze, FIRST_GOAL_PIECE, FIRST_LAID, isGoalHidden, refresh, START_PIECE, type Maze } from './maze';
import {
  brokenOf,
  DISCARD,
  DRAW,
  ENTRANCE,
  GOAL_CARDS,
  goldOf,
  HANDED,
  handOf,
  MAZE,
  NUGGETS,
  roleOf,
  SPARE,
  type SaboteurState,
} from './state';

const NUGGET_LINES = ['gold-3', 'gold-2', 'gold-1'] as const;

/** The gold of each seat, as far as it is known: most first, ties share their rank. */
export function standings(state: SaboteurState): Standing[] {
  const counts = Array.from({ length: state.seats }, (_, seat) => {
    const [, ones = 0, twos = 0, threes = 0] = stock(state.cards, goldOf(seat));
    const points = [threes * 3, twos * 2, ones];
    const lines: ScoreLine[] = NUGGET_LINES.map((what, i) => ({ what, points: points[i] ?? 0 }));
    return { seat, points: ones + twos * 2 + threes * 3, lines: lines.filter((line) => line.points > 0) };
  });
  return counts
    .map((count) => ({ ...count, rank: 1 + counts.filter((other) => other.points > count.points).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

const DRAWN: readonly Family[] = ['path', 'map', 'rockfall', 'break', 'fix'];

/** Throws where the table is not as the rules leave it. */
export function check(state: SaboteurState): void {
  checkZones(state);
  checkTools(state);
  checkMaze(state);
}

function checkZones(state: SaboteurState): void {
  const { cards, seats } = state;
  const hold = (zone: Zone, families: readonly Family[], least: number, most: number): void => {
    const size = sizeOf(cards, zone);
    if (size < least || size > most) throw new Error(`zone ${zone} holds ${size} cards, not ${least} to ${most}`);
    for (const card of cardsIn(cards, zone)) {
      const family = PRINT[faceOf(cards, card)]?.family ?? 'start';
      if (!families.includes(family)) throw new Error(`a ${family} card lies in zone ${zone}`);
    }
  };
  const nuggets = facesOf('nugget', editionOf(state)).length;
  const deck = facesOf('deck', editionOf(state)).length;
  hold(ENTRANCE, ['start'], 1, 1);
  hold(GOAL_CARDS, ['goal'], GOALS, GOALS);
  hold(MAZE, ['path'], 0, deck);
  hold(NUGGETS, ['nugget'], 0, nuggets);
  hold(HANDED, ['nugget'], 0, seats);
  hold(SPARE, ['role'], 1, 3);
  for (const zone of [DRAW, DISCARD]) hold(zone, DRAWN, 0, deck);
  for (let seat = 0; seat < seats; seat++) {
    hold(handOf(seat), DRAWN, 0, handSize(seats));
    hold(brokenOf(seat), ['break'], 0, 3);
    hold(roleOf(seat), ['role'], 1, 1);
    hold(goldOf(seat), ['nugget'], 0, nuggets);
  }
}

function checkTools({ cards, seats, broken }: SaboteurState): void {
  for (let seat = 0; seat < seats; seat++) {
    let bits = 0;
    for (const card of cardsIn(cards, brokenOf(seat))) {
      const tool = PRINT[faceOf(cards, card)]?.tools ?? 0;
      if ((bits & tool) !== 0) throw new Error(`seat ${seat} has the same tool broken twice`);
      bits |= tool;
    }
    if (bits !== broken[seat]) throw new Error(`seat ${seat} has tools ${bits} broken, not ${broken[seat] ?? -1}`);
  }
}

function checkMaze({ cards, maze }: SaboteurState): void {
  const laid = maze.card.slice(FIRST_LAID).filter((card) => card >= 0);
  const lying = cardsIn(cards, MAZE);
  if (laid.length !== lying.length || !laid.every((card) => lying.includes(card))) {
    throw new Error(`cards ${laid.join(' ')} make the maze, but ${lying.join(' ')} lie there`);
  }
  for (let piece = FIRST_LAID; piece < maze.card.length; piece++) checkFit(maze, piece);
  for (let goal = 0; goal < GOALS; goal++) {
    if (!isGoalHidden(maze, goal)) continue;
    for (const side of SIDES) {
      const piece = neighbour(maze.grid, FIRST_GOAL_PIECE + goal, side);
      if (piece >= 0 && isOpen(maze.way[piece] ?? 0, opposite(side)))
        throw new Error(`goal ${goal} is reached but hidden`);
    }
  }
  const anew = copyMaze(maze);
  refresh(anew);
  const ways = `${anew.way.join(' ')} | ${edges(anew)}`;
  const kept = `${maze.way.join(' ')} | ${edges(maze)}`;
  if (ways !== kept) throw new Error(`ways and edges are ${ways}, not ${kept}`);
}

const edges = ({ edge, fit }: Maze): string =>
  edge
    .map((cell, at) => `${cell}:${fit[at] ?? 0}`)
    .sort()
    .join(' ');

/** Every card agrees with the cards around it; only a turned goal may disagree. */
function checkFit({ grid }: Maze, piece: number): void {
  for (const side of SIDES) {
    const other = neighbour(grid, piece, side);
    if (other < 0 || (other !== START_PIECE && other < FIRST_LAID)) continue;
    if (isOpen(grid.open[piece] ?? 0, side) !== isOpen(grid.open[other] ?? 0, opposite(side))) {
      throw new Error(`pieces ${piece} and ${other} do not fit`);
    }
  }
}
