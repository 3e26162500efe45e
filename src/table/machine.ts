/**
 * The table as a statechart. It knows no rule: it models what people around one phone do while the engine's top frame
 * is in each phase. Three things run side by side with the phases: who looks at the phone, what is on disk, and what is
 * being shown.
 */
import { assign } from 'xstate';
import { PHASES, type Seat } from '../engine/game';
import { chart, unsaved, unshown, untold } from './chart';
import { decision } from './deciding';
import { ownerOf, toldBefore } from './moments';
import { lowered, phoneAt, planned, raised } from './flat';
import { gamePhase, isReady, type Play } from './play';
import { reaction } from './reaction';
import { aloneEver, isBot, isHiddenFromPeople, withOrder, withPlayer, withSeat } from './seats';

export const tableMachine = chart.createMachine({
  id: 'table',
  context: ({ input }) => ({
    ...input,
    kept: input.state,
    saved: input.moves.length,
    writing: input.moves,
    shown: input.moves.length,
    stale: false,
    news: [],
    careless: false,
    asleep: false,
    past: [],
    phase: null,
    hurry: false,
    // Somebody alone among bots sees the own hand from the beginning: nobody else was ever there to keep it from.
    holder: aloneEver(input.players),
    wanted: -1,
    keeper: -1,
    trusted: aloneEver(input.players),
    told: toldBefore(input),
    since: input.story.told.length,
    owing: -1,
    resuming: true,
    base: input.state.stack.length,
    beats: 0,
    keptBeat: -1,
    said: false,
    phone: input.phone ?? 'passed',
    raised: 0,
    laid: -1,
    pause: input.pause ?? null,
    objector: -1,
    passed: 0,
    waved: 0,
    owner: ownerOf(input.game, input.state),
    letBe: '',
    insists: false,
    answer: null,
    going: true,
    thought: null,
    draft: null,
    hint: null,
  }),
  type: 'parallel',
  on: {
    ORDER: {
      actions: assign(({ context, event }) => ({
        players: withOrder(context.players, event.seat, event.order),
      })),
    },
    REPLACE: {
      // Whoever is left alone holds the curtain once: another may have sent them away.
      actions: assign(({ context, event }) => {
        // A bot that plays better or worse from now on is still the same one: nobody came or went.
        if (isBot(context.players, event.seat) && event.bot !== null)
          return { players: withPlayer(context.players, event.seat, { bot: event.bot }) };
        const players = withSeat(context.players, event.seat, event.bot);
        const gone = isHiddenFromPeople(players, context.holder);
        return {
          ...{ players, trusted: -1, keeper: -1, raised: 0 },
          ...(gone && { holder: -1, wanted: -1 }),
          // Nobody who sits at a flat table has proved who they are.
          ...(context.phone === 'flat' && { holder: -1, laid: -1 }),
        };
      }),
    },
    CALL: { actions: assign(({ event }) => ({ call: event.call })) },
    PLAN: { actions: assign(({ context, event }) => planned(context, event.seat, event.what)) },
    PHONE: { actions: assign(({ context, event }) => phoneAt(context, event.phone)) },
    RAISE: { actions: assign(({ context, event }) => raised(context, event.seat)) },
    LOWER: { actions: assign(({ context, event }) => lowered(context, event.seat)) },
    SPEED: { actions: assign(({ event }) => ({ speed: event.speed })) },
    PAUSE: { actions: assign(({ event }) => ({ pause: event.pause })) },
    WAVE: {
      guard: ({ context, event }) => context.players[event.seat]?.bot === null,
      actions: assign(({ context, event }) => waved(context, event.seat, event.on)),
    },
    SKIP: { actions: 'skip' },
    HURRY: { actions: assign(({ event }) => ({ hurry: event.on })) },
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
        event: { initial: 'waiting', states: decision },
        tile: { initial: 'waiting', states: decision },
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
            { guard: 'isAlone', target: 'seated', actions: 'pickUp' },
            { guard: 'isWanted', target: 'curtain' },
          ],
        },
        /** Lifted by the person it names; it lifts by itself for somebody alone among bots. */
        curtain: {
          entry: 'putDown',
          always: [
            { guard: 'isPublic', target: 'open' },
            { guard: 'isAlone', target: 'seated', actions: 'pickUp' },
          ],
          on: { REVEAL: { guard: 'isAwake', target: 'seated', actions: 'pickUp' } },
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
          entry: 'write',
          invoke: { src: 'save', input: unsaved, onDone: { target: 'idle', actions: 'saved' }, onError: 'failed' },
        },
        /** Tried again after a while; or the table plays on and does without. */
        failed: {
          after: { retry: 'retrying' },
          on: { RETRY: 'retrying', PLAY_ON: { target: 'without', actions: 'playOn' } },
        },
        retrying: {
          entry: 'write',
          invoke: { src: 'save', input: unsaved, onDone: { target: 'idle', actions: 'saved' }, onError: 'failed' },
          on: { PLAY_ON: { target: 'without', actions: 'playOn' } },
        },
        /** The table is careless until somebody asks for saving, and all that was played meanwhile is on disk. */
        without: { on: { RETRY: 'mending' } },
        mending: {
          entry: 'write',
          invoke: {
            src: 'save',
            input: unsaved,
            onDone: [
              { guard: 'isBehind', target: 'mending', reenter: true, actions: 'saved' },
              { target: 'idle', actions: ['saved', 'careAgain'] },
            ],
            onError: 'without',
          },
        },
      },
    },
    /** What is being shown: everything else waits for it. */
    showing: {
      initial: 'arriving',
      states: {
        /** What somebody is owed and everybody has yet to be told comes first, also when a game is taken up again. */
        arriving: {
          always: [
            { guard: 'isResultDue', target: 'result' },
            { guard: 'isMomentDue', target: 'moment' },
            { target: 'still', actions: 'arrived' },
          ],
        },
        still: {
          always: [
            { guard: 'isResultToShow', target: 'result' },
            { guard: 'isDealDue', target: 'result' },
            { guard: 'isMomentToShow', target: 'moment' },
            { guard: 'isSilent', actions: 'shown' },
            { guard: 'isToShow', target: 'moving' },
          ],
        },
        /** The one who goes on sees what they did as it happens. */
        moving: {
          invoke: {
            src: 'show',
            input: unshown,
            onDone: { target: 'still', actions: 'shownInline' },
            onError: { target: 'still', actions: 'shownInline' },
          },
        },
        /** Something has come to light to the one who decided: theirs alone, until they say that they got it. */
        result: {
          entry: 'wantOwing',
          always: { guard: 'isOwingGone', target: 'arriving', actions: 'dropOwing' },
          on: { GOT_IT: { guard: 'isOwingLooking', target: 'arriving', actions: 'gotIt' } },
          initial: 'covered',
          states: {
            covered: { always: { guard: 'isOwingLooking', target: 'standing' } },
            standing: {
              always: { guard: 'isOwingAway', target: 'covered' },
              after: {
                look: { guard: 'isFlat', target: 'seen' },
                result: { guard: 'isOwingAlone', target: '#table.showing.arriving', actions: 'gotIt' },
                glance: { guard: 'isGlanced', target: '#table.showing.arriving', actions: 'gotIt' },
              },
              on: { WAIT: 'kept' },
            },
            /** Whoever looks under their hand on a flat table has got it when they take the hand away. */
            seen: {
              always: { guard: 'isOwingAway', target: '#table.showing.arriving', actions: 'gotIt' },
            },
            /** Somebody wants to look longer. */
            kept: {},
          },
        },
        /** The table without any hand says to all what was done, for a while or until somebody goes on. */
        moment: {
          entry: 'beginMoment',
          initial: 'playing',
          states: {
            playing: {
              invoke: {
                src: 'show',
                input: untold,
                onDone: { target: 'standing', actions: assign(({ event }) => ({ said: event.output })) },
                onError: 'standing',
              },
            },
            standing: {
              always: { guard: 'isPassing', target: '#table.showing.still', actions: 'toldAll' },
              after: {
                rest: [
                  { guard: 'isToBeReadOn', target: '#table.showing.still', actions: 'toldAll' },
                  { target: 'standing', reenter: true },
                ],
              },
            },
          },
          on: {
            GO_ON: { target: 'still', actions: 'toldAll' },
            SKIP: { target: 'still', actions: ['skip', 'toldAll'] },
          },
        },
      },
    },
  },
});

/** Somebody lets this whole turn be, what is announced now among it, or wants to be asked again. */
const waved = ({ waved: before, passed }: Play, seat: Seat, on: boolean): Partial<Play> => {
  const bit = 1 << seat;
  return on ? { waved: before | bit, passed: passed | bit } : { waved: before & ~bit };
};
