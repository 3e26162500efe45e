/** Golden games as tests: whoever changes what a game does sees it in a text, line by line. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Happening, Move, State } from '../../src/engine/game';
import type { Show } from '../../src/engine/show';
import { goldenRecord, goldenText, renewed } from '../../src/lab/golden';

const UPDATE = process.env['UPDATE_GOLDEN'] === '1';

/** Tests that every golden game in a folder still goes as it is written; `UPDATE_GOLDEN=1` writes them anew. */
export function keepsGoldens<S extends State, M extends Move, H extends Happening, V extends string>(
  game: Game<S, M, V>,
  show: Show<S, M, H>,
  folder: string,
): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));

  describe(`golden games of ${game.id}`, () => {
    it('are there', () => expect(files.length).toBeGreaterThan(0));

    it.each(files)('%s goes as it is written', (file) => {
      const path = join(folder, file);
      const written = readFileSync(path, 'utf8');
      const record = goldenRecord(game, written);
      if (UPDATE) writeFileSync(path, goldenText(game, show, renewed(game, record)));
      else expect(goldenText(game, show, record)).toBe(written);
    });
  });
}
