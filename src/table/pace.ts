/** How long things take at the table. All of it depends on what everybody knows. */
import { openWindow } from './calls';
import { cardsTold, goesOn } from './moments';
import { decider, type Play } from './play';
import { isBot, type Speed } from './seats';

const INSTANT = 16;
const DWELL = 2000;
const CLOSING = 3000;
const RETRY = 2000;
const RESULT = 1800;
const A_CARD = 500;
const LOOK = 700;

/** How long an open call stands before it closes by itself. */
export const CALL_STANDS = DWELL + CLOSING;

/** A bot takes its time for what it begins, less to go on with it, and the same in a call whatever it holds. */
const BEGINS = 80;
const FOLLOWS = 30;
const ANSWERS = 45;

/** The first deed of a turn stands longest: a turn of many deeds is told in little more time than one of a few. */
const DEED = 850;
const SHORTER = 0.65;
const SHORTEST = 90;

interface At {
  readonly context: Play;
}

/** How fast things go now. */
export const speedOf = ({ speed, hurry }: Play): Speed => (hurry ? 0 : speed);

const atSpeed = (play: Play, ms: number): number => (speedOf(play) === 0 ? INSTANT : ms / speedOf(play));

/** When a bot does what it has thought of. */
function pulse({ context }: At): number {
  if (openWindow(context)) return atSpeed(context, ANSWERS);
  const follows = context.story.last === decider(context) && goesOn(context, context.story.last);
  return atSpeed(context, follows && context.state.stack.length > context.base ? FOLLOWS : BEGINS);
}

/** How long a deed stands: what a person did for as long as people want, what a bot did by how much it has done. */
function rest({ context }: At): number {
  const { story, players, pause, beats, trusted, hurry } = context;
  if (trusted === -1 && !isBot(players, story.last)) return hurry ? INSTANT : (pause ?? 0);
  return atSpeed(context, Math.max(SHORTEST, DEED * SHORTER ** beats));
}

/** How long a result stands that closes by itself: what people did as they wish, and time for each card to be read. */
export const glance = ({ context }: At): number => (context.pause ?? 0) + A_CARD * cardsTold(context);

/** Whether the moment ends without anybody's touch. */
export const goesOnByItself = (play: Play): boolean =>
  play.hurry || play.pause !== null || (play.speed === 0 && isBot(play.players, play.story.last));

export const delays = { pulse, rest, glance, dwell: DWELL, closing: CLOSING, look: LOOK, retry: RETRY, result: RESULT };
