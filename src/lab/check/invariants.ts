/** What must hold in every game at every decision. Each throws an error that says what does not. */
import { showTo, type Cards } from '../../engine/cards';
import { apply, isOver, options, pending, sameMove, step } from '../../engine/frames';
import { Refusal, type Game, type Move, type REFUSALS, type Seat, type State } from '../../engine/game';
import { playout } from '../../engine/playout';
import { fingerprint, replay, type GameRecord } from '../../engine/replay';
import { pick, seeded, type Rng } from '../../engine/rng';
import { guess, heard, view } from '../../engine/view';
import { deepFreeze, same } from './compare';

const frozenCopy = <S extends State>(state: S): S => deepFreeze(JSON.parse(JSON.stringify(state)));

/** No card is lost or doubled: each lies in one zone, the zones are in order, and every face is there once. */
export function cardsConserved(cards: Cards, seats: number): void {
  const count = cards.face.length;
  let laid = 0;
  for (let zone = 0; zone < cards.top.length; zone++) {
    let size = 0;
    for (let card = cards.top[zone] ?? -1; card >= 0; card = cards.below[card] ?? -1) {
      if (cards.zone[card] !== zone)
        throw new Error(`card ${card} of zone ${zone} says it lies in ${cards.zone[card]}`);
      if (++size > count) throw new Error(`the cards of zone ${zone} go round in a circle`);
    }
    if (size !== cards.size[zone]) throw new Error(`zone ${zone} has ${size} cards and says ${cards.size[zone]}`);
    laid += size;
  }
  const met: boolean[] = [];
  for (let card = 0; card < count; card++) {
    const face = cards.face[card] ?? -1;
    if ((cards.zone[card] ?? -1) < 0) laid++;
    if (face < 0 || face >= count || met[face] === true)
      throw new Error(`card ${card} has face ${face}, which cannot be`);
    met[face] = true;
    if ((cards.seen[card] ?? 0) >> seats !== 0) throw new Error(`card ${card} is seen by nobody at the table`);
  }
  if (laid !== count) throw new Error(`${laid} cards lie in zones, not ${count}`);
}

/** To every seat the urns add up: as many faces are in each as there are cards hidden from that seat. */
export function urnsAddUp(cards: Cards, seats: number): void {
  const count = cards.face.length;
  same(
    cards.known.map((row) => row.length),
    new Array(seats).fill(count),
    'every seat remembers every face',
  );
  for (let seat = 0; seat < seats; seat++) {
    const held = new Map<number, number>();
    const add = (urn: number | undefined, faces: number): void =>
      void held.set(urn ?? -1, (held.get(urn ?? -1) ?? 0) + faces);
    for (let card = 0; card < count; card++) {
      if (((cards.seen[card] ?? 0) >> seat) & 1) continue;
      add(cards.urn[card], -1);
      add(cards.known[seat]?.[cards.face[card] ?? 0], 1);
    }
    for (let pour = 0; pour * 2 < cards.pours.length; pour++) {
      const unseen = cards.unseen[seat]?.[pour] ?? -1;
      if (unseen < 0) throw new Error(`pour ${pour} has ${unseen} faces for seat ${seat}`);
      add(cards.pours[pour * 2], -unseen);
      add(cards.pours[pour * 2 + 1], unseen);
    }
    for (const [urn, faces] of held)
      if (faces !== 0) throw new Error(`urn ${urn} has ${faces} faces too many for seat ${seat}`);
  }
}

/** The state is one JSON value, and the game goes on from the parsed text as from the state. */
export function jsonRoundTrip<S extends State, M extends Move>(game: Game<S, M>, state: S, move: M): void {
  const parsed: S = JSON.parse(JSON.stringify(state));
  same(parsed, state, 'a state written as JSON and read again is another');
  same(options(game, parsed), options(game, state), 'options change by writing and reading');
  same(apply(game, parsed, move), apply(game, state, move), 'the game goes on differently after writing and reading');
}

