/**
 * The table as a statechart. It knows no rule: it models what people around one phone do while the engine's top frame
 * is in each phase. Three things run side by side with the phases: who looks at the phone, what is on disk, and what is
 * being shown.
 */
import { assign, fromPromise, raise, setup } from 'xstate';
import { sameMove } from '../engine/frames';
import { PHASES, type Game, type Happening, type Move, type Seat, type State } from '../engine/game';
import { heardByAll } from '../engine/onlook';
import { heard, view } from '../engine/view';
import {
  answered,
  answers,
  anyMove,
  botDecides,
  callable,
  decider,
  gamePhase,
  isOpenCall,
  isOption,
  isReady,
  isToShow,
  isUnsaved,
  nextAnswer,
  openWindow,
  personDecides,
  played,
  takenBack,
  type Play,
} from './play';
import { isShared, type Call, type Order, type Player, type Speed } from './seats';
import type { Story } from './story';

export interface TableInput {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly state: State;
  /** The moves that led to the state: all of them are on disk. */
  readonly moves: readonly Move[];
  /** What happened on the way there. */
  readonly story: Story;
  readonly call: Call;
  readonly speed: Speed;
}

export type TableEvent =
  /** The seated person decides. */
  | { readonly type: 'CHOOSE'; readonly move: Move }
  /** A placement is looked at; confirming it plays it. */
  | { readonly type: 'DRAFT'; readonly move: Move }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'UNDO' }
  /** The curtain was held: the person named on it looks. */
  | { readonly type: 'REVEAL' }
  | { readonly type: 'OBJECT'; readonly seat: Seat }
  | { readonly type: 'NEVER_MIND' }
  | { readonly type: 'NOBODY_OBJECTS' }
  | { readonly type: 'ORDER'; readonly seat: Seat; readonly order: Order }
  | { readonly type: 'CALL'; readonly call: Call }
  | { readonly type: 'SPEED'; readonly speed: Speed }
  /** A bot takes over for a person, or a person for a bot. */
  | { readonly type: 'REPLACE'; readonly seat: Seat; readonly bot: string | null }
  | { readonly type: 'SLEEP' }
  | { readonly type: 'WAKE' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'PLAY_ON' }
  /** The table's own pulse while a bot thinks. */
  | { readonly type: 'BEAT' };

/** What a bot gets: its view, never the state, and what its seat has heard since the game began. */
export interface ThinkInput {
  readonly game: Game;
  readonly view: State;
  readonly seat: Seat;
  readonly level: string;
  readonly story: readonly Happening[];
  /** The same for the same moment of a game: a bot that draws lots from it plays a saved game the same way again. */
  readonly seed: string;
}
/** How a bot comes to its move; whoever asked may give up waiting. */
export type Think = (question: ThinkInput, signal: AbortSignal) => Promise<Move>;

/** What is to be put on disk: the moves from an index on, after which the game has so many. */
export interface SaveInput {
  readonly from: number;
  readonly moves: readonly Move[];
  readonly state: State;
}
/** What is to be shown, with what the one who looks may perceive of it. */
export interface ShowInput {
  readonly news: readonly Happening[];
  readonly holder: Seat | -1;
  readonly speed: Speed;
}

const BEAT = 700;
const INSTANT = 16;
const DWELL = 2000;
const RETRY = 2000;

/** A beat of the table: bots act on it whatever they hold. */
const beat = ({ context }: { readonly context: Play }): number =>
  context.speed === 0 ? INSTANT : BEAT / context.speed;

