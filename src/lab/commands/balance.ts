import { balanceMatches, balanceReport, variantMatches } from '../balance/dwarf';
import { inEdition, newestBox, type OfEdition } from '../../engine/editions';
import type { Game } from '../../engine/game';
import { evenness } from '../balance/evenness';
import { numberFlag, textFlag, type Command, type Flags, type Report } from '../command';
import { gameFlag, tableFlags, variantsFlag } from './table';
import { coresFlag, playerOf, playSaid } from './tournament';

/** The box that is played with: the newest if none is named. */
const boxFlag = (flags: Flags, game: Game): OfEdition =>
  flags.values['edition'] === undefined ? newestBox(game) : inEdition(numberFlag(flags, 'edition'));

/** Tables of so many seats, or of each number from the first to the last. */
async function evenTables(flags: Flags, game: Game): Promise<Report> {
  const [least, most] = game.seats;
  const [from = least, to = from] = (
    flags.values['seats'] === undefined ? `${least}-${most}` : textFlag(flags, 'seats')
  )
    .split('-')
    .map(Number);
  const player = playerOf(textFlag(flags, 'level'));
  const rows: (readonly (string | number)[])[] = [];
  for (let seats = from; seats <= to; seats++) {
    const table = { game: game.id, seats, variants: variantsFlag(flags, game), ...boxFlag(flags, game) };
    rows.push(...(await evenness(table, player, numberFlag(flags, 'games'), coresFlag(flags))));
  }
  return { json: { game: game.id, level: textFlag(flags, 'level'), rows }, rows };
}

/** Whether a game is balanced among bots of one level. */
export const balance: Command = {
  name: 'balance',
  summary: 'Whether a game is fair among strong bots: length, seats, cards, where points come from',
  usage:
    'npm run lab -- balance --game G [--seats N or 5-8] [--games 500] [--level master] [--variants A,B] [--edition N] [--cores N] [--json]\n' +
    'A level is apprentice, journeyman or master, or one with another budget: master:COURSES:DEPTH.\n' +
    'The newest edition is dealt unless another is named.',
  flags: {
    game: tableFlags['game'] ?? { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string', default: '500' },
    level: { type: 'string', default: 'master' },
    variants: tableFlags['variants'] ?? { type: 'string' },
    edition: { type: 'string' },
    cores: { type: 'string' },
  },
  async run(flags) {
    const { game } = gameFlag(flags);
    if (game.id !== 'dig-deeper-dwarf') return evenTables(flags, game);
    const cores = coresFlag(flags);
    const box = boxFlag(flags, game);
    const variants = await playSaid(variantMatches({ level: 'apprentice' }, box), cores);
    const matches = balanceMatches(playerOf(textFlag(flags, 'level')), numberFlag(flags, 'games'), box);
    const outcomes = await playSaid(matches, cores);
    return balanceReport(matches, outcomes, variants);
  },
};
