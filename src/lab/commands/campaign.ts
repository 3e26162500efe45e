import { LEVELS, type Level } from '../../bots/levels';
import { CHAPTERS } from '../../campaign/chapters';
import type { ChapterGame, Played } from '../arena/chapter';
import { share } from '../arena/crew';
import { shareOf, type Share } from '../arena/share';
import { numberFlag, textFlag, type Command } from '../command';
import { progress } from './table';
import { coresFlag } from './tournament';

const percent = (value: number): string => `${Math.round(value * 100)} %`;

/** How often games lit a lantern. */
const lanternOf = (games: readonly Played[], lantern: 0 | 1 | 2): Share =>
  shareOf(games.map(({ lanterns }) => (lanterns[lantern] ? 1 : 0)));

/** The middle of what games counted, and its upper quarter, for those who tune a chapter. */
function spread(games: readonly Played[], name: string): string {
  const sorted = games.map(({ counts }) => counts[name] ?? 0).sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return `${name} ${at(0.1)} ${at(0.25)} ${at(0.5)} ${at(0.75)} ${at(0.9)}`;
}

/** Each chapter of the campaign with bots of every level in the person's place. */
export const campaign: Command = {
  name: 'campaign',
  summary: 'How often bots of each level light the lanterns of each chapter of the Long Shaft',
  usage:
    'npm run lab -- campaign [--chapters KEY,KEY] [--levels apprentice,journeyman,master] [--games 40] [--counts] [--cores N] [--json]\n' +
    'The first lantern with its 95 % interval, then the second and the third. --counts adds what was counted (10, 25, 50, 75, 90 %).',
  flags: {
    chapters: { type: 'string', default: '' },
    levels: { type: 'string', default: LEVELS.join(',') },
    games: { type: 'string', default: '40' },
    counts: { type: 'boolean', default: false },
    cores: { type: 'string' },
  },
  async run(flags) {
    const wanted = textFlag(flags, 'chapters').split(',').filter(Boolean);
    const levels: readonly Level[] = LEVELS.filter((level) => textFlag(flags, 'levels').split(',').includes(level));
    const count = numberFlag(flags, 'games');
    const chapters = CHAPTERS.filter(({ key }) => wanted.length === 0 || wanted.includes(key));
    const tasks = chapters.flatMap((chapter) =>
      levels.flatMap((level) =>
        Array.from({ length: count }, (_, n): ChapterGame => ({ chapter, level, seed: `campaign ${n}` })),
      ),
    );
    const played = await share<ChapterGame, Played>(
      'chapter',
      'playChapter',
      tasks,
      (done) => {
        if (done % count === 0) progress(`${done} of ${tasks.length} games`);
      },
      coresFlag(flags),
    );
    const rows = chapters.flatMap(({ key }, chapter) =>
      levels.map((level, at) => {
        const from = (chapter * levels.length + at) * count;
        const games = played.slice(from, from + count);
        const [first, second, third] = [lanternOf(games, 0), lanternOf(games, 1), lanternOf(games, 2)];
        return { key, level, games, first, second, third };
      }),
    );
    return {
      json: rows.map(({ key, level, first, second, third }) => ({ key, level, first, second, third })),
      rows: [
        ['chapter', 'level', 'first', '95 %', 'second', 'third', 'decisions'],
        ...rows.map(({ key, level, games, first, second, third }) => [
          key,
          level,
          percent(first.mean),
          `${percent(first.low)} to ${percent(first.high)}`,
          percent(second.mean),
          percent(third.mean),
          Math.round(games.reduce((sum, { decisions }) => sum + decisions, 0) / Math.max(1, games.length)),
          ...(flags.values['counts'] === true
            ? [
                Object.keys(games[0]?.counts ?? {})
                  .map((name) => spread(games, name))
                  .join(' | '),
              ]
            : []),
        ]),
      ],
    };
  },
};
