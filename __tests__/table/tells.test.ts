/**
 * No tells: for two games that differ only in what a seat cannot know, everything that seat can perceive at the table
 * is the same: the states entered, who is called, how long it takes, results and moments, the picture with what can be
 * touched and why not, the sheets and close-ups that can be opened, the prompts, the labels, the log, the sounds, what the
 * Foreman says, hints and what a bot is asked; also when somebody leaves.
 */
import type { Entry } from '../../src/games';
import { games } from '../../src/games/all';
import { PASS } from '../../src/engine/chain';
import { options, pending, step } from '../../src/engine/frames';
import type { Game, Happening, Move, Seat, State } from '../../src/engine/game';
import { roll, seeded } from '../../src/engine/rng';
import type { Scene } from '../../src/engine/show';
import { heard } from '../../src/engine/view';
import { twin } from '../../src/lab/check/invariants';
import { setupOf, tablesOf, wander } from '../../src/lab/check/wander';
import type { Hint } from '../../src/bots/ponder';
import type { Request } from '../../src/bots/question';
import type { Look } from '../../src/table/look';
import { CALLS, ORDERS } from '../../src/table/seats';
import { cameToLight } from '../../src/table/moments';
import { logOf } from '../../src/table/story';
import { speaker } from '../../src/i18n/speaker';
import { cardOf } from '../../src/ui/table/closely';
import { linesOf } from '../../src/ui/table/host/lines';
import { many, SEEDS_FROM, soaked } from '../setup/many';
import { lookUnderHands, sitDown, type Sitting, type Wish } from './sitting';

const PAIRS = Math.ceil(soaked(many(400) * games.length) / games.length);
const ORDER_PAIRS = many(60);
const STEP = 350;
const STEPS = 4;
const LINES = 20;

/** Everything a screen makes of a view: the picture, what can be touched, what is due, and why something cannot be done. */
function pictured(
  { show }: Entry,
  { view, options, screen }: Look,
  seat: Seat,
  scene = show.scene(view, seat),
): unknown {
  return [
    scene,
    options.map((move) => show.touches(view, move)),
    screen === 'choose' ? show.attempts(view, seat) : null,
    screen === 'choose' ? show.bill(view) : null,
  ];
}

/** What can be opened over a table: what each player did and has before them, any card closely, and the log as deeds. */
function opened(
  { show }: Entry,
  { view }: Look,
  { hand, areas, badges, sprites }: Scene,
  log: readonly Happening[],
  names: readonly string[],
  eye: Seat | -1,
) {
  const { en, de } = show.words;
  const things = sprites.flatMap((sprite) => cardOf(sprite, show.print) ?? []);
  const faces = [...hand, ...areas.flatMap((area) => area.cards), ...things].map(({ face }) => face);
  return {
    sheets: [areas, badges.map((own) => own.map((badge) => en.badge(badge))), en.trail?.(log, names)],
    faces,
    closely: [...new Set(faces)].map((face) => [en.card(face), de.card(face).text]),
    chronicle: de.tell(view, log.slice(-LINES), names, eye),
  };
}

/** What the Foreman is given, of a table where everybody is new. */
function hostedAt({ show }: Entry, { view, news, standings, isFlat }: Look, names: readonly string[]) {
  const words = show.words.de;
  const [deed] = words.tell(view, news, names, -1);
  const { counted } = show;
  return { text: speaker('de'), words, names, view, newcomers: names, deed, standings, isFlat, counted };
}

/** What a seat perceives at a table now: all of it if it looks itself, what everybody sees if nobody does. */
function perceived(entry: Entry, table: Sitting, seat: Seat): string {
  const { show } = entry;
  const look = table.look();
  const { view, holder, screen, options, raised, ...rest } = look;
  const { story, news, players } = table.play();
  const names = players.map((player) => player.name);
  const own = holder === seat;
  const open = holder === -1;
  const eye = own ? seat : -1;
  const shown = story.told.slice(0, story.told.length - news.length);
  const log = logOf(shown, players);
  const mine = own || open;
  const scene = mine ? show.scene(view, own ? seat : 0) : null;
  return JSON.stringify({
    at: table.actor.getSnapshot().value,
    screen,
    holder,
    look: {
      ...rest,
      ...(!mine && {
        news: rest.news.length,
        recap: rest.recap.length,
        order: null,
        hint: null,
        draft: null,
        plan: null,
      }),
    },
    // Under a hand of their own they see what is theirs; of others' only that they look.
    raised: raised.map((one) => (one.seat === seat ? [one, pictured(entry, { ...look, ...one }, seat)] : one.seat)),
    view: mine ? view : null,
    picture: scene && pictured(entry, look, own ? seat : 0, scene),
    prompt: mine ? show.words.en.prompt(view, names, eye) : null,
    labels: own ? options.map((move) => show.words.de.move(view, move, names, eye)) : options.length > 0,
    told: mine ? show.words.de.tell(view, rest.news, names, eye) : null,
    glimpse: own ? show.words.de.tell(view, cameToLight(table.play()), names, eye) : null,
    recap: mine ? rest.recap.map((event) => show.words.en.news(event, names, eye)) : null,
    // What each person may read in the log while they look: their own secrets among it.
    opened: scene && opened(entry, look, scene, own ? heard(shown, seat) : log, names, eye),
    // What the Foreman says is for everybody's ears, whoever looks.
    hosted: look.cue && linesOf(look.cue, hostedAt(entry, look, names)),
    hint: own && rest.hint ? [show.words.en.move(view, rest.hint.move, names, eye), rest.hint.reason] : null,
    log: log.slice(-LINES).map((event) => show.words.de.news(event, names, -1)),
    heard: log.slice(-LINES).map((event) => Reflect.get(show.sounds, event.what)),
  });
}

