/** Dig Deeper Dwarf in English. */
import { english } from '../../../engine/persons';
import { coinsOn, excludes, grouped, priceOn, printed } from '../cards/print';
import type { Priced } from '../cards/row';
import { cover } from '../cover';
import type { Verb } from '../verbs/all';
import { names, questions, texts, verbs } from './cards.en';
import { labels } from './labels.en';
import { motives } from './motives.en';
import {
  called,
  cards,
  coins,
  actionsOn,
  FROM,
  hidden,
  list,
  name,
  owner,
  pileState,
  place,
  sides,
  spot,
  stack,
  tile,
  verbList,
  verbName,
} from './phrases.en';
import { rules } from './rules.en';
import type { Due, Speech } from './speech';
import { tales } from './tales.en';
import { wordsOf } from './words';

const { does, doing, asks, Asks, Whose } = english;

const TEXTS: Readonly<Record<string, string>> = texts;

const text = (key: string): string => TEXTS[key] ?? '';

const price = (parts: readonly (readonly [Priced, number])[]): string =>
  list(parts.map(([resource, n]) => `${n} ${name(resource)}`));

const costOf = (key: string, waived: Priced | null): string => price(priceOn(key, waived));

const points = (key: string): string => `${printed(key)?.points ?? 0} VP`;

const taxed = (tax: number): string => (tax > 0 ? `; Call of Nature: discard ${tax} more` : '');

const seller = (from: string | null): string => (from === null ? '' : ` from the ${name(from)}`);

function due(facts: Due): string {
  if (facts.in === 'price') return `for ${price(facts.open)}`;
  const rest = facts.cost - facts.paid;
  return facts.paid > 0 ? `with ${rest} more ${rest === 1 ? 'coin' : 'coins'}` : `for ${coins(rest)}`;
}

function actionText(verbs: readonly Verb[], craft: number, vp: number): string {
  const rest = verbs.filter((verb) => verb !== 'thwart');
  const what = excludes(verbs)
    ? `${list(verbs.map(verbName), 'or')}, not both.`
    : verbs.includes('thwart') && rest.length > 0
      ? `Thwart Plans; once the chain is settled: ${verbList(rest)}. In one’s own turn also without a Thwart: ${verbList(rest)}.`
      : verbs.length > 1
        ? `${verbList(verbs)}, in any order.`
        : `${verbList(verbs)}.`;
  return `${what}${craft > 0 ? ` Crafting cost: ${cards(craft)}.` : ''}${vp > 0 ? ` ${vp} VP.` : ''}`;
}

const OVER = {
  'mining cards': 'The game is over: too few Mining cards are left for a new pile.',
  'empty mine': 'The game is over: no Mining cards are left in the mine.',
  stalemate: 'The game is over: five rounds without a Mining card.',
} as const;

