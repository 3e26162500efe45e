/**
 * The cards of our edition. A card is a row: to add one, add a row (and its words in text.en.ts and text.de.ts).
 *
 * What is printed fact: how many cards each family has, the five resources, the names and effects of events and traits,
 * the "Silver Ruby" ring at 1 Silver + 1 Ruby or 7 coins, that 2 Gold + 1 Diamond pay those 7, and the combinations
 * Draw + Steal, Thwart + Give Rubble, Thwart + Mine and Mine + Move. Every other number is ours (rules 10).
 */
import type { Sign } from '../../engine/show';

/** What an action on a card does: the eleven kinds of rules 5, and two that only companions know. */
export const VERBS = [
  'move',
  'mine',
  'remove',
  'give',
  'draw',
  'swap',
  'steal',
  'drive',
  'investigate',
  'thwart',
  'copy',
  'look',
  'munch',
] as const;
export type Verb = (typeof VERBS)[number];

/** The signs of what actions do. */
export const VERB_SIGNS: Readonly<Record<Verb, Sign>> = {
  move: 'boot-prints',
  mine: 'mining',
  remove: 'trash-can',
  give: 'push',
  draw: 'card-draw',
  swap: 'card-exchange',
  steal: 'snatch',
  drive: 'shouting',
  investigate: 'magnifying-glass',
  thwart: 'cancel',
  copy: 'mirror-mirror',
  look: 'open-book',
  munch: 'eating',
};

