/** The words of the statechart: what can be asked of a table, what it can do, and how long it waits. */
import { assign, fromPromise, setup } from 'xstate';
import type { Hint } from '../bots/ponder';
import { sameMove } from '../engine/frames';
import type { Move } from '../engine/game';
import { heard, view } from '../engine/view';
import { answered, answers, callable, isOpenCall, nextAnswer, objectors, openWindow, windowOf } from './calls';
import type { SaveInput, ShowInput, TableEvent, TableInput, ThinkInput } from './events';
import {
  anyMove,
  botDecides,
  decider,
  gamePhase,
  isOption,
  isReady,
  isToShow,
  isUnsaved,
  perceived,
  personDecides,
  played,
  takenBack,
  written,
  type Play,
} from './play';
import { canRewind, rewound } from './rewind';
import { isBot, isShared, onlyPerson, type Speed } from './seats';

const BEAT = 700;
const INSTANT = 16;
const DWELL = 2000;
const RETRY = 2000;

interface At {
  readonly context: Play;
}

/** How fast things go now. */
const speedOf = ({ speed, hurry }: Play): Speed => (hurry ? 0 : speed);

/** A beat of the table: bots act on it whatever they hold. */
function beat({ context }: At): number {
  const speed = speedOf(context);
  return speed === 0 ? INSTANT : BEAT / speed;
}

/** What a bot is asked. */
export const question = ({ context }: At): ThinkInput => {
  const seat = decider(context);
  return {
    game: context.game,
    view: view(context.game, context.state, seat),
    seat,
    level: context.players[seat]?.bot ?? '',
    story: heard(context.story.told, seat),
    seed: `${context.moves.length} ${seat}`,
  };
};

/** What is asked for a person: about a call as if all before that seat had passed. */
export const consultation = ({ context }: At): ThinkInput => {
  const seat = context.holder;
  const state = openWindow(context) ? windowOf(context, seat) : context.state;
  return {
    game: context.game,
    view: view(context.game, state ?? context.state, seat),
    seat,
    level: '',
    story: heard(context.story.told, seat),
    seed: `${context.moves.length} ${seat}`,
  };
};

/** What a bot has thought of if it may do that, else the first thing that it may. */
const fit = (play: Play): Move => (play.thought && isOption(play, play.thought) ? play.thought : anyMove(play));

/** Whether the table has caught up with the game: nobody is called up for a decision that belongs to the next phase. */
const isSettled = (play: Play): boolean => isReady(play) && gamePhase(play) === play.phase;

const types: { readonly context?: Play; readonly events?: TableEvent; readonly input?: TableInput } = {};

