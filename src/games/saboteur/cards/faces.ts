/** What is printed on each face. A face is a number for ever: those of a later edition come after all that were there. */
import { byEdition, countUpTo, edited, inOrderOfEditions, isInBox, type Edited } from '../../../engine/editions';
import { halfTurned, type Open } from '../../../engine/grid';
import type { Sign } from '../../../engine/show';
import {
  GOLD_SIGN,
  ROLE_SIGNS,
  ROLES,
  ROWS,
  TOOL_SIGNS,
  TOOLS,
  type CardKey,
  type Family,
  type Row,
  type Tool,
} from './rows';

/** A card of the print, all with the same fields so that they are read fast. */
export interface Printed extends Edited {
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
    ...edited(row),
  };
}

/** What a row does or is, as signs. */
function signsOf({ family, tools = [], gold = 0, sign }: Row<CardKey>): readonly Sign[] {
  if (sign !== undefined) return [sign];
  if (gold > 0) return new Array<Sign>(gold).fill(GOLD_SIGN);
  return tools.map((tool) => `${TOOL_SIGNS[tool]} ${family === 'break' ? 'broken' : 'mended'}`);
}

/** The print: what is on each card, by face. Those of a later edition come after all that were there. */
export const PRINT: readonly Printed[] = inOrderOfEditions([
  ...ROWS.flatMap((row) => new Array<Printed>(row.copies).fill(printed(row))),
  ...ROLES.map((key) => printed({ key, family: 'role', copies: 1, sign: ROLE_SIGNS[key] })),
]);

/** Every card there is, once. */
export const CARD_KEYS: readonly CardKey[] = [...new Set(PRINT.map((card) => card.key))];

/** Whether a face is the key of a card. */
export const isKey = (face: string): face is CardKey => CARD_KEYS.some((key) => key === face);

/** What a card is to whoever deals it: it lies at the start or the goals, is drawn, is handed out, or is a role. */
export type Pack = 'start' | 'goal' | 'deck' | 'nugget' | 'role';

/** The pack of each family. Cards are only mixed within their pack, so a back tells it. */
export const PACK_OF: Readonly<Record<Family, Pack>> = {
  start: 'start',
  goal: 'goal',
  path: 'deck',
  map: 'deck',
  rockfall: 'deck',
  break: 'deck',
  fix: 'deck',
  nugget: 'nugget',
  role: 'role',
};

/** What the box of an edition holds: how many faces there are, those included that have left it, and those of each pack. */
const boxOf = byEdition((edition) => {
  const packs = new Map<Pack, readonly number[]>();
  PRINT.forEach((card, face) => {
    const pack = PACK_OF[card.family];
    if (isInBox(card, edition)) packs.set(pack, [...(packs.get(pack) ?? []), face]);
  });
  return { count: countUpTo(PRINT, edition), packs };
});

const NONE: readonly number[] = [];

/** The faces of a pack in the box of an edition, in order. */
export const facesOf = (pack: Pack, edition: number): readonly number[] => boxOf(edition).packs.get(pack) ?? NONE;

/** The roles in the game: one more than players. */
export const roleFaces = (count: number): readonly number[] => facesOf('role', 1).slice(0, count);

/** Where the goals begin in the print, the start card, and how many goals there are. */
export const FIRST_GOAL = facesOf('goal', 1)[0] ?? 0;

export const START = facesOf('start', 1)[0] ?? 0;

export const GOALS = facesOf('goal', 1).length;

/** How many cards a table knows: in the first edition the roles that are not needed come last and stay in the box. */
export function cardCount(roles: number, edition: number): number {
  const last = roleFaces(roles)[roles - 1] ?? 0;
  return edition === 1 ? last + 1 : boxOf(edition).count;
}
