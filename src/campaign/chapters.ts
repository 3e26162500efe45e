/**
 * The Long Shaft: a row for each chapter, four in a gallery, from the daylight down. What a chapter asks for is tuned by
 * `npm run lab -- campaign`; what is told there stands in `story.en.ts` and `story.de.ts` under its key.
 */
import type { CharacterKey } from '../bots/characters';
import type { Chapter } from '../engine/chapter';
import type { CityTally } from '../games/city-under-the-mountain/tasks';
import type { Twist as CityTwist } from '../games/city-under-the-mountain/rules/state';
import type { DwarfTally } from '../games/dig-deeper-dwarf/tasks';
import type { Choice } from '../games/dig-deeper-dwarf/rules/state';
import type { SaboteurTally } from '../games/saboteur/tasks';
import type { Twist as SaboteurTwist } from '../games/saboteur/rules/state';
import type { ToldGame } from '../games/tasks';
import type { GeneralTally } from './general';

interface Row<K extends string, T extends string, V extends string, G extends ToldGame> extends Chapter<
  T | GeneralTally
> {
  readonly key: K;
  readonly game: G;
  readonly rivals: readonly CharacterKey[];
  readonly with: readonly V[];
}

type Written<K extends string, T extends string, V extends string, G extends ToldGame> = Omit<
  Row<K, T, V, G>,
  'key' | 'game'
>;

const dwarf = <const K extends string>(
  key: K,
  row: Written<K, DwarfTally, Choice, 'dig-deeper-dwarf'>,
): Row<K, DwarfTally, Choice, 'dig-deeper-dwarf'> => ({ key, game: 'dig-deeper-dwarf', ...row });
const saboteur = <const K extends string>(
  key: K,
  row: Written<K, SaboteurTally, SaboteurTwist, 'saboteur'>,
): Row<K, SaboteurTally, SaboteurTwist, 'saboteur'> => ({ key, game: 'saboteur', ...row });
const city = <const K extends string>(
  key: K,
  row: Written<K, CityTally, CityTwist, 'city-under-the-mountain'>,
): Row<K, CityTally, CityTwist, 'city-under-the-mountain'> => ({ key, game: 'city-under-the-mountain', ...row });

const WIN = [{ count: 'rank', most: 1 }] as const;