/**
 * What else may happen around a move: people leave for bots and the game is opened again, a person sits down for a bot, the
 * app is left, or killed and opened again, somebody says when they want to be asked, lets the whole turn be, or asks for a hint.
 */
const TURNS = ['nothing', 'replaced', 'taken over', 'left', 'reopened', 'ordered', 'waved', 'hinted'] as const;
type TurnOfEvents = (typeof TURNS)[number];

/** Everybody but one leaves for a bot: whoever goes has the phone still in their hands. */
function leaveAlone(table: Sitting, left: Seat): void {
  table.play().players.forEach((_, seat) => {
    if (seat !== left) table.send({ type: 'REPLACE', seat, bot: 'quick' });
  });
}

/** Writes down what a seat perceives; a table at which nothing has changed is perceived as before. */
function watch(entry: Entry, seat: Seat) {
  const seen: string[] = [];
  let last: unknown = null;
  const note = (table: Sitting): void => {
    const now = table.actor.getSnapshot();
    seen.push((now === last && seen.at(-1)) || perceived(entry, table, seat));
    last = now;
  };
  return { seen, note };
}

/** Everything a seat perceives while a move is made and the table comes to its next decision. */
async function course(
  entry: Entry,
  state: State,
  move: Move,
  seat: Seat,
  wish: Wish = {},
  event: TurnOfEvents = 'nothing',
): Promise<string[]> {
  const { game } = entry;
  const questions: string[] = [];
  const think = (_view: State, question: Request): Promise<Move> => {
    if (question.view.eye === seat) questions.push(JSON.stringify([question.view, question.story]));
    // What a bot does is for all to see: only what it is asked belongs here.
    return new Promise(() => undefined);
  };
  const away = (seat + 1) % state.seats;
  // A hint comes from what its seat knows, and at once: what a strong player would do with that is another matter.
  const advise = (question: Request): Promise<Hint> => {
    if (question.view.eye === seat) questions.push(JSON.stringify([question.view, question.story]));
    return Promise.resolve({ move: options(game, question.view)[0] ?? move, reason: { because: 'free' } });
  };
  let table = sitDown(game, { ...wish, state, think, advise, ...(event === 'taken over' && { bots: [away] }) });
  const { seen, note } = watch(entry, seat);
  note(table);
  table.send({ type: 'REVEAL' });
  await table.wait();
  note(table);
  if (event === 'hinted') {
    table.send({ type: 'HINT' });
    note(table);
    await table.wait();
    note(table);
  }
  if (table.look().screen === 'call') {
    await table.wait(2000);
    table.send({ type: 'NOBODY_OBJECTS' });
  } else table.send({ type: 'CHOOSE', move });
  note(table);
  for (let i = 0; i < STEPS; i++) {
    await table.wait(STEP);
    note(table);
    if (i === 0 && event === 'replaced') leaveAlone(table, away);
    if (i === 0 && event === 'taken over') table.send({ type: 'REPLACE', seat: away, bot: null });
    if (i === 0 && event === 'ordered') table.send({ type: 'ORDER', seat: away, order: 'never' });
    if (i === 0 && event === 'waved') table.send({ type: 'WAVE', seat: away, on: true });
    if (i === 0 && event === 'left') table.send({ type: 'SLEEP' });
    if (i === 1 && event === 'left') table.send({ type: 'WAKE' });
    if ((i === 0 && event === 'reopened') || (i === 1 && event === 'replaced')) {
      const { state: kept, moves, players, story } = table.play();
      table.actor.stop();
      table = sitDown(game, { ...wish, state: kept, moves, players, story, think });
    }
    note(table);
    const { screen, holder, isFlat } = table.look();
    if (isFlat && screen === 'result') await lookUnderHands(table);
    else if (screen === 'result') table.send({ type: holder === -1 ? 'REVEAL' : 'GOT_IT' });
    else if (screen === 'moment') table.send({ type: 'GO_ON' });
    note(table);
  }
  table.actor.stop();
  return [...seen, ...questions];
}

