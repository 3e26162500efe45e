/** Cards, tiles and actions in English: what they are called, and what those do whose row does not tell it. */
import { english, type Person } from '../../../engine/persons';
import { coinsOn, grouped } from '../cards/print';
import type { QuestionWords } from '../rules/questions';
import type { Verb } from '../verbs/all';
import { called, coins, count, actionsOn, FROM, isKnown, name, pile, stack, tile, verbName } from './phrases.en';
import type { Names, Target, Texts, VerbWords } from './speech';

const { does, doing, asks, Asks, whom, whose, Whose } = english;

/** Names by key. */
export const names: Names = {
  // What stands for a card that is hidden or not there.
  back: 'Face-down card',
  none: 'Nothing',
  // Actions, as printed; the start cards are named after them.
  move: 'Move',
  mine: 'Mine',
  remove: 'Remove a Card',
  give: 'Give Rubble',
  draw: 'Draw a Card',
  swap: 'Discard a Card, then Draw a Card',
  steal: 'Steal a Resource',
  drive: 'Drive a Companion away',
  investigate: 'Investigate',
  thwart: 'Thwart Plans',
  copy: 'Copy an Action Card',
  look: 'Leaf through the Draw Pile',
  munch: 'Munch Rubble',
  // Mining cards.
  silver: 'Silver',
  gold: 'Gold',
  ruby: 'Ruby',
  diamond: 'Diamond',
  emerald: 'Emerald',
  rubble: 'Rubble',
  // Action cards.
  'pick-and-cart': 'Pick and Cart',
  foil: 'Foil',
  'counter-dig': 'Counter-Dig',
  'sleight-of-hand': 'Sleight of Hand',
  'second-thought': 'Second Thought',
  'twin-picks': 'Twin Picks',
  'long-stride': 'Long Stride',
  pickpocket: 'Pickpocket',
  'loud-cough': 'Loud Cough',
  prospector: 'Prospector',
  surveyor: 'Surveyor',
  mimic: 'Mimic',
  apprentice: 'Apprentice',
  'tidy-up': 'Tidy-Up',
  shovel: 'Shovel',
  barter: 'Barter',
  barrow: 'Barrow',
  'express-lift': 'Express Lift',
  foreman: 'Foreman',
  'deep-breath': 'Deep Breath',
  // Jewelry.
  'double-shift': 'Double Shift',
  'forced-march': 'Forced March',
  'garlic-soup': 'Garlic Soup',
  'spoil-cart': 'Spoil Cart',
  'silver-ruby-ring': 'Silver Ruby Ring',
  'silver-stud': 'Silver Stud',
  'silver-chain': 'Silver Chain',
  'gold-stud': 'Gold Stud',
  'two-tone-band': 'Two-Tone Band',
  'gold-chain': 'Gold Chain',
  'silver-buckle': 'Silver Buckle',
  'silver-bracelet': 'Silver Bracelet',
  'gold-armlet': 'Gold Armlet',
  'silver-diamond-ring': 'Silver Diamond Ring',
  'gold-ruby-ring': 'Gold Ruby Ring',
  'gold-diamond-ring': 'Gold Diamond Ring',
  'ruby-eardrops': 'Ruby Eardrops',
  'diamond-eardrops': 'Diamond Eardrops',
  'beard-clasp': 'Beard Clasp',
  'fire-and-ice': 'Fire and Ice',
  signet: 'Signet',
  brooch: 'Brooch',
  necklace: 'Necklace',
  collar: 'Collar',
  pendant: 'Pendant',
  goblet: 'Goblet',
  diadem: 'Diadem',
  tiara: 'Tiara',
  sceptre: 'Sceptre',
  crown: 'Crown',
  // Events.
  'gold-pin': 'Gold Pin',
  'mountain-crown': 'Mountain Crown',
  bookling: 'Bookling',
  'crunchy-munchy': 'Crunchy Munchy',
  diggy: 'Diggy',
  'flying-agaric': 'Flying Agaric',
  longfingerling: 'Longfingerling',
  'mycolus-maximus': 'Mycolus Maximus',
  peekycillium: 'Peekycillium',
  'shuffle-truffle': 'Shuffle Truffle',
  stinkhorn: 'Stinkhorn',
  'silver-treasure': 'Silver Treasure',
  'gold-treasure': 'Gold Treasure',
  'ruby-treasure': 'Ruby Treasure',
  'diamond-treasure': 'Diamond Treasure',
  'call-of-nature': 'Call of Nature',
  canary: 'Canary',
  'cave-otter': 'Cave Otter',
  'vampire-bats': 'Dwarf Vampire Bats',
  'fools-gold': 'Fool’s Gold',
  'hearty-stew': 'Hearty Stew',
  'cave-merchant': 'Pop-up Cave Merchant',
  'transport-tunnel': 'Transport Tunnel',
  teleporter: 'Teleporter',
  'cave-in': 'Cave-In',
  'flooded-tunnel': 'Flooded Tunnel',
  monster: 'Monster',
  'thieving-goblins': 'Thieving Goblins',
  'trusty-tools': 'Trusty Tools',
  'birthday-party': 'Birthday Party',
  // Traits.
  agile: 'Agile',
  clever: 'Clever',
  industrious: 'Industrious',
  inventive: 'Inventive',
  orderly: 'Orderly',
  'smooth-talking': 'Smooth-Talking',
  strong: 'Strong',
  'well-prepared': 'Well-Prepared',
  // Tiles.
  entrance: 'Mine Entrance',
  camp: 'Camp',
  straight: 'Straight shaft',
  'straight-workbench': 'Straight shaft with Workbench',
  curve: 'Curve',
  'curve-workbench': 'Curve with Workbench',
  junction: 'Junction',
  'junction-workbench': 'Junction with Workbench',
  crossing: 'Crossing',
};

