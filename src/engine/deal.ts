/** Deals anew what a view does not show, by what its seat knows of the urns. */
import type { Card, Cards, Face } from './cards';
import type { Seat } from './game';
import { layByLot, roll, type Rng } from './rng';

/** What is to be dealt in a view, urn by urn: the faces of an urn stand from `begin` to `end`, its cards beside them. */
interface Plan {
  /** After the faces of an urn there is room for those that are poured into it. */
  readonly faces: readonly Face[];
  readonly begin: readonly number[];
  readonly end: readonly number[];
  /** As many cards of an urn as faces will be left there when all is poured, then −1. */
  readonly hidden: readonly Card[];
  /** By face: the urn it is in before anything is poured. */
  readonly where: readonly number[];
  /** By pour: 0. */
  readonly nothing: readonly number[];
  readonly pours: boolean;
}

/** Whoever guesses does so many times from the same view: the plan is made once. */
const plans = new WeakMap<Cards, Plan>();

function planOf(view: Cards): Plan {
  const made = plans.get(view);
  if (made) return made;
  const plan = newPlan(view);
  plans.set(view, plan);
  return plan;
}

function newPlan({ face, urn, known: [known = []], pours, unseen: [unseen = []] }: Cards): Plan {
  const where = known.slice();
  const missing = known.map(() => true);
  face.forEach((shown, card) => {
    if (shown < 0) return;
    missing[shown] = false;
    where[shown] = urn[card] ?? 0;
  });
  const faces: Face[] = [];
  const begin: number[] = [];
  const end: number[] = [];
  const hidden: Card[] = [];
  const urns = Math.max(...urn) + 1;
  for (let of = 0; of < urns; of++) {
    begin.push(faces.length);
    for (let lost = 0; lost < where.length; lost++) if (missing[lost] === true && where[lost] === of) faces.push(lost);
    end.push(faces.length);
    unseen.forEach((count, pour) => {
      if (pours[pour * 2 + 1] === of) for (let left = count; left > 0; left--) faces.push(-1);
    });
    for (let card = 0; card < face.length; card++) if (face[card] === -1 && urn[card] === of) hidden.push(card);
    while (hidden.length < faces.length) hidden.push(-1);
  }
  const nothing = unseen.map(() => 0);
  return { faces, begin, end, hidden, where, nothing, pours: unseen.some((count) => count > 0) };
}

/** Pours from urn to urn, any of its faces, as many as have gone that way unseen. */
function pourAnew(view: Cards, plan: Plan, faces: Face[], rng: Rng): Pick<Plan, 'end' | 'where'> {
  const [unseen = []] = view.unseen;
  const end = plan.end.slice();
  const where = plan.where.slice();
  for (let pour = 0; pour < unseen.length; pour++) {
    const from = view.pours[pour * 2] ?? 0;
    const into = view.pours[pour * 2 + 1] ?? 0;
    const begin = plan.begin[from] ?? 0;
    for (let left = unseen[pour] ?? 0; left > 0; left--) {
      const last = (end[from] ?? 0) - 1;
      const at = begin + roll(rng, last - begin + 1);
      const poured = faces[at] ?? -1;
      faces[at] = faces[last] ?? -1;
      faces[end[into] ?? 0] = poured;
      where[poured] = into;
      end[from] = last;
      end[into] = (end[into] ?? 0) + 1;
    }
  }
  return { end, where };
}

/** Completes a copy of the cards of a view. The other seats are held to know of each face which urn it is in. */
export function dealAnew(view: Cards, cards: Cards, eye: Seat, seats: number, rng: Rng): void {
  const plan = planOf(view);
  const { begin, hidden, nothing } = plan;
  const faces = plan.faces.slice();
  const { end, where } = plan.pours ? pourAnew(view, plan, faces, rng) : plan;
  const face = view.face.slice();
  layByLot(rng, faces, { begin, end }, face, hidden);
  cards.face = face;
  cards.known = shared(view.known[0] ?? [], where, eye, seats);
  cards.unseen = shared(view.unseen[0] ?? [], nothing, eye, seats);
  cards.traced = shared(view.traced[0] ?? [], nothing, eye, seats);
}

/** A list of one's own for one seat, another for all others. */
function shared<T>(own: T, others: T, eye: Seat, seats: number): T[] {
  const lists: T[] = [];
  for (let seat = 0; seat < seats; seat++) lists.push(seat === eye ? own : others);
  return lists;
}
