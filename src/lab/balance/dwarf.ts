/** Whether our edition of Dig Deeper Dwarf is balanced, by the bounds of its rules (10). */
import { editionOf, isInBox, type OfEdition } from '../../engine/editions';
import type { Happening, ScoreLine } from '../../engine/game';
import { keyOf } from '../../games/dig-deeper-dwarf/cards/faces';
import { ROWS } from '../../games/dig-deeper-dwarf/cards/rows';
import { VARIANTS } from '../../games/dig-deeper-dwarf/rules/state';
import type { Match, Outcome, Player } from '../arena/match';
import { shareOf, shareText } from '../arena/share';
import type { Json, Report } from '../command';
import { FATES_HEARD, fatesIn } from './fates';

const GAME = 'dig-deeper-dwarf';
const SEATS = 4;

/** The games that are looked at: all seats by the same player. */
export const balanceMatches = (player: Player, count: number, box: OfEdition): Match[] =>
  Array.from({ length: count }, (_, n) => ({
    game: GAME,
    seats: SEATS,
    variants: [],
    ...box,
    seed: `balance ${n}`,
    cast: { by: 'seat', players: new Array<Player>(SEATS).fill(player) },
    report: [...FATES_HEARD, 'over'],
  }));

/** Games with every set of variants, at each number of seats. */
export function variantMatches(player: Player, box: OfEdition): Match[] {
  const sets = Array.from({ length: 1 << VARIANTS.length }, (_, set) =>
    VARIANTS.filter((_variant, bit) => (set & (1 << bit)) !== 0),
  );
  return sets.map((variants, n) => {
    const seats = 2 + (n % 3);
    const cast = { by: 'seat', players: new Array<Player>(seats).fill(player) } as const;
    return { game: GAME, seats, variants, ...box, seed: `variants ${n}`, cast, report: ['over'] };
  });
}

const median = (values: readonly number[]): number =>
  values.slice().sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How many rounds a game lasted. */
const roundsOf = ({ news }: Outcome): number =>
  news.reduce(
    (most, event) => ('round' in event && typeof event.round === 'number' ? Math.max(most, event.round) : most),
    0,
  );

const sumOf = (lines: readonly ScoreLine[], what?: string): number =>
  lines.reduce((sum, line) => (what === undefined || line.what === what ? sum + line.points : sum), 0);

/** How often each Action card of the box was crafted, the rarest last. */
function crafted(outcomes: readonly Outcome[], edition: number): [key: string, count: number][] {
  const box = ROWS.filter((row) => row.family === 'action' && isInBox(row, edition));
  const counts = new Map<string, number>(box.map(({ key }) => [key, 0]));
  const count = ({ what, face = -1 }: Happening): void => {
    if (what === 'crafted') counts.set(keyOf(face), (counts.get(keyOf(face)) ?? 0) + 1);
  };
  for (const { news } of outcomes) news.forEach(count);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** The part of the victories that each place in the order of turns had, the start player first. */
const places = (outcomes: readonly Outcome[]): number[][] =>
  Array.from({ length: SEATS }, (_, place) =>
    outcomes.map(({ ranks, first }) => {
      const winners = ranks.filter((rank) => rank === 1).length;
      return ranks[(first + place) % SEATS] === 1 ? 1 / winners : 0;
    }),
  );

/** What the winners' points are made of. */
function winnings(outcomes: readonly Outcome[]): { jewelry: number; all: number } {
  const lines = outcomes.flatMap(({ ranks, lines: bySeat }) => bySeat.filter((_, seat) => ranks[seat] === 1)).flat();
  return { jewelry: sumOf(lines, 'jewelry'), all: sumOf(lines) };
}

/** How games ended, and how often. */
function endings(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { news } of outcomes) {
    for (const event of news) if ('why' in event) counts[String(event.why)] = (counts[String(event.why)] ?? 0) + 1;
  }
  return counts;
}

