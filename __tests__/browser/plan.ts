/** A whole game thought out beforehand: what the phone shows can be held against it at every step. */
import { priorsOf } from '../../src/bots/question';
import { isOver, options, pending, sameMove, start, step } from '../../src/engine/frames';
import type { Game, Happening, Move, Seat, Setup, Standing, State } from '../../src/engine/game';
import type { Show } from '../../src/engine/show';
import { heard, view } from '../../src/engine/view';
import type { Entry } from '../../src/games';
import { games } from '../../src/games/all';

/** A decision of a game, with what its seat sees. */
export interface Decision {
  readonly seat: Seat;
  readonly view: State;
  readonly options: readonly Move[];
}

/** What came of a step: all that happened, and the state after it. */
export interface Outcome {
  readonly news: readonly Happening[];
  readonly after: State;
}

/** One step of a game, as it is done at the table. */
export type Step = Outcome &
  /** Something is announced: a seat lets it be. */
  (
    | { readonly does: 'pass' }
    /** Somebody reacts to what is announced. */
    | (Decision & { readonly does: 'react'; readonly move: Move })
    | (Decision & { readonly does: 'move'; readonly move: Move })
    /** Several things are picked together: those that must be tapped, because nothing good is proposed. */
    | (Decision & { readonly does: 'pay'; readonly picks: readonly string[] })
  );

/** How a plan differs from what looks best at first sight, if nobody reacts, up to the end of the game. */
export interface Wishes {
  /** What a seat does here; what looks best, or nothing in a call, where it is left out. */
  readonly choose?: (decision: Decision, state: State, steps: readonly Step[]) => Move | undefined;
  /** Whether the plan ends here. */
  readonly until?: (state: State, steps: readonly Step[]) => boolean;
}

export interface Plan {
  readonly setup: Setup;
  readonly show: Show;
  readonly steps: readonly Step[];
  readonly standings: readonly Standing[];
  readonly game: Game;
  /** The state and what happened before the first step. */
  readonly begun: Outcome;
}

interface Sitting {
  readonly entry: Required<Entry>;
  readonly state: State;
  readonly story: Happening[];
}

function entryOf(id: string): Required<Entry> {
  const { game, show, advice } = games.find((entry) => entry.game.id === id) ?? {};
  if (!game || !show || !advice) throw new Error(`no such game: ${id}`);
  return { game, show, advice };
}

function make({ entry: { game }, state, story }: Sitting, move: Move): void {
  step(game, state, move);
  story.push(...(state.news ?? []));
}

/** What is to be tapped to pay where nothing is proposed: the first things that do. */
function picksFor({ show }: Required<Entry>, seen: State): readonly string[] {
  const { due = [], pays = {}, proposal = [] } = show.bill(seen) ?? {};
  if (proposal.length > 0) return [];
  return due.flatMap(({ of, count }) => {
    let owed = count;
    return Object.entries(pays).flatMap(([key, paid]) => {
      if (owed <= 0 || paid.of !== of) return [];
      owed -= paid.count;
      return [key];
    });
  });
}

/** Pays as the table does with what is picked: one thing after the other, as long as that may be done. */
function pay(sitting: Sitting, { view: seen, options: all }: Decision, picks: readonly string[]): void {
  const { game, show } = sitting.entry;
  const picked = [...(show.bill(seen)?.proposal ?? []), ...picks];
  for (const key of picked) {
    const move = all.find((each) => show.touches(seen, each)[0] === key);
    if (!move || !options(game, sitting.state).some((known) => sameMove(known, move))) return;
    make(sitting, move);
  }
}

/** What looks best at first sight. */
function promising({ entry: { game, advice }, story }: Sitting, { seat, view: seen, options: all }: Decision): Move {
  const question = { game, advice, view: seen, story: heard(story, seat), seed: '' };
  const weights = priorsOf(question, seen, all);
  const move = all[weights.indexOf(Math.max(...weights))];
  if (!move) throw new Error('nothing to choose from');
  return move;
}

/** One step is made. */
function next(sitting: Sitting, steps: readonly Step[], { choose }: Wishes): Step {
  const { entry, state, story } = sitting;
  const from = story.length;
  const outcome = (): Outcome => ({ news: story.slice(from), after: entry.game.copy(state) });
  const open = pending(entry.game, state);
  if (open === null) throw new Error('nobody has to decide');
  const { seat } = open;
  const decision = { seat, view: view(entry.game, state, seat), options: options(entry.game, state) };
  const wished = choose?.(decision, state, steps);
  if (open.frame.kind === 'window') {
    make(sitting, wished ?? { do: 'pass' });
    return wished ? { ...decision, does: 'react', move: wished, ...outcome() } : { does: 'pass', ...outcome() };
  }
  if (entry.show.bill(decision.view)) {
    const picks = picksFor(entry, decision.view);
    pay(sitting, decision, picks);
    return { ...decision, does: 'pay', picks, ...outcome() };
  }
  const move = wished ?? promising(sitting, decision);
  make(sitting, move);
  // A card that is good for one thing alone does it.
  const use = entry.show.onlyUse?.(decision.view, move);
  if (use && options(entry.game, state).some((known) => sameMove(known, use.move))) make(sitting, use.move);
  return { ...decision, does: 'move', move, ...outcome() };
}

/** A game as it is planned. What there is nothing to choose about the table does itself, and it belongs to the step before. */
export function planned(id: string, setup: Setup, wishes: Wishes = {}): Plan {
  const entry = entryOf(id);
  const { game, show } = entry;
  const state = start(game, setup);
  const sitting = { entry, state, story: [...(state.news ?? [])] };
  const isFormal = (): boolean => (game.formal ?? []).includes(state.stack.at(-1)?.kind ?? '');
  const formal = (): Happening[] => {
    const from = sitting.story.length;
    while (isFormal()) make(sitting, options(game, state)[0] ?? { do: 'pass' });
    return sitting.story.slice(from);
  };
  formal();
  const begun = { news: [...sitting.story], after: game.copy(state) };
  const steps: Step[] = [];
  while (!isOver(state) && !wishes.until?.(state, steps)) {
    const step = next(sitting, steps, wishes);
    steps.push({ ...step, news: [...step.news, ...formal()], after: game.copy(state) });
  }
  return { setup, game, show, begun, steps, standings: game.standings(state) };
}

/** The shortest game from some seeds, the first seat begins. (Seeds of short games: cards may change, and their games with them.) */
export function shortGame(id: string, seats: number, seeds: readonly string[]): Plan {
  const plans = seeds.map((seed) => planned(id, { seats, seed, variants: [], first: 0 }));
  const [plan] = plans.sort((a, b) => a.steps.length - b.steps.length);
  if (!plan) throw new Error('no seed is given');
  return plan;
}
