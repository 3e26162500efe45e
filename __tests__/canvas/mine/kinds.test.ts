import { isGhost, KIND_NAMES, kindOf, layersOf } from '../../../src/canvas/mine/kinds';
import { view } from '../../../src/engine/view';
import { games } from '../../../src/games/all';
import { setupOf, tablesOf, wander } from '../../../src/lab/check/wander';
import { sprite } from './scenes';

test('a kind that nobody knows lies there as a card that can be touched and moves', () => {
  const dragon = sprite('dragon', 'red', 1, 2);
  expect(KIND_NAMES).not.toContain('dragon');
  expect(kindOf(dragon)).toMatchObject({ drawing: 'card', touch: 47, moves: 'slide', bare: false });
  expect([isGhost(dragon), layersOf(dragon)]).toEqual([false, [dragon]]);
});

test('every kind of thing that the games put into their mines has a row', () => {
  const shown = new Set<string>();
  for (const { game, show } of games) {
    wander(game, setupOf(tablesOf(game), 'kinds', 0), ({ state, moves, at }) => {
      if (at % 5 !== 0) return;
      const seen = view(game, state, 0);
      for (const { kind } of show.scene(seen, 0).sprites) shown.add(kind);
      for (const move of moves) for (const { kind } of show.ghosts(seen, move)) shown.add(kind);
    });
  }
  expect([...shown].filter((kind) => !KIND_NAMES.includes(kind))).toEqual([]);
  expect(shown.size).toBeGreaterThan(9);
});
