/** A call: who is asked about what is announced, what they could answer, and what is played for them. */
import { lastAnnounced, type WindowFrame } from '../engine/chain';
import { options, pending, step } from '../engine/frames';
import type { Frame, Move, Seat, State } from '../engine/game';
import { goesOn as decidesNext, takenUp } from './moments';
import { callAt, decider, type Play } from './play';
import { played } from './playing';
import { aloneEver, isBot, isShared } from './seats';

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
  // Nobody else is there to learn from it that there is nothing to react with.
  if (aloneEver(play.players) === seat && answers(play, seat).length < 2) return false;
  if (order === 'target') return play.game.concerns?.(play.state, seat) ?? true;
  return order === 'ask';
}

/** The people who may still react to what is announced, whatever their standing orders are. */
export const objectors = (play: Play): Seat[] =>
  asked(play).filter((seat) => !isBot(play.players, seat) && (play.passed & (1 << seat)) === 0);

/** The people who are still to be asked. */
export const callable = (play: Play): Seat[] => objectors(play).filter((seat) => wantsAsking(play, seat));

/** Whether the call goes round the table at once; a single person, and a sealed call, is asked seat by seat. */
export const isOpenCall = (play: Play): boolean => callAt(play) === 'open' && isShared(play.players);

/** The persons who are asked at the open table about what lies before them, one after the other if all pass. */
export function askedOpenly({ game, state: now, players, passed }: Play): Seat[] {
  const openly = game.openly ?? [];
  const state = game.copy(now);
  state.news = null;
  const seats: Seat[] = [];
  for (;;) {
    const open = pending(game, state);
    if (open === null || !openly.includes(open.frame.kind)) return seats;
    if (!isBot(players, open.seat) && (passed & (1 << open.seat)) === 0) seats.push(open.seat);
    step(game, state, PASS);
  }
}

/** Whether the seat that decides is asked about what lies before it, openly, since others share the phone. */
export const isAskedOpenly = (play: Play): boolean =>
  isShared(play.players) &&
  play.holder !== decider(play) &&
  (play.game.openly ?? []).includes(play.state.stack.at(-1)?.kind ?? '');

/** Whoever speaks takes the phone with the same hold; the ones asked before them let it be. */
export const spokenUp = (play: Play, seat: Seat): Partial<Play> => ({
  ...takenUp(play, seat),
  passed: askedOpenly(play)
    .slice(0, askedOpenly(play).indexOf(seat))
    .reduce((bits, before) => bits | (1 << before), play.passed),
});

/** What is announced, to be told apart from anything else. */
const announcedIn = ({ state }: Play): string => JSON.stringify(lastAnnounced(state));

/**
 * A call begins. Whoever lets this turn be is not asked; nor is anybody about the very thing that was let be just before,
 * unless somebody wanted to be: four draws of one card are asked about once, and can still be thwarted one by one.
 */
export const begunCall = (play: Play): Partial<Play> => ({
  objector: -1,
  insists: false,
  passed: play.letBe === announcedIn(play) ? -1 : play.waved,
  answer: null,
  going: true,
});

/** Nobody among the people has reacted. */
export const letBe = (play: Play): Partial<Play> => ({ passed: -1, letBe: play.insists ? '' : announcedIn(play) });

/** The phone after a reaction was chosen: it stays with whoever has more to decide about it at once. */
export function afterAnswer(play: Play, answer: Move): Partial<Play> {
  const { objector, game } = play;
  const state = windowOf(play, objector);
  if (!state) return { answer };
  step(game, state, answer);
  return decidesNext({ game, state }, objector) ? { answer } : { answer, ...laidDown(play) };
}

/** The phone lies on the table again, unless somebody is alone with bots. */
export const laidDown = ({ holder, trusted }: Play): Partial<Play> =>
  holder === trusted ? {} : { holder: -1, wanted: -1 };

/** Whether the window that is open still belongs to the announcement of the window before. */
function goesOn(before: Play, after: Play): boolean {
  const was = openWindow(before);
  const is = openWindow(after);
  return (
    was !== null && is !== null && is.left < was.left && lastAnnounced(before.state) === lastAnnounced(after.state)
  );
}

/** Whether a call would ask nobody: everybody who may react has let it be beforehand, and no bot is among them. */
function asksNobody(play: Play): boolean {
  const passed = play.passed === -1 ? -1 : (begunCall(play).passed ?? 0);
  return (
    openWindow(play) !== null &&
    !asked(play).some((seat) => isBot(play.players, seat)) &&
    callable({ ...play, passed }).length === 0
  );
}

/** The game after a decision: where it is announced and nobody is asked, the phone stays where it is. */
export function decided(play: Play, move: Move): Partial<Play> {
  const after = played(play, move);
  const { holder, wanted } = play;
  return holder !== -1 && after.holder === -1 && asksNobody({ ...play, ...after })
    ? { ...after, holder, wanted }
    : after;
}

/** The game after what nobody had to choose: who takes something back takes back what they chose before it. */
export function settledBy(play: Play, move: Move): Partial<Play> {
  const after = decided(play, move);
  return { ...after, past: (after.past ?? []).length > play.past.length ? play.past : [] };
}

/** The game after an answer in a call. It cannot be taken back: who kept silent by a standing order would only do so again. */
export function answered(play: Play, move: Move): Partial<Play> {
  const after = { ...decided(play, move), past: [] };
  const { holder, wanted } = play;
  const kept = isOnTheWay({ ...play, ...after }) ? { holder, wanted } : {};
  return { ...after, ...kept, going: goesOn(play, { ...play, ...after }) };
}

/** Whether only people's passes come before what somebody has answered: the phone stays with them meanwhile. */
function isOnTheWay(play: Play): boolean {
  const window = openWindow(play);
  return play.answer !== null && window !== null && !isBot(play.players, window.seat);
}

/** What the table answers for the seat whose window is open; null if a bot is to think about it. */
export function nextAnswer(play: Play): Move | null {
  const window = openWindow(play);
  if (!window || isBot(play.players, window.seat)) return null;
  return window.seat === play.objector && play.answer ? play.answer : PASS;
}
