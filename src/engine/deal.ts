/** Deals anew what a view does not show, by what its seat knows of the urns. */
import type { Cards, Face } from './cards';
import type { Seat } from './game';
import { exchangeByLot, roll, type Rng } from './rng';

/**
 * What is to be dealt in a view, urn by urn. An urn has places from `begin` to `end`, and after them room for what is
 * poured into it. Its hidden cards are its first places; those that it has beyond them are empty when all is poured.
 */
interface Plan {
  /** By place: a face, hidden ones in an order of no meaning. The first places are the cards; −1 where there is room. */
  readonly face: readonly Face[];
  readonly places: readonly number[];
  readonly begin: readonly number[];
  readonly end: readonly number[];
  /** By face: the urn it is in before anything is poured. */
  readonly where: readonly number[];
  readonly pours: boolean;
  /** What the seats know afterwards, shared by all guesses: `known` if nothing is poured. */
  readonly known: Cards['known'];
  readonly unseen: Cards['unseen'];
  readonly traced: Cards['traced'];
}

/** A search guesses many times from the same view, so the plan is made once. */
const plans = new WeakMap<Cards, Plan>();

function planOf(view: Cards, eye: Seat, seats: number): Plan {
  const made = plans.get(view);
  if (made) return made;
  const plan = newPlan(view, eye, seats);
  plans.set(view, plan);
  return plan;
}

function newPlan(view: Cards, eye: Seat, seats: number): Plan {
  const { face, urn, pours } = view;
  const [known = []] = view.known;
  const [unseen = []] = view.unseen;
  const [traced = []] = view.traced;
  const where = known.slice();
  const missing = known.map(() => true);
  face.forEach((shown, card) => {
    if (shown < 0) return;
    missing[shown] = false;
    where[shown] = urn[card] ?? 0;
  });
  const laid = face.slice();
  const places: number[] = [];
  const begin: number[] = [];
  const end: number[] = [];
  const urns = Math.max(...urn) + 1;
  for (let of = 0; of < urns; of++) {
    const first = places.length;
    const lost: Face[] = [];
    for (let gone = 0; gone < where.length; gone++) if (missing[gone] === true && where[gone] === of) lost.push(gone);
    let room = lost.length;
    unseen.forEach((count, pour) => {
      if (pours[pour * 2 + 1] === of) room += count;
    });
    // From the last on: lots are drawn from the end, and the first has always been for the first card.
    for (let card = face.length - 1; card >= 0; card--) if (face[card] === -1 && urn[card] === of) places.push(card);
    while (places.length < first + room) places.push(laid.push(-1) - 1);
    for (let at = 0; at < lost.length; at++) laid[places[first + at] ?? 0] = lost[at] ?? -1;
    begin.push(first);
    end.push(first + lost.length);
  }
  const nothing = unseen.map(() => 0);
  return {
    face: laid,
    places,
    begin,
    end,
    where,
    pours: unseen.some((count) => count > 0),
    known: shared(known, where, eye, seats),
    unseen: shared(unseen, nothing, eye, seats),
    traced: shared(traced, nothing, eye, seats),
  };
}

/** A list of one's own for one seat, another for all others. */
const shared = <T>(own: T, others: T, eye: Seat, seats: number): T[] =>
  Array.from({ length: seats }, (_, seat) => (seat === eye ? own : others));

/** Pours any faces of an urn into the next, as many as have gone that way unseen. The other seats know where all are. */
function pourAnew(view: Cards, plan: Plan, face: Face[], rng: Rng): Pick<Plan, 'end' | 'known'> {
  const [unseen = []] = view.unseen;
  const { begin, places } = plan;
  const end = plan.end.slice();
  const where = plan.where.slice();
  for (let pour = 0; pour < unseen.length; pour++) {
    const from = view.pours[pour * 2] ?? 0;
    const into = view.pours[pour * 2 + 1] ?? 0;
    const least = begin[from] ?? 0;
    for (let left = unseen[pour] ?? 0; left > 0; left--) {
      const last = (end[from] ?? 0) - 1;
      const drawn = places[least + roll(rng, last - least + 1)] ?? 0;
      const poured = face[drawn] ?? -1;
      face[drawn] = face[places[last] ?? 0] ?? -1;
      face[places[end[into] ?? 0] ?? 0] = poured;
      where[poured] = into;
      end[from] = last;
      end[into] = (end[into] ?? 0) + 1;
    }
  }
  return { end, known: plan.known.map((known) => (known === plan.where ? where : known)) };
}

/** Completes a copy of the cards of a view. The other seats are held to know of each face which urn it is in. */
export function dealAnew(view: Cards, cards: Cards, eye: Seat, seats: number, rng: Rng): void {
  const plan = planOf(view, eye, seats);
  const { begin, places } = plan;
  const face = plan.face.slice();
  const { end, known } = plan.pours ? pourAnew(view, plan, face, rng) : plan;
  exchangeByLot(rng, face, places, { begin, end });
  face.length = view.face.length;
  cards.face = face;
  cards.known = known;
  cards.unseen = plan.unseen;
  cards.traced = plan.traced;
}
