/** What was done, in English. */
import { english, type Person } from '../../../engine/persons';
import { VERBS } from '../verbs/all';
import { names } from './cards.en';
import type { StackFacts, Where } from './speech';
import { handfulIn, type Tales } from './tales';

const { does, whom, whose, Whose } = english;

const NAMES: Readonly<Record<string, string>> = names;
const A: Readonly<Record<string, string>> = { ruby: 'a Ruby', diamond: 'a Diamond', emerald: 'an Emerald' };

/** A card in a sentence: those named after actions are quoted, lest a sentence has two verbs. */
const called = (key: string): string => {
  const name = NAMES[key] ?? key;
  return VERBS.some((verb) => verb === key) ? `“${name}”` : name;
};
const a = (card: string | null): string => (card === null ? 'a card' : (A[card] ?? called(card)));
const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`);

/** "a Ruby and 2 × Silver", or no more than how many. */
const handful = handfulIn({ a, called, cards, and: 'and' });

/** "north", "2 steps east", "2 steps east, 1 south". */
function ways(east: number, south: number): string {
  const across = east > 0 ? 'east' : 'west';
  const along = south > 0 ? 'south' : 'north';
  const [x, y] = [Math.abs(east), Math.abs(south)];
  if (x + y === 1) return x === 1 ? across : along;
  const steps = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);
  if (x === 0) return `${steps(y)} ${along}`;
  return y === 0 ? `${steps(x)} ${across}` : `${steps(x)} ${across}, ${y} ${along}`;
}

/** "the tile north of the Mine Entrance", "the tile 2 steps east, 1 south of the Mine Entrance". */
function place(where: Where): string {
  switch (where.at) {
    case 'camp':
      return 'the Camp';
    case 'entrance':
      return 'the Mine Entrance';
    case 'cell':
      return `the tile ${ways(where.east, where.south)} of the Mine Entrance`;
    case 'here':
    case 'side':
    case 'somewhere':
      return 'another tile';
  }
}

/** An action by its short name; several words are quoted. */
const deed = (what: string): string => (what.includes(' ') ? `“${what}”` : what);
const using = (card: string | null): string => (card === null ? '' : ` with ${called(card)}`);
const theirs = (who: Person, thing: string): string => `${whose(who)} ${thing}`;

function stack(facts: StackFacts, owner: Person | null): string {
  switch (facts.of) {
    case 'jewelry':
      return `Jewelry pile ${facts.number}`;
    case 'actions':
      return `Action pile ${facts.number}`;
    case 'pile':
      return 'a pile in the mine';
    case 'mining':
      return 'the Mining draw pile';
    case 'events':
      return 'the Event pile';
    case 'draw':
      return owner === null ? 'a draw pile' : theirs(owner, 'draw pile');
  }
}

const OVER = {
  'mining cards': 'The game is over: too few Mining cards are left for a new pile.',
  'empty mine': 'The game is over: no Mining cards are left in the mine.',
  stalemate: 'The game is over: five rounds without a Mining card.',
} as const;

/** What English says of deeds. */
export const tales: Tales = {
  announced: (who, what) => `${does(who, 'announce', 'announces')}: ${what}.`,
  played: (who, card) => `${does(who, 'play', 'plays')} ${a(card)}.`,
  moved: (who, where, by) => {
    switch (by) {
      case 'foot':
        return `${does(who, 'move', 'moves')} to ${place(where)}.`;
      case 'flood':
        return `The flood carries ${whom(who)} to ${place(where)}.`;
      case 'event':
        return `${does(who, 'are', 'is')} taken to ${place(where)}.`;
    }
  },
  mined: (who, card, isDry) => {
    const dry = isDry ? ` and ${who.isYou ? 'empty' : 'empties'} the pile` : '';
    return `${does(who, 'mine', 'mines')} ${a(card)}${dry}.`;
  },
  cleared: (who) => `${does(who, 'clear', 'clears')} a Rubble away.`,
  stole: (who, from, card) => `${does(who, 'steal', 'steals')} ${a(card)} from ${whom(from)}.`,
  droveAway: (who, from, card) =>
    `${does(who, 'drive', 'drives')} away ${theirs(from, card === null ? 'companion' : called(card))}.`,
  rubbleOn: (where) => `A Rubble falls on ${place(where)}.`,
  rubbleTo: (who, to) =>
    who.seat === to.seat
      ? `A Rubble goes onto ${theirs(to, 'discard')}.`
      : `${does(who, 'give', 'gives')} ${whom(to)} a Rubble.`,
  laid: (who, where) => `${does(who, 'lay', 'lays')} a new tile: ${place(where)}.`,
  waits: (card) => `The ${called(card)} waits there.`,
  thwarts: (who, owner, what, card) => `${does(who, 'thwart', 'thwarts')} ${theirs(owner, deed(what))}${using(card)}.`,
  thwarted: (owner, what) => `${Whose(owner)} ${deed(what)} is thwarted.`,
  falls: (owner, what, card) =>
    card === null
      ? `${Whose(owner)} ${deed(what)} falls.`
      : `${Whose(owner)} ${deed(what)} falls: ${called(card)} held.`,
  stands: (owner, what, card) =>
    card === null
      ? `${Whose(owner)} ${deed(what)} stands.`
      : `${Whose(owner)} ${deed(what)} stands: ${called(card)} saved it.`,
  lost: (owner, what) => `${Whose(owner)} ${deed(what)} comes to nothing: it can no longer be done.`,
  copied: (who, card) => `${does(who, 'copy', 'copies')} ${card === null ? 'the card' : called(card)}.`,
  investigated: (who, facts, owner, top) =>
    `${does(who, 'investigate', 'investigates')} ${stack(facts, owner)}: ${top ? 'one card is now on top' : 'the cards go under it'}.`,
  looked: (who, held) => `${does(who, 'see', 'sees')} ${handful(held)}.`,
  drew: (who, held) => `${does(who, 'draw', 'draws')} ${handful(held)}.`,
  discarded: (who, held) => `${does(who, 'discard', 'discards')} ${handful(held)}.`,
  paid: (who, held) => `${does(who, 'pay', 'pays')} with ${handful(held)}.`,
  removed: (who, card) => `${does(who, 'remove', 'removes')} ${a(card)} from the game.`,
  goblins: (who, card) => `The goblins take ${theirs(who, called(card))}.`,
  revealed: (who, held) => `${does(who, 'reveal', 'reveals')} ${handful(held)}.`,
  crafted: (who, card, price) =>
    `${does(who, 'craft', 'crafts')} ${a(card)}${price === 0 ? '' : ` for ${cards(price)}`}.`,
  bought: (who, card, points) => `${does(who, 'buy', 'buys')} ${called(card)}, worth ${points} VP!`,
  took: (who, card) => `${does(who, 'take', 'takes')} ${a(card)} for free.`,
  ended: (who, kept) =>
    kept === undefined
      ? `${does(who, 'end', 'ends')} the turn.`
      : `${does(who, 'end', 'ends')} the turn and ${who.isYou ? 'keep' : 'keeps'} ${a(kept)}.`,
  fee: (who, card) => `${does(who, 'pay', 'pays')} the Camp fee with ${a(card)}.`,
  unpaid: (who) =>
    `${does(who, 'cannot', 'cannot')} pay the Camp fee and ${who.isYou ? 'refill' : 'refills'} to 3 cards only.`,
  dealt: (who, held) => `${does(who, 'choose', 'chooses')} between ${handful(held)}.`,
  chose: (who, card) => `${does(who, 'choose', 'chooses')} ${card === null ? 'a trait' : called(card)}.`,
  unveiled: (who, card) => `${Whose(who)} trait is ${a(card)}.`,
  laidInMiddle: (who, card) => `${does(who, 'lay', 'lays')} ${a(card)} in the middle.`,
  gifted: (who, card) => `${does(who, 'are', 'is')} given ${a(card)}.`,
  came: (who, card) => `${called(card)} joins ${whom(who)}.`,
  left: (who, card) => `${called(card)} leaves ${whom(who)}.`,
  treasure: (who, card) => `${does(who, 'find', 'finds')} a treasure: ${called(card)}.`,
  delayed: (who, card) => `${called(card)} now lies in front of ${whom(who)}.`,
  triggered: (who, card) => `${does(who, 'trigger', 'triggers')} an event: ${called(card)}!`,
  used: (who, card) => `${does(who, 'use', 'uses')} ${called(card)}.`,
  cancelled: (who, card) => `${Whose(who)} Canary cancels ${called(card)}.`,
  fooled: (who) => `Fool’s Gold! ${Whose(who)} Gold turns into a Rubble.`,
  trait: (who, card) => `${does(who, 'use', 'uses')} the trait ${called(card)}.`,
  purchaseCancelled: (who) => `Nothing comes of ${theirs(who, 'purchase')}.`,
  reshuffled: (who) => `${does(who, 'shuffle', 'shuffles')} the discard into a new draw pile.`,
  over: (why) => OVER[why],
  sure: (card) => `Use up the trait ${called(card)}? It works once a game.`,
};
