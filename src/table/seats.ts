/** Who sits at the table, and how they want to be asked. */
import type { Seat } from '../engine/game';
import type { Player as Saved } from '../storage/saved';

export { CHARACTERS } from '../bots/characters';
export { LEVELS, type Level } from '../bots/levels';

/** When a player wants to be asked whether to react: always, only when it touches them, or never. Set in secret. */
export const ORDERS = ['ask', 'target', 'never'] as const;
export type Order = (typeof ORDERS)[number];

/** What somebody may say about being asked: a standing order, or not before their next turn. */
export type Wish = Order | 'round';

/** What somebody alone among bots may say about it. */
export const ASKED_ALONE: readonly Wish[] = ['ask', 'target', 'round'];

/** Somebody at the table: a person, or a bot of some level. */
export interface Player {
  readonly name: string;
  /** The level of a bot; null for a person. */
  readonly bot: string | null;
  readonly order: Order;
  /** Whether they are not to be asked before their next turn. */
  readonly quiet?: boolean;
}

/** How people are asked for reactions: all at once around the phone, or one after the other in secret. */
export const CALLS = ['open', 'sealed'] as const;
export type Call = (typeof CALLS)[number];

/** How fast bots act and things move; 0 is at once. */
export const SPEEDS = [1, 2, 4, 0] as const;
export type Speed = (typeof SPEEDS)[number];

export const isBot = (players: readonly Player[], seat: Seat): boolean => players[seat]?.bot != null;

/** The seats of people. */
const people = (players: readonly Player[]): Seat[] =>
  players.flatMap((player, seat) => (player.bot === null ? [seat] : []));

/** The seat of a person who plays with bots alone; −1 if there are several people or none. */
export function onlyPerson(players: readonly Player[]): Seat | -1 {
  const [seat = -1, another] = people(players);
  return another === undefined ? seat : -1;
}

/** Whether several people share the phone, so that a seat's cards must be kept from the others. */
export const isShared = (players: readonly Player[]): boolean => people(players).length > 1;

/** Whether a seat belongs to a bot while people sit there who must not see its cards. */
export const isHiddenFromPeople = (players: readonly Player[], seat: Seat | -1): boolean =>
  isBot(players, seat) && people(players).length > 0;

/** A player as the table keeps them, from how they are saved. */
const seat = ({ name, kind, order }: Saved, usual: Order): Player => ({
  name,
  bot: kind === 'person' ? null : kind,
  order: ORDERS.find((known) => known === order) ?? usual,
});

/** The players of a saved game. Who plays with bots alone is at first only asked where it matters to them. */
export const seated = (saved: readonly Saved[]): readonly Player[] =>
  saved.map((player) => seat(player, saved.filter(({ kind }) => kind === 'person').length === 1 ? 'target' : 'ask'));

/** How players are saved who sit here now. */
export const savedAs = (saved: readonly Saved[], players: readonly Player[]): readonly Saved[] =>
  saved.map((before, seat) => {
    const { bot = null, order = 'ask' } = players[seat] ?? {};
    return { ...before, kind: bot ?? 'person', order };
  });

/** The players with one of them changed. */
export const withPlayer = (players: readonly Player[], seat: Seat, change: Partial<Player>): readonly Player[] =>
  players.map((player, i) => (i === seat ? { ...player, ...change } : player));

/** The players after one has said how to be asked. */
export const withOrder = (players: readonly Player[], seat: Seat, wish: Wish): readonly Player[] =>
  withPlayer(players, seat, wish === 'round' ? { quiet: true } : { order: wish, quiet: false });
