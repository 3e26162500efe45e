/** A claim being worked: how far its line has come, what goes wrong, and what is kept of it. No game is named here. */
import type { Claim, Puzzles, Wish } from '../engine/claim';
import { apply, options, pending, sameMove } from '../engine/frames';
import type { Game, Move, State } from '../engine/game';
import { groundOf, openClaim, solutionOf, type Opened } from '../engine/opened';
import {
  after,
  beginning,
  choices,
  finish,
  followed,
  SURE,
  tellsOf,
  type Knot,
  type Site as Ground,
} from '../engine/proof';
import { view } from '../engine/view';
import { hinted, missed, seenThrough, solved, type Page } from './claimBook';
import type { SaveInput, Think } from './events';

/**
 * How it stands: `going` while the line may still lead there; `lucky` where it made use of what nobody could know, and
 * `unsure` where chance or a rival has a say, so that it proves nothing; `missed` when the time is over.
 */
export type Standing = 'going' | 'lucky' | 'unsure' | 'missed' | 'solved';

/** What the screen gets. */
export interface Working {
  readonly standing: Standing;
  /** What is missing when the time is over, and the view at that moment. */
  readonly lacks: readonly Wish[];
  readonly now: State;
  /** The step that a hint shows; null without one, `lost` where no step leads there any more. */
  readonly hint: Move | 'lost' | null;
  /** Whether the solution is being shown, and its next step. */
  readonly shows: Move | null;
  readonly isShown: boolean;
  readonly page: Page;
  /** How many decisions were made. */
  readonly steps: number;
  /** Raised when the table is set anew. */
  readonly sitting: number;
}

/** A claim that somebody works. */
export interface Dig {
  readonly opened: Opened;
  readonly ground: Ground;
  readonly look: () => Working;
  readonly set: () => { readonly moves: readonly Move[]; readonly state: State };
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes in what the table has played; the table waits for it. */
  readonly save: (input: SaveInput) => Promise<void>;
  /** How rivals come to their moves: they stay out of it. */
  readonly think: Think;
  readonly hint: () => void;
  readonly takeBack: () => void;
  readonly restart: () => void;
  /** Shows the solution from the beginning. */
  readonly show: () => void;
}

type Input = {
  readonly game: Game;
  readonly puzzles: Puzzles;
  readonly claim: Claim;
  readonly page: Page;
  /** How many claims have ended before. */
  readonly ended: number;
  readonly keep: (page: Page) => Promise<void>;
};

/** Where moves lead: one’s own decisions, what they come to in all worlds, and how that stands. */
interface Reached {
  /** As they are in all worlds: there another card of the same print may have been taken. */
  readonly own: readonly Move[];
  /** How many moves of the table there were before each of one’s own. */
  readonly before: readonly number[];
  readonly standing: Standing;
  readonly now: State;
}

