/** What is to be paid: what is asked, what is counted and what stands on a button never contradict each other. */
import { options, pending } from '../../src/engine/frames';
import type { Game, Setup } from '../../src/engine/game';
import { LANGUAGES } from '../../src/engine/show';
import { view } from '../../src/engine/view';
import { games } from '../../src/games/all';
import { wander } from '../../src/lab/check/wander';

jest.setTimeout(240_000);

const GAMES = 12;
/** Names without figures, which are counted in sentences. */
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ina', 'Joe'];
const figures = (said: string): number[] => [...said.matchAll(/\d+/g)].map(Number);

const setupOf = (game: Game, n: number): Setup => {
  const [least, most] = game.seats;
  return {
    seats: least + (n % (most - least + 1)),
    seed: `bills ${n}`,
    variants: game.variants.filter((variant) => variant === 'traits'),
  };
};

describe.each(games)('$game.id', ({ game, show }) => {
  test('what is asked for in figures is what the bill counts, and what it proposes pays it', () => {
    const wrong = new Set<string>();
    for (let n = 0; n < GAMES; n++)
      wander(game, setupOf(game, n), ({ state }) => {
        const now = pending(game, state);
        if (now === null) return;
        const seen = view(game, state, now.seat);
        const bill = show.bill(seen);
        if (bill === null) return;
        const counts = bill.due.map(({ count }) => count);
        const paid = bill.due.map(({ of }) =>
          bill.proposal.reduce((sum, key) => sum + (bill.pays[key]?.of === of ? (bill.pays[key]?.count ?? 0) : 0), 0),
        );
        if (bill.proposal.length > 0 && counts.some((count, i) => (paid[i] ?? 0) < count))
          wrong.add(`${now.frame.kind}: ${paid.join(', ')} of ${counts.join(', ')}`);
        for (const language of LANGUAGES)
          for (const eye of [now.seat, -1]) {
            const asked = show.words[language].prompt(seen, NAMES, eye);
            const said = figures(asked);
            if (said.length > 0 && said.join() !== counts.join()) wrong.add(`${asked} (${counts.join(', ')})`);
          }
      });
    expect([...wrong]).toEqual([]);
  });

  test('a button says what its moves cost: all of them the same, and nothing where they are free', () => {
    const wrong = new Set<string>();
    for (let n = 0; n < GAMES; n++)
      wander(game, setupOf(game, n), ({ state }) => {
        const now = pending(game, state);
        if (now === null) return;
        const seen = view(game, state, now.seat);
        const moves = options(game, state);
        for (const { key, cost } of show.scene(seen, now.seat).controls)
          for (const move of moves) {
            if (show.touches(seen, move)[0] !== key) continue;
            const said = show.words.en.move(seen, move, NAMES, now.seat);
            const [price] = /discard (\d+) cards?$/.exec(said)?.slice(1) ?? [];
            if (Number(price ?? 0) !== (cost?.count ?? 0)) wrong.add(`${now.frame.kind} ${key}: ${said}`);
          }
      });
    expect([...wrong]).toEqual([]);
  });
});
