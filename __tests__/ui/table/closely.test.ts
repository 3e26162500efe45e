/** Whatever lies in a mine can be looked at closely, and shows what is printed on it. */
import { isOver, options, start, step } from '../../../src/engine/frames';
import { pick, seeded } from '../../../src/engine/rng';
import { games } from '../../../src/games/all';
import { aboutThree } from '../../../src/lab/check/wander';
import { cardOf } from '../../../src/ui/table/closely';

test.each(games.map((entry) => [entry.game.id, entry] as const))('%s', (_, { game, show }) => {
  const blank = new Set<string>();
  for (let n = 0; n < 6; n++) {
    const state = start(game, { seats: aboutThree(game), seed: `close ${n}`, variants: [] });
    const chance = seeded(`close ${n}`);
    for (let at = 0; !isOver(state); at++) {
      step(game, state, pick(chance, options(game, state)));
      // A picture changes little from one move to the next.
      if (at % 8 !== 0) continue;
      for (const sprite of show.scene(state, 0).sprites) {
        const card = cardOf(sprite, show.print);
        if (card === null || card.face === 'back' || card.face === 'none') continue;
        if (!card.signs && !card.stone && card.open === undefined) blank.add(`${card.kind} ${card.face}`);
      }
    }
  }
  expect([...blank]).toEqual([]);
});
