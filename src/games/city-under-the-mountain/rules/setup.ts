/** A table ready to play. */
import { newCards, put, shuffle } from '../../../engine/cards';
import { editionOf, inEdition } from '../../../engine/editions';
import type { Setup } from '../../../engine/game';
import { roll, type Rng } from '../../../engine/rng';
import { gemsOnFlags, landOn, randomTiles, survey } from './board';
import { boxOf } from '../cards/faces';
import { COMPANY_COUNT } from '../cards/companies';
import { DECK, PLACES, zonesFor, type CityState, type Switch } from './state';
import { advanceFor, chanceLeft, gemsLeft, hiredBy, landLeft } from './twists';

export const ID = 'city-under-the-mountain';
export const VERSION = 1;
const DWARVES_AT_FIRST = 4;

/** Board and deck by lot; everybody with four dwarves, no money and no investments. */
export function setup(wish: Setup<Switch>, rng: Rng): CityState {
  const { seats, first, variants: twists } = wish;
  const edition = editionOf(wish);
  const { count: chance, faces } = boxOf(edition);
  const each = (count: number, value = 0): number[] => new Array<number>(count).fill(value);
  const begins = first ?? roll(rng, seats);
  const advance = advanceFor(seats, begins, twists);
  const tiles = randomTiles(rng, edition);
  const land = landLeft(landOn(tiles), twists);
  const cards = newCards(chance, zonesFor(seats), seats);
  for (const card of chanceLeft(faces, twists)) put(cards, card, DECK);
  shuffle(cards, DECK, rng);
  return {
    game: ID,
    version: VERSION,
    ...inEdition(edition),
    seats,
    ...(twists.length > 0 && { twists }),
    eye: -1,
    rng,
    stack: [{ kind: 'turn' }],
    news: [],
    cards,
    tiles,
    land,
    ...survey(land, gemsLeft(gemsOnFlags(tiles), twists)),
    dwarves: each(seats, DWARVES_AT_FIRST).map((dwarves, seat) => dwarves + hiredBy(seat, twists)),
    coins: advance?.slice() ?? each(seats),
    earned: each(seats * PLACES.length),
    ...(advance && { advance }),
    shares: each(seats * COMPANY_COUNT),
    stocked: each(seats * COMPANY_COUNT),
    tokens: each(chance),
    since: each(chance),
    onCard: each(chance * 2, -1),
    draws: 0,
    blocked: 0,
    turn: (begins + seats - 1) % seats,
    turns: 0,
    company: -1,
    left: 0,
    laid: 0,
    pair: false,
    keepers: false,
    still: 0,
  };
}
