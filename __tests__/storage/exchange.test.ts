import { barredSeats } from '../../src/table/seats';
import { canonical, isDeeper } from '../../src/storage/canonical';
import { openDatabase } from '../../src/storage/database';
import { FILE_TROUBLES, importGame, readGameFile, writeGameFile, type FileTrouble } from '../../src/storage/exchange';
import { loadGame } from '../../src/storage/loadGame';
import { frozen, printOf } from '../../src/storage/rows';
import { editionOf, inEdition } from '../../src/engine/editions';
import type { Game } from '../../src/engine/game';
import { hashText, replay } from '../../src/engine/replay';
import { en } from '../../src/i18n/text.en';
import { courseOf, fileOf, find, games, playersOf, reachedBy, resealed, stateAt } from './games';

const game = games[0] ?? none();
const course = courseOf(game, 'exchange', game.seats[0], 30);
const file = fileOf(course);

function none(): never {
  throw new Error('no such thing in the test');
}

test.each(games)('$id: a game that was passed on goes on where it was', async (passed) => {
  const passedOn = courseOf(passed, 'passed on', passed.seats[1], 90);
  const imported = readGameFile(fileOf(passedOn), find);
  const database = await openDatabase({ name: `exchange-${passed.id}` });
  const { id } = await importGame(database, imported, reachedBy(passed, imported.state));
  const opened = await loadGame(database, id, find);
  if (opened.outcome !== 'whole') throw new Error(opened.outcome);
  expect(opened.record.moves).toEqual(passedOn.moves);
  expect(opened.saved).toMatchObject({ title: 'Sonntag', players: playersOf(passed.seats[1]) });
  expect(opened.saved.isFromElsewhere).toBe(false);
  expect(frozen(opened.state)).toBe(frozen(stateAt(passedOn.states, passedOn.moves.length)));
  await database.close();
});

test('a game that was over when it was taken in is known as one from elsewhere', async () => {
  const passedOn = courseOf(game, 'over there');
  const imported = readGameFile(fileOf(passedOn), find);
  const database = await openDatabase({ name: 'exchange-over' });
  const saved = await importGame(database, imported, reachedBy(game, imported.state));
  expect(saved).toMatchObject({ status: 'over', isFromElsewhere: true });
  await database.close();
});

test('a file that was formatted anew on its way is still whole', () => {
  expect(readGameFile(JSON.stringify(JSON.parse(file), null, 2), find).record.moves).toEqual(course.moves);
});

const change = (from: string | RegExp, to: string): string => {
  expect(file).toMatch(from);
  return file.replace(from, to);
};
const lastMove = JSON.stringify(course.moves.at(-1));

const REFUSED: readonly (readonly [FileTrouble, string, () => string])[] = [
  ['too large', 'a file of more than 512 KB', () => file + ' '.repeat(512 * 1024)],
  ['too deep', 'a file that nests ten thousand levels', () => '['.repeat(10_000)],
  [
    'too deep',
    'nesting within a file of ours',
    () => change('"title":"Sonntag"', `"title":${'['.repeat(9)}${']'.repeat(9)}`),
  ],
  ['not ours', 'an empty file', () => ''],
  ['not ours', 'a picture', () => '\u0089PNG\r\n\u001a\n'],
  ['not ours', 'JSON of somebody else', () => '{"format":"chess","formatVersion":1}'],
  ['not ours', 'half a file', () => file.slice(0, file.length / 2)],
  ['newer', 'a format to come', () => change('"formatVersion":1', '"formatVersion":2')],
  ['damaged', 'a letter that changed', () => change('Sonntag', 'Sonntac')],
  [
    'damaged',
    'another end than the moves lead to',
    () => resealed(change(/"fingerprint":"\w+"/, '"fingerprint":"00000000"')),
  ],
  ['misshapen', 'something that does not belong', () => resealed(change('"title":', '"virus":1,"title":'))],
  ['misshapen', 'a seed that is a number', () => resealed(change('"seed":"exchange"', '"seed":7'))],
  ['misshapen', 'too few players', () => resealed(change(/\{"name":"Ada".*?\},/, ''))],
  ['misshapen', 'a format version that is none', () => change('"formatVersion":1', '"formatVersion":-1')],
  ['misshapen', 'a move that is a list', () => resealed(change(lastMove, '[1]'))],
  ['unknown game', 'a game that we do not have', () => resealed(change(game.id, 'chess'))],
  ['misshapen', 'an edition that is none', () => resealed(change('"seed":', '"edition":0,"seed":'))],
  ['other version', 'a box that we do not have yet', () => resealed(change('"seed":', '"edition":99,"seed":'))],
  ['other version', 'rules of another version', () => resealed(change('"version":1', '"version":7'))],
  ['against the rules', 'a move that cannot be made', () => resealed(change(lastMove, '{"do":"fly"}'))],
  ['against the rules', 'more seats than there are', () => tooMany()],
];

