/**
 * What a player may want to do, and why not where it cannot be done: explanations only, legality stands in verbs.ts.
 *
 * The key of an attempt is the thing that is touched first. In a seat's own turn there are also attempts for the second
 * touch: their keys are the hand card's and the target's with a space between.
 */
import { cardsIn, faceOf, type Card } from '../../../engine/cards';
import type { Seat } from '../../../engine/game';
import type { Attempt, Reason } from '../../../engine/show';
import { GOALS, PRINT, type Printed, toolBit } from '../cards/faces';
import { type CardKey, TOOLS } from '../cards/rows';
import { FIRST_GOAL_PIECE, FIRST_LAID, isGoalHidden, START_PIECE } from '../rules/maze';
import { aimedAt, cardKey, cellKey, DISCARD_KEY, DRAW_KEY, emptyCells, PASS_KEY, seatKey, touches } from './scene';
import { brokenOf, goldOf, HANDED, handOf, roleOf, type SaboteurMove, type SaboteurState } from '../rules/state';

/** Every reason this game knows. */
export const BECAUSES = [
  'over',
  'other-turn',
  'other-choice',
  'broken',
  'fits-nowhere',
  'all-broken',
  'nothing-to-mend',
  'nothing-laid',
  'goals-up',
  'no-way',
  'no-fit',
  'occupied',
  'broken-already',
  'not-broken',
  'tool-first',
  'start-stays',
  'goal-stays',
  'goal-up',
  'only-goals',
  'only-cells',
  'only-players',
  'only-paths',
  'card-first',
  'pass-first',
  'laid-first',
  'drawn-alone',
  'gold-later',
  'role-hidden',
  'gold-hidden',
] as const;
export type Because = (typeof BECAUSES)[number];

const because = (why: Because, card?: CardKey): Reason =>
  card === undefined ? { because: why } : { because: why, card };

/** Everything a seat may try now. `moves` are its options; empty if it is not the one to decide. */
export function attempts(view: SaboteurState, seat: Seat, decides: boolean, moves: readonly SaboteurMove[]): Attempt[] {
  const open = new Set(moves.map((move) => touches(view, move).join(' ')));
  const wait = waiting(view, decides);
  const hand = cardsIn(view.cards, handOf(seat));
  const handed = cardsIn(view.cards, HANDED).map((card): Attempt => {
    return {
      key: cardKey(card),
      what: 'take',
      why: open.has(cardKey(card)) ? null : because(decides ? 'gold-later' : 'other-turn'),
    };
  });
  const tries = hand.flatMap((card): Attempt[] => [
    {
      key: cardKey(card),
      what: PRINT[faceOf(view.cards, card)]?.family ?? 'path',
      why: wait ?? whyNotPlay(view, card, moves),
    },
  ]);
  const seconds = wait === null ? hand.flatMap((card) => secondTouches(view, card, open)) : [];
  const canPass = moves.some((move) => move.do === 'pass');
  const pass = { key: PASS_KEY, what: 'pass', why: wait ?? (canPass ? null : because('laid-first')) };
  const kept = wait === null ? hand.flatMap((card) => keptFor(card, open)) : [];
  return [pass, ...kept, ...tries, ...seconds, ...handed, ...onTable(view, wait), ...besides(view, seat)];
}

/** Why a hand card cannot be used at all now; null in a seat's own turn. */
function waiting(view: SaboteurState, decides: boolean): Reason | null {
  const frame = view.stack[view.stack.length - 1];
  if (frame === undefined) return because('over');
  if (!decides) return because('other-turn');
  return frame.kind === 'turn' ? null : because('other-choice');
}

function whyNotPlay(view: SaboteurState, card: Card, moves: readonly SaboteurMove[]): Reason | null {
  if (moves.some((move) => move.do !== 'pass' && 'card' in move && move.card === card)) return null;
  const printed = PRINT[faceOf(view.cards, card)];
  switch (printed?.family) {
    case 'break':
      return because('all-broken', printed.key);
    case 'fix':
      return because('nothing-to-mend', printed.key);
    case 'rockfall':
      return because('nothing-laid');
    case 'map':
      return because('goals-up');
    default:
      return whyNoPath(view);
  }
}

/** A broken tool stops all paths; otherwise the card fits nowhere. */
function whyNoPath(view: SaboteurState): Reason {
  const frame = view.stack[view.stack.length - 1];
  const broken = frame?.kind === 'turn' ? (view.broken[frame.seat] ?? 0) : 0;
  const tool = TOOLS.find((one) => (broken & toolBit(one)) !== 0);
  return tool === undefined ? because('fits-nowhere') : because('broken', `broken-${tool}`);
}

