import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { textFlag, type Command } from '../command';
import { goldenText, randomRecord } from '../golden';
import { root } from '../project';
import { gameFlag, tableFlag, tableFlags } from './table';

/** Writes a random game as a golden one. */
export const golden: Command = {
  name: 'golden',
  summary: 'Write a random game as a golden game of the tests',
  usage: 'npm run lab -- golden --game G [--seats N] [--seed X] [--variants a,b] [--name file] [--json]',
  flags: { ...tableFlags, seed: { type: 'string', default: 'golden' }, name: { type: 'string' } },
  async run(flags) {
    const { game, show } = gameFlag(flags);
    if (!show) throw new Error(`${game.id} has no words yet`);
    const setup = { ...tableFlag(flags, game), seed: textFlag(flags, 'seed') };
    const name =
      flags.values['name'] ?? [`${setup.seats} seats`, ...setup.variants, setup.seed].join(' ').replaceAll(' ', '-');
    const folder = join(root, '__tests__/games', game.id, 'golden');
    const path = join(folder, `${String(name)}.txt`);
    const record = randomRecord(game, setup);
    const known = existsSync(path);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, goldenText(game, show, record));
    const file = relative(root, path);
    return {
      json: { file, moves: record.moves.length },
      rows: [[known ? 'rewritten' : 'written', file, record.moves.length]],
    };
  },
};
