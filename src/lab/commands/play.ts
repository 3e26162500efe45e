import { apply, isOver, options, pending, start } from '../../engine/frames';
import type { Happening, Move, Seat, State } from '../../engine/game';
import { pick, seeded } from '../../engine/rng';
import { textFlag, type Command, type Json } from '../command';
import { goldenText, randomRecord } from '../golden';
import { gameFlag, tableFlag, tableFlags } from './table';

/** One step of a game, complete. */
type Step = {
  readonly step: number;
  readonly seat: Seat;
  readonly move: Move | null;
  readonly happenings: readonly Happening[];
  readonly state: State;
};

const toJson = (step: Step): Json => JSON.parse(JSON.stringify(step));

/** A random game step by step. */
export const play: Command = {
  name: 'play',
  summary: 'A random game, step by step with its whole state',
  usage: 'npm run lab -- play --game G [--seats N] [--seed X] [--variants a,b] [--json]   (one JSON line a step)',
  flags: { ...tableFlags, seed: { type: 'string', default: 'play' } },
  async run(flags) {
    const { game, show } = gameFlag(flags);
    const setup = { ...tableFlag(flags, game), seed: textFlag(flags, 'seed') };
    if (flags.values['json'] !== true && show) {
      return {
        json: null,
        rows: goldenText(game, show, randomRecord(game, setup))
          .split('\n')
          .map((line) => [line]),
      };
    }
    const chance = seeded(`moves of ${setup.seed}`);
    let state = start(game, setup);
    const lines = [toJson({ step: 0, seat: -1, move: null, happenings: state.news ?? [], state })];
    for (let step = 1; !isOver(state); step++) {
      const seat = pending(game, state)?.seat ?? -1;
      const move = pick(chance, options(game, state));
      state = apply(game, state, move);
      lines.push(toJson({ step, seat, move, happenings: state.news ?? [], state }));
    }
    return { json: lines, lines, rows: lines.map((line) => [JSON.stringify(line)]) };
  },
};
