/** The game in English. */
import { faceOf, sizeOf, type Card } from '../../../engine/cards';
import { isOpen, pieceAt, SIDES, type Open } from '../../../engine/grid';
import type { Seat } from '../../../engine/game';
import { lookUp } from '../../../engine/labels';
import { english, personsFor } from '../../../engine/persons';
import type { RuleWords, Words } from '../../../engine/show';
import type { FateKey } from '../bots/fates';
import type { Motive } from '../bots/motives';
import { isKey, PRINT, type Printed, toolBit } from '../cards/faces';
import { type CardKey, type Tool, TOOLS } from '../cards/rows';
import { familiesOf } from '../cards/families';
import { against } from './against';
import { legend } from './legend';
import { labels } from './labels.en';
import { cardWordsIn } from './cards';
import { at, goalName, list, NAMES, number, place, TOOL_NAMES } from './names.en';
import { tales } from './tales.en';
import { asking } from './sure';
import { telling } from './telling';
import { trailing } from './trail';
import { goalAt } from '../rules/maze';
import type { Because } from '../show/reasons';
import { HANDED, handOf, type SaboteurMove, type SaboteurNews, type SaboteurState } from '../rules/state';
import { cover } from '../cover';

const { does } = english;

const SIDE_NAMES = ['up', 'right', 'down', 'left'] as const;
const sidesOf = (open: Open): string =>
  list(SIDES.filter((side) => isOpen(open, side)).map((side) => SIDE_NAMES[side]));

/** A name in the middle of a sentence. */
const inside = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const faceName = (face: number): string => {
  const printed = PRINT[face];
  return printed === undefined ? 'a hidden card' : `the ${inside(NAMES[printed.key])}`;
};

const roleName = (face: number): string => faceName(face).replace('the ', 'a ');

/** What is written on roles. */
const WISHES: Readonly<Partial<Record<CardKey, string>>> = {
  miner: 'Wants the treasure',
  saboteur: 'Wants them to fail',
};

function pathText({ open, turned, through }: Printed): string {
  const ways = `Open ${sidesOf(open)}${open === turned ? '' : `; upside down, open ${sidesOf(turned)}`}.`;
  return through ? `${ways} Its openings are joined inside.` : `${ways} Nothing leads from one opening to another.`;
}

function cardText(printed: Printed): string {
  const tools = list(toolsOf(printed).map((tool) => TOOL_NAMES[tool])).replace(' and ', ' or ');
  switch (printed.family) {
    case 'start':
      return 'The ladder into the mine. It is open on all four sides and never leaves its place.';
    case 'goal':
      return printed.key === 'treasure'
        ? 'The gold. Whoever connects it with the start ends the round, and the gold miners win it.'
        : `Nothing but stone. ${pathText(printed)} The tunnel may go on from here.`;
    case 'path':
      return pathText(printed);
    case 'map':
      return 'Look at one face-down goal, alone and in secret.';
    case 'rockfall':
      return 'Take one path card out of the mine. Start and goals stay.';
    case 'break':
      return `Lay it in front of any player whose ${tools} is whole. As long as it lies there, that player lays no paths.`;
    case 'fix':
      return `Take away a broken ${tools} in front of any player.${tools.includes(' or ') ? ' Only one of the two.' : ''}`;
    case 'nugget':
      return `Worth ${printed.gold} gold at the end of the game.`;
    case 'role':
      return printed.key === 'saboteur'
        ? 'Wins the round if the treasure is not reached.'
        : 'Wins the round if a way leads from the start to the treasure.';
  }
}

const toolsOf = ({ tools }: Printed): Tool[] => TOOLS.filter((tool) => (tools & toolBit(tool)) !== 0);

