/** What somebody at the table may want to say something about, in terms that hold for any game. */
import type { Seat } from './game';

/**
 * `begins`, `ends`: a game or a round does · `luck`, `mishap`: something good or bad comes to the speaker · `harms`,
 * `harmed`: the speaker thwarts, robs or breaks somebody's plans, or the other way round · `makes`: something that lasts ·
 * `buys`: something dear · `helped`: by somebody · `rival`: somebody else has luck · `doubts`: whose side is somebody on?
 */
export const TOPICS = [
  'begins',
  'luck',
  'mishap',
  'harms',
  'harmed',
  'makes',
  'buys',
  'helped',
  'rival',
  'doubts',
  'ends',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A reason for a seat to say something. It follows from what everybody perceived, so that no word tells what a hand or a role is. */
export interface Occasion {
  readonly topic: Topic;
  readonly seat: Seat;
  /** Whom it is about. */
  readonly about?: Seat;
  /** What speaks against them, for the game's words. */
  readonly why?: string;
}
