import { balanceMatches, balanceReport, variantMatches } from '../balance/dwarf';
import { numberFlag, textFlag, type Command } from '../command';
import { gameFlag, tableFlags } from './table';
import { playerOf, playSaid } from './tournament';

/** Whether a game is balanced among bots of one level. */
export const balance: Command = {
  name: 'balance',
  summary: 'Whether a game is fair among strong bots: length, seats, cards, where points come from',
  usage:
    'npm run lab -- balance --game G [--games 500] [--level master] [--json]\n' +
    'A level is apprentice, journeyman or master, or one with another budget: master:COURSES:DEPTH.',
  flags: {
    game: tableFlags['game'] ?? { type: 'string' },
    games: { type: 'string', default: '500' },
    level: { type: 'string', default: 'master' },
  },
  async run(flags) {
    const { game } = gameFlag(flags);
    if (game.id !== 'dig-deeper-dwarf') throw new Error(`nobody has said yet what is fair in ${game.id}`);
    const variants = await playSaid(variantMatches({ level: 'apprentice' }));
    const outcomes = await playSaid(balanceMatches(playerOf(textFlag(flags, 'level')), numberFlag(flags, 'games')));
    return balanceReport(outcomes, variants);
  },
};
