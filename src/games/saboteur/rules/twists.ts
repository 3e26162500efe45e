/** What the twists of a chapter change (rules 8). */
import { cardsIn, faceOf, put, show, type Card } from '../../../engine/cards';
import { PRINT, type Printed } from '../cards/faces';
import { TOOLS } from '../cards/rows';
import { ROUNDS } from './limits';
import { brokenOf, DRAW, roleOf, SPARE, type SaboteurState, type Twist } from './state';

/** Whether a twist is on. */
const hasTwist = ({ twists }: Pick<SaboteurState, 'twists'>, twist: Twist): boolean =>
  twists !== undefined && twists.includes(twist);

/** How many rounds are played. */
export const roundsOf = (state: Pick<SaboteurState, 'twists'>): number =>
  hasTwist(state, 'single-round') ? 1 : ROUNDS;

/** The cards that a twist takes out of the deck. */
const LEFT_OUT: Readonly<Partial<Record<Twist, (card: Printed) => boolean>>> = {
  dark: ({ family }) => family === 'map',
  'no-repairs': ({ family }) => family === 'fix',
  narrow: ({ key }) => key === 'cross',
};

/** The faces of a deck that are left with some twists. */
export const leftIn = (deck: readonly number[], twists: readonly Twist[]): readonly number[] =>
  twists.length === 0
    ? deck
    : deck.filter((face) => {
        const card = PRINT[face];
        return card !== undefined && !twists.some((twist) => LEFT_OUT[twist]?.(card));
      });

/** The first seat of a chapter gets the role that the story wants; nobody else can tell. */
export function castRole(state: SaboteurState): void {
  const { cards } = state;
  const wanted = hasTwist(state, 'masked') ? 'saboteur' : hasTwist(state, 'honest') ? 'miner' : null;
  const role = wanted && cardsIn(cards, SPARE).find((card) => PRINT[faceOf(cards, card)]?.key === wanted);
  if (role !== null && role !== undefined) put(cards, role, roleOf(0));
}

/** Before the deck is shuffled everybody takes a broken tool out of it, each the next kind, for all to see. */
export function wearTools(state: SaboteurState): void {
  if (!hasTwist(state, 'worn-tools')) return;
  const { cards, seats, broken } = state;
  const worn = cardsIn(cards, DRAW);
  for (let seat = 0; seat < seats; seat++) {
    const bit = 1 << (seat % TOOLS.length);
    const isIt = (card: Card): boolean => {
      const print = PRINT[faceOf(cards, card)];
      return print?.family === 'break' && print.tools === bit && cards.zone[card] === DRAW;
    };
    const card = worn.find(isIt);
    if (card === undefined) continue;
    show(cards, card, seats);
    put(cards, card, brokenOf(seat));
    broken[seat] = bit;
  }
}
