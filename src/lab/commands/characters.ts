import { CHARACTERS, type Character } from '../../bots/characters';
import { BENTS, type Bent } from '../../engine/advice';
import type { Match, Outcome, Player } from '../arena/match';
import { shareOf, shareText, type Share } from '../arena/share';
import { numberFlag, textFlag, type Command, type Json } from '../command';
import { gameFlag, tableFlags } from './table';
import { coresFlag, playerOf, playSaid } from './tournament';

/** Games among the characters of a level, everybody in every seat as often. */
function matchesOf(table: Omit<Match, 'seed' | 'cast'>, players: readonly Player[], count: number): Match[] {
  return Array.from({ length: count }, (_, n) => {
    const seated = Array.from({ length: table.seats }, (_seat, seat) => players[(seat + n) % players.length]);
    const cast = { by: 'seat', players: seated.flatMap((player) => player ?? []) } as const;
    return { ...table, seed: `characters ${Math.floor(n / players.length)}`, cast };
  });
}

/** The seat of a player in the nth match. */
const seatIn = (player: number, n: number, players: number): number => (player - (n % players) + players) % players;

/** How often one came in before another, a tie as half. */
function before(outcomes: readonly Outcome[], one: number, other: number, players: number): Share {
  return shareOf(
    outcomes.map(({ ranks }, n) => {
      const gap = (ranks[seatIn(other, n, players)] ?? 0) - (ranks[seatIn(one, n, players)] ?? 0);
      return gap > 0 ? 1 : gap < 0 ? 0 : 0.5;
    }),
  );
}

/** How often a game somebody chose a deed of a kind. */
const oftenOf = (outcomes: readonly Outcome[], player: number, players: number, bent: Bent): number =>
  outcomes.reduce((sum, { bents }, n) => sum + (bents[seatIn(player, n, players)]?.[bent] ?? 0), 0) / outcomes.length;

/** Whether the characters of a level are as strong as each other, and what each likes to do. */
export const characters: Command = {
  name: 'characters',
  summary: 'Whether the characters of a level are as strong as each other, and what each does more than others',
  usage:
    'npm run lab -- characters --game G [--level apprentice] [--games 150] [--cores N] [--json]\n' +
    'Three at a table. A level may have another budget: master:COURSES:DEPTH. Counts are choices a game.',
  flags: {
    game: tableFlags['game'] ?? { type: 'string' },
    level: { type: 'string', default: 'apprentice' },
    games: { type: 'string', default: '150' },
    cores: { type: 'string' },
  },
  async run(flags) {
    const { game } = gameFlag(flags);
    const player = playerOf(textFlag(flags, 'level'));
    const crew: readonly Character[] = CHARACTERS.filter(({ level }) => level === player.level);
    const size = crew.length;
    const table = { game: game.id, seats: size, variants: [], report: [] };
    const players = crew.map(({ leaning }) => ({ ...player, leaning }));
    const outcomes = await playSaid(matchesOf(table, players, numberFlag(flags, 'games')), coresFlag(flags));
    const pairs = crew.flatMap((one, a) =>
      crew.slice(a + 1).map((other, b) => ({
        names: `${one.name.en} before ${other.name.en}`,
        share: before(outcomes, a, a + 1 + b, size),
      })),
    );
    const often = crew.map((_, at) => BENTS.map((bent) => oftenOf(outcomes, at, size, bent)));
    const json: Json = {
      game: game.id,
      games: outcomes.length,
      pairs: pairs.map(({ names, share }) => ({ names, ...share })),
      often: crew.map(({ key }, at) => ({ key, counts: often[at] ?? [] })),
    };
    return {
      json,
      rows: [
        [game.id, textFlag(flags, 'level'), `${outcomes.length} games at ${size} seats`],
        ...pairs.map(({ names, share }) => [names, shareText(share)]),
        ['choices a game', ...BENTS],
        ...crew.map(({ name }, at) => [name.en, ...(often[at] ?? []).map((count) => count.toFixed(1))]),
      ],
    };
  },
};
