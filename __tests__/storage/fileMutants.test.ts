import { FileRefused, readGameFile } from '../../src/storage/exchange';
import { printOf } from '../../src/storage/rows';
import { replay } from '../../src/engine/replay';
import { pick, seeded } from '../../src/engine/rng';
import { SEEDS_FROM, soaked } from '../setup/many';
import { courseOf, fileOf, find, games, resealed } from './games';
import { spoiltBytes, spoiltValue } from './mutants';

jest.setTimeout(300_000);

const BYTES = Math.ceil(soaked(7000) / 2);
const VALUES = Math.ceil(soaked(8000) / 2);

const files = games.map((game) => fileOf(courseOf(game, 'mutants', game.seats[0], 16)));

/** Reads a file that may be anything: it is refused for a reason, or it holds a game that really leads where it says. */
function read(file: string): string {
  try {
    const { game, record, state } = readGameFile(file, find);
    expect(printOf(replay(game, record))).toBe(printOf(state));
    return 'taken';
  } catch (error) {
    if (error instanceof FileRefused) return error.trouble;
    throw error;
  }
}

function outcomes(count: number, mutant: (n: number) => string): Record<string, number> {
  const seen: Record<string, number> = {};
  let longest = 0;
  for (let n = 0; n < count; n++) {
    const begun = performance.now();
    const outcome = read(mutant(n));
    longest = Math.max(longest, performance.now() - begun);
    seen[outcome] = (seen[outcome] ?? 0) + 1;
  }
  expect(longest).toBeLessThan(5_000);
  return seen;
}

test(`${BYTES} files with spoilt bytes`, () => {
  const seen = outcomes(BYTES, (n) => {
    const rng = seeded(`bytes ${SEEDS_FROM + n}`);
    return spoiltBytes(Buffer.from(pick(rng, files)), rng).toString();
  });
  expect(Object.keys(seen)).toEqual(expect.arrayContaining(['not ours', 'damaged']));
});

test(`${VALUES} files with spoilt values and a checksum that fits`, () => {
  const seen = outcomes(VALUES, (n) => {
    const rng = seeded(`values ${SEEDS_FROM + n}`);
    const wrapping: { content: unknown } = JSON.parse(pick(rng, files));
    const content = spoiltValue(wrapping.content, rng);
    return resealed(JSON.stringify({ ...wrapping, content }));
  });
  expect(Object.keys(seen)).toEqual(expect.arrayContaining(['misshapen', 'against the rules', 'damaged', 'too deep']));
});
