/** The verbs of the game: the eleven kinds of rules 5, and two that only companions know. From this list the types ask for the rest. */
import { copy } from './copy';
import { draw } from './draw';
import { drive } from './drive';
import { give } from './give';
import { investigate, investigating } from './investigate';
import { look, looking } from './look';
import { mine } from './mine';
import { move } from './move';
import { munch } from './munch';
import { remove } from './remove';
import { removing } from './removing';
import { steal } from './steal';
import { swap, swapping } from './swap';
import { thwart } from './thwart';
import type { VerbRule } from './verb';

/** What is said of each verb. Their order stays as it is: saves count the basic actions of a turn by it. */
export const VERB = {
  move,
  mine,
  remove,
  give,
  draw,
  swap,
  steal,
  drive,
  investigate,
  thwart,
  copy,
  look,
  munch,
} satisfies Readonly<Record<string, VerbRule>>;

/** What an action on a card does. */
export type Verb = keyof typeof VERB;
export const VERBS: readonly string[] = Object.keys(VERB);
export const isVerb = (key: string): key is Verb => key in VERB;

/** The questions that verbs ask when they are carried out. */
export const VERB_QUESTIONS = { removing, swapping, investigating, looking };