/** Sits down to a claim. */
export function work({ game, puzzles, claim, page, ended, keep }: Input): Dig {
  const opened = openClaim(game, claim);
  const ground = groundOf(game, puzzles, opened, claim.turns);
  const first = beginning(ground, SURE);
  const solution = solutionOf(ground, claim.line);
  const { seat } = opened;
  const listeners = new Set<() => void>();
  let moves: readonly Move[] = [];
  let isShown = false;

  const isThere = (knot: Knot): boolean =>
    claim.goal.every((wish) => knot.worlds.every((world) => puzzles.holds(ground.view, world, seat, wish)));

  /** A choice in all worlds that is the same as a move at the table, be it with another card of the same print. */
  const alike = (knot: Knot, state: State, move: Move): Move | undefined => {
    const list = choices(ground, knot);
    const same = list.find((choice) => sameMove(choice, move));
    const told = puzzles.tells(state, move);
    const [world] = knot.worlds;
    if (same || told === null || !world) return same;
    const twins = list.filter((choice) => sameButForCard(choice, move) && puzzles.tells(world, choice) === told);
    return twins.find((twin) => solution.some((step) => sameMove(step, twin))) ?? twins[0];
  };

  const reach = (list: readonly Move[]): Reached => {
    const own: Move[] = [];
    const before: number[] = [];
    let state = opened.state;
    let knot: Knot | null = first;
    let standing: Standing = 'going';
    for (const [at, move] of list.entries()) {
      const isOwn = pending(game, state)?.seat === seat;
      const known: Move | undefined = isOwn && standing === 'going' && knot ? alike(knot, state, move) : undefined;
      state = apply(game, state, move);
      if (!isOwn || standing !== 'going' || knot === null) continue;
      own.push(known ?? move);
      before.push(at);
      knot = known === undefined ? null : after(ground, knot, known);
      if (knot === null) standing = known === undefined ? 'lucky' : 'unsure';
      else if (isThere(knot)) standing = 'solved';
      else if (knot.isEnd) standing = 'missed';
    }
    return { own, before, standing, now: view(game, state, seat) };
  };

  let reached = reach(moves);
  let now: Working = {
    standing: 'going',
    lacks: [],
    now: reached.now,
    hint: null,
    shows: null,
    isShown: false,
    page,
    steps: 0,
    sitting: 0,
  };

  const become = (list: readonly Move[], kept: Page, sitting: number, hint: Working['hint'] = null): Promise<void> => {
    moves = list;
    reached = reach(list);
    const { standing, own } = reached;
    const shows = isShown && standing === 'going' ? (solution[own.length] ?? null) : null;
    const lacks =
      standing === 'missed' ? claim.goal.filter((wish) => !puzzles.holds(ground.view, reached.now, seat, wish)) : [];
    const noted = standing === now.standing || isShown ? kept : noteOf(kept, standing, ended);
    now = { standing, lacks, now: reached.now, hint, shows, isShown, page: noted, steps: own.length, sitting };
    for (const listener of [...listeners]) listener();
    // A claim that cannot be kept can still be solved.
    return noted === page ? Promise.resolve() : keep(noted).catch(() => undefined);
  };

  /** The step of the solution that is still to be made; `lost` if what was done does not go with it. */
  const nextStep = (): Move | 'lost' => {
    const left = [...solution];
    for (const move of reached.own) {
      const at = left.findIndex((one) => sameMove(one, move));
      if (at >= 0) left.splice(at, 1);
    }
    const end = followed(ground, [...reached.own, ...left], first);
    if (end !== null && isThere(end)) return left[0] ?? 'lost';
    const here = followed(ground, reached.own, first);
    const told = tellsOf(followed(ground, solution, first) ?? first);
    const spent = here ? tellsOf(here) : [];
    for (const one of spent) if (told.includes(one)) told.splice(told.indexOf(one), 1);
    return (here && finish(ground, here, told, claim.goal)?.[0]) ?? 'lost';
  };

  /** Rivals answer while the line goes on, and until what was reached has come about at the table too. */
  const isDone = (): boolean => claim.goal.every((wish) => puzzles.holds(ground.view, reached.now, seat, wish));
  const mayAct = (): boolean => now.standing === 'going' || (now.standing === 'solved' && !isDone());
  const untilTheyMay = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (mayAct() || signal.aborted) return resolve();
      const end = (): void => {
        leave();
        signal.removeEventListener('abort', end);
        resolve();
      };
      const leave = subscribe(() => mayAct() && end());
      signal.addEventListener('abort', end);
    });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    opened,
    ground,
    look: () => now,
    set: () => ({
      moves: [...opened.moves, ...moves],
      state: moves.reduce((state, move) => apply(game, state, move), opened.state),
    }),
    subscribe,
    save: ({ from, moves: played }) =>
      become([...moves.slice(0, from - opened.moves.length), ...played], now.page, now.sitting),
    async think({ view: seen }, signal) {
      await untilTheyMay(signal);
      const stays = puzzles.stays(seen) ?? options(game, seen)[0];
      if (stays === undefined) throw new Error('nothing to choose from');
      return stays;
    },
    hint: () => void become(moves, isShown ? now.page : hinted(now.page), now.sitting, nextStep()),
    takeBack: () => void become(moves.slice(0, reached.before.at(-1) ?? 0), now.page, now.sitting + 1),
    restart: () => {
      isShown = false;
      void become([], now.page, now.sitting + 1);
    },
    show: () => {
      isShown = true;
      void become([], seenThrough(now.page, ended), now.sitting + 1);
    },
  };
}

const sameButForCard = (a: Move, b: Move): boolean => sameMove({ ...a, card: 0 }, { ...b, card: 0 });

function noteOf(page: Page, standing: Standing, ended: number): Page {
  switch (standing) {
    case 'solved':
      return solved(page, ended);
    case 'missed':
    case 'lucky':
    case 'unsure':
      return missed(page);
    case 'going':
      return page;
  }
}
