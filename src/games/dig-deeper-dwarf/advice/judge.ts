/** How a table stands for each seat: what counts towards winning, and how much. */
import { faceOf, sizeOf, topOf, under, type Zone } from '../../../engine/cards';
import { isOver } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { coinsOf, isRubble, pointsOf } from '../cards';
import { standings } from '../score';
import {
  companions,
  discard,
  draw,
  hand,
  kept,
  PAID,
  played,
  revealed,
  STAKED,
  trait,
  type DwarfState,
} from '../state';
import { Outlook, roundsLeft } from './outlook';
import { eventWorth, traitWorth } from './print';
import { TASTE } from './taste';

/** What is counted of a seat. */
export const FEATURES = [
  'points',
  'coins',
  'open',
  'hidden',
  'purchase',
  'most',
  'deck',
  'hand',
  'turn',
  'friends',
  'place',
  'trait',
] as const;

interface Count {
  points: number;
  coins: number;
  rubble: number;
  power: number;
  cards: number;
}

function count(o: Outlook, zone: Zone, into: Count): void {
  const { cards } = o.s;
  for (let card = topOf(cards, zone); card >= 0; card = under(cards, card)) {
    const face = faceOf(cards, card);
    into.points += pointsOf(face);
    into.coins += coinsOf(face);
    into.power += o.power(face);
    into.cards++;
    if (isRubble(face)) into.rubble++;
  }
}

const nothing = (): Count => ({ points: 0, coins: 0, rubble: 0, power: 0, cards: 0 });

/** Writes down what counts for a seat and tells its Rubble. */
export function features(s: DwarfState, seat: Seat, list: number[]): number {
  const o = new Outlook(s, seat, TASTE);
  const inHand = nothing();
  const open = nothing();
  const deck = nothing();
  count(o, hand(seat), inHand);
  for (const zone of [revealed(seat), kept(seat), ...(seat === s.turn ? [PAID, STAKED] : [])]) count(o, zone, open);
  for (const zone of [draw(seat), discard(seat), played(seat)]) count(o, zone, deck);
  const early = Math.min(1, o.rounds / 5);
  const coins = inHand.coins + open.coins + deck.coins;
  let friends = 0;
  for (const zone of [companions(seat), kept(seat)]) {
    for (let card = topOf(s.cards, zone); card >= 0; card = under(s.cards, card))
      friends += eventWorth(faceOf(s.cards, card));
  }
  const size = deck.cards + inHand.cards;
  list[0] = inHand.points + open.points + deck.points;
  list[1] = coins / 5;
  list[2] = (open.coins + inHand.coins) * early;
  list[3] = deck.coins * early;
  list[4] = o.bestPurchase(seat);
  list[5] = 0;
  list[6] = size === 0 ? 0 : ((deck.power + inHand.power) / size) * o.rounds;
  list[7] = inHand.power;
  list[8] = s.turn === seat ? 1 : 0;
  list[9] = friends * early;
  list[10] = o.pull[o.here] ?? 0;
  list[11] = sizeOf(s.cards, trait(seat)) > 0 ? traitWorth(faceOf(s.cards, topOf(s.cards, trait(seat)))) : 0;
  return inHand.rubble + open.rubble + deck.rubble;
}

export const spreadOf = (rounds: number): number => 1 / Math.sqrt(2.5 + rounds);

/** Who has won, if the game is over: 1 shared by the winners. */
export function outcome(s: DwarfState, values: number[]): boolean {
  if (!isOver(s)) return false;
  const rows = standings(s);
  const winners = rows.filter(({ rank }) => rank === 1).length;
  for (const { seat, rank } of rows) values[seat] = rank === 1 ? 1 / winners : 0;
  return true;
}

/** What a feature counts, fitted to games that dwarves of this policy played: who won, seen from every turn. */
const WEIGHTS: readonly number[] = [0.68, 1.06, 0.043, 0.089, -0.11, 1.17, 0.14, 0.064, 0.31, 0.44, 0.59, 0.3];

/** The chance of each seat to win, about; the outcome itself once the game is over. */
export function judge(s: DwarfState, values: number[]): void {
  if (outcome(s, values)) return;
  const rubble: number[] = [];
  const list: number[] = [];
  const spread = spreadOf(roundsLeft(s));
  for (let seat = 0; seat < s.seats; seat++) {
    rubble.push(features(s, seat, list));
    let sum = 0;
    for (let i = 0; i < list.length; i++) sum += (list[i] ?? 0) * (WEIGHTS[i] ?? 0);
    values[seat] = sum;
  }
  const most = Math.max(1, ...rubble);
  let all = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const own = (values[seat] ?? 0) + (rubble[seat] === most ? (WEIGHTS[5] ?? 0) : 0);
    values[seat] = Math.exp(own * spread);
    all += values[seat] ?? 0;
  }
  for (let seat = 0; seat < s.seats; seat++) values[seat] = (values[seat] ?? 0) / all;
}