/** `apply` and whatever looks at a state leave it as it is, to the last list. */
export function neverMutates<S extends State, M extends Move>(game: Game<S, M>, state: S, move: M): void {
  const frozen = frozenCopy(state);
  const after = apply(game, frozen, move);
  same(frozen, state, '`apply` has changed the state it was given');
  const own = game.copy(state);
  step(game, own, move);
  same(after, own, '`apply` and `step` come to different states');
  for (let seat = 0; seat < state.seats; seat++) guess(game, deepFreeze(view(game, frozen, seat)), seeded('frozen'));
  game.standings(frozen);
  game.check(frozen);
}

/** Carrying out a move on a copy leaves the original alone: they share nothing that changes. */
export function copyIsOwn<S extends State, M extends Move>(game: Game<S, M>, state: S, chance: Rng): void {
  const before = fingerprint(state);
  const own = game.copy(state);
  same(own, state, 'a copy is not the same');
  playout(game, own, chance);
  same(fingerprint(state), before, 'a game played on a copy has changed the original');
}

/** A game played by lot goes as if each move were drawn from `options`, where a rule draws by itself as well. */
export function drawsOptions<S extends State, M extends Move>(game: Game<S, M>, state: S, seed: string): void {
  const drawn = game.copy(state);
  playout(game, drawn, seeded(seed));
  const chosen = game.copy(state);
  const chance = seeded(seed);
  while (!isOver(chosen)) step(game, chosen, pick(chance, options(game, chosen)));
  same(drawn, chosen, 'a game played by lot makes other moves than its options');
}

/** In a game that calls itself open, what one seat knows all of them know: no curtain is needed. */
export function hidesNothing(game: Pick<Game, 'open'>, { cards, seats }: State): void {
  if (!game.open) return;
  const everybody = (1 << seats) - 1;
  cards.seen.forEach((seen, card) => {
    if (seen !== 0 && seen !== everybody) throw new Error(`card ${card} is known to some seats only in an open game`);
  });
}

/** A seat sees in its view all it knows and nothing else. */
export function viewHides<S extends State>(game: Game<S>, state: S, seat: Seat): void {
  const seen = view(game, state, seat);
  same(seen.eye, seat, 'a view says whose it is');
  same(seen.rng, [], 'a view holds the generator');
  const { face } = state.cards;
  const expected = face.map((printed, card) => (((state.cards.seen[card] ?? 0) >> seat) & 1 ? printed : -1));
  same(seen.cards.face, expected, `the faces that seat ${seat} sees`);
  same(seen.cards.known, [state.cards.known[seat]], 'what the seat remembers');
  same(seen.news, state.news && heard(state.news, seat), 'the news in a view');
  same(pending(game, seen), pending(game, state), `seat ${seat} sees another decision`);
  if (pending(game, state)?.seat !== seat) return;
  same(options(game, seen), options(game, state), `seat ${seat} sees other options than it has`);
}

/** A guess is a whole state that looks like the view, keeps what the seat knows, and can be played. */
export function guessFits<S extends State, M extends Move>(game: Game<S, M>, state: S, seat: Seat, chance: Rng): void {
  const seen = view(game, state, seat);
  const guessed = guess(game, seen, chance);
  same(guessed.eye, -1, 'a guess is a whole state');
  cardsConserved(guessed.cards, state.seats);
  urnsAddUp(guessed.cards, state.seats);
  game.check(guessed);
  same(view(game, guessed, seat), seen, `the view of seat ${seat} of its own guess is another`);
  if (pending(game, state)?.seat === seat)
    same(options(game, guessed), options(game, state), 'options differ in a guess');
}

/** The faces that come to light for a seat between two states: those it sees now, or saw on the way and lost again. */
function cameToLight(before: Cards, after: Cards, seat: Seat): Set<number> {
  const faces = before.face.length;
  const light = new Set<number>();
  after.face.forEach((face, card) => {
    if (((after.seen[card] ?? 0) >> seat) & 1) light.add(face);
  });
  for (let face = 0; face < faces; face++) {
    if (before.known[seat]?.[face] !== after.known[seat]?.[face]) light.add(face);
  }
  return light;
}

