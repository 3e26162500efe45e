/** Laying the table out: once for the game, and anew for each round. */
import {
  newCards,
  put,
  putAll,
  putInHand,
  same,
  shuffle,
  showTo,
  sizeOf,
  topOf,
  type Cards,
  type Zone,
} from '../../../engine/cards';
import { editionOf, inEdition } from '../../../engine/editions';
import { push } from '../../../engine/frames';
import type { Setup } from '../../../engine/game';
import { roll, type Rng } from '../../../engine/rng';
import { cardCount, facesOf, roleFaces } from '../cards/faces';
import { handSize, roleCount, type Variant } from './limits';
import { emptyMaze, newMaze } from './maze';
import {
  brokenOf,
  DISCARD,
  DRAW,
  ENTRANCE,
  GOAL_CARDS,
  handOf,
  leftOf,
  MAZE,
  NUGGETS,
  roleOf,
  SPARE,
  told,
  TWISTS,
  zoneCount,
  type SaboteurState,
  type Twist,
} from './state';
import { castRole, leftIn, wearTools } from './twists';

export const ID = 'saboteur';
export const VERSION = 1;

/** A table ready to play. */
export function setup(wish: Setup<Variant | Twist>, rng: Rng): SaboteurState {
  const { seats, first, variants } = wish;
  const twists = TWISTS.filter((twist) => variants.includes(twist));
  const edition = editionOf(wish);
  const roles = roleCount(seats, variants);
  const cards = newCards(cardCount(roles, edition), zoneCount(seats), seats);
  lie(cards, facesOf('start', edition), ENTRANCE);
  lie(cards, facesOf('goal', edition), GOAL_CARDS);
  lie(cards, leftIn(facesOf('deck', edition), twists), DRAW);
  lie(cards, facesOf('nugget', edition), NUGGETS);
  lie(cards, roleFaces(roles), SPARE);
  shuffle(cards, NUGGETS, rng);
  return {
    game: ID,
    version: VERSION,
    ...inEdition(edition),
    seats,
    ...(twists.length > 0 && { twists }),
    eye: -1,
    rng,
    stack: [{ kind: 'round' }],
    news: [],
    cards,
    round: 1,
    // The print says the youngest.
    starter: first ?? roll(rng, seats),
    last: -1,
    treasure: false,
    broken: same(seats, 0),
    maze: emptyMaze(),
    ...(variants.includes('open-discards') && { openDiscards: true }),
    ...(variants.includes('dead-ends-laid') && { deadEndsLaid: true }),
  };
}

function lie(cards: Cards, faces: readonly number[], zone: Zone): void {
  for (const card of faces) put(cards, card, zone);
}

/** Shuffles everything and deals a round; then each seat looks at its role. */
export function dealRound(state: SaboteurState): void {
  const { round, starter, deadEndsLaid } = state;
  state.news?.push({ what: 'round', round, seat: starter, ...(deadEndsLaid && { deadEndsLaid }) });
  gather(state);
  const { cards, rng } = state;
  // The nuggets are shuffled at the beginning and whenever somebody has looked through them.
  shuffle(cards, SPARE, rng);
  castRole(state);
  shuffle(cards, GOAL_CARDS, rng);
  state.broken.fill(0);
  wearTools(state);
  shuffle(cards, DRAW, rng);
  state.maze = newMaze();
  state.last = -1;
  state.treasure = false;
  for (let left = state.seats, seat = state.starter; left > 0; left--, seat = leftOf(state, seat)) deal(state, seat);
  push(state, { kind: 'ready', seat: state.starter, left: state.seats - 1 });
}

/** Brings roles and drawn cards together again. Nuggets that somebody has stay there. */
function gather({ cards, seats }: SaboteurState): void {
  putAll(cards, DISCARD, DRAW);
  putAll(cards, MAZE, DRAW);
  for (let seat = 0; seat < seats; seat++) {
    putAll(cards, handOf(seat), DRAW);
    putAll(cards, brokenOf(seat), DRAW);
    putAll(cards, roleOf(seat), SPARE);
  }
}

function deal(state: SaboteurState, seat: number): void {
  const { cards } = state;
  if (sizeOf(cards, roleOf(seat)) === 0) put(cards, topOf(cards, SPARE), roleOf(seat));
  const role = topOf(cards, roleOf(seat));
  showTo(cards, role, seat);
  const count = handSize(state.seats);
  for (let n = 0; n < count; n++) putInHand(cards, topOf(cards, DRAW), handOf(seat), seat);
  state.news?.push({ what: 'role', seat, ...told(cards, role) });
  state.news?.push({ what: 'dealt', seat, count });
}
