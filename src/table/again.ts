/** A decision of a finished game, to be made once more: the position as its seat saw it, and what becomes of another move. */
import type { Request } from '../bots/question';
import { pending } from '../engine/frames';
import type { Game, Move, Seat, State } from '../engine/game';
import { heard, view } from '../engine/view';
import { practiceNote } from '../storage/notes';
import type { Player as Saved } from '../storage/savedGame';
import { begunAt, type Found, type Store } from './gameStore';
import { anew, LEVELS, type Player } from './seats';
import { tell, type Story } from './story';

export type { Request } from '../bots/question';

/** A decision as it stood. */
export interface Crossroads {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly state: State;
  readonly story: Story;
  /** What was done then. */
  readonly played: Move;
  /** Who sits there: one person, and bots that wait. */
  readonly players: readonly Player[];
  /** The same for whoever is asked about it. */
  readonly question: Request;
}

/** The decision before a move of a game; null if there is none. */
export function decisionAt(game: Game, { setup, moves, players }: Found, at: number): Crossroads | null {
  const played = moves[at];
  if (!played) return null;
  const before = moves.slice(0, at);
  const state = begunAt(game, setup, before);
  const seat = pending(game, state)?.seat;
  if (seat === undefined) return null;
  const story = tell(game, setup, before);
  return {
    ...{ seat, state, story, played, moves: before },
    players: players.map(({ name }, other) => ({ name, bot: other === seat ? null : LEVELS[1], order: 'ask' })),
    question: {
      game: game.id,
      view: view(game, state, seat),
      level: '',
      story: heard(story.told, seat),
      seed: `again ${at}`,
    },
  };
}

/** Those at a table where one person practises: everybody else is a bot, as good as before if they were one. */
const atPractice = (players: readonly Saved[], seat: Seat): readonly Saved[] =>
  anew(players).map((player, other) => {
    if (other === seat) return { ...player, kind: 'person' };
    return player.kind === 'person' ? { ...player, kind: LEVELS[1] } : player;
  });

/** Begins a game of its own after another move, which counts for nobody. */
export const practiseFrom = (
  store: Pick<Store, 'begin'>,
  game: Game,
  { setup, players }: Pick<Found, 'setup' | 'players'>,
  { moves, seat }: Pick<Crossroads, 'moves' | 'seat'>,
  move: Move,
  title: string,
): Promise<string> =>
  store.begin(game, setup, atPractice(players, seat), {
    title,
    moves: [...moves, move],
    note: (id) => practiceNote(id, 'again'),
  });