const speech: Speech = {
  title: cover.en.name,
  firstTurn: [
    'You hold five cards: play those with actions to move through the mine and to take cards from the piles beside your tile.',
    'What you mine goes to your discard and into your hand later, and back at the Camp resources buy Jewelry, which wins the game.',
    'When you do something to others or to the mine, anybody may thwart it, so watch who still holds cards.',
  ],
  variants: {
    'no-actions': {
      name: 'No Action piles',
      line: 'For beginners: no Action cards to craft, and half of the Mining cards.',
    },
    'no-events': { name: 'No Events', line: 'For beginners: a pile that runs dry only opens a new tile.' },
    'glueck-auf': { name: 'Glück auf!', line: 'Events come as a surprise when a pile runs dry.' },
    traits: { name: 'Traits', line: 'Each dwarf has a trait that can be used once a game.' },
    'birthday-party': { name: 'Birthday Party', line: 'One more event: presents for everybody.' },
  },
  rules,
  families: {
    start: 'Start cards',
    mining: 'Mining cards',
    action: 'Action cards',
    jewelry: 'Jewelry',
    companion: 'Events: companions',
    treasure: 'Events: treasures',
    delayed: 'Delayed events',
    instant: 'Instant events',
    trait: 'Traits',
    tile: 'Mineshaft tiles',
  },
  labels,
  names,
  texts,
  legend: {
    coin: ['Coins', 'What a Resource card is worth. Jewelry can be paid with coins instead of its exact resources.'],
    card: ['Hand card', 'A card of your choice from your hand, discarded as a price.'],
  },
  actionText,
  jewelryText: (vp, cost, coinCost) => `${vp} VP. Costs ${price(cost)}, or ${coins(coinCost)}.`,
  resourceText: (resource, value) =>
    resource === 'emerald'
      ? `Resource worth ${coins(value)}. No Jewelry asks for it, but its coins pay for any.`
      : `Resource worth ${coins(value)}. Pays for Jewelry as ${name(resource)} or with its coins.`,
  treasureText: (resource) =>
    `1 VP at the end, or ${name(resource)} in the price of a Jewelry card. Cannot be stolen, has no coins.`,
  sprites: {
    tile: (key, where, open) => `${name(key)}${spot(where)}, open to the ${sides(open)}`,
    pile: (facts) => `Mining pile${spot(facts.where)}: ${pileState(facts)}`,
    dwarf: (who) => `${owner(who)} dwarf`,
    rubble: (n, where) => `${n} Rubble on ${place(where, 'tile')}`,
    guest: (card, where) => `${name(card)} on ${place(where, 'tile')}`,
    ghost: (where) => `Here a tile is to be laid: ${place(where, 'cell')}`,
    newPile: (where) => `Here a new mining pile would lie${spot(where)}`,
  },
  verbs,
  questions,
  sources: { card: 'Card', copied: 'Copied card', basic: 'Basic action', companion: 'Companion', trait: 'Trait' },
  gameOver: 'The game is over.',
  prompts: {
    draft: (who) => `Which trait ${asks(who)} keep?`,
    activity: (who, isLate) =>
      isLate ? `${Whose(who)} turn. A new pile will end the game.` : `${Whose(who)} turn: what comes next?`,
    card: (who, card, left) => {
      const [first] = left;
      if (first === undefined || left.some((verb) => verb !== first)) {
        return `${name(card)}: what ${asks(who)} do, ${list(grouped(left.map(verbName)), 'or')}?`;
      }
      return card === first ? verbs[first].ask(who) : `${name(card)}: ${verbs[first].ask(who)}`;
    },
    window: (by, what) => `${does(by, 'announce', 'announces')}: ${what}. Any reaction?`,
    pay: (who, n, what) =>
      what === null
        ? `${does(who, 'pay', 'pays')} ${cards(n)} from the hand.`
        : `${does(who, 'pay', 'pays')} for ${'verb' in what ? verbName(what.verb) : called(what.card)}: ${cards(n)} from the hand.`,
    discard: (who, n) => (n === 1 ? `Which card ${asks(who)} discard?` : `Which ${cards(n)} ${asks(who)} discard?`),
    sorting: (who) => `What happens to the card ${doing(who, 'have', 'has')} just mined?`,
    free: (who) => `Which basic action ${asks(who)} perform for free?`,
    tile: (who) => `How ${asks(who)} lay the new tile?`,
    buy: (who, card, facts) => `${does(who, 'buy', 'buys')} ${name(card)} ${due(facts)}.`,
    'fools-gold': (who, card) => `Fool’s Gold! ${Asks(who)} pay another Gold for ${name(card)}?`,
    strong: (who) => `Where ${asks(who)} put the Rubble?`,
    fee: (who) => `Camp fee: which resource ${asks(who)} hand over?`,
    asking: (who, turn) => `${Whose(turn)} turn ends. ${Asks(who)} use a trait?`,
    keep: (who) => `End of turn: which card ${asks(who)} keep?`,
  },
  choices: {
    trait: (card) => `Use the trait ${name(card)}: ${text(card)}`,
    draft: (card) => `Keep ${name(card)}: ${text(card)}`,
    play: (card, tax) =>
      name(card) === actionsOn(card)
        ? `Play ${called(card)}${taxed(tax)}`
        : `Play ${called(card)}: ${actionsOn(card)}${taxed(tax)}`,
    basic: (what, n) => `${what} – basic action, discard ${cards(n)}`,
    freeBasic: (what) => `${what} – free`,
    reveal: (card, draw, fooled) =>
      fooled
        ? `Reveal ${name(card)}: Fool’s Gold turns it into a Rubble`
        : `Reveal ${name(card)} (${coins(coinsOn(card))}), ${draw ? 'draw a card' : 'draw nothing'}`,
    buyCoins: (card, from) =>
      `Buy ${name(card)} (${points(card)})${seller(from)} for ${coins(printed(card)?.coins ?? 0)}`,
    buyPrice: (card, waived, from) =>
      `Buy ${name(card)} (${points(card)})${seller(from)} for ${costOf(card, waived)}${waived === null ? '' : `; Smooth-Talking waives ${name(waived)}`}`,
    craft: (card) => `Craft ${name(card)} (${actionsOn(card)}): discard ${cards(printed(card)?.craft ?? 0)}`,
    companion: (card) => `Send ${name(card)} (${actionsOn(card)}): discard 1 card`,
    stew: () => 'Eat the Hearty Stew: draw 3 cards',
    otter: (jewel) => `Give the Cave Otter 3 Rubble for ${name(jewel)} (${points(jewel)})`,
    sendThrough: (dwarf) => `Use the Transport Tunnel: ${english.whose(dwarf)} dwarf goes elsewhere`,
    swapDwarves: (a, b) => `Use the Teleporter: ${english.whom(a)} and ${english.whom(b)} swap places`,
    strong: (from) => `Use Strong on a Rubble ${from === null ? 'in hand' : `on ${tile(from)}`}`,
    end: () => 'End the turn',
    noFee: () => 'There is nothing to pay with: refill to 3 cards only',
    done: (card, lost) =>
      lost.length > 0 ? `Leave ${list(grouped(lost.map(called)))} unused` : `Be done with ${name(card)}`,
    passReaction: () => 'Let it happen',
    passTrait: () => 'Use no trait',
    thwart: (card, kind, tax) => {
      switch (kind) {
        case 'card':
          return `Thwart it with ${called(card)} from the hand${taxed(tax)}`;
        case 'companion':
          return `Thwart it with ${called(card)}: discard 1 card`;
        case 'trait':
          return `Thwart it with ${called(card)}, then a free basic action`;
      }
    },
    thwartBasic: (n) => `Thwart it with the basic action: discard ${cards(n)}`,
    copy: (card, copied, tax) =>
      `Copy ${copied === null ? 'the card' : called(copied)} with ${called(card)}${taxed(tax)}`,
    pay: (card) => `Discard ${called(card)} as payment`,
    payFrom: (card, from, treasure) =>
      treasure ? `Pay with the ${name(card)}` : `Pay with ${name(card)} (${coins(coinsOn(card))}) ${FROM[from]}`,
    discard: (card) => `Discard ${called(card)}`,
    sortOut: (card) => `Remove ${called(card)} from the game`,
    sortKeep: (card) => `Leave ${called(card)} on the discard`,
    freeDone: () => 'No basic action',
    lay: (key, open) => `${name(key)}, open to the ${sides(open)}`,
    giveUp: () => 'Cancel the purchase; the other cards used go to the discard',
    strongOut: () => 'Remove the Rubble from the game',
    strongTo: (facts) => `Put the Rubble on ${tile(facts)}`,
    fee: (card, from) => `Hand over ${name(card)} (${coins(coinsOn(card))}) ${FROM[from]}`,
    keep: (card) => `Keep ${called(card)}`,
    keepNone: () => 'Keep no card',
  },
  chronicle: {
    card: {
      drew: (who, card) => `${who} draws ${hidden(card)}.`,
      discarded: (who, card) => `${who} discards ${hidden(card)}.`,
      paid: (who, card) => `${who} pays with ${hidden(card)}.`,
      removed: (who, card) => `${who} removes ${hidden(card)} from the game.`,
      revealed: (who, card) => `${who} reveals ${hidden(card)}.`,
      played: (who, card) => `${who} plays ${hidden(card)}.`,
      crafted: (who, card) => `${who} crafts ${hidden(card)}.`,
      bought: (who, card) => `${who} buys ${hidden(card)}.`,
      took: (who, card) => `${who} takes ${hidden(card)} for free.`,
      kept: (who, card) => `${who} keeps ${hidden(card)}.`,
      fee: (who, card) => `${who} pays the Camp fee: ${hidden(card)}.`,
      looked: (who, card) => (card === null ? null : `${who} sees ${called(card)}.`),
      dealt: (who, card) => (card === null ? null : `${who} is dealt ${name(card)}.`),
      chose: (who, card) => `${who} chooses ${card === null ? 'a trait' : name(card)}.`,
      unveiled: (who, card) => `${owner(who)} trait is ${hidden(card)}.`,
      'laid-in-middle': (who, card) => `${who} lays ${hidden(card)} in the middle.`,
      gifted: (who, card) => `${who} is given ${hidden(card)}.`,
      came: (who, card) => `${hidden(card)} joins ${who}.`,
      left: (who, card) => `${hidden(card)} leaves ${who}.`,
      treasure: (who, card) => `${who} finds a treasure: ${hidden(card)}.`,
      delayed: (who, card) => `${hidden(card)} now lies in front of ${who}.`,
      triggered: (who, card) => `${who} triggers ${hidden(card)}!`,
      used: (who, card) => `${who} uses ${hidden(card)}.`,
      'cancelled-event': (who, card) => `${owner(who)} Canary cancels ${hidden(card)}.`,
      fooled: (who) => `Fool’s Gold! ${owner(who)} Gold turns into a Rubble.`,
      trait: (who, card) => `${who} uses the trait ${hidden(card)}.`,
      'turned-up': (_who, card) => (card === null ? null : `${name(card)} turns up.`),
    },
    mined: (who, card, from, left) =>
      from === 'tile'
        ? `${who} clears a Rubble away.`
        : `${who} mines ${hidden(card)}. ${left === 0 ? 'The pile has run dry!' : `${cards(left)} left.`}`,
    stole: (who, card, from) => `${who} steals ${hidden(card)} from ${from}.`,
    droveAway: (who, card, from) => `${who} drives away ${card === null ? 'a companion' : name(card)} from ${from}.`,
    rubbleOnTile: (_who, where) => `A Rubble now lies on ${place(where, 'tile')}.`,
    rubbleTo: (who, to) =>
      who === to ? `A Rubble goes onto ${owner(to)} discard.` : `${who} gives a Rubble to ${to}.`,
    laid: (who, key) => `${who} lays a tile${key === null ? '' : `: ${name(key)}`}.`,
    onTile: (card) => `${hidden(card)} waits on the new tile.`,
    moved: (who, where, by) => {
      const to = where.at === 'somewhere' ? '' : ` to ${place(where, 'tile')}`;
      switch (by) {
        case 'foot':
          return `${who} moves${to === '' ? ' on' : to}.`;
        case 'flood':
          return `The flood carries ${who}${to === '' ? ' along' : to}.`;
        case 'event':
          return `${who} is taken${to === '' ? ' elsewhere' : to}.`;
      }
    },
    announced: (who, what) => `${who} announces: ${what}.`,
    thwarted: (who, verb) => `${owner(who)} ${called(verb)} is thwarted.`,
    lost: (who, verb) => `${owner(who)} ${called(verb)} is lost: it can no longer be done.`,
    copied: (who) => `${who} copies the card.`,
    investigated: (who, facts, top) =>
      `${who} has looked into ${stack(facts)}: ${top ? 'one card is on top now' : 'the cards went under the pile'}.`,
    reshuffled: (who) => `${who} shuffles the discard into a new draw pile.`,
    ended: (who) => `${who} ends the turn.`,
    unpaid: (who) => `${who} cannot pay the Camp fee and refills to ${cards(3)} only.`,
    purchaseCancelled: (who) => `${owner(who)} purchase comes to nothing.`,
    turn: (who, round) => `Round ${round}: ${owner(who)} turn.`,
    over: (why) => OVER[why],
  },
  reasons: {
    'not your turn': () => 'Another player’s turn',
    'not now': () => 'Something else has to be decided first',
    'rubble on your tile': () => 'Rubble lies on the dwarf’s own tile',
    'rubble there': () => 'Rubble lies there',
    'no way there': () => 'No open side of the dwarf’s tile leads there',
    'nothing to mine': () => 'No pile and no Rubble within reach',
    'basic used': () => 'Each basic action only once a turn',
    'too few cards': ({ count: n }) =>
      n === undefined ? 'Too few hand cards' : `This takes ${cards(n)} from the hand`,
    'nobody to rob': () => 'No adjacent dwarf outside the Camp has revealed resources',
    'no companion to drive': () => 'No adjacent dwarf has a companion',
    'nothing of it': ({ card }) =>
      card === undefined ? 'None of it can be used now' : `Nothing on ${name(card)} can be used now`,
    'only a reaction': () => 'Only as an answer to another player’s action',
    'nothing to copy': () => 'No Action card to copy was played this turn',
    'no hand card': () => 'No card in hand',
    'bought already': () => 'Only one purchase a turn',
    'not at camp': () => 'Jewelry is bought on the Camp or from the Cave Merchant',
    'cannot afford': ({ card }) =>
      card === undefined ? 'The resources do not suffice' : `The resources do not suffice for ${name(card)}`,
    'crafted already': () => 'Only one Action card is crafted a turn',
    'no workbench': () => 'Crafting takes the Camp or a Workbench',
    'pile empty': () => 'This pile is empty',
    'companion used': () => 'Only one companion action a turn',
    'mycolus waits': () => 'Mycolus Maximus only answers an action aimed at its owner',
    'passive event': ({ card }) => (card === undefined ? 'It works by itself' : `${name(card)} works by itself`),
    'not on its tile': () => 'The dwarf must stand on the same tile',
    'nothing besides rubble': () => 'A hand card is paid besides the Rubble that is removed',
    'too little rubble': ({ count: n }) =>
      n === undefined ? 'Too little Rubble in hand' : `This takes ${n} Rubble in hand`,
    'no target': () => 'There is nothing it could be used on',
    'trait waits': ({ card }) =>
      card === undefined ? 'Its moment has not come' : `The moment for ${name(card)} has not come`,
    'is rubble': () => 'Rubble cannot be played',
    'is jewelry': () => 'Jewelry cannot be played: it counts at the end, and pays like any hand card until then',
    'at the piles': () => 'Choose the Jewelry on its pile: the Merchant sells what lies there',
  },
  toReveal: (card) => `Reveal ${card}?`,
  howToPay: (card) => `How to pay for ${card}?`,
  or: 'or',
  motives: motives(called),
  scores: {
    jewelry: 'Jewelry',
    actions: 'Action cards',
    rubble: 'Rubble',
    treasures: 'Treasures',
    coins: 'Coins (1 VP for every 5)',
    'most-rubble': 'Most Rubble',
  },
};

/** The game in English. */
export const en = wordsOf(speech, tales);
