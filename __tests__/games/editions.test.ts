/** Adds rows to the source as a person would, and looks at what becomes of games that were begun before. */
import { build, type Plugin } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../src/lab/project';
import type { Dealt } from './editions/report';

/** Something written into a file after a piece of its text. */
interface Addition {
  readonly file: string;
  readonly after: string;
  /** `NEXT` stands for the number of the edition after the newest. */
  readonly text: string;
}

const DWARF = 'dig-deeper-dwarf/cards/rows.ts';
const WORDS = "'made-up': { name: 'Made up', text: 'Counts.', more: 'Counts.' },";

/** New rows at the head of their tables, where they disturb the most, and a card that leaves the box. */
const NEW_EDITION: readonly Addition[] = [
  { file: DWARF, after: "rowsOf('start', [", text: "{ key: 'made-up-start', actions: ['draw'], since: NEXT }," },
  {
    file: DWARF,
    after: "rowsOf('mining', [",
    text: "{ key: 'made-up-ore', copies: 11, resource: 'gold', since: NEXT },",
  },
  {
    file: DWARF,
    after: "rowsOf('action', [",
    text: "{ key: 'made-up', copies: 2, craft: 1, actions: ['mine'], since: NEXT },",
  },
  {
    file: DWARF,
    after: "rowsOf('event', [",
    text: "{ key: 'made-up-chest', event: 'treasure', resource: 'gold', points: 1, since: NEXT },",
  },
  { file: DWARF, after: "rowsOf('tile', [", text: "{ key: 'made-up-tile', copies: 3, open: 15, since: NEXT }," },
  { file: DWARF, after: "{ key: 'deep-breath',", text: 'until: NEXT - 1,' },
  {
    file: 'saboteur/cards/rows.ts',
    after: 'export const ROWS = rows([',
    text: "{ key: 'made-up', family: 'path', copies: 3, sides: 'UD', since: NEXT },",
  },
  {
    file: 'city-under-the-mountain/cards/rows.ts',
    after: 'const ROWS = [',
    text: "{ key: 'made-up', copies: 2, sign: 'chart', crew: 1, since: NEXT },",
  },
  { file: 'city-under-the-mountain/words/names.en.ts', after: 'more: string }>> = {', text: WORDS },
  { file: 'city-under-the-mountain/words/names.de.ts', after: 'more: string }>> = {', text: WORDS },
  {
    file: 'city-under-the-mountain/cards/tiles.ts',
    after: 'export const OUTER: readonly Tile[] = [',
    text: "{ key: 'made-up', since: NEXT, face: '...... .G..G. .D..D. .S..C. ..T... ......' },",
  },
];

const adds = (additions: readonly Addition[], next: (file: string) => number): Plugin => ({
  name: 'made-up edition',
  setup({ onLoad }) {
    onLoad({ filter: /src\/games\/.*\.ts$/ }, ({ path }) => {
      let contents = readFileSync(path, 'utf8');
      for (const { file, after, text } of additions.filter((addition) => path.endsWith(addition.file))) {
        expect(contents).toContain(after);
        contents = contents.replace(after, `${after} ${text.replace('NEXT', String(next(file)))}`);
      }
      return { contents, loader: 'ts' };
    });
  },
});

/** Runs the report over the games with additions to their source. */
async function reportWith(additions: readonly Addition[], before: readonly Dealt[]): Promise<readonly Dealt[]> {
  const next = (file: string): number => 1 + (before.find(({ game }) => file.startsWith(game))?.edition ?? 0);
  const folder = mkdtempSync(join(tmpdir(), 'edition-'));
  try {
    const bundled = await build({
      entryPoints: [join(root, '__tests__/games/editions/report.ts')],
      plugins: [adds(additions, next)],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      logLevel: 'silent',
    });
    const program = join(folder, 'report.cjs');
    writeFileSync(program, bundled.outputFiles[0]?.text ?? '');
    const dealt: readonly Dealt[] = JSON.parse(execFileSync(process.execPath, [program], { cwd: root }).toString());
    return dealt;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a new edition changes no game that was begun with an older box, and is dealt in new ones', async () => {
  const today = await reportWith([], []);
  const tomorrow = await reportWith(NEW_EDITION, today);
  expect(today.length).toBeGreaterThan(0);
  for (const [at, before] of today.entries()) {
    const after = tomorrow[at];
    expect(before.changed).toEqual([]);
    expect(before.goldens.length).toBeGreaterThan(0);
    const isNew = NEW_EDITION.some(({ file }) => file.startsWith(`${before.game}/`));
    expect(after).toEqual(isNew ? { ...before, edition: before.edition + 1, more: after?.more } : before);
    if (isNew) expect(after?.more).toBeGreaterThan(before.more);
  }
}, 240_000);
