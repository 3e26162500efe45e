/** How many taps a step of a plan takes: what fingers do, counted without a screen. */
import { sameMove } from '../../src/engine/frames';
import type { Move } from '../../src/engine/game';
import type { Show } from '../../src/engine/show';
import { isOnlyOne } from '../../src/table/play';
import { tap } from '../../src/ui/table/taps';
import type { Plan, Step } from './plan';

type Way = 'tap' | 'drag';

/** The touches of every step of a plan, if somebody sits alone among bots there and does with one touch what can be: by taps alone, or dragging cards. */
export function touchesIn({ game, show, steps }: Plan, way: Way): number[] {
  let running: string | null = null;
  return steps.map((step, at) => {
    const all = step.does === 'move' ? (show.allBy?.(step.view, step.move) ?? null) : null;
    const isMade = all !== null && all === running;
    running = all;
    if (isMade) return 0;
    if (step.does !== 'move') return tapsOf(show, step);
    const { view } = step;
    if (isOnlyOne({ game, state: view, players: [] }) || isOnlyRest(show, step)) return 0;
    const taps = tapsOf(show, step);
    return way === 'drag' && isDropped(show, step, steps[at - 1]) ? Math.max(0, taps - 1) : taps;
  });
}

/** Whether what is left of a card is one thing alone, or nothing: it follows by itself. */
function isOnlyRest(show: Show, { view, move, options }: Step & { does: 'move' }): boolean {
  const isLeft = (each: Move): boolean => show.isLeft?.(view, each) === true;
  return options.some(isLeft) && !isLeft(move) && options.filter((each) => !isLeft(each)).length === 1;
}

/** Whether a card was dropped on what this step is about: the card's own touch did both. */
function isDropped(show: Show, { view, move }: Step & { does: 'move' }, before: Step | undefined): boolean {
  if (before?.does !== 'move') return false;
  const [on] = show.touches(view, move);
  return (show.sequels?.(before.view, before.move) ?? []).some(
    ({ touch, move: then }) => touch === on && sameMove(then, move),
  );
}

/** The taps of somebody's own step; none for what is only let be. */
export function tapsOf(show: Show, step: Step): number {
  if (step.does === 'pass' || step.does === 'react') return 0;
  // What is proposed to be paid with is only confirmed.
  if (step.does === 'pay') return step.picks.length + 1;
  const { view, move, options } = step;
  const keys = show.touches(view, move);
  const alike = options.filter((other) => show.touches(view, other).join(' ') === keys.join(' '));
  if (show.ghosts(view, move).length > 0) {
    const turns = alike.findIndex((other) => sameMove(other, move));
    // What can only be turned lies there already.
    return (alike.length < options.length ? keys.length : 0) + turns + 1;
  }
  const named = alike.length > 1 ? 1 : 0;
  const sure = show.isFinal?.(view, move) ? 1 : 0;
  return Math.min(keys.length + opened(show, step, keys[0] ?? '') + named, whereItIsUsed(show, step)) + sure;
}

/** What can always be done may be begun where it is used: if only one thing can be meant there a touch begins it, else it is one of several. */
function whereItIsUsed(show: Show, { view, seat, move, options }: Step & { does: 'move' }): number {
  const [first = '', ...rest] = show.touches(view, move);
  const target = rest.at(-1);
  const isControl = show.scene(view, seat).controls.some(({ key }) => key === first);
  if (target === undefined || !isControl) return Infinity;
  const choices = options.map((other) => ({ move: other, touches: show.touches(view, other), label: '' }));
  const detours = choices.flatMap((choice) =>
    (show.sequels?.(view, choice.move) ?? []).map(({ touch, move: then }) => ({ touch, choice: { ...choice, then } })),
  );
  const outcome = tap(choices, [], target, detours);
  if (outcome.leads !== 'offer') return Infinity;
  return outcome.choices.length === 1 ? 1 : 2;
}

/** What can always be done lies behind one button, unless nothing else is asked. */
function opened(show: Show, { view, seat, options }: Step & { does: 'move' }, key: string): number {
  const { controls } = show.scene(view, seat);
  const isControl = (of: string): boolean => controls.some((control) => control.key === of);
  if (controls.length < 2 || !isControl(key)) return 0;
  return options.every((other) => isControl(show.touches(view, other)[0] ?? '')) ? 0 : 1;
}
