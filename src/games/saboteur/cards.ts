/**
 * The cards of the game. A card is a row: to add one, add a row (and its words in text.en.ts and text.de.ts).
 *
 * Sides of a path: U up, R right, D down, L left. They are joined inside the card, unless it is a dead end: its sides
 * are open, but nothing leads from one to the other.
 */
import { halfTurned, type Open } from '../../engine/grid';
import type { Sign } from '../../engine/show';

export const TOOLS = ['pick', 'lamp', 'cart'] as const;
export type Tool = (typeof TOOLS)[number];

/** The signs of tools, and of gold. */
export const TOOL_SIGNS: Readonly<Record<Tool, Sign>> = { pick: 'mining', lamp: 'lantern-flame', cart: 'mine-wagon' };
export const GOLD_SIGN: Sign = 'gold-nuggets gold';

export type Family = 'start' | 'goal' | 'path' | 'map' | 'rockfall' | 'break' | 'fix' | 'nugget' | 'role';

interface Row<K extends string> {
  readonly key: K;
  readonly family: Family;
  readonly copies: number;
  readonly sides?: string;
  readonly deadEnd?: true;
  /** What it breaks, or what it can mend: one of them. */
  readonly tools?: readonly Tool[];
  /** Gold on a nugget card. */
  readonly gold?: number;
  /** What its picture shows, where that is neither tools nor a number of nuggets; on a path: what lies there. */
  readonly sign?: Sign;
}

const rows = <const K extends string>(list: readonly Row<K>[]): readonly Row<K>[] => list;

/** Everything that lies on the table, is drawn, or is handed out, in the order of the print. Roles follow below. */
const ROWS = rows([
  { key: 'start', family: 'start', copies: 1, sides: 'URDL' },
  { key: 'treasure', family: 'goal', copies: 1, sides: 'URDL', sign: GOLD_SIGN },
  { key: 'stone-up-left', family: 'goal', copies: 1, sides: 'UL' },
  { key: 'stone-up-right', family: 'goal', copies: 1, sides: 'UR' },

  { key: 'cross', family: 'path', copies: 5, sides: 'URDL' },
  { key: 'fork-up-right-down', family: 'path', copies: 5, sides: 'URD' },
  { key: 'fork-up-right-left', family: 'path', copies: 5, sides: 'URL' },
  { key: 'straight-up-down', family: 'path', copies: 4, sides: 'UD' },
  { key: 'straight-right-left', family: 'path', copies: 3, sides: 'RL' },
  { key: 'curve-up-left', family: 'path', copies: 4, sides: 'UL' },
  { key: 'curve-up-right', family: 'path', copies: 5, sides: 'UR' },

  { key: 'dead-cross', family: 'path', copies: 1, sides: 'URDL', deadEnd: true },
  { key: 'dead-fork-up-right-down', family: 'path', copies: 1, sides: 'URD', deadEnd: true },
  { key: 'dead-fork-up-right-left', family: 'path', copies: 1, sides: 'URL', deadEnd: true },
  { key: 'dead-straight-up-down', family: 'path', copies: 1, sides: 'UD', deadEnd: true },
  { key: 'dead-straight-right-left', family: 'path', copies: 1, sides: 'RL', deadEnd: true },
  { key: 'dead-curve-up-left', family: 'path', copies: 1, sides: 'UL', deadEnd: true },
  { key: 'dead-curve-up-right', family: 'path', copies: 1, sides: 'UR', deadEnd: true },
  { key: 'dead-up', family: 'path', copies: 1, sides: 'U', deadEnd: true },
  { key: 'dead-right', family: 'path', copies: 1, sides: 'R', deadEnd: true },

  { key: 'map', family: 'map', copies: 6, sign: 'treasure-map' },
  { key: 'rockfall', family: 'rockfall', copies: 3, sign: 'falling-rocks' },
  { key: 'broken-pick', family: 'break', copies: 3, tools: ['pick'] },
  { key: 'broken-lamp', family: 'break', copies: 3, tools: ['lamp'] },
  { key: 'broken-cart', family: 'break', copies: 3, tools: ['cart'] },
  { key: 'fix-pick', family: 'fix', copies: 2, tools: ['pick'] },
  { key: 'fix-lamp', family: 'fix', copies: 2, tools: ['lamp'] },
  { key: 'fix-cart', family: 'fix', copies: 2, tools: ['cart'] },
  { key: 'fix-pick-lamp', family: 'fix', copies: 1, tools: ['pick', 'lamp'] },
  { key: 'fix-pick-cart', family: 'fix', copies: 1, tools: ['pick', 'cart'] },
  { key: 'fix-lamp-cart', family: 'fix', copies: 1, tools: ['lamp', 'cart'] },

  { key: 'gold-1', family: 'nugget', copies: 16, gold: 1 },
  { key: 'gold-2', family: 'nugget', copies: 8, gold: 2 },
  { key: 'gold-3', family: 'nugget', copies: 4, gold: 3 },
]);

