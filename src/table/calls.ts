/** A call: who is asked about what is announced, what they could answer, and what is played for them. */
import { lastAnnounced, type WindowFrame } from '../engine/chain';
import { options, step } from '../engine/frames';
import type { Frame, Move, Seat, State } from '../engine/game';
import { played, type Play } from './play';
import { isBot, isShared } from './seats';

const PASS = { do: 'pass' } as const;

const isWindow = (frame: Frame | undefined): frame is WindowFrame => frame?.kind === 'window';

/** The reaction window that is open, null if none is. */
export function openWindow({ state }: Play): WindowFrame | null {
  const frame = state.stack[state.stack.length - 1];
  return isWindow(frame) ? frame : null;
}

/** The windows that open one after the other if everybody passes, until one is taken: the state it is open in. */
function passRound({ game, state: now }: Play, take: (seat: Seat) => boolean): State | null {
  const state = game.copy(now);
  state.news = null;
  const announced = lastAnnounced(state);
  for (let left = Infinity; ; step(game, state, PASS)) {
    const frame = state.stack[state.stack.length - 1];
    // Once all have passed, windows may open about what was announced earlier: that is another call.
    if (!isWindow(frame) || frame.left >= left || lastAnnounced(state) !== announced) return null;
    if (take(frame.seat)) return state;
    left = frame.left;
    if (left === 0) return null;
  }
}

/** The seats still to be asked in the open window, in order. */
function asked(play: Play): Seat[] {
  const seats: Seat[] = [];
  passRound(play, (seat) => {
    seats.push(seat);
    return false;
  });
  return seats;
}

/** The state in which the window has come to a seat because all before it passed; null if it never does. */
export const windowOf = (play: Play, seat: Seat): State | null => passRound(play, (at) => at === seat);

/** What a seat could answer in the open window. */
export function answers(play: Play, seat: Seat): Move[] {
  const state = windowOf(play, seat);
  return state ? options(play.game, state) : [];
}

/** Whether a person wants to be asked about what is announced, by their standing order. */
function wantsAsking(play: Play, seat: Seat): boolean {
  const { order = 'ask', quiet = false } = play.players[seat] ?? {};
  if (quiet) return false;
  if (order === 'target') return play.game.concerns?.(play.state, seat) ?? true;
  return order === 'ask';
}

/** The people who may still object to what is announced, whatever their standing orders are. */
export const objectors = (play: Play): Seat[] =>
  asked(play).filter((seat) => !isBot(play.players, seat) && (play.passed & (1 << seat)) === 0);

/** The people who are still to be asked. */
export const callable = (play: Play): Seat[] => objectors(play).filter((seat) => wantsAsking(play, seat));

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

/** The game after an answer in a call. It cannot be taken back: who kept silent by a standing order would only do so again. */
export function answered(play: Play, move: Move): Partial<Play> {
  const after = { ...played(play, move), past: [] };
  return { ...after, going: goesOn(play, { ...play, ...after }) };
}

/** What the table answers for the seat whose window is open; null if a bot is to think about it. */
export function nextAnswer(play: Play): Move | null {
  const window = openWindow(play);
  if (!window || isBot(play.players, window.seat)) return null;
  return window.seat === play.objector && play.answer ? play.answer : PASS;
}
