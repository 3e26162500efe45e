/** What the list of games says about a game that is on. */
import { ladder } from '../../src/engine/chain';
import { apply, options, pending, start } from '../../src/engine/frames';
import { onlook } from '../../src/engine/onlook';
import { games } from '../../src/games/all';
import { aboutThree, wander } from '../../src/lab/check/wander';
import { reachedAt } from '../../src/table/gameWriter';
import { toy, withHand } from '../engine/toy';

it.each(games.map(({ game }) => [game.id, game] as const))('of %s: only what everybody knows', (_id, game) => {
  wander(game, { seats: aboutThree(game), seed: 'kept', variants: [] }, ({ state }) => {
    const { summary, standings } = reachedAt(game, state, 1);
    const known = onlook(game, state);
    expect(standings).toBeUndefined();
    const asked = pending(game, known);
    const announced = asked?.frame.kind === 'window' ? ladder(known)[0]?.action.seat : undefined;
    expect(summary).toEqual({
      turn: announced ?? asked?.seat,
      leaders: [],
      round: game.round?.(known) ?? null,
    });
  });
});

it('while others are asked about what somebody announced, it is still that turn', () => {
  const begun = withHand(start(toy, { seats: 3, seed: 'kept', variants: [] }), 0, ['gem']);
  const play = options(toy, begun).find((move) => move.do === 'play');
  if (!play) throw new Error('nothing can be played');
  const asked = apply(toy, begun, play);
  expect(pending(toy, asked)?.seat).toBe(1);
  expect(reachedAt(toy, asked, 1).summary.turn).toBe(0);
});

const inRounds = games.flatMap(({ game }) => (game.round ? [[game.id, game] as const] : []));

it.each(inRounds)('the rounds of %s are counted from the first on', (_id, game) => {
  const setup = { seats: aboutThree(game), seed: 'rounds', variants: [] };
  expect(reachedAt(game, start(game, setup), 1).summary.round).toBe(1);
  const rounds = new Set<number | null>();
  wander(game, setup, ({ state }) => void rounds.add(reachedAt(game, state, 1).summary.round));
  expect([...rounds]).toEqual(Array.from({ length: rounds.size }, (_, i) => i + 1));
  expect(rounds.size).toBeGreaterThan(1);
});
