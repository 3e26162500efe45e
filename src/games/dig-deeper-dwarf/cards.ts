/**
 * The cards of our edition. A card is a row: to add one, add a row (and its words in text.en.ts and text.de.ts).
 *
 * What is printed fact: how many cards each family has, the five resources, the names and effects of events and traits,
 * the "Silver Ruby" ring at 1 Silver + 1 Ruby or 7 coins, that 2 Gold + 1 Diamond pay those 7, and the combinations
 * Draw + Steal, Thwart + Give Rubble, Thwart + Mine and Mine + Move. Every other number is ours (rules 10).
 */

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

export const RESOURCES = ['silver', 'gold', 'ruby', 'diamond', 'emerald'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Resources that a Jewelry card can ask for. Emerald has no icon in the print. */
export const PRICED = ['silver', 'gold', 'ruby', 'diamond'] as const;
export type Priced = (typeof PRICED)[number];

/** What a basic action costs in hand cards (print). */
export const BASICS = { move: 1, mine: 2, remove: 2, steal: 2, drive: 2, thwart: 3 } as const;
export type Basic = keyof typeof BASICS;
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
  /** What its picture shows, where neither actions nor a resource nor the key itself tell. */
  readonly sign?: string;
}

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
  { key: 'rubble', family: 'mining', copies: 20, rubble: true, points: -1 },
];

/** The three extra Rubble cards (print). */
const EXTRA: readonly Row[] = [{ key: 'rubble', family: 'rubble', copies: 3, rubble: true, points: -1 }];

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
const JEWELRY: readonly Row[] = [
  { key: 'silver-ruby-ring', family: 'jewelry', copies: 1, sign: 'ring', price: [1, 0, 1, 0], coins: 7, points: 3 }, // print
  { key: 'silver-stud', family: 'jewelry', copies: 1, sign: 'stud', price: [2, 0, 0, 0], coins: 3, points: 1 },
  { key: 'silver-chain', family: 'jewelry', copies: 1, sign: 'chain', price: [3, 0, 0, 0], coins: 5, points: 2 },
  { key: 'gold-stud', family: 'jewelry', copies: 1, sign: 'stud', price: [0, 1, 0, 0], coins: 3, points: 1 },
  { key: 'two-tone-band', family: 'jewelry', copies: 1, sign: 'band', price: [1, 1, 0, 0], coins: 5, points: 2 },
  { key: 'gold-chain', family: 'jewelry', copies: 1, sign: 'chain', price: [0, 2, 0, 0], coins: 6, points: 3 },
  { key: 'silver-buckle', family: 'jewelry', copies: 1, sign: 'clasp', price: [2, 1, 0, 0], coins: 6, points: 3 },
  { key: 'silver-bracelet', family: 'jewelry', copies: 1, sign: 'band', price: [4, 0, 0, 0], coins: 6, points: 3 },
  { key: 'gold-armlet', family: 'jewelry', copies: 1, sign: 'band', price: [0, 3, 0, 0], coins: 10, points: 4 },
  { key: 'silver-diamond-ring', family: 'jewelry', copies: 1, sign: 'ring', price: [1, 0, 0, 1], coins: 7, points: 3 },
  { key: 'gold-ruby-ring', family: 'jewelry', copies: 1, sign: 'ring', price: [0, 1, 1, 0], coins: 8, points: 4 },
  { key: 'gold-diamond-ring', family: 'jewelry', copies: 1, sign: 'ring', price: [0, 1, 0, 1], coins: 8, points: 4 },
  { key: 'ruby-eardrops', family: 'jewelry', copies: 1, sign: 'stud', price: [0, 0, 2, 0], coins: 10, points: 4 },
  { key: 'diamond-eardrops', family: 'jewelry', copies: 1, sign: 'stud', price: [0, 0, 0, 2], coins: 10, points: 4 },
  { key: 'beard-clasp', family: 'jewelry', copies: 1, sign: 'clasp', price: [2, 0, 1, 0], coins: 8, points: 4 },
  { key: 'fire-and-ice', family: 'jewelry', copies: 1, sign: 'pendant', price: [0, 0, 1, 1], coins: 10, points: 5 },
  { key: 'signet', family: 'jewelry', copies: 1, sign: 'band', price: [0, 2, 1, 0], coins: 11, points: 5 },
  { key: 'brooch', family: 'jewelry', copies: 1, sign: 'pendant', price: [0, 2, 0, 1], coins: 11, points: 5 },
  { key: 'necklace', family: 'jewelry', copies: 1, sign: 'necklace', price: [2, 1, 1, 0], coins: 11, points: 5 },
  { key: 'collar', family: 'jewelry', copies: 1, sign: 'necklace', price: [2, 1, 0, 1], coins: 11, points: 5 },
  { key: 'pendant', family: 'jewelry', copies: 1, sign: 'pendant', price: [1, 0, 1, 1], coins: 11, points: 6 },
  { key: 'goblet', family: 'jewelry', copies: 1, sign: 'goblet', price: [0, 3, 1, 0], coins: 14, points: 6 },
  { key: 'diadem', family: 'jewelry', copies: 1, sign: 'diadem', price: [0, 1, 1, 1], coins: 13, points: 6 },
  { key: 'tiara', family: 'jewelry', copies: 1, sign: 'diadem', price: [1, 1, 1, 1], coins: 14, points: 7 },
  { key: 'sceptre', family: 'jewelry', copies: 1, sign: 'crown', price: [0, 2, 1, 1], coins: 16, points: 7 },
  { key: 'crown', family: 'jewelry', copies: 1, sign: 'crown', price: [0, 2, 2, 1], coins: 21, points: 8 },
];

