import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { numberFlag, textFlag, type Command } from '../command';
import { root } from '../project';
import { PUPILS } from '../train/pupils';
import { school } from '../train/school';
import { progress, tableFlags } from './table';

/** What was learned, as the source that is shipped. */
async function sourceOf(file: string, hidden: number, weights: readonly number[], from: string): Promise<string> {
  const text = `/** What was learned from games: written by \`${from}\`, never by hand. */
    export const HIDDEN = ${hidden};
    export const WEIGHTS: readonly number[] = [${weights.join(', ')}];`;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

/** Learns the judgement of a game from games against oneself. */
export const train: Command = {
  name: 'train',
  summary: 'Learns a game’s judgement from games of the quick policy against itself',
  usage:
    'npm run lab -- train --game G [--seed a] [--games 3000] [--hidden 24] [--write] [--json]\n' +
    'The same seed gives the same numbers. --write keeps them as bots/weights.ts of the game.\n' +
    'Each row says how well the ends of games it did not learn from were foreseen: the mean of −ln of the winner’s chance.',
  flags: {
    game: tableFlags['game'] ?? { type: 'string' },
    seed: { type: 'string', default: 'a' },
    games: { type: 'string', default: '3000' },
    hidden: { type: 'string', default: '24' },
    write: { type: 'boolean' },
  },
  async run(flags) {
    const id = textFlag(flags, 'game');
    const pupil = PUPILS.find(({ game }) => game.id === id);
    if (!pupil) throw new Error(`--game wants one of ${PUPILS.map(({ game }) => game.id).join(', ')}`);
    const plan = {
      seed: textFlag(flags, 'seed'),
      games: numberFlag(flags, 'games'),
      hidden: numberFlag(flags, 'hidden'),
    };
    const { weights, curve } = school(pupil, plan, (mark) =>
      progress(`${mark.games} of ${plan.games} games: ${mark.learned.toFixed(4)}, by hand ${mark.byHand.toFixed(4)}`),
    );
    if (flags.values['write'] === true) {
      const file = join(root, 'src/games', id, 'bots/weights.ts');
      const from = `lab train --game ${id} --seed ${plan.seed} --games ${plan.games} --hidden ${plan.hidden}`;
      writeFileSync(file, await sourceOf(file, plan.hidden, weights, from));
    }
    return {
      json: { game: id, ...plan, curve: curve.map((mark) => ({ ...mark })), weights },
      rows: [
        [id, `${weights.length} weights`, `seed ${plan.seed}`],
        ...curve.map(({ games, positions, learned, byHand }) => [
          `${games} games`,
          `${positions} positions`,
          `learned ${learned.toFixed(4)}`,
          `by hand ${byHand.toFixed(4)}`,
        ]),
      ],
    };
  },
};
