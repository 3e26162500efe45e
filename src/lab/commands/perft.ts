import { start } from '../../engine/frames';
import { perft as count } from '../../engine/replay';
import { numberFlag, textFlag, type Command } from '../command';
import { gameFlag, progress, tableFlag, tableFlags } from './table';

/** How many ways a game can go, by depth. */
export const perft: Command = {
  name: 'perft',
  summary: 'How many ways a game can go in so many decisions',
  usage: 'npm run lab -- perft --game G --depth D [--seats N] [--variants a,b] [--seed X] [--json]',
  flags: { ...tableFlags, depth: { type: 'string', default: '3' }, seed: { type: 'string', default: 'perft' } },
  async run(flags) {
    const { game } = gameFlag(flags);
    const setup = { ...tableFlag(flags, game), seed: textFlag(flags, 'seed') };
    const state = start(game, setup);
    state.news = null;
    const counts: number[] = [];
    for (let depth = 1; depth <= numberFlag(flags, 'depth'); depth++) {
      counts.push(count(game, state, depth));
      progress(`depth ${depth}: ${counts[depth - 1]}`);
    }
    return {
      json: { game: game.id, ...setup, counts },
      rows: counts.map((count, at) => [`depth ${at + 1}`, count]),
    };
  },
};
