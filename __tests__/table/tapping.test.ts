/** How many taps people need: for ten usual moves, and for whole turns of the game in which a turn has the most of them. */
import { planned, type Plan, type Step } from '../browser/plan';
import { tapsOf } from '../browser/reckoning';

const SEEDS = 4;
const STEPS = 250;

const plansOf = (id: string, seats: number): Plan[] =>
  Array.from({ length: SEEDS }, (_, n) =>
    planned(id, { seats, seed: `taps ${n}`, variants: [] }, { until: (_state, steps) => steps.length >= STEPS }),
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

const DWARF = plansOf('dig-deeper-dwarf', 3);
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

/** The taps of each whole turn, and how many things were done in it: what is paid and answered belongs to what it is for. */
function turnsOf({ show, steps }: Plan): { readonly taps: number; readonly deeds: number }[] {
  const turns: { taps: number; deeds: number }[] = [];
  let [taps, deeds] = [0, 0];
  for (const step of steps) {
    taps += tapsOf(show, step);
    if (step.does === 'move' && step.view.stack.at(-1)?.kind === 'activity') deeds++;
    if (!step.news.some(({ what }) => what === 'ended')) continue;
    turns.push({ taps, deeds });
    [taps, deeds] = [0, 0];
  }
  return turns;
}

it('Dig Deeper Dwarf: a turn in which four things or fewer are done takes eight taps at most in the mean', () => {
  const turns = DWARF.flatMap(turnsOf);
  for (let deeds = 1; deeds <= 8; deeds++) {
    const taps = turns.filter((turn) => turn.deeds === deeds).map((turn) => turn.taps);
    if (taps.length > 0)
      printed.push(
        `turn with ${deeds} things done, its end among them: ${mean(taps).toFixed(1)} taps (${taps.length})`,
      );
  }
  const usual = turns.filter(({ deeds }) => deeds <= 4).map(({ taps }) => taps);
  printed.push(`all turns: ${mean(turns.map(({ taps }) => taps)).toFixed(1)} taps (${turns.length})`);
  expect(mean(usual)).toBeLessThanOrEqual(8);
});