const each = (count: number, of: number): string => (count / Math.max(1, of)).toFixed(2);

/** What became of the cards: Action cards by how much they are played, Jewelry by how long it waits. */
function fateRows(matches: readonly Match[], outcomes: readonly Outcome[]): { json: Json; rows: string[][] } {
  const { tools, jewels } = fatesIn(matches, outcomes);
  const served = [...tools].sort(([, a], [, b]) => b.played / b.rounds - a.played / a.rounds);
  const sold = [...jewels].sort(([, a], [, b]) => a.rounds / a.shown - b.rounds / b.shown);
  return {
    json: { tools: Object.fromEntries(served), jewels: Object.fromEntries(sold) },
    rows: [
      ...served.map(([key, { made, rounds, played }]) => [
        `  ${key}`,
        `made ${each(made, outcomes.length)} times a game`,
        `played ${each(played, made)} times`,
        `${each(10 * played, rounds)} in ten rounds`,
      ]),
      ...sold.map(([key, { shown, rounds, sold: count }]) => [
        `  ${key}`,
        `sold ${each(count, outcomes.length)} times a game`,
        `${each(100 * count, shown)} % of the times it lay open`,
        `lies ${each(rounds, shown)} rounds`,
      ]),
    ],
  };
}

/** The report, bound by bound. */
export function balanceReport(
  matches: readonly Match[],
  outcomes: readonly Outcome[],
  variants: readonly Outcome[],
): Report {
  const edition = editionOf(matches[0] ?? {});
  const rounds = outcomes.map(roundsOf);
  const middle = median(rounds);
  const shares = places(outcomes).map((scores) => shareOf(scores));
  const { jewelry, all } = winnings(outcomes);
  const cards = crafted(outcomes, edition);
  const fates = fateRows(matches, outcomes);
  const [rarest = '', least = 0] = cards[cards.length - 1] ?? [];
  const ended = variants.filter(({ news }) => news.some(({ what }) => what === 'over')).length;
  const holds: readonly boolean[] = [
    middle >= 10 && middle <= 18,
    shares.every(({ mean }) => Math.abs(mean - 0.25) <= 0.04),
    least > 0,
    jewelry > all / 2,
    ended === variants.length,
  ];
  const said = holds.map((one) => (one ? 'holds' : 'DOES NOT HOLD'));
  const json: Record<string, Json> = {
    games: outcomes.length,
    rounds: { median: middle, least: Math.min(...rounds), most: Math.max(...rounds) },
    places: shares,
    edition,
    crafted: Object.fromEntries(cards),
    fates: fates.json,
    jewelryPart: jewelry / all,
    winnersPoints: all / outcomes.length,
    endings: endings(outcomes),
    variantsEnded: ended,
    holds,
  };
  const ends = Object.entries(endings(outcomes)).map(([why, count]) => `${why} ${count}`);
  return {
    json,
    ok: holds.every((one) => one),
    rows: [
      [GAME, `${SEATS} seats, ${outcomes.length} games`, `edition ${edition}`, ends.join(', ')],
      [
        'rounds in the median',
        `${middle}  (${Math.min(...rounds)} to ${Math.max(...rounds)})`,
        '10 to 18',
        said[0] ?? '',
      ],
      ...shares.map((share, place) => [
        `wins from place ${place + 1}`,
        shareText(share),
        '25 % ± 4',
        place === 0 ? (said[1] ?? '') : '',
      ]),
      ['rarest Action card crafted', `${rarest} ${least} times`, 'at least once', said[2] ?? ''],
      [
        'Jewelry in winners’ points',
        `${((100 * jewelry) / all).toFixed(1)} % of ${(all / outcomes.length).toFixed(1)}`,
        'more than half',
        said[3] ?? '',
      ],
      ['sets of variants that end', `${ended} of ${variants.length}`, 'all', said[4] ?? ''],
      ...fates.rows,
    ],
  };
}