/** A thing that a hand card may be aimed at: what kind it is, and why that fails if it is of the right kind. */
interface Target {
  readonly key: string;
  readonly kind: 'cell' | 'start' | 'goal' | 'laid' | 'seat' | 'tool';
  readonly hidden?: boolean;
  readonly led?: boolean;
  /** The broken tools there, a bit each. */
  readonly tools?: number;
}

function targets(view: SaboteurState): Target[] {
  const { maze } = view;
  const goals = Array.from({ length: GOALS }, (_, goal): Target => {
    return { key: cardKey(maze.card[FIRST_GOAL_PIECE + goal] ?? -1), kind: 'goal', hidden: isGoalHidden(maze, goal) };
  });
  return [
    { key: cardKey(maze.card[START_PIECE] ?? -1), kind: 'start' },
    ...goals,
    ...maze.card
      .slice(FIRST_LAID)
      .flatMap((card): Target[] => (card < 0 ? [] : [{ key: cardKey(card), kind: 'laid' }])),
    ...emptyCells(maze).map(({ cell, open }): Target => ({ key: cellKey(cell), kind: 'cell', led: open })),
    ...view.broken.flatMap((tools, seat): Target[] => [
      ...[...new Set([seatKey(seat), aimedAt(view, seat)])].map((key): Target => ({ key, kind: 'seat', tools })),
      ...cardsIn(view.cards, brokenOf(seat)).map((card): Target => ({ key: cardKey(card), kind: 'tool' })),
    ]),
  ];
}

/** A dead end that must be laid by a house rule (rules 7.3). */
function keptFor(card: Card, open: ReadonlySet<string>): Attempt[] {
  const key = `${PASS_KEY} ${cardKey(card)}`;
  return open.has(key) ? [] : [{ key, what: 'pass', why: because('laid-first') }];
}

function secondTouches(view: SaboteurState, card: Card, open: ReadonlySet<string>): Attempt[] {
  const printed = PRINT[faceOf(view.cards, card)];
  if (printed === undefined) return [];
  return targets(view).map((target) => {
    const key = `${cardKey(card)} ${target.key}`;
    return { key, what: printed.family, why: open.has(key) ? null : whyNotAt(view, printed, target) };
  });
}

function whyNotAt(view: SaboteurState, printed: Printed, target: Target): Reason {
  switch (printed.family) {
    case 'break':
      return target.kind === 'seat' ? because('broken-already', printed.key) : because('only-players');
    case 'fix':
      if (target.kind !== 'seat' && target.kind !== 'tool') return because('only-players');
      return because(((target.tools ?? 0) & printed.tools) === 0 ? 'not-broken' : 'tool-first', printed.key);
    case 'rockfall':
      return because(target.kind === 'start' ? 'start-stays' : target.kind === 'goal' ? 'goal-stays' : 'only-paths');
    case 'map':
      return because(target.kind === 'goal' ? 'goal-up' : 'only-goals');
    default:
      return whyNotHere(view, target);
  }
}

function whyNotHere(view: SaboteurState, target: Target): Reason {
  const nowhere = whyNoPath(view);
  if (nowhere.because === 'broken') return nowhere;
  if (target.kind === 'seat' || target.kind === 'tool') return because('only-cells');
  if (target.kind !== 'cell') return because('occupied');
  return because(target.led === true ? 'no-fit' : 'no-way');
}

/** Things that are aimed at with a card: touched alone they do nothing. */
const onTable = (view: SaboteurState, wait: Reason | null): Attempt[] =>
  targets(view).map(({ key, kind }) => ({ key, what: kind, why: wait ?? because('card-first') }));

/** Piles, roles and gold: they come by themselves. */
function besides(view: SaboteurState, seat: Seat): Attempt[] {
  const { cards } = view;
  const others = view.broken.map((_, at) => at).filter((at) => at !== seat);
  const hidden = (zone: (at: Seat) => number, why: Because): Attempt[] =>
    others
      .flatMap((at) => cardsIn(cards, zone(at)))
      .filter((card) => faceOf(cards, card) < 0)
      .map((card) => ({ key: cardKey(card), what: 'look', why: because(why) }));
  return [
    { key: DRAW_KEY, what: 'draw', why: because('drawn-alone') },
    { key: DISCARD_KEY, what: 'pass', why: because('pass-first') },
    { key: 'nuggets', what: 'take', why: because('gold-later') },
    ...hidden(roleOf, 'role-hidden'),
    ...hidden(goldOf, 'gold-hidden'),
  ];
}
