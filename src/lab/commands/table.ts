/** What the commands about games have in common: which game, how many seats, which variants. */
import { newestBox } from '../../engine/editions';
import type { Game } from '../../engine/game';
import type { Entry } from '../../games';
import { games } from '../../games/all';
import type { Table } from '../check/wander';
import { numberFlag, textFlag, type Flags, type FlagTable } from '../command';

/** The flags that name a table. */
export const tableFlags: FlagTable = {
  game: { type: 'string' },
  seats: { type: 'string' },
  variants: { type: 'string', default: '' },
};

/** The game that was asked for. */
export function gameFlag(flags: Flags): Entry {
  const id = textFlag(flags, 'game');
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`--game wants one of ${games.map(({ game }) => game.id).join(', ')}`);
  return entry;
}

/** The games that were asked for: all if none is named. */
export const gamesFlag = (flags: Flags): readonly Entry[] =>
  flags.values['game'] === undefined ? games : [gameFlag(flags)];

/** The table that was asked for: the most seats if none are named. */
export function tableFlag(flags: Flags, game: Game): Table {
  const seats = flags.values['seats'] === undefined ? game.seats[1] : numberFlag(flags, 'seats');
  return { seats, variants: variantsFlag(flags, game), ...newestBox(game) };
}

/** The variants that were asked for. */
export function variantsFlag(flags: Flags, game: Game): readonly string[] {
  const named = textFlag(flags, 'variants').split(',').filter(Boolean);
  const unknown = named.find((variant) => !game.variants.includes(variant));
  if (unknown !== undefined) throw new Error(`--variants knows ${game.variants.join(', ') || 'none'}, not ${unknown}`);
  return named;
}

/** Says on the side how far long work has come. */
export function progress(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else process.stderr.write(`${line}\n`);
}

/** A number with as many places as a person wants. */
export const rounded = (value: number): number => Number(value.toPrecision(value >= 1000 ? 4 : 3));
