/** The words of the statechart: what can be asked of a table, what it can do, and how long it waits. */
import { assign, fromPromise, setup } from 'xstate';
import type { Hint } from '../bots/ponder';
import type { Request } from '../bots/question';
import { sameMove } from '../engine/frames';
import type { Move } from '../engine/game';
import { PASS } from '../engine/chain';
import { heard, view } from '../engine/view';
import {
  answered,
  answers,
  askedOpenly,
  begunCall,
  callable,
  decided,
  isAskedOpenly,
  isOpenCall,
  laidDown,
  letBe,
  nextAnswer,
  objectors,
  openWindow,
  settledBy,
  windowOf,
} from './calls';
import type { SaveInput, ShowInput, TableEvent, TableInput } from './events';
import {
  anyMove,
  botDecides,
  decider,
  gamePhase,
  isFree,
  isOnlyOne,
  isOption,
  isReady,
  isToShow,
  isUnsaved,
  callAt,
  eyesOn,
  isFlat,
  personDecides,
  written,
  type Play,
} from './play';
import {
  gotIt,
  heardBy,
  isDealDue,
  isInHand,
  isPassing,
  isSilent,
  isUntold,
  momentNews,
  owed,
  takenUp,
  toldAll,
  toldToAsk,
} from './moments';
import { delays, goesOnByItself, speedOf } from './pace';
import { played, takenBack } from './playing';
import { canRewind, rewound } from './rewind';
import { isBot, isShared, onlyPerson } from './seats';
import { toldFrom } from './story';

interface At {
  readonly context: Play;
}

/** What a bot is asked. */
export const question = ({ context }: At): Request => {
  const seat = decider(context);
  return {
    game: context.game.id,
    view: view(context.game, context.state, seat),
    level: context.players[seat]?.bot ?? '',
    name: context.players[seat]?.name ?? '',
    story: heard(context.story.told, seat),
    seed: `${context.moves.length} ${seat}`,
  };
};

/** What is asked for a person: about a call as if all before that seat had passed. */
export const consultation = ({ context }: At): Request => {
  const seat = context.holder;
  const state = openWindow(context) ? windowOf(context, seat) : context.state;
  return {
    game: context.game.id,
    view: view(context.game, state ?? context.state, seat),
    level: '',
    story: heard(context.story.told, seat),
    seed: `${context.moves.length} ${seat}`,
  };
};

/** What a bot has thought of if it may do that, else the first thing that it may. */
const fit = (play: Play): Move => (play.thought && isOption(play, play.thought) ? play.thought : anyMove(play));

/** Whether the table has caught up with the game: nobody is called up for a decision that belongs to the next phase. */
const isSettled = (play: Play): boolean => isReady(play) && gamePhase(play) === play.phase;

/** Whether the one who is owed something sees it: with the phone in hand, or under their hand on a flat table. */
const isOwingLooking = (play: Play): boolean => {
  const { holder, owing } = play;
  return owing !== -1 && (isFlat(play) ? ((play.raised >> owing) & 1) === 1 : holder === owing);
};

/** Whether there is nothing to choose, and several people share the phone. */
const isFormality = ({ game, state, players }: Play): boolean =>
  isShared(players) && (game.formal ?? []).includes(state.stack.at(-1)?.kind ?? '');

const types: { readonly context?: Play; readonly events?: TableEvent; readonly input?: TableInput } = {};