const RULES: readonly RuleWords[] = [
  {
    key: 'aim',
    title: 'What it is about',
    text: 'Gold miners drive a tunnel from the start towards three hidden goals, one of which is the treasure. Saboteurs among them want the tunnel to fail. Roles are secret. Three rounds are played; the most gold wins.',
  },
  {
    key: 'roles',
    title: 'Roles',
    text: 'Each round every player gets a role card and looks at it in secret; one is left over, and nobody looks at it. Saboteurs and gold miners in the deck: with 3 players 1 and 3, with 4 players 1 and 4, with 5 players 2 and 4, with 6 players 2 and 5, with 7 players 3 and 5, with 8 players 3 and 6, with 9 players 3 and 7, with 10 players 4 and 7. As one card is left over, one of these saboteurs or one of these miners sits out the round.',
  },
  {
    key: 'table',
    title: 'The table',
    text: 'The start lies open. Eight columns to the east lie the three goals face down, one empty cell between them. The mine may grow beyond them in every direction. All 40 other path cards and the 27 action cards make the draw pile. Hands: 6 cards with 3 to 5 players, 5 cards with 6 or 7, 4 cards with 8 to 10. The first starter is drawn by lot or picked.',
  },
  {
    key: 'turn',
    title: 'A turn',
    text: 'A player lays a path card, plays an action card, or passes. Then the player draws a card, as long as there are any, and the next player to the left has the turn.',
  },
  {
    key: 'paths',
    title: 'Laying paths',
    text: 'A path card must lie beside another card and fit every card around it: an opening meets an opening, a wall meets a wall. An unbroken way must lead from it back to the start. It may be turned upside down, but never laid sideways. What a face-down goal looks like nobody knows, so nothing has to fit it. A player with a broken tool lays no paths.',
  },
  {
    key: 'dead-ends',
    title: 'Dead ends',
    text: 'The openings of a dead end must fit like any others, but nothing leads through it. A card that touches only dead ends has no way to the start, and a dead end reaches no goal.',
  },
  {
    key: 'goals',
    title: 'Reaching a goal',
    text: 'When an unbroken way from the start reaches a face-down goal, the goal is turned over and laid so that it opens to the card that reached it. It need not fit its other neighbours; cards laid later must fit it. One card may reach several goals: all of them are turned. A way may lead on through a turned stone, so after each turned goal the others are looked at again. The treasure ends the round; with a stone it goes on.',
  },
  {
    key: 'tools',
    title: 'Broken tools',
    text: 'A broken pickaxe, lantern or mine cart is laid in front of any player, oneself included. At most one of each kind lies in front of a player. As long as one lies there, that player cannot lay paths, but may do everything else.',
  },
  {
    key: 'mending',
    title: 'Mending',
    text: 'A mended tool takes away a matching broken one, in front of oneself or of somebody else; both cards are discarded. A card with two tools mends one of them, not both. Without a matching broken tool it cannot be played.',
  },
  {
    key: 'rockfall',
    title: 'Rockfall',
    text: 'One path card is taken out of the mine and discarded, but never the start or a goal. What is cut off stays where it is; nothing can be added to it until a way from the start leads there again. The gap may be filled later.',
  },
  {
    key: 'map',
    title: 'Map',
    text: 'The player looks at one face-down goal and lays it back. Nobody else sees it; the player may say anything about it, true or not.',
  },
  {
    key: 'pass',
    title: 'Passing',
    text: 'Instead of playing a card, a player may discard one face down. A player without cards just passes.',
  },
  {
    key: 'end',
    title: 'End of a round',
    text: 'A round ends when the treasure is reached, or when the draw pile is empty and nobody has a card left. Then all roles are shown.',
  },
  {
    key: 'gold',
    title: 'Gold for the miners',
    text: 'If the treasure was reached, as many nuggets are drawn as there are gold miners playing. The miner who laid the last path keeps one in secret and passes the rest to the right, to the next miner, until each has one. If a saboteur laid the last path, the first miner to the right begins. What is kept stays secret until the end of the game.',
  },
  {
    key: 'pay',
    title: 'Gold for the saboteurs',
    text: 'If the treasure was not reached, a single saboteur gets 4 gold, two or three get 3 each, four get 2 each. They are paid openly from the pile, from the round’s starter to the left, with as few nuggets as possible and larger ones first; if the pile cannot make the amount, with the nearest below. Then the pile is shuffled. If there was no saboteur, nobody gets anything.',
  },
  {
    key: 'next-round',
    title: 'The next round',
    text: 'Roles, goals, paths, actions and the remaining nuggets are shuffled again. The player to the left of whoever laid the last path begins; if nobody laid one, the player to the left of the last starter.',
  },
  {
    key: 'secrets',
    title: 'Open and hidden',
    text: 'Hidden are roles, hands, the goals, cards discarded by passing, and nuggets that were chosen. Whoever has used a map knows that goal for the rest of the round. Paths, broken tools, played actions and what saboteurs are paid lie open, and so does how many cards everybody holds.',
  },
  {
    key: 'winning',
    title: 'Winning',
    text: 'After three rounds everybody counts their gold. The most gold wins; in a tie the victory is shared.',
  },
];

