/** Why a move is a good one, in English. `called` names a card in a sentence. */
import type { Motives } from './speech';

export const motives = (called: (key: string) => string): Motives => ({
  digs: () => 'A card from the mine is worth more than anything else this card could do.',
  'digs for a known card': ({ card = '' }) => `The card on top was seen: ${called(card)}.`,
  'digs for the event': ({ card = '' }) => `The last card of the pile brings ${called(card)}.`,
  'clears the way': () => 'The Rubble blocks the way that matters.',
  'walks to a pile': () => 'There is something to dig there.',
  'walks to buy': () => 'The resources suffice for Jewelry, and it is sold at the Camp.',
  'walks to craft': () => 'A better deck pays off for the rest of the game, and there is a place to craft.',
  'walks on': () => 'It is a step nearer to where the most is to be had.',
  buys: ({ card = '', count = 0 }) =>
    `${called(card)} counts ${count} VP, far more than the same resources at the end of the game.`,
  crafts: ({ card = '' }) => `${called(card)} will come up often enough to pay for what it costs.`,
  reveals: ({ card = '' }) =>
    `${called(card)} waits in front for the next purchase, and a new card comes into the hand.`,
  plays: ({ card = '' }) => `Unused cards are lost at the end of the turn, and ${called(card)} does most right now.`,
  'plays for cards': ({ card = '' }) => `${called(card)} brings cards: the sooner it is played, the more they can do.`,
  calls: ({ card = '' }) => `For one hand card ${called(card)} does more than that card would.`,
  uses: ({ card = '' }) => `There is hardly a better moment for ${called(card)}.`,
  'uses a trait': ({ card = '' }) => `${called(card)} can be used once, and does as much now as it ever will.`,
  'removes rubble': () => 'Each Rubble costs a VP and a place in the hand.',
  'removes a weak card': ({ card }) =>
    card === undefined
      ? 'With fewer weak cards the good ones come sooner.'
      : `Without ${called(card)} better cards come sooner.`,
  'gives rubble': () => 'The Rubble then counts against a rival.',
  'blocks a way': () => 'The Rubble is gone from the deck and lies in somebody’s way.',
  steals: () => 'A revealed resource changes sides: that counts twice.',
  'drives away': ({ card = '' }) => `${called(card)} would help a rival turn after turn.`,
  investigates: () => 'Knowing what comes, and choosing it, is better than luck.',
  draws: () => 'One more card is one more choice.',
  swaps: () => 'Almost any card would be better than one of those in hand.',
  copies: ({ card = '' }) => `What ${called(card)} does is worth doing again.`,
  'stops digging': () => 'That card would be worth more to the rival than the Thwart costs.',
  'stops an event': ({ card = '' }) => `Otherwise ${called(card)} comes about for a rival.`,
  'stops a theft': () => 'A stolen resource counts twice: once lost, once gained by a rival.',
  'stops a way to the camp': () => 'A rival who does not reach the Camp buys nothing there this turn.',
  'stops rubble': () => 'Rubble that changes decks helps a rival.',
  stops: ({ card }) =>
    card === undefined
      ? 'It would help a rival more than stopping it costs.'
      : `It would help a rival: ${called(card)}.`,
  defends: () => 'The action that would be lost is worth more than the answer costs.',
  'lets be': () => 'Stopping this would cost more than it saves.',
  'saves a trait': () => 'A better moment for the trait will come.',
  'parts with the least': ({ card = '' }) => `Of all the cards ${called(card)} is missed least.`,
  keeps: ({ card = '' }) => `${called(card)} is better than what would be drawn instead.`,
  'keeps none': () => 'A fresh card is better than any of these.',
  ends: () => 'Nothing left is worth its price.',
  'leaves the rest': () => 'The rest would do more harm than good.',
  'opens piles': () => 'That way the most piles and ways come within reach.',
  'puts on top': ({ card = '' }) => `${called(card)} is what should come next.`,
  'puts under': () => 'Anything else is better than these three.',
  cancels: ({ card = '' }) => `${called(card)} does more harm than the Canary could prevent later.`,
  'lets happen': ({ card = '' }) => `The Canary is worth more than stopping ${called(card)}.`,
  takes: ({ card = '' }) => `${called(card)} is the best of what there is.`,
  'looks best': () => 'It leads to the best position.',
});
