import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOver, options, start, step } from '../../../src/engine/frames';
import type { Setup } from '../../../src/engine/game';
import type { GameRecord } from '../../../src/engine/replay';
import { seeded } from '../../../src/engine/rng';
import { dwarf, dwarfShow } from '../../../src/games/dig-deeper-dwarf';
import type { DwarfMove } from '../../../src/games/dig-deeper-dwarf/rules/moves';
import { VARIANTS, type Variant } from '../../../src/games/dig-deeper-dwarf/rules/state';
import { goldenText } from '../../../src/lab/golden';
import { keepsGoldens } from '../../engine/golden';
import { choose } from './player';

const folder = join(__dirname, 'golden');

/** The golden games by the name of their file: all numbers of players, all variants. */
const GAMES: Readonly<Record<string, Setup<Variant>>> = {
  '2-plain': { seats: 2, variants: [], seed: 'seam' },
  '2-beginners': { seats: 2, variants: ['no-actions', 'no-events'], seed: 'ladder' },
  '2-glueck-auf': { seats: 2, variants: ['glueck-auf'], seed: 'rope' },
  '2-traits': { seats: 2, variants: ['traits'], seed: 'seam' },
  '3-plain': { seats: 3, variants: [], seed: 'vein' },
  '3-traits': { seats: 3, variants: ['traits'], seed: 'ladder' },
  '3-no-actions': { seats: 3, variants: ['no-actions'], seed: 'lode' },
  '3-birthday-glueck-auf': { seats: 3, variants: ['birthday-party', 'glueck-auf'], seed: 'pick' },
  '4-plain': { seats: 4, variants: [], seed: 'rail' },
  '4-no-events': { seats: 4, variants: ['no-events'], seed: 'rope' },
  '4-traits-birthday': { seats: 4, variants: ['traits', 'birthday-party'], seed: 'vein' },
  '4-beginners-traits': { seats: 4, variants: ['no-actions', 'no-events', 'traits'], seed: 'seam' },
};

/** A game of simple players who know what they want. */
function played(setup: Setup<Variant>): GameRecord<DwarfMove, Variant> {
  const chance = seeded(`golden ${setup.seed}`);
  const s = start(dwarf, setup);
  const moves: DwarfMove[] = [];
  while (!isOver(s)) {
    const move = choose(s, options(dwarf, s), chance, 0);
    moves.push(move);
    step(dwarf, s, move);
  }
  return { game: dwarf.id, version: dwarf.version, setup, moves };
}

if (process.env['UPDATE_GOLDEN'] === '1') {
  for (const [name, setup] of Object.entries(GAMES)) {
    writeFileSync(join(folder, `${name}.txt`), goldenText(dwarf, dwarfShow, played(setup)));
  }
}

keepsGoldens(dwarf, dwarfShow, folder);

describe('the golden games', () => {
  it('are ten at least, over all numbers of players and all variants', () => {
    const setups = Object.values(GAMES);
    expect(setups.length).toBeGreaterThanOrEqual(10);
    expect(new Set(setups.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
    expect(new Set(setups.flatMap(({ variants }) => variants))).toEqual(new Set(VARIANTS));
  });
});