/** Why a bot would do it. */
const MOTIVES: Readonly<Record<Motive | FateKey, string>> = {
  'path-reaches': 'This path reaches a goal that may hide the treasure.',
  'path-closer': 'This path brings the way closer to where the treasure may lie.',
  'path-keeps': 'This path makes the way to the treasure neither shorter nor longer.',
  'path-seems': 'This path brings the way closer, as one expects of a miner.',
  'path-blocks': 'This path makes the way to the treasure longer.',
  'map-finds': 'The treasure may lie there: a look tells.',
  'mend-self': 'With a broken tool no path can be laid.',
  'mend-other': 'With this tool mended the player can lay paths again.',
  'stop-other': 'With a broken tool this player can lay no paths.',
  'clear-way': 'Without this card the way to the treasure is shorter.',
  'cut-way': 'Without this card the way to the treasure is longer.',
  'most-gold': 'No nugget of those left is worth more.',
  'goes-on': 'The game goes on.',
  'treasure-reached': 'The treasure is soon reached.',
  'stone-reached': 'A goal that hides only stone is soon reached.',
  'tool-breaks': 'One of your own tools soon breaks.',
  'tool-mended': 'Your own tool is soon mended.',
  'round-ends': 'The round soon ends without the treasure.',
  'looks-best': 'A master who thought it through found nothing better.',
};

const REASONS: Readonly<Record<Because, string>> = {
  over: 'The game is over.',
  'other-turn': 'It is another player’s turn.',
  'other-choice': 'Something else has to be decided first.',
  broken: 'No path can be laid with a broken tool in front of the player.',
  'fits-nowhere': 'This path fits nowhere in the mine, turned or not.',
  'all-broken': 'This tool is already broken in front of everybody.',
  'nothing-to-mend': 'Nobody has a broken tool that this card mends.',
  'nothing-laid': 'There is no path card that could be taken away.',
  'goals-up': 'All goals lie face up already.',
  'no-way': 'No unbroken way leads from the start to this place.',
  'no-fit': 'The openings do not fit the cards around this place, turned or not.',
  occupied: 'A card lies there already.',
  'broken-already': 'This tool is broken there already, and at most one of each kind may lie in front of a player.',
  'tool-first': 'The broken tool itself is touched.',
  'not-broken': 'No tool that this card mends is broken there.',
  'start-stays': 'The start card cannot be taken away.',
  'goal-stays': 'A goal cannot be taken away.',
  'goal-up': 'This goal lies face up for everybody to see.',
  'only-goals': 'A map is for looking at a face-down goal.',
  'only-cells': 'A path card is laid in the mine.',
  'only-players': 'This card is played on a player.',
  'only-paths': 'A rockfall takes a path card that was laid.',
  'card-first': 'A hand card has to be chosen first.',
  'laid-first': 'House rule: a dead end that fits somewhere is laid, not discarded.',
  'pass-first': 'To discard a card, pass: that has a button of its own.',
  'drawn-alone': 'At the end of a turn a card is drawn without asking.',
  'gold-later': 'Nuggets are handed out at the end of a round, to one miner after the other.',
  'role-hidden': 'Roles are shown at the end of the round.',
  'gold-hidden': 'Gold stays secret until the end of the game.',
};

function cardIn(view: SaboteurState, card: Card | undefined): string {
  return card === undefined ? 'a card' : faceName(faceOf(view.cards, card));
}

