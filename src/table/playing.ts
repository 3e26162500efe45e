/** A move is made, or taken back. */
import { apply, pending } from '../engine/frames';
import type { Move, Seat, State } from '../engine/game';
import { ownerOf, putDown } from './moments';
import { decider, type Past, type Play } from './play';
import { isBot, withPlayer, type Player } from './seats';
import { tellOn, turnOf } from './story';

/** The game after a move. What can be taken back is kept: nothing hidden came to light and nobody else is to act. */
export function played(play: Play, move: Move): Partial<Play> {
  const seat = decider(play);
  const state = apply(play.game, play.state, move);
  const moves = [...play.moves, move];
  const back: Past = { state: play.state, moves: play.moves.length, story: play.story };
  const after = {
    state,
    moves,
    story: tellOn(play.story, play.game, play.state, move, state),
    news: [...play.news, ...(state.news ?? [])],
    past: isHarmless(play, state, seat) ? [...play.past, back] : [],
    draft: null,
    laid: -1,
    players: unplanned(woken(play.players, turnOf(play.game, state)), play.owner, ownerOf(play.game, state)),
    ...inTurnOf(play, ownerOf(play.game, state)),
  };
  return { ...after, ...putDown({ ...play, ...after }) };
}

/** What was said for a turn holds until it is another's. */
const inTurnOf = ({ owner }: Play, now: Seat | -1): Partial<Play> =>
  now === -1 || now === owner ? {} : { owner: now, ...(owner !== -1 && { waved: 0, letBe: '' }) };

/** A plan was for one turn: when that is another's it is forgotten. */
const unplanned = (players: readonly Player[], was: Seat | -1, now: Seat | -1): readonly Player[] =>
  now !== -1 && now !== was && players[was]?.plan != null ? withPlayer(players, was, { plan: null }) : players;

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
    told: Math.min(play.told, back.story.told.length),
    news: [],
    past: play.past.slice(0, -1),
    draft: null,
    laid: -1,
  };
}
