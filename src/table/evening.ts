/** An evening: the games that the same people played here one after the other, whatever they were. */
import type { SavedGame } from '../storage/savedGame';

/** How somebody did this evening. */
interface Guest {
  readonly name: string;
  /** As it is written down for them. */
  readonly emblem: string;
  /** Shared victories count. */
  readonly won: number;
}

export interface Evening {
  readonly games: number;
  /** The people, those who won most first. */
  readonly guests: readonly Guest[];
  /** How many games no person won. */
  readonly toBots: number;
}

/** Whoever begins the next game within this time is still at the same evening, in milliseconds. */
const APART = 3 * 60 * 60 * 1000;

const peopleIn = ({ players, kinds }: SavedGame): readonly string[] =>
  players.flatMap(({ name }, seat) => (kinds[seat] === 'person' ? [name] : [])).sort();

const isCounted = ({ status, damage, isFromElsewhere, standings }: SavedGame): boolean =>
  status === 'over' && damage === null && !isFromElsewhere && standings !== null;

/** The evening that ended with a game, if it had more than one and several people were there. */
export function eveningOf(all: readonly SavedGame[], id: string): Evening | null {
  const last = all.find((game) => game.id === id);
  if (!last || !isCounted(last)) return null;
  const people = peopleIn(last);
  const company = people.join('\n');
  const earlier = all
    .filter((game) => isCounted(game) && game.createdAt < last.createdAt && peopleIn(game).join('\n') === company)
    .sort((a, b) => b.createdAt - a.createdAt);
  const games = [last];
  for (const game of earlier) {
    if ((games.at(-1)?.createdAt ?? 0) - game.updatedAt > APART) break;
    games.push(game);
  }
  if (people.length < 2 || games.length < 2) return null;
  const guests = people.map((name) => ({
    name,
    emblem: last.players.find((player) => player.name === name)?.emblem ?? '',
    won: games.filter((game) => winnersOf(game).includes(name)).length,
  }));
  return {
    games: games.length,
    guests: guests.sort((a, b) => b.won - a.won || (a.name < b.name ? -1 : 1)),
    toBots: games.filter((game) => winnersOf(game).length === 0).length,
  };
}

/** The people who won a game. */
const winnersOf = ({ standings, players, kinds }: SavedGame): readonly string[] =>
  (standings ?? []).flatMap(({ seat, rank }) =>
    rank === 1 && kinds[seat] === 'person' ? [players[seat]?.name ?? ''] : [],
  );