function moveWords(view: SaboteurState, move: SaboteurMove, names: readonly string[], eye: Seat | -1): string {
  switch (move.do) {
    case 'ready':
      return 'Role and hand have been seen';
    case 'path':
      return `Lay ${cardIn(view, move.card)} ${at(move.cell)}${move.turned ? ', turned' : ''}`;
    case 'break':
      return `Play ${cardIn(view, move.card)} on ${move.seat === eye ? 'yourself' : (names[move.seat] ?? '')}`;
    case 'fix':
      return move.seat === eye
        ? `Mend your ${TOOL_NAMES[move.tool]} with ${cardIn(view, move.card)}`
        : `Mend the ${TOOL_NAMES[move.tool]} of ${names[move.seat] ?? ''} with ${cardIn(view, move.card)}`;
    case 'rockfall': {
      const piece = pieceAt(view.maze.grid, move.cell);
      return `Let rock fall on ${cardIn(view, view.maze.card[piece])} ${at(move.cell)}`;
    }
    case 'map':
      return `Look at the ${goalName(move.goal)} in secret`;
    case 'pass':
      return move.card === undefined ? 'Pass without a card' : `Pass and discard ${cardIn(view, move.card)} face down`;
    case 'take':
      return `Keep ${cardIn(view, move.card)}`;
    case 'clear':
      return `Clear the table for round ${number(view.round + 1)}`;
  }
}

function promptWords(view: SaboteurState, names: readonly string[], eye: Seat | -1): string {
  const frame = view.stack[view.stack.length - 1];
  if (frame === undefined) return 'The game is over.';
  const who = personsFor(names, eye)('seat' in frame ? frame.seat : -1);
  const { isYou, name } = who;
  switch (frame.kind) {
    case 'ready':
      return isYou ? 'Your role and your cards: for your eyes only.' : `${name} looks at role and hand in secret.`;
    case 'turn':
      if (sizeOf(view.cards, handOf(frame.seat)) === 0) return tales.idle(who);
      if ((view.broken[frame.seat] ?? 0) !== 0)
        return `${does(who, 'have', 'has')} a broken tool: play an action or pass.`;
      return isYou
        ? 'Your turn: lay a path, play an action or pass.'
        : `${name} lays a path, plays an action or passes.`;
    case 'gold':
      return isYou
        ? `Keep one of ${number(sizeOf(view.cards, HANDED))} nuggets and pass the others on.`
        : `${name} keeps one of ${number(sizeOf(view.cards, HANDED))} nuggets and passes the others on.`;
    case 'clear':
      return `Round ${number(view.round)} is over. ${isYou ? 'Clear' : `${name} clears`} the table for the next one.`;
    case 'round':
    case 'end':
      return 'The cards are dealt.';
  }
}

function newsWords(event: SaboteurNews, names: readonly string[], eye: Seat | -1): string | null {
  const person = personsFor(names, eye);
  const who = person('seat' in event ? event.seat : -1);
  switch (event.what) {
    case 'round':
      return `Round ${number(event.round)} begins. ${does(who, 'start', 'starts')}.`;
    case 'role':
      return event.face < 0 ? null : `${does(who, 'are', 'is')} ${roleName(event.face)}.`;
    case 'dealt':
      return null;
    case 'laid':
      return `${does(who, 'lay', 'lays')} ${faceName(event.face)} ${at(event.cell)}${event.turned ? ', turned' : ''}.`;
    case 'reached':
      return `The ${goalName(event.goal)} is reached: ${faceName(event.face)}.`;
    case 'broke':
    case 'fixed':
      return tales[event.what](who, person(event.target), event.tool);
    case 'fell':
      return `${does(who, 'let', 'lets')} rock fall on ${faceName(event.path)} ${at(event.cell)}.`;
    case 'map':
      return `${does(who, 'look', 'looks')} at the ${goalName(event.goal)}.`;
    case 'looked':
      return event.face < 0 ? null : `The ${goalName(event.goal)} is ${faceName(event.face)}.`;
    case 'passed':
      return `${does(who, 'pass and discard', 'passes and discards')} ${event.face < 0 ? 'a card' : faceName(event.face)}.`;
    case 'drew':
      return event.face < 0 ? null : `${does(who, 'draw', 'draws')} ${faceName(event.face)}.`;
    case 'idle':
      return `${does(who, 'have no cards and pass', 'has no cards and passes')}.`;
    case 'over':
      return event.treasure
        ? `The treasure is found: the gold miners win round ${number(event.round)}.`
        : `Round ${number(event.round)} is over: the treasure stays in the rock.`;
    case 'unmasked':
      return event.seat < 0
        ? `The role left over was ${roleName(event.face)}.`
        : `${does(who, 'were', 'was')} ${roleName(event.face)}.`;
    case 'handed':
      return `${does(who, 'get', 'gets')} ${number(event.count)} ${event.count === 1 ? 'nugget' : 'nuggets to choose from'}.`;
    case 'took':
      return `${does(who, 'keep', 'keeps')} ${event.face < 0 ? 'a nugget' : faceName(event.face)}.`;
    case 'paid':
      return `${does(who, 'are', 'is')} paid with ${faceName(event.face)}.`;
    case 'unpaid':
      return 'There was no saboteur: nobody gets gold.';
    case 'counted':
      return `${does(who, 'have', 'has')} ${event.gold} gold.`;
  }
}

