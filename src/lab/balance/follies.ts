/** What a person would call silly in a game of Dig Deeper Dwarf, counted from what everybody can see. */
import type { Happening } from '../../engine/game';
import type { DwarfNews } from '../../games/dig-deeper-dwarf/rules/news';
import type { Match, Outcome, Player } from '../arena/match';

const GAME = 'dig-deeper-dwarf';

/** Coins left over that would have bought something. */
const RICH = 20;
const COINS_A_POINT = 5;

/** What must be heard of a game to count its follies. */
const HEARD = ['turn', 'ended', 'moved', 'mined', 'bought', 'crafted', 'stole', 'played', 'announced', 'over'];

/** Something silly: how often it happened, and how often it could have. */
export interface Folly {
  readonly name: string;
  readonly of: string;
  readonly count: number;
  readonly chances: number;
}

/** The games that are looked at: all seats by the same player. */
export const follyMatches = (player: Player, seats: number, games: number): Match[] =>
  Array.from({ length: games }, (_, n) => ({
    game: GAME,
    seats,
    variants: [],
    seed: `follies ${n}`,
    cast: { by: 'seat', players: new Array<Player>(seats).fill(player) },
    report: HEARD,
  }));

const isOurs = (event: Happening): event is DwarfNews => HEARD.includes(event.what);

/** Steps back to where one came from in the same turn, though nothing was done in between. */
function walksBack(news: readonly DwarfNews[]): number {
  const stands: number[] = [];
  let back = 0;
  let from = -1;
  for (const event of news) {
    if (event.what === 'moved') {
      const before = stands[event.seat] ?? -1;
      if (event.by === 'foot' && event.tile === from) back++;
      from = event.by === 'foot' ? before : -1;
      stands[event.seat] = event.tile;
    } else if (event.what !== 'announced' && event.what !== 'played') from = -1;
  }
  return back;
}

/** Crafted cards that nobody played afterwards, of those that had three rounds for it. Mixing exchanges faces, so a card is followed by its face. */
function unused(news: readonly DwarfNews[]): { count: number; chances: number } {
  const rounds = news.reduce((most, event) => (event.what === 'turn' ? Math.max(most, event.round) : most), 0);
  let round = 0;
  const waiting = new Set<number>();
  let chances = 0;
  for (const event of news) {
    if (event.what === 'turn') round = event.round;
    if (event.what === 'crafted' && rounds - round >= 3) {
      waiting.add(event.face);
      chances++;
    }
    if (event.what === 'played') waiting.delete(event.face);
  }
  return { count: waiting.size, chances };
}

/** Thwarts against a step or a drawn card, which seldom matter, of all Thwarts. */
function petty(news: readonly DwarfNews[]): { count: number; chances: number } {
  let count = 0;
  let chances = 0;
  let last = '';
  for (const event of news) {
    if (event.what !== 'announced') continue;
    if (event.act.verb === 'thwart') {
      chances++;
      if (last === 'move' || last === 'draw' || last === 'swap') count++;
    }
    last = event.act.verb;
  }
  return { count, chances };
}

/** All follies of some games. */
export function folliesIn(outcomes: readonly Outcome[]): readonly Folly[] {
  let [turns, back, made, never, thwarts, trifles, seats, rich] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const { news, lines } of outcomes) {
    const heard = news.filter(isOurs);
    turns += heard.filter(({ what }) => what === 'turn').length;
    back += walksBack(heard);
    const crafted = unused(heard);
    made += crafted.chances;
    never += crafted.count;
    const stopped = petty(heard);
    thwarts += stopped.chances;
    trifles += stopped.count;
    seats += lines.length;
    rich += lines.filter((own) =>
      own.some(({ what, points }) => what === 'coins' && points >= RICH / COINS_A_POINT),
    ).length;
  }
  const still = outcomes.filter(({ news }) => news.some((event) => 'why' in event && event.why === 'stalemate')).length;
  return [
    { name: 'walks there and back', of: 'turns', count: back, chances: turns },
    { name: 'crafts what is never played', of: 'crafted cards', count: never, chances: made },
    { name: 'thwarts a step or a drawn card', of: 'Thwarts', count: trifles, chances: thwarts },
    { name: 'ends with 20 coins or more', of: 'seats', count: rich, chances: seats },
    { name: 'lets the mine stand still', of: 'games', count: still, chances: outcomes.length },
  ];
}
