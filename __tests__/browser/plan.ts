/** A whole game thought out beforehand: what the phone shows can be held against it at every step. */
import { weighed } from '../../src/bots/question';
import { isOver, options, pending, sameMove, start, step } from '../../src/engine/frames';
import type { Happening, Move, Seat, Setup, Standing, State } from '../../src/engine/game';
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

/** One step of a game, as it is done at the table. */
export type Step =
  /** Something is announced: nobody objects. */
  | { readonly does: 'pass' }
  | (Decision & { readonly does: 'move'; readonly move: Move })
  /** Several things are picked together: those that must be tapped, because nothing good is proposed. */
  | (Decision & { readonly does: 'pay'; readonly picks: readonly string[] });

export interface Plan {
  readonly setup: Setup;
  readonly show: Show;
  readonly steps: readonly Step[];
  readonly standings: readonly Standing[];
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
  const weights = weighed(question, seen, all);
  const move = all[weights.indexOf(Math.max(...weights))];
  if (!move) throw new Error('nothing to choose from');
  return move;
}

function next(sitting: Sitting): Step {
  const { entry, state } = sitting;
  const open = pending(entry.game, state);
  if (open === null) throw new Error('nobody has to decide');
  if (open.frame.kind === 'window') {
    make(sitting, { do: 'pass' });
    return { does: 'pass' };
  }
  const { seat } = open;
  const decision = { seat, view: view(entry.game, state, seat), options: options(entry.game, state) };
  if (entry.show.bill(decision.view)) {
    const picks = picksFor(entry, decision.view);
    pay(sitting, decision, picks);
    return { ...decision, does: 'pay', picks };
  }
  const move = promising(sitting, decision);
  make(sitting, move);
  return { ...decision, does: 'move', move };
}

/** The game of a table that does what looks best at first sight; nobody ever objects. */
function planned(id: string, setup: Setup): Plan {
  const entry = entryOf(id);
  const state = start(entry.game, setup);
  const sitting = { entry, state, story: [...(state.news ?? [])] };
  const steps: Step[] = [];
  while (!isOver(state)) steps.push(next(sitting));
  return { setup, show: entry.show, steps, standings: entry.game.standings(state) };
}

/** The shortest game from some seeds, the first seat begins. (Seeds of short games: cards may change, and their games with them.) */
export function shortGame(id: string, seats: number, seeds: readonly string[]): Plan {
  const plans = seeds.map((seed) => planned(id, { seats, seed, variants: [], first: 0 }));
  const [plan] = plans.sort((a, b) => a.steps.length - b.steps.length);
  if (!plan) throw new Error('no seed is given');
  return plan;
}
