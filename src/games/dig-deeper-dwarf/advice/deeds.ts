/** What an action is worth to whoever does it. */
import { faceOf, sizeOf, topOf, under } from '../../../engine/cards';
import { connection, SIDES } from '../../../engine/grid';
import type { Deed } from '../acts';
import { actionsOf, type Verb } from '../cards';
import { countRubble, held } from '../deck';
import { areAdjacent, atCamp, hasRubble } from '../mine';
import { ACTION_PILES, actions, draw, hand, JEWEL_PILES, jewels, ownerOf, pile, pileOfZone, revealed } from '../zones';
import type { Outlook } from './outlook';
import { drawsOrSteals, eventWorth, movesOn } from './print';

const { max, min } = Math;

/** What getting rid of the worst hand card is worth: Rubble first, then what comes up in vain. */
function worthOfRemoving(o: Outlook): number {
  let weakest = 0;
  for (let card = topOf(o.s.cards, hand(o.seat)); card >= 0; card = under(o.s.cards, card)) {
    weakest = min(weakest, o.worthOfKeeping(faceOf(o.s.cards, card)));
  }
  return -weakest;
}

/** What looking into a pile is worth: best where one can dig at once. */
function worthOfLooking(o: Outlook, zone: number): number {
  const n = pileOfZone(zone);
  if (n >= 0) {
    const near = [0, 1, 2, 3].some((side) => o.s.faced[o.here * 4 + side] === n);
    return near && o.face(topOf(o.s.cards, pile(n))) < 0 ? o.coin * 0.45 * min(3, sizeOf(o.s.cards, zone)) : 0.02;
  }
  if (zone === draw(o.seat)) return 0.22;
  if (JEWEL_PILES.some((jewel) => jewels(jewel) === zone)) return 0.2;
  if (ACTION_PILES.some((action) => actions(action) === zone)) return 0.1;
  return ownerOf(zone) >= 0 ? 0.15 * o.spite : 0.02;
}

/** What an action is worth to the seat of the outlook. */
export function worthOfDeed(o: Outlook, { verb, aim, at }: Deed): number {
  switch (verb) {
    case 'move':
      return (o.pull[at] ?? 0) - (o.pull[o.here] ?? 0);
    case 'mine':
      return aim === 'pile' ? o.worthOfMining(at) + worthOfEnding(o, at) : worthOfClearing(o, at);
    case 'remove':
    case 'give':
      if (aim === 'out') return worthOfRemoving(o);
      return o.taste.rubble * (aim === 'seat' ? 1 + o.spite : 0.85);
    case 'steal':
      return o.worthOfLoot(at) * o.taste.loot * (1 + o.spite);
    case 'drive':
      return o.spite * min(1, o.rounds / 5) * max(0, eventWorth(faceOf(o.s.cards, at)));
    case 'investigate':
      return worthOfLooking(o, at);
    case 'copy':
      return worthOfCard(o, faceOf(o.s.cards, at)) * 0.9;
    default:
      return worthOfVerb(o, verb, false);
  }
}

/** Mining Rubble from a tile pays only if it opens the way. */
function worthOfClearing(o: Outlook, piece: number): number {
  const here = o.pull[o.here] ?? 0;
  if (piece === o.here) return (o.bestMining(piece) > 0 ? 0.4 : 0.9) - o.taste.rubble;
  return max(0, (o.pull[piece] ?? 0) - here) * 2 - o.taste.rubble;
}

/** Ending the game is bad with a full purse, good while rivals have one. */
export function worthOfEnding(o: Outlook, n: number): number {
  const { s } = o;
  if (o.rounds > 2.5 || sizeOf(s.cards, pile(n)) > 1) return 0;
  let rivals = 0;
  for (let seat = 0; seat < s.seats; seat++) if (seat !== o.seat) rivals = max(rivals, o.bestPurchase(seat));
  return (rivals - o.bestPurchase(o.seat)) * 0.5;
}

/** What playing a card brings now, action by action. */
export function worthOfCard(o: Outlook, face: number): number {
  const verbs = actionsOf(face);
  const moves = movesOn(face);
  let worth = moves > 0 ? bestWalk(o, moves) : 0;
  for (let i = 0; i < verbs.length; i++) {
    const verb = verbs[i];
    if (verb !== undefined && verb !== 'move') worth += worthOfVerb(o, verb, moves > 0);
  }
  return drawsOrSteals(face) ? worth - min(worthOfVerb(o, 'draw', false), worthOfVerb(o, 'steal', false)) : worth;
}

/** The best an action could do now; on a card that walks too, mining may wait for the next tile. */
function worthOfVerb(o: Outlook, verb: Verb, walks: boolean): number {
  switch (verb) {
    case 'mine': {
      const best = o.bestMining(o.here);
      return best > 0 || !walks ? max(0, best) : o.ore * 0.8;
    }
    case 'steal':
      return bestLoot(o);
    case 'draw':
      return o.taste.draw;
    case 'swap':
      return held(o.s, o.seat) > 1 ? 0.2 : 0;
    case 'remove':
      return worthOfRemoving(o);
    case 'give':
      return countRubble(o.s, o.seat) > 0 ? o.taste.rubble * (1 + o.spite) : worthOfRemoving(o);
    case 'munch':
      return countRubble(o.s, o.seat) > 0 ? o.taste.rubble : 0;
    case 'investigate':
      return o.bestMining(o.here) > 0 ? o.coin : 0.2;
    case 'look':
      return 0.3;
    case 'drive':
      return 0.05;
    case 'copy':
      return o.s.lastPlayed < 0 ? 0 : worthOfCard(o, faceOf(o.s.cards, o.s.lastPlayed)) * 0.9;
    case 'move':
    case 'thwart':
      return 0;
  }
}

function bestLoot(o: Outlook): number {
  const { s, seat } = o;
  let best = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || sizeOf(s.cards, revealed(other)) === 0 || atCamp(s, other)) continue;
    if (areAdjacent(s, seat, other)) best = max(best, o.worthOfLoot(other) * o.taste.loot * (1 + o.spite));
  }
  return best;
}

/** How far up the pull one or more steps lead. */
function bestWalk(o: Outlook, moves: number): number {
  if (hasRubble(o.s, o.here)) return 0;
  return max(0, reach(o, o.here, moves) - (o.pull[o.here] ?? 0));
}

function reach(o: Outlook, from: number, moves: number): number {
  let best = o.pull[from] ?? 0;
  if (moves === 0) return best;
  for (const side of SIDES) {
    const to = connection(o.s.grid, from, side);
    if (to >= 0 && !hasRubble(o.s, to)) best = max(best, reach(o, to, moves - 1));
  }
  return best;
}