/** Texts by key. Action, Jewelry, Resource and Treasure cards are described from their rows. */
export const texts: Texts = {
  back: 'This card is hidden.',
  none: 'Nothing lies here.',
  move: 'Move the dwarf to a connected tile. Rubble on either of the two tiles blocks the way.',
  mine: 'Take the top card of an adjacent pile, or a Rubble from the dwarf’s tile or a connected one, into the discard.',
  remove: 'Remove one hand card from the game. A Rubble may be laid on a connected tile without a dwarf instead.',
  give: 'As Remove a Card; a Rubble may also go onto another player’s discard.',
  draw: 'Draw one card. Not together with Steal a Resource from the same card.',
  swap: 'Discard one hand card, then draw one card.',
  steal:
    'Take a random revealed resource of an adjacent dwarf into the discard. Not from a dwarf on the Camp, never a Treasure.',
  drive: 'Remove one companion of an adjacent dwarf from the game.',
  investigate: 'Look at the top three cards of a pile; put one of them on top, or all three under the pile.',
  thwart: 'Cancel the last action of another player, in anybody’s turn.',
  copy: 'Perform the actions of an Action card just played, as if it were one’s own.',
  look: 'Look at the top three cards of one’s own draw pile and discard up to two of them.',
  munch: 'Remove one Rubble in hand from the game.',
  rubble: '−1 VP. Whoever owns most Rubble at the end gains 2 VP.',
  bookling: 'Companion: look at the top three cards of one’s own draw pile and discard up to two of them.',
  'crunchy-munchy': 'Companion: remove one Rubble in hand from the game.',
  diggy: 'Companion: Mine.',
  'flying-agaric': 'Companion: Move twice.',
  longfingerling: 'Companion: Steal a Resource.',
  'mycolus-maximus': 'Companion: Thwart Plans once a round, in anybody’s turn, against an action aimed at its owner.',
  peekycillium: 'Companion: Investigate an adjacent mining pile.',
  'shuffle-truffle': 'Companion: “Draw a Card” and “Discard a Card, then Draw a Card”.',
  stinkhorn: 'Companion: Drive a Companion away. It tolerates no other companions beside it.',
  'call-of-nature':
    'Every Action card without Move and every basic action but Move costs one more discarded card. Leaves at the Camp.',
  canary: 'Cancels an event that triggers, or a delayed event that another player uses. Both leave the game.',
  'cave-otter': 'Waits on the new tile: for three Rubble in hand it hands over the face-up Jewelry with fewer VP.',
  'vampire-bats': 'The hand is refilled to 4 cards only. Leaves at the Camp.',
  'fools-gold': 'The next Gold revealed, or paid from the hand, leaves the game and turns into a Rubble.',
  'hearty-stew': 'Once, in the owner’s turn: draw three cards.',
  'cave-merchant': 'Waits on the new tile: one Jewelry card can be bought there as on the Camp.',
  'transport-tunnel': 'Once, in the owner’s turn: any dwarf goes to a tile without Rubble up to five steps away.',
  teleporter: 'Once, in the owner’s turn: two dwarves at most five steps apart swap places.',
  'cave-in': 'A Rubble falls on the new tile and another on the digger’s tile, never on the Camp.',
  'flooded-tunnel':
    'The digger discards the hand and drifts three steps towards the Camp; dwarves on the way discard three cards and come along.',
  monster: 'Every player within three steps of the digger, the digger too, discards three cards.',
  'thieving-goblins':
    'The digger’s most valuable revealed resource leaves the game. If there is none: discard the hand.',
  'trusty-tools': 'The digger may take one face-up Action card for free.',
  'birthday-party': 'Everybody lays a Resource or Rubble in the middle; the digger hands them out, one to each player.',
  agile: 'Up to two Moves, also over closed sides and through Rubble, but not ending on it.',
  clever: 'Draw a Card four times.',
  industrious: 'Up to two Mines; each Rubble so mined may leave the game.',
  inventive: 'After crafting at a Workbench: take another face-up Action card for free.',
  orderly: 'Remove two Rubble in hand from the game, then draw a card.',
  'smooth-talking': 'In a purchase by resources, one kind of resource in the price is waived.',
  strong:
    'Take a Rubble from the hand, the dwarf’s tile or a connected one; remove it or lay it up to three steps away. Draw a card.',
  'well-prepared': 'Thwart Plans, then one basic action for free. Nobody can thwart it.',
  entrance: 'The start of the mine, open on all four sides.',
  camp: 'Jewelry is bought and Action cards are crafted here. Nobody is robbed here, and no Rubble lies here.',
  straight: 'A shaft with two open sides opposite each other.',
  'straight-workbench': 'A shaft with two open sides opposite each other. Action cards can be crafted here.',
  curve: 'A shaft with two open sides at a right angle.',
  'curve-workbench': 'A shaft with two open sides at a right angle. Action cards can be crafted here.',
  junction: 'A shaft with three open sides.',
  'junction-workbench': 'A shaft with three open sides. Action cards can be crafted here.',
  crossing: 'A shaft open on all four sides.',
};

