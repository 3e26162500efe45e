/** Every screen of the app, in the order in which somebody is shown around. */
import type { GameId } from '../../games';
import type { Guide } from './guide';
import { gameAt, lengthOf, type Moment } from './moments';

export interface Stop {
  readonly name: string;
  readonly reach: (guide: Guide) => Promise<void>;
}

const page = (name: string, path: string): Stop => ({ name, reach: ({ open }) => open(path) });

const GAMES = ['dig-deeper-dwarf', 'saboteur', 'city-under-the-mountain'] as const satisfies readonly GameId[];
type Shown = (typeof GAMES)[number];
const SEATS: Readonly<Record<Shown, number>> = { 'dig-deeper-dwarf': 3, saboteur: 5, 'city-under-the-mountain': 3 };
const SEED = 'look';

const kindOf = ({ view }: Moment): string => view.stack.at(-1)?.kind ?? '';
/** A turn with cards in hand that can be played. */
const hasPlenty = ({ moves }: Moment): boolean => moves.length > 8;
const places = ({ show, view, moves }: Moment): boolean => moves.some((move) => show.ghosts(view, move).length > 0);

/** Sits down where a game has come to a kind of decision, but not before so many moves; among bots, or with people. */
const at =
  (game: Shown, kind: string, after: number, who: 'alone' | 'people' = 'alone', also = (_: Moment) => true) =>
  async ({ sitDown, seeMine }: Guide): Promise<void> => {
    await sitDown(
      gameAt({
        ...{ game, seats: SEATS[game], seed: SEED, who },
        until: (moment) => moment.at >= after && kindOf(moment) === kind && also(moment),
      }),
    );
    if (who === 'alone') await seeMine();
  };

const press =
  (...keys: readonly ('table.log' | 'menu.title' | 'table.market' | 'hint.label' | 'table.shares')[]) =>
  async ({ tidy, tool }: Guide): Promise<void> => {
    await tidy();
    for (const key of keys) await tool(key).click();
  };

/** Lifts a card of the hand. */
async function lift({ page: at, tidy, text }: Guide, which: number): Promise<void> {
  await tidy();
  const hand = at.getByRole('group', { name: text('table.hand', { name: '' }).trim() }).filter({ visible: true });
  await hand
    .getByRole('button', { disabled: false })
    .nth(which)
    .click({ position: { x: 14, y: 40 } });
}

async function touchMine({ page: at }: Guide): Promise<void> {
  const target = at.locator('[data-testid^="target-"]').filter({ visible: true }).first();
  await target.focus();
  await at.keyboard.press('Enter');
}

async function closeUp(guide: Guide): Promise<void> {
  await guide.tidy();
  const card = guide.page.locator('[data-testid^="card-card:"], [data-testid^="dull-card:"]').filter({ visible: true });
  await card.last().hover({ position: { x: 14, y: 30 } });
  await guide.page.mouse.down();
  await guide.page.getByRole('dialog').waitFor();
  await guide.page.mouse.up();
}

async function rival({ page: at, tidy }: Guide): Promise<void> {
  await tidy();
  await at.locator('[data-testid^="seat-"], [data-testid^="rival-"]').filter({ visible: true }).first().click();
}

async function hint(guide: Guide): Promise<void> {
  await press('hint.label')(guide);
  await guide.button(guide.text('hint.do')).waitFor();
}

/** The end of a game: three bots play its last moves. */
const score =
  (game: Shown) =>
  async ({ sitDown, seeCount }: Guide): Promise<void> => {
    const wanted = { game, seats: SEATS[game], seed: SEED };
    const last = lengthOf(wanted);
    await sitDown(gameAt({ ...wanted, who: 'bots', until: (moment) => moment.at >= last - 1 }));
    await seeCount();
  };

const replay = async ({ button, text, page: at }: Guide): Promise<void> => {
  await button(text('score.replay')).click();
  await at.getByRole('slider').waitFor();
  await at.getByRole('slider').fill('60');
};

const PAGES: readonly Stop[] = [
  page('home', '/'),
  ...GAMES.map((game) => page(`game-${game}`, `/${game}`)),
  ...GAMES.map((game) => page(`new-${game}`, `/new/${game}`)),
  { name: 'new-advanced', reach: ({ button, text }) => button(new RegExp(`^${text('new.advanced')}`)).click() },
  page('learn', '/learn'),
  {
    name: 'lesson',
    reach: async ({ page: at, seeMine }) => {
      await at.goto(new URL('/learn/dig-deeper-dwarf/turn', at.url()).href);
      await seeMine();
    },
  },
  page('daily', '/daily'),
  page('rules', '/rules'),
  page('rules-dwarf', '/rules/dig-deeper-dwarf'),
  page('rules-paths', '/rules/saboteur?at=paths'),
  page('saved-empty', '/games'),
  page('statistics-empty', '/statistics'),
  page('settings', '/settings'),
  page('about', '/about'),
  page('privacy', '/privacy'),
  page('licences', '/licences'),
  page('nowhere', '/nowhere'),
];

