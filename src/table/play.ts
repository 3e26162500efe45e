/** A game being played: what the chart does to it. No rule of any game stands here. */
import type { Hint } from '../bots/ponder';
import { apply, isOver, options, pending, phaseOf, sameMove } from '../engine/frames';
import type { Game, Happening, Move, Phase, Seat, Setup, State } from '../engine/game';
import { heardByAll } from '../engine/onlook';
import { heard } from '../engine/view';
import { isBot, withPlayer, type Call, type Player, type Speed } from './seats';
import { tellOn, turnOf, type Story } from './story';

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
  /** The only person at the table, who needs no curtain; −1 until that is certain. */
  readonly trusted: Seat | -1;
  /** In a call: who looks in secret, who will not react (a bit each), and what the objector has chosen. */
  readonly objector: Seat | -1;
  readonly passed: number;
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

/** The phase of the game: that of the engine's top frame. */
export const gamePhase = (play: Play): Phase => phaseOf(play.game, play.state);

export const botDecides = (play: Play): boolean => !isOver(play.state) && isBot(play.players, decider(play));
export const personDecides = (play: Play): boolean => !isOver(play.state) && !isBot(play.players, decider(play));

/** Whether everything that happened is on disk and was shown, so that the game can go on. */
export const isReady = (play: Play): boolean =>
  !play.asleep && play.shown === play.moves.length && (play.careless || !isUnsaved(play));

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

/** The game after a move. What can be taken back is kept: nothing hidden came to light and nobody else is to act. */
export function played(play: Play, move: Move): Partial<Play> {
  const seat = decider(play);
  const state = apply(play.game, play.state, move);
  const moves = [...play.moves, move];
  const back: Past = { state: play.state, moves: play.moves.length, story: play.story };
  return {
    state,
    moves,
    story: tellOn(play.story, turnOf(play.game, play.state), state.news ?? []),
    news: [...play.news, ...(state.news ?? [])],
    past: isHarmless(play, state, seat) ? [...play.past, back] : [],
    draft: null,
    players: woken(play.players, turnOf(play.game, state)),
  };
}

/** Who did not want to be asked this round may be asked again once their turn has come. */
const woken = (players: readonly Player[], turn: Seat | -1): readonly Player[] =>
  players[turn]?.quiet ? withPlayer(players, turn, { quiet: false }) : players;

function isHarmless(play: Play, after: State, seat: Seat): boolean {
  const before = play.state;
  if (pending(play.game, after)?.seat !== seat || isBot(play.players, seat)) return false;
  if (before.rng.some((word, i) => word !== after.rng[i])) return false;
  const bit = 1 << seat;
  return after.cards.seen.every((seen, card) => (seen & ~(before.cards.seen[card] ?? 0) & bit) === 0);
}

/** The game before the last move of the seat that decides, if that can be taken back. */
export function takenBack(play: Play): Partial<Play> {
  const back = play.past[play.past.length - 1];
  if (!back) return {};
  return {
    state: back.state,
    moves: play.moves.slice(0, back.moves),
    story: back.story,
    saved: Math.min(play.saved, back.moves),
    stale: true,
    shown: back.moves,
    news: [],
    past: play.past.slice(0, -1),
    draft: null,
  };
}

/** Whether a move is one of those the deciding seat has. */
export const isOption = (play: Play, move: Move): boolean =>
  options(play.game, play.state).some((known) => sameMove(known, move));

/** What a bot that fails does: the first thing it may, which in a window is to pass. */
export const anyMove = (play: Play): Move => options(play.game, play.state)[0] ?? { do: 'pass' };

/** What the one who looks perceives of what happened; on a phone that lies open, what everybody does. */
export const perceived = ({ news, holder, players }: Play): readonly Happening[] =>
  holder === -1 ? heardByAll(news, players.length) : heard(news, holder);
