/**
 * The cards in the box. A card is a row: to add one, add a row that says `since` which edition it is there, and its words
 * in words/cards.en.ts and words/cards.de.ts. What a row was in an edition it stays: a card that leaves the box says
 * `until` which edition it was there, and a card that changes is a new row with a new key.
 *
 * What is printed fact: how many cards each family has, the five resources, the names and effects of events and traits,
 * the "Silver Ruby" ring at 1 Silver + 1 Ruby or 7 coins, that 2 Gold + 1 Diamond pay those 7, and the combinations
 * Draw + Steal, Thwart + Give Rubble, Thwart + Mine and Mine + Move. Every other number is ours (rules 10).
 */
import { EAST, NORTH, sides, SOUTH, WEST } from '../../../engine/grid';
import type { Family, Row } from './row';

/** A row as it is written down: the family is that of its table, and a card is there once unless the row says more. */
type Written<K extends string> = Omit<Row<K>, 'family' | 'copies'> & { readonly copies?: number };

const rowsOf = <const K extends string>(family: Family, list: readonly Written<K>[]): readonly Row<K>[] =>
  list.map((row) => ({ copies: 1, ...row, family }));

/** The twelve cards each player starts with (ours). `copies` is for one player. */
const START = rowsOf('start', [
  { key: 'move', copies: 3, actions: ['move'] },
  { key: 'mine', copies: 3, actions: ['mine'] },
  { key: 'thwart', actions: ['thwart'] },
  { key: 'remove', actions: ['remove'] },
  { key: 'swap', actions: ['swap'] },
  { key: 'silver', copies: 3, resource: 'silver' },
]);

/** The 80 cards in the mine: a quarter is Rubble, Silver is commonest, Emerald rarest (ours). */
const MINING = rowsOf('mining', [
  { key: 'silver', copies: 22, resource: 'silver' },
  { key: 'gold', copies: 15, resource: 'gold' },
  { key: 'ruby', copies: 9, resource: 'ruby' },
  { key: 'diamond', copies: 9, resource: 'diamond' },
  { key: 'emerald', copies: 5, resource: 'emerald' },
  { key: 'rubble', copies: 20, rubble: true, sign: 'stone-pile', points: -1 },
]);

/** The three extra Rubble cards (print). */
const EXTRA = rowsOf('rubble', [{ key: 'rubble', copies: 3, rubble: true, sign: 'stone-pile', points: -1 }]);

/** The 36 Action cards (combinations marked "print" are printed, the rest and all costs are ours). */
const ACTIONS = rowsOf('action', [
  { key: 'pick-and-cart', copies: 3, craft: 2, actions: ['mine', 'move'] }, // print
  { key: 'foil', copies: 2, craft: 2, actions: ['thwart', 'give'] }, // print
  { key: 'counter-dig', copies: 2, craft: 3, actions: ['thwart', 'mine'] }, // print
  { key: 'sleight-of-hand', copies: 2, craft: 2, actions: ['draw', 'steal'] }, // print
  { key: 'second-thought', copies: 2, craft: 2, actions: ['thwart', 'draw'] },
  { key: 'twin-picks', copies: 2, craft: 3, actions: ['mine', 'mine'], until: 1 },
  { key: 'long-stride', copies: 2, craft: 1, actions: ['move', 'move'], until: 1 },
  { key: 'pickpocket', copies: 2, craft: 2, actions: ['steal', 'move'] },
  { key: 'loud-cough', copies: 2, craft: 1, actions: ['drive', 'move'], until: 1 },
  { key: 'prospector', copies: 2, craft: 2, actions: ['investigate', 'mine'] },
  { key: 'surveyor', craft: 1, actions: ['investigate', 'draw'] },
  { key: 'mimic', copies: 2, craft: 1, actions: ['copy'] },
  { key: 'apprentice', craft: 2, actions: ['copy', 'draw'] },
  { key: 'tidy-up', copies: 2, craft: 2, actions: ['remove', 'draw'] },
  { key: 'shovel', copies: 2, craft: 1, actions: ['give', 'move'] },
  { key: 'barter', craft: 1, actions: ['swap', 'swap'] },
  { key: 'barrow', copies: 2, craft: 2, actions: ['mine', 'give'], until: 1 },
  { key: 'express-lift', copies: 2, craft: 4, actions: ['move', 'move', 'mine'], points: 1 },
  { key: 'foreman', craft: 4, actions: ['mine', 'mine', 'draw'], points: 1 },
  { key: 'deep-breath', craft: 3, actions: ['draw', 'draw'] },
  // The second edition: what was crafted and then hardly played has become of use on every turn.
  { key: 'double-shift', copies: 2, craft: 3, actions: ['mine', 'mine', 'move'], since: 2 },
  { key: 'forced-march', copies: 2, craft: 2, actions: ['move', 'move', 'draw'], since: 2 },
  { key: 'garlic-soup', copies: 2, craft: 1, actions: ['drive', 'draw'], since: 2 },
  { key: 'spoil-cart', copies: 2, craft: 3, actions: ['mine', 'give', 'draw'], since: 2 },
]);

