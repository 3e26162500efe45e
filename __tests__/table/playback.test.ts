import { apply, isOver, options, start } from '../../src/engine/frames';
import type { Game, Move, State } from '../../src/engine/game';
import { roll, seeded } from '../../src/engine/rng';
import { heard, view } from '../../src/engine/view';
import { games } from '../../src/games/all';
import { ownerOf } from '../../src/table/moments';
import { playbackOf } from '../../src/table/playback';

/** A game by chance, with every state on the way. */
function course(game: Game, most: number) {
  const setup = { seats: game.seats[0], seed: 'playback', variants: [] };
  const rng = seeded('chance');
  const states: State[] = [start(game, setup)];
  const moves: Move[] = [];
  for (let state = states[0]; state && !isOver(state) && moves.length < most; state = states[states.length - 1]) {
    const choices = options(game, state);
    const move = choices[roll(rng, choices.length)] ?? { do: 'pass' };
    moves.push(move);
    states.push(apply(game, state, move));
  }
  return { setup, moves, states };
}

describe.each(games.map(({ game }) => [game.id, game] as const))('a playback of %s', (_id, game) => {
  const { setup, moves, states } = course(game, 150);
  const playback = playbackOf(game, setup, moves);

  test('shows every moment as it was, whichever way one comes to it', () => {
    expect(playback.length).toBe(moves.length);
    for (const moment of [moves.length, 0, 70, 31, 32, 33, 1, 64]) {
      const state = states[Math.min(moment, moves.length)];
      expect(playback.at(moment, 'all').view).toEqual(state);
      expect(playback.at(moment, 'all').news).toEqual(state?.news);
    }
  });

  test('shows a seat no more than it saw then', () => {
    for (const moment of [0, 20, 40, moves.length]) {
      const state = states[Math.min(moment, moves.length)];
      if (!state) continue;
      expect(playback.at(moment, 1).view).toEqual(view(game, state, 1));
      expect(playback.at(moment, 1).news).toEqual(heard(state.news ?? [], 1));
    }
  });

  test('knows where turns begin: each is another’s', () => {
    const turns = playback.turns();
    expect(turns[0]).toBe(0);
    expect(turns.length).toBeGreaterThan(2);
    turns.slice(1).forEach((turn) => {
      const [before, after] = [states[turn - 1], states[turn]];
      if (before && after) expect(ownerOf(game, after)).not.toBe(ownerOf(game, before));
    });
  });

  test('goes neither before the beginning nor past the end', () => {
    expect(playback.at(-5, 'all').view).toEqual(states[0]);
    expect(playback.at(moves.length + 9, 'all').view).toEqual(states[states.length - 1]);
  });
});
