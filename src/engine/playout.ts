/** Games played by chance. */
import { settle } from './frames';
import { Refusal, type Decision, type Frame, type Game, type Move, type State } from './game';
import { roll, type Rng } from './rng';

/** Plays a state of one's own to its end by chance and tells how many decisions that took. */
export function playout<S extends State>(game: Game<S>, state: S, rng: Rng): number {
  let decisions = 0;
  for (let rule = settle(game, state); rule !== null; rule = settle(game, state)) {
    if (decisions >= game.longest) throw new Refusal('never settles', `${decisions} decisions`);
    const frame = state.stack[state.stack.length - 1];
    const move = frame && optionByLot(rule, state, frame, rng);
    if (frame === undefined || move === undefined) throw new Refusal('no such option', 'nothing can be done');
    // As `step` does, without looking for the rule once more.
    state.stack.pop();
    if (state.news !== null) state.news = [];
    rule.choose(state, frame, move);
    decisions++;
  }
  return decisions;
}

/** One of the options; no other is made where a rule can draw. */
function optionByLot(rule: Decision<State, Frame, Move>, state: State, frame: Frame, rng: Rng): Move | undefined {
  if (rule.draw !== undefined) return rule.draw(state, frame, rng);
  const list: Move[] = [];
  rule.options(state, frame, list);
  return list[roll(rng, list.length)];
}
