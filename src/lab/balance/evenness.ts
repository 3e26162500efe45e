/** How even Saboteur and City Under the Mountain are among bots: seats, sides, what companies pay. */
import type { Happening, Seat } from '../../engine/game';
import { faceKey } from '../../games/city-under-the-mountain/cards/faces';
import { CHANCE } from '../../games/city-under-the-mountain/cards/rows';
import { COMPANY_COUNT, companyKey } from '../../games/city-under-the-mountain/cards/companies';
import { PLACES } from '../../games/city-under-the-mountain/rules/state';
import { PRINT } from '../../games/saboteur/cards/faces';
import type { Match, Outcome, Player } from '../arena/match';
import { shareOf, shareText } from '../arena/share';
import { playSaid } from '../commands/tournament';

type Row = readonly (string | number)[];

/** What a game's balance is read from: the happenings that are collected, and what they say. */
interface Scale {
  readonly report: readonly string[];
  read(outcomes: readonly Outcome[], seats: number): Row[];
}

/** A number that a happening tells under a name. */
const numberIn = (event: Happening, name: string): number => {
  const value: unknown = Reflect.get(event, name);
  return typeof value === 'number' ? value : 0;
};
const textIn = (event: Happening, name: string): string => String(Reflect.get(event, name) ?? '');

/** The rounds of a game of Saboteur: whether the miners won, and against how many. */
function roundsIn(news: readonly Happening[]): { won: number; saboteurs: number }[] {
  const rounds: { won: number; saboteurs: number }[] = [];
  for (const event of news) {
    const last = rounds.at(-1);
    if (event.what === 'over') rounds.push({ won: Reflect.get(event, 'treasure') === true ? 1 : 0, saboteurs: 0 });
    else if (last && numberIn(event, 'seat') >= 0 && PRINT[numberIn(event, 'face')]?.key === 'saboteur')
      last.saboteurs++;
  }
  return rounds;
}

/** What a seat had of a victory. */
const victory = ({ ranks }: Outcome, seat: Seat): number =>
  ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;

/** How often who drew a chance card won, and how often it was spent. */
function chanceRows(outcomes: readonly Outcome[]): Row[] {
  return CHANCE.flatMap(({ key }): Row[] => {
    const isIt = (event: Happening): boolean => 'face' in event && faceKey(numberIn(event, 'face')) === key;
    const of = (what: string): Happening[] =>
      outcomes.flatMap(({ news }) => news.filter((event) => event.what === what && isIt(event)));
    const scores = outcomes.flatMap((outcome) => {
      const drawers = outcome.news.flatMap((event) =>
        event.what === 'drew' && isIt(event) ? [numberIn(event, 'seat')] : [],
      );
      return [...new Set(drawers)].map((seat) => victory(outcome, seat));
    });
    const drawn = of('drew').length;
    if (drawn === 0) return [];
    return [
      [
        `who draws ${key}`,
        shareText(shareOf(scores)),
        `of ${scores.length} seats`,
        `spent ${(of('discarded').length / drawn).toFixed(2)} times for each`,
      ],
    ];
  });
}

const scales: Readonly<Record<string, Scale>> = {
  saboteur: {
    report: ['over', 'unmasked'],
    read: (outcomes) => {
      const rounds = outcomes.flatMap(({ news }) => roundsIn(news));
      const share = shareOf(rounds.map(({ won }) => won));
      const within = share.mean >= 0.4 && share.mean <= 0.65;
      const counts = [...new Set(rounds.map(({ saboteurs }) => saboteurs))].sort((a, b) => a - b);
      const against = counts.map((count): Row => {
        const own = shareOf(rounds.filter(({ saboteurs }) => saboteurs === count).map(({ won }) => won));
        return [`  against saboteurs: ${count}`, shareText(own), `of ${own.count} rounds`];
      });
      const all = [
        'miners win',
        shareText(share),
        `of ${share.count} rounds`,
        within ? 'within 40 to 65 %' : 'OUTSIDE',
      ];
      return [all, ...against];
    },
  },
  'city-under-the-mountain': {
    report: ['paid', 'drew', 'discarded'],
    read: (outcomes) => {
      const paid = outcomes.flatMap(({ news }) => news.filter(({ what }) => what === 'paid'));
      const each = (count: number): number => Number((count / outcomes.length).toFixed(2));
      const sum = (events: readonly Happening[]): number =>
        events.reduce((all, event) => all + numberIn(event, 'coins'), 0);
      const companies = Array.from({ length: COMPANY_COUNT }, (_, company): Row => {
        const own = paid.filter((event) => numberIn(event, 'company') === company);
        return [`coins paid for ${companyKey(company)}`, each(sum(own)), 'a game'];
      });
      const places = PLACES.map((place): Row => {
        return [
          `coins paid as ${place}`,
          each(sum(paid.filter((event) => textIn(event, 'place') === place))),
          'a game',
        ];
      });
      return [...companies, ...places, ...chanceRows(outcomes)];
    },
  },
};

/** The part of victories that each seat had, counted from who began. */
function seatRows(outcomes: readonly Outcome[], seats: number): Row[] {
  return Array.from({ length: seats }, (_, turn): Row => {
    const scores = outcomes.map((outcome) => {
      return victory(outcome, (outcome.first + turn) % seats);
    });
    return [`seat ${turn + 1} after the lot wins`, shareText(shareOf(scores)), `even: ${(100 / seats).toFixed(1)} %`];
  });
}

/** Plays a table of one kind of bots and reads how even it is. */
export async function evenness(
  table: Omit<Match, 'seed' | 'cast' | 'report'>,
  player: Player,
  count: number,
  cores?: number,
): Promise<Row[]> {
  const scale = scales[table.game];
  const players = new Array<Player>(table.seats).fill(player);
  const matches = Array.from({ length: count }, (_, n): Match => {
    return { ...table, report: scale?.report ?? [], seed: `balance ${n}`, cast: { by: 'seat', players } };
  });
  const outcomes = await playSaid(matches, cores);
  const points = outcomes.flatMap((outcome) => outcome.points);
  const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
  const decisions = outcomes.reduce((sum, outcome) => sum + outcome.decisions, 0) / count;
  return [
    [
      `${table.game}, ${table.seats} seats`,
      `${count} games`,
      `${decisions.toFixed(0)} decisions, ${mean.toFixed(2)} points each`,
    ],
    ...seatRows(outcomes, table.seats),
    ...(scale?.read(outcomes, table.seats) ?? []),
  ];
}
