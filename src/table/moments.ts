/**
 * What people see between two decisions: a result for the one who decided, where something has come to light that not
 * everybody knows; a moment for all, in which the table without any hand says what was done; then whoever is next.
 */
import { isOver, pending } from '../engine/frames';
import type { Game, Happening, Seat, State } from '../engine/game';
import { heardByAll } from '../engine/onlook';
import { heard } from '../engine/view';
import type { TableInput } from './events';
import { eyesOn, gamePhase, isFlat, isToShow, type Play } from './play';
import { isBot, isShared, onlyEver, withLook, withPlayer } from './seats';
import { foundBy } from './story';

/** Whether a seat decides next, and not about what another does. */
export function goesOn({ game, state }: Pick<Play, 'game' | 'state'>, seat: Seat): boolean {
  const open = pending(game, state);
  return open !== null && open.seat === seat && open.frame.kind !== 'window';
}

/** Whose turn it is, though others may decide meanwhile: the lowest frame that waits says so. −1 where none does. */
export function ownerOf(game: Game, state: State): Seat | -1 {
  for (const frame of state.stack) {
    const rule = game.rules[frame.kind];
    if (rule?.choose !== undefined && frame.kind !== 'window') return rule.seat(state, frame);
  }
  return -1;
}

/** Whether a person among several has not taken up yet what was dealt: it is shown when they first take the phone. */
export const isDealt = ({ story, players }: Play, seat: Seat): boolean =>
  isShared(players) && (story.dealt[seat] ?? 0) > (players[seat]?.looked ?? 0);

/** Whether the one who has taken the phone is shown first what was dealt to them. */
export const isDealDue = (play: Play): boolean =>
  play.holder !== -1 && gamePhase(play) !== 'setup' && goesOn(play, play.holder) && isDealt(play, play.holder);

/** The person who decided last and does not go on, though something came to light to them by it; −1 if there is none. */
export function owed(play: Play): Seat | -1 {
  const { story, players, holder, state } = play;
  if (isDealDue(play)) return holder;
  const seat = holder === -1 ? story.last : holder;
  if (seat === -1 || isBot(players, seat) || isOver(state) || goesOn(play, seat)) return -1;
  // What is dealt before a game or a round begins is looked at by everybody in turn.
  if (gamePhase(play) === 'setup') return -1;
  // At a flat table everybody sees their own hand whenever they like: only what lies elsewhere is shown.
  const lit = (isFlat(play) ? story.apart : story.lit)[seat] ?? 0;
  return lit > (story.acted[seat] ?? 0) && lit > (players[seat]?.got ?? 0) ? seat : -1;
}

/** Whether a bot is still at what it began, so that it is told as one deed. */
const isUnfinished = ({ game, state, story, players, base }: Play): boolean =>
  isBot(players, story.last) && state.stack.length > base && goesOn({ game, state }, story.last);

/** Whether what was done is seen by the one who did it as it happens, because they go on themselves. */
const isInline = (play: Play): boolean => {
  const { holder, story, game, state } = play;
  if (holder === -1 || story.last !== holder) return false;
  // Among several people nobody looks at a hand in a call, unless it asks nobody; alone, bots are asked without a word.
  return goesOn(play, holder) || pending(game, state)?.frame.kind === 'window';
};

/** Whether something great is among what happened: everybody is told it at once, also where somebody goes on. */
const isGrand = ({ grand = [] }: Game, news: readonly Happening[]): boolean =>
  grand.length > 0 && news.some(({ what }) => grand.includes(what));

/** Whether everybody has yet to be told what was done. */
export const isUntold = (play: Play): boolean =>
  play.told < play.story.told.length &&
  ((!isInline(play) && !isUnfinished(play)) || isGrand(play.game, play.story.told.slice(play.told)));

/** Whether what happened needs no time of its own: nothing did, or a bot is not done with it. */
export const isSilent = (play: Play): boolean => isToShow(play) && (play.news.length === 0 || isUnfinished(play));

/** Whether whoever is next has had the phone last, and only takes it up again. */
export const isLight = (play: Play): boolean =>
  play.wanted !== -1 && play.wanted === play.keeper && !play.asleep && !isFlat(play);

/** Who had the phone last and decides next, once what is being told was told; −1 if the phone goes on to somebody else. */
export function keepsOn(play: Play): Seat | -1 {
  const { game, keeper, asleep, players } = play;
  const isNext = keeper !== -1 && goesOn(play, keeper) && !isBot(players, keeper);
  return isNext && isShared(players) && !game.open && !asleep && !isFlat(play) ? keeper : -1;
}

