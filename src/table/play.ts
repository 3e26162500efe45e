/** A game being played: what the chart does to it. No rule of any game stands here. */
import { lastAnnounced, type WindowFrame } from '../engine/chain';
import { apply, isOver, options, pending, phaseOf, sameMove, step } from '../engine/frames';
import type { Frame, Game, Happening, Move, Phase, Seat, State } from '../engine/game';
import { isBot, isShared, type Call, type Player, type Speed } from './seats';
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
  readonly players: readonly Player[];
  readonly call: Call;
  readonly speed: Speed;
  readonly state: State;
  /** All moves of the game: so many of them are on disk, so many were shown. */
  readonly moves: readonly Move[];
  readonly saved: number;
  readonly shown: number;
  /** All that happened since the game began. */
  readonly story: Story;
  /** Whether the disk holds moves that were taken back. */
  readonly stale: boolean;
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

const isWindow = (frame: Frame | undefined): frame is WindowFrame => frame?.kind === 'window';

/** The reaction window that is open, null if none is. */
export function openWindow(play: Play): WindowFrame | null {
  const frame = play.state.stack[play.state.stack.length - 1];
  return isWindow(frame) ? frame : null;
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
  };
}

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

/** The seats still to be asked in the open window, in order. */
function asked(play: Play): Seat[] {
  const window = openWindow(play);
  if (!window) return [];
  const seats: Seat[] = [];
  for (let i = 0; i <= window.left; i++) seats.push((window.seat + i) % play.state.seats);
  return seats.filter((seat) => windowOf(play, seat) !== null);
}

/** The state in which the window has come to a seat because all before it passed; null if it never does. */
function windowOf(play: Play, seat: Seat): State | null {
  const state = play.game.copy(play.state);
  for (let i = 0; i < state.seats; i++) {
    const frame = state.stack[state.stack.length - 1];
    if (!isWindow(frame)) return null;
    if (frame.seat === seat) return state;
    step(play.game, state, { do: 'pass' });
  }
  return null;
}

/** What a seat could answer in the open window. */
export function answers(play: Play, seat: Seat): Move[] {
  const state = windowOf(play, seat);
  return state ? options(play.game, state) : [];
}

/** Whether a person wants to be asked about what is announced, by their standing order. */
function wantsAsking(play: Play, seat: Seat): boolean {
  const order = play.players[seat]?.order ?? 'ask';
  if (order === 'target') return play.game.concerns?.(play.state, seat) ?? true;
  return order === 'ask';
}

/** The people who are still to answer the open window. */
export const callable = (play: Play): Seat[] =>
  asked(play).filter(
    (seat) => !isBot(play.players, seat) && (play.passed & (1 << seat)) === 0 && wantsAsking(play, seat),
  );

/** Whether the call goes round the table at once; a single person, and a sealed call, is asked seat by seat. */
export const isOpenCall = (play: Play): boolean => play.call === 'open' && isShared(play.players);

/** Whether the window that is open still belongs to the announcement of the window before. */
function goesOn(before: Play, after: Play): boolean {
  const was = openWindow(before);
  const is = openWindow(after);
  return (
    was !== null && is !== null && is.left < was.left && lastAnnounced(before.state) === lastAnnounced(after.state)
  );
}

/** The game after an answer in a call. */
export function answered(play: Play, move: Move): Partial<Play> {
  const after = played(play, move);
  return { ...after, going: goesOn(play, { ...play, ...after }) };
}

/** What the table answers for the seat whose window is open; null if a bot is to think about it. */
export function nextAnswer(play: Play): Move | null {
  const window = openWindow(play);
  if (!window || isBot(play.players, window.seat)) return null;
  return window.seat === play.objector && play.answer ? play.answer : { do: 'pass' };
}