export const RESOURCES = ['silver', 'gold', 'ruby', 'diamond', 'emerald'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The signs of resources, and of what else is paid with. */
export const RESOURCE_SIGNS: Readonly<Record<Resource, Sign>> = {
  silver: 'metal-bar silver',
  gold: 'gold-stack gold',
  ruby: 'saphir ruby',
  diamond: 'cut-diamond diamond',
  emerald: 'emerald emerald',
};
export const CARD_SIGN: Sign = 'card-random';
export const COIN_SIGN: Sign = 'two-coins gold';

/** Resources that a Jewelry card can ask for. Emerald has no icon in the print. */
export const PRICED = ['silver', 'gold', 'ruby', 'diamond'] as const;
export type Priced = (typeof PRICED)[number];

/** What a basic action costs in hand cards (print). */
export const BASICS = { move: 1, mine: 2, remove: 2, steal: 2, drive: 2, thwart: 3 } as const;
export type Basic = keyof typeof BASICS;
export const isBasic = (verb: Verb): verb is Basic => verb in BASICS;
export const BASIC_VERBS: readonly Basic[] = ['move', 'mine', 'remove', 'steal', 'drive', 'thwart'];

/** What a coin is worth on a Resource card (ours, so that the printed 7 comes out). */
export const COINS: Readonly<Record<Resource, number>> = { silver: 1, gold: 2, ruby: 3, diamond: 3, emerald: 5 };

export type Family = 'start' | 'mining' | 'rubble' | 'action' | 'jewelry' | 'event' | 'trait' | 'tile';

/** A card. What a family does not have is left out. */
export interface Row {
  readonly key: string;
  readonly family: Family;
  readonly copies: number;
  /** Its actions, each used at most once. */
  readonly actions?: readonly Verb[];
  /** What it is as a resource. */
  readonly resource?: Resource;
  readonly rubble?: true;
  readonly points?: number;
  /** Hand cards to discard for crafting it. */
  readonly craft?: number;
  /** Silver, Gold, Ruby, Diamond to pay for it. */
  readonly price?: readonly [silver: number, gold: number, ruby: number, diamond: number];
  /** Coins to pay for it instead. */
  readonly coins?: number;
  readonly event?: 'companion' | 'treasure' | 'delayed' | 'instant';
  /** What its picture shows, where that is more than its actions or its resource. */
  readonly sign?: Sign;
}

/** The cards of a family that has each card once. */
const oneEach = (family: Family, rows: readonly Omit<Row, 'family' | 'copies'>[]): readonly Row[] =>
  rows.map((row) => ({ ...row, family, copies: 1 }));

/** The twelve cards each player starts with (ours). `copies` is for one player. */
const START: readonly Row[] = [
  { key: 'move', family: 'start', copies: 3, actions: ['move'] },
  { key: 'mine', family: 'start', copies: 3, actions: ['mine'] },
  { key: 'thwart', family: 'start', copies: 1, actions: ['thwart'] },
  { key: 'remove', family: 'start', copies: 1, actions: ['remove'] },
  { key: 'swap', family: 'start', copies: 1, actions: ['swap'] },
  { key: 'silver', family: 'start', copies: 3, resource: 'silver' },
];

/** The 80 cards in the mine: a quarter is Rubble, Silver is commonest, Emerald rarest (ours). */
const MINING: readonly Row[] = [
  { key: 'silver', family: 'mining', copies: 22, resource: 'silver' },
  { key: 'gold', family: 'mining', copies: 15, resource: 'gold' },
  { key: 'ruby', family: 'mining', copies: 9, resource: 'ruby' },
  { key: 'diamond', family: 'mining', copies: 9, resource: 'diamond' },
  { key: 'emerald', family: 'mining', copies: 5, resource: 'emerald' },
  { key: 'rubble', family: 'mining', copies: 20, rubble: true, sign: 'stone-pile', points: -1 },
];

/** The three extra Rubble cards (print). */
const EXTRA: readonly Row[] = [
  { key: 'rubble', family: 'rubble', copies: 3, rubble: true, sign: 'stone-pile', points: -1 },
];

/** The 36 Action cards (combinations marked "print" are printed, the rest and all costs are ours). */
const ACTIONS: readonly Row[] = [
  { key: 'pick-and-cart', family: 'action', copies: 3, craft: 2, actions: ['mine', 'move'] }, // print
  { key: 'foil', family: 'action', copies: 2, craft: 2, actions: ['thwart', 'give'] }, // print
  { key: 'counter-dig', family: 'action', copies: 2, craft: 3, actions: ['thwart', 'mine'] }, // print
  { key: 'sleight-of-hand', family: 'action', copies: 2, craft: 2, actions: ['draw', 'steal'] }, // print
  { key: 'second-thought', family: 'action', copies: 2, craft: 2, actions: ['thwart', 'draw'] },
  { key: 'twin-picks', family: 'action', copies: 2, craft: 3, actions: ['mine', 'mine'] },
  { key: 'long-stride', family: 'action', copies: 2, craft: 1, actions: ['move', 'move'] },
  { key: 'pickpocket', family: 'action', copies: 2, craft: 2, actions: ['steal', 'move'] },
  { key: 'loud-cough', family: 'action', copies: 2, craft: 1, actions: ['drive', 'move'] },
  { key: 'prospector', family: 'action', copies: 2, craft: 2, actions: ['investigate', 'mine'] },
  { key: 'surveyor', family: 'action', copies: 1, craft: 1, actions: ['investigate', 'draw'] },
  { key: 'mimic', family: 'action', copies: 2, craft: 1, actions: ['copy'] },
  { key: 'apprentice', family: 'action', copies: 1, craft: 2, actions: ['copy', 'draw'] },
  { key: 'tidy-up', family: 'action', copies: 2, craft: 2, actions: ['remove', 'draw'] },
  { key: 'shovel', family: 'action', copies: 2, craft: 1, actions: ['give', 'move'] },
  { key: 'barter', family: 'action', copies: 1, craft: 1, actions: ['swap', 'swap'] },
  { key: 'barrow', family: 'action', copies: 2, craft: 2, actions: ['mine', 'give'] },
  { key: 'express-lift', family: 'action', copies: 2, craft: 4, actions: ['move', 'move', 'mine'], points: 1 },
  { key: 'foreman', family: 'action', copies: 1, craft: 4, actions: ['mine', 'mine', 'draw'], points: 1 },
  { key: 'deep-breath', family: 'action', copies: 1, craft: 3, actions: ['draw', 'draw'] },
];

/** The 26 Jewelry cards, all different. Only the Silver Ruby ring is printed; coins are about 1.6 times the price's worth. */
const JEWELRY = oneEach('jewelry', [
  { key: 'silver-ruby-ring', sign: 'diamond-ring', price: [1, 0, 1, 0], coins: 7, points: 3 }, // print
  { key: 'silver-stud', sign: 'drop-earrings', price: [2, 0, 0, 0], coins: 3, points: 1 },
  { key: 'silver-chain', sign: 'gem-chain', price: [3, 0, 0, 0], coins: 5, points: 2 },
  { key: 'gold-stud', sign: 'drop-earrings', price: [0, 1, 0, 0], coins: 3, points: 1 },
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
  { key: 'crown', sign: 'crown', price: [0, 2, 2, 1], coins: 21, points: 8 },
]);

/** The 27 events and the promo (print). */
const EVENTS = oneEach('event', [
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
  { key: 'call-of-nature', event: 'delayed', sign: 'bird-house' },
  { key: 'canary', event: 'delayed', sign: 'bird-cage' },
  { key: 'cave-otter', event: 'delayed', sign: 'beaver' },
  { key: 'vampire-bats', event: 'delayed', sign: 'evil-bat' },
  { key: 'fools-gold', event: 'delayed', sign: 'coal-pile gold' },
  { key: 'hearty-stew', event: 'delayed', sign: 'cauldron' },
  { key: 'cave-merchant', event: 'delayed', sign: 'swap-bag' },
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
const TRAITS = oneEach('trait', [
  { key: 'agile', sign: 'sprint', actions: ['move', 'move'] },
  { key: 'clever', sign: 'brain', actions: ['draw', 'draw', 'draw', 'draw'] },
  { key: 'industrious', sign: 'mining', actions: ['mine', 'mine'] },
  { key: 'inventive', sign: 'gears' },
  { key: 'orderly', sign: 'broom' },
  { key: 'smooth-talking', sign: 'discussion' },
  { key: 'strong', sign: 'biceps' },
  { key: 'well-prepared', sign: 'light-backpack' },
]);

/** The 16 Mineshaft tiles as they are drawn; what they look like stands in tiles.ts. */
const TILES: readonly Row[] = [
  { key: 'straight', family: 'tile', copies: 3 },
  { key: 'straight-workbench', family: 'tile', copies: 1 },
  { key: 'curve', family: 'tile', copies: 2 },
  { key: 'curve-workbench', family: 'tile', copies: 1 },
  { key: 'junction', family: 'tile', copies: 4 },
  { key: 'junction-workbench', family: 'tile', copies: 2 },
  { key: 'crossing', family: 'tile', copies: 3 },
];

/** All rows, each once. */
export const ROWS: readonly Row[] = [
  ...START,
  ...MINING,
  ...EXTRA,
  ...ACTIONS,
  ...JEWELRY,
  ...EVENTS,
  ...TRAITS,
  ...TILES,
];

const PLAYERS = 4;

/** The print: the row of each face. Start cards are there once for each of four players. */
export const PRINT: readonly Row[] = [
  ...Array.from({ length: PLAYERS }, () => START)
    .flat()
    .concat(ROWS.slice(START.length))
    .flatMap((row) => Array.from({ length: row.copies }, () => row)),
];

const FACES = new Map<Family, readonly number[]>();
PRINT.forEach((row, face) => FACES.set(row.family, [...(FACES.get(row.family) ?? []), face]));

/** The faces of a family, in order. */
export const facesOf = (family: Family): readonly number[] => FACES.get(family) ?? [];

const START_DECK = 12;

/** The start cards of one player. */
export const startFaces = (player: number): readonly number[] =>
  facesOf('start').slice(player * START_DECK, (player + 1) * START_DECK);

const NOTHING: readonly Verb[] = [];
const FREE: readonly [number, number, number, number] = [0, 0, 0, 0];

// Facts by face, as flat lists: they are asked millions of times.
const KEY = PRINT.map((row) => row.key);
const ACTION_LIST = PRINT.map((row) => row.actions ?? NOTHING);
const RESOURCE = PRINT.map((row) => (row.resource === undefined ? -1 : RESOURCES.indexOf(row.resource)));
const COIN = PRINT.map((row) => (row.resource !== undefined && row.family !== 'event' ? COINS[row.resource] : 0));
const RUBBLE = PRINT.map((row) => row.rubble === true);
const POINTS = PRINT.map((row) => row.points ?? 0);
const CRAFT = PRINT.map((row) => row.craft ?? 0);
const PRICE = PRINT.map((row) => row.price ?? FREE);
const JEWEL_COINS = PRINT.map((row) => row.coins ?? 0);
const TREASURE = PRINT.map((row) => row.event === 'treasure');
const PLAYABLE = PRINT.map((row) => (row.family === 'start' || row.family === 'action') && row.actions !== undefined);

/** The key of a face's row; `back` where the face is hidden. */
export const keyOf = (face: number): string => KEY[face] ?? 'back';
/** The actions on a face. */
export const actionsOf = (face: number): readonly Verb[] => ACTION_LIST[face] ?? NOTHING;
/** Which resource a face is, treasures included; −1 for none. */
export const resourceOf = (face: number): number => RESOURCE[face] ?? -1;
/** What a Resource card is worth; treasures have no coin value. */
export const coinsOf = (face: number): number => COIN[face] ?? 0;
export const isRubble = (face: number): boolean => RUBBLE[face] === true;
export const isTreasure = (face: number): boolean => TREASURE[face] === true;
/** A Resource card that can be revealed, paid and stolen; treasures are none (rules 6). */
export const isResource = (face: number): boolean => (COIN[face] ?? 0) > 0;
/** Whether a face is an Action card, start cards included. */
export const isPlayable = (face: number): boolean => PLAYABLE[face] === true;
export const pointsOf = (face: number): number => POINTS[face] ?? 0;
export const craftOf = (face: number): number => CRAFT[face] ?? 0;
export const priceOf = (face: number): readonly [number, number, number, number] => PRICE[face] ?? FREE;
export const coinPriceOf = (face: number): number => JEWEL_COINS[face] ?? 0;
export const rowOf = (face: number): Row | undefined => PRINT[face];
