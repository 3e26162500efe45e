/**
 * A table of sensible people who play a game that is written down beforehand: the same moves however the table asks for
 * them. What is counted is what the table costs them besides their own decisions.
 */
import { options, pending, sameMove, start, step } from '../../src/engine/frames';
import type { Move, Seat, Setup, State } from '../../src/engine/game';
import { lastAnnounced } from '../../src/engine/chain';
import { roll, seeded } from '../../src/engine/rng';
import { view } from '../../src/engine/view';
import { ownerOf } from '../../src/table/moments';
import { ponder } from '../../src/bots/ponder';
import { QUICK } from '../../src/bots/levels';
import type { Call } from '../../src/table/seats';
import type { Advised } from '../bots/table';
import { sitDown, type Sitting } from './sitting';

/** What an evening cost: holds, taps that decide nothing, and how often the phone changed hands. */
export interface Cost {
  holds: number;
  taps: number;
  handOvers: number;
}

/** Writes so many moves of a game down, as people play it at first sight. */
export function writtenDown({ game, advice }: Advised, setup: Setup, most: number): Move[] {
  const state: State = start(game, setup);
  const moves: Move[] = [];
  for (let n = 0; n < most; n++) {
    const seat = pending(game, state)?.seat;
    if (seat === undefined) break;
    const thought = ponder(
      { game, advice, view: view(game, state, seat), story: [], seed: `${setup.seed} ${n}` },
      QUICK,
    ).best();
    const move = options(game, state).find((option) => sameMove(option, thought));
    if (!move) throw new Error('a bot cheats');
    moves.push(move);
    step(game, state, move);
  }
  return moves;
}

const NOBODY = -1;

/** Plays what is written down at a table of people, and counts. */
export async function playThrough(entry: Advised, setup: Setup, moves: readonly Move[], call: Call): Promise<Cost> {
  const table = sitDown(entry.game, { setup, seats: setup.seats, seed: setup.seed, call });
  const cost: Cost = { holds: 0, taps: 0, handOvers: 0 };
  let where: Seat | -1 = NOBODY;
  const goesTo = (seat: Seat | -1): void => {
    if (where !== seat) cost.handOvers++;
    where = seat;
  };
  for (let guard = 0; table.play().moves.length < moves.length; guard++) {
    if (guard > moves.length * 20) throw new Error('nothing goes on');
    await table.wait();
    act(table, moves, cost, goesTo);
    await table.wait(500);
  }
  table.actor.stop();
  return cost;
}

/** Who reacts to what is announced now, as it is written; −1 if nobody does. */
function speaker(table: Sitting, moves: readonly Move[]): { seat: Seat | -1; move: Move } {
  const { game, state: now, moves: made } = table.play();
  const state = game.copy(now);
  const same = JSON.stringify(lastAnnounced(state));
  for (let at = made.length; ; at++) {
    const open = pending(game, state);
    const move = moves[at];
    // Where a Thwart was thwarted, what it was about is open once more: that is another call.
    if (!open || !move || open.frame.kind !== 'window' || JSON.stringify(lastAnnounced(state)) !== same)
      return { seat: NOBODY, move: { do: 'pass' } };
    if (move.do !== 'pass') return { seat: open.seat, move };
    step(game, state, move);
  }
}

