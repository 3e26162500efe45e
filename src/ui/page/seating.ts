/** Who sits where, before a game begins. */
import type { Seat } from '../../engine/game';
import type { Language } from '../../engine/show';
import type { Player } from '../../storage/savedGame';
import { characterNamed, CHARACTERS, LEVELS, type Level } from '../../table/seats';
import { EMBLEMS, emblemIn, withKey } from '../seats';

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
    const own = emblemIn(emblem);
    const free = EMBLEMS.some(({ key }) => key === own) && !chairs.some((taken) => emblemIn(taken.emblem) === own);
    chairs.push({ name, kind, emblem: free ? emblem : freeEmblem(chairs, last.slice(seat + 1)) });
  }
  return chairs;
}

const unused = (words: readonly string[], chairs: readonly Player[], field: 'name' | 'emblem'): string =>
  words.find((word) => !chairs.some((chair) => (field === 'name' ? chair.name : emblemIn(chair.emblem)) === word)) ??
  '';

/** An emblem that nobody has, and that nobody further down wants, if there is one. */
function freeEmblem(chairs: readonly Player[], later: readonly Player[]): string {
  const keys = EMBLEMS.map(({ key }) => key);
  return unused(
    keys.filter((key) => !later.some(({ emblem }) => emblemIn(emblem) === key)).concat(keys),
    chairs,
    'emblem',
  );
}

/** How many sit down at first: as many as the last time. */
export const countFor = (range: Range, last: number): number => within(range, last || USUAL_PEOPLE);

/** The chairs after somebody changed places with whoever sits so many places further on. */
export function withMoved(chairs: readonly Player[], seat: Seat, by: 1 | -1): readonly Player[] {
  const [one, other] = [chairs[seat], chairs[seat + by]];
  if (!one || !other) return chairs;
  return chairs.map((chair, i) => (i === seat ? other : i === seat + by ? one : chair));
}

/** The chairs after a seat chose an emblem: whoever had it takes the other one. */
export function withEmblem(chairs: readonly Player[], seat: Seat, emblem: string): readonly Player[] {
  const before = emblemIn(chairs[seat]?.emblem ?? '');
  return chairs.map((chair, i) => {
    if (i === seat) return { ...chair, emblem: withKey(chair.emblem, emblem) };
    return emblemIn(chair.emblem) === emblem ? { ...chair, emblem: withKey(chair.emblem, before) } : chair;
  });
}

/** The level of the bots that played last. */
export const levelOf = (last: readonly Player[]): Level =>
  LEVELS.find((level) => last.some(({ kind }) => kind === level)) ?? USUAL_LEVEL;

/** Everybody as the same kind, but the first as a person if somebody plays along. */
export const castAs = (chairs: readonly Player[], kind: string, first: string = kind): readonly Player[] =>
  chairs.reduce<readonly Player[]>((cast, chair, seat) => {
    const as = seat === 0 ? first : kind;
    const isOwn = as !== 'person' || !isCharacter(chair);
    const name = isOwn ? chair.name : unused(NAMES, [...cast, ...chairs.slice(seat)], 'name');
    return [...cast, { ...chair, kind: as, name }];
  }, []);

/** Whether a name is that of a character: people have their own. */
const isCharacter = ({ name }: Player): boolean => characterNamed(name) !== undefined;

/** Characters in the order in which they come to a table of a level: its own, then those of the levels beside it. */
function comers(level: Level, lots: () => number): readonly (typeof CHARACTERS)[number][] {
  const far = (other: Level): number => Math.abs(LEVELS.indexOf(other) - LEVELS.indexOf(level));
  return CHARACTERS.map((character) => ({ character, order: lots() }))
    .sort((a, b) => far(a.character.level) - far(b.character.level) || a.order - b.order)
    .map(({ character }) => character);
}

/** The chairs with a crew of characters on those of bots; where nobody but people sits, on all but the first. */
export function withCrew(
  chairs: readonly Player[],
  count: number,
  language: Language,
  lots: () => number = () => 0,
): readonly Player[] {
  const seated = chairs.slice(0, count);
  const isFull = seated.every(({ kind }) => kind === 'person');
  const crew = comers(levelOf(seated), lots);
  let next = 0;
  return chairs.map((chair, seat) => {
    if (seat >= count || (isFull ? seat === 0 : chair.kind === 'person')) return chair;
    const comer = crew[next++];
    return comer === undefined ? chair : { ...chair, name: comer.name[language], kind: comer.level };
  });
}

/** The chairs with everybody who is no person at a level, as characters of it as far as there are any. */
export const withLevel = (
  chairs: readonly Player[],
  count: number,
  level: Level,
  language: Language,
): readonly Player[] =>
  withCrew(
    chairs.map((chair) => (chair.kind === 'person' ? chair : { ...chair, kind: level })),
    count,
    language,
  ).map((chair, seat) => (seat < count && chair.kind !== 'person' ? { ...chair, kind: level } : chair));

/** A table for one person among bots: the last one if it was such a table, else a usual one. The person is the first friend. */
export function soloTable(
  range: Range,
  last: readonly Player[],
  friends: readonly Player[],
  language: Language,
): readonly Player[] {
  const isSolo = last.length >= range[0] && last.filter(({ kind }) => kind === 'person').length === 1;
  if (isSolo) return last;
  const person = (friends.length > 0 ? friends : last).filter(({ kind }) => kind === 'person').slice(0, 1);
  const count = within(range, USUAL_BOTS + 1);
  return withCrew(castAs(chairsFor(person), levelOf(last), 'person'), count, language).slice(0, count);
}

/** The table of a day: the person of the last table, and as many bots of one level as must be. */
export const dailyTable = (last: readonly Player[], seats: number, level: Level): readonly Player[] =>
  castAs(chairsFor(last.filter(({ kind }) => kind === 'person').slice(0, 1)), level, 'person').slice(0, seats);