export const GALLERIES = [
  {
    key: 'mouth',
    chapters: [
      dwarf('first-shift', {
        rivals: ['pim', 'odda', 'bram'],
        with: ['short-shift', 'no-events'],
        first: 0,
        task: WIN,
        more: [[{ count: 'rubble', most: 1 }], [{ count: 'lead', least: 4 }]],
      }),
      city('the-lease', {
        rivals: ['tilda', 'odda'],
        with: ['thin-vein', 'sealed-chests'],
        task: [{ count: 'lead', least: 8 }],
        more: [[{ count: 'struck', least: 5 }], [{ count: 'payday', least: 12 }]],
      }),
      saboteur('under-oath', {
        rivals: ['odda', 'bram'],
        with: ['honest'],
        task: [{ count: 'victories', least: 2 }],
        more: [[{ count: 'found', least: 1 }], [{ count: 'victories', least: 3 }]],
      }),
      dwarf('rich-vein', {
        rivals: ['pim', 'bram'],
        with: ['rich-vein'],
        task: [{ count: 'lead', least: 3 }],
        more: [[{ count: 'finest', least: 6 }], [{ count: 'rounds', most: 14 }]],
      }),
    ],
  },
  {
    key: 'timber',
    chapters: [
      dwarf('rockslide', {
        rivals: ['tilda'],
        with: ['short-shift', 'rockslide'],
        task: WIN,
        more: [[{ count: 'rubble', most: 1 }], [{ count: 'rounds', most: 12 }]],
      }),
      saboteur('the-mask', {
        rivals: ['tilda', 'odda'],
        with: ['masked', 'single-round'],
        task: [{ count: 'victories', least: 1 }],
        more: [[{ count: 'suspected', most: 0 }], [{ count: 'broke', most: 2 }]],
      }),
      city('firm-ground', {
        rivals: ['grum', 'pim'],
        with: ['thin-vein', 'firm-ground'],
        task: WIN,
        more: [[{ count: 'dwarves', least: 8 }], [{ count: 'exchanged', most: 7 }]],
      }),
      dwarf('contrary', {
        rivals: ['odda', 'grum'],
        with: ['short-shift', 'contrary'],
        task: WIN,
        more: [[{ count: 'thwarts', least: 3 }], [{ count: 'lead', least: 4 }]],
      }),
    ],
  },
  {
    key: 'water',
    chapters: [
      dwarf('high-water', {
        rivals: ['bram', 'pim'],
        with: ['short-shift', 'high-water'],
        task: WIN,
        more: [[{ count: 'lead', least: 5 }], [{ count: 'companions', least: 1 }]],
      }),
      saboteur('dark-mine', {
        rivals: ['sunna', 'bram'],
        with: ['honest', 'dark'],
        task: [
          { count: 'victories', least: 1 },
          { count: 'suspected', most: 4 },
        ],
        more: [[{ count: 'found', least: 1 }], [{ count: 'victories', least: 2 }]],
      }),
      city('four-companies', {
        rivals: ['sunna', 'grum'],
        with: ['four-companies', 'thin-vein'],
        task: WIN,
        more: [[{ count: 'payday', least: 16 }], [{ count: 'lead', least: 15 }]],
      }),
      dwarf('the-crown', {
        rivals: ['tilda'],
        with: ['crown-on-show', 'rich-vein'],
        task: WIN,
        more: [[{ count: 'crown', least: 1 }], [{ count: 'rounds', most: 15 }]],
      }),
    ],
  },
  {
    key: 'city',
    chapters: [
      city('hired-hands', {
        rivals: ['grum', 'bram'],
        with: ['thin-vein', 'hired-hands'],
        task: WIN,
        more: [[{ count: 'dwarves', least: 9 }], [{ count: 'struck', least: 4 }]],
      }),
      dwarf('old-hands', {
        rivals: ['pim', 'odda', 'bram'],
        with: ['short-shift', 'old-hands'],
        task: WIN,
        more: [[{ count: 'crafted', most: 0 }], [{ count: 'lead', least: 5 }]],
      }),
      city('unruly-deck', {
        rivals: ['tilda', 'sunna', 'grum'],
        with: ['thin-vein', 'unruly-deck'],
        task: WIN,
        more: [[{ count: 'chests', least: 2 }], [{ count: 'struck', least: 4 }]],
      }),
      saboteur('worn-tools', {
        rivals: ['tilda', 'odda'],
        with: ['honest', 'worn-tools'],
        task: [
          { count: 'victories', least: 1 },
          { count: 'mended', least: 3 },
        ],
        more: [[{ count: 'found', least: 1 }], [{ count: 'victories', least: 2 }]],
      }),
    ],
  },
  {
    key: 'masks',
    chapters: [
      saboteur('no-repairs', {
        rivals: ['bram', 'pim', 'odda'],
        with: ['masked', 'no-repairs', 'single-round'],
        task: [{ count: 'victories', least: 1 }],
        more: [[{ count: 'broke', most: 2 }], [{ count: 'suspected', most: 0 }]],
      }),
      dwarf('light-fingers', {
        rivals: ['bram', 'sunna'],
        with: ['short-shift', 'traits'],
        task: WIN,
        more: [[{ count: 'jewels', least: 3 }], [{ count: 'stolen', most: 0 }]],
      }),
      saboteur('three-faces', {
        rivals: ['sunna', 'tilda', 'grum'],
        with: ['masked', 'dark'],
        task: [{ count: 'victories', least: 1 }],
        more: [[{ count: 'victories', least: 2 }], [{ count: 'suspected', most: 2 }]],
      }),
      city('ledger', {
        rivals: ['vigga', 'tilda', 'odda'],
        with: ['thin-vein'],
        task: [{ count: 'rank', most: 2 }],
        more: [WIN, [{ count: 'faith', most: 3 }]],
      }),
    ],
  },
  {
    key: 'root',
    chapters: [
      dwarf('glueck-auf', {
        rivals: ['hask', 'pim'],
        with: ['short-shift', 'glueck-auf'],
        task: [{ count: 'rank', most: 2 }],
        more: [WIN, [{ count: 'rubble', most: 0 }]],
      }),
      city('deep-city', {
        rivals: ['vigga', 'tilda', 'grum'],
        with: ['thin-vein', 'firm-ground', 'sealed-chests'],
        task: [{ count: 'rank', most: 2 }],
        more: [WIN, [{ count: 'coins', least: 45 }]],
      }),
      saboteur('last-oath', {
        rivals: ['hask', 'mother-orla', 'grum'],
        with: ['honest', 'dark'],
        task: [
          { count: 'victories', least: 2 },
          { count: 'suspected', most: 3 },
        ],
        more: [[{ count: 'victories', least: 3 }], [{ count: 'broke', most: 1 }]],
      }),
      dwarf('first-lantern', {
        rivals: ['mother-orla', 'odda', 'bram'],
        with: ['high-water', 'rich-vein'],
        task: [{ count: 'rank', most: 2 }],
        more: [WIN, [{ count: 'jewels', least: 4 }]],
      }),
    ],
  },
] as const;

export type GalleryKey = (typeof GALLERIES)[number]['key'];
export type ChapterKey = (typeof GALLERIES)[number]['chapters'][number]['key'];

/** All chapters, from the daylight down. */
export const CHAPTERS: readonly (Chapter & { readonly key: ChapterKey; readonly game: ToldGame })[] = GALLERIES.flatMap(
  ({ chapters }) => [...chapters],
);
