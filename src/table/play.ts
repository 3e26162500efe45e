/** A game being played: what the chart does to it. No rule of any game stands here. */
import type { Hint } from '../bots/ponder';
import { isOver, options, pending, phaseOf, sameMove } from '../engine/frames';
import type { Game, Happening, Move, Phase, Seat, Setup, State } from '../engine/game';
import { isBot, isShared, type Call, type Pause, type Phone, type Player, type Speed } from './seats';
import type { Story } from './story';

/** A state that can be returned to. */
export interface Past {
  readonly state: State;
  readonly moves: number;
  readonly story: Story;
}

/** Everything a table knows. */
export interface Play {
  readonly game: Game;
  readonly setup: Setup;
  /** Whether the first try counts here. */
  readonly counts?: boolean;
  readonly players: readonly Player[];
  readonly call: Call;
  readonly phone: Phone;
  readonly speed: Speed;
  /** Whether what bots do is being skipped. */
  readonly hurry: boolean;
  readonly state: State;
  /** The state that the disk holds: nothing else is shown, unless the table does without saving. */
  readonly kept: State;
  /** All moves of the game: so many of them are on disk, so many were shown. */
  readonly moves: readonly Move[];
  readonly saved: number;
  readonly shown: number;
  /** All that happened since the game began. */
  readonly story: Story;
  /** Whether the disk holds moves that were taken back. */
  readonly stale: boolean;
  /** The moves that the disk holds once what is being written is there. */
  readonly writing: readonly Move[];
  /** What happened and has not been shown yet. */
  readonly news: readonly Happening[];
  /** Whether the table goes on though it cannot save. */
  readonly careless: boolean;
  /** Whether the app is in the background. */
  readonly asleep: boolean;
  readonly past: readonly Past[];
  /** The phase the chart is in. */
  readonly phase: Phase | null;
  /** Who looks at the phone, and who should; −1 for nobody in particular. */
  readonly holder: Seat | -1;
  readonly wanted: Seat | -1;
  /** Who had the phone last, and need not prove who they are while it has not gone on; −1 if nobody can tell. */
  readonly keeper: Seat | -1;
  /** The only person at the table, who needs no curtain; −1 until that is certain. */
  readonly trusted: Seat | -1;
  /** How much of the story everybody has been told, and from where on the present moment tells it. */
  readonly told: number;
  readonly since: number;
  /** Who is being shown a result. */
  readonly owing: Seat | -1;
  /** Whether the table is being taken up where it was left. */
  readonly resuming: boolean;
  /** How high the stack was when the deed that is being done began, and how many deeds the one who acts has done. */
  readonly base: number;
  readonly beats: number;
  readonly keptBeat: Seat | -1;
  /** Whether the present moment has words, which people want to read. */
  readonly said: boolean;
  readonly pause: Pause;
  /** On a flat table: who looks under their own hand (a bit each), and the card that whoever decides has laid out; −1: none. */
  readonly raised: number;
  readonly laid: number;
  /** In a call: who looks in secret, who will not react (a bit each), and what the objector has chosen. */
  readonly objector: Seat | -1;
  readonly passed: number;
  /** Who has said, openly, that they let this whole turn be (a bit each), and the action that was let be last. */
  readonly waved: number;
  /** Whose turn it is, or was last. */
  readonly owner: Seat | -1;
  readonly letBe: string;
  /** Whether somebody wants to be asked again about the same thing. */
  readonly insists: boolean;
  readonly answer: Move | null;
  /** Whether the answers being given still belong to one call. */
  readonly going: boolean;
  /** What the bot whose turn it is has thought of. */
  readonly thought: Move | null;
  /** A placement that is looked at before it is confirmed. */
  readonly draft: Move | null;
  /** What a strong player would do here, if the one who looks has asked. */
  readonly hint: Hint | null;
}

/** The seat that must decide, −1 when the game is over. */
export const decider = (play: Play): Seat | -1 => pending(play.game, play.state)?.seat ?? -1;

/** Whether the one who decides looks at the phone, and is shown nothing else. */
export const isFree = (play: Play): boolean => play.owing === -1 && play.holder === decider(play);

/** Whether the phone lies flat between several people: nobody in particular looks at it, and there is no curtain. */
export const isFlat = ({ phone, players }: Pick<Play, 'phone' | 'players'>): boolean =>
  phone === 'flat' && isShared(players);

/** Whose eyes see what the phone shows; −1: everybody's. Where nothing is hidden those of whoever decides are everybody's. */
export const eyesOn = (play: Play): Seat | -1 => (isFlat(play) && !play.game.open ? -1 : play.holder);

/** How people are asked: around a phone that lies between them, openly. */
export const callAt = (play: Play): Call => (isFlat(play) ? 'open' : play.call);

/** The phase of the game: that of the engine's top frame. */
export const gamePhase = (play: Play): Phase => phaseOf(play.game, play.state);

export const botDecides = (play: Play): boolean => !isOver(play.state) && isBot(play.players, decider(play));
export const personDecides = (play: Play): boolean => !isOver(play.state) && !isBot(play.players, decider(play));

/** Whether everything that happened is on disk and was shown, so that the game can go on. */
export const isReady = (play: Play): boolean =>
  !play.asleep && !play.resuming && play.shown === play.moves.length && (play.careless || !isUnsaved(play));

/** Whether the disk does not hold the game as it stands. */
export const isUnsaved = (play: Play): boolean => play.stale || play.saved < play.moves.length;

/** Whether there is something on disk, or not to be saved, that was not shown yet. */
export const isToShow = (play: Play): boolean => play.shown < play.moves.length && (play.careless || !isUnsaved(play));

/** The game as it may be shown. */
export const visible = (play: Play): Play => (play.careless ? play : { ...play, state: play.kept });

/** What is on disk once a write has ended: at a careless table moves were made or taken back meanwhile. */
export function written(play: Play): Partial<Play> {
  const { writing, moves, state, kept } = play;
  const other = writing.findIndex((move, at) => move !== moves[at]);
  const saved = other === -1 ? writing.length : other;
  const stale = saved < writing.length;
  return { saved, stale, kept: saved === moves.length && !stale ? state : kept };
}

/** Whether a move is one of those the deciding seat has. */
export const isOption = (play: Play, move: Move): boolean =>
  options(play.game, play.state).some((known) => sameMove(known, move));

/** What a bot that fails does: the first thing it may, which in a window is to pass. */
export const anyMove = (play: Play): Move => options(play.game, play.state)[0] ?? { do: 'pass' };

/** Whether only one thing can be chosen where somebody alone is not asked about that; among several, whose turn it is goes on. */
export const isOnlyOne = ({ game, state, players }: Pick<Play, 'game' | 'state' | 'players'>): boolean =>
  !isShared(players) &&
  (game.settles ?? []).includes(state.stack.at(-1)?.kind ?? '') &&
  options(game, state).length === 1;
