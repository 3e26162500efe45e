/** What was done, in English. */
import { english, type Person } from '../../../engine/persons';
import type { CardKey } from '../cards/rows';
import { goalName, list, NAMES, number, TOOL_NAMES } from './names.en';
import { formOf, type Form, type Reached, type Tales, type Winner } from './tales';
import type { Whereabouts } from './whereabouts';

const { does, whose } = english;

const FORMS: Readonly<Record<Form, string>> = {
  'dead-end': 'dead end',
  cross: 'crossing',
  fork: 'fork',
  straight: 'straight tunnel',
  curve: 'curve',
};

const steps = (n: number): string => `${number(n)} ${n === 1 ? 'step' : 'steps'}`;

/** "east of the start", "two steps east, one north of the start", "west of the upper goal". */
function where(spot: Whereabouts): string {
  switch (spot.by) {
    case 'goal':
      return `${spot.heading} of the ${goalName(spot.goal)}`;
    case 'goals':
      return `between the ${goalName(spot.goals[0]).replace(' goal', '')} and the ${goalName(spot.goals[1])}`;
    case 'start': {
      const across = spot.east > 0 ? 'east' : 'west';
      const along = spot.south > 0 ? 'south' : 'north';
      const [x, y] = [Math.abs(spot.east), Math.abs(spot.south)];
      if (x + y === 0) return 'on the start';
      if (x + y === 1) return `${x === 1 ? across : along} of the start`;
      if (y === 0) return `${steps(x)} ${across} of the start`;
      if (x === 0) return `${steps(y)} ${along} of the start`;
      return `${steps(x)} ${across}, ${number(y)} ${along} of the start`;
    }
  }
}

const inside = (card: CardKey): string => NAMES[card].charAt(0).toLowerCase() + NAMES[card].slice(1);
const path = (card: CardKey | null): string => (card === null ? 'path' : FORMS[formOf(card)]);
const isTreasure = ({ card }: Reached): boolean => card === 'treasure';

/** What a card in the hand is called: a path by its form, all others by their names. */
const held = (card: CardKey): string => {
  const isPath = /^(dead|cross|fork|straight|curve)/.test(card);
  return `a ${isPath ? FORMS[formOf(card)] : inside(card)}`;
};

const stone = (reached: readonly Reached[]): string =>
  `the ${list(reached.map(({ goal }) => goalName(goal).replace(' goal', '')))} ${reached.length === 1 ? 'goal' : 'goals'}: nothing but stone`;

function reaching(who: Person, reached: readonly Reached[]): string {
  const verb = who.isYou ? 'reach' : 'reaches';
  return reached.some(isTreasure) ? ` and ${verb} the treasure!` : ` and ${verb} ${stone(reached)}.`;
}

const OUTCOMES: Readonly<Record<Winner, (round: string) => string>> = {
  miners: (round) => `The treasure is found: the gold miners win round ${round}!`,
  saboteurs: (round) => `All cards are played, the treasure stays in the rock: the saboteurs win round ${round}!`,
  saboteur: (round) => `All cards are played, the treasure stays in the rock: the saboteur wins round ${round}!`,
  nobody: (round) => `Nobody wins round ${round}: the treasure stays in the rock, and there was no saboteur.`,
  untold: (round) => `Round ${round} is over: the treasure stays in the rock.`,
};

const tool = (who: Person, target: Person, what: string): string => {
  if (who.seat !== target.seat) return `${whose(target)} ${what}`;
  return `${who.isYou ? 'your' : 'their'} own ${what}`;
};

/** What English says of deeds. */
export const tales: Tales = {
  round: (round, starter) =>
    `Round ${number(round)} begins: ${starter.isYou ? 'you start' : `${starter.name} starts`}.`,
  role: (who, role) => `${does(who, 'are', 'is')} a ${inside(role)} in this round.`,
  laid: (who, card, spot, reached) =>
    `${does(who, 'lay', 'lays')} a ${path(card)}${reached.length > 0 ? reaching(who, reached) : ` ${where(spot)}.`}`,
  reached: (what) =>
    isTreasure(what) ? 'The treasure is reached!' : `The ${goalName(what.goal)} is reached: nothing but stone.`,
  broke: (who, target, what) => `${does(who, 'break', 'breaks')} ${tool(who, target, TOOL_NAMES[what])}.`,
  fixed: (who, target, what) => `${does(who, 'mend', 'mends')} ${tool(who, target, TOOL_NAMES[what])}.`,
  fell: (who, card, spot) => `Rockfall! ${does(who, 'bury', 'buries')} the ${path(card)} ${where(spot)}.`,
  map: (who, goal, card) => {
    const looks = `${does(who, 'look', 'looks')} at the ${goalName(goal)}`;
    if (card === null) return `${looks} in secret.`;
    return `${looks}: ${card === 'treasure' ? 'it is the treasure!' : 'nothing but stone.'}`;
  },
  passed: (who, card) =>
    `${does(who, 'pass', 'passes')} and ${who.isYou ? 'discard' : 'discards'} ${card === null ? 'a card' : held(card)}.`,
  drew: (who, card) => `${does(who, 'draw', 'draws')} ${held(card)}.`,
  idle: (who) => `${does(who, 'have', 'has')} no cards left and ${who.isYou ? 'pass' : 'passes'}.`,
  over: (round, winner) => OUTCOMES[winner](number(round)),
  unmasked: (who, role) =>
    who === null
      ? `The role left over: ${role === 'saboteur' ? 'a saboteur' : 'a gold miner'}.`
      : `${does(who, 'were', 'was')} a ${inside(role)}.`,
  took: (who, nugget, isLast) =>
    `${does(who, 'keep', 'keeps')} ${isLast ? 'the last' : 'a'} ${nugget === null ? 'nugget' : inside(nugget)}.`,
  paid: (who, n) => `${does(who, 'get', 'gets')} ${n} gold.`,
  unpaid: () => 'There was no saboteur: nobody gets gold.',
  won: (winners, n) => {
    const [first] = winners;
    if (winners.length === 1 && first !== undefined)
      return `The gold is counted: ${first.isYou ? 'you win' : `${first.name} wins`} with ${n}!`;
    const others = winners.filter(({ isYou }) => !isYou).map(({ name }) => name);
    const named = list(others.length < winners.length ? ['you', ...others] : others);
    return `The gold is counted: ${named} share the victory with ${n} each!`;
  },
  counted: (who, n) => `${does(who, 'have', 'has')} ${n} gold.`,
  sure: {
    map: (goal) => `Look at the ${goalName(goal)}?`,
    broke: (target, isOwn, what) => `Break ${isOwn ? 'your own' : whose(target)} ${TOOL_NAMES[what]}?`,
    fell: (card, spot) => `Bury the ${path(card)} ${where(spot)}?`,
    passed: (card) => `Pass and discard ${held(card)}?`,
    took: (nugget) => `Keep the ${inside(nugget)} and pass the others on?`,
  },
};
