/** Who sits where, before a game begins. */
import type { Seat } from '../../engine/game';
import type { Player } from '../../storage/saved';
import { LEVELS, type Level } from '../../table/seats';
import { EMBLEMS } from '../seats';

const NAMES = ['Thora', 'Brunna', 'Odo', 'Hilde', 'Grim', 'Fina', 'Balin', 'Runa', 'Tjark', 'Isa'];
const USUAL_LEVEL: Level = 'journeyman';
const USUAL_PEOPLE = 3;
const USUAL_BOTS = 3;

/** A seed for a new deal. */
export const newSeed = (): string => Math.floor(Math.random() * 2 ** 40).toString(36);

/** How many can sit at a table. */
export type Range = readonly [least: number, most: number];

const within = ([least, most]: Range, count: number): number => Math.max(least, Math.min(count, most));

/** Chairs for the largest table: names and emblems of those who sat there last come first, no emblem twice. */
export function chairsFor(last: readonly Player[]): readonly Player[] {
  const chairs: Player[] = [];
  for (let seat = 0; seat < EMBLEMS.length; seat++) {
    const { name = unused(NAMES, chairs, 'name'), emblem = '', kind = 'person' } = last[seat] ?? {};
    const free = EMBLEMS.some(({ key }) => key === emblem) && !chairs.some((taken) => taken.emblem === emblem);
    chairs.push({ name, kind, emblem: free ? emblem : freeEmblem(chairs, last.slice(seat + 1)) });
  }
  return chairs;
}

const unused = (words: readonly string[], chairs: readonly Player[], field: 'name' | 'emblem'): string =>
  words.find((word) => !chairs.some((chair) => chair[field] === word)) ?? '';

/** An emblem that nobody has, and that nobody further down wants, if there is one. */
function freeEmblem(chairs: readonly Player[], later: readonly Player[]): string {
  const keys = EMBLEMS.map(({ key }) => key);
  return unused(keys.filter((key) => !later.some(({ emblem }) => emblem === key)).concat(keys), chairs, 'emblem');
}

/** How many sit down at first: as many as the last time. */
export const countFor = (range: Range, last: readonly Player[]): number => within(range, last.length || USUAL_PEOPLE);

/** The chairs after a seat chose an emblem: whoever had it takes the other one. */
export function withEmblem(chairs: readonly Player[], seat: Seat, emblem: string): readonly Player[] {
  const before = chairs[seat]?.emblem ?? '';
  return chairs.map((chair, i) => {
    if (i === seat) return { ...chair, emblem };
    return chair.emblem === emblem ? { ...chair, emblem: before } : chair;
  });
}

/** The level of the bots that played last. */
export const levelOf = (last: readonly Player[]): Level =>
  LEVELS.find((level) => last.some(({ kind }) => kind === level)) ?? USUAL_LEVEL;

/** Everybody as the same kind, but the first as a person if somebody plays along. */
export const castAs = (chairs: readonly Player[], kind: string, first: string = kind): readonly Player[] =>
  chairs.map((chair, seat) => ({ ...chair, kind: seat === 0 ? first : kind }));

/** A table for one person among bots: the last one if it was such a table, else a usual one. */
export function soloTable(range: Range, last: readonly Player[]): readonly Player[] {
  const isSolo = last.length >= range[0] && last.filter(({ kind }) => kind === 'person').length === 1;
  if (isSolo) return last;
  return castAs(chairsFor(last.slice(0, 1)), levelOf(last), 'person').slice(0, within(range, USUAL_BOTS + 1));
}

/** The table of a day: the person of the last table, and as many bots of one level as must be. */
export const dailyTable = (last: readonly Player[], seats: number, level: Level): readonly Player[] =>
  castAs(chairsFor(last.filter(({ kind }) => kind === 'person').slice(0, 1)), level, 'person').slice(0, seats);
