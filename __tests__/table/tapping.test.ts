/** How many taps people need: for ten usual moves, and for whole turns of the game in which a turn has the most of them. */
import { planned, type Plan, type Step } from '../browser/plan';
import { tapsOf, touchesIn } from '../browser/reckoning';

const SEEDS = 4;
const STEPS = 250;
const TURNS = 15;

const isEnd = ({ news }: Step): boolean => news.some(({ what }) => what === 'ended');

const plansOf = (id: string, seats: number, isEnough = (steps: readonly Step[]) => steps.length >= STEPS): Plan[] =>
  Array.from({ length: SEEDS }, (_, n) =>
    planned(id, { seats, seed: `taps ${n}`, variants: [] }, { until: (_state, steps) => isEnough(steps) }),
  );

const kindOf = (step: Step): string =>
  step.does === 'move' ? `${step.view.stack.at(-1)?.kind ?? ''} ${step.move.do}` : step.does;

/** The taps of every step of a kind. */
function tapsIn(plans: readonly Plan[], kind: string): number[] {
  return plans.flatMap(({ show, steps }) =>
    steps.filter((step) => kindOf(step) === kind).map((step) => tapsOf(show, step)),
  );
}

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length);

const printed: string[] = [];
afterAll(() => process.stdout.write([...printed, ''].join('\n')));

const DWARF = plansOf('dig-deeper-dwarf', 3, (steps) => steps.filter(isEnd).length >= TURNS);
const CITY = plansOf('city-under-the-mountain', 3);
const SABOTEUR = plansOf('saboteur', 5);

it.each([
  ['Dig Deeper Dwarf: play a card', DWARF, 'activity play', 1],
  ['use what is on it, where it is used', DWARF, 'card act', 1.1],
  ['basic action where it is used', DWARF, 'activity basic', 1.1],
  ['reveal Silver and draw', DWARF, 'activity reveal', 2],
  ['pay with what is proposed', DWARF, 'pay', 1],
  ['craft', DWARF, 'activity craft', 1],
  ['end the turn', DWARF, 'activity end', 1],
  ['Saboteur: mend a tool', SABOTEUR, 'turn fix', 2],
  ['City: choose a company', CITY, 'company company', 1],
  ['City: dig (field, confirm)', CITY, 'field dig', 2],
] as const)('%s takes two taps or fewer', (name, plans, kind, most) => {
  const taps = tapsIn(plans, kind);
  printed.push(`${name.padEnd(40)} ${mean(taps).toFixed(2)} taps (${taps.length} times)`);
  expect(taps.length).toBeGreaterThan(5);
  expect(mean(taps)).toBeLessThanOrEqual(most);
});

it.each([
  ['lay a path (card, place, confirm)', 'turn path', 3.2],
  ['break a tool or look at a goal, asked once more', 'turn break', 3],
] as const)('Saboteur: to %s takes one more, since it cannot be taken back', (name, kind, most) => {
  const taps = tapsIn(SABOTEUR, kind);
  printed.push(`${`Saboteur: ${name}`.padEnd(60)} ${mean(taps).toFixed(2)} taps (${taps.length} times)`);
  expect(mean(taps)).toBeLessThanOrEqual(most);
});

interface Turn {
  readonly taps: number;
  readonly dragged: number;
  readonly deeds: number;
}

/** The taps of each whole turn, and how many things were done in it: what is paid and answered belongs to what it is for. */
function turnsOf(plan: Plan): Turn[] {
  const turns: Turn[] = [];
  const [tapped, drawn] = [touchesIn(plan, 'tap'), touchesIn(plan, 'drag')];
  let [taps, dragged, deeds] = [0, 0, 0];
  for (const [at, step] of plan.steps.entries()) {
    taps += tapped[at] ?? 0;
    dragged += drawn[at] ?? 0;
    if (step.does === 'move' && step.view.stack.at(-1)?.kind === 'activity') deeds++;
    if (!isEnd(step)) continue;
    turns.push({ taps, dragged, deeds });
    [taps, dragged, deeds] = [0, 0, 0];
  }
  return turns;
}

it('Dig Deeper Dwarf: a turn takes eight taps at most in the mean, and fewer touches if cards are dragged to what they are for', () => {
  const turns = DWARF.flatMap(turnsOf);
  const tell = (which: string, of: readonly Turn[]): void => {
    const [taps, dragged] = [mean(of.map((turn) => turn.taps)), mean(of.map((turn) => turn.dragged))];
    printed.push(`${which}: ${taps.toFixed(1)} taps, ${dragged.toFixed(1)} touches with dragging (${of.length})`);
  };
  for (let deeds = 1; deeds <= 8; deeds++) {
    const those = turns.filter((turn) => turn.deeds === deeds);
    if (those.length > 0) tell(`turn with ${deeds} things done, its end among them`, those);
  }
  tell('all turns', turns);
  expect(turns.length).toBeGreaterThan(50);
  const [taps, dragged] = [mean(turns.map((turn) => turn.taps)), mean(turns.map((turn) => turn.dragged))];
  expect(taps).toBeLessThanOrEqual(8);
  expect(dragged).toBeLessThan(taps);
});