/** Whether a moment need not wait: the call that follows says all of it, or it stands until the one who kept the phone goes on. */
export function isPassing(play: Play): boolean {
  const open = pending(play.game, play.state);
  if (open === null || isBot(play.players, open.seat) || play.trusted !== -1 || play.game.open) return false;
  return (open.frame.kind === 'window' && !play.said) || (open.seat === play.keeper && !isFlat(play));
}

/** What happened, as whoever sees the phone perceives it. */
export const heardBy = (news: readonly Happening[], eyes: Seat | -1, seats: number): readonly Happening[] =>
  eyes === -1 ? heardByAll(news, seats) : heard(news, eyes);

/** What is told in the present moment, up to some point, as those perceive it who may see the screen. */
export function momentNews(play: Play, to = play.story.told.length): readonly Happening[] {
  const { story, since, players } = play;
  const news = story.told.slice(since, to);
  return heardBy(news, eyesOn(play), players.length);
}

/**
 * What has come to light to the one who is shown a result, with all that came of their last decision; or of the deal, with
 * what they got without a decision since they were last shown something.
 */
export const resultNews = (play: Play): readonly Happening[] => {
  const { story, owing, players } = play;
  const since = isDealt(play, owing) ? Math.min(story.dealing, players[owing]?.got ?? 0) : (story.acted[owing] ?? 0);
  return heard(story.told.slice(since), owing);
};

/**
 * What came of the last decision of whoever has the phone again and goes on, as they perceive it; if others have only reacted
 * since, what came to light to them meanwhile.
 */
export function cameToLight(play: Play): readonly Happening[] {
  const { story } = play;
  const seat = eyesOn(play);
  if (seat === -1 || (story.mover !== seat && story.last !== seat)) return [];
  const acted = story.acted[seat] ?? 0;
  return heard(story.last === seat ? story.told.slice(acted) : foundBy(story, seat, acted), seat);
}

/** Whether a result need not be kept in mind: all of it lies in the hand that its owner sees again. */
export const isInHand = (play: Play): boolean =>
  !isDealt(play, play.owing) && (play.story.apart[play.owing] ?? 0) <= (play.story.acted[play.owing] ?? 0);

/** How many cards a result shows. */
export function cardsTold({ story, owing, players }: Play): number {
  const everybody = (1 << players.length) - 1;
  return story.told
    .slice(story.acted[owing] ?? 0)
    .filter(({ seen = 0 }) => ((seen >> owing) & 1) === 1 && seen !== everybody).length;
}

/** What becomes of the phone with a move: of the hand of whoever does not go on nothing is seen any more. */
export function putDown(after: Play): Partial<Play> {
  const { holder, trusted } = after;
  if (holder === -1 || holder === trusted || goesOn(after, holder) || owed(after) === holder) return {};
  return { holder: -1, wanted: -1 };
}

/** The one who got a result has seen it, and the phone goes on, unless it is their turn. */
export function gotIt(play: Play): Partial<Play> {
  const { players, owing, story, trusted } = play;
  const got = { players: withPlayer(players, owing, { got: story.told.length }), owing: -1 };
  if (goesOn(play, owing)) return { ...got, players: withLook(players, owing, story.told.length) };
  return { ...got, ...(owing !== trusted && { holder: -1, wanted: -1 }) };
}

/** Somebody takes the phone. Who is shown a result has seen the rest when they say so. */
export const takenUp = (play: Play, seat: Seat): Partial<Play> => ({
  holder: seat,
  wanted: seat,
  keeper: seat,
  ...(play.owing === -1 &&
    !play.game.open &&
    !isDealDue({ ...play, holder: seat }) && { players: withLook(play.players, seat, play.story.told.length) }),
});

/** All of it has been told to everybody. */
export const toldAll = ({ story, state, moves }: Play): Partial<Play> => ({
  told: story.told.length,
  base: state.stack.length,
  shown: moves.length,
  news: [],
  resuming: false,
});

/** All of it was told before people are asked about something: what is told afterwards begins with what they were asked about. */
export function toldToAsk(play: Play): Partial<Play> {
  const { story, game, state } = play;
  const isAnnounced = pending(game, state)?.frame.kind === 'window';
  const [from] = (isAnnounced ? story.quarrels.at(-1) : undefined) ?? [story.told.length];
  return { ...toldAll(play), since: from };
}

/** How much everybody had been told when a game was left: up to when somebody last took the phone. */
export function toldBefore({ story, players, game, state }: TableInput): number {
  const all = story.told.length;
  const only = onlyEver(players);
  if (only !== -1) {
    if (!goesOn({ game, state }, only)) return Math.min(all, story.left[only] ?? all);
    const acted = story.last === only ? (story.acted[only] ?? all) : all;
    return isGrand(game, story.told.slice(acted)) ? acted : all;
  }
  const looks = players.flatMap(({ looked }) => looked ?? []);
  return looks.length === 0 ? all : Math.min(all, Math.max(...looks));
}
