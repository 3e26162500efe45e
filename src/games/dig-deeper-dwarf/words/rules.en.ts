/** The rules screen in English: every rule, in our own words. */
import { COINS, RESOURCES } from '../cards/row';
import { listed, many } from './box';
import { names } from './cards.en';
import type { RuleKey, Section } from './speech';

const coins = RESOURCES.map((resource) => `${names[resource]} ${COINS[resource]}`).join(', ');

/** Title and text by section. */
export const rules: Readonly<Record<RuleKey, Section>> = {
  goal: [
    'The goal',
    'Two to four dwarves share one mine. Whoever has the most victory points (VP) at the end wins. Most VP come from Jewelry, which is bought with mined resources.',
  ],
  mine: [
    'The mine',
    'The mine lies on a square grid. Each side of a tile is open or closed. Two neighbouring tiles are connected if both facing sides are open; an open side may face a closed one, but that is no connection.\n\nAn open side that faces an empty cell leads to a mining pile: five face-down Mining cards on one face-up Event. There is at most one pile in a cell, and every tile with an open side to it is adjacent to it.\n\nTwo dwarves are adjacent on the same tile or on connected tiles. Steps are counted over connected tiles; Rubble does not count there, it only stops the action Move. Any number of Rubble cards can lie on a tile, but none ever on the Camp.\n\nThe Mine Entrance is open on all sides. The Camp has one open side, towards the Entrance.',
  ],
  setup: [
    'Setup',
    `Every player has the same ${many('start')} start cards, shuffles them and draws 5. All dwarves begin on the Mine Entrance. The ${many('jewelry')} Jewelry cards lie in two piles, the ${many('action')} Action cards in three, each with the top card face up.\n\nThree drawn tiles are laid on the free sides of the Entrance, open side to open side. Each open side that faces an empty cell gets a pile: an Event face up, and 5 Mining cards on it. The start player is chosen by lot or when the game is set up; play goes clockwise.`,
  ],
  turn: [
    'The turn',
    'A turn has an Activity phase and an End phase. In the Activity phase, in any order and as often as allowed: play Action cards; perform basic actions; reveal resources; buy one Jewelry card; craft one Action card; use one companion; use delayed events, whatever waits on the tile, and a trait. One activity is finished before the next begins. There is no hand limit during a turn.',
  ],
  playing: [
    'Playing Action cards',
    'Any number of Action cards may be played; start cards with actions are Action cards too. A card lies face up in front of its player, who uses some or all of its actions in any order; what is not used is lost. “Draw a Card” and “Steal a Resource” on the same card exclude each other: announcing one rules out the other, even if it is thwarted. “Discard a Card, then Draw a Card” does not count as Draw for this.\n\nUsed cards stay in front of the player until the End phase, so they cannot be reshuffled and drawn again in the same turn.',
  ],
  basic: [
    'Basic actions',
    'Without a card, for any hand cards discarded: Move 1, Mine 2, Remove a Card 2, Steal a Resource 2, Drive a Companion away 2, Thwart Plans 3. Each kind only once a turn; Thwart Plans also once in each turn of another player. The price stays paid and the action counts as used even if it is thwarted.',
  ],
  reveal: [
    'Revealing resources',
    `Any number of Resource cards may be laid from the hand into the play area; after each the player may draw a card. Revealed resources stay there, can pay for Jewelry, and can be stolen. Coins: ${coins}.`,
  ],
  buy: [
    'Buying Jewelry',
    'Once a turn, on the Camp or from the Cave Merchant: pay the coin price with Resource cards worth at least that much (the excess is lost), or exactly the resource price, never a mixture. Cards from the hand and from the play area may be combined; Treasures pay only in a resource price. The paid cards leave the game, the Jewelry goes to the discard, and the pile shows its next card. No Jewelry asks for Emerald.',
  ],
  craft: [
    'Crafting Action cards',
    'Once a turn, on the Camp or on a tile with a Workbench: discard as many hand cards as the crafting cost of a face-up Action card and put it on the discard. The pile shows its next card. An empty pile offers nothing.',
  ],
  camp: [
    'The Camp',
    'On the Camp Jewelry is bought and Action cards are crafted; nobody there can be robbed, and no Rubble can be laid there. Whoever enters it, by whatever means, loses all companions, and also Call of Nature and the Dwarf Vampire Bats.\n\nThe fee: whoever began and ends the turn on the Camp must remove one Resource card of their choice, from hand or play area, from the game. Treasures do not count. Whoever cannot pay refills the hand to 3 cards only.',
  ],
  'end-phase': [
    'The End phase',
    'In this order: 1. The Camp fee, if it is due. 2. Each player, beginning with the active one, may use a trait. 3. The active player may keep one hand card and discards the others; Action cards used this turn, by anybody, go to their owners’ discards. Revealed resources stay. 4. The active player draws up to 5 cards in hand; with the Dwarf Vampire Bats up to 4, with an unpaid Camp fee up to 3, the lowest limit counts. After a flood at most 3 cards are drawn.\n\nAn empty draw pile is made anew by shuffling the discard at the moment a card has to be drawn. If both are empty, nothing is drawn.',
  ],
  secrets: [
    'Open and hidden',
    'Hidden are hands, draw piles and their order, mining piles and all other face-down piles. A card mined from a pile is seen by the miner alone; Rubble taken from a tile is public. Cards that are played, paid, bought, crafted, revealed or removed are shown to all. Cards discarded to an event, by “Discard a Card, then Draw a Card”, or in the End phase are seen by their owner alone. The number of cards everywhere is public.',
  ],
  move: ['Move', 'Move the dwarf to a connected tile. Not while Rubble lies on the dwarf’s tile or on the target.'],
  mining: [
    'Mine',
    'Take the top card of an adjacent mining pile, or a Rubble from the dwarf’s tile or a connected one, and put it on the discard. The last card of a pile triggers its Event and opens a new tile.',
  ],
  remove: [
    'Remove a Card',
    'Remove one hand card from the game. A Rubble may instead be laid on a connected tile without a dwarf, never on the Camp. Only the destination is announced; the card is chosen when the action is carried out. A tile can be named only with Rubble in hand, and then a Rubble must be used: if none is left by then, the action is lost.',
  ],
  give: [
    'Give Rubble',
    'As Remove a Card. In addition a Rubble may go onto any other player’s discard; that player is named when the action is announced.',
  ],
  draw: [
    'Draw a Card',
    'Draw one card. If the draw pile is empty the discard is shuffled first. Not together with Steal a Resource from the same card.',
  ],
  swap: [
    'Discard a Card, then Draw a Card',
    'Discard one hand card, then draw one. Discarding is part of the effect: if the action is thwarted the card stays in hand.',
  ],
  steal: [
    'Steal a Resource',
    'Take a random revealed resource of an adjacent dwarf onto one’s own discard. Not from a dwarf on the Camp; Treasures cannot be stolen. Not together with Draw a Card from the same card.',
  ],
  drive: [
    'Drive a Companion away',
    'Remove one companion of an adjacent dwarf from the game. One’s own companions cannot be driven away.',
  ],
  investigate: [
    'Investigate',
    'Look at the top three cards of a pile: a Jewelry or Action pile (its face-up card is the first), any mining pile, the Mining draw pile, the Event pile or any player’s draw pile; not discards and not tiles. Then put one of them on top, the others staying below in their order, or all of them under the pile in their order; under a mining pile means above its Event. Jewelry and Action piles then show their new top card.\n\nOnly the investigator knows what was seen; whether one went on top or all went under is public. New piles are dealt card by card from the Mining draw pile, so its top card comes to lie lowest in the next pile. With fewer than three, all are looked at. An empty pile cannot be chosen.',
  ],
  thwart: [
    'Thwart Plans',
    'Cancel the last announced action of another player, in anybody’s turn: with an Action card that has Thwart Plans, with the basic action (3 cards), with Mycolus Maximus or with Well-Prepared. It cancels one action, even if the card has more. Only actions can be thwarted: not revealing, buying or crafting, not delayed events, not Well-Prepared. Nobody can thwart their own action, but a Thwart against oneself can be thwarted.',
  ],
  copy: [
    'Copy an Action Card',
    'Right after an action from an Action card was announced, or in one’s own turn after an Action card was played in this turn by anybody. The copier performs the actions of the copied card at once, as if the card were theirs, then the rest of the Copy card.\n\nCopied is the card whose action is pending, in one’s own turn the last Action card played this turn that is not a Copy card; against a Copy, the card that is being copied there. Copy can itself be thwarted. The copied card’s own Copy is not copied. A copied Thwart works against the last action still pending that is not one’s own, or is lost.',
  ],
  chain: [
    'The reaction chain',
    'An action is announced with its public target. What comes from a hidden hand is chosen only when the action is carried out, so a thwarted action shows nothing of the hand. Prices are paid at the announcement and stay paid.\n\nThen all others, clockwise, may react with Thwart Plans or Copy. A reaction can be answered in its turn. When nobody reacts to the last one it is carried out. If a Thwart was cancelled, the action below it is live again, and everybody may react to it once more. A player is asked unless public facts rule a reaction out, never by what is in the hand.\n\nWhen an action is carried out its target is checked again: if it is no longer allowed the action is lost, not aimed anew.',
  ],
  leftovers: [
    'What is left on cards used to react',
    'Other actions on a card used for Thwart Plans are performed once the chain is settled, that is once the first action has been cancelled for good or carried out with its Event and tile. The last card comes first, the card of the player who began it all comes last. This holds even if the Thwart itself was cancelled. Their targets are chosen only then; each may be skipped, each can be thwarted, and a new chain is finished before the next leftover.\n\nWhoever mines the last card of a pile in another player’s turn resolves that Event and lays that tile.',
  ],
  'chain-example': [
    'The chain: an example',
    'A plays a card with Move and Draw a Card, and announces the Move. B thwarts it with a card that also has Mine. C comes to A’s help and thwarts B’s Thwart with a card that also has Give Rubble; nobody answers. So B’s Thwart is cancelled and the Move is live again. Everybody is asked once more, everybody lets it happen, and A moves. What is left on the cards follows: first C may Give Rubble, then B may Mine, although B’s Thwart was cancelled, and at last A may draw.',
  ],
  events: [
    'Events',
    'When the last card of a pile is taken the Event under it triggers for the player who took it, no matter whose turn it is. The owner of the Canary may cancel it. Then the tile is laid. Whoever must discard more cards than the hand holds discards all of them; if several must discard, they choose clockwise from the player who triggered the Event.',
  ],
  tile: [
    'Laying a tile',
    'After the Event the same player draws a tile and lays it into the cell of the pile, turned as they like, with an open side to the tile from which they mined. Then every open side of the new tile that faces an empty cell without a pile gets an Event and 5 Mining cards, clockwise from the connecting side. If no Events are left the pile is laid without one. If no tiles are left nothing is laid, and the side stays closed off for good.',
  ],
  companions: [
    'Companions',
    'A companion lies in front of its player. Two at most: if a third comes, one of the two has to go first. All leave when their dwarf enters the Camp. One companion action a turn in all, also with two companions, for one discarded hand card; it can be thwarted, the card stays paid. An action with two parts is announced part by part and is finished even if the companion has left meanwhile.',
  ],
  bookling: [
    'Bookling',
    'Look at the top three cards of one’s own draw pile, put up to two on the discard and the rest back in their order. An empty draw pile is made anew first.',
  ],
  'crunchy-munchy': ['Crunchy Munchy', 'Remove one Rubble in hand from the game.'],
  diggy: ['Diggy', 'Mine.'],
  'flying-agaric': ['Flying Agaric', 'Move twice. Each Move is announced and can be thwarted by itself.'],
  longfingerling: ['Longfingerling', 'Steal a Resource.'],
  'mycolus-maximus': [
    'Mycolus Maximus',
    'Thwart Plans, once a round (rounds begin with the start player), in anybody’s turn, only against an action that targets its owner: Steal from them, Drive away their companion, Give Rubble to their discard, Investigate of their draw pile, Thwart of their action. It is spent when announced, and it is that turn’s companion action too.',
  ],
  peekycillium: ['Peekycillium', 'Investigate, adjacent mining piles only.'],
  'shuffle-truffle': [
    'Shuffle Truffle',
    '“Draw a Card” and “Discard a Card, then Draw a Card”. Both are announced and can be thwarted separately.',
  ],
  stinkhorn: [
    'Stinkhorn',
    'Drive a Companion away. When it comes all other companions of its player leave; while it is there, new ones leave the game at once.',
  ],
  treasures: [
    'Treasures',
    'Four cards: Silver, Gold, Ruby, Diamond. Each is worth 1 VP, lies in front of its player and cannot be stolen. It can pay as its resource in a Jewelry price by resources and then leaves the game. It has no coins and is no Resource card for the Camp fee, the goblins or the final coins.',
  ],
  delayed: [
    'Delayed events',
    'They stay in front of their player or on a tile until they end. Those that are used are used in one’s own Activity phase, between two activities. That is no action, so it cannot be thwarted, but the Canary can cancel it: then nothing is paid and a purchase is not used up. Otter and Merchant serve whoever stands on their tile; if there is no tile left for them they leave the game.',
  ],
  'call-of-nature': [
    'Call of Nature',
    'One more card must be discarded for every Action card without Move and every basic action but Move, also for Thwart and Copy in another player’s turn and for Well-Prepared’s free action. For Copy the card played counts, not the one copied. Whoever cannot pay it cannot play that card or action. Companions and traits are free of it. Leaves when the dwarf enters the Camp.',
  ],
  canary: [
    'Canary',
    'Whenever an Event triggers, for anybody, or another player uses a delayed event, its owner may cancel it: both cards leave the game. The tile is still laid. Effects that merely last cannot be cancelled later.',
  ],
  'cave-otter': [
    'Cave Otter',
    'Lies on the new tile. Whoever stands there in their turn may remove 3 Rubble in hand from the game and take the face-up Jewelry with fewer VP onto the discard (on a tie either; if one pile is left, that one). The Otter leaves. This is not the turn’s purchase.',
  ],
  'vampire-bats': [
    'Dwarf Vampire Bats',
    'The hand is refilled to 4 cards only. They leave when the dwarf enters the Camp.',
  ],
  'fools-gold': [
    'Fool’s Gold',
    'The next time its owner would reveal Gold, or pay with Gold from the hand: that Gold and Fool’s Gold leave the game and a Rubble goes to the discard instead; a reveal brings no card. A purchase goes on only if another Gold is paid, from hand or play area, or the Gold Treasure in a resource price. Otherwise it is cancelled: the cards used go to the discard, Treasures return, and the turn’s purchase, the Merchant and Smooth-Talking are not used up. Gold that was already revealed does not set it off.',
  ],
  'hearty-stew': ['Hearty Stew', 'Once, in the owner’s Activity phase: draw 3 cards.'],
  'cave-merchant': [
    'Pop-up Cave Merchant',
    'Lies on the new tile. Whoever stands there in their turn may buy a Jewelry card as on the Camp; it is the turn’s purchase. Then the Merchant leaves.',
  ],
  'transport-tunnel': [
    'Transport Tunnel',
    'Once, in the owner’s Activity phase: any one dwarf goes to another tile without Rubble up to 5 steps away, the Camp included, also out of Rubble.',
  ],
  teleporter: [
    'Teleporter',
    'Once, in the owner’s Activity phase: two dwarves on different tiles, at most 5 steps apart, swap places. Neither Rubble nor the Camp matters.',
  ],
  instant: ['Instant events', 'They take effect at once and then leave the game.'],
  'cave-in': [
    'Cave-In',
    'One Rubble is put on the new tile as soon as it is laid, and one on the tile of the dwarf who triggered it, never on the Camp. If no tile is left the first one is not placed.',
  ],
  'flooded-tunnel': [
    'Flooded Tunnel',
    'The player discards the hand and drifts 3 steps towards the Camp by a shortest way, choosing among equals; Rubble does not stop the flood, and it ends in the Camp. Every dwarf on a tile entered on the way, the Camp excepted, discards 3 cards of their choice and is carried along for the rest; dwarves on the starting tile are untouched. If the player has not come to the Camp, they draw at most 3 cards in their next End phase, which is this turn’s if it is their turn.',
  ],
  monster: [
    'Monster',
    'Every player within three steps of the dwarf who triggered it, that one included, discards 3 cards of their choice. The Camp does not protect.',
  ],
  'thieving-goblins': [
    'Thieving Goblins',
    'The player’s revealed resource with the most coins leaves the game (on a tie, the player chooses). With no revealed resource that has coins: discard the hand.',
  ],
  'trusty-tools': [
    'Trusty Tools',
    'The player may take one face-up Action card onto the discard for free. Without Action piles nothing happens.',
  ],
  'birthday-party': [
    'Birthday Party',
    'Each player lays a Resource or a Rubble from hand or play area face down in the middle; if there is none, one from the discard, else one from the draw pile, which is then shuffled. Whoever has none lays none; Treasures do not count. The player who triggered it looks at the cards and gives one to each player, onto the discard. If cards are short, that player chooses who goes without.',
  ],
  traits: [
    'Traits',
    'In the variant with traits each player is dealt two, keeps one in secret, and all are shown together. A trait is used once a game and then removed: in one’s own turn whenever nothing else is being resolved, or in another player’s End phase; Well-Prepared only as a reaction, in anybody’s turn. Only the actions of Agile, Clever and Industrious can be thwarted, one by one; the other traits cannot.',
  ],
  agile: [
    'Agile',
    'Up to two Moves, also between neighbouring tiles that are not connected, out of and through Rubble, but not ending on it: the first Move may enter Rubble only if a second one can lead on. If that one is thwarted or has become impossible, the dwarf stays there. The Camp may be entered over closed sides.',
  ],
  clever: ['Clever', 'Draw a Card four times.'],
  industrious: [
    'Industrious',
    'Up to two Mines. Each Rubble so mined may leave the game instead of going to the discard.',
  ],
  inventive: [
    'Inventive',
    'After crafting at a Workbench, not on the Camp: take a further face-up Action card for free, once the new one is shown.',
  ],
  orderly: ['Orderly', 'Remove two Rubble in hand from the game, then draw a card.'],
  'smooth-talking': [
    'Smooth-Talking',
    'In a purchase by resources one kind of resource in the price is waived. At least one card must still be paid.',
  ],
  strong: [
    'Strong',
    'Take one Rubble from the hand, the dwarf’s tile or a connected one. It leaves the game or goes onto a tile up to three steps away, dwarf or not, never the Camp. Then draw a card.',
  ],
  'well-prepared': [
    'Well-Prepared',
    'Only as a reaction: Thwart Plans, then at once any one basic action for free, outside the once-a-turn limit and before the chain goes on. Neither part can be thwarted. Thwart Plans may be the free action only if another player’s action is still pending.',
  ],
  'game-end': [
    'The end of the game',
    'The game ends at once, even in the middle of a chain and without an End phase, when a pile has to be made and fewer than 5 Mining cards are left, or when, after a tile and its piles were laid, no Mining cards are left in the piles of the mine. Rubble on tiles does not count. It also ends after five full rounds in a row in which nobody took a Mining card from a pile.',
  ],
  score: [
    'Scoring',
    'VP on all of a player’s cards: hand, play area, discard and draw pile, also cards played this turn. Each Rubble is −1 VP. 1 VP for every 5 coins on Resource cards. 2 VP for whoever owns the most Rubble cards; all who tie for it get them. Rubble on tiles belongs to nobody.\n\nTies: more coins left over after that, then more cards in the deck, then the victory is shared.',
  ],
  variants: [
    'Variants',
    'No Action piles: nothing can be crafted, and only 40 of the Mining cards are used. No Events: a pile that runs dry only opens a new tile. Both together are the game for beginners.\n\nGlück auf!: piles are laid without Events; when one runs dry an Event is drawn from the bottom of the Event pile. Traits: see there; without Action piles Inventive is dealt only if the others would not suffice. Birthday Party: one more Event.',
  ],
  cards: [
    'Cards in the box',
    `Start cards, ${many('start')} a player: ${listed('start', names)}.\n\nMining cards, ${many('mining')}: ${listed('mining', names)}.\n\n${many('action')} Action cards: ${listed('action', names)}.\n\n${many('jewelry')} Jewelry cards, ${many('event', 'birthday-party')} Events, ${many('trait')} traits, ${many('tile')} tiles besides Entrance and Camp. Three further Rubble cards serve Cave-In and Fool’s Gold; if they run out, Rubble that left the game is used.`,
  ],
};
