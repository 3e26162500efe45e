/** Those who play on this phone: names, emblems and the order in which they sit are kept once, for all games. */
import type { Note, Notes } from '../storage/notes';
import type { Player } from '../storage/savedGame';
import { fields, json, list, text, whole } from '../storage/shape';

/** The name of the note that keeps the circle. */
export const CIRCLE = 'circle';

/** The chairs around the phone as they were last set, and how many of them were taken. */
export interface Circle {
  readonly chairs: readonly Player[];
  readonly count: number;
}

const MOST = 16;
const LETTERS = 80;

/** The circle as it is kept. What bots do for somebody during a game is not part of it. */
export const circleNote = ({ chairs, count }: Circle): Note => ({
  name: CIRCLE,
  value: JSON.stringify({ chairs: chairs.map(({ name, emblem, kind }) => ({ name, emblem, kind })), count }),
});

/** The circle that was kept; null if there is none, or none that can be read. */
export function circleIn(notes: Notes): Circle | null {
  try {
    const { chairs, count } = fields(json(notes.get(CIRCLE)));
    return { chairs: list(chairs, MOST, chairIn), count: whole(count, 1, MOST) };
  } catch {
    return null;
  }
}

function chairIn(value: unknown): Player {
  const { name, emblem, kind } = fields(value);
  return { name: text(name, LETTERS), emblem: text(emblem, LETTERS), kind: text(kind, LETTERS) };
}

/** Whether a bot has only stood in for somebody of the circle. */
const isStandIn = (circle: Circle | null, { name, kind }: Player): boolean =>
  kind !== 'person' && (circle?.chairs.some((friend) => friend.kind === 'person' && friend.name === name) ?? false);

/** Those who sat at a table as they meant to sit: whoever a bot stood in for is a person again. */
export const asMeant = (circle: Circle | null, players: readonly Player[]): readonly Player[] =>
  players.map((player) => (isStandIn(circle, player) ? { ...player, kind: 'person' } : player));