export const chart = setup({
  types,
  actors: {
    /** A bot chooses a move; it takes as long as it takes. */
    think: fromPromise<Move, Request>(() => Promise.reject(new Error('nobody thinks here'))),
    /** A person is told what a strong player would do. */
    advise: fromPromise<Hint, Request>(() => Promise.reject(new Error('nobody thinks here'))),
    /** Moves are put on disk. */
    save: fromPromise<void, SaveInput>(() => Promise.resolve()),
    /** What happened is shown: ends when it has been seen, and says whether that took words. */
    show: fromPromise<boolean, ShowInput>(() => Promise.resolve(false)),
  },
  delays,
  guards: {
    /** Among several people nobody is called up only to say that they have seen something. */
    isFormality: ({ context }) => isSettled(context) && personDecides(context) && isFormality(context),
    botDecides: ({ context }) => isSettled(context) && botDecides(context),
    personDecides: ({ context }) => isSettled(context) && personDecides(context),
    isDeciderLooking: ({ context }) => context.holder !== -1 && context.holder === decider(context),
    canUndo: ({ context }) => isFree(context) && context.past.length > 0,
    canRewind: ({ context }) => isFree(context) && canRewind(context),
    hasThought: ({ context }) => context.thought !== null && !context.asleep,
    hasDraft: ({ context }) => context.draft !== null && isFree(context),
    hasWindow: ({ context }) => isReady(context) && openWindow(context) !== null,
    hasNoWindow: ({ context }) => isReady(context) && openWindow(context) === null,
    isOpenCall: ({ context }) => isOpenCall(context) && callable(context).length > 0,
    isPrivateCall: ({ context }) => !isOpenCall(context) && callable(context).length > 0,
    isNobodyCalled: ({ context }) => objectors(context).length === 0,
    isObjectorLooking: ({ context }) => context.holder !== -1 && context.holder === context.objector,
    isObjectorGone: ({ context }) => isBot(context.players, context.objector),
    isUnhurried: ({ context }) => !isShared(context.players) || callAt(context) === 'open',
    isAnswered: ({ context }) => isReady(context) && !context.going,
    botIsAsked: ({ context }) => isReady(context) && nextAnswer(context) === null,
    personIsAsked: ({ context }) => isReady(context) && nextAnswer(context) !== null,
    isUnsaved: ({ context }) => isUnsaved(context),
    /** The game has gone on while it was written. */
    isBehind: ({ context }) => isUnsaved({ ...context, ...written(context) }),
    isToShow: ({ context }) => isToShow(context),
    isResultToShow: ({ context }) => isToShow(context) && owed(context) !== -1,
    isMomentToShow: ({ context }) => isToShow(context) && isUntold(context),
    isResultDue: ({ context }) => owed(context) !== -1,
    isMomentDue: ({ context }) => isUntold(context),
    /** Moves that led to nothing anybody could see need no time. */
    isSilent: ({ context }) => isSilent(context),
    isPassing: ({ context }) => isPassing(context),
    isToBeReadOn: ({ context }) => !context.asleep && goesOnByItself(context),
    isDealDue: ({ context }) => isDealDue(context),
    /** All of a result lies in the hand that its owner sees again, and its time is the same whatever it is. */
    isGlanced: ({ context }) =>
      isOwingLooking(context) && context.owing !== context.trusted && context.pause !== null && isInHand(context),
    isFlat: ({ context }) => isFlat(context),
    isOwingAway: ({ context }) => !isOwingLooking(context),
    isOwingLooking: ({ context }) => isOwingLooking(context),
    isOwingGone: ({ context }) => isBot(context.players, context.owing),
    isOwingAlone: ({ context }) => context.owing === context.trusted && context.pause !== null && !context.asleep,
    isAskedOpenly: ({ context }) => isSettled(context) && personDecides(context) && isAskedOpenly(context),
    /** The one who decides has let it be, openly. */
    isLetBe: ({ context }) =>
      isSettled(context) &&
      personDecides(context) &&
      isAskedOpenly(context) &&
      (context.passed & (1 << decider(context))) !== 0,
    /** A person has only one thing left to choose, of which nobody need be asked. */
    isOnlyOne: ({ context }) => isSettled(context) && personDecides(context) && isOnlyOne(context),
    isNobodyAsked: ({ context }) => askedOpenly(context).length === 0,
    closesByItself: ({ context }) => context.pause !== null && !context.asleep,
    isInstant: ({ context }) => speedOf(context) === 0,
    isPublic: ({ context }) => context.wanted === -1,
    isHeld: ({ context }) => context.wanted !== -1 && context.wanted === context.holder,
    isWanted: ({ context }) => context.wanted !== -1 && context.wanted !== context.holder,
    /** Nobody else is there from whom the cards of the one who should look must be kept. */
    isAlone: ({ context }) =>
      context.wanted !== -1 &&
      !context.asleep &&
      (context.wanted === context.trusted || context.game.open === true || isFlat(context)),
    isAwake: ({ context }) => !context.asleep,
  },
  actions: {
    wantDecider: assign(({ context }) => ({ wanted: decider(context), hint: null, passed: 0, hurry: false })),
    wantNobody: assign({ wanted: -1 }),
    wantObjector: assign(({ context }) => ({ wanted: context.objector, hint: null, hurry: false })),
    wantOwing: assign(({ context }) => ({ owing: owed(context), wanted: owed(context), hint: null, hurry: false })),
    putDown: assign({ holder: -1 }),
    /** A single person need not put the phone down for the others. */
    putDownIfShared: assign(({ context }) => (isShared(context.players) ? { holder: -1 } : {})),
    pickUp: assign(({ context }) => ({
      ...takenUp(context, context.wanted),
      trusted: context.wanted === onlyPerson(context.players) ? context.wanted : -1,
    })),
    gotIt: assign(({ context }) => gotIt(context)),
    dropOwing: assign({ owing: -1, wanted: -1 }),
    /** What everybody has yet to be told stands on the table from here on. */
    beginMoment: assign(({ context }) => ({
      since: toldFrom(context.story, context.told),
      beats: context.keptBeat === context.owner ? context.beats + 1 : 0,
      keptBeat: context.owner,
      said: false,
      ...(context.trusted === -1 && { wanted: -1 }),
    })),
    toldAll: assign(({ context }) => toldAll(context)),
    toldToAsk: assign(({ context }) => toldToAsk(context)),
    arrived: assign({ resuming: false }),
    skip: assign({ hurry: true }),
    stopHurrying: assign({ hurry: false }),
    playOnly: assign(({ context }) => played(context, anyMove(context))),
    settle: assign(({ context }) => settledBy(context, anyMove(context))),
    playPass: assign(({ context }) => played(context, PASS)),
    layDown: assign(({ context }) => laidDown(context)),
    beginCall: assign(({ context }) => begunCall(context)),
    letBe: assign(({ context }) => letBe(context)),
    insist: assign({ insists: true }),
    /** Who has looked among others may be asked again about the same thing; somebody alone has said it once and for all. */
    insistIfShared: assign(({ context }) => (isShared(context.players) ? { insists: true } : {})),
    callNext: assign(({ context }) => ({ objector: callable(context)[0] ?? -1 })),
    passAll: assign({ passed: -1 }),
    passObjector: assign(({ context }) => ({ passed: context.passed | (1 << context.objector), objector: -1 })),
    dropObjector: assign({ objector: -1 }),
    giveAnswer: assign(({ context }) => answered(context, nextAnswer(context) ?? anyMove(context))),
    forget: assign({ thought: null }),
    giveUp: assign(({ context }) => ({ thought: anyMove(context) })),
    playThought: assign(({ context }) => played(context, fit(context))),
    answerThought: assign(({ context }) => answered(context, fit(context))),
    playDraft: assign(({ context }) => (context.draft ? decided(context, context.draft) : {})),
    undo: assign(({ context }) => takenBack(context)),
    rewind: assign(({ context }) => rewound(context)),
    playOn: assign({ careless: true }),
    careAgain: assign({ careless: false }),
    sleep: assign({ asleep: true, holder: -1, keeper: -1, raised: 0 }),
    lowerAll: assign({ raised: 0 }),
    wake: assign({ asleep: false }),
    shown: assign(({ context }) => ({ shown: context.moves.length, news: [] })),
    /** Somebody alone with bots was told what they saw. */
    shownInline: assign(({ context }) => ({
      shown: context.moves.length,
      news: [],
      ...(context.trusted !== -1 && { told: context.story.told.length }),
    })),
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

/** What is shown to the one who did it, as it happens. */
export const unshown = ({ context }: At): ShowInput => ({
  news: heardBy(context.news, eyesOn(context), context.players.length),
  speed: speedOf(context),
  eye: eyesOn(context),
  isMoment: false,
});

/** What is told to everybody. */
export const untold = ({ context }: At): ShowInput => ({
  news: momentNews(context),
  speed: speedOf(context),
  eye: eyesOn(context),
  isMoment: true,
});

/** Whether an answer of the one who looks in secret is a reaction that seat has. */
export const isReaction = ({ context, event }: At & { readonly event: { readonly move: Move } }): boolean =>
  context.holder === context.objector &&
  event.move.do !== 'pass' &&
  answers(context, context.objector).some((known) => sameMove(known, event.move));