const tooMany = (): string => {
  const seats = game.seats[1] + 1;
  return resealed(
    change(/"seats":\d/, `"seats":${seats}`).replace(
      /"players":\[.*?\]/,
      `"players":${JSON.stringify(playersOf(seats))}`,
    ),
  );
};

test.each(REFUSED)('%s: %s', (trouble, _, broken) => {
  const text = broken();
  expect(() => readGameFile(text, find)).toThrow(expect.objectContaining({ trouble }));
});

test('every trouble is tried, and has its sentence', () => {
  expect(new Set(REFUSED.map(([trouble]) => trouble))).toEqual(new Set(FILE_TROUBLES));
  for (const trouble of FILE_TROUBLES) expect(en[`import.${trouble}`]).toMatch(/\.$/);
});

test('a game goes on with the box of its edition wherever it is taken in', async () => {
  const edition = (game.edition ?? 1) + 1;
  const later: Game = {
    ...game,
    edition,
    setup: (setup, rng) => ({ ...game.setup(setup, rng), ...inEdition(editionOf(setup)) }),
  };
  const setup = { ...course.setup, edition };
  const moves = course.moves.slice(0, 5);
  const played = replay(later, { game: later.id, version: later.version, setup, moves });
  const passedOn = fileOf({ game: later, setup, moves, states: moves.map(() => played).concat(played) });
  const imported = readGameFile(passedOn, () => later);
  expect(imported.record.setup.edition).toBe(edition);
  const database = await openDatabase({ name: 'exchange-edition' });
  const { id } = await importGame(database, imported, reachedBy(later, imported.state));
  expect(await loadGame(database, id, () => later)).toMatchObject({ outcome: 'whole', state: { edition } });
  expect(await loadGame(database, id, () => game)).toMatchObject({ outcome: 'foreign', why: 'other version' });
  await database.close();
});

test('what is passed on is a text of one line', () => {
  const { record, players, title, state } = readGameFile(file, find);
  expect(writeGameFile({ record, players, title }, printOf(state))).toBe(file);
  expect(file.split('\n')).toHaveLength(2);
});

test('equal values have one canonical text', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  expect(hashText(canonical({ a: 1, b: 2 }))).toBe(hashText(canonical({ b: 2, a: 1 })));
});

test('brackets in a text are no nesting', () => {
  expect(isDeeper('["[[[[\\"[[["]', 1)).toBe(false);
  expect(isDeeper('[[]]', 1)).toBe(true);
});

test('no file says for anybody when they want to be asked', () => {
  const ordered = resealed(file.replace(/"kind":"person"/g, '"kind":"person","order":"never"'));
  expect(ordered).toContain('"order":"never"');
  expect(readGameFile(ordered, find).players).toEqual(playersOf(course.setup.seats));
});

test('a game that was on when it was taken in is known as such, and still is when it is opened', async () => {
  const imported = readGameFile(file, find);
  const database = await openDatabase({ name: 'exchange-on' });
  const { id } = await importGame(database, imported, reachedBy(game, imported.state));
  expect(await loadGame(database, id, find)).toMatchObject({ saved: { isTakenIn: true, isFromElsewhere: false } });
  await database.close();
});

test('nobody sits down for a bot whose hand is not to be seen; whoever has left may come back', () => {
  expect(barredSeats(['person', 'master', 'person', 'apprentice'], true)).toEqual([1, 3]);
  expect(barredSeats(['person', 'master'], false)).toEqual([]);
});

test('where somebody has left a seat, the file says so and it is known here', () => {
  const handed = resealed(file.replace('"kind":"easy"', '"kind":"easy","sat":true'));
  expect(readGameFile(handed, find).players.filter(({ sat }) => sat)).toHaveLength(1);
});
