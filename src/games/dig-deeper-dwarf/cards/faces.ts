/** What is printed on each face. A face is a number for ever: those of a later edition come after all that were there. */
import { byEdition, countUpTo, inOrderOfEditions, isInBox, newestOf } from '../../../engine/editions';
import { COINS, RESOURCES, type Family } from './row';
import type { Verb } from '../verbs/all';
import { ROWS, type CardKey, type CardRow } from './rows';

/** The newest edition. */
export const EDITION = newestOf(ROWS);

const PLAYERS = 4;
const START = ROWS.filter(({ family }) => family === 'start');
const OTHERS = ROWS.filter(({ family }) => family !== 'start');

/** The print: the row of each face. Start cards are there once for each of four players. */
export const PRINT: readonly CardRow[] = inOrderOfEditions([
  ...Array.from({ length: PLAYERS }, () => START).flat(),
  ...OTHERS,
]).flatMap((row) => new Array<CardRow>(row.copies).fill(row));

const FACES = PRINT.map((_, face) => face);

/** What the box of an edition holds. */
interface Box {
  /** How many faces there are, those included that have left the box. */
  readonly count: number;
  /** The faces of each family, in order. */
  readonly faces: ReadonlyMap<Family, readonly number[]>;
  /** The start cards by player. */
  readonly decks: readonly (readonly number[])[];
}

/** The start cards of a player: each edition's come one player after the other. */
function startDeck(faces: readonly number[], player: number): number[] {
  return START.flatMap((row) => {
    const all = faces.filter((face) => PRINT[face] === row);
    return all.slice(player * row.copies, (player + 1) * row.copies);
  });
}

/** The box of an edition. */
export const boxOf = byEdition((edition): Box => {
  const inBox = FACES.filter((face) => isInBox(PRINT[face] ?? {}, edition));
  const faces = new Map<Family, readonly number[]>();
  for (const face of inBox) {
    const family = PRINT[face]?.family ?? 'tile';
    faces.set(family, [...(faces.get(family) ?? []), face]);
  }
  const start = faces.get('start') ?? [];
  return {
    count: countUpTo(PRINT, edition),
    faces,
    decks: Array.from({ length: PLAYERS }, (_, player) => startDeck(start, player)),
  };
});

const NONE: readonly number[] = [];

/** The faces of a family in the box of an edition, in order. */
export const facesOf = (family: Family, edition: number): readonly number[] => boxOf(edition).faces.get(family) ?? NONE;

/** The start cards of one player. */
export const startFaces = (player: number, edition: number): readonly number[] => boxOf(edition).decks[player] ?? NONE;

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
export const keyOf = (face: number): CardKey | 'back' => KEY[face] ?? 'back';
/** The actions on a face. */
export const actionsOf = (face: number): readonly Verb[] => ACTION_LIST[face] ?? NOTHING;
/** Which resource a face is, treasures included; −1 for none. */
export const resourceOf = (face: number): number => RESOURCE[face] ?? -1;
/** What a Resource card is worth; treasures have no coin value. */
export const coinsOf = (face: number): number => COIN[face] ?? 0;
export const isRubble = (face: number): boolean => RUBBLE[face] === true;
export const isTreasure = (face: number): boolean => TREASURE[face] === true;
/** The Crown of each edition: it is one piece, made anew. */
const CROWNS: readonly CardKey[] = ['crown', 'mountain-crown'];
export const isCrown = (face: number): boolean => CROWNS.some((key) => key === keyOf(face));
/** A Resource card that can be revealed, paid and stolen; treasures are none (rules 6). */
export const isResource = (face: number): boolean => (COIN[face] ?? 0) > 0;
/** Whether a face is an Action card, start cards included. */
export const isPlayable = (face: number): boolean => PLAYABLE[face] === true;
export const pointsOf = (face: number): number => POINTS[face] ?? 0;
export const craftOf = (face: number): number => CRAFT[face] ?? 0;
export const priceOf = (face: number): readonly [number, number, number, number] => PRICE[face] ?? FREE;
export const coinPriceOf = (face: number): number => JEWEL_COINS[face] ?? 0;
export const rowOf = (face: number): CardRow | undefined => PRINT[face];
