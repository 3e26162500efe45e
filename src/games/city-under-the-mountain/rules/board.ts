/** The board: where fields lie, what is beside what, and which company can dig where. */
import { shuffleList, roll, type Rng } from '../../../engine/rng';
import { COMPANY_COUNT } from '../cards/companies';
import type { CityState, CompanyNumber, Field } from './state';
import { DANGER, flagOf, GOLD, landOf, LANDS, outerTiles, rowsOf, TILES, TUNNEL } from '../cards/tiles';

const TILE_SIDE = 6;
const TILES_ACROSS = 3;
/** Fields across the board, and down. */
export const SIDE = TILE_SIDE * TILES_ACROSS;
export const FIELDS = SIDE * SIDE;

/** The column of a field, counted eastwards. */
export const columnOf = (field: Field): number => field % SIDE;

/** The line of a field, counted southwards. */
export const lineOf = (field: Field): number => Math.floor(field / SIDE);

/** What columns and lines are called: by letters and by numbers. */
export const COLUMNS: readonly string[] = Array.from({ length: SIDE }, (_, at) => String.fromCharCode(65 + at));
export const LINES: readonly string[] = Array.from({ length: SIDE }, (_, at) => `${at + 1}`);

/** What a field is called: a letter for its column, a number for its line. */
export const fieldName = (field: Field): string => `${COLUMNS[columnOf(field)] ?? ''}${LINES[lineOf(field)] ?? ''}`;

/** Four for each field: the fields that share a side with it, −1 beyond the edge. */
const BESIDE: readonly number[] = Array.from({ length: FIELDS }, (_, field) => [
  lineOf(field) > 0 ? field - SIDE : -1,
  columnOf(field) < SIDE - 1 ? field + 1 : -1,
  lineOf(field) < SIDE - 1 ? field + SIDE : -1,
  columnOf(field) > 0 ? field - 1 : -1,
]).flat();

/** The fields that share a side with a field. */
export const fieldsBeside = (field: Field): Field[] =>
  BESIDE.slice(field * 4, field * 4 + 4).filter((other) => other >= 0);

/** The centre tile in the middle, the others in random places, all in random rotations: tile · 4 + quarter turns each. */
export function randomTiles(rng: Rng, edition: number): number[] {
  const outer = outerTiles(edition);
  shuffleList(rng, outer);
  const tiles = [...outer.slice(0, 4), 0, ...outer.slice(4, 8)];
  return tiles.map((tile) => tile * 4 + roll(rng, 4));
}

/** The letters of a tile after so many quarter turns clockwise, row by row. */
export function turnedRows(rows: readonly string[], quarters: number): readonly string[] {
  if (quarters === 0) return rows;
  const once = rows.map((_, x) =>
    rows
      .map((row) => row.charAt(x))
      .reverse()
      .join(''),
  );
  return turnedRows(once, quarters - 1);
}

/** By tile · 4 + quarter turns: the letters of the tile, row by row. */
const TURNED: readonly (readonly string[])[] = TILES.flatMap((tile) =>
  [0, 1, 2, 3].map((quarters) => [...turnedRows(rowsOf(tile), quarters).join('')]),
);
const TURNED_LANDS = TURNED.map((letters) => letters.map(landOf));
const TURNED_FLAGS = TURNED.map((letters) => letters.map(flagOf));

/** What the tiles have on each field of the board. */
function laidOut(tiles: readonly number[], faces: readonly (readonly number[])[]): number[] {
  const board = new Array<number>(FIELDS).fill(0);
  tiles.forEach((tile, place) => {
    const corner = Math.floor(place / TILES_ACROSS) * TILE_SIDE * SIDE + (place % TILES_ACROSS) * TILE_SIDE;
    faces[tile]?.forEach((value, at) => {
      board[corner + Math.floor(at / TILE_SIDE) * SIDE + (at % TILE_SIDE)] = value;
    });
  });
  return board;
}

/** What each field of a board is. */
export const landOn = (tiles: readonly number[]): number[] => laidOut(tiles, TURNED_LANDS);

/** The starting gems: by field the company, −1 where there is none. */
export const gemsOnFlags = (tiles: readonly number[]): CompanyNumber[] => laidOut(tiles, TURNED_FLAGS);

