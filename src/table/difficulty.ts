/** An offer to meet better or weaker bots, after three clear results in a row. It is never forced on anybody. */
import type { SavedGame } from '../storage/savedGame';
import { isPractice, type Notes } from '../storage/notes';
import { LEVELS, type Level } from './seats';

/** What is offered, and the last game that speaks for it. */
export interface Offer {
  readonly is: 'harder' | 'easier';
  readonly level: Level;
  readonly after: string;
}

/** So many clear results in a row. */
const RESULTS = 3;
/** A result is clear if there is so much of the winner's points between. */
const CLEAR = 0.15;

const MARK = 'offer ';
/** Where it is noted that somebody does not want what was offered after a game. */
export const declined = (game: string): string => `${MARK}${game}`;

type Result = Pick<SavedGame, 'id' | 'kinds' | 'players' | 'standings'>;

/** The level of the bots that somebody alone has played against from beginning to end; null if there was no one such level. */
function levelIn({ kinds, players }: Result): Level | null {
  const isSame = kinds.every((kind, seat) => kind === players[seat]?.kind);
  const bots = kinds.filter((kind) => kind !== 'person');
  if (!isSame || kinds.length - bots.length !== 1 || new Set(bots).size !== 1) return null;
  return LEVELS.find((level) => level === bots[0]) ?? null;
}

/** Whether the only person won clearly (1), lost clearly (−1), or neither (0). */
export function clearness({ kinds, standings }: Pick<Result, 'kinds' | 'standings'>): 1 | 0 | -1 {
  const own = (standings ?? []).find(({ seat }) => kinds[seat] === 'person');
  const others = (standings ?? []).filter((standing) => standing !== own);
  if (!own || others.length === 0) return 0;
  const best = Math.max(...others.map(({ points }) => points));
  const gap = CLEAR * Math.max(1, Math.abs(Math.max(best, own.points)));
  if (own.rank === 1 && own.points - best >= gap) return 1;
  return own.rank > 1 && best - own.points >= gap ? -1 : 0;
}

/**
 * What is offered for the next game of a kind by the results so far, the newest first. Practice says nothing, and what came before
 * an offer that was declined has been answered.
 */
export function offerAfter(games: readonly SavedGame[], game: string, notes: Notes): Offer | null {
  const over = games.filter(
    (saved) =>
      saved.game === game &&
      saved.status === 'over' &&
      saved.damage === null &&
      !saved.isFromElsewhere &&
      !isPractice(notes, saved.id),
  );
  const answered = over.findIndex(({ id }) => id === notes.get(declined(game)));
  const last = (answered < 0 ? over : over.slice(0, answered)).slice(0, RESULTS);
  const [newest] = last;
  const level = newest ? levelIn(newest) : null;
  if (!newest || level === null || last.length < RESULTS) return null;
  const clear = clearness(newest);
  if (clear === 0 || !last.every((result) => levelIn(result) === level && clearness(result) === clear)) return null;
  const next = LEVELS[LEVELS.indexOf(level) + clear];
  return next ? { is: clear > 0 ? 'harder' : 'easier', level: next, after: newest.id } : null;
}