export const chart = setup({
  types,
  actors: {
    /** A bot chooses a move; it takes as long as it takes. */
    think: fromPromise<Move, ThinkInput>(() => Promise.reject(new Error('nobody thinks here'))),
    /** A person is told what a strong player would do. */
    advise: fromPromise<Hint, ThinkInput>(() => Promise.reject(new Error('nobody thinks here'))),
    /** Moves are put on disk. */
    save: fromPromise<void, SaveInput>(() => Promise.resolve()),
    /** What happened is shown: ends when it has been seen. */
    show: fromPromise<void, ShowInput>(() => Promise.resolve()),
  },
  delays: { beat, dwell: DWELL, retry: RETRY },
  guards: {
    botDecides: ({ context }) => isSettled(context) && botDecides(context),
    personDecides: ({ context }) => isSettled(context) && personDecides(context),
    isDeciderLooking: ({ context }) => context.holder !== -1 && context.holder === decider(context),
    canUndo: ({ context }) => context.holder === decider(context) && context.past.length > 0,
    canRewind: ({ context }) => context.holder === decider(context) && canRewind(context),
    hasThought: ({ context }) => context.thought !== null && !context.asleep,
    hasDraft: ({ context }) => context.draft !== null && context.holder === decider(context),
    hasWindow: ({ context }) => isReady(context) && openWindow(context) !== null,
    hasNoWindow: ({ context }) => isReady(context) && openWindow(context) === null,
    isOpenCall: ({ context }) => isOpenCall(context) && callable(context).length > 0,
    isPrivateCall: ({ context }) => !isOpenCall(context) && callable(context).length > 0,
    isNobodyCalled: ({ context }) => objectors(context).length === 0,
    isObjectorLooking: ({ context }) => context.holder !== -1 && context.holder === context.objector,
    isObjectorGone: ({ context }) => isBot(context.players, context.objector),
    isUnhurried: ({ context }) => !isShared(context.players) || context.call === 'open',
    isAnswered: ({ context }) => isReady(context) && !context.going,
    botIsAsked: ({ context }) => isReady(context) && nextAnswer(context) === null,
    personIsAsked: ({ context }) => isReady(context) && nextAnswer(context) !== null,
    isUnsaved: ({ context }) => isUnsaved(context),
    /** The game has gone on while it was written. */
    isBehind: ({ context }) => isUnsaved({ ...context, ...written(context) }),
    isToShow: ({ context }) => isToShow(context),
    /** Moves that led to nothing anybody could see need no time. */
    isSilent: ({ context }) => context.news.length === 0 && isToShow(context),
    isInstant: ({ context }) => speedOf(context) === 0,
    isPublic: ({ context }) => context.wanted === -1,
    isHeld: ({ context }) => context.wanted !== -1 && context.wanted === context.holder,
    isWanted: ({ context }) => context.wanted !== -1 && context.wanted !== context.holder,
    /** Nobody else is there from whom the cards of the one who should look must be kept. */
    isAlone: ({ context }) => context.wanted !== -1 && context.wanted === context.trusted && !context.asleep,
    isAwake: ({ context }) => !context.asleep,
  },
  actions: {
    wantDecider: assign(({ context }) => ({ wanted: decider(context), hint: null })),
    wantNobody: assign({ wanted: -1 }),
    wantObjector: assign(({ context }) => ({ wanted: context.objector, hint: null })),
    putDown: assign({ holder: -1 }),
    /** A single person need not put the phone down for the others. */
    putDownIfShared: assign(({ context }) => (isShared(context.players) ? { holder: -1 } : {})),
    pickUp: assign(({ context }) => ({
      holder: context.wanted,
      trusted: context.wanted === onlyPerson(context.players) ? context.wanted : -1,
    })),
    beginCall: assign({ objector: -1, passed: 0, answer: null, going: true }),
    callNext: assign(({ context }) => ({ objector: callable(context)[0] ?? -1 })),
    passAll: assign({ passed: -1 }),
    passObjector: assign(({ context }) => ({ passed: context.passed | (1 << context.objector), objector: -1 })),
    dropObjector: assign({ objector: -1 }),
    giveAnswer: assign(({ context }) => answered(context, nextAnswer(context) ?? anyMove(context))),
    forget: assign({ thought: null }),
    giveUp: assign(({ context }) => ({ thought: anyMove(context) })),
    playThought: assign(({ context }) => played(context, fit(context))),
    answerThought: assign(({ context }) => answered(context, fit(context))),
    playDraft: assign(({ context }) => (context.draft ? played(context, context.draft) : {})),
    undo: assign(({ context }) => takenBack(context)),
    rewind: assign(({ context }) => rewound(context)),
    playOn: assign({ careless: true }),
    careAgain: assign({ careless: false }),
    sleep: assign({ asleep: true, holder: -1 }),
    wake: assign({ asleep: false }),
    shown: assign(({ context }) => ({ shown: context.moves.length, news: [] })),
    write: assign(({ context }) => ({ writing: context.moves })),
    saved: assign(({ context }) => written(context)),
  },
});

/** What is to be put on disk. */
export const unsaved = ({ context }: At): SaveInput => ({
  from: context.saved,
  moves: context.moves.slice(context.saved),
  state: context.state,
});

/** What is to be shown. */
export const unshown = ({ context }: At): ShowInput => ({
  news: perceived(context),
  speed: speedOf(context),
});

/** Whether an answer of the one who looks in secret is a reaction that seat has. */
export const isReaction = ({ context, event }: At & { readonly event: { readonly move: Move } }): boolean =>
  context.holder === context.objector &&
  event.move.do !== 'pass' &&
  answers(context, context.objector).some((known) => sameMove(known, event.move));