/** On the ground: the bits of the companies beside a field come first, above them the gem that lies there. */
const GEM_SHIFT = COMPANY_COUNT;
const GEM = 1 << GEM_SHIFT;
const gem = (company: CompanyNumber): number => (company + 1) * GEM;

/** Everything that follows from what the fields are and where gems lie. */
export type Survey = Pick<
  CityState,
  'tunnels' | 'ground' | 'room' | 'gates' | 'freeTunnels' | 'freeDangers' | 'goldLeft'
>;

/** Looks over the whole board; `lay` keeps the result true afterwards. */
export function survey(land: readonly number[], gems: readonly CompanyNumber[]): Survey {
  // Read once: where modules are not bundled, each mention of an imported name is a call.
  const [tunnel, danger, gold] = [TUNNEL, DANGER, GOLD];
  const tunnels: Field[] = [];
  const ground: number[] = [];
  const room = new Array<number>(COMPANY_COUNT).fill(0);
  const gates = room.slice();
  const free = LANDS.map(() => 0);
  for (let field = 0; field < FIELDS; field++) {
    const kind = land[field] ?? 0;
    const isFree = gems[field] === -1;
    if (kind === tunnel) tunnels.push(field);
    if (isFree) free[kind] = (free[kind] ?? 0) + 1;
    const set = isFree && kind !== danger ? companiesBeside(gems, field) : 0;
    ground.push(isFree ? set : gem(gems[field] ?? 0));
    const counted = kind === tunnel ? gates : room;
    for (let rest = set, company = 0; rest !== 0; rest >>= 1, company++) {
      if ((rest & 1) !== 0) counted[company] = (counted[company] ?? 0) + 1;
    }
  }
  const [freeTunnels = 0, freeDangers = 0, goldLeft = 0] = [free[tunnel], free[danger], free[gold]];
  return { tunnels, ground, room, gates, freeTunnels, freeDangers, goldLeft };
}

/** The set of companies with a gem beside a field, a bit each. */
function companiesBeside(gems: readonly CompanyNumber[], field: Field): number {
  let set = 0;
  for (let at = field * 4, end = at + 4; at < end; at++) {
    const other = BESIDE[at] ?? -1;
    const company = other < 0 ? -1 : (gems[other] ?? -1);
    if (company >= 0) set |= 1 << company;
  }
  return set;
}

/** Whether a field has no gem on it. */
export const isFree = (state: CityState, field: Field): boolean => (state.ground[field] ?? 0) < GEM;

/** The company whose gem lies on a field, −1 if it is free. */
export const gemOn = (state: CityState, field: Field): CompanyNumber => ((state.ground[field] ?? 0) >> GEM_SHIFT) - 1;

/** By field: the company whose gem lies there, −1 if it is free. */
export const gemsOn = (state: CityState): CompanyNumber[] => state.ground.map((there) => (there >> GEM_SHIFT) - 1);

/** Whether a company could reach a field: it is free, no Danger, and beside a gem of the company. */
export const isBeside = (state: CityState, company: CompanyNumber, field: Field): boolean =>
  ((state.ground[field] ?? 0) & (1 << company)) !== 0;

/** Lays a mining gem on a free field. */
export function lay(state: CityState, company: CompanyNumber, field: Field): void {
  const { land, ground, room, gates } = state;
  const kind = land[field];
  const lost = kind === TUNNEL ? gates : room;
  for (let set = ground[field] ?? 0, other = 0; set !== 0; set >>= 1, other++) {
    if ((set & 1) !== 0) lost[other] = (lost[other] ?? 0) - 1;
  }
  ground[field] = gem(company);
  if (kind === TUNNEL) state.freeTunnels--;
  else if (kind === DANGER) state.freeDangers--;
  else if (kind === GOLD) state.goldLeft--;
  const bit = 1 << company;
  for (let at = field * 4, end = at + 4; at < end; at++) {
    const other = BESIDE[at] ?? -1;
    const set = other < 0 ? GEM : (ground[other] ?? GEM);
    if (set >= GEM || (set & bit) !== 0 || land[other] === DANGER) continue;
    ground[other] = set | bit;
    const won = land[other] === TUNNEL ? gates : room;
    won[company] = (won[company] ?? 0) + 1;
  }
  state.still = 0;
}
