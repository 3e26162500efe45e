/** How a table stands for each seat: what counts towards winning, and how much. */
import { faceOf, topOf, under, type Zone } from '../../../engine/cards';
import { isOver } from '../../../engine/frames';
import type { Seat } from '../../../engine/game';
import { coinsOf, isRubble, pointsOf } from '../cards/faces';
import { standings } from '../rules/score';
import type { DwarfState } from '../rules/state';
import { companions, discard, draw, hand, kept, PAID, played, revealed, STAKED, trait } from '../rules/zones';
import { Outlook, roundsLeft } from './outlook';
import { eventWorth, traitWorth } from './values';
import { TASTE, type Taste } from './taste';

/**
 * What counts towards winning, and how much: fitted to games that dwarves of the quick policy played, by who won them,
 * seen from every turn. Only a trait's number is set by hand.
 */
const WEIGHTS = {
  points: 0.67,
  /** A fifth of the coins on all cards. */
  coins: 1.07,
  /** Coins in front and in hand, and those in the deck, while there is time to spend them. */
  purse: 0.096,
  savings: 0.1,
  purchase: -0.05,
  mostRubble: 0.96,
  /** What an average card of the deck does, for the rounds that are left; and what the hand does. */
  deck: 0.1,
  hand: 0.089,
  turn: 0.36,
  /** Companions and delayed events. */
  friends: 0.48,
  place: 0.45,
  trait: 0.3,
  /** What a rival beside could steal. */
  risk: -0.7,
} as const;

/** How a table stands does not depend on who is bored. */
const CALM: Taste = { ...TASTE, itch: 0 };

/** With many rounds left much can change. */
const spreadOf = (rounds: number): number => 1 / Math.sqrt(2.5 + rounds);

interface Count {
  points: number;
  coins: number;
  rubble: number;
  power: number;
  cards: number;
}

function count(o: Outlook, zones: readonly Zone[]): Count {
  const { cards } = o.s;
  const sum: Count = { points: 0, coins: 0, rubble: 0, power: 0, cards: 0 };
  for (const zone of zones) {
    for (let card = topOf(cards, zone); card >= 0; card = under(cards, card)) {
      const face = faceOf(cards, card);
      sum.points += pointsOf(face);
      sum.coins += coinsOf(face);
      sum.power += o.power(face);
      sum.cards++;
      if (isRubble(face)) sum.rubble++;
    }
  }
  return sum;
}

/** What the companions and delayed events of a seat are worth. */
function friends({ cards }: DwarfState, seat: Seat): number {
  let worth = 0;
  for (const zone of [companions(seat), kept(seat)]) {
    for (let card = topOf(cards, zone); card >= 0; card = under(cards, card)) worth += eventWorth(faceOf(cards, card));
  }
  return worth;
}

/** How a seat stands, and how much Rubble it has. */
function prospect(s: DwarfState, seat: Seat): { readonly worth: number; readonly rubble: number } {
  const o = new Outlook(s, seat, CALM);
  const inHand = count(o, [hand(seat)]);
  const open = count(o, seat === s.turn ? [revealed(seat), kept(seat), PAID, STAKED] : [revealed(seat), kept(seat)]);
  const deck = count(o, [draw(seat), discard(seat), played(seat)]);
  const early = Math.min(1, o.rounds / TIME_TO_BUY);
  const size = Math.max(1, deck.cards + inHand.cards);
  const worth =
    WEIGHTS.points * (inHand.points + open.points + deck.points) +
    WEIGHTS.coins * ((inHand.coins + open.coins + deck.coins) / COINS_A_POINT) +
    WEIGHTS.purse * (open.coins + inHand.coins) * early +
    WEIGHTS.savings * deck.coins * early +
    WEIGHTS.purchase * o.bestPurchase(seat) +
    WEIGHTS.deck * ((deck.power + inHand.power) / size) * o.rounds +
    WEIGHTS.hand * inHand.power +
    WEIGHTS.turn * (s.turn === seat ? 1 : 0) +
    WEIGHTS.friends * friends(s, seat) * early +
    WEIGHTS.place * Math.max(0, o.pull[o.here] ?? 0) +
    WEIGHTS.trait * traitWorth(faceOf(s.cards, topOf(s.cards, trait(seat)))) +
    WEIGHTS.risk * (o.isExposed ? o.worthOfLoot(seat) : 0);
  return { worth, rubble: inHand.rubble + open.rubble + deck.rubble };
}

const TIME_TO_BUY = 5;
const COINS_A_POINT = 5;

/** Who has won, if the game is over: 1 shared by the winners. */
function outcome(s: DwarfState, values: number[]): void {
  const rows = standings(s);
  const winners = rows.filter(({ rank }) => rank === 1).length;
  for (const { seat, rank } of rows) values[seat] = rank === 1 ? 1 / winners : 0;
}

/** The chance of each seat to win, about; the outcome itself once the game is over. */
export function judge(s: DwarfState, values: number[]): void {
  if (isOver(s)) return outcome(s, values);
  const spread = spreadOf(roundsLeft(s));
  const rubble: number[] = [];
  let most = 1;
  for (let seat = 0; seat < s.seats; seat++) {
    const own = prospect(s, seat);
    values[seat] = own.worth;
    rubble.push(own.rubble);
    most = Math.max(most, own.rubble);
  }
  let all = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const worth = (values[seat] ?? 0) + (rubble[seat] === most ? WEIGHTS.mostRubble : 0);
    values[seat] = Math.exp(worth * spread);
    all += values[seat] ?? 0;
  }
  for (let seat = 0; seat < s.seats; seat++) values[seat] = (values[seat] ?? 0) / all;
}
