import { readFileSync } from 'node:fs';
import { editionOf } from '../../engine/editions';
import { noted } from '../../engine/lesson';
import { games } from '../../games/all';
import { readGameFile } from '../../storage/exchange';
import { textFlag, type Command } from '../command';

/** Writes a game that was passed on from the app down as the opening of a lesson. */
export const opening: Command = {
  name: 'opening',
  summary: 'Write the beginning of a game that was passed on as a file down as the opening of a lesson',
  usage: 'npm run lab -- opening --file game.json [--moves N] [--json]',
  flags: { file: { type: 'string' }, moves: { type: 'string' } },
  async run(flags) {
    const file = readFileSync(textFlag(flags, 'file'), 'utf8');
    const { game, record } = readGameFile(file, (id) => games.find((entry) => entry.game.id === id)?.game);
    const moves = record.moves.slice(0, Number(flags.values['moves'] ?? record.moves.length));
    const { seats, seed, variants, first } = record.setup;
    const edition = editionOf(record.setup);
    const text = noted(game, record.setup, moves);
    return {
      json: { game: game.id, seats, seed, variants: [...variants], first: first ?? null, edition, opening: text },
      rows: [
        ['setup', JSON.stringify(record.setup)],
        ['opening', text],
      ],
    };
  },
};
