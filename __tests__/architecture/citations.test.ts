import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, root } from './sources';

/** The numbers that a page of rules has: of its sections, and of the paragraphs in them. */
const numbersOf = (page: string): string[] =>
  [...page.matchAll(/^(?:## (\d+)\. |\*\*(\d+\.\d+)\*\* )/gm)].map(
    ([, section, paragraph]) => section ?? paragraph ?? '',
  );

/** "rules 7.3, 7.6", "rules 2 and 6", "rule 5", "section 5". */
const CITATION = /\b(?:rules?|section) (\d+(?:\.\d+)?(?:(?:,| and|, and) \d+(?:\.\d+)?)*)/gi;

/** The numbers that a line of code cites. */
const citedBy = (line: string): string[] =>
  [...line.matchAll(CITATION)].flatMap(([, list]) => list?.match(/\d+(\.\d+)?/g) ?? []);

/** "11.6" for a test called "6. …" in a group called "11. …", and "11" for the group. */
function* citedByTitles(source: string): Generator<readonly [number, string]> {
  let section: string | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const group = /^describe\('(?:(\d+)\. )?/.exec(line);
    if (group !== null) section = group[1];
    if (group?.[1] !== undefined) yield [index + 1, group[1]];
    const title = /^ +it(?:\.each\(.*)?\('(\d+)\. /.exec(line)?.[1];
    if (title !== undefined && section !== undefined) yield [index + 1, `${section}.${title}`];
  }
}

/** Every number that code below a folder cites, with its place as path:line. */
const citations = (folder: string): (readonly [place: string, number: string])[] =>
  files(folder)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('citations.test.ts'))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const inLines = source
        .split('\n')
        .flatMap((line, index) => citedBy(line).map((number) => [index + 1, number] as const));
      const inTitles = path.startsWith('__tests__/games/') ? [...citedByTitles(source)] : [];
      return [...inLines, ...inTitles].map(([line, number]) => [`${path}:${line}`, number] as const);
    });

const pageOf = (game: string): string => join(root, 'src/games', game, 'RULES.md');

/** The game in whose folder a file lies. */
const gameOf = (path: string): string | undefined => /^(?:src|__tests__)\/games\/([^/]+)\//.exec(path)?.[1];

const all = [...citations('src'), ...citations('__tests__'), ...citations('app')];
const games = [...new Set(files('src/games').flatMap((path) => gameOf(path) ?? []))];

test.each(games)('%s says its rules in order, each number once', (game) => {
  const numbers = numbersOf(readFileSync(pageOf(game), 'utf8'));
  const inOrder = [...new Set(numbers)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers).toEqual(inOrder);
});

test.each(games)('every rule that the code and the tests of %s cite is a rule of its page', (game) => {
  const known = numbersOf(readFileSync(pageOf(game), 'utf8'));
  const cited = all.filter(([place]) => gameOf(place) === game);
  expect(cited.filter(([, number]) => !known.includes(number))).toEqual([]);
});

test('the pages are cited, and only by the games they belong to', () => {
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(([place]) => gameOf(place) === undefined)).toEqual([]);
});
