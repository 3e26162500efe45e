/** The commands about games, called as the command line calls them. */
import { games } from '../../src/games/all';
import { parseFlags, type Command, type Json, type Report } from '../../src/lab/command';
import { check } from '../../src/lab/commands/check';
import { perft } from '../../src/lab/commands/perft';
import { play } from '../../src/lab/commands/play';
import { playouts } from '../../src/lab/commands/playouts';
import { goldenRecord, goldenText, randomRecord, renewed } from '../../src/lab/golden';

const call = (command: Command, ...args: readonly string[]): Promise<Report> => command.run(parseFlags(command, args));
const field = (json: Json | undefined, key: string): unknown => Reflect.get(Object(json), key);
const named = games.map(({ game }) => [game.id, game] as const);

beforeAll(() => void jest.spyOn(process.stderr, 'write').mockReturnValue(true));

describe.each(named)('%s', (id, game) => {
  it('plays a game line by line: step, seat, move, happenings and the whole state', async () => {
    const { lines = [] } = await call(play, '--game', id, '--seats', String(game.seats[0]), '--seed', 'x', '--json');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(Object.keys(Object(line))).toEqual(['step', 'seat', 'move', 'happenings', 'state']);
    expect(lines.map((line) => field(line, 'step'))).toEqual([...lines.keys()]);
    const again = await call(play, '--game', id, '--seats', String(game.seats[0]), '--seed', 'x', '--json');
    expect(JSON.stringify(again.lines)).toBe(JSON.stringify(lines));
    const last = Object(field(lines[lines.length - 1], 'state'));
    expect(Reflect.get(last, 'stack')).toEqual([]);
  });

  it('counts the ways it can go', async () => {
    const { json, rows } = await call(perft, '--game', id, '--depth', '2');
    const counts = Object(field(json, 'counts'));
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBeGreaterThanOrEqual(counts[0]);
    expect(rows).toEqual([
      ['depth 1', counts[0]],
      ['depth 2', counts[1]],
    ]);
  });
});

it('checks everything at every decision of random games', async () => {
  const { json, ok } = await call(check, '--game', 'saboteur', '--games', '1');
  expect(json).toEqual([{ game: 'saboteur', games: 1, faults: [] }]);
  expect(ok).toBe(true);
}, 60_000);

it('measures random games in a bundle, by the second and by the calibration loop', async () => {
  const { json } = await call(playouts, '--game', 'saboteur', '--seats', '5', '--seconds', '0.2');
  const value = (key: string): number => Number(field(json, key));
  expect(value('gamesPerSecond') * value('stepsPerGame')).toBeCloseTo(value('stepsPerSecond'), 3);
  expect(value('gamesPerCalibration')).toBeCloseTo((value('gamesPerSecond') * value('calibrationMs')) / 1000, 6);
  expect(value('games')).toBeGreaterThan(0);
}, 60_000);

it.each([
  ['--game chess', '--game wants one of'],
  ['--game saboteur --seats many', '--seats wants a number'],
  ['--game saboteur --variants free-beer', 'not free-beer'],
  ['--game saboteur --seats 99', 'bad setup'],
])('says what is wrong with %s', async (args, complaint) => {
  await expect(call(perft, ...args.split(' '))).rejects.toThrow(complaint);
});

describe('a golden game', () => {
  const entry = games.find(({ show }) => show !== undefined);
  if (!entry?.show) throw new Error('no game has words');
  const { game, show } = entry;
  const setup = { seats: game.seats[0], seed: 'golden', variants: [] };
  const record = randomRecord(game, setup);
  const text = goldenText(game, show, record);

  it('can be read by a person and replayed by a program', () => {
    expect(text).toContain('1. Ada: ');
    expect(text).toContain('The end\n1. ');
    expect(goldenRecord(game, text)).toEqual(record);
    expect(goldenText(game, show, goldenRecord(game, text))).toBe(text);
  });

  it('that the rules no longer allow goes as far as it can, and on by chance to an end', () => {
    const half = Math.floor(record.moves.length / 2);
    const wrong = { ...record, moves: [...record.moves.slice(0, half), { do: 'no such thing' }] };
    const { moves } = renewed(game, wrong);
    expect(moves.slice(0, half)).toEqual(record.moves.slice(0, half));
    expect(goldenText(game, show, { ...record, moves })).toContain('The end');
    expect(renewed(game, record)).toEqual(record);
  });
});