/**
 * Deals anew what a seat has not seen, except the faces in `light`. Generator and everything public stay: two such
 * states differ for that seat in nothing but what it cannot know and does not learn.
 */
function redealt<S extends State>(game: Game<S>, state: S, seat: Seat, light: ReadonlySet<number>, chance: Rng): S {
  const lit = game.copy(state);
  lit.cards.face.forEach((face, card) => {
    if (light.has(face)) showTo(lit.cards, card, seat);
  });
  const { face } = guess(game, view(game, lit, seat), chance).cards;
  const other = game.copy(state);
  return { ...other, cards: { ...other.cards, face } };
}

/**
 * A state that differs from this one in nothing but what a seat cannot know, and does not learn by this move; null if
 * the move cannot be made there: somebody else's hand may have been dealt anew so that this choice is not open to it.
 */
export function twin<S extends State, M extends Move>(
  game: Game<S, M>,
  state: S,
  move: M,
  seat: Seat,
  chance: Rng,
): S | null {
  const after = game.copy(state);
  step(game, after, move);
  const other = redealt(game, state, seat, cameToLight(state.cards, after.cards, seat), chance);
  if (pending(game, state)?.seat === seat)
    same(options(game, other), options(game, state), `hidden cards change the options of seat ${seat}`);
  return options(game, other).some((option) => sameMove(option, move)) ? other : null;
}

/**
 * What a seat has not seen makes no difference to it: deal it anew, carry the same move out with the same luck, and
 * the seat sees and hears the same. Tells whether the move could be made in the redealt state at all.
 */
export function redealTellsNothing<S extends State, M extends Move>(
  game: Game<S, M>,
  state: S,
  move: M,
  seat: Seat,
  chance: Rng,
): boolean {
  const other = twin(game, state, move, seat, chance);
  if (other === null) return false;
  const after = game.copy(state);
  step(game, after, move);
  step(game, other, move);
  const said = `after ${JSON.stringify(move)}, hidden cards change what seat ${seat}`;
  same(heard(other.news ?? [], seat), heard(after.news ?? [], seat), `${said} hears`);
  same(view(game, other, seat), view(game, after, seat), `${said} sees`);
  return true;
}

/** A record replayed comes to the same states and happenings. */
export function replaysTheSame<S extends State, M extends Move, V extends string>(
  game: Game<S, M, V>,
  record: GameRecord<M, V>,
  marks: readonly string[],
): void {
  let at = 0;
  const written: GameRecord<M, V> = JSON.parse(JSON.stringify(record));
  replay(game, written, (state: S) => same(fingerprint(state), marks[at], `state ${at++} of the replay is another`));
  same(at, marks.length, 'the replay has as many states');
}

function refuses(reason: (typeof REFUSALS)[number], act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal && error.reason === reason) return;
    throw error;
  }
  throw new Error(`not refused, but should be: ${reason}`);
}

/** What cannot be done is refused with its reason, and the state stays as it is. */
export function refusesTheWrong<S extends State, M extends Move>(game: Game<S, M>, state: S, move: M, end: S): void {
  const frozen = frozenCopy(state);
  refuses('no such option', () => apply(game, frozen, { ...move, do: 'no such thing' }));
  refuses('no such option', () => apply(game, frozen, { ...move, more: 1 }));
  for (const key of Object.keys(move)) {
    if (typeof Reflect.get(move, key) === 'number')
      refuses('no such option', () => apply(game, frozen, { ...move, [key]: 0.5 }));
  }
  refuses('a view', () => apply(game, view(game, frozen, 0), move));
  refuses('other version', () => apply(game, { ...frozen, version: game.version + 1 }, move));
  refuses('unknown game', () => apply(game, { ...frozen, game: 'another' }, move));
  refuses('game over', () => apply(game, frozenCopy(end), move));
  same(frozen, state, 'a refusal has changed the state');
}
