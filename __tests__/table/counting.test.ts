/**
 * What an evening costs people besides their own decisions: holds, taps and hand-overs, over the same written games. The
 * base is what 1.0 cost, counted in the same way; where anybody can react to everything it has to be halved.
 */
import { advisedGame } from '../bots/table';
import { CALLS, type Call } from '../../src/table/seats';
import { playThrough, writtenDown, type Cost } from './evening';

const GAMES = 3;
const MOVES = 250;

interface Table {
  readonly id: string;
  readonly seats: number;
  readonly call: Call;
  readonly base: Cost;
}

const table = (id: string, seats: number, call: Call, [holds, taps, handOvers]: [number, number, number]): Table => ({
  id,
  seats,
  call,
  base: { holds, taps, handOvers },
});

const DWARF = [
  table('dig-deeper-dwarf', 2, 'open', [254, 172, 396]),
  table('dig-deeper-dwarf', 3, 'open', [250, 146, 378]),
  table('dig-deeper-dwarf', 4, 'open', [223, 141, 330]),
  table('dig-deeper-dwarf', 2, 'sealed', [369, 172, 369]),
  table('dig-deeper-dwarf', 3, 'sealed', [492, 285, 492]),
  table('dig-deeper-dwarf', 4, 'sealed', [545, 371, 545]),
];
const OTHERS = [
  table('saboteur', 3, 'open', [473, 0, 467]),
  table('saboteur', 5, 'open', [499, 0, 493]),
  table('saboteur', 8, 'open', [457, 0, 451]),
  table('city-under-the-mountain', 2, 'open', [125, 0, 125]),
  table('city-under-the-mountain', 4, 'open', [124, 0, 124]),
];

const sum = ({ holds, taps, handOvers }: Cost): number => holds + taps + handOvers;

async function costOf({ id, seats, call }: Table): Promise<Cost> {
  const total = { holds: 0, taps: 0, handOvers: 0 };
  const entry = advisedGame(id);
  const variants = entry.game.variants.filter((variant) => variant === 'traits');
  for (let n = 0; n < GAMES; n++) {
    const setup = { seats, seed: `evening ${n}`, variants };
    const cost = await playThrough(entry, setup, writtenDown(entry, setup, MOVES), call);
    total.holds += cost.holds;
    total.taps += cost.taps;
    total.handOvers += cost.handOvers;
  }
  return total;
}

const printed: string[] = [];
const cells = ({ holds, taps, handOvers }: Cost): string =>
  [holds, taps, handOvers].map((count) => String(count).padStart(5)).join('');

async function counted(at: Table): Promise<Cost> {
  const cost = await costOf(at);
  const share = Math.round((100 * sum(cost)) / sum(at.base));
  printed.push(
    `${at.id.padEnd(24)}${at.seats} ${at.call.padEnd(8)}${cells(at.base)}  →${cells(cost)}  ${String(share).padStart(4)} %`,
  );
  return cost;
}

afterAll(() => {
  const head = `${' '.repeat(34)} 1.0: holds taps hand-overs  → now`;
  process.stdout.write([head, ...printed, ''].join('\n'));
});

it.each(CALLS)(
  'an evening with calls that are %s costs half of what it did',
  async (call) => {
    let before = 0;
    let now = 0;
    for (const at of DWARF.filter((table) => table.call === call)) {
      before += sum(at.base);
      now += sum(await counted(at));
    }
    expect(now).toBeLessThanOrEqual(before / 2);
  },
  3 * 60_000,
);

it.each(OTHERS)(
  '$id, $seats people: the phone goes on no more often than before, and all in all it costs less',
  async (at) => {
    const cost = await counted(at);
    expect(sum(cost)).toBeLessThan(sum(at.base));
    expect(cost.holds).toBeLessThanOrEqual(at.base.holds);
    expect(cost.handOvers).toBeLessThanOrEqual(at.base.handOvers);
  },
  60_000,
);
