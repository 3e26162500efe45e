/** What becomes of announced actions if nobody says anything more. */
import { ladder, PASS, type Action, type PendingFrame } from './chain';
import { isOver, pending, settle, step } from './frames';
import type { Game, Rule, State } from './game';

/** Decisions that come between are few: none of them matters to what is cancelled. */
const MANY = 200;

/**
 * By rung of the ladder: whether the action will be carried out if nobody reacts any more. The rules say so themselves: the
 * chain is played out on a copy. What somebody would have to choose on the way, like what a copied card is used for, is
 * left out.
 */
export function verdicts(game: Game, state: State): boolean[] {
  const rungs = ladder<Action>(state);
  const done = new Set<Action>();
  const watched = watching(game, (action) => done.add(action));
  const copy = game.copy(state);
  copy.news = null;
  for (let i = 0; i < MANY && isAnyLeft(copy, rungs); i++) {
    if (pending(watched, copy)?.frame.kind === 'window') {
      step(watched, copy, PASS);
    } else {
      copy.stack.pop();
      settle(watched, copy);
    }
  }
  return rungs.map(({ action }) => done.has(action));
}

const isAnyLeft = (state: State, rungs: readonly PendingFrame<Action>[]): boolean =>
  !isOver(state) && ladder<Action>(state).some(({ action }) => rungs.some((rung) => rung.action === action));

/** The same game, which says of every action that it is being carried out. */
function watching(game: Game, onDone: (action: Action) => void): Game {
  const { pending: rule } = game.rules;
  if (rule === undefined || rule.choose !== undefined) return game;
  const watched: Rule = {
    phase: rule.phase,
    run(state, frame) {
      const [last] = ladder<Action>({ ...state, stack: [frame] });
      if (last?.live) onDone(last.action);
      rule.run(state, frame);
    },
  };
  return { ...game, rules: { ...game.rules, pending: watched } };
}
