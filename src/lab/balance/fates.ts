/** What becomes of the cards of Dig Deeper Dwarf: how long Jewelry waits for a buyer, how often a crafted card is played. */
import { faceOf, topOf } from '../../engine/cards';
import { start } from '../../engine/frames';
import type { Happening } from '../../engine/game';
import { dwarf } from '../../games/dig-deeper-dwarf';
import { keyOf, PRINT } from '../../games/dig-deeper-dwarf/cards/faces';
import { JEWEL_PILES, jewels } from '../../games/dig-deeper-dwarf/rules/zones';
import type { Match, Outcome } from '../arena/match';

/** What must be heard of a game to follow its cards. */
export const FATES_HEARD = ['turn', 'crafted', 'played', 'bought', 'took', 'turned-up', 'investigated'];

/** What became of a Jewelry card: how often it lay open, for how many rounds in all, and how often it found an owner. */
type Sale = { shown: number; rounds: number; sold: number };
/** What became of an Action card: how often it was made, for how many rounds it was owned in all, and how often it was played. */
type Service = { made: number; rounds: number; played: number };
interface Fates {
  readonly jewels: ReadonlyMap<string, Sale>;
  readonly tools: ReadonlyMap<string, Service>;
}

const numberIn = (event: Happening, name: string): number => {
  const value: unknown = Reflect.get(event, name);
  return typeof value === 'number' ? value : -1;
};

/** The Jewelry that lies open when a game begins, by pile: a match deals the same cards whenever it is begun. */
function opening(match: Match): number[] {
  const setup = { ...match, variants: match.variants.flatMap((name) => dwarf.variants.filter((one) => one === name)) };
  const { cards } = start(dwarf, setup);
  return JEWEL_PILES.map((pile) => faceOf(cards, topOf(cards, jewels(pile))));
}

/** Follows the cards of one game and adds what became of them. */
function follow(match: Match, { news }: Outcome, sales: Map<string, Sale>, services: Map<string, Service>): void {
  let round = 1;
  const open = opening(match).map((card) => ({ card, since: 1 }));
  const owned = new Map<number, number>();
  const sale = (card: number): Sale => at(sales, keyOf(card), { shown: 0, rounds: 0, sold: 0 });
  const service = (card: number): Service => at(services, keyOf(card), { made: 0, rounds: 0, played: 0 });
  const close = (pile: number): void => {
    const shown = open[pile];
    if (!shown || shown.card < 0) return;
    sale(shown.card).shown++;
    sale(shown.card).rounds += round - shown.since;
    open[pile] = { card: -1, since: round };
  };
  for (const event of news) {
    // Mixing exchanges faces, so a card is followed by its face and not by its back.
    const card = numberIn(event, 'face');
    const isJewel = PRINT[card]?.family === 'jewelry';
    if (event.what === 'turn') round = numberIn(event, 'round');
    else if (event.what === 'investigated')
      close(JEWEL_PILES.findIndex((pile) => jewels(pile) === numberIn(event, 'zone')));
    else if (event.what === 'turned-up' && isJewel) {
      const pile = open.findIndex((shown) => shown.card < 0);
      if (pile >= 0) open[pile] = { card, since: round };
    } else if (isJewel) {
      sale(card).sold++;
      close(open.findIndex((shown) => shown.card === card));
    } else if (event.what === 'played') {
      if (owned.has(card)) service(card).played++;
    } else if (event.what === 'crafted' || event.what === 'took') {
      owned.set(card, round);
      service(card).made++;
    }
  }
  for (const pile of open.keys()) close(pile);
  for (const [card, since] of owned) service(card).rounds += round - since;
}

/** What became of the cards of some games. */
export function fatesIn(matches: readonly Match[], outcomes: readonly Outcome[]): Fates {
  const sales = new Map<string, Sale>();
  const services = new Map<string, Service>();
  for (const [n, outcome] of outcomes.entries()) {
    const match = matches[n];
    if (match) follow(match, outcome, sales, services);
  }
  return { jewels: sales, tools: services };
}

function at<V>(map: Map<string, V>, key: string, none: V): V {
  const known = map.get(key) ?? none;
  map.set(key, known);
  return known;
}
