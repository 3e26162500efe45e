/**
 * What bots say at the table: a fold over what everybody perceived since the game began. It knows neither hands nor roles,
 * so no line tells anything; and it remembers nothing, so a game that is opened again has said the same.
 */
import { characterOf, type CharacterKey } from '../bots/characters';
import { LINES } from '../bots/lines/all';
import type { Line } from '../bots/lines/line';
import type { Happening, Seat } from '../engine/game';
import { heardByAll } from '../engine/onlook';
import type { Language, Show } from '../engine/show';
import type { Occasion } from '../engine/talk';

/** How much bots say. */
export type Talk = 'none' | 'few' | 'many';

/** Something that was said. */
export interface Said {
  readonly seat: Seat;
  readonly about: Seat | -1;
  readonly why: string;
  readonly line: Line;
  /** The place of what it was said about among all that happened, and who did that (−1: nobody). */
  readonly at: number;
  readonly by: Seat | -1;
}

/** Happenings between two lines, and how many of a hundred occasions are taken. */
const HABITS: Readonly<Record<Exclude<Talk, 'none'>, { readonly pause: number; readonly percent: number }>> = {
  few: { pause: 14, percent: 40 },
  many: { pause: 4, percent: 85 },
};

/** The characters that sit at a table, by seat: a bot that is called so and plays at that level. */
export const charactersAt = (
  names: readonly string[],
  levels: readonly (string | null)[],
): readonly (CharacterKey | null)[] => names.map((name, seat) => characterOf(name, levels[seat] ?? '')?.key ?? null);

/** Whom a table listens to: who sits there and how much they say; `salt` makes one game differ from the next. */
export interface Circle {
  readonly show: Pick<Show, 'occasions'>;
  readonly characters: readonly (CharacterKey | null)[];
  readonly talk: Talk;
  readonly salt: string;
}

/** All that was said about a story. */
export function saidIn(circle: Circle, story: readonly Happening[]): readonly Said[] {
  const { characters, talk } = circle;
  if (talk === 'none' || !characters.some((key) => key !== null)) return [];
  const { pause, percent } = HABITS[talk];
  const told = heardByAll(story, characters.length);
  const said: Said[] = [];
  let last = -pause;
  for (let at = 0; at < told.length; at++) {
    const hash = hashOf(`${circle.salt} ${at} ${told[at]?.what ?? ''}`);
    if (at - last < pause || hash % 100 >= percent) continue;
    const next = chosen(circle, told.slice(0, at + 1), said, hash);
    if (next === null) continue;
    said.push(next);
    last = at;
  }
  return said;
}

/** What is said about the last thing that happened, by lot among those who have something new to say. */
function chosen(
  { show, characters }: Circle,
  told: readonly Happening[],
  said: readonly Said[],
  hash: number,
): Said | null {
  const found = show.occasions(told, characters.length).flatMap((occasion) => {
    const lines = newLines(characters[occasion.seat] ?? null, occasion, said);
    return lines.length === 0 ? [] : [{ occasion, lines }];
  });
  const { occasion, lines } = found[Math.floor(hash / 100) % Math.max(1, found.length)] ?? {};
  const line = lines?.[Math.floor(hash / 10_000) % lines.length];
  if (occasion === undefined || line === undefined) return null;
  const event = told[told.length - 1];
  const by = event !== undefined && 'seat' in event && typeof event.seat === 'number' ? event.seat : -1;
  return { seat: occasion.seat, about: occasion.about ?? -1, why: occasion.why ?? '', line, at: told.length - 1, by };
}

/** The lines of a character that fit an occasion and were not heard in this game. */
const newLines = (key: CharacterKey | null, { topic }: Occasion, said: readonly Said[]): readonly Line[] =>
  key === null ? [] : LINES[key][topic].filter((line) => !said.some((before) => before.line === line));

/** A number from a text (FNV-1a): the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** A line in words. */
export const inWords = (
  { line, about, why }: Said,
  language: Language,
  names: readonly string[],
  against: (why: string) => string,
): string => line[language].replace('{name}', names[about] ?? '').replace('{why}', against(why));