interface Pair {
  readonly state: State;
  readonly other: State;
  readonly move: Move;
  readonly seat: Seat;
}

/**
 * Whether a seat comes to see a card once nobody reacts, as the table plays it: two games may differ for it then. A call may be
 * open already, or go on once a move is made in the middle of it.
 */
function learnsByCall(game: Game, state: State, seat: Seat, move: Move | null): boolean {
  const after = game.copy(state);
  if (move) step(game, after, move);
  while (pending(game, after)?.frame.kind === 'window') step(game, after, PASS);
  const { seen, known } = state.cards;
  const isNew = after.cards.seen.some((eyes, card) => (((eyes & ~(seen[card] ?? 0)) >> seat) & 1) === 1);
  return isNew || JSON.stringify(after.cards.known[seat]) !== JSON.stringify(known[seat]);
}

/** Pairs out of the n-th random game. */
function pairsIn({ game }: Entry, n: number): Pair[] {
  const chance = seeded(`tells ${n}`);
  const found: Pair[] = [];
  wander(game, setupOf(tablesOf(game), game.id, n), ({ state, move }) => {
    if (roll(chance, 12) !== 0) return;
    const seat = roll(chance, state.seats);
    if ([null, move].some((first) => learnsByCall(game, state, seat, first))) return;
    const other = twin(game, state, move, seat, chance);
    if (other) found.push({ state: game.copy(state), other, move, seat });
  });
  return found;
}

it.each(games.map((entry) => [entry.game.id, entry] as const))(
  `%s gives nothing away in ${PAIRS} pairs of games`,
  async (_id, entry) => {
    let pairs = 0;
    let different = 0;
    let hides = false;
    for (let n = SEEDS_FROM; pairs < PAIRS; n++) {
      for (const { state, other, move, seat } of pairsIn(entry, n)) {
        const event = TURNS[pairs % TURNS.length];
        const first = await course(entry, state, move, seat, {}, event);
        const second = await course(entry, other, move, seat, {}, event);
        expect(second).toEqual(first);
        pairs++;
        hides ||= state.cards.seen.some((seen) => seen !== (1 << state.seats) - 1);
        if (other.cards.face.some((face, card) => face !== state.cards.face[card])) different++;
      }
    }
    // A game that hides nothing has nothing to give away.
    if (hides) expect(different).toBeGreaterThan(pairs / 2);
  },
  10 * 60_000,
);

/** Everything a seat perceives of a decision at a flat table: hands are raised, and a card is laid out if it will be seen anyway. */
async function flatCourse(entry: Entry, state: State, pair: Pair, event: TurnOfEvents): Promise<string[]> {
  const { move, seat, other } = pair;
  const table = sitDown(entry.game, { state, phone: 'flat', think: () => new Promise(() => undefined) });
  const { seen, note } = watch(entry, seat);
  await table.wait();
  note(table);
  await lookUnderHands(table);
  table.play().players.forEach((_, at) => table.send({ type: 'RAISE', seat: at }));
  note(table);
  const { card = -1 } = move;
  // Who lays a card out shows it: that it is another one in the other game is then no secret any more.
  const isSame = card >= 0 && pair.state.cards.face[card] === other.cards.face[card];
  if (isSame) table.send({ type: 'LAY', card });
  note(table);
  if (event === 'taken over') table.send({ type: 'PHONE', phone: 'passed' });
  note(table);
  table.actor.stop();
  return [...seen, ...(await course(entry, state, move, seat, { phone: 'flat' }, event))];
}

it.each(games.map((entry) => [entry.game.id, entry] as const))(
  `%s gives nothing away on a flat table in ${PAIRS} pairs of games`,
  async (_id, entry) => {
    let pairs = 0;
    for (let n = SEEDS_FROM; pairs < PAIRS; n++) {
      for (const pair of pairsIn(entry, n)) {
        const event = TURNS[pairs % TURNS.length] ?? 'nothing';
        const first = await flatCourse(entry, pair.state, pair, event);
        expect(await flatCourse(entry, pair.other, pair, event)).toEqual(first);
        pairs++;
      }
    }
  },
  10 * 60_000,
);

const callers = games.filter(({ game }) => 'window' in game.rules);

it.each(ORDERS.flatMap((order) => CALLS.map((call) => ({ order, call }))))(
  'standing orders give nothing away: $order, where calls are $call',
  async (wish) => {
    for (const entry of callers) {
      let pairs = 0;
      for (let n = SEEDS_FROM; pairs < ORDER_PAIRS; n++) {
        for (const { state, other, move, seat } of pairsIn(entry, n).slice(0, ORDER_PAIRS)) {
          const event = TURNS[pairs % TURNS.length];
          const first = await course(entry, state, move, seat, wish, event);
          expect(await course(entry, other, move, seat, wish, event)).toEqual(first);
          pairs++;
        }
      }
    }
  },
  2 * 60_000,
);