const DWARF: readonly Stop[] = [
  { name: 'curtain', reach: at('dig-deeper-dwarf', 'activity', 60, 'people', hasPlenty) },
  { name: 'turn', reach: takePhone },
  { name: 'lifted', reach: (guide) => lift(guide, 0) },
  { name: 'close-up', reach: closeUp },
  { name: 'rival', reach: rival },
  { name: 'piles', reach: press('table.market') },
  { name: 'log', reach: press('table.log') },
  { name: 'menu', reach: press('menu.title') },
  { name: 'hint', reach: hint },
  { name: 'payment', reach: at('dig-deeper-dwarf', 'pay', 100) },
  { name: 'market', reach: at('dig-deeper-dwarf', 'buy', 301) },
  { name: 'tile', reach: at('dig-deeper-dwarf', 'tile', 140, 'alone', ({ moves }) => moves.length > 1) },
  { name: 'investigating', reach: at('dig-deeper-dwarf', 'investigating', 0) },
  { name: 'discard', reach: at('dig-deeper-dwarf', 'discard', 0) },
  { name: 'call', reach: called(150) },
  { name: 'private', reach: react },
  { name: 'ladder', reach: called(0, isThwartedBasic) },
  { name: 'score', reach: score('dig-deeper-dwarf') },
  { name: 'replay', reach: replay },
];

/** A call at the open table, held open: it would go on by itself. */
function called(after: number, also?: (moment: Moment) => boolean) {
  return async (guide: Guide): Promise<void> => {
    await at('dig-deeper-dwarf', 'window', after, 'people', also)(guide);
    await guide.button(guide.text('call.wait')).click();
    await guide.button(guide.text('table.nobody')).waitFor();
  };
}

/** Somebody reacts to what a basic action would do. */
function isThwartedBasic({ show, view }: Moment): boolean {
  const rungs = show.announced?.(view) ?? [];
  return rungs.length > 1 && rungs.some(({ card }) => card.kind === 'basic');
}

async function takePhone({ hold, seeMine }: Guide): Promise<void> {
  await hold();
  await seeMine();
}

/** Holds the first emblem that may react: the hold is the proof of who it is. */
async function react({ page: at, text, button }: Guide): Promise<void> {
  const name = new RegExp(text('table.react', { name: '' }));
  const held = at.getByRole('button', { name }).filter({ visible: true }).first();
  await held.hover();
  await at.mouse.down();
  await held.waitFor({ state: 'hidden' });
  await at.mouse.up();
  await button(text('private.look')).waitFor();
}

const SABOTEUR: readonly Stop[] = [
  { name: 'curtain', reach: at('saboteur', 'turn', 24, 'people') },
  { name: 'turn', reach: takePhone },
  { name: 'lifted', reach: (guide) => lift(guide, 0) },
  { name: 'ghost', reach: touchMine },
  { name: 'rival', reach: rival },
  { name: 'log', reach: press('table.log') },
  { name: 'hint', reach: hint },
  { name: 'role', reach: at('saboteur', 'ready', 0) },
  { name: 'gold', reach: at('saboteur', 'gold', 0) },
  { name: 'unmasked', reach: at('saboteur', 'clear', 0) },
  {
    name: 'ten',
    reach: async ({ sitDown, seeMine }) => {
      const until = (moment: Moment) => moment.at > 40 && places(moment);
      await sitDown(gameAt({ game: 'saboteur', seats: 10, seed: SEED, who: 'alone', until }));
      await seeMine();
    },
  },
  { name: 'score', reach: score('saboteur') },
];

const CITY: readonly Stop[] = [
  { name: 'company', reach: at('city-under-the-mountain', 'company', 60) },
  { name: 'field', reach: at('city-under-the-mountain', 'field', 60, 'alone', places) },
  { name: 'ghost', reach: touchMine },
  { name: 'shares', reach: press('table.shares') },
  { name: 'rival', reach: rival },
  { name: 'log', reach: press('table.log') },
  { name: 'founding', reach: at('city-under-the-mountain', 'founding', 10) },
  { name: 'exchange', reach: at('city-under-the-mountain', 'exchange', 60) },
  { name: 'exchange-to', reach: at('city-under-the-mountain', 'exchangeTo', 60) },
  { name: 'safe', reach: at('city-under-the-mountain', 'safe', 0) },
  { name: 'cave-in', reach: at('city-under-the-mountain', 'caveIn', 0) },
  { name: 'score', reach: score('city-under-the-mountain') },
];

const of = (game: string, stops: readonly Stop[]): readonly Stop[] =>
  stops.map(({ name, reach }) => ({ name: `${game}-${name}`, reach }));

const AFTER: readonly Stop[] = [page('saved', '/games'), page('statistics', '/statistics'), page('home-continue', '/')];

/** All of them. */
export const STOPS: readonly Stop[] = [
  ...of('page', PAGES),
  ...of('dwarf', DWARF),
  ...of('saboteur', SABOTEUR),
  ...of('city', CITY),
  ...of('after', AFTER),
];

/** How a stop is reached. */
export function stopAt(name: string): Stop['reach'] {
  const stop = STOPS.find((candidate) => candidate.name === name);
  if (!stop) throw new Error(`nobody is shown "${name}"`);
  return stop.reach;
}

/** Leaves a table by the way it was reached, and comes back to it. */
export async function comeAgain({ page: at, button, text, hold, seeMine }: Guide): Promise<void> {
  await at.goBack();
  await button(text('saved.continue')).click();
  await at.waitForURL('**/table/**');
  await hold();
  await seeMine();
}