/** Role cards in the order in which they join: with n players the first n + 1 are in the game. */
const ROLES = [
  'miner',
  'miner',
  'miner',
  'saboteur',
  'miner',
  'saboteur',
  'miner',
  'saboteur',
  'miner',
  'miner',
  'saboteur',
] as const;

/** The signs of the roles. */
export const ROLE_SIGNS: Readonly<Record<(typeof ROLES)[number], Sign>> = {
  miner: 'mining-helmet',
  saboteur: 'domino-mask',
};

export type CardKey = (typeof ROWS)[number]['key'] | (typeof ROLES)[number];

/** A card of the print, all with the same fields so that they are read fast. */
export interface Printed {
  readonly key: CardKey;
  readonly family: Family;
  /** Open sides as printed and turned by half; 0 if it is no path. */
  readonly open: Open;
  readonly turned: Open;
  /** Whether it looks the same when it is turned. */
  readonly even: boolean;
  /** Whether its sides are joined inside. */
  readonly through: boolean;
  /** Its tools, a bit each. */
  readonly tools: number;
  readonly gold: number;
  /** What it shows, one sign for each. */
  readonly signs: readonly Sign[];
}

const SIDE_LETTERS = 'URDL';

/** The bit of a tool in a set of tools. */
export const toolBit = (tool: Tool): number => 1 << TOOLS.indexOf(tool);

function printed(row: Row<CardKey>): Printed {
  const open = [...(row.sides ?? '')].reduce((sides, letter) => sides | (1 << SIDE_LETTERS.indexOf(letter)), 0);
  return {
    key: row.key,
    family: row.family,
    open,
    turned: halfTurned(open),
    even: halfTurned(open) === open,
    through: open !== 0 && row.deadEnd !== true,
    tools: (row.tools ?? []).reduce((bits, tool) => bits | toolBit(tool), 0),
    gold: row.gold ?? 0,
    signs: signsOf(row),
  };
}

/** What a row does or is, as signs. */
function signsOf({ family, tools = [], gold = 0, sign }: Row<CardKey>): readonly Sign[] {
  if (sign !== undefined) return [sign];
  if (gold > 0) return new Array<Sign>(gold).fill(GOLD_SIGN);
  return tools.map((tool) => `${TOOL_SIGNS[tool]} ${family === 'break' ? 'broken' : 'mended'}`);
}

/** The print: what is on each card, by face. */
export const PRINT: readonly Printed[] = [
  ...ROWS.flatMap((row) => new Array<Printed>(row.copies).fill(printed(row))),
  ...ROLES.map((key) => printed({ key, family: 'role', copies: 1, sign: ROLE_SIGNS[key] })),
];

/** Every card there is, once. */
export const CARD_KEYS: readonly CardKey[] = [...new Set(PRINT.map((card) => card.key))];

const firstOf = (...families: Family[]): number => PRINT.findIndex((card) => families.includes(card.family));

/** Where the families begin in the print: start and goals, cards to draw, nuggets, roles. */
export const FIRST_GOAL = firstOf('goal');
export const FIRST_DRAWN = firstOf('path');
export const FIRST_NUGGET = firstOf('nugget');
export const FIRST_ROLE = firstOf('role');

/** The start card and how many goals there are. */
export const START = firstOf('start');
export const GOALS = FIRST_DRAWN - FIRST_GOAL;

/** Cards in the game with so many players: one role more than players. */
export const cardCount = (seats: number): number => FIRST_ROLE + seats + 1;

/** Cards in a hand at the start of a round. */
export const handSize = (seats: number): number => (seats <= 5 ? 6 : seats <= 7 ? 5 : 4);

/** Gold for each saboteur when the treasure is not reached, by how many of them there are. */
export const SABOTEUR_PAY: readonly number[] = [0, 4, 3, 3, 2];

export const ROUNDS = 3;
