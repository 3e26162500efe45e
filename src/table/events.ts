/** What a table is given, what can happen to it, and what it asks of others. */
import type { Hint } from '../bots/ponder';
import type { Request } from '../bots/question';
import type { Assay } from '../bots/assay';
import type { Wanted } from '../bots/review';
import type { Game, Happening, Move, Seat, Setup, State } from '../engine/game';
import type { GameRecord } from '../engine/replay';
import type { Call, Pause, Phone, Player, Speed, Wish } from './seats';
import type { Story } from './story';

export interface TableInput {
  readonly game: Game;
  /** How the game was started. */
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly state: State;
  /** The moves that led to the state: all of them are on disk. */
  readonly moves: readonly Move[];
  /** What happened on the way there. */
  readonly story: Story;
  /** Whether the first try counts here, so that nobody goes back for practice. */
  readonly counts?: boolean;
  readonly call: Call;
  /** Where the phone is; from hand to hand if it is left out. */
  readonly phone?: Phone;
  readonly speed: Speed;
  /** When what people did goes on by itself. */
  readonly pause?: Pause;
}

export type TableEvent =
  /** The seated person decides. */
  | { readonly type: 'CHOOSE'; readonly move: Move }
  /** A placement is looked at; confirming it plays it. */
  | { readonly type: 'DRAFT'; readonly move: Move }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'UNDO' }
  /** Somebody alone among bots goes back to their last decision, though more is known by now. */
  | { readonly type: 'REWIND' }
  /** The seated person asks what a strong player would do. */
  | { readonly type: 'HINT' }
  /** The curtain was held, or touched by whoever had the phone last: the person named on it looks. */
  | { readonly type: 'REVEAL' }
  /** The one who is shown a result has seen it. */
  | { readonly type: 'GOT_IT' }
  /** What is being told goes on: at once, or until something concerns a person. */
  | { readonly type: 'GO_ON' }
  | { readonly type: 'SKIP' }
  /** Somebody has held their own sign: they react, or use what lies before them, and it proves who they are. */
  | { readonly type: 'OBJECT'; readonly seat: Seat }
  /** Somebody wants the call not to close by itself, and to be asked again about the same thing. */
  | { readonly type: 'WAIT' }
  /** Somebody says openly that they let this whole turn be; or that they do not any more. */
  | { readonly type: 'WAVE'; readonly seat: Seat; readonly on: boolean }
  /** The finger that has lifted the curtain lets go of it. */
  | { readonly type: 'LET_GO' }
  | { readonly type: 'NEVER_MIND' }
  | { readonly type: 'NOBODY_OBJECTS' }
  | { readonly type: 'ORDER'; readonly seat: Seat; readonly order: Wish }
  | { readonly type: 'CALL'; readonly call: Call }
  | { readonly type: 'PHONE'; readonly phone: Phone }
  /** Whoever looks notes what they want to do in their next turn, by the key of what is touched for it; or no more. */
  | { readonly type: 'PLAN'; readonly seat: Seat; readonly what: string | null }
  /** On a flat table somebody holds their hand over their cards and looks, or no more. */
  | { readonly type: 'RAISE'; readonly seat: Seat }
  | { readonly type: 'LOWER'; readonly seat: Seat }
  /** On a flat table whoever decides lays a card out for all to see, to say next what it is for; −1: takes it back. */
  | { readonly type: 'LAY'; readonly card: number }
  | { readonly type: 'SPEED'; readonly speed: Speed }
  | { readonly type: 'PAUSE'; readonly pause: Pause }
  /** What bots do is skipped for as long as this is on. */
  | { readonly type: 'HURRY'; readonly on: boolean }
  /** A bot takes over for a person, or a person for a bot; or a bot plays at another level from now on. */
  | { readonly type: 'REPLACE'; readonly seat: Seat; readonly bot: string | null }
  | { readonly type: 'SLEEP' }
  | { readonly type: 'WAKE' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'PLAY_ON' }
  /** The table's own pulse while a bot thinks. */
  | { readonly type: 'BEAT' };

/** How a bot comes to its move: in time, whatever happens to it. Whoever asked may give up waiting. */
export type Think = (question: Request, signal: AbortSignal) => Promise<Move>;

/** Those who think for a table: as a bot, and for somebody who wants a hint. */
export interface Minds {
  readonly think: Think;
  readonly advise: (question: Request, signal: AbortSignal) => Promise<Hint>;
  readonly assay: WeighGame;
}

/** A finished game, weighed by the strongest bot. */
export type WeighGame = (
  record: GameRecord,
  wanted: Wanted,
  signal: AbortSignal,
  onProgress: (part: number) => void,
) => Promise<Assay>;

/** What is to be put on disk: the moves from an index on, after which the game has so many. */
export interface SaveInput {
  readonly from: number;
  readonly moves: readonly Move[];
  readonly state: State;
}

/** What is to be shown, with what the one who looks may perceive of it. */
export interface ShowInput {
  readonly news: readonly Happening[];
  readonly speed: Speed;
  /** Whose eyes; −1 everybody's. */
  readonly eye: Seat | -1;
  /** Whether it is a moment, or shown to the one who did it as it happens. */
  readonly isMoment: boolean;
}