/** The 27 events and the promo (print). */
const EVENTS: readonly Row[] = [
  { key: 'bookling', family: 'event', event: 'companion', copies: 1, actions: ['look'] },
  { key: 'crunchy-munchy', family: 'event', event: 'companion', copies: 1, actions: ['munch'] },
  { key: 'diggy', family: 'event', event: 'companion', copies: 1, actions: ['mine'] },
  { key: 'flying-agaric', family: 'event', event: 'companion', copies: 1, actions: ['move', 'move'] },
  { key: 'longfingerling', family: 'event', event: 'companion', copies: 1, actions: ['steal'] },
  { key: 'mycolus-maximus', family: 'event', event: 'companion', copies: 1, actions: ['thwart'] },
  { key: 'peekycillium', family: 'event', event: 'companion', copies: 1, actions: ['investigate'] },
  { key: 'shuffle-truffle', family: 'event', event: 'companion', copies: 1, actions: ['draw', 'swap'] },
  { key: 'stinkhorn', family: 'event', event: 'companion', copies: 1, actions: ['drive'] },
  { key: 'silver-treasure', family: 'event', event: 'treasure', copies: 1, resource: 'silver', points: 1 },
  { key: 'gold-treasure', family: 'event', event: 'treasure', copies: 1, resource: 'gold', points: 1 },
  { key: 'ruby-treasure', family: 'event', event: 'treasure', copies: 1, resource: 'ruby', points: 1 },
  { key: 'diamond-treasure', family: 'event', event: 'treasure', copies: 1, resource: 'diamond', points: 1 },
  { key: 'call-of-nature', family: 'event', event: 'delayed', copies: 1 },
  { key: 'canary', family: 'event', event: 'delayed', copies: 1 },
  { key: 'cave-otter', family: 'event', event: 'delayed', copies: 1 },
  { key: 'vampire-bats', family: 'event', event: 'delayed', copies: 1 },
  { key: 'fools-gold', family: 'event', event: 'delayed', copies: 1 },
  { key: 'hearty-stew', family: 'event', event: 'delayed', copies: 1 },
  { key: 'cave-merchant', family: 'event', event: 'delayed', copies: 1 },
  { key: 'transport-tunnel', family: 'event', event: 'delayed', copies: 1 },
  { key: 'teleporter', family: 'event', event: 'delayed', copies: 1 },
  { key: 'cave-in', family: 'event', event: 'instant', copies: 1 },
  { key: 'flooded-tunnel', family: 'event', event: 'instant', copies: 1 },
  { key: 'monster', family: 'event', event: 'instant', copies: 1 },
  { key: 'thieving-goblins', family: 'event', event: 'instant', copies: 1 },
  { key: 'trusty-tools', family: 'event', event: 'instant', copies: 1 },
  { key: 'birthday-party', family: 'event', event: 'instant', copies: 1 },
];

/** The eight traits (print). Those with actions are performed like a card. */
const TRAITS: readonly Row[] = [
  { key: 'agile', family: 'trait', copies: 1, actions: ['move', 'move'] },
  { key: 'clever', family: 'trait', copies: 1, actions: ['draw', 'draw', 'draw', 'draw'] },
  { key: 'industrious', family: 'trait', copies: 1, actions: ['mine', 'mine'] },
  { key: 'inventive', family: 'trait', copies: 1 },
  { key: 'orderly', family: 'trait', copies: 1 },
  { key: 'smooth-talking', family: 'trait', copies: 1 },
  { key: 'strong', family: 'trait', copies: 1 },
  { key: 'well-prepared', family: 'trait', copies: 1 },
];

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