/** The 26 Jewelry cards, all different. Only the Silver Ruby ring is printed; coins are about 1.6 times the price's worth. */
const JEWELRY = rowsOf('jewelry', [
  { key: 'silver-ruby-ring', sign: 'diamond-ring', price: [1, 0, 1, 0], coins: 7, points: 3 }, // print
  { key: 'silver-stud', sign: 'drop-earrings', price: [2, 0, 0, 0], coins: 3, points: 1 },
  { key: 'silver-chain', sign: 'gem-chain', price: [3, 0, 0, 0], coins: 5, points: 2 },
  { key: 'gold-stud', sign: 'drop-earrings', price: [0, 1, 0, 0], coins: 3, points: 1, until: 1 },
  { key: 'two-tone-band', sign: 'ring', price: [1, 1, 0, 0], coins: 5, points: 2 },
  { key: 'gold-chain', sign: 'gem-chain', price: [0, 2, 0, 0], coins: 6, points: 3 },
  { key: 'silver-buckle', sign: 'belt-buckles', price: [2, 1, 0, 0], coins: 6, points: 3 },
  { key: 'silver-bracelet', sign: 'ring', price: [4, 0, 0, 0], coins: 6, points: 3 },
  { key: 'gold-armlet', sign: 'ring', price: [0, 3, 0, 0], coins: 10, points: 4 },
  { key: 'silver-diamond-ring', sign: 'diamond-ring', price: [1, 0, 0, 1], coins: 7, points: 3 },
  { key: 'gold-ruby-ring', sign: 'diamond-ring', price: [0, 1, 1, 0], coins: 8, points: 4 },
  { key: 'gold-diamond-ring', sign: 'diamond-ring', price: [0, 1, 0, 1], coins: 8, points: 4 },
  { key: 'ruby-eardrops', sign: 'drop-earrings', price: [0, 0, 2, 0], coins: 10, points: 4 },
  { key: 'diamond-eardrops', sign: 'drop-earrings', price: [0, 0, 0, 2], coins: 10, points: 4 },
  { key: 'beard-clasp', sign: 'belt-buckles', price: [2, 0, 1, 0], coins: 8, points: 4 },
  { key: 'fire-and-ice', sign: 'gem-pendant', price: [0, 0, 1, 1], coins: 10, points: 5 },
  { key: 'signet', sign: 'ring', price: [0, 2, 1, 0], coins: 11, points: 5 },
  { key: 'brooch', sign: 'gem-pendant', price: [0, 2, 0, 1], coins: 11, points: 5 },
  { key: 'necklace', sign: 'pearl-necklace', price: [2, 1, 1, 0], coins: 11, points: 5 },
  { key: 'collar', sign: 'pearl-necklace', price: [2, 1, 0, 1], coins: 11, points: 5 },
  { key: 'pendant', sign: 'gem-pendant', price: [1, 0, 1, 1], coins: 11, points: 6 },
  { key: 'goblet', sign: 'jeweled-chalice', price: [0, 3, 1, 0], coins: 14, points: 6 },
  { key: 'diadem', sign: 'tiara', price: [0, 1, 1, 1], coins: 13, points: 6 },
  { key: 'tiara', sign: 'tiara', price: [1, 1, 1, 1], coins: 14, points: 7 },
  { key: 'sceptre', sign: 'crown', price: [0, 2, 1, 1], coins: 16, points: 7 },
  { key: 'crown', sign: 'crown', price: [0, 2, 2, 1], coins: 21, points: 8, until: 1 },
  // The second edition: what nobody wanted or could pay lay on its pile for half a game.
  { key: 'gold-pin', sign: 'drop-earrings', price: [0, 1, 0, 0], coins: 3, points: 2, since: 2 },
  { key: 'mountain-crown', sign: 'crown', price: [0, 1, 2, 1], coins: 17, points: 8, since: 2 },
]);