const cardWords = cardWordsIn({
  hidden: { name: 'Hidden card', text: 'Nobody here knows what it is.', rule: 'aim' },
  names: NAMES,
  details: / (up|right|on four)\b.*$/,
  wishes: WISHES,
  text: cardText,
});

/** Everything the table says in English. */
export const en: Words<SaboteurState, SaboteurMove, SaboteurNews> = {
  title: cover.en.name,
  firstTurn: [
    'In secret you are a gold miner, who digs for the treasure, or a saboteur, who wants it never to be found.',
    'In your turn lay one path card, or play one action card, or put one card away, and then draw a new one.',
    'One of the three cards far to the east hides the treasure; whoever you trust to lead you there may be lying.',
  ],
  variants: {
    'more-roles': {
      name: 'House rule: nine roles',
      line: 'With six or seven players the roles are six gold miners and three saboteurs, so three or two cards are left over. Evens the sides: among bots gold miners then win half of the rounds, else 65 % with six and 42 % with seven.',
    },
    'open-discards': {
      name: 'House rule: open discards',
      line: 'Whoever passes discards face up, so everybody sees what was not played. For taste alone: the sides stay as even as without it.',
    },
    'dead-ends-laid': {
      name: 'House rule: no confession',
      line: 'A dead end that fits somewhere cannot be discarded: honest miners lay theirs too, so a dead end gives nobody away. For taste: with six or seven players it takes nine roles to even the sides.',
    },
  },
  rules: RULES,
  signs: legend((face) => cardWords(face)),
  families: familiesOf({
    path: 'Paths',
    'dead-end': 'Dead ends',
    goal: 'Start and goals',
    break: 'Broken tools',
    fix: 'Mended tools',
    other: 'Map and rockfall',
    nugget: 'Gold nuggets',
    role: 'Roles',
  }),
  ...lookUp(labels),
  card: cardWords,
  sprite({ kind, face, x, y, turn }) {
    const name = isKey(face) ? NAMES[face] : '';
    const where = place(x, y);
    const goal = goalName(goalAt(x, y));
    switch (kind) {
      case 'spot':
        return face === 'open' ? `Open end, ${where}` : `Closed off, ${where}`;
      case 'start':
        return name;
      case 'goal':
        return `The ${goal}: ${name === '' ? 'face down' : name}${turn === 2 ? ', turned' : ''}`;
      case 'peeked':
        return `The ${goal}, face down, looked at: ${name}`;
      case 'cut-off':
        return `${name}${turn === 2 ? ', turned' : ''}, ${where}, cut off`;
      default:
        return `${name}${turn === 2 ? ', turned' : ''}, ${where}`;
    }
  },
  prompt: promptWords,
  move: moveWords,
  news: newsWords,
  tell: telling(tales),
  trail: trailing(newsWords),
  against: against('en'),
  sure: asking(tales),
  reason({ because, card }) {
    const lines: Readonly<Record<string, string>> = { ...REASONS, ...MOTIVES };
    const line = lines[because] ?? '';
    return card !== undefined && isKey(card) ? `${line} (${NAMES[card]})` : line;
  },
  score: (what) => `Nuggets worth ${what.replace('gold-', '')}`,
};
