import { LEVELS } from '../../bots/levels';
import { playAll } from '../arena/crew';
import type { Cast, Match, Outcome, Player } from '../arena/match';
import { gapOf, shareOf, shareText, type Share } from '../arena/share';
import { numberFlag, textFlag, type Command, type Flags, type Report } from '../command';
import { gameFlag, progress, tableFlag, tableFlags } from './table';

/** How a level of version 1.0 is named. */
const VETERAN = '@1.0';

/** Reads `level`, `level:playouts` or `level:playouts:depth`; a level may be that of version 1.0. */
export function playerOf(text: string): Player {
  const [named = '', playouts, depth] = text.split(':');
  const veteran = named.endsWith(VETERAN);
  const name = veteran ? named.slice(0, -VETERAN.length) : named;
  const level = LEVELS.find((known) => known === name);
  if (!level) throw new Error(`--levels wants ${LEVELS.join(', ')}, not "${name}"`);
  return {
    level,
    ...(veteran && { veteran }),
    ...(playouts === undefined ? {} : { playouts: Number(playouts) }),
    ...(depth === undefined ? {} : { depth: Number(depth) }),
  };
}

/** The players that were asked for. */
const playersFlag = (flags: Flags): Player[] => textFlag(flags, 'levels').split(',').map(playerOf);

/** Games that a set of seats plays, everybody in every seat as often, the same deals for each. */
function rotated(table: Omit<Match, 'seed' | 'cast'>, players: readonly Player[], count: number): Match[] {
  return Array.from({ length: count }, (_, n) => {
    const turn = n % players.length;
    const seats = Array.from({ length: table.seats }, (_seat, seat) => players[(seat + turn) % players.length]);
    const cast: Cast = { by: 'seat', players: seats.flatMap((player) => (player ? [player] : [])) };
    return { ...table, seed: `tournament ${Math.floor(n / players.length)}`, cast };
  });
}

/** The part of the victory that a player's seats had in a game, as if it held half of them. */
function scoreOf(
  { ranks }: Outcome,
  { cast }: Match,
  player: number,
  players: readonly Player[],
  turn: number,
): number {
  const size = cast.by === 'seat' ? cast.players.length : 0;
  let won = 0;
  let winners = 0;
  for (let seat = 0; seat < size; seat++) {
    if (ranks[seat] !== 1) continue;
    winners++;
    if ((seat + turn) % players.length === player) won++;
  }
  return won / Math.max(1, winners);
}

/** How many cores a long run may have: all of them if it is not said. */
export const coresFlag = (flags: Flags): number | undefined =>
  flags.values['cores'] === undefined ? undefined : numberFlag(flags, 'cores');

/** Plays matches and says on the side how far it has come. */
export const playSaid = (matches: readonly Match[], cores?: number): Promise<Outcome[]> =>
  playAll(
    matches,
    (count) => {
      if (count % Math.ceil(matches.length / 20) === 0) progress(`${count} of ${matches.length} games`);
    },
    cores,
  );

/** Games between two looks at whether a bound is cleared. */
const BETWEEN_LOOKS = 20;

/** Plays matches until all are played, or until the whole interval of a share of what was won is above a bound. */
async function playUntil(
  matches: readonly Match[],
  shareIn: (outcomes: readonly Outcome[]) => Share,
  bound: number,
  cores: number | undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (outcomes.length < matches.length) {
    const next = matches.slice(outcomes.length, outcomes.length + BETWEEN_LOOKS);
    outcomes.push(...(await playAll(next, () => undefined, cores)));
    const share = shareIn(outcomes);
    progress(`${outcomes.length} of at most ${matches.length} games: ${shareText(share)}`);
    if (share.low >= bound) break;
  }
  return outcomes;
}

async function bySeat(flags: Flags): Promise<Report> {
  const { game } = gameFlag(flags);
  const players = playersFlag(flags);
  const names = textFlag(flags, 'levels').split(',');
  const table = { game: game.id, ...tableFlag(flags, game), report: [] };
  const matches = rotated(table, players, numberFlag(flags, 'games'));
  const shareFor = (player: number, played: readonly Outcome[]): Share =>
    shareOf(
      played.map((outcome, n) => {
        const match = matches[n];
        return match ? scoreOf(outcome, match, player, players, n % players.length) : 0;
      }),
    );
  const outcomes =
    flags.values['until'] === undefined
      ? await playSaid(matches, coresFlag(flags))
      : await playUntil(matches, (played) => shareFor(0, played), numberFlag(flags, 'until') / 100, coresFlag(flags));
  const shares: Record<string, Share> = {};
  const rows = names.map((name, player) => {
    const share = shareFor(player, outcomes);
    shares[name] = share;
    return [name, 'wins', shareText(share)];
  });
  const length = outcomes.reduce((sum, { decisions }) => sum + decisions, 0) / outcomes.length;
  return {
    json: { game: game.id, seats: table.seats, games: outcomes.length, shares, decisionsPerGame: length },
    rows: [[game.id, `${table.seats} seats`, `${outcomes.length} games of ${length.toFixed(0)} decisions`], ...rows],
  };
}

/** Rounds that the treasure was reached in, each a score of 1. */
const minersWon = (outcomes: readonly Outcome[]): number[] =>
  outcomes.flatMap(({ news }) => news.map((event) => ('treasure' in event && event.treasure === true ? 1 : 0)));

/** Rounds won by the miners if three of them are of one level, everybody else of the last level named. */
async function bySide(flags: Flags): Promise<Report> {
  const { game } = gameFlag(flags);
  const players = playersFlag(flags);
  const names = textFlag(flags, 'levels').split(',');
  const rest = players[players.length - 1] ?? { level: 'apprentice' };
  const table = { game: game.id, ...tableFlag(flags, game), report: ['over'] };
  const shares: Record<string, Share> = {};
  const rows: string[][] = [];
  for (const [at, three] of players.entries()) {
    const matches = Array.from({ length: numberFlag(flags, 'games') }, (_, n): Match => {
      return { ...table, seed: `sides ${n}`, cast: { by: 'side', three, rest } };
    });
    const share = shareOf(minersWon(await playSaid(matches, coresFlag(flags))));
    const name = names[at] ?? '';
    shares[name] = share;
    rows.push([`three miners ${name}`, `of ${share.count} rounds the miners win`, shareText(share)]);
  }
  const [higher, lower] = names.map((name) => shares[name]);
  if (higher && lower) rows.push(['difference', 'of the first two', shareText(gapOf(higher, lower))]);
  return { json: { game: game.id, seats: table.seats, shares }, rows };
}

/** Win rates of levels against each other, seats rotated. */
export const tournament: Command = {
  name: 'tournament',
  summary: 'Win rates of bots against each other, with 95 % confidence intervals',
  usage:
    'npm run lab -- tournament --game G --levels a,b [--seats N] [--games 200] [--until PERCENT] [--sides] [--cores N] [--json]\n' +
    'A level is apprentice, journeyman or master, or one with another budget: master:COURSES:DEPTH,\n' +
    'or as version 1.0 judged and thought: master@1.0.\n' +
    '--until stops as soon as the first one’s whole interval is above the bound, looked at every 20 games.\n' +
    '--sides (Saboteur): rounds won by the miners with three of each level, everybody else of the last one.',
  flags: {
    ...tableFlags,
    levels: { type: 'string', default: 'master,journeyman' },
    games: { type: 'string', default: '200' },
    sides: { type: 'boolean' },
    until: { type: 'string' },
    cores: { type: 'string' },
  },
  run: (flags) => (flags.values['sides'] === true ? bySide(flags) : bySeat(flags)),
};