/** The 27 events and the promo (print). */
export const EVENTS = rowsOf('event', [
  { key: 'bookling', event: 'companion', sign: 'bookmarklet', actions: ['look'] },
  { key: 'crunchy-munchy', event: 'companion', sign: 'mushroom-gills', actions: ['munch'] },
  { key: 'diggy', event: 'companion', sign: 'mining', actions: ['mine'] },
  { key: 'flying-agaric', event: 'companion', sign: 'spotted-mushroom', actions: ['move', 'move'] },
  { key: 'longfingerling', event: 'companion', sign: 'snatch', actions: ['steal'] },
  { key: 'mycolus-maximus', event: 'companion', sign: 'super-mushroom', actions: ['thwart'] },
  { key: 'peekycillium', event: 'companion', sign: 'magnifying-glass', actions: ['investigate'] },
  { key: 'shuffle-truffle', event: 'companion', sign: 'mushrooms-cluster', actions: ['draw', 'swap'] },
  { key: 'stinkhorn', event: 'companion', sign: 'mushroom', actions: ['drive'] },
  { key: 'silver-treasure', event: 'treasure', sign: 'locked-chest silver', resource: 'silver', points: 1 },
  { key: 'gold-treasure', event: 'treasure', sign: 'locked-chest gold', resource: 'gold', points: 1 },
  { key: 'ruby-treasure', event: 'treasure', sign: 'locked-chest ruby', resource: 'ruby', points: 1 },
  { key: 'diamond-treasure', event: 'treasure', sign: 'locked-chest diamond', resource: 'diamond', points: 1 },
  { key: 'call-of-nature', event: 'delayed', leavesAtCamp: true, sign: 'bird-house' },
  { key: 'canary', event: 'delayed', sign: 'bird-cage' },
  { key: 'cave-otter', event: 'delayed', guest: true, sign: 'beaver' },
  { key: 'vampire-bats', event: 'delayed', leavesAtCamp: true, sign: 'evil-bat' },
  { key: 'fools-gold', event: 'delayed', sign: 'coal-pile gold' },
  { key: 'hearty-stew', event: 'delayed', sign: 'cauldron' },
  { key: 'cave-merchant', event: 'delayed', guest: true, sign: 'swap-bag' },
  { key: 'transport-tunnel', event: 'delayed', sign: 'mine-wagon' },
  { key: 'teleporter', event: 'delayed', sign: 'magic-portal' },
  { key: 'cave-in', event: 'instant', sign: 'stone-pile' },
  { key: 'flooded-tunnel', event: 'instant', sign: 'big-wave' },
  { key: 'monster', event: 'instant', sign: 'spiked-dragon-head' },
  { key: 'thieving-goblins', event: 'instant', sign: 'goblin' },
  { key: 'trusty-tools', event: 'instant', sign: 'toolbox' },
  { key: 'birthday-party', event: 'instant', sign: 'cake-slice' },
]);

/** The eight traits (print). Those with actions are performed like a card. */
export const TRAITS = rowsOf('trait', [
  { key: 'agile', sign: 'sprint', actions: ['move', 'move'] },
  { key: 'clever', sign: 'brain', actions: ['draw', 'draw', 'draw', 'draw'] },
  { key: 'industrious', sign: 'mining', actions: ['mine', 'mine'] },
  { key: 'inventive', sign: 'gears' },
  { key: 'orderly', sign: 'broom' },
  { key: 'smooth-talking', sign: 'discussion' },
  { key: 'strong', sign: 'biceps' },
  { key: 'well-prepared', sign: 'light-backpack' },
]);

/** The 16 Mineshaft tiles, their open sides as they are drawn. Numbers are ours: the mine neither chokes nor explodes (rules 10). */
const TILES = rowsOf('tile', [
  { key: 'straight', copies: 3, open: sides(NORTH, SOUTH) },
  { key: 'straight-workbench', open: sides(NORTH, SOUTH), workbench: true },
  { key: 'curve', copies: 2, open: sides(NORTH, EAST) },
  { key: 'curve-workbench', open: sides(NORTH, EAST), workbench: true },
  { key: 'junction', copies: 4, open: sides(NORTH, EAST, SOUTH) },
  { key: 'junction-workbench', copies: 2, open: sides(NORTH, EAST, SOUTH), workbench: true },
  { key: 'crossing', copies: 3, open: sides(NORTH, EAST, SOUTH, WEST) },
]);

/** All rows, each once. */
const ALL = [...START, ...MINING, ...EXTRA, ...ACTIONS, ...JEWELRY, ...EVENTS, ...TRAITS, ...TILES];

/** Cards by their keys. A key names what is printed: the Silver of the mine is the Silver that everybody starts with. */
export type CardKey = (typeof ALL)[number]['key'];
export type EventKey = (typeof EVENTS)[number]['key'];
export type TraitKey = (typeof TRAITS)[number]['key'];
export type TileKey = (typeof TILES)[number]['key'];
export type CardRow = Row<CardKey>;

export const ROWS: readonly CardRow[] = ALL;