/** What is said of each action: in a word, as a question when it is the only one left on a card, and with its target. */
export const verbs: Readonly<Record<Verb, VerbWords>> = {
  move: {
    short: 'Move',
    ask: (who) => `Where ${asks(who)} move?`,
    deed: (to) => (to.to === 'tile' && isKnown(to.tile) ? `Move to ${tile(to.tile)}` : verbName('move')),
  },
  mine: {
    short: 'Mine',
    ask: (who) => `Where ${asks(who)} mine?`,
    deed(to) {
      if (to.to === 'rubble') return `Mine a Rubble on ${tile(to.tile)}`;
      return to.to === 'pile' && isKnown(to.pile) ? `Mine ${pile(to.pile)}` : verbName('mine');
    },
  },
  remove: {
    short: 'Remove',
    ask: (who) => `Where does the card that ${doing(who, 'remove', 'removes')} go?`,
    deed: (to) => parting(verbName('remove'), 'lay a Rubble on', to),
  },
  give: {
    short: 'Give Rubble',
    ask: (who) => `Where does the card that ${doing(who, 'give', 'gives')} away go?`,
    deed: (to) => parting(verbName('give'), 'on', to),
  },
  draw: { short: 'Draw a card', ask: (who) => `${Asks(who)} draw a card?`, deed: () => verbName('draw') },
  swap: {
    short: 'Discard, then draw',
    ask: (who) => `${Asks(who)} discard a card to draw another?`,
    deed: () => verbName('swap'),
  },
  steal: {
    short: 'Steal',
    ask: (who) => `Whom ${asks(who)} rob?`,
    deed(to) {
      if (to.to !== 'seat') return verbName('steal');
      const stakes = to.stakes.length > 0 ? ` (${grouped(to.stakes.map(name)).join(', ')})` : '';
      return `Steal a Resource from ${whom(to.victim)}${stakes}`;
    },
  },
  drive: {
    short: 'Drive away',
    ask: (who) => `Which companion ${asks(who)} drive away?`,
    deed(to) {
      if (to.to !== 'companion' || to.card === null) return verbName('drive');
      return `Drive away ${name(to.card)}${to.owner === null ? '' : ` from ${whom(to.owner)}`}`;
    },
  },
  investigate: {
    short: 'Investigate',
    ask: (who) => `Which pile ${asks(who)} investigate?`,
    deed: (to) => (to.to === 'stack' ? `Investigate ${stack(to.stack)}` : verbName('investigate')),
  },
  thwart: {
    short: 'Thwart',
    ask: (who) => `${Asks(who)} thwart the plan?`,
    deed: (to) =>
      to.to === 'plan'
        ? `Thwart ${whose(to.owner)} ${to.verb === null ? 'plan' : called(to.verb)}`
        : verbName('thwart'),
  },
  copy: {
    short: 'Copy',
    ask: (who) => `${Asks(who)} copy the last Action card?`,
    deed: (to) => (to.to === 'copied' && to.card !== null ? `Copy ${called(to.card)}` : verbName('copy')),
  },
  look: { short: 'Leaf through', ask: (who) => `${Asks(who)} look into the draw pile?`, deed: () => verbName('look') },
  munch: {
    short: 'Munch Rubble',
    ask: (who) => `${Asks(who)} have Rubble munched away?`,
    deed: () => verbName('munch'),
  },
};

