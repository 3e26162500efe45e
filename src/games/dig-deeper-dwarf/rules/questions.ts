/** All questions that verbs and events ask, and what their types are made of. */
import { EVENT_QUESTIONS } from '../events/all';
import { VERB_QUESTIONS } from '../verbs/all';
import type { PartsOf } from './question';

export const QUESTIONS = { ...VERB_QUESTIONS, ...EVENT_QUESTIONS };

type Questions = typeof QUESTIONS;
export type QuestionKind = keyof Questions;
/** The frames that questions put on the stack. */
export type QuestionFrame = PartsOf<Questions[QuestionKind]>['frame'];
/** What can be chosen in each. */
export type QuestionMoves = { readonly [K in QuestionKind]: PartsOf<Questions[K]>['move'] };
/** What a language must be able to say of each. */
export type QuestionWords = { readonly [K in QuestionKind]: PartsOf<Questions[K]>['words'] };