/** What a bot is asked. */
const question = ({ context }: { readonly context: Play }): ThinkInput => {
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

/** What a bot has thought of if it may do that, else the first thing that it may. */
const fit = (play: Play): Move => (play.thought && isOption(play, play.thought) ? play.thought : anyMove(play));

/** What the one who looks perceives of what happened; on a phone that lies open, what everybody does. */
const perceived = ({ news, holder, players }: Play): readonly Happening[] =>
  holder === -1 ? heardByAll(news, players.length) : heard(news, holder);

const types: { readonly context?: Play; readonly events?: TableEvent; readonly input?: TableInput } = {};

const chart = setup({
  types,
  actors: {
    /** A bot chooses a move. */
    think: fromPromise<Move, ThinkInput>(() => Promise.reject(new Error('nobody thinks here'))),
    /** Moves are put on disk. */
    save: fromPromise<void, SaveInput>(() => Promise.resolve()),
    /** What happened is shown: ends when it has been seen. */
    show: fromPromise<void, ShowInput>(() => Promise.resolve()),
  },
  delays: { beat, dwell: DWELL, retry: RETRY },
  guards: {
    botDecides: ({ context }) => isReady(context) && botDecides(context),
    personDecides: ({ context }) => isReady(context) && personDecides(context),
    canUndo: ({ context }) => context.holder === decider(context) && context.past.length > 0,
    hasThought: ({ context }) => context.thought !== null && !context.asleep,
    hasDraft: ({ context }) => context.draft !== null && context.holder === decider(context),
    hasWindow: ({ context }) => isReady(context) && openWindow(context) !== null,
    hasNoWindow: ({ context }) => isReady(context) && openWindow(context) === null,
    isOpenCall: ({ context }) => isOpenCall(context) && callable(context).length > 0,
    isPrivateCall: ({ context }) => !isOpenCall(context) && callable(context).length > 0,
    isAnswered: ({ context }) => isReady(context) && !context.going,
    botIsAsked: ({ context }) => isReady(context) && nextAnswer(context) === null,
    personIsAsked: ({ context }) => isReady(context) && nextAnswer(context) !== null,
    isUnsaved: ({ context }) => isUnsaved(context) && !context.careless,
    isToShow: ({ context }) => isToShow(context),
    isPublic: ({ context }) => context.wanted === -1,
    isHeld: ({ context }) => context.wanted !== -1 && context.wanted === context.holder,
    isWanted: ({ context }) => context.wanted !== -1 && context.wanted !== context.holder,
  },
  actions: {
    wantDecider: assign(({ context }) => ({ wanted: decider(context) })),
    wantNobody: assign({ wanted: -1 }),
    wantObjector: assign(({ context }) => ({ wanted: context.objector })),
    putDown: assign({ holder: -1 }),
    /** A single person need not put the phone down for the others. */
    putDownIfShared: assign(({ context }) => (isShared(context.players) ? { holder: -1 } : {})),
    pickUp: assign(({ context }) => ({ holder: context.wanted })),
    beginCall: assign({ objector: -1, passed: 0, answer: null, going: true }),
    callNext: assign(({ context }) => ({ objector: callable(context)[0] ?? -1 })),
    passAll: assign({ passed: -1 }),
    passObjector: assign(({ context }) => ({ passed: context.passed | (1 << context.objector), objector: -1 })),
    giveAnswer: assign(({ context }) => answered(context, nextAnswer(context) ?? anyMove(context))),
    forget: assign({ thought: null }),
    giveUp: assign(({ context }) => ({ thought: anyMove(context) })),
    playThought: assign(({ context }) => played(context, fit(context))),
    answerThought: assign(({ context }) => answered(context, fit(context))),
    playDraft: assign(({ context }) => (context.draft ? played(context, context.draft) : {})),
    undo: assign(({ context }) => takenBack(context)),
    playOn: assign({ careless: true }),
    careAgain: assign({ careless: false }),
    sleep: assign({ asleep: true, holder: -1 }),
    wake: assign({ asleep: false }),
    shown: assign(({ context }) => ({ shown: context.moves.length, news: [] })),
    saved: assign(({ context }) => ({ saved: context.moves.length, stale: false })),
  },
});

/** Nothing is decided until what happened is on disk and was shown. */
const waiting = chart.createStateConfig({
  always: [
    { guard: 'botDecides', target: 'thinking' },
    { guard: 'personDecides', target: 'choosing' },
  ],
});

/** A bot thinks; if it fails the game goes on all the same. What it thought of is played on the next beat. */
const thinking = chart.createStateConfig({
  entry: 'forget',
  invoke: {
    src: 'think',
    input: question,
    onDone: { actions: assign(({ event }) => ({ thought: event.output })) },
    onError: { actions: 'giveUp' },
  },
  initial: 'beat',
  states: { beat: { after: { beat: { target: 'beat', reenter: true, actions: raise({ type: 'BEAT' }) } } } },
  on: { BEAT: { guard: 'hasThought', target: 'waiting', actions: 'playThought' } },
});

/** A person who looks at the phone chooses, or takes the last choice back. */
const choosing = chart.createStateConfig({
  tags: 'choosing',
  entry: 'wantDecider',
  always: { guard: 'botDecides', target: 'thinking' },
  on: {
    CHOOSE: {
      guard: ({ context, event }) => context.holder === decider(context) && isOption(context, event.move),
      target: 'waiting',
      actions: assign(({ context, event }) => played(context, event.move)),
    },
    UNDO: { guard: 'canUndo', target: 'waiting', actions: 'undo' },
  },
});

/** A placement is looked at, turned and confirmed. */
const placing = chart.createStateConfig({
  ...choosing,
  on: {
    ...choosing.on,
    DRAFT: {
      guard: ({ context, event }) => context.holder === decider(context) && isOption(context, event.move),
      actions: assign(({ event }) => ({ draft: event.move })),
    },
    CONFIRM: { guard: 'hasDraft', target: 'waiting', actions: 'playDraft' },
  },
});

const decision = { waiting, thinking, choosing };

/** An action is announced; everybody else is asked; what they answer is played; what is left on the cards is unwound. */
const reaction = chart.createStateConfig({
  initial: 'announced',
  states: {
    announced: {
      entry: 'beginCall',
      always: { guard: 'hasNoWindow', target: 'unwinding' },
      after: { beat: 'calling' },
    },
    calling: {
      always: [
        { guard: 'isOpenCall', target: 'open' },
        { guard: 'isPrivateCall', target: 'private', actions: 'callNext' },
        { target: 'answering' },
      ],
    },
    /** The phone lies on the table: anybody may object, and after a while all can say that nobody does. */
    open: {
      entry: 'wantNobody',
      initial: 'early',
      states: {
        early: { after: { dwell: 'ripe' } },
        ripe: { on: { NOBODY_OBJECTS: { target: '#table.phase.reaction.answering', actions: 'passAll' } } },
      },
      on: {
        OBJECT: {
          guard: ({ context, event }) => callable(context).includes(event.seat),
          target: 'private',
          actions: assign(({ event }) => ({ objector: event.seat })),
        },
      },
    },
    /** One seat looks in secret: reacts, or lets it be. Looking proves nothing. */
    private: {
      entry: 'wantObjector',
      on: {
        CHOOSE: {
          guard: ({ context, event }) =>
            context.holder === context.objector &&
            event.move.do !== 'pass' &&
            answers(context, context.objector).some((known) => sameMove(known, event.move)),
          target: 'answering',
          actions: assign(({ event }) => ({ answer: event.move })),
        },
        NEVER_MIND: {
          guard: ({ context }) => context.holder === context.objector,
          target: 'calling',
          actions: 'passObjector',
        },
      },
    },
    /** The answers are played in the order of seats, bots' among them, until one reacts or all have passed. */
    answering: {
      always: [
        { guard: 'isAnswered', target: 'settled' },
        { guard: 'personIsAsked', target: 'answering', reenter: true, actions: 'giveAnswer' },
        { guard: 'botIsAsked', target: 'thinking' },
      ],
    },
    thinking: {
      ...thinking,
      on: { BEAT: { guard: 'hasThought', target: 'answering', actions: 'answerThought' } },
    },
    settled: {
      always: [
        { guard: 'hasWindow', target: 'announced' },
        { guard: 'hasNoWindow', target: 'unwinding' },
      ],
    },
    /** What is left on the cards is done, last card first. */
    unwinding: {
      always: { guard: 'hasWindow', target: 'announced' },
      initial: 'waiting',
      states: decision,
    },
  },
});

export const tableMachine = chart.createMachine({
  id: 'table',
  context: ({ input }) => ({
    ...input,
    saved: input.moves.length,
    shown: input.moves.length,
    stale: false,
    news: [],
    careless: false,
    asleep: false,
    past: [],
    phase: null,
    holder: -1,
    wanted: -1,
    objector: -1,
    passed: 0,
    answer: null,
    going: true,
    thought: null,
    draft: null,
  }),
  type: 'parallel',
  on: {
    ORDER: {
      actions: assign(({ context, event }) => ({
        players: context.players.map((player, seat) =>
          seat === event.seat ? { ...player, order: event.order } : player,
        ),
      })),
    },
    REPLACE: {
      actions: assign(({ context, event }) => ({
        players: context.players.map((player, seat) => (seat === event.seat ? { ...player, bot: event.bot } : player)),
      })),
    },
    CALL: { actions: assign(({ event }) => ({ call: event.call })) },
    SPEED: { actions: assign(({ event }) => ({ speed: event.speed })) },
    SLEEP: { actions: 'sleep' },
    WAKE: { actions: 'wake' },
  },
  states: {
    /** What the table does while the engine's top frame is in each phase. */
    phase: {
      initial: 'arriving',
      always: PHASES.map((phase) => ({
        guard: ({ context }: { readonly context: Play }) =>
          context.phase !== phase && isReady(context) && gamePhase(context) === phase,
        target: `.${phase}`,
        actions: assign({ phase }),
      })),
      states: {
        arriving: {},
        /** Secrets are dealt and chosen: the phone is covered between two seats, also for the same person. */
        setup: { entry: 'putDownIfShared', initial: 'waiting', states: decision },
        activity: { initial: 'waiting', states: decision },
        reaction,
        /** An event is shown to all for a beat before anybody decides about it. */
        event: {
          initial: 'revealing',
          states: { ...decision, revealing: { after: { beat: 'waiting' } } },
        },
        /** Placing is always confirmed. */
        tile: { initial: 'waiting', states: { ...decision, choosing: placing } },
        ending: { initial: 'waiting', states: decision },
        over: { entry: 'wantNobody' },
      },
    },
    /** Who looks at the phone. */
    seat: {
      initial: 'open',
      states: {
        /** Nothing of any hand is to be seen. */
        open: {
          entry: 'putDownIfShared',
          always: [
            { guard: 'isHeld', target: 'seated' },
            { guard: 'isWanted', target: 'curtain' },
          ],
        },
        curtain: {
          entry: 'putDown',
          always: { guard: 'isPublic', target: 'open' },
          on: { REVEAL: { guard: ({ context }) => !context.asleep, target: 'seated', actions: 'pickUp' } },
        },
        seated: {
          always: [
            { guard: 'isPublic', target: 'open' },
            { guard: 'isWanted', target: 'curtain' },
          ],
        },
      },
    },
    /** What is on disk. */
    saving: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'isUnsaved', target: 'writing' } },
        writing: {
          invoke: {
            src: 'save',
            input: ({ context }) => ({
              from: context.saved,
              moves: context.moves.slice(context.saved),
              state: context.state,
            }),
            onDone: { target: 'idle', actions: 'saved' },
            onError: 'failed',
          },
        },
        /** Tried again after a while; or the table plays on and does without. */
        failed: {
          after: { retry: 'writing' },
          on: { RETRY: 'writing', PLAY_ON: { target: 'idle', actions: 'playOn' } },
        },
      },
      on: { RETRY: { actions: 'careAgain' } },
    },
    /** What is being shown. */
    showing: {
      initial: 'still',
      states: {
        still: { always: { guard: 'isToShow', target: 'moving' } },
        moving: {
          invoke: {
            src: 'show',
            input: ({ context }) => ({
              news: perceived(context),
              holder: context.holder,
              speed: context.speed,
            }),
            onDone: { target: 'still', actions: 'shown' },
            onError: { target: 'still', actions: 'shown' },
          },
        },
      },
    },
  },
});