const self = (to: Person): string => (to.isYou ? 'yourself' : to.name);

/** Where a hand card goes. */
function parting(what: string, lay: string, to: Target): string {
  if (to.to === 'out') return `${what}: out of the game`;
  if (to.to === 'seat') return `${what}: onto ${whose(to.victim)} discard`;
  return to.to === 'tile' && isKnown(to.tile) ? `${what}: ${lay} ${tile(to.tile)}` : what;
}

/** What is said of the questions that actions and events ask. */
export const questions: QuestionWords = {
  removing: {
    prompt: (who) => `Which hand card ${asks(who)} remove from the game?`,
    promptRubble: (who) => `Which Rubble ${asks(who)} part with?`,
    remove: (card) => `Remove ${called(card)} from the game`,
    noRubble: () => 'There is no Rubble in hand: the action is lost',
  },
  swapping: {
    prompt: (who) => `Which card ${asks(who)} discard before drawing?`,
    discard: (card) => `Discard ${called(card)}`,
  },
  investigating: {
    prompt: (_who, facts) =>
      facts.of === 'mining'
        ? 'The top comes lowest in the next pile. One card on top, or all under it?'
        : 'Which card goes on top? Or all of them under the pile?',
    top: (card) => `Put ${called(card)} on top`,
    under: () => 'Put all of them under the pile, in their order',
  },
  looking: {
    prompt: (who, left) => `${does(who, 'leaf', 'leafs')} through the draw pile. Discard a card? (up to ${left} more)`,
    discard: (card) => `Discard ${called(card)} from the draw pile`,
    done: () => 'Leave the rest on the draw pile',
  },
  canary: {
    prompt: (who, by, card) => `${name(card)} for ${whom(by)}: does ${whose(who)} Canary cancel it?`,
    cancel: (card) => `The Canary cancels ${name(card)}; both leave the game`,
    letHappen: (card) => `Do not cancel ${name(card)}`,
  },
  third: {
    prompt: (who, card) => `${name(card)} joins ${whom(who)}. Which companion has to go?`,
    dismiss: (card) => `Send ${name(card)} away`,
  },
  flood: {
    prompt: (who, steps) => `Which way does the flood carry ${whom(who)}? (${count(steps, 'step')} to go)`,
    drift: (facts) => `Drift to ${tile(facts)}`,
  },
  goblins: {
    prompt: (who) => `Which resource do the Thieving Goblins take from ${whom(who)}?`,
    lose: (card) => `Lose ${name(card)} (${coins(coinsOn(card))})`,
  },
  taking: {
    prompt: (who) => `Which Action card ${asks(who)} take for free?`,
    take: (card) => `Take ${called(card)}: ${actionsOn(card)}`,
    none: () => 'Take no card',
  },
  giving: {
    prompt: (who) => `Birthday Party: which card ${asks(who)} lay in the middle?`,
    give: (card, from) => `Lay ${called(card)} ${FROM[from]} in the middle`,
    none: () => 'There is nothing to give here: look further',
  },
  gifts: {
    prompt: (who, to) =>
      who.seat === to.seat
        ? `Birthday Party: which card ${asks(who)} take?`
        : `Birthday Party: what ${asks(who)} give to ${whom(to)}?`,
    gift: (card, to) => `Give ${called(card)} to ${self(to)}`,
    none: (to) => `Give nothing to ${self(to)}`,
  },
  tunnel: {
    prompt: (who, dwarf) => `${Whose(who)} Transport Tunnel: where does ${whose(dwarf)} dwarf go?`,
    send: (dwarf, facts) => `${does(dwarf, 'go', 'goes')} to ${tile(facts)}`,
  },
};