function act(table: Sitting, moves: readonly Move[], cost: Cost, goesTo: (seat: Seat | -1) => void): void {
  const { screen, wanted, callable, isLight, isRipe, closes, holder } = table.look();
  const next = moves[table.play().moves.length];
  if (!next) return;
  switch (screen) {
    case 'curtain':
      cost.holds++;
      goesTo(wanted);
      return table.send({ type: 'REVEAL' });
    case 'result':
      // Where the phone goes round asking, who has no plans says so as they pass it on.
      if (table.play().call === 'sealed' && isQuiet(table, moves, holder))
        table.send({ type: 'ORDER', seat: holder, order: 'round' });
      // What stays in the hand closes by itself.
      else if (closes) return;
      cost.taps++;
      return table.send({ type: 'GOT_IT' });
    case 'moment':
      if (!isLight) return;
      cost.taps++;
      return table.send({ type: 'REVEAL' });
    case 'call': {
      const seat =
        table.play().state.stack.at(-1)?.kind === 'window' ? speaker(table, moves).seat : asker(table, moves);
      if (!callable.includes(seat)) {
        if (isRipe && !closes) {
          cost.taps++;
          return table.send({ type: 'NOBODY_OBJECTS' });
        }
        if (!speaksLater(table, moves)) return;
        cost.taps++;
        return table.send({ type: 'WAIT' });
      }
      cost.holds++;
      goesTo(seat);
      return table.send({ type: 'OBJECT', seat });
    }
    case 'private': {
      const { seat, move } = speaker(table, moves);
      if (!isRipe) return;
      if (seat === holder) return table.send({ type: 'CHOOSE', move });
      if (speaksLater(table, moves)) {
        cost.taps++;
        return table.send({ type: 'NEVER_MIND' });
      }
      if (letsTurnBe(table, moves)) {
        cost.taps++;
        table.send({ type: 'WAVE', seat: holder, on: true });
      }
      return table.send({ type: 'LET_GO' });
    }
    case 'choose':
      goesTo(holder);
      if (isPass(table, next)) cost.taps++;
      return table.send({ type: 'CHOOSE', move: next });
    default:
      return;
  }
}

/** The decisions to come, as they are written, with the state in which each is made. */
function* toCome(
  table: Sitting,
  moves: readonly Move[],
): Generator<{ state: State; move: Move; seat: Seat; kind: string }> {
  const { game, state: now, moves: made } = table.play();
  const state = game.copy(now);
  for (const move of moves.slice(made.length)) {
    const open = pending(game, state);
    if (!open) return;
    yield { state, move, seat: open.seat, kind: open.frame.kind };
    step(game, state, move);
  }
}

/** Whether somebody reacts when the very same thing is announced once more. */
function speaksLater(table: Sitting, moves: readonly Move[]): boolean {
  const same = JSON.stringify(lastAnnounced(table.play().state));
  for (const { state, move, kind } of toCome(table, moves)) {
    if (kind !== 'window') continue;
    if (JSON.stringify(lastAnnounced(state)) !== same) return false;
    if (move.do !== 'pass') return true;
  }
  return false;
}

/** Whether the one who looks lets this whole turn be: three times out of four, if they have no other plans. */
function letsTurnBe(table: Sitting, moves: readonly Move[]): boolean {
  const { game, state: now, objector, moves: made } = table.play();
  const owner = ownerOf(game, now);
  for (const { state, move, seat, kind } of toCome(table, moves)) {
    if (ownerOf(game, state) !== owner) break;
    if (kind === 'window' && seat === objector && move.do !== 'pass') return false;
  }
  return roll(seeded(`lets be ${made.length} ${objector}`), 4) > 0;
}

/** Whether somebody wants to be left alone up to their next turn: three times out of four, if they have no plans. */
function isQuiet(table: Sitting, moves: readonly Move[], seat: Seat): boolean {
  const { game, moves: made } = table.play();
  for (const { state, move, seat: at, kind } of toCome(table, moves)) {
    if (kind === 'window' && at === seat && move.do !== 'pass') return false;
    if (kind !== 'window' && ownerOf(game, state) === seat) break;
  }
  return roll(seeded(`quiet ${made.length} ${seat}`), 4) > 0;
}

/** Who uses what lies before them, as it is written; −1 if nobody does. */
function asker(table: Sitting, moves: readonly Move[]): Seat | -1 {
  const { game, state: now, moves: made } = table.play();
  const state = game.copy(now);
  for (let at = made.length; ; at++) {
    const open = pending(game, state);
    const move = moves[at];
    if (!open || !move || !(game.openly ?? []).includes(open.frame.kind)) return NOBODY;
    if (move.do !== 'pass') return open.seat;
    step(game, state, move);
  }
}

/** Whether a choice decides nothing but that something is let be. */
const isPass = (table: Sitting, move: Move): boolean =>
  move.do === 'pass' && (table.play().game.openly ?? []).includes(table.play().state.stack.at(-1)?.kind ?? '');
