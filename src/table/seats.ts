/** Who sits at the table, and how they want to be asked. */
import type { Seat } from '../engine/game';
import type { Player as Saved } from '../storage/savedGame';

export { characterNamed, CHARACTERS } from '../bots/characters';
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
  /** Whether a person has ever sat here, though a bot may have taken over: what is secret to them stays so. */
  readonly sat?: boolean;
  /** How much had been told when they last took the phone, and when they last said that they got it. */
  readonly looked?: number;
  readonly got?: number;
  /** What they want to do in their next turn, by the key of the thing that is touched for it: their own secret. */
  readonly plan?: string | null;
}

/** How people are asked for reactions: all at once around the phone, or one after the other in secret. */
export const CALLS = ['open', 'sealed'] as const;
export type Call = (typeof CALLS)[number];

/** Where the phone is while several people play: it goes from hand to hand, or lies flat between them. */
export const PHONES = ['passed', 'flat'] as const;
export type Phone = (typeof PHONES)[number];

/** How fast bots act and things move; 0 is at once. */
export const SPEEDS = [1, 2, 4, 0] as const;
export type Speed = (typeof SPEEDS)[number];

/** After so many milliseconds what people did goes on by itself before the phone does; null: when somebody says so. */
export type Pause = number | null;

export const isBot = (players: readonly Player[], seat: Seat): boolean => players[seat]?.bot != null;

/** The seats of people. */
const people = (players: readonly Player[]): Seat[] =>
  players.flatMap((player, seat) => (player.bot === null ? [seat] : []));

/** The seat of a person who plays with bots alone; −1 if there are several people or none. */
export function onlyPerson(players: readonly Player[]): Seat | -1 {
  const [seat = -1, another] = people(players);
  return another === undefined ? seat : -1;
}

/** The only seat at which a person has ever sat; −1 if several have, or none. Nobody widens that by leaving. */
export function onlyEver(players: readonly Player[]): Seat | -1 {
  const [seat = -1, another] = players.flatMap(({ bot, sat }, at) => (bot === null || sat ? [at] : []));
  return another === undefined ? seat : -1;
}

/** The person who plays with bots alone, if nobody else was ever there; −1 otherwise. */
export const aloneEver = (players: readonly Player[]): Seat | -1 =>
  onlyEver(players) === onlyPerson(players) ? onlyPerson(players) : -1;

/** Whether several people share the phone, so that a seat's cards must be kept from the others. */
export const isShared = (players: readonly Player[]): boolean => people(players).length > 1;

/** Whether a seat belongs to a bot while people sit there who must not see its cards. */
export const isHiddenFromPeople = (players: readonly Player[], seat: Seat | -1): boolean =>
  isBot(players, seat) && people(players).length > 0;

/** The seats of bots at which nobody may sit down, since their hands are not to be seen: where a try counts, or it is somebody else's game. */
export const barredSeats = (kinds: readonly string[], isStrict: boolean): readonly Seat[] =>
  isStrict ? kinds.flatMap((kind, seat) => (kind === 'person' ? [] : [seat])) : [];

/** A player as the table keeps them, from how they are saved; `began` is who sat there at first. */
const seat = ({ name, kind, order, sat, looked, got, plan }: Saved, began: string | undefined): Player => ({
  name,
  bot: kind === 'person' ? null : kind,
  order: ORDERS.find((known) => known === order) ?? 'ask',
  ...((sat || kind === 'person' || began === 'person') && { sat: true }),
  ...(looked !== undefined && { looked }),
  ...(got !== undefined && { got }),
  ...(plan !== undefined && { plan }),
});

/** The players of a saved game. Everybody is asked about everything they could react to, until they say otherwise. */
export const seated = (saved: readonly Saved[], began: readonly string[] = []): readonly Player[] =>
  saved.map((player, at) => seat(player, began[at]));

/** How players are saved who sit here now. */
export const savedAs = (saved: readonly Saved[], players: readonly Player[]): readonly Saved[] =>
  saved.map(({ name, emblem }, seat) => {
    const { bot = null, order = 'ask', sat = false, looked, got, plan } = players[seat] ?? {};
    return {
      ...{ name, emblem, kind: bot ?? 'person', order },
      ...(sat && bot !== null && { sat }),
      ...(looked !== undefined && { looked }),
      ...(got !== undefined && { got }),
      ...(plan != null && { plan }),
    };
  });

/** Players as they sit down to another game: nobody has looked at anything yet. */
export const anew = (saved: readonly Saved[]): readonly Saved[] =>
  saved.map(({ looked: _looked, got: _got, sat: _sat, plan: _plan, ...player }) => player);

/** The players with one of them changed. */
export const withPlayer = (players: readonly Player[], seat: Seat, change: Partial<Player>): readonly Player[] =>
  players.map((player, i) => (i === seat ? { ...player, ...change } : player));

/** The players after a bot has taken over from one, or somebody from a bot. */
export const withSeat = (players: readonly Player[], seat: Seat, bot: string | null): readonly Player[] =>
  withPlayer(players, seat, { bot, sat: true, plan: null });

/** The players after one has taken the phone, when so much had been told. */
export const withLook = (players: readonly Player[], seat: Seat, told: number): readonly Player[] =>
  players[seat]?.looked === told ? players : withPlayer(players, seat, { looked: told, got: told });

/** The players after one has said how to be asked. */
export const withOrder = (players: readonly Player[], seat: Seat, wish: Wish): readonly Player[] =>
  withPlayer(players, seat, wish === 'round' ? { quiet: true } : { order: wish, quiet: false });
