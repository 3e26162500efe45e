import { shareOf, shareText } from '../arena/share';
import { folliesIn, follyMatches } from '../balance/follies';
import { numberFlag, textFlag, type Command } from '../command';
import { coresFlag, playerOf, playSaid } from './tournament';

/** How often bots do what a person would call silly. */
export const follies: Command = {
  name: 'follies',
  summary: 'How often bots of Dig Deeper Dwarf do what a person would call silly',
  usage:
    'npm run lab -- follies [--level journeyman] [--seats 4] [--games 200] [--cores N] [--json]\n' +
    'A level may have another budget: master:COURSES:DEPTH.',
  flags: {
    level: { type: 'string', default: 'journeyman' },
    seats: { type: 'string', default: '4' },
    games: { type: 'string', default: '200' },
    cores: { type: 'string' },
  },
  async run(flags) {
    const level = textFlag(flags, 'level');
    const matches = follyMatches(playerOf(level), numberFlag(flags, 'seats'), numberFlag(flags, 'games'));
    const found = folliesIn(await playSaid(matches, coresFlag(flags)));
    return {
      json: { level, games: matches.length, follies: found.map((folly) => ({ ...folly })) },
      rows: [
        ['dig-deeper-dwarf', level, `${matches.length} games`],
        ...found.map(({ name, of, count, chances }) => {
          const scores = Array.from({ length: chances }, (_, n) => (n < count ? 1 : 0));
          return [name, `${count} of ${chances} ${of}`, chances === 0 ? '' : shareText(shareOf(scores))];
        }),
      ],
    };
  },
};
