import { chances } from '../../src/engine/net';
import { seeded } from '../../src/engine/rng';
import { believed, improve, newLearner, quantised, study } from '../../src/lab/train/net';
import { PUPILS } from '../../src/lab/train/pupils';
import { school } from '../../src/lab/train/school';

const tiny = { games: 12, hidden: 3 };

test.each(PUPILS.map((pupil) => [pupil.game.id, pupil] as const))(
  '%s: the same seed teaches the same, another seed something else',
  (_id, pupil) => {
    const learned = ['one', 'one', 'two'].map((seed) => school(pupil, { ...tiny, seed }, () => undefined));
    expect(learned[1]).toEqual(learned[0]);
    expect(learned[2]?.weights).not.toEqual(learned[0]?.weights);
    expect(learned[0]?.weights.every(Number.isInteger)).toBe(true);
    expect(learned[0]?.curve.length).toBeGreaterThan(0);
  },
);

/** Positions of two seats, of which the one wins whose second and third input are both high, whatever the hand thinks. */
function lessons(count: number): { list: number[]; wanted: number[] }[] {
  const rng = seeded('lessons');
  return Array.from({ length: count }, (_, n) => {
    const seat = (): number[] => [0, 32, (rng[0] ?? 0) & 64, ((rng[1] ?? 0) >> 3) & 64];
    const list = [...seat(), ...((n % 2 === 0 && [0, 32, 64, 64]) || [0, 32, 64, 0])];
    const isBoth = (from: number): number => ((list[from + 2] ?? 0) > 0 && (list[from + 3] ?? 0) > 0 ? 1 : 0);
    const sum = isBoth(0) + isBoth(4);
    const wanted = sum === 1 ? [isBoth(0), isBoth(4)] : [0.5, 0.5];
    rng[0] = ((rng[0] ?? 0) * 1103515245 + 12345) & 0x7fffffff;
    rng[1] = ((rng[1] ?? 0) * 69069 + 1) & 0x7fffffff;
    return { list, wanted };
  });
}

test('a net learns what no single input says, and whole numbers keep it', () => {
  const learner = newLearner(4, 6, seeded('learner'));
  const course = lessons(200);
  const off = (): number =>
    course.reduce((sum, { list, wanted }) => sum + Math.abs((believed(learner, list)[0] ?? 0) - (wanted[0] ?? 0)), 0);
  const before = off();
  for (let round = 0; round < 500; round++) {
    for (const { list, wanted } of course) study(learner, list, wanted);
    improve(learner, course.length, 1);
  }
  expect(off()).toBeLessThan(before / 2);
  const net = { inputs: 4, hidden: 6, weights: quantised(learner) };
  const values: number[] = [];
  for (const { list } of course) {
    chances(net, list, 2, values);
    believed(learner, list).forEach((value, seat) => expect(values[seat]).toBeCloseTo(value, 1));
  }
});
